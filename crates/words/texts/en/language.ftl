### The language itself.

# Under its own name, so that it is found by who needs it.
language-name = English
    .english = English

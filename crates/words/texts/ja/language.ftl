### The language itself.

# Under its own name, so that it is found by who needs it.
language-name = 日本語
    .english = Japanese

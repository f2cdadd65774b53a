// Lexical's packages use top-level await. Loaded in one graph with Payload's circular imports,
// Node 20 now and then never finishes evaluating them (exit code 13, or a start that hangs).
// Loaded first and alone, they are settled before that graph is built.
await import('lexical')

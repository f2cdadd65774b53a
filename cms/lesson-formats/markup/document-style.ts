/**
 * The look of a rendered lesson: paper and ink, an evening room at night. The fonts are those of the
 * reader's machine, because a lesson document loads nothing. Custom styles come after it and win.
 */
export const documentStyle = `
:root { color-scheme: light; --paper: oklch(0.985 0.008 85); --raised: #fff; --ink: oklch(0.24 0.02 265);
  --muted: oklch(0.47 0.02 265); --rule: oklch(0.88 0.012 85); --accent: oklch(0.43 0.085 200); }
:root[data-theme='night'] { color-scheme: dark; --paper: oklch(0.19 0.015 265);
  --raised: oklch(0.235 0.018 265); --ink: oklch(0.93 0.01 85); --muted: oklch(0.75 0.015 265);
  --rule: oklch(0.35 0.015 265); --accent: oklch(0.8 0.09 195); }
* { box-sizing: border-box; }
html { background: var(--paper); color: var(--ink); }
body { margin: 0 auto; max-inline-size: 46rem; padding: 1.25rem;
  font: 1.0625rem/1.6 'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, serif;
  text-wrap: pretty; overflow-wrap: break-word; }
h1, h2, h3 { line-height: 1.2; text-wrap: balance; }
h1 { font-size: clamp(1.9rem, 6vw, 2.8rem); margin: 0 0 1rem; }
h2 { font-size: 1.6rem; margin: 0 0 1rem; }
h3 { font-size: 1.15rem; margin: 0 0 0.4rem; }
p { margin: 0 0 0.6rem; }
ul, ol { padding-inline-start: 1.4rem; }
.lesson-header { border-block-end: 1px solid var(--rule); margin-block-end: 2rem; padding-block-end: 1rem; }
.lesson-tools { display: flex; justify-content: space-between; align-items: center; gap: 1rem; color: var(--muted); }
nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1.1rem; list-style: none; margin: 0; padding: 0; }
a { color: var(--accent); text-underline-offset: 0.2em; }
nav a, .next a { display: inline-block; padding-block: 0.35rem; }
[data-go][aria-current] { color: var(--ink); text-decoration-thickness: 2px; }
button, textarea { font: inherit; color: inherit; border: 1px solid var(--rule); border-radius: 4px; background: var(--raised); }
button { min-block-size: 2.5rem; padding: 0.3rem 0.9rem; font-size: 0.95rem; }
button:hover { border-color: var(--accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
textarea { display: block; inline-size: 100%; margin-block: 0.4rem; padding: 0.6rem; }
section { margin-block-end: 3rem; }
.items { list-style: none; margin: 0; padding: 0; }
.items > li { border-block-start: 1px solid var(--rule); padding-block: 1rem; }
.word { display: flex; flex-wrap: wrap; align-items: center; gap: 0.2rem 0.8rem; }
.phonetics { color: var(--muted); font-weight: normal; margin-inline-start: 0.6rem; }
.example { border-inline-start: 2px solid var(--accent); padding-inline-start: 0.8rem; font-style: italic; }
.visual-prompt img { display: block; max-inline-size: 100%; block-size: auto; margin-block-end: 0.8rem; }
.options { list-style: lower-alpha; }
.options li { margin-block-end: 0.5rem; }
.options button { inline-size: 100%; text-align: start; }
.next { border-block-start: 1px solid var(--rule); margin-block-start: 1.5rem; padding-block-start: 0.6rem; }
@media print { nav, button[data-theme-toggle], button[data-speak], button[data-record], .next { display: none; }
  section[hidden] { display: block !important; } body { max-inline-size: none; } }
`

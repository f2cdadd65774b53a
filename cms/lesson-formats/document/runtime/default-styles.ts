import { root } from './lesson-page.ts'

/** Without specificity, so that any rule of the lesson wins. */
const defaultStyles = `
:where(html[data-theme='night']) { color-scheme: dark; }
:where([data-option], [data-speak], [data-record], [data-go], [data-theme-toggle]) { cursor: pointer; }
:where([data-theme-toggle]:empty)::before { content: 'Night mode'; }
:where([data-speak]:empty)::before { content: 'Listen'; }
:where([data-option].selected) { outline: 2px solid currentColor; outline-offset: 1px; }
:where([data-option].correct, label.correct) { outline: 2px solid #1b8a4b; background: #1b8a4b2e; }
:where([data-option].incorrect, label.incorrect) { outline: 2px solid #c93a2b; background: #c93a2b2e; }
:where([data-option].correct, label.correct)::after { content: ' ✓' / ''; }
:where([data-option].incorrect, label.incorrect)::after { content: ' ✗' / ''; }
:where([data-answered] [data-option]) { cursor: default; }
:where([data-go][aria-current]) { font-weight: bold; }
:where([data-lesson-section]:focus) { outline: none; }
:where(.lesson-recording) { display: block; max-inline-size: 100%; margin-block: 0.5rem; }
/* Against a lesson's own 'section { display: grid }': a hidden section is hidden, but printed. */
@media screen { [data-lesson-section][hidden] { display: none !important; } }
@media print { [data-lesson-section][hidden] { display: revert !important; } }
.lesson-announcement { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`

/** First in the head, for the same reason. */
export function addDefaultStyles() {
  const style = document.createElement('style')
  style.textContent = defaultStyles
  ;(document.head ?? root()).prepend(style)
}

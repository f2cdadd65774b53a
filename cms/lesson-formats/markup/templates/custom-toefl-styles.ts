/** The look of the TOEFL lesson: exam clock, word count and score. */
export const customToeflStyles = `
/* Each section has an id: #vocabulary, #practice, #quiz and so on. */
:root { --exam: oklch(0.5 0.12 265); }
:root[data-theme='night'] { --exam: oklch(0.78 0.1 265); }

.speaking-activity, .writing-activity, .writing-task {
  border-inline-start: 4px solid var(--exam);
  margin-block-end: 1.5rem;
  padding-inline-start: 1rem;
}

.exam-clock { display: flex; flex-wrap: wrap; align-items: center; gap: 0.8rem; margin-block: 0.8rem; }
.exam-clock output { font-size: 1.4rem; font-variant-numeric: tabular-nums; }
.exam-clock[data-phase='speak'] output { color: oklch(0.55 0.19 28); font-weight: bold; }
.word-count[data-is-enough] { color: oklch(0.5 0.12 150); }
:root[data-theme='night'] .exam-clock[data-phase='speak'] output { color: oklch(0.75 0.15 28); }
:root[data-theme='night'] .word-count[data-is-enough] { color: oklch(0.8 0.12 150); }
`

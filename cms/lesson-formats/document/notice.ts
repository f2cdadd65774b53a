/** Spec §2: in the frame the learner is told what does not work there. */
export const noticeText =
  'Some interactive features, such as recording, are limited in this view. Use “Open Interactive Version” for the full lesson.'

/**
 * The notice as markup. It stands in a shadow tree, so that neither the tutor's styles nor a script that
 * counts the page's buttons meets it; `!important` on `:host` wins over any rule of the page. A browser
 * without declarative shadow trees shows nothing.
 */
export const lessonNotice = `<lesson-notice><template shadowrootmode="open"><style>
:host { all: initial !important; position: fixed !important; z-index: 2147483647 !important; inset: auto 0.75rem 0.75rem !important; }
div { display: flex; gap: 0.5rem; align-items: center; inline-size: fit-content; max-inline-size: min(34rem, 100%); box-sizing: border-box; padding: 0.375rem 0.375rem 0.375rem 0.875rem; border-radius: 4px; background: #242a35; color: #f6f1e7; font: 0.8125rem/1.4 system-ui, sans-serif; }
p { margin: 0; }
button { flex: none; min-inline-size: 2.75rem; min-block-size: 2.75rem; border: 0; border-radius: 4px; background: none; color: inherit; font: 1.25rem/1 system-ui, sans-serif; cursor: pointer; }
button:hover { background: #3a4252; }
button:focus-visible { outline: 2px solid currentColor; outline-offset: -4px; }
@media print { :host { display: none !important; } }
</style><div role="region" aria-label="About this view"><p>${noticeText}</p><button type="button" aria-label="Dismiss this notice" onclick="this.getRootNode().host.remove()">×</button></div></template></lesson-notice>`

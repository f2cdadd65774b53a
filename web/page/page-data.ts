/** The ids of the JSON scripts that hand the server's answers to the browser. */
export const pageDataIds = { answers: 'page-answers', failedReads: 'failed-reads' } as const

/** JSON that may stand inside a <script>: nothing in it can end the element or a line. */
export const scriptJson = (value: unknown) =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')

/** Of Express, which also calls it so where the browser has the file already (304), and of a pipeline. */
const codes = ['ECONNABORTED', 'ERR_STREAM_PREMATURE_CLOSE']

/** Whether what sending ended with is no fault of ours: whoever asked has left, or wants no more of it. */
export const isOver = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && codes.includes(String(error.code))) ||
    ('syscall' in error && error.syscall === 'write'))

import { setFlagsFromString } from 'node:v8'

/** In per cent of what is in use. */
const mostGarbage = 25

/**
 * Has garbage collected before there is much of it. V8 lets a heap as small as the site's grow to
 * four times what is in use, on a machine with memory to spare, and the answers that edits have
 * dropped wait for that; a collection runs beside the event loop for the most part (decision 67).
 */
export const collectEarly = (): void => setFlagsFromString(`--heap-growing-percent=${mostGarbage}`)

import { setFlagsFromString } from 'node:v8'

/** In per cent of what is in use. */
const mostGarbage = 25

/**
 * Has garbage collected before there is much of it. V8 lets a heap as small as the site's grow to
 * four times what is in use, on a machine with memory to spare; the answers that edits have dropped
 * wait for that, and large uploads in the studio's process. A collection runs beside the event loop
 * for the most part (decision 67).
 */
export const collectEarly = (): void => setFlagsFromString(`--heap-growing-percent=${mostGarbage}`)

/**
 * Has what is new collected by the thread that makes it. There is little of it, and V8 shares the work
 * among as many threads as there are cores: where the cores are busy, the event loop waits for the
 * last of them to be given one (decision 67).
 */
export const collectAlone = (): void => setFlagsFromString('--no-parallel-scavenge')

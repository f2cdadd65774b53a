/** What the engine's package takes from a polyfill, as every browser has it. */
export const { Blob } = globalThis

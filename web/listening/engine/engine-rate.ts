/** The rate at which the engine hears, in samples a second. */
export const engineRate = 16_000

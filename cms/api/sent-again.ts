/**
 * What a tutor sends word for word within so much time is what she has sent before, of which she was
 * not told (decision 257).
 */
export const sentAgainMs = 60 * 60 * 1000

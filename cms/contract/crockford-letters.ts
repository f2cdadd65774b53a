/** Crockford's letters, in the order of their values; none is taken for another. */
export const crockfordLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

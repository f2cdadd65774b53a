// Apart from the schemas: the page needs the number, and no schema.

/** So many tries of a quiz are sent: the first one and the latest. */
export const mostTries = 50

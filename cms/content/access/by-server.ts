/** A field that the server alone writes, past the rules; nobody from outside. */
export const byServer = { create: () => false, update: () => false }

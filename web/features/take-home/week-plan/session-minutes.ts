/** How long a session takes. */
export const sessionMinutes = 20

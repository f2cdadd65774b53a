/** How the tab calls what a student writes to her tutor, until it is sent. */
export const letterNames = 'own-letter'

export const letterName = (studentId: number): string => `${letterNames}:${studentId}`

/** Tried again, also after a look at another page, it is the same letter. */
export const letterIdName = (studentId: number): string => `${letterNames}-id:${studentId}`

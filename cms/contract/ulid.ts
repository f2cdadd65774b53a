/** An id that is made where something happens (decision 78): ten letters of time, sixteen others. */
export const ulidPattern = /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/

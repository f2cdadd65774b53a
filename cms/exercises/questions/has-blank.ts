/** Whether a sentence has a blank where a word is to be written: nobody can say it as it stands. */
export const hasBlank = (sentence: string): boolean => /_{2}|\.{4}|…{2}/.test(sentence)

/** How lists shorten what stands for an object. */
const full: Readonly<Record<string, string>> = {
  sb: 'somebody',
  smb: 'somebody',
  someone: 'somebody',
  sth: 'something',
  smth: 'something',
}

/** 'look after sb' as 'look after somebody'; a word that stands alone is the answer itself. */
export const withFullObjects = (text: string): string =>
  /\s/.test(text)
    ? text.replace(/(?<![\p{L}\p{M}])(?:sb|smb|someone|sth|smth)(?![\p{L}\p{M}])/giu, (word) => {
        return full[word.toLowerCase()] ?? word
      })
    : text

/**
 * A phrase without the object at its end, which a learner may leave out: 'look after sb'. An object
 * that is written in full is one behind 'after', 'of' and the like alone: 'say something' needs its.
 */
export const withoutObject = (text: string): string =>
  text
    .replace(/(?<=\S)\s+(?:sb|smb|sth|smth)$/i, '')
    .replace(
      /(?<=\S\s(?:about|after|at|by|for|from|in|into|of|off|on|out|over|through|to|up|with))\s+(?:somebody|someone|something)$/i,
      '',
    )

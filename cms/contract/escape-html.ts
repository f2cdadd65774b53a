const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  // Told from a common space in a text area only so.
  '\u00A0': '&nbsp;',
}

const withEntities = (text: string, characters: RegExp) =>
  text.replaceAll(characters, (character) => entities[character] ?? character)

/** A text between tags. */
export const escapeText = (text: string) => withEntities(text, /[&<>\u00A0]/g)

/** The value of an attribute in double quotes. */
export const escapeAttribute = (text: string) => withEntities(text, /[&<>"'\u00A0]/g)

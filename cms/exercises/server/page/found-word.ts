/** A word that stands in a page, with what the page tells of it. */
export interface FoundWord {
  word: string
  phonetics?: string
  translation?: string
  meaning?: string
  example?: string
  spokenExample?: string
}

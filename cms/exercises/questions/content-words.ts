import { spokenWords } from '../words/spoken-words.ts'

const stopWords = new Set(
  `a an the and or but if so as of at by for from in into on onto to up out off over with without
   about after before between during than then there here this that these those it its i you he she
   we they me him her us them my your his our their is are was were be been being am do does did done
   have has had having will would can could shall should may might must not no yes very too also just
   only more most much many some any all each every one two who whom whose which what when where why
   how something somebody someone anything anybody person people thing things way make makes made get
   gets got use used using especially usually often for example such like verb noun adjective phrase
   other another because while until again give go know say tell ask want need good new well`.split(
    /\s+/,
  ),
)

/** Words that only join others. */
export const isStopWord = (word: string): boolean => stopWords.has(word)

/** The words of a text that carry its sense, without their endings. */
export const contentWords = (text: string): Set<string> =>
  new Set(
    spokenWords(text)
      .flatMap(({ keys }) => keys)
      .filter((key) => key.length > 2 && !stopWords.has(key) && !key.includes('|'))
      .map(stemOf),
  )

const stemOf = (word: string) =>
  word
    .replace(/'s$/, '')
    .replace(/(?:ings?|ed|es|s|ly|er|ers|ions?|ments?)$/, (ending, at) => (at >= 3 ? '' : ending))
    .replace(/[ey]$/, '')

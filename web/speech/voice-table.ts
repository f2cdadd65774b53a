/** The accents and voices that a learner can choose (spec §2 'Voice Settings bar'). */
export type Accent = 'american' | 'british'
export type Sex = 'female' | 'male'

/** Languages of voices by accent, as BCP 47 tags. */
export const languageOf: Record<Accent, string> = { american: 'en-US', british: 'en-GB' }

const names = (...lists: readonly string[]) => lists.flatMap((list) => list.split(', '))

/**
 * The English voices of the common systems by the names they give them; in a list, the better one
 * comes first. A voice's own language says its accent. Matched as whole words anywhere in the name:
 * 'Samantha (Enhanced)', 'Microsoft Zira - English (United States)'.
 *
 * Sources: Edge's natural voices; Apple's voices of macOS and iOS; Windows' own voices; Chrome's
 * and ChromeOS' Google voices; Android's by network code (-iob-, -rjs-); speech-dispatcher and
 * espeak on Linux ('English (America)+Annie', 'english-us+f3').
 */
export const namesOf: Record<Accent, Record<Sex, readonly string[]>> = {
  american: {
    female: names(
      'Ava, Aria, Jenny, Emma, Michelle, Ana',
      'Samantha, Allison, Zoe, Joelle, Nicky, Noelle, Susan, Victoria',
      'Google US English, Zira',
      'en-us-x-tpc, en-us-x-tpf, en-us-x-iob, en-us-x-iog, en-us-x-sfg',
      'Chrome OS US English 1, Chrome OS US English 2, Kathy, Vicki, Agnes',
    ),
    male: names(
      'Andrew, Guy, Brian, Christopher, Eric, Roger, Steffan',
      'Evan, Tom, Nathan, Alex, Aaron, Fred',
      'Mark, David',
      'en-us-x-iom, en-us-x-iol, en-us-x-tpd',
      'Chrome OS US English 4, Chrome OS US English 5, Ralph, Bruce',
    ),
  },
  british: {
    female: names(
      'Sonia, Libby, Maisie',
      'Serena, Kate, Stephanie, Martha, Fiona',
      'Google UK English Female, Hazel, Susan',
      'en-gb-x-gba, en-gb-x-gbc, en-gb-x-gbg, en-gb-x-fis',
    ),
    male: names(
      'Ryan, Thomas, Oliver, Daniel, Jamie, Arthur, Malcolm',
      'Google UK English Male, George',
      'en-gb-x-gbb, en-gb-x-gbd, en-gb-x-rjs',
    ),
  },
}

/**
 * Signs of a sex in voice names that are not people's names: Google's, Samsung's, espeak's
 * variants.
 */
export const sexSigns: Record<Sex, RegExp> = {
  female: /\bfemale\b|\+f\d|\+(?:annie|belinda|linda|steph)\b/i,
  male: /\bmale\b|\+m\d|\+(?:adam|andy|max|michael|mike)\b/i,
}

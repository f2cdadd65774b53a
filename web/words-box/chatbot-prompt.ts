import { type LearnerLanguage, languageNames } from '../../cms/contract/learner-languages.ts'

/** What a chatbot is asked for: rows, of which exercises are made here, and no page. */
export function chatbotPrompt(words: readonly string[], language: LearnerLanguage | ''): string {
  const translation =
    language === '' ? 'its translation' : `its ${languageNames[language]} translation`
  return [
    'I teach English to adults. Make a table of English words for one exercise.',
    `Give one line for each word with six columns, separated by tabs: the word, its pronunciation in IPA between slashes, ${translation}, its meaning in simpler English than the word itself, an example sentence, a second example sentence.`,
    'Begin with this heading, with tabs as well: word, phonetics, translation, meaning, example, spoken example.',
    'In both sentences the word or a form of it stands exactly once. Each sentence is natural, has 6 to 12 words, shows what the word means, and fits no other word of the list. No two sentences are alike.',
    'Write nothing else: no numbers, no bold type, no empty columns, no code.',
    '',
    words.length > 0 ? `The words:\n${words.join('\n')}` : 'The words: (write them here)',
  ].join('\n')
}

import type { ExerciseKind } from '../../../cms/contract/exercise-kinds.ts'

interface KindTexts {
  /** What it trains, in the list of kinds. */
  trains: string
  /** What is to be done, above each question. */
  task: string
}

/** Beside their names (`kindNames`). */
export const kindTexts: Record<ExerciseKind, KindTexts> = {
  list: {
    trains: 'Meet each word: hear it, read what it means.',
    task: 'Listen to each word, then say it yourself.',
  },
  flashcards: {
    trains: 'Remember a word by yourself, from both sides.',
    task: 'What is on the other side?',
  },
  matching: {
    trains: 'Connect each word with its meaning.',
    task: 'Choose a word, then what it means.',
  },
  choice: {
    trains: 'Tell a word apart from similar words.',
    task: 'Which word is meant?',
  },
  gap: {
    trains: 'Write the word in a sentence, in the right form.',
    task: 'Write the missing word.',
  },
  'spoken-gap': {
    trains: 'Say a whole sentence with the right word in it.',
    task: 'Say the whole sentence with the missing word.',
  },
  dictation: {
    trains: 'Hear every word of a sentence, and spell it.',
    task: 'Listen, then write what you hear.',
  },
  order: {
    trains: 'Build a sentence the way English does.',
    task: 'Put the words in order.',
  },
  translate: {
    trains: 'Find the English word by yourself.',
    task: 'What is it in English?',
  },
  say: {
    trains: 'Say a sentence aloud and listen to yourself.',
    task: 'Listen, then say it.',
  },
}

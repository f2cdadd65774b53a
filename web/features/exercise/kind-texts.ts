import type { ExerciseKind } from '../../../cms/exercises/kinds.ts'

interface KindTexts {
  name: string
  /** What it trains, in the list of kinds. */
  trains: string
  /** What is to be done, above each question. */
  task: string
}

export const kindTexts: Record<ExerciseKind, KindTexts> = {
  list: {
    name: 'Listen to the words',
    trains: 'Meet each word: hear it, read what it means.',
    task: 'Listen to each word and say it with the voice.',
  },
  flashcards: {
    name: 'Flashcards',
    trains: 'Remember a word by yourself, from both sides.',
    task: 'What is on the other side?',
  },
  matching: {
    name: 'Match the pairs',
    trains: 'Connect each word with its meaning.',
    task: 'Choose a word, then what it means.',
  },
  choice: {
    name: 'Choose the word',
    trains: 'Tell a word from others that are near it.',
    task: 'Which word is meant?',
  },
  gap: {
    name: 'Fill the gap',
    trains: 'Write the word in a sentence, in the right form.',
    task: 'Write the missing word.',
  },
  'spoken-gap': {
    name: 'Say the gap',
    trains: 'Say a whole sentence with the right word in it.',
    task: 'Say the whole sentence with the missing word.',
  },
  dictation: {
    name: 'Dictation',
    trains: 'Hear every word of a sentence, and spell it.',
    task: 'Listen, then write what you hear.',
  },
  order: {
    name: 'Word order',
    trains: 'Build a sentence the way English does.',
    task: 'Put the words in order.',
  },
  translate: {
    name: 'Say it in English',
    trains: 'Find the English word by yourself.',
    task: 'Write it in English.',
  },
  say: {
    name: 'Say it',
    trains: 'Say a sentence aloud and listen to yourself.',
    task: 'Listen, then say it.',
  },
}

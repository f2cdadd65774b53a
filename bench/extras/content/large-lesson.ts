import type { Lesson } from '../../../cms/contract/lesson.ts'

const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'
const arabic = 'هذا درس طويل جدًا عن التحدث أمام الجمهور.'

/** A lesson at the edge: many items, endless words, a line from right to left, no objectives. */
export const largeLesson = (lesson: Lesson): Lesson => ({
  ...lesson,
  title: `${lesson.title} ${longWord}`,
  objectives: [],
  visualPrompt: arabic,
  warmUpQuestions: [arabic, longWord],
  vocabulary: Array.from({ length: 200 }, (_, index) => ({
    word: index % 3 === 0 ? longWord : `word ${index}`,
    phonetics: '/ˌriːəˈʃɔː/',
    definition: index % 5 === 0 ? arabic : 'To make somebody feel less worried.',
    example: 'I reassured myself that I had answered harder questions before.',
  })),
  phrases: Array.from({ length: 100 }, (_, index) => ({
    phrase: index % 4 === 0 ? arabic : `put it ${longWord}`,
    usage: 'Use it when something helps you.',
    example: 'A walk by the river helped.',
  })),
  quizQuestions: Array.from({ length: 100 }, (_, index) => ({
    question: index % 4 === 0 ? arabic : `Which one is number ${index}? ${longWord}`,
    options: [longWord, arabic, 'third', 'fourth'],
    correctAnswer: 0,
  })),
})

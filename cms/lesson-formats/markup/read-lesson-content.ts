import type { z } from 'zod'
import {
  type GrammarConcept,
  LessonContent,
  type PhraseItem,
  PracticeActivity,
  type VocabularyItem,
} from '../../contract/lesson.ts'
import { isPictureAddress, pictureAddressAsked } from '../../contract/picture-address.ts'
import type { MarkupElement } from './markup-element.ts'
import { notAs } from './markup-problems.ts'
import { optionalText, readList, requiredText, textOf } from './read-element.ts'
import { readQuizItem } from './read-quiz-item.ts'

/** What the sections state; a section that is not written is absent. */
export function readLessonContent({ children }: MarkupElement): Partial<LessonContent> {
  let stated: Partial<LessonContent> = {}
  for (const section of children) stated = { ...stated, ...sectionReaders[section.tag]?.(section) }
  return stated
}

const content = LessonContent.shape

/** Each section's tag with the field that it fills. */
const sectionReaders: Readonly<Record<string, (section: MarkupElement) => Partial<LessonContent>>> =
  {
    objectives: (section) => ({ objectives: readTexts(section, content.objectives) }),
    'warm-up-questions': (section) => ({
      warmUpQuestions: readTexts(section, content.warmUpQuestions),
    }),
    'warm-up-picture': (element) => ({ warmUpPicture: readPictureAddress(element) }),
    'visual-prompt': ({ text }) => ({ visualPrompt: text }),
    'key-takeaways': (section) => ({ keyTakeaways: readTexts(section, content.keyTakeaways) }),
    vocabulary: (element) => ({
      vocabulary: readList({ element, schema: content.vocabulary, read: readVocabularyItem }),
    }),
    phrases: (element) => ({
      phrases: readList({ element, schema: content.phrases, read: readPhraseItem }),
    }),
    grammar: (element) => ({
      grammarConcepts: readList({
        element,
        schema: content.grammarConcepts,
        read: readGrammarItem,
      }),
    }),
    practice: (element) => ({
      practiceActivities: readList({
        element,
        schema: content.practiceActivities,
        read: readActivity,
      }),
    }),
    'speaking-tips': (section) => ({ speakingTips: readTexts(section, content.speakingTips) }),
    'writing-task': ({ text }) => ({ writingActivity: text }),
    quiz: (element) => ({
      quizQuestions: readList({ element, schema: content.quizQuestions, read: readQuizItem }),
    }),
  }

const readTexts = (element: MarkupElement, schema: z.ZodType<string[]>): string[] =>
  readList({ element, schema, read: textOf })

/** An empty tag stands for the standard picture, as an empty field does. */
function readPictureAddress(element: MarkupElement): string {
  if (element.text !== '' && !isPictureAddress(element.text)) {
    throw notAs(element, pictureAddressAsked)
  }
  return element.text
}

const readVocabularyItem = (item: MarkupElement): VocabularyItem => ({
  word: requiredText(item, 'word'),
  phonetics: optionalText(item, 'phonetics'),
  definition: optionalText(item, 'definition'),
  example: optionalText(item, 'example'),
})

const readPhraseItem = (item: MarkupElement): PhraseItem => ({
  phrase: requiredText(item, 'phrase'),
  usage: optionalText(item, 'usage'),
  example: optionalText(item, 'example'),
})

const readGrammarItem = (item: MarkupElement): GrammarConcept => ({
  concept: requiredText(item, 'concept'),
  explanation: optionalText(item, 'explanation'),
  example: optionalText(item, 'example'),
})

const readActivity = (activity: MarkupElement): PracticeActivity => ({
  type: activity.tag === 'writing-activity' ? 'writing' : 'speaking',
  questions: readTexts(activity, PracticeActivity.shape.questions),
})

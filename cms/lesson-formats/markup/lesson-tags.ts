import {
  GrammarConcept,
  LessonContent,
  PhraseItem,
  PracticeActivity,
  QuizQuestion,
  VocabularyItem,
} from '../../contract/lesson.ts'
import type { MarkupFormat } from './parsed-lesson.ts'
import {
  code,
  type GroupTag,
  group,
  line,
  paragraph,
  repeatable,
  type TagTable,
} from './tag-kinds.ts'

/** Options a to d in the templates (spec §3); up to j, because the contract allows ten. */
export const optionLetters = [...'abcdefghij']

const content = LessonContent.shape

/** A section whose items are texts. */
const texts = (itemTag: string, item: Parameters<typeof paragraph>[0]) =>
  group({ [itemTag]: repeatable(paragraph(item)) })

/** A section whose items are groups. */
const items = (itemTag: string, tags: TagTable) => group({ [itemTag]: repeatable(group(tags)) })

const activity = repeatable(texts('question', PracticeActivity.shape.questions.element))

const metaTags = {
  'lesson-title': line(content.title),
  'lesson-number': line(),
  'video-id': line(content.videoId),
  premium: line(),
}

const contentTags = {
  objectives: texts('objective', content.objectives.element),
  'warm-up-questions': texts('warm-up-question', content.warmUpQuestions.element),
  'warm-up-picture': line(content.warmUpPicture),
  'visual-prompt': paragraph(content.visualPrompt),
  'key-takeaways': texts('key-takeaway', content.keyTakeaways.element),
  vocabulary: items('vocabulary-item', {
    word: line(VocabularyItem.shape.word),
    phonetics: line(VocabularyItem.shape.phonetics),
    definition: paragraph(VocabularyItem.shape.definition),
    example: paragraph(VocabularyItem.shape.example),
  }),
  phrases: items('phrase-item', {
    phrase: line(PhraseItem.shape.phrase),
    usage: paragraph(PhraseItem.shape.usage),
    example: paragraph(PhraseItem.shape.example),
  }),
  grammar: items('grammar-item', {
    concept: line(GrammarConcept.shape.concept),
    explanation: paragraph(GrammarConcept.shape.explanation),
    example: paragraph(GrammarConcept.shape.example),
  }),
  practice: group({ 'speaking-activity': activity, 'writing-activity': activity }),
  'speaking-tips': texts('speaking-tip', content.speakingTips.element),
  'writing-task': paragraph(content.writingActivity),
  quiz: items('quiz-item', {
    question: paragraph(QuizQuestion.shape.question),
    ...Object.fromEntries(
      optionLetters.map((letter) => [`option-${letter}`, line(QuizQuestion.shape.options.element)]),
    ),
    'correct-answer': line(),
  }),
}

/** All tags of the two formats; the reference for the tutor is markup-reference.md. */
export const lessonTags: Record<MarkupFormat, GroupTag> = {
  standard: group({ ...metaTags, ...contentTags }),
  custom: group({
    'lesson-meta': group({ ...metaTags, 'course-id': line() }),
    ...contentTags,
    'custom-styles': code('style'),
    'custom-scripts': code('script'),
  }),
}

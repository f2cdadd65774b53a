import type {
  GrammarConcept,
  PhraseItem,
  PracticeActivity,
  QuizQuestion,
  VocabularyItem,
} from '../../contract/lesson.ts'
import { optionLetters } from './lesson-tags.ts'
import type { MarkupFormat, ParsedCustomLesson, ParsedLesson } from './parsed-lesson.ts'
import {
  codeTag,
  groupTag,
  type Lines,
  lineTag,
  paragraphTag,
  unlessEmpty,
} from './render-element.ts'

type RenderedLesson = ParsedLesson & Partial<ParsedCustomLesson>

/**
 * A lesson as markup. Parsed again it gives the same lesson, its texts in the form in which the parser
 * gives them: no white space at the ends, one space between words, at most one blank line in a row.
 * What the format cannot hold (course and code in the standard format) is left out; a text that a tag
 * requires and the lesson lacks becomes an empty tag, which the parser will name.
 */
export function renderMarkup(lesson: RenderedLesson, format: MarkupFormat): string {
  const blocks =
    format === 'custom'
      ? [renderCustomMeta(lesson), ...renderSections(lesson), ...renderCode(lesson)]
      : [renderMeta(lesson), ...renderSections(lesson)]
  const written = blocks.filter((lines) => lines.length > 0)
  return `${written.map((lines) => lines.join('\n')).join('\n\n')}\n`
}

const renderMeta = ({ title, lessonNumber, videoId, isPremium }: RenderedLesson): Lines =>
  [
    lineTag('lesson-title', title),
    lineTag('lesson-number', lessonNumber),
    lineTag('video-id', videoId),
    lineTag('premium', isPremium === undefined ? undefined : isPremium ? 'yes' : 'no'),
  ].flat()

const renderCustomMeta = (lesson: RenderedLesson): Lines =>
  groupTag('lesson-meta', [renderMeta(lesson), lineTag('course-id', lesson.courseId)])

const renderSections = (lesson: RenderedLesson): Lines[] => [
  renderTexts(['objectives', 'objective'], lesson.objectives),
  renderTexts(['warm-up-questions', 'warm-up-question'], lesson.warmUpQuestions),
  lineTag('warm-up-picture', lesson.warmUpPicture),
  paragraphTag('visual-prompt', lesson.visualPrompt),
  renderTexts(['key-takeaways', 'key-takeaway'], lesson.keyTakeaways),
  groupTag('vocabulary', lesson.vocabulary?.map(renderVocabularyItem)),
  groupTag('phrases', lesson.phrases?.map(renderPhraseItem)),
  groupTag('grammar', lesson.grammarConcepts?.map(renderGrammarItem)),
  groupTag('practice', lesson.practiceActivities?.map(renderActivity)),
  renderTexts(['speaking-tips', 'speaking-tip'], lesson.speakingTips),
  paragraphTag('writing-task', lesson.writingActivity),
  groupTag('quiz', lesson.quizQuestions?.map(renderQuizItem)),
]

const renderCode = ({ customStyles, customScripts }: RenderedLesson): Lines[] => [
  codeTag('custom-styles', 'style', customStyles),
  codeTag('custom-scripts', 'script', customScripts),
]

const renderTexts = ([section, item]: [string, string], texts: string[] | undefined): Lines =>
  groupTag(
    section,
    texts?.map((text) => paragraphTag(item, text)),
  )

const renderVocabularyItem = ({ word, phonetics, definition, example }: VocabularyItem): Lines =>
  groupTag('vocabulary-item', [
    lineTag('word', word),
    lineTag('phonetics', unlessEmpty(phonetics)),
    paragraphTag('definition', unlessEmpty(definition)),
    paragraphTag('example', unlessEmpty(example)),
  ])

const renderPhraseItem = ({ phrase, usage, example }: PhraseItem): Lines =>
  groupTag('phrase-item', [
    lineTag('phrase', phrase),
    paragraphTag('usage', unlessEmpty(usage)),
    paragraphTag('example', unlessEmpty(example)),
  ])

const renderGrammarItem = ({ concept, explanation, example }: GrammarConcept): Lines =>
  groupTag('grammar-item', [
    lineTag('concept', concept),
    paragraphTag('explanation', unlessEmpty(explanation)),
    paragraphTag('example', unlessEmpty(example)),
  ])

const renderActivity = ({ type, questions }: PracticeActivity): Lines =>
  renderTexts([`${type}-activity`, 'question'], questions)

const renderQuizItem = ({ question, options, correctAnswer }: QuizQuestion): Lines =>
  groupTag('quiz-item', [
    paragraphTag('question', question),
    ...options.map((option, index) => lineTag(`option-${optionLetters[index]}`, option)),
    lineTag('correct-answer', optionLetters[correctAnswer] ?? ''),
  ])

import {
  type ArrayField,
  type ArrayFieldValidation,
  type NumberFieldSingleValidation,
  validations,
} from 'payload'
import { lessonLimits } from '../../../contract/limits.ts'
import { isPublishedInForm } from '../../fields/on-publishing.ts'
import { itemList, paragraph, textList } from './content-fields.ts'
import { equalOptions } from './equal-options.ts'

const { min, max } = lessonLimits.options

/** Of two options that read the same, one would be marked as wrong. */
const validateOptions: ArrayFieldValidation = (value, options) => {
  const count = countOf(value)
  if (count < min || count > max) return `A question has ${min} to ${max} options.`
  const outcome = validations.array(value, options)
  if (outcome !== true || !Array.isArray(value) || !isPublishedInForm(options)) return outcome
  const equal = equalOptions(value.map((row) => String(Object(row).text ?? '')))
  return equal ? `Options ${equal[0] + 1} and ${equal[1] + 1} are the same.` : true
}

/** Nothing is right until the tutor chooses it: a draft may be without, and be unpublished so. */
const validateAnswer: NumberFieldSingleValidation = (value, { data, event, siblingData }) => {
  const isMissing = value === null || value === undefined
  if (isMissing && event === 'submit' && Object(data)._status === 'draft') return true
  const isAnOption =
    !isMissing && Number.isInteger(value) && value >= 0 && value < countOptions(siblingData)
  return isAnOption || 'Choose one of the options as the correct answer.'
}

/** The quiz: each right answer is kept as the zero-based place of its option (spec §3). */
export const quizQuestions: ArrayField = itemList({
  name: 'quizQuestions',
  singular: 'question',
  description: 'One question at a time, each with two to ten options.',
  rowLabel: ['question'],
  fields: [
    paragraph({ name: 'question', required: true }),
    {
      ...textList({
        name: 'options',
        singular: 'option',
        isPartOfItem: true,
        maxLength: lessonLimits.line,
      }),
      required: true,
      minRows: min,
      maxRows: max,
      validate: validateOptions,
    },
    {
      name: 'correctAnswer',
      type: 'number',
      label: 'Correct answer',
      required: true,
      min: 0,
      validate: validateAnswer,
      admin: {
        components: { Field: '/cms/studio/fields/correct-answer.tsx#CorrectAnswer' },
      },
    },
  ],
})

function countOptions(question: unknown): number {
  if (typeof question !== 'object' || question === null || !('options' in question)) return 0
  return countOf(question.options)
}

/** Options are rows on a save from the server and a count in the studio's form. */
const countOf = (options: unknown): number =>
  typeof options === 'number' ? options : Array.isArray(options) ? options.length : 0

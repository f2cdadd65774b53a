import type { ArrayField } from 'payload'
import { lessonLimits } from '../../../contract/limits.ts'
import { itemList, paragraph, textList } from './content-fields.ts'

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
      minRows: lessonLimits.options.min,
      maxRows: lessonLimits.options.max,
    },
    {
      name: 'correctAnswer',
      type: 'number',
      label: 'Correct answer',
      required: true,
      defaultValue: 0,
      min: 0,
      validate: (value: number | null | undefined, { siblingData }: { siblingData: unknown }) => {
        const isAnOption =
          typeof value === 'number' &&
          Number.isInteger(value) &&
          value >= 0 &&
          value < countOptions(siblingData)
        return isAnOption || 'Choose one of the options as the correct answer.'
      },
      admin: {
        components: { Field: '/cms/studio/fields/correct-answer.tsx#CorrectAnswer' },
      },
    },
  ],
})

/** Options are rows on a save from the server and a count in the studio's form. */
function countOptions(question: unknown): number {
  if (typeof question !== 'object' || question === null || !('options' in question)) return 0
  const { options } = question
  if (typeof options === 'number') return options
  return Array.isArray(options) ? options.length : 0
}

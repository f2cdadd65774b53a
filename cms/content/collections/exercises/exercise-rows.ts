import {
  type ArrayField,
  type ArrayFieldValidation,
  type TextareaField,
  type TextField,
  validations,
} from 'payload'
import { exerciseLimits } from '../../../contract/limits.ts'
import { notRepeated } from '../../fields/repeated-words.ts'

/** A form may know a list by the number of its rows. */
const validateRows: ArrayFieldValidation = (value, options) =>
  !value || value.length === 0 ? 'Add at least one word.' : validations.array(value, options)

/** The words of an exercise (`Row` of cms/exercises). */
export const exerciseRows: ArrayField = {
  name: 'rows',
  type: 'array',
  label: 'Words',
  labels: { singular: 'Word', plural: 'Words' },
  required: true,
  minRows: 1,
  maxRows: exerciseLimits.rows,
  validate: validateRows,
  admin: {
    description:
      'Words or phrases, with what you know about them. Eight to twelve is a good number.',
    initCollapsed: true,
    components: {
      RowLabel: {
        path: '/cms/studio/fields/item-label.tsx#ItemLabel',
        clientProps: { names: ['word', 'translation', 'meaning'], singular: 'word' },
      },
    },
  },
  fields: [
    {
      name: 'word',
      type: 'text',
      required: true,
      maxLength: exerciseLimits.line,
      validate: notRepeated({ list: 'rows', name: 'word', label: 'words' }),
    },
    line('translation', { description: 'In the learner’s own language.' }),
    line('phonetics', { description: 'IPA between slashes, for example /wɜːd/.' }),
    text('meaning', { description: 'In simpler English than the word itself.' }),
    text('example', {
      description: 'A sentence with the word or a form of it. Gaps are made from it.',
    }),
    text('spokenExample', {
      label: 'Second example',
      description: 'To be said aloud. If you leave it empty, the first one is used.',
    }),
    line('alsoRight', {
      label: 'Also right',
      description:
        'Other answers that count as right, separated by semicolons or commas. If an answer has a comma of its own, end it with a semicolon: “yes, please;”.',
    }),
  ],
}

interface TextOptions {
  label?: string
  description?: string
}

function line(name: string, { description, ...rest }: TextOptions): TextField {
  return { name, type: 'text', maxLength: exerciseLimits.line, admin: { description }, ...rest }
}

function text(name: string, { description, ...rest }: TextOptions): TextareaField {
  return { name, type: 'textarea', maxLength: exerciseLimits.text, admin: { description }, ...rest }
}

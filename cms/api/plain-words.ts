import type { z } from 'zod'

/**
 * What is wrong with a value, in a sentence that its field's name can stand before; where a schema
 * of the contract has words of its own, those are told instead.
 */
export const plainWords: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      if (!issue.path?.length) return `The request must be ${nameOf(issue.expected)}.`
      if (issue.input === undefined) return 'This is missing.'
      return `This must be ${nameOf(issue.expected)}.`
    case 'too_small':
      if (issue.minimum === 1 && isCounted(issue.origin)) return 'This is empty.'
      return `This must ${boundOf(issue.origin, issue.minimum)} at least.`
    case 'too_big':
      return `This must ${boundOf(issue.origin, issue.maximum)} at most.`
    case 'invalid_value':
      return `This must be one of: ${issue.values.map(String).join(', ')}.`
    case 'invalid_format':
      return issue.format === 'email'
        ? 'This is no e-mail address.'
        : 'This is not written in the right way.'
    case 'unrecognized_keys':
      return `There is no such field: ${issue.keys.join(', ')}.`
    case 'invalid_union':
      return 'This has none of the forms that are taken here.'
    default:
      return 'This is not valid.'
  }
}

const names: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
  undefined: 'left out',
}

const nameOf = (type: string) => names[type] ?? 'of another type'

const units: Record<string, string> = { string: 'characters', array: 'items', set: 'items' }

const isCounted = (origin: string) => units[origin] !== undefined

/** 'have 3 characters', 'be 3'. */
const boundOf = (origin: string, bound: number | bigint) =>
  isCounted(origin) ? `have ${bound} ${units[origin]}` : `be ${bound}`

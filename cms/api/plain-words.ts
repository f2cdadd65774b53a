import type { z } from 'zod'

/**
 * What is wrong with a value, in a sentence that can follow the name of its field. Where a schema
 * of the contract has its own message, that one is used instead.
 */
export const plainWords: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      if (!issue.path?.length) return `The request must be ${nameOf(issue.expected)}.`
      if (issue.input === undefined) return 'This is missing.'
      return `This must be ${nameOf(issue.expected)}.`
    case 'too_small':
      if (issue.minimum === 1 && isCounted(issue.origin)) return 'This is empty.'
      if (issue.inclusive === false) return `This must be more than ${issue.minimum}.`
      return `This must ${boundOf(issue.origin, 'at least', issue.minimum)}.`
    case 'too_big':
      return `This must ${boundOf(issue.origin, 'at most', issue.maximum)}.`
    case 'invalid_value':
      return `This must be one of: ${issue.values.map(String).join(', ')}.`
    case 'invalid_format':
      return issue.format === 'email'
        ? 'This is not an e-mail address.'
        : 'This is not in the right format.'
    case 'unrecognized_keys':
      return `Unknown field: ${issue.keys.join(', ')}.`
    case 'invalid_union':
      return 'This does not match any of the accepted formats.'
    default:
      return 'This is not valid.'
  }
}

const names: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
  undefined: 'left out',
}

const nameOf = (type: string) => names[type] ?? 'of a different type'

const units: Record<string, string> = { string: 'characters', array: 'items', set: 'items' }

const isCounted = (origin: string) => units[origin] !== undefined

/** 'have at least 3 characters', 'be at most 3'. */
const boundOf = (origin: string, side: 'at least' | 'at most', bound: number | bigint) =>
  isCounted(origin) ? `have ${side} ${bound} ${units[origin]}` : `be ${side} ${bound}`

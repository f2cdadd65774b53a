import type { z } from 'zod'
import type { MarkupElement } from './markup-element.ts'
import { isEmpty, isMissing, notAs, tooMany } from './markup-problems.ts'

export const childOf = (parent: MarkupElement, tag: string): MarkupElement | undefined =>
  parent.children.find((child) => child.tag === tag)

export function textOf(element: MarkupElement): string {
  if (element.text.trim() === '') throw isEmpty(element)
  return element.text
}

/** The text of a tag that an item cannot do without. */
export function requiredText(item: MarkupElement, tag: string): string {
  const element = childOf(item, tag)
  if (element === undefined) throw isMissing(tag, item)
  return textOf(element)
}

/** The text of a tag that an item may lack. */
export const optionalText = (item: MarkupElement, tag: string): string =>
  childOf(item, tag)?.text ?? ''

interface List<Item> {
  element: MarkupElement
  /** The contract's schema, for its limit. */
  schema: z.ZodType<Item[]>
  read: (element: MarkupElement) => Item
}

export function readList<Item>({ element, schema, read }: List<Item>): Item[] {
  const list = element.children.map(read)
  const problem = schema.safeParse(list).error?.issues.find(({ path }) => path.length === 0)
  if (problem?.code === 'too_big') {
    const maximum = Number(problem.maximum)
    throw tooMany(element.children[maximum] ?? element, maximum)
  }
  return list
}

export function readNumber(element: MarkupElement, schema: z.ZodNumber): number {
  const value = /^[0-9]+$/.test(element.text)
    ? schema.safeParse(Number(element.text)).data
    : undefined
  if (value === undefined) throw notAs(element, wholeNumber(schema))
  return value
}

function wholeNumber({ minValue, maxValue }: z.ZodNumber): string {
  const from = Math.max(1, minValue ?? 1)
  const hasEnd = maxValue !== null && maxValue < Number.MAX_SAFE_INTEGER
  return `a whole number from ${from}${hasEnd ? ` to ${maxValue}` : ''}`
}

export function readYesOrNo(element: MarkupElement): boolean {
  const word = element.text.toLowerCase()
  if (word === 'yes' || word === 'true') return true
  if (word === 'no' || word === 'false') return false
  throw notAs(element, 'yes or no')
}

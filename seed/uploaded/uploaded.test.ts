import { readFileSync, readdirSync } from 'node:fs'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { expect, test } from 'vitest'

const lessons = readdirSync('seed/uploaded').filter((file) => file.endsWith('.html'))

test.each(lessons)('every part of %s can be reached, and every question has one answer', (file) => {
  const elements = readElements(readFileSync(`seed/uploaded/${file}`, 'utf8'))
  const ids = elements.map(({ id }) => id).filter(Boolean)
  const goals = new Set(elements.map((element) => element['data-go']).filter(Boolean))
  const sections = elements.filter(({ name }) => name === 'section').map(({ id }) => id)
  const questions = elements.filter((element) => 'data-question' in element)
  const right = elements.filter((element) => element['data-correct'] === 'true')

  expect(new Set(ids).size).toBe(ids.length)
  expect([...goals].sort()).toEqual(sections.sort())
  expect(questions.length).toBeGreaterThanOrEqual(5)
  expect(right).toHaveLength(questions.length)
})

test.each(lessons)('%s loads nothing from a foreign host', (file) => {
  expect(readFileSync(`seed/uploaded/${file}`, 'utf8')).not.toMatch(/(src|href)=|https?:/)
})

function readElements(html: string): Record<string, string>[] {
  const found: Record<string, string>[] = []
  const open: DefaultTreeAdapterTypes.Node[] = [parse(html)]
  for (let node = open.pop(); node; node = open.pop()) {
    if ('childNodes' in node) open.push(...node.childNodes)
    if (!('attrs' in node)) continue
    const attributes = node.attrs.map(({ name, value }) => [name, value])
    found.push({ ...Object.fromEntries(attributes), name: node.tagName })
  }
  return found
}

import { expect, test } from 'vitest'
import { slugFromName, slugify, validateSlug } from './slug.ts'

/** Of Payload's many arguments the rules read these alone. */
const hookArguments = (read: object) => Object.assign(Object.create(null), read)

test.each([
  ['Speak Fluently', 'speak-fluently'],
  ['  IELTS: Speaking & Writing!  ', 'ielts-speaking-writing'],
  ['B2 / C1 (intensive)', 'b2-c1-intensive'],
  ['snake_case--and - dashes', 'snake-case-and-dashes'],
  ['-hello-', 'hello'],
])('the words of %o become %o', (name, slug) => {
  expect(slugify(name)).toBe(slug)
})

test.each([
  ['Café Déjà Vu', 'cafe-deja-vu'],
  ['Über Ängste', 'uber-angste'],
  ['Cafe\u0301', 'cafe'],
])('accents of %o are taken off the letter', (name, slug) => {
  expect(slugify(name)).toBe(slug)
})

test.each(['What’s Up', "What's Up"])('the apostrophe of %o parts no word', (name) => {
  expect(slugify(name)).toBe('whats-up')
})

test.each(['', '   ', '!!!', '日本語', 'Привет'])(
  '%o has no Latin letter or digit, so no slug',
  (name) => {
    expect(slugify(name)).toBe('')
  },
)

test.each(['speak-fluently', 'ielts', 'b2', '4-skills'])('%o is a slug', (slug) => {
  const answer = validateSlug(slug, hookArguments({}))

  expect(answer).toBe(true)
})

test.each([
  'Speak-Fluently',
  'speak fluently',
  'speak--fluently',
  '-speak',
  'speak-',
  'speak/fluently',
  'speak_fluently',
  'spéak',
  'speak\n',
  '../admin',
])('%o is no slug, and the tutor is told how one looks', (slug) => {
  const answer = validateSlug(slug, hookArguments({}))

  expect(answer).toBe(
    'Use up to 80 lowercase letters, digits and single hyphens, for example speak-fluently.',
  )
})

test.each(['', null, undefined])(
  'a slug left %o is right: a name will make it, and without one the name alone is missing',
  (slug) => {
    expect(validateSlug(slug, hookArguments({ data: { name: '' } }))).toBe(true)
  },
)

test('a slug that the tutor writes is kept', () => {
  const slug = slugFromName(hookArguments({ value: 'my-own', data: { name: 'Small Talk' } }))

  expect(slug).toBe('my-own')
})

test.each([undefined, null, ''])('a slug left %o is made from the name', (value) => {
  const slug = slugFromName(hookArguments({ value, data: { name: 'Small Talk' } }))

  expect(slug).toBe('small-talk')
})

test('a draft has no slug before it is published', () => {
  const slug = slugFromName(
    hookArguments({ value: '', data: { name: 'Small T', _status: 'draft' } }),
  )

  expect(slug).toBeNull()
})

test('a slug that is emptied later is made from the name that is kept', () => {
  const slug = slugFromName(
    hookArguments({ value: '', data: {}, originalDoc: { name: 'Small Talk' } }),
  )

  expect(slug).toBe('small-talk')
})

test.each(['日本語', 'Привет', 'Γεια', 'مرحبا', '!!!'])(
  'a name without Latin letters has a slug all the same: %s',
  (name) => {
    const slug = slugFromName(hookArguments({ value: '', data: { name } }))

    expect(slug).toMatch(/^course-[a-z2-9]{6}$/)
  },
)

test.each([{}, { name: '' }])('the data %o gives no slug', (data) => {
  const slug = slugFromName(hookArguments({ value: undefined, data }))

  expect(slug).toBeUndefined()
})

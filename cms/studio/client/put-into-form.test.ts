import type { FormState } from 'payload'
import { expect, test } from 'vitest'
import { putIntoForm } from './put-into-form.ts'

/** A form that notes what is put in its place. */
function aForm() {
  const states: FormState[] = []
  return { states, replaceState: (state: FormState) => void states.push(state) }
}

test('what the server makes of a document comes into its form', async () => {
  const form = aForm()

  expect(await putIntoForm(form, async () => ({ state: { title: { value: 'Calm' } } }))).toBe(true)
  expect(form.states).toEqual([{ title: { value: 'Calm' } }])
})

test.each([
  ['a line that is gone, or a session that has ended', async () => ({ state: null })],
  ['an error of the server', async () => ({})],
  ['no answer', async () => undefined],
  ['a failure before it is asked', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a form stays as it is after %s', async (_what, ask) => {
  const form = aForm()

  expect(await putIntoForm(form, ask)).toBe(false)
  expect(form.states).toEqual([])
})

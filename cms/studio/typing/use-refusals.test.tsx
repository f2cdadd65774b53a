import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useRefusals } from './use-refusals.ts'

const refused = { password: 'This is not the password.' }
const field = (value: string) => ({ password: { value } })

/** The refusals of a form that held this when its save was refused. */
async function refusedWith(value: string) {
  const { result } = await renderHook(() => useRefusals(() => field(value)))
  result.current.onAnswered(refused)
  return result.current
}

test('why a save was refused stays while the form is asked about as it was', async () => {
  const { refusalsFor } = await refusedWith('a guess')
  const told = { password: { value: 'a guess', valid: false, errorMessage: refused.password } }

  expect(refusalsFor(told, performance.now() + 1)).toEqual(refused)
})

test('it goes once the form is asked about with something else in it', async () => {
  const { refusalsFor } = await refusedWith('a guess')

  expect(refusalsFor(field('the password'), performance.now() + 1)).toEqual({})
})

test('it stays where the form was asked about before the refusal came', async () => {
  const askedAt = performance.now()
  const { refusalsFor } = await refusedWith('a guess')

  expect(refusalsFor(field('a gue'), askedAt)).toEqual(refused)
})

test('a field that was typed in since is not refused by an answer that is late', async () => {
  let typed = 'a guess'
  const { result } = await renderHook(() => useRefusals(() => field(typed)))
  result.current.onAnswered(refused)
  const asked = field(typed)

  typed = 'another guess'

  expect(result.current.refusalsFor(asked, performance.now() + 1)).toEqual({})
})

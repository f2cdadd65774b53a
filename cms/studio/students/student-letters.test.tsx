import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { fakeServer } from '../../../testing/component/fake-server.ts'
import type { Letter } from '../../contract/letters.ts'
import { StudentLetters } from './student-letters.tsx'

const letter: Letter = {
  id: 1,
  sentAt: '2026-11-22T09:00:00.000Z',
  text: 'How do I say this?',
  take: null,
  answeredAt: null,
  answer: '',
  answerTake: null,
  answerSecond: null,
  takesGoAt: null,
}
const answered: Letter = {
  ...letter,
  answeredAt: '2026-11-23T09:00:00.000Z',
  answer: 'Like this.',
}

test('letters that were asked for earlier and come later do not take an answer away', async () => {
  const overtaken = Response.json({ letters: [letter] })
  let answer = () => {}
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve
  })
  let readings = 0
  fakeServer(async () => {
    readings += 1
    if (readings === 2) return Response.json({ letters: [answered] })
    await isAnswered
    return overtaken
  })
  const { rerender } = await render(<StudentLetters studentId={3} newest={letter.sentAt} />)
  await rerender(<StudentLetters studentId={3} newest={answered.answeredAt} />)
  await expect.element(page.getByText('Like this.')).toBeVisible()

  answer()
  await expect.poll(() => overtaken.bodyUsed).toBe(true)

  await expect.element(page.getByText('Like this.')).toBeVisible()
})

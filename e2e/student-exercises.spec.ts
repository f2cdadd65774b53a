import { buildExercise, uniqueText } from '../testing/build-content.ts'
import { buildStudent, linkOf } from '../testing/build-student.ts'
import { expectAccessible } from './support/accessibility.ts'
import { tellOfSound } from './support/sound.ts'
import { expect, test } from './support/studio.ts'

const rows = [
  { word: 'platform', translation: 'binario' },
  { word: 'ticket', translation: 'biglietto' },
]

// Where it is another day than the server's for most of the day.
test.use({ timezoneId: 'Pacific/Kiritimati' })

test('what a student does in her exercise comes to an open desk by itself', async ({
  page,
  visitor: student,
  admin,
}) => {
  const title = uniqueText('Words of Tuesday')
  const exercise = await buildExercise(admin, { title, rows, kinds: ['translate'] })
  const name = uniqueText('Ewa')
  const { id } = await buildStudent(admin, { name, exercises: [exercise.id] })
  await student.goto(await linkOf(admin, id))
  await student.getByRole('button', { name: 'I agree, send them' }).click()
  await expect(student.getByText(/^You agreed on/)).toBeVisible()
  await expectAccessible(student)
  await page.goto('/studio')
  await expect(page.getByRole('heading', { name: 'Your desk' })).toBeVisible()

  await student.getByRole('link', { name: title }).click()
  const arrived = student.waitForResponse((answer) => answer.url().endsWith('/student/results'))
  await expect(student.getByRole('heading', { name: '2 words' })).toBeVisible()
  await arrived
  await expect(page.getByRole('link', { name: `${name}: ${title}` })).toBeVisible()

  await page.goto(`/studio/collections/students/${id}`)
  const report = page.getByRole('region', { name: 'Results' })
  await expect(report.getByRole('heading', { name: title })).toContainText('New')
  await student.getByRole('link', { name: 'Write it in English' }).click()
  await student.getByRole('textbox').fill('something')
  const answered = student.waitForResponse((answer) => answer.url().endsWith('/student/results'))
  await student.getByRole('button', { name: 'Check' }).click()
  await answered

  await expect(report.getByText('0 of 1 right')).toBeVisible()
  await report.getByText('One answer').click()
  await expect(report.getByText('Answered “something”')).toBeVisible()

  const next = report.getByRole('button', { name: 'Make the next exercise from this word' })
  await page.getByLabel('Note for yourself').fill('Mixes up “odd” and “strange”')
  await next.click()
  await expect(page.getByText('Save the student first')).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Updated successfully').first()).toBeVisible()
  await next.click()
  const today = await page.evaluate(() =>
    new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'long' }),
  )
  await expect(page.getByLabel('Title')).toHaveValue(`Once more: words of ${today}`)
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.getByText('Status: Published')).toBeVisible()
  await student.goto('/s')
  await expect(student.getByRole('link', { name: /^Once more: words of/ })).toBeVisible()
})

test('a recording and a text are answered by text, and she reads it under her link', async ({
  page,
  visitor: student,
  admin,
}) => {
  const name = uniqueText('Ewa')
  const { id } = await buildStudent(admin, { name })
  await student.addInitScript(tellOfSound)
  await student.goto(await linkOf(admin, id))
  await student.getByRole('button', { name: 'I agree, send them' }).click()
  await student.getByRole('textbox', { name: 'Your text' }).fill('How do I say this?')
  await student.getByRole('button', { name: 'Record your voice' }).click()
  await expect(student.getByText('Recording. Three minutes at most.')).toBeVisible()
  await student.waitForFunction(() => 'hasSound' in window)
  await student.getByRole('button', { name: 'Stop recording' }).click()
  await expect(student.getByLabel('Your recording, not sent yet')).toBeVisible()
  await expectAccessible(student)
  await student.getByRole('button', { name: 'Send to my tutor' }).click()
  await expect(student.getByText('Sent. You will find the answer here.')).toBeVisible()

  await page.goto('/studio')
  await page.getByRole('link', { name, exact: true }).click()
  const letter = page.getByRole('region', { name: 'Results' }).getByRole('article')
  await expect(letter.getByText('How do I say this?')).toBeVisible()
  await letter.getByRole('button', { name: /^Hear the recording/ }).click()
  await expect(letter.getByLabel('Hear the recording')).toBeVisible()
  await letter.getByLabel('Your answer').fill('Slowly, and with a smile.')
  await letter.getByRole('button', { name: 'Send the answer' }).click()
  await expect(letter.getByText(/^You answered/)).toBeVisible()

  await student.goto('/s')
  await expect(student.getByText('Slowly, and with a smile.')).toBeVisible()
  await student.getByRole('button', { name: /^Hear your recording/ }).click()
  await expect(student.getByLabel('Hear your recording')).toBeVisible()
  await expectAccessible(student)
})

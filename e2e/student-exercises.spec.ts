import { buildExercise, uniqueText } from '../testing/build-content.ts'
import { buildStudent, linkOf } from '../testing/build-student.ts'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './studio.ts'

const rows = [
  ['platform', 'where trains stop', 'The train leaves from this platform today.'],
  ['ticket', 'a paper for a journey', 'She bought a ticket at the station.'],
  ['delay', 'when something comes late', 'There was a long delay this morning.'],
  ['luggage', 'bags for a journey', 'His luggage was heavy and wet.'],
].map(([word, meaning, example]) => ({ word, meaning, example }))

test('what a student does in her exercise is on an open desk within two seconds', async ({
  page,
  visitor: student,
  admin,
}) => {
  const title = uniqueText('Words of Tuesday')
  const exercise = await buildExercise(admin, { title, rows, kinds: ['gap'] })
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
  await expect(student.getByRole('heading', { name: '4 words' })).toBeVisible()
  await arrived
  await expect(page.getByRole('link', { name: `${name}: ${title}` })).toBeVisible({
    timeout: 2_000,
  })

  await page.goto(`/studio/collections/students/${id}`)
  const report = page.getByRole('region', { name: 'What came of it' })
  await expect(report.getByRole('heading', { name: title })).toContainText('New')
  await student.getByRole('link', { name: 'Fill the gap' }).click()
  await student.getByRole('textbox', { name: 'Missing word' }).fill('something')
  const answered = student.waitForResponse((answer) => answer.url().endsWith('/student/results'))
  await student.getByRole('button', { name: 'Check' }).click()
  await answered

  await expect(report.getByText('0 of 1 right')).toBeVisible({ timeout: 2_000 })
  await report.getByText('One answer').click()
  await expect(report.getByText('Answered “something”')).toBeVisible()
})

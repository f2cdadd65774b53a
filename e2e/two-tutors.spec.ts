import { z } from 'zod'
import { buildAdmin } from '../testing/build-admin.ts'
import { buildExercise } from '../testing/build-content.ts'
import { signIn } from './support/sign-in.ts'
import { isAboutForm, lostLine, slowLine } from './support/slow-line.ts'
import { expect, test } from './support/studio.ts'

const Versions = z.object({ docs: z.array(z.object({ version: z.object({ title: z.string() }) })) })

test('two tutors at one exercise: the second is told, and no word of either is lost', async ({
  page,
  visitor: colleague,
  admin,
}) => {
  const exercise = await buildExercise(admin, { title: 'Words of two' })
  const path = `/studio/collections/exercises/${exercise.id}`
  const saved = () => page.waitForResponse((answer) => answer.url().includes('autosave=true'))
  await page.goto(path)
  await expect(page.getByLabel('Title')).toBeEnabled()
  const first = saved()
  await page.getByLabel('Title').fill('As the first tutor has it')
  await first

  await signIn(colleague, await buildAdmin(admin))
  await colleague.goto(path)
  await expect(
    colleague.getByText(/currently (being edited|editing)|is locked/i).first(),
  ).toBeVisible()
  const taken = colleague.waitForResponse(
    (answer) =>
      answer.request().method() === 'PATCH' && answer.url().includes('payload-locked-documents'),
  )
  // The studio then draws the page anew, with what is stored.
  const line = await slowLine(
    colleague,
    (request) => request.method() === 'GET' && isAboutForm(request),
  )
  await colleague.getByRole('button', { name: 'Take over' }).click()
  await taken
  const title = colleague.getByLabel('Title')
  await expect(title).toBeDisabled()
  line.open()
  await expect(title).toHaveValue('As the first tutor has it')
  await expect(title).toBeEnabled()
  await title.fill('As the second tutor has it')
  await colleague.getByRole('button', { name: 'Publish changes' }).click()
  await expect(colleague.getByText('Status: Published')).toBeVisible()

  await page.getByLabel('Title').fill('Typed after it was taken over')
  await expect(page.getByText(/taken over|no longer/i).first()).toBeVisible()
  const { json } = await admin.studio(
    'GET',
    `/exercises/versions?depth=0&limit=20&where[parent][equals]=${exercise.id}`,
  )
  const titles = Versions.parse(json).docs.map(({ version }) => version.title)
  expect(titles).toContain('As the first tutor has it')
  expect(titles).toContain('As the second tutor has it')
  const shown = await colleague.request.get(`/api/exercises/${exercise.address}`)
  expect(await shown.json()).toMatchObject({ title: 'As the second tutor has it' })
})

test('whose line goes at "Take over" is told, and has the form when it comes back', async ({
  page,
  visitor: colleague,
  admin,
}) => {
  const exercise = await buildExercise(admin, { title: 'Words of two' })
  const path = `/studio/collections/exercises/${exercise.id}`
  await page.goto(path)
  await expect(page.getByLabel('Title')).toBeEnabled()
  const saved = page.waitForResponse((answer) => answer.url().includes('autosave=true'))
  await page.getByLabel('Title').fill('As the first tutor has it')
  await saved
  await signIn(colleague, await buildAdmin(admin))
  await colleague.goto(path)
  const takeOver = colleague.getByRole('button', { name: 'Take over' })
  await expect(takeOver).toBeVisible()
  const line = await lostLine(colleague)

  await takeOver.click()
  await expect(colleague.getByText(/You are offline/)).toBeVisible()
  const title = colleague.getByLabel('Title')
  await expect(title).toBeDisabled()
  line.comesBack()

  await expect(title).toBeEnabled()
  await expect(title).toHaveValue('As the first tutor has it')
  await expect(colleague.getByText(/You are offline/)).toHaveCount(0)
  await title.fill('As the second tutor has it')
  await colleague.getByRole('button', { name: 'Publish changes' }).click()
  await expect(colleague.getByText('Status: Published')).toBeVisible()
  const shown = await colleague.request.get(`/api/exercises/${exercise.address}`)
  expect(await shown.json()).toMatchObject({ title: 'As the second tutor has it' })
})

import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { heldServer } from '../../../../testing/component/fake-server.ts'
import { show, toast } from '../../../../testing/component/show.tsx'
import { buildCourse, signedIn } from '../../../../testing/fake-contract.ts'
import { CreateLesson } from './create-lesson.tsx'

test('who could not create a lesson goes on from the button', async () => {
  const server = heldServer()
  const course = buildCourse()
  await show(<CreateLesson courses={[course]} onPreview={() => {}} />, { answers: signedIn })
  await page.getByLabelText('Lesson HTML').fill('<lesson-title>Hello</lesson-title>')
  await page.getByLabelText('Target course').selectOptions(String(course.id))
  const button = (name: string) => page.getByRole('button', { name })
  button('Create Lesson').element().focus()

  await userEvent.keyboard('{Enter}')
  await expect.element(button('Creating...')).toBeDisabled()
  server.answer(Response.json({ message: 'The database rests.' }, { status: 500 }))

  await expect.element(toast()).toHaveTextContent('The database rests.')
  await expect.element(button('Create Lesson')).toHaveFocus()
})

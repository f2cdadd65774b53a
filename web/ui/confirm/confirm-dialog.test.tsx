import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ConfirmDialog } from './confirm-dialog.tsx'

/** A button that asks before it does something, and tells what was chosen. */
function Asking() {
  const [isOpen, setIsOpen] = useState(false)
  const [chosen, setChosen] = useState('')
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Delete
      </button>
      <output>{chosen}</output>
      {isOpen && (
        <ConfirmDialog
          title="Delete this lesson?"
          text="This action cannot be undone."
          choices={[{ value: 'delete', label: 'Delete lesson', tone: 'danger' }]}
          onClose={(choice) => {
            setIsOpen(false)
            setChosen(choice ?? 'nothing')
          }}
        />
      )}
    </>
  )
}

const opener = () => page.getByRole('button', { name: 'Delete', exact: true })
const dialog = () => page.getByRole('alertdialog', { name: 'Delete this lesson?' })
const chosen = () => page.getByRole('status')

async function ask() {
  await render(<Asking />)
  await opener().click()
  await expect.element(dialog()).toBeVisible()
}

test('the question says what it is about, and is answered by its button', async () => {
  await ask()
  await expect.element(dialog()).toHaveAccessibleDescription('This action cannot be undone.')

  await dialog().getByRole('button', { name: 'Delete lesson' }).click()

  await expect.element(chosen()).toHaveTextContent('delete')
  await expect.element(dialog()).not.toBeInTheDocument()
})

test('Cancel chooses nothing, and the focus goes back to what asked', async () => {
  await ask()

  await dialog().getByRole('button', { name: 'Cancel' }).click()

  await expect.element(chosen()).toHaveTextContent('nothing')
  await expect.element(opener()).toHaveFocus()
})

test('Escape chooses nothing', async () => {
  await ask()

  await userEvent.keyboard('{Escape}')

  await expect.element(chosen()).toHaveTextContent('nothing')
  await expect.element(opener()).toHaveFocus()
})

test('while it asks, the keyboard cannot leave it', async () => {
  await ask()

  for (let stop = 0; stop < 4; stop++) {
    await userEvent.tab()
    expect(document.activeElement).not.toBe(opener().element())
  }
})

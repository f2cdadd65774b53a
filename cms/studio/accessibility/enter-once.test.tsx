import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { EnterOnce } from './enter-once.tsx'

function Desk() {
  const [presses, setPresses] = useState(0)
  const [sends, setSends] = useState(0)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        setSends(sends + 1)
      }}
    >
      <button type="button" onClick={() => setPresses(presses + 1)}>
        Mark
      </button>
      <input aria-label="Name" />
      <textarea aria-label="Answer" />
      {/* biome-ignore lint/a11y/useSemanticElements: as an editor draws it */}
      <div
        contentEditable
        suppressContentEditableWarning
        role="textbox"
        aria-label="Page"
        tabIndex={0}
      />
      <output>{`${presses} presses, ${sends} sends`}</output>
    </form>
  )
}

const held = '{Enter>4/}'

async function holdEnterIn(name: string, role: 'button' | 'textbox') {
  const place = page.getByRole(role, { name })
  place.element().focus()
  await userEvent.keyboard(held)
  return place
}

test('a button that Enter is held on is pressed once, and once more by the next press', async () => {
  await render(
    <EnterOnce>
      <Desk />
    </EnterOnce>,
  )

  await holdEnterIn('Mark', 'button')

  await expect.element(page.getByRole('status')).toHaveTextContent('1 presses, 0 sends')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('status')).toHaveTextContent('2 presses, 0 sends')
})

test('a form in which Enter is held is sent once', async () => {
  await render(
    <EnterOnce>
      <Desk />
    </EnterOnce>,
  )

  await holdEnterIn('Name', 'textbox')

  await expect.element(page.getByRole('status')).toHaveTextContent('0 presses, 1 sends')
})

test('where lines are written Enter goes on', async () => {
  await render(
    <EnterOnce>
      <Desk />
    </EnterOnce>,
  )

  const answer = await holdEnterIn('Answer', 'textbox')
  const editor = await holdEnterIn('Page', 'textbox')

  await expect.element(answer).toHaveValue('\n\n\n\n')
  expect(editor.element().querySelectorAll('br').length).toBeGreaterThan(3)
})

import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../../testing/component/show.tsx'
import { buildLesson } from '../../../../testing/fake-contract.ts'
import { WarmUp } from './warm-up.tsx'

const missing = 'data:image/png;base64,AAAA'
const dot = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'

const withPicture = (warmUpPicture: string) => (
  <WarmUp lesson={buildLesson({ id: 9, lessonNumber: 9, warmUpPicture })} />
)

/** What the tutor types in the studio comes into the lesson that is shown. */
function Draft() {
  const [typed, setTyped] = useState(missing)
  return (
    <>
      {withPicture(typed)}
      <button type="button" onClick={() => setTyped(dot)}>
        Type
      </button>
    </>
  )
}

const picture = page.getByRole('img', { name: 'The scene to talk about' })

afterEach(() => {
  document.querySelector('#drawn')?.remove()
})

test('the lake stands in for a picture that has failed before the page came alive', async () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.id = 'drawn'
  container.innerHTML = renderToString(withPicture(missing))
  const drawn = container.querySelector('img')
  await expect.poll(() => drawn?.complete).toBe(true)

  hydrateRoot(container, withPicture(missing))

  await expect.element(picture).not.toBeInTheDocument()
})

test('the scene keeps the line breaks that the tutor typed', async () => {
  const visualPrompt = 'A lake at dawn.\nNobody is there.'
  await show(<WarmUp lesson={buildLesson({ id: 9, lessonNumber: 9, visualPrompt })} />)

  const scene = page.getByText('A lake at dawn.').element() as HTMLElement
  // biome-ignore lint/performance/useDomNodeTextContent: its lines as they are drawn
  expect(scene.innerText).toBe(visualPrompt)
})

test('a picture that is chosen in place of a missing one is shown', async () => {
  await show(<Draft />)
  await expect.element(picture).not.toBeInTheDocument()

  await page.getByRole('button', { name: 'Type' }).click()

  await expect.element(picture).toHaveAttribute('src', dot)
})

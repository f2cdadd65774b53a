import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { keepTake, useKeptTake } from '../../../web/listening/microphone/kept-takes.ts'
import { useStoredText } from '../../../web/ui/stored-text/use-stored-text.ts'
import { useTextsForgotten } from './use-texts-forgotten.ts'

const letter = '/studio/collections/students/7'

function Letter() {
  const [text = '', keep] = useStoredText('letter-answer:7')
  const take = useKeptTake('letter-answer:7')
  return (
    <>
      <textarea value={text} onChange={({ target }) => keep(target.value)} />
      {take && <p>An answer was spoken</p>}
    </>
  )
}

/** The studio, where one page shows the letter. */
function Studio({ pathname }: { pathname: string }) {
  useTextsForgotten(pathname)
  return pathname === letter ? <Letter /> : null
}

test('an answer that is being written is forgotten at the sign-out', async () => {
  const studio = await render(<Studio pathname={letter} />)
  await page.getByRole('textbox').fill('Half an answer')
  keepTake('letter-answer:7', { audio: new Blob(['a voice']), seconds: 1 })
  await expect.element(page.getByText('An answer was spoken')).toBeVisible()

  await studio.rerender(<Studio pathname="/studio/logout" />)
  await studio.rerender(<Studio pathname={letter} />)

  await expect.element(page.getByRole('textbox')).toHaveValue('')
  await expect.element(page.getByText('An answer was spoken')).not.toBeInTheDocument()
  expect(Object.values(sessionStorage).join()).not.toContain('Half an answer')
})

test('it outlives a session that has ended, and another page', async () => {
  const studio = await render(<Studio pathname={letter} />)
  await page.getByRole('textbox').fill('Half an answer')

  await studio.rerender(<Studio pathname="/studio/logout-inactivity" />)
  await studio.rerender(<Studio pathname="/studio/login" />)
  await studio.rerender(<Studio pathname={letter} />)

  await expect.element(page.getByRole('textbox')).toHaveValue('Half an answer')
})

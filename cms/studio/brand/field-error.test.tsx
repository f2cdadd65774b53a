import '../../../node_modules/@payloadcms/ui/dist/styles.css'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import './studio.css'

/** A field with what is wrong in it, as Payload draws it. */
function RefusedField({ said, width }: { said: string; width: string }) {
  return (
    <div className="field-type__wrap" style={{ marginBlockStart: '10rem', inlineSize: width }}>
      <aside className="tooltip field-error tooltip--show tooltip--caret-right tooltip--position-top">
        <div className="tooltip-content">{said}</div>
      </aside>
      <input aria-label="Picture" style={{ inlineSize: '100%' }} />
    </div>
  )
}

const long =
  'This picture is not on the site any more. Choose one of your pictures, or write the address of one.'

test.each(['340px', '120px'])('a long message is whole, and above its field: %s', async (width) => {
  await page.viewport(1_280, 900)
  await render(<RefusedField said={long} width={width} />)

  const content = page.getByText(long).element()
  const field = page.getByRole('textbox', { name: 'Picture' }).element()

  expect(content.scrollWidth).toBeLessThanOrEqual(content.clientWidth)
  expect(content.getBoundingClientRect().height).toBeGreaterThan(25)
  expect(content.getBoundingClientRect().bottom).toBeLessThan(field.getBoundingClientRect().top)
})

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { XRayFindings } from './x-ray-findings.tsx'

/** The studio has none of the site's styles, which break words. */
const siteless = 'dd { overflow-wrap: normal }'

test('the name of a file breaks where the screen ends', async () => {
  await page.viewport(375, 800)
  const name = `img_${'of_a_long_name_'.repeat(10)}.png`
  const missing = { id: 'missing-files', text: 'A file is not here.', places: [name] }

  await render(
    <>
      <style>{siteless}</style>
      <XRayFindings
        title="Stops the student"
        findings={[{ ...missing, weight: 'stops' }]}
        added={null}
        isOpen
      />
    </>,
  )

  await expect.element(page.getByText(name)).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(375)
})

import '@payloadcms/ui/styles.css'
import '../brand/studio.css'
import { Button } from '@payloadcms/ui'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ExportButton } from './export-button.tsx'

test('on a phone its words stand at the height of those of the buttons beside it', async () => {
  await page.viewport(375, 800)
  await render(
    <div className="doc-controls__controls">
      <Button buttonStyle="secondary" size="medium" margin={false}>
        Publish later
      </Button>
      <ExportButton url="/course.zip">Export course</ExportButton>
    </div>,
  )
  const heights = ['Publish later', 'Export course'].map((words) => {
    const { top } = page.getByText(words).element().getBoundingClientRect()
    return Math.round(top)
  })

  expect(heights[0]).toBe(heights[1])
})

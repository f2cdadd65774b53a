import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { TabListInSight } from './tab-list-in-sight.tsx'

const tabs = ['Overview', 'Create Lesson', 'Manage Lessons', 'Preview'].map((label) => ({
  value: label,
  label,
}))

/** A row at the end of a long page, as wide as a phone. */
const Row = ({ selected }: { selected: string }) => (
  <div style={{ paddingInline: '1.25rem', paddingBlockStart: '200vh' }}>
    <TabListInSight
      label="Dashboard"
      tabs={tabs}
      selected={selected}
      onSelect={() => {}}
      idPrefix="dashboard"
    />
  </div>
)

const sidesOf = (name: string) => {
  const { left, right } = page.getByRole('tab', { name }).element().getBoundingClientRect()
  return { left, right }
}

test('on a phone the selected tab is in sight, and the page stays where it is', async () => {
  await page.viewport(375, 800)

  const screen = await render(<Row selected="Preview" />)
  await expect.poll(() => sidesOf('Preview').right).toBeLessThanOrEqual(375)
  await screen.rerender(<Row selected="Overview" />)

  await expect.poll(() => sidesOf('Overview').left).toBeGreaterThanOrEqual(0)
  expect(window.scrollY).toBe(0)
})

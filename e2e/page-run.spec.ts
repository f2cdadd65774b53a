import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { pagePaths } from '../cms/contract/page-paths.ts'
import { lessonDocumentPaths } from '../cms/contract/paths.ts'
import { expect, test } from './support/journey.ts'

const quiz = `<button onclick="check()">Check</button><p id="out"></p><script>
  let score = 0
  function check() {
    if (document.getElementById('a').checked) score += 2
    document.getElementById('out').textContent = 'Score: ' + score + ' / 3'
  }</script>`

const faulty = `<h1>Unit 5</h1><label><input type="radio" id="a" name="q" value="correct"> yes</label>
  ${quiz}<img src="gone.png" alt="A lake"><div style="inline-size: 600px">wide</div>
  <span style="cursor: pointer" id="flip">Flip</span>
  <script>document.getElementById('flip').addEventListener('click', () => {})</script>
  <script>alert('Welcome'); nothingHere()</script>`

const lying = `<h1>Unit 6</h1><script>
  const run = new URLSearchParams(location.search).get('run')
  for (const seen of [{ kind: 'error', text: '<b>bold</b>' }, { kind: 'praise', text: 'All is well' }])
    parent.postMessage({ type: 'lesson-run', run, seen }, '*')
  parent.postMessage({ type: 'lesson-run', run: '0'.repeat(32), seen: { kind: 'alert', text: 'other' } }, '*')
  </script>`

const endless = '<h1>Unit 7</h1><script>for (;;);</script>'

async function upload(page: Page, title: string, body: string) {
  const html = `<!doctype html><html lang="en"><head><title>${title}</title></head><body>${body}</body></html>`
  const file = test.info().outputPath('unit.html')
  await writeFile(file, html)
  await page.goto(pagePaths.admin)
  await page.getByLabel('Target course').selectOption({ index: 1 })
  await page.getByLabel('HTML file').setInputFiles(file)
  await page.getByRole('button', { name: 'Upload HTML Lesson' }).click()
  return page.getByRole('region', { name: 'Just uploaded' })
}

test.describe('an uploaded page is tried in the tutor’s browser', () => {
  test.use({ isTutor: true })

  test('an error, a dead file and the faults of a score are told, and the lesson stands', async ({
    pageWithErrors: page,
  }) => {
    const report = await upload(page, 'Unit 5', faulty)

    await expect(report.getByText(/^ReferenceError|nothingHere is not defined/)).toBeVisible()
    await expect(report.getByText('gone.png')).toBeVisible()
    await expect(report.getByText('2 / 3 → 4 / 3')).toBeVisible()
    await expect(report.getByText('The score goes above its maximum.')).toBeVisible()
    await report.getByText(/^Worth knowing/).click()
    await expect(report.getByText('Welcome')).toBeVisible()
    await expect(report.getByText('Flip')).toBeVisible()
    await expect(report.getByText(/\(320 px\)/)).toBeVisible()
    await expect(report.getByRole('link', { name: /^Unit 5/ })).toBeVisible()
    await expect(page.getByTitle('The uploaded page is tried')).toHaveCount(0)
  })

  test('a page whose script has a ‘parent’ of its own is heard to its end', async ({
    pageWithErrors: page,
  }) => {
    const report = await upload(page, 'Unit 9', '<script>const parent = 1; nothingHere()</script>')

    await expect(report.getByText(/^ReferenceError|nothingHere is not defined/)).toBeVisible()
  })

  test('a page that lies speaks of itself alone, as text', async ({ page }) => {
    const report = await upload(page, 'Unit 6', lying)

    await expect(report.getByText('<b>bold</b>')).toBeVisible()
    await expect(report.getByText('Stops the student: 1')).toBeVisible()
    await expect(report.getByText(/All is well|other/)).toHaveCount(0)
  })

  test('a page that never ends is taken away', async ({ page }) => {
    const report = await upload(page, 'Unit 7', endless)

    await expect(report.getByText(/did not come to rest within 5 seconds/)).toBeVisible()
    await expect(page.getByTitle('The uploaded page is tried')).toHaveCount(0)
    await page.getByLabel('Target course').selectOption({ index: 1 })
  })

  test('a page without faults is told to be one', async ({ page }) => {
    const report = await upload(page, 'Unit 8', '<h1>Unit 8</h1><p>Read this.</p>')

    await expect(report.getByText('Nothing to fix was found.')).toBeVisible()
  })

  test('a learner is sent no reporter, whatever the address says', async ({ page, visitor }) => {
    const report = await upload(page, 'Unit 9', '<h1>Unit 9</h1><p>Read this.</p>')
    const link = await report.getByRole('link', { name: /^Unit 9/ }).getAttribute('href')
    const address = lessonDocumentPaths.run(Number(link?.match(/\d+/)), 'a'.repeat(32))

    const forTutor = await page.request.get(address)
    const forLearner = await visitor.request.get(address)

    expect(await forTutor.text()).toContain('data-run')
    expect(await forLearner.text()).toContain('Read this.')
    expect(await forLearner.text()).not.toContain('data-run')
  })
})

import type { Page } from '@playwright/test'
import { pagePaths } from '../cms/contract/page-paths.ts'
import { studioPaths } from '../cms/contract/studio-paths.ts'
import { expectAccessible, expectNoOverflow } from './support/accessibility.ts'
import { expect, test } from './support/journey.ts'

/** Twenty words as they stand in a spreadsheet. */
const list = [
  ...[
    'deadline scadenza',
    'budget bilancio',
    'meeting riunione',
    'invoice fattura',
    'delay ritardo',
  ],
  ...['supplier fornitore', 'customer cliente', 'order ordine', 'price prezzo', 'discount sconto'],
  ...[
    'contract contratto',
    'report relazione',
    'target obiettivo',
    'branch filiale',
    'salary stipendio',
  ],
  ...['trade commercio', 'profit profitto', 'loss perdita', 'tax tassa', 'loan prestito'],
]
  .map((pair) => pair.replace(' ', '\t'))
  .join('\n')

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function paste(page: Page, text: string) {
  await page.getByRole('textbox', { name: 'Paste words' }).evaluate((box, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    box.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)
}

test.describe('the tutor', () => {
  test.use({ isTutor: true })

  test('makes an exercise of twenty words that a visitor finishes', async ({ page, visitor }) => {
    await page.goto(`${pagePaths.admin}?tab=exercise`)
    await paste(page, list)
    await expect(page.getByLabel('Translation of row 20')).toHaveValue('prestito')
    await press(page, 'Publish and copy the link')

    const link = await page.getByRole('textbox', { name: 'Link' }).inputValue()
    await visitor.goto(link)
    await expect(visitor.getByRole('heading', { name: '20 words' })).toBeVisible()
    await expectNoOverflow(visitor)
    await expectAccessible(visitor)
    await visitor.getByRole('link', { name: 'Flashcards' }).click()
    for (let card = 1; card <= 20; card += 1) {
      await expect(visitor.getByText(`Question ${card} of 20`)).toBeVisible()
      await press(visitor, 'Turn over')
      await press(visitor, 'I knew it')
    }

    await expect(visitor.getByText('Right on the first try: 20 of 20.')).toBeVisible()
    await press(visitor, 'Choose another exercise')
    await expect(visitor.getByRole('heading', { name: '20 words' })).toBeVisible()
  })

  test('corrects the table at 320 px and is told what is missing', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(`${pagePaths.admin}?tab=exercise`)
    await paste(page, 'deadline\tscadenza\nbudget\tbilancio')
    await expect(page.getByText('No gap: There is no example sentence.').first()).toBeVisible()
    await expectNoOverflow(page)
    await expectAccessible(page)

    await page.getByLabel('Word of row 2').fill('deadline')
    await press(page, 'Publish and copy the link')

    await expect(page.getByRole('alert')).toHaveText('Row 2: The same word as in row 1.')
  })

  test('fills the words of an exercise and of a lesson in the studio', async ({ page }) => {
    for (const [address, tab] of [
      [studioPaths.create('exercises'), null],
      [studioPaths.create('lessons'), 'Vocabulary'],
    ] as const) {
      await page.goto(address)
      if (tab !== null) await page.getByRole('button', { name: tab, exact: true }).click()
      await press(page, 'Paste words')
      await paste(page, 'deadline\tscadenza\nbudget\tbilancio')
      await expect(page.getByLabel('Translation of row 2')).toHaveValue('bilancio')
      await press(page, 'Put 2 words into the form')

      await expect(page.getByText('The words are in the form.')).toBeVisible()
      await expect(page.getByText('deadline', { exact: false }).first()).toBeVisible()
    }
  })
})

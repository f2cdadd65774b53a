import { expect, test } from '@playwright/test'
import { createServer } from 'vite'
import { galleryPath } from '../web/gallery/gallery-plugin.ts'
import { expectAccessible } from './support/accessibility.ts'

test('every part of the site’s own parts is accessible in each of its states', async ({ page }) => {
  const server = await createServer({ server: { port: 0 }, logLevel: 'error' })
  try {
    const { resolvedUrls } = await server.listen()
    await page.goto(new URL(galleryPath, resolvedUrls?.local[0]).href)
    await expect(page.getByRole('heading', { name: 'Gallery' })).toBeVisible()

    await expectAccessible(page)
    await page.getByRole('button', { name: 'Delete the lesson' }).click()
    await expectAccessible(page, { include: '[role="alertdialog"]' })
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'With something to do' }).click()
    await expectAccessible(page, { include: '[aria-label="Notifications (F8)"]' })
  } finally {
    await server.close()
  }
})

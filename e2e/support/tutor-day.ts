import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'

/**
 * How long a person takes who knows what she wants: to find a button and press it, to type a letter,
 * to choose a file. What a script does in no time is counted so; what is recorded lasts as long.
 */
const seconds = { click: 2, letter: 0.2, paste: 2, file: 8 } as const

/** Where pictures of each screen go; without it a journey only counts. */
const folder = process.env.TUTOR_DAY

const widths = [375, 768, 1440]

export type Task = ReturnType<typeof beginTask>

/** A task of the tutor's day as a person would do it: counted, timed, and looked at. */
export function beginTask(name: string) {
  let clicks = 0
  let spent = 0
  const count = (pressed: number, lasting: number) => {
    clicks += pressed
    spent += pressed * seconds.click + lasting
  }
  return {
    async click(place: Locator): Promise<void> {
      await place.click()
      count(1, 0)
    },

    /** A click into the field, and its letters. */
    async type(place: Locator, text: string): Promise<void> {
      await place.fill(text)
      count(1, text.length * seconds.letter)
    },

    async choose(place: Locator, label: string): Promise<void> {
      await place.selectOption({ label })
      count(2, 0)
    },

    /** The clipboard's text, by the keyboard. */
    async paste(place: Locator, text: string): Promise<void> {
      await place.evaluate(pasteInto, text)
      count(1, seconds.paste)
    },

    async file(place: Locator, file: File): Promise<void> {
      await place.setInputFiles(file)
      count(2, seconds.file)
    },

    /** She speaks, or waits. */
    lasts: (length: number) => count(0, length),

    look: (page: Page, screen: string) => look(page, `${name}-${screen}`),

    /** Clicks and minutes, for whoever compares. */
    async tell(): Promise<void> {
      const line = `${name}: ${clicks} clicks, ${(spent / 60).toFixed(1)} minutes`
      console.log(`    ${line}`)
      if (folder) await writeFile(join(folder, `${name}.txt`), `${line}\n`)
    },
  }
}

type File = { name: string; mimeType: string; buffer: Buffer }

function pasteInto(box: Element, pasted: string) {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', pasted)
  box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

/**
 * The screen as it stands, in pictures where they are asked for; a page of the site is accessible.
 * Payload's own frame around a page of the studio has no landmarks.
 */
async function look(page: Page, name: string): Promise<void> {
  if (!folder) return
  await mkdir(folder, { recursive: true })
  for (const width of widths) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      const path = join(folder, `${name}-${width}-${colorScheme}.png`)
      await page.screenshot({ path, fullPage: true, animations: 'disabled' })
    }
  }
  const isOfStudio = new URL(page.url()).pathname.startsWith('/studio')
  if (!isOfStudio) await expectAccessible(page, { exclude: 'iframe' })
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.emulateMedia({ colorScheme: null })
}

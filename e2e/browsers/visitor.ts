import { type EnginePage, until } from './engine.ts'
import type { Wanted } from './find-in-page.ts'

/** A person at a browser: whatever she looks for, she waits for. */
export function visitor(page: EnginePage, siteUrl: string) {
  const textOfPage = async () => String(await page.evaluate(shownText, null))
  return {
    siteUrl,
    page,
    /** Opens a page and waits until it is alive. */
    async goto(path: string) {
      await page.open(siteUrl + path)
      await until(`${path} is alive`, async () => (await page.evaluate(isAlive, null)) === true)
    },
    press: (role: Wanted['role'], name: string, isPart = false) =>
      until(`the ${role} ‘${name}’`, () => page.press({ role, name, isPart })),
    type: (name: string, text: string, isPart = false) =>
      until(`the field ‘${name}’`, () => page.type({ role: 'textbox', name, isPart }, text)),
    /** Waits for words on the page. */
    sees: (words: string) =>
      until(`the words ‘${words}’`, async () => (await textOfPage()).includes(words)),
    seesOneOf: (texts: readonly string[]) =>
      until(`one of ${texts.join(' | ')}`, async () => {
        const text = await textOfPage()
        return texts.some((words) => text.includes(words))
      }),
    async seesNot(words: string) {
      if ((await textOfPage()).includes(words)) throw new Error(`The page says ‘${words}’`)
    },
    textOfPage,
  }
}

// biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not seen
const shownText = () => document.body.innerText

/** Its script has come, and has taken over what was clicked before. */
const isAlive = () => document.readyState === 'complete' && !window.earlyTargets

export type Visitor = ReturnType<typeof visitor>

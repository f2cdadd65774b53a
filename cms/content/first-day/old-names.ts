import type { Names } from '../../contract/rename.ts'
import { sampleSite } from '../samples/sample-site.ts'
import { sampleAboutPage } from '../samples/texts/about-page.ts'

/** The sample's names that may still stand in texts, once the tutor has written her own. */
export function oldNames(own: { coach: string; brand: string }): Names[] {
  const { name } = sampleAboutPage.coach
  const pairs = [
    { from: name, to: own.coach },
    { from: firstWord(name), to: firstWord(own.coach) },
    { from: sampleSite.brand, to: own.brand },
  ]
  return pairs.filter(({ from, to }) => to.length > 1 && to !== from)
}

const firstWord = (name: string) => name.split(/\s/)[0] ?? ''

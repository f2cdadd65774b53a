import type { FaqItem as FaqDocument } from '../../content/payload-types.ts'
import type { FaqItem } from '../../contract/pages.ts'
import type { Reader } from '../reader/reader.ts'

/** The questions of one page, in the tutor's order. */
export async function findFaq(
  page: FaqDocument['shownOn'][number],
  reader: Reader,
): Promise<FaqItem[]> {
  const items = await reader.items('faq-items')
  return items.filter(({ shownOn }) => shownOn?.includes(page)) // a draft may be shown nowhere yet
}

import type { FaqItem as FaqDocument } from '../../content/payload-types.ts'
import type { FaqItem } from '../../contract/pages.ts'
import type { Caller } from '../../sign-in/caller.ts'
import { readAs } from '../reading.ts'

/** The questions of one page, in the tutor's order. */
export async function findFaq(
  page: FaqDocument['shownOn'][number],
  caller: Caller,
): Promise<FaqItem[]> {
  const { docs } = await caller.payload.find({
    collection: 'faq-items',
    where: { shownOn: { in: [page] } },
    sort: '_order',
    pagination: false,
    ...readAs(caller),
  })
  return docs
}

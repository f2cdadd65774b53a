import type { FaqItem } from '../../contract/pages.ts'
import type { FaqItem as FaqDocument } from '../../payload-types.ts'
import type { Caller } from '../endpoint.ts'
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

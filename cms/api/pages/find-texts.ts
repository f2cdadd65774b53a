import type { Caller } from '../../sign-in/caller.ts'
import { readAs } from '../reading.ts'

type Globals = Parameters<Caller['payload']['findGlobal']>[0]['slug']

/** The texts of one page, as far as they are written. */
export const findTexts = <Slug extends Globals>(slug: Slug, caller: Caller) =>
  caller.payload.findGlobal({ slug, ...readAs(caller) })

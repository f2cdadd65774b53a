import { notFound } from 'next/navigation'
import type { ServerFunctionClientArgs } from 'payload'
import { passingProblem } from '../../content/sql/passing-problem.ts'
import { noteWhoseFault } from '../../content/studio-call.ts'
import { unfitFor } from '../../content/studio-errors.ts'
import { functionArguments } from './function-arguments.ts'

interface Called {
  call: (args: ServerFunctionClientArgs) => Promise<unknown>
  slugs: { collections: readonly string[]; globals: readonly string[] }
}

/**
 * Calls one of the functions behind the studio's pages, with what the pages give it. Payload looks for
 * it by a name that comes with the request, and finds what every object has as well: `constructor`
 * would give back all that a function is given, the session's cookie with it, which no script may read.
 * @throws where no page calls so, as Next's 404.
 */
export async function callOwnFunction(
  args: ServerFunctionClientArgs,
  { call, slugs }: Called,
): Promise<unknown> {
  noteWhoseFault(null) // what breaks from now on has been read
  const { name, args: given }: { name?: unknown; args?: unknown } = Object(args)
  const isOurs = typeof name === 'string' && Object.hasOwn(functionArguments, name)
  const wanted = isOurs ? functionArguments[name] : undefined
  if (!wanted?.safeParse(given).success || !isThere(given, slugs)) notFound()
  try {
    return await call(args)
  } catch (error) {
    if (!(error instanceof Error)) throw error
    if (error.message === nothingThere) notFound()
    noteWhoseFault(statusOf(error, given))
    throw error
  }
}

/** What Payload throws instead of a page: of what nobody has, or she may not see. */
const nothingThere = 'not-found'

/** Whether what is asked about is something that the studio has. */
function isThere(given: unknown, { collections, globals }: Called['slugs']): boolean {
  const { collectionSlug, globalSlug, global, doc } = Object(given)
  const areIn = (known: readonly string[], names: unknown[]) =>
    names.every((name) => name == null || known.some((slug) => slug === name))
  return (
    areIn(collections, [collectionSlug, doc?.relationTo]) && areIn(globals, [globalSlug, global])
  )
}

/** What to answer to an error that is no fault of ours; null where it is. */
function statusOf(error: Error, given: unknown): number | null {
  const status = 'status' in error ? Number(error.status) : 500
  if (status >= 400 && status < 500) return status
  if (passingProblem(error)) return 503
  return unfitFor(error, { query: Object(Object(given).query) }) ? 400 : null
}

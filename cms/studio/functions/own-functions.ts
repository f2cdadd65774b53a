import { notFound } from 'next/navigation'
import type { ServerFunctionClientArgs } from 'payload'

/**
 * Calls one of the functions behind the studio's pages. Payload looks for it by a name that comes with
 * the request, and finds what every object has as well: `constructor` would give back all that a
 * function is given, the session's cookie with it, which no script may read.
 * @throws where it has no such function, as Next's 404.
 */
export async function callOwnFunction(
  call: (args: ServerFunctionClientArgs) => Promise<unknown>,
  args: ServerFunctionClientArgs,
): Promise<unknown> {
  const { name }: { name?: unknown } = Object(args)
  if (typeof name !== 'string' || name in Object.prototype) notFound()
  return call(args).catch((error: unknown) => {
    if (error instanceof Error && error.message.startsWith('Unknown Server Function')) notFound()
    throw error
  })
}

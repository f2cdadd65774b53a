import type { CollectionBeforeOperationHook, SharpDependency } from 'payload'

type Sharp = typeof import('sharp').default

let opened: Sharp | undefined

/** What draws pictures, loaded with the first of them: it takes a tenth of the site's start (decision 57). */
export async function openSharp(): Promise<Sharp> {
  opened ??= (await import('sharp')).default
  return opened
}

/** Payload calls what draws pictures without waiting for it: so it is there before a picture is kept. */
export const expectPictures: CollectionBeforeOperationHook = async ({ args, operation }) => {
  if (operation === 'create' || operation === 'update') await openSharp()
  return args
}

/** For Payload's configuration, which wants it before anybody has a picture. */
export const laterSharp: SharpDependency = (...given) => {
  if (!opened) throw new Error('No picture is drawn outside of an upload (expectPictures).')
  return opened(...given)
}

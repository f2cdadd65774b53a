import { findNamed, replaceName } from '../../content/rename/renamed-documents.ts'
import { HttpError } from '../../contract/http-error.ts'
import { NamedPlaces, Names, Renamed, Renaming } from '../../contract/rename.ts'
import { tutorApiPaths } from '../../contract/tutor-paths.ts'
import type { Caller } from '../caller.ts'
import { endpoint } from '../endpoint.ts'

/** Where a name stands in the site's texts, each with what it would be. */
export const findName = endpoint({
  method: 'post',
  path: tutorApiPaths.namePlaces,
  access: 'owner',
  input: Names,
  answer: NamedPlaces,
  run: ({ body }, caller) => findNamed(caller.payload, { ...body, user: tutor(caller) }),
})

/** Replaces a name at the places that were chosen, at all of them or at none. */
export const replaceNameInTexts = endpoint({
  method: 'post',
  path: tutorApiPaths.name,
  access: 'owner',
  input: Renaming,
  bodyLimit: 200 * 1024,
  answer: Renamed,
  async run({ body: { places, ...names } }, caller) {
    const asked = { ...names, chosen: places, user: tutor(caller) }
    const changed = await replaceName(caller.payload, asked)
    const texts = changed === 1 ? 'One text has' : `${changed} texts have`
    return { changed, message: `${texts} the new name. Drafts stay drafts.` }
  },
})

/** @throws HttpError 401 where nobody is signed in, which the router has looked at before. */
function tutor({ admin }: Caller) {
  if (!admin) throw new HttpError(401, 'Please sign in first.')
  return admin
}

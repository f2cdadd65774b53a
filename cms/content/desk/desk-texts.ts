import type { Payload, TypedUser } from 'payload'
import { studioPaths } from '../../contract/studio-paths.ts'
import { asTutor, shownLines } from './as-tutor.ts'
import { unsetTexts } from './unset-texts.ts'

/** The texts of the pages: what is not written yet, and what was written in last. */
export async function readTexts(payload: Payload, user: TypedUser) {
  const globals = await readGlobals(payload, user)
  const unset = globals.flatMap(({ href, label, missing }) =>
    missing.map((note) => ({ href, title: label, note })),
  )
  return {
    unset: { count: unset.length, lines: unset.slice(0, shownLines) },
    recent: globals.flatMap(({ href, label, time }) =>
      time ? [{ href, title: label, note: 'Texts', time }] : [],
    ),
  }
}

/** Payload keeps a global of its own for its jobs. */
const textsOf = ({ config }: Payload) =>
  config.globals.filter(({ slug }) => !slug.startsWith('payload-'))

const readGlobals = (payload: Payload, user: TypedUser) =>
  Promise.all(
    textsOf(payload).map(async ({ slug, label, flattenedFields }) => {
      const values = await payload.findGlobal({ slug, ...asTutor(user) })
      return {
        href: studioPaths.global(slug),
        label: typeof label === 'string' ? label : slug,
        time: values.updatedAt,
        missing: unsetTexts(flattenedFields, { ...values }),
      }
    }),
  )

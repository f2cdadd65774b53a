import { z } from 'zod'

/** Why fields were refused, by their paths. */
export type Refusals = Readonly<Record<string, string>>

const OfFields = z.object({
  errors: z.array(
    z.object({
      data: z
        .object({ errors: z.array(z.object({ path: z.string(), message: z.string() })) })
        .optional(),
    }),
  ),
})

/** What an answer to a save says of single fields; nothing where it was stored, or refused as a whole. */
export async function refusalsIn(answer: Response): Promise<Refusals> {
  if (answer.ok) return {}
  const { data } = OfFields.safeParse(
    await answer
      .clone()
      .json()
      .catch(() => null),
  )
  const refused = data?.errors.flatMap(({ data }) => data?.errors ?? []) ?? []
  return Object.fromEntries(refused.map(({ path, message }) => [path, message]))
}

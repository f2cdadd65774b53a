import { z } from 'zod'
import { ErrorAnswer } from '../../contract/answers.ts'

const Said = z.object({ message: z.string() })

/** How Payload's REST refuses: its own message names the field only, what is wrong stands below. */
const StudioErrors = z.object({
  errors: z.tuple(
    [
      Said.extend({
        data: z
          .object({ errors: z.tuple([Said], z.unknown()) })
          .optional()
          .catch(undefined),
      }),
    ],
    z.unknown(),
  ),
})

/** Why the contract or Payload's REST refuses something; undefined where it does not say. */
export function reasonOf(answer: unknown): string | undefined {
  const refused = StudioErrors.safeParse(answer).data?.errors[0]
  if (refused) return refused.data?.errors[0].message ?? refused.message
  return ErrorAnswer.safeParse(answer).data?.message
}

import { z } from 'zod'
import { contactLimits } from './limits.ts'
import { tutorApiPaths } from './tutor-paths.ts'

/** An answer to a message, as its sender gets it by mail. */
export const NewMessageAnswer = z.object({
  /** The form's own id of it: what is sent twice is mailed once. */
  key: z.string().regex(/^[\w-]{8,64}$/),
  text: z
    .string()
    .overwrite((text) => text.replace(/\r\n?/g, '\n'))
    .trim()
    .min(1, 'Write something first.')
    .max(contactLimits.message),
})
export type NewMessageAnswer = z.infer<typeof NewMessageAnswer>

/** An answer that is kept with its message. */
export const MessageReply = z.object({
  key: z.string(),
  text: z.string(),
  writtenAt: z.string(),
  /** When the mail server took it. */
  sentAt: z.string().nullable(),
  /** Why it has not been taken yet, in a sentence. */
  problem: z.string(),
})
export type MessageReply = z.infer<typeof MessageReply>

/** GET and POST /api/messages/:messageId/answers, the newest last. */
export const MessageReplies = z.object({ answers: z.array(MessageReply) })

export const messagePaths = {
  answers: (id: number | string) => `${tutorApiPaths.messages}/${id}/answers`,
} as const

import type { SendEmailOptions } from 'payload'
import { messageIdOf } from './message-id.ts'
import { oneLine, replySubject } from './one-line.ts'

interface AnswerMail {
  id: number
  answer: string
  createdAt: string
  message: {
    name: string
    email: string
    subject?: string | null
    message: string
    createdAt: string
  }
  /** Whom it comes from, and where the reader's own reply goes. */
  from: { name: string; address: string }
  tutor: string
  siteUrl: string
}

/**
 * The tutor's answer to a message of a visitor. What either wrote stands in the body as plain text;
 * in headers it is one line.
 */
export function composeAnswerMail(parts: AnswerMail): SendEmailOptions {
  const { id, answer, createdAt, message, from, tutor, siteUrl } = parts
  const name = oneLine(from.name)
  return {
    to: { name: oneLine(message.name), address: message.email },
    from: { name, address: from.address },
    replyTo: { name, address: tutor },
    subject: replySubject(message.subject),
    messageId: messageIdOf({ kind: 'answer', id, at: createdAt, siteUrl }),
    text: [
      answer,
      '',
      `On ${dayText(message.createdAt)} you wrote:`,
      ...quoted(message.message),
    ].join('\n'),
  }
}

const dayText = (time: string) =>
  new Date(time).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

const quoted = (text: string) => text.split(/\r\n|\r|\n/).map((line) => `> ${line}`)

import type { SendEmailOptions } from 'payload'
import type { ContactMessage } from '../../contract/contact.ts'
import { studioPaths } from '../../contract/studio-paths.ts'
import { messageIdOf } from './message-id.ts'
import { oneLine } from './one-line.ts'

interface MailParts {
  id: number
  message: ContactMessage
  createdAt: string
  /** Whom it goes to, and whom it comes from. */
  to: string
  from: string
  siteUrl: string
}

/**
 * The mail that tells the tutor of a message. What the visitor wrote stands in the body as plain
 * text; in headers it is one line.
 */
export function composeMessageMail(parts: MailParts): SendEmailOptions {
  const { id, message, createdAt, to, from, siteUrl } = parts
  const name = oneLine(message.name)
  const subject = oneLine(message.subject)
  return {
    to,
    replyTo: { name, address: message.email },
    subject: subject ? `${subject} (${name})` : `Message from ${name}`,
    messageId: messageIdOf({ kind: 'contact-message', id, at: createdAt, siteUrl }),
    text: [
      `${name} <${message.email}> wrote to you through the website:`,
      '',
      ...(subject ? [`Subject: ${subject}`, ''] : []),
      message.message,
      '',
      '-- ',
      // Gmail and others answer a mail from the reader's own address to that, whatever Reply-To says.
      from.toLowerCase() === to.toLowerCase()
        ? `To answer, write to ${message.email} or open the message:`
        : 'Reply to this e-mail to answer. The message is also in your inbox:',
      siteUrl + studioPaths.document('contact-messages', id),
    ].join('\n'),
  }
}

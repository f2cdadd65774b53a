import type { SendEmailOptions } from 'payload'
import type { ContactMessage } from '../../contract/contact.ts'
import { studioPaths } from '../../contract/studio-paths.ts'
import { oneLine } from './one-line.ts'

interface MailParts {
  id: number
  message: ContactMessage
  to: string
  siteUrl: string
}

/**
 * The mail that tells the tutor of a message. What the visitor wrote stands in the body as plain
 * text; in headers it is one line. The id in `messageId` lets mail programs drop a second copy.
 */
export function composeMessageMail({ id, message, to, siteUrl }: MailParts): SendEmailOptions {
  const name = oneLine(message.name)
  const subject = oneLine(message.subject)
  return {
    to,
    replyTo: { name, address: message.email },
    subject: subject ? `${subject} (${name})` : `Message from ${name}`,
    messageId: `<contact-message-${id}@${new URL(siteUrl).hostname}>`,
    text: [
      `${name} <${message.email}> wrote to you through the website:`,
      '',
      ...(subject ? [`Subject: ${subject}`, ''] : []),
      message.message,
      '',
      '-- ',
      'Reply to this e-mail to answer. The message is also in your inbox:',
      siteUrl + studioPaths.document('contact-messages', id),
    ].join('\n'),
  }
}

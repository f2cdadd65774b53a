import { replySubject } from '../../content/mail/one-line.ts'

/** What a reply quotes of a message. */
export interface AnsweredMessage {
  name: string
  email: string
  subject?: string | null
  message: string
  createdAt: string
}

/** Some e-mail apps cut longer addresses off. */
const maxAddress = 1_900

/** A mailto address that opens a reply with the message quoted below an empty line. */
export function replyAddress({ name, email, subject, message, createdAt }: AnsweredMessage) {
  const day = new Date(createdAt).toLocaleDateString('en-GB', {
    dateStyle: 'long',
    timeZone: 'UTC',
  })
  const head = `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?subject=${encode(replySubject(subject))}&body=`
  const opening = `Hello ${oneLine(name, 60)},\n\n\n\nOn ${day} you wrote:\n`
  const lines = message.split(/\r\n|\r|\n/).map((line) => `> ${line}`)
  const whole = head + encode(opening + lines.join('\n'))
  if (whole.length <= maxAddress) return whole
  return cutTo(head + encode(opening), [...lines.join('\n')])
}

const oneLine = (text: string, maxLength: number) =>
  [...text.replace(/\s+/g, ' ').trim()].slice(0, maxLength).join('')

const encode = (text: string) => encodeURIComponent(text).replaceAll('%0A', '%0D%0A')

const ending = encode(' […]')

function cutTo(beginning: string, characters: string[]): string {
  let address = beginning
  for (const character of characters) {
    const encoded = encode(character)
    if (address.length + encoded.length + ending.length > maxAddress) break
    address += encoded
  }
  return address + ending
}

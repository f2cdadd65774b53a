interface MailId {
  kind: 'contact-message' | 'answer' | 'account-change'
  id: number
  /** When what it is about was stored: numbers begin again in a new database. */
  at: string
  siteUrl: string
}

/** The `Message-ID` of every try to send one mail, by which mail programs drop a second copy. */
export const messageIdOf = ({ kind, id, at, siteUrl }: MailId): string =>
  `<${kind}-${id}-${Date.parse(at)}@${new URL(siteUrl).hostname}>`

import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'
import { MessageActions } from './message-actions.tsx'
import { messageTitle } from './message-title.ts'
import styles from './message-view.module.css'
import { replyAddress } from './reply-address.ts'

/** A message as a letter to read and answer; what a visitor wrote cannot be changed (spec §3). */
export async function MessageView({ initPageResult, payload, user }: DocumentViewServerProps) {
  const message = await payload.findByID({
    collection: 'contact-messages',
    id: Number(initPageResult.docID),
    depth: 0,
    overrideAccess: false,
    user,
  })
  const { email, createdAt, mailedAt } = message
  return (
    <Gutter className={styles.page}>
      <SetStepNav
        nav={[
          { label: 'Messages', url: '/studio/collections/contact-messages' },
          { label: messageTitle(message) },
        ]}
      />
      <article className={styles.letter} aria-labelledby="message-title">
        <h1 id="message-title" className={styles.title}>
          {messageTitle(message)}
        </h1>
        <dl className={styles.facts}>
          <dt>E-mail</dt>
          <dd>{email}</dd>
          <dt>Received</dt>
          <dd>
            <time dateTime={createdAt}>{timeText(createdAt)}</time>
          </dd>
          <dt>Mailed to you</dt>
          <dd>{mailedAt ? timeText(mailedAt) : 'Not yet, or no mail server is set up'}</dd>
        </dl>
        <p className={styles.text}>{message.message}</p>
      </article>
      <MessageActions
        id={message.id}
        storedStatus={message.status}
        replyTo={replyAddress(message)}
      />
    </Gutter>
  )
}

const timeText = (time: string) =>
  `${new Date(time).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })} GMT`

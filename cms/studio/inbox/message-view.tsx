import { Gutter, SetStepNav } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'
import { canMail } from '../../content/mail/can-mail.ts'
import { senderAddress } from '../../content/mail/sender-address.ts'
import { readAnswers } from '../../content/messages/message-answers.ts'
import type { ContactMessage } from '../../content/payload-types.ts'
import { studioPaths } from '../../contract/studio-paths.ts'
import { gmtTimeText } from './gmt-time-text.ts'
import { MessageActions } from './message-actions.tsx'
import { MessageAnswers } from './message-answers.tsx'
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
  const { id, name, subject, email, createdAt, mailedAt, status } = message
  const answers = user ? await readAnswers(payload, { id, user }) : []
  return (
    <Gutter className={styles.page}>
      <SetStepNav
        nav={[
          { label: 'Messages', url: studioPaths.list('contact-messages') },
          { label: messageTitle(message) },
        ]}
      />
      <div className={styles.column}>
        <article className={styles.letter} aria-labelledby="message-title">
          <h1 id="message-title" className={styles.title}>
            <Heading name={name} subject={subject} />
          </h1>
          <dl className={styles.facts}>
            <dt>E-mail</dt>
            <dd>{email}</dd>
            <dt>Received</dt>
            <dd>
              <time dateTime={createdAt}>{gmtTimeText(createdAt)}</time>
            </dd>
            <dt>Mailed to you</dt>
            <dd>{mailedAt ? gmtTimeText(mailedAt) : 'Not yet, or no mail server is set up'}</dd>
          </dl>
          <p className={styles.text} dir="auto">
            {message.message}
          </p>
        </article>
        <MessageAnswers
          messageId={id}
          name={name}
          email={email}
          answers={answers}
          canSend={canMail()}
          sender={senderAddress()}
        />
      </div>
      <MessageActions
        id={id}
        storedStatus={status}
        replyTo={replyAddress(message)}
        isMailed={canMail()}
      />
    </Gutter>
  )
}

/** The same as `messageTitle`, with what a visitor wrote in its own direction. */
function Heading({ name, subject }: Pick<ContactMessage, 'name' | 'subject'>) {
  if (!subject) {
    return (
      <>
        Message from <bdi>{name}</bdi>
      </>
    )
  }
  return (
    <>
      <bdi>{name}</bdi>: <bdi>{subject}</bdi>
    </>
  )
}

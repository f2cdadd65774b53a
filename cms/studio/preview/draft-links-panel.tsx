'use client'
import { Button, toast, useFormFields } from '@payloadcms/ui'
import { type FormEvent, useCallback, useRef } from 'react'
import { useAction } from '../../../web/ui/use-action.ts'
import { copyText } from '../client/copy-text.ts'
import { PendingButton } from '../client/pending-button.tsx'
import { messageOf } from '../client/studio-client.ts'
import { useReading } from '../client/use-reading.ts'
import { ChooseCourseFirst } from './choose-course-first.tsx'
import {
  type DraftLink,
  type LinkedDocument,
  listLinks,
  makeLink,
  revokeLink,
} from './draft-link-requests.ts'
import styles from './draft-links-panel.module.css'

const terms = [
  { days: 1, label: '1 day' },
  { days: 7, label: '7 days' },
  { days: 30, label: '30 days' },
  { days: 90, label: '90 days' },
]

interface DraftLinksPanelProps {
  document: LinkedDocument
  /** Closes the panel, to show the form behind it. */
  onLeave: () => void
}

/** Makes links to one draft, and revokes them. */
export function DraftLinksPanel({ document, onLeave }: DraftLinksPanelProps) {
  const { relationTo, value } = document
  const course = useFormFields(([fields]) => fields.course?.value)
  const isWithoutCourse = relationTo === 'lessons' && !course
  const read = useCallback(() => listLinks({ relationTo, value }), [relationTo, value])
  const { answer: links, error, readAnew } = useReading(read)
  const { isPending, run } = useAction(make)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    event.stopPropagation() // or the form around the drawer would save too, and unpublish
    const form = event.currentTarget
    run(form)
  }

  async function make(form: HTMLFormElement) {
    const fields = new FormData(form)
    try {
      const link = await makeLink(document, String(fields.get('note')), Number(fields.get('days')))
      form.reset()
      await copy(link)
    } catch (error) {
      toast.error(messageOf(error, notTold))
    }
    await readAnew() // also where only the answer was lost
  }

  async function revoke(link: DraftLink) {
    try {
      await revokeLink(link)
      toast.success('The link no longer works.')
    } catch (error) {
      toast.error(messageOf(error, notTold))
    }
    await readAnew()
  }

  return (
    <div className={styles.panel}>
      <p>
        Anyone with the link sees this draft as it is when they open it, and nothing else. They do
        not need to sign in. The link stops working when its time is up, or when you revoke it.
      </p>
      {isWithoutCourse ? (
        <ChooseCourseFirst onLeave={onLeave} />
      ) : (
        <LinkForm isPending={isPending} onSubmit={submit} />
      )}
      {error !== null && <p role="alert">{messageOf(error, notRead)}</p>}
      {links?.length === 0 && <p>There is no link to this draft yet.</p>}
      {links && links.length > 0 && (
        <ul className={styles.links}>
          {links.map((link) => (
            <LinkRow key={link.id} link={link} onRevoke={() => revoke(link)} />
          ))}
        </ul>
      )}
    </div>
  )
}

interface LinkFormProps {
  isPending: boolean
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

function LinkForm({ isPending, onSubmit }: LinkFormProps) {
  return (
    <form className={styles.form} onSubmit={onSubmit}>
      <label className={styles.field}>
        Who it is for
        <input name="note" maxLength={120} placeholder="Ana, proofreading" />
      </label>
      <label className={styles.field}>
        Works for
        <select name="days" defaultValue={7}>
          {terms.map(({ days, label }) => (
            <option key={days} value={days}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <PendingButton type="submit" isPending={isPending}>
        Make and copy link
      </PendingButton>
    </form>
  )
}

function LinkRow({ link, onRevoke }: { link: DraftLink; onRevoke: () => void }) {
  const name = link.note || 'No name'
  const state = stateOf(link)
  const row = useRef<HTMLLIElement>(null)
  function revoke() {
    row.current?.focus() // the button goes when the link has ended
    onRevoke()
  }
  return (
    <li
      ref={row}
      tabIndex={-1}
      className={styles.link}
      data-state={state.isOpen ? 'open' : 'ended'}
    >
      <p className={styles.name}>
        {name}
        <span className={styles.state}>{state.text}</span>
      </p>
      {state.isOpen && (
        <>
          <input
            className={styles.address}
            readOnly
            value={link.address}
            aria-label={`Address for ${name}`}
            onFocus={(event) => event.currentTarget.select()}
          />
          <div className={styles.actions}>
            <Button buttonStyle="secondary" size="small" margin={false} onClick={() => copy(link)}>
              Copy
            </Button>
            <Button
              buttonStyle="secondary"
              size="small"
              margin={false}
              onClick={revoke}
              aria-label={`Revoke the link for ${name}`}
            >
              Revoke
            </Button>
          </div>
        </>
      )}
    </li>
  )
}

function stateOf({ expiresAt, revokedAt }: DraftLink): { isOpen: boolean; text: string } {
  const date = (iso: string) => new Date(iso).toLocaleString('en-GB', format)
  if (revokedAt) return { isOpen: false, text: `Revoked on ${date(revokedAt)}` }
  if (new Date(expiresAt).getTime() <= Date.now()) {
    return { isOpen: false, text: `Expired on ${date(expiresAt)}` }
  }
  return { isOpen: true, text: `Works until ${date(expiresAt)}` }
}

const format = { dateStyle: 'medium', timeStyle: 'short' } as const

const copy = ({ address }: DraftLink) =>
  copyText(address, {
    copied: 'The link has been copied. Paste it into a message.',
    refused: 'The link is ready. Copy it from the list.',
  })

const notTold =
  'The server did not say whether it was done. Check the list, and try again if it was not.'

const notRead = 'The links could not be loaded. Close this and open it again.'

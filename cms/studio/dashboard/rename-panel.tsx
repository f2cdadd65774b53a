'use client'
import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import type { FormEvent } from 'react'
import type { Names } from '../../contract/rename.ts'
import { PendingButton } from '../client/pending-button.tsx'
import styles from './rename-panel.module.css'
import { type Found, useRename } from './use-rename.ts'

/** Replaces a name in all texts, after showing each place. */
export function RenamePanel({ suggested }: { suggested: readonly Names[] }) {
  const router = useRouter()
  const { found, isPending, find, replace, choose } = useRename({
    onDone(text) {
      toast.success(text)
      router.refresh()
    },
    onProblem: (text) => void toast.error(text),
  })

  return (
    <div className={styles.panel}>
      <p>
        You see every place first, in drafts too. Only whole words are replaced: “Anna’s” becomes
        “Mara’s”, and “Annabel” stays. HTML pages are left as they are.
      </p>
      {suggested.map((names) => (
        <PendingButton
          key={`${names.from} ${names.to}`}
          buttonStyle="secondary"
          isPending={isPending}
          onClick={() => find(names)}
        >
          {`Find “${names.from}” for “${names.to}”`}
        </PendingButton>
      ))}
      <NamesForm isPending={isPending} onFind={find} />
      {found && (
        <Places
          found={found}
          isPending={isPending}
          onChoose={choose}
          onReplace={() => replace(found)}
        />
      )}
    </div>
  )
}

interface NamesFormProps {
  isPending: boolean
  onFind: (names: Names) => void
}

function NamesForm({ isPending, onFind }: NamesFormProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    onFind({ from: String(fields.get('from')).trim(), to: String(fields.get('to')).trim() })
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <label>
        The name in the texts
        <input name="from" required minLength={2} maxLength={120} autoComplete="off" />
      </label>
      <label>
        The new name
        <input name="to" required minLength={2} maxLength={120} autoComplete="off" />
      </label>
      <PendingButton type="submit" isPending={isPending}>
        Find every place
      </PendingButton>
    </form>
  )
}

interface PlacesProps {
  found: Found
  isPending: boolean
  onChoose: (chosen: ReadonlySet<string>) => void
  onReplace: () => void
}

function Places({ found, isPending, onChoose, onReplace }: PlacesProps) {
  const { from, places, hasMore, chosen } = found
  if (places.length === 0) return <p role="status">{`“${from}” is not in any text.`}</p>

  function toggle(id: string) {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    onChoose(next)
  }

  return (
    <section aria-label="Places" className={styles.found}>
      <p role="status">
        {`${places.length} ${places.length === 1 ? 'place' : 'places'}, ${chosen.size} chosen.`}
        {hasMore && ' There are more: you see them when these are done.'}
      </p>
      <ul className={styles.places}>
        {places.map(({ id, where, label, before, after }) => (
          <li key={id}>
            <label>
              <input type="checkbox" checked={chosen.has(id)} onChange={() => toggle(id)} />
              <span>
                <strong>{where}</strong> · {label}
                <del className={styles.before}>{before}</del>
                <ins className={styles.after}>{after}</ins>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <PendingButton isPending={isPending} disabled={chosen.size === 0} onClick={onReplace}>
        {`Replace in ${chosen.size} ${chosen.size === 1 ? 'place' : 'places'}`}
      </PendingButton>
    </section>
  )
}

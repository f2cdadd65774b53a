'use client'
import { Button, toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { type NamedPlace, NamedPlaces, type Names, Renamed } from '../../contract/rename.ts'
import { tutorApiPaths } from '../../contract/tutor-paths.ts'
import { ask, messageOf } from '../client/studio-client.ts'
import styles from './rename-panel.module.css'

const lost = 'The server did not answer. Nothing was changed; please try again.'

/** The places that were found, and those of them that are chosen. */
interface Found extends Names {
  places: NamedPlace[]
  hasMore: boolean
  chosen: ReadonlySet<string>
}

/** Replaces a name in all texts, after showing each place. */
export function RenamePanel({ suggested }: { suggested: readonly Names[] }) {
  const router = useRouter()
  const [found, setFound] = useState<Found>()
  const [isPending, setIsPending] = useState(false)

  async function during(task: () => Promise<void>) {
    setIsPending(true)
    await task().catch((error: unknown) => void toast.error(messageOf(error, lost)))
    setIsPending(false)
  }

  const find = (names: Names) =>
    during(async () => {
      const answer = NamedPlaces.parse(await ask('POST', tutorApiPaths.namePlaces, { json: names }))
      setFound({ ...names, ...answer, chosen: new Set(answer.places.map(({ id }) => id)) })
    })

  const replace = ({ from, to, chosen }: Found) =>
    during(async () => {
      const json = { from, to, places: [...chosen] }
      toast.success(Renamed.parse(await ask('POST', tutorApiPaths.name, { json })).message)
      router.refresh()
      await find({ from, to })
    })

  return (
    <div className={styles.panel}>
      <p>
        Every place is shown first, in drafts too. Only whole words are replaced: “Anna’s” becomes
        “Mara’s”, and “Annabel” stays. Pages in HTML are left as they are.
      </p>
      {suggested.map((names) => (
        <Button
          key={`${names.from} ${names.to}`}
          buttonStyle="secondary"
          margin={false}
          disabled={isPending}
          onClick={() => find(names)}
        >
          {`Find “${names.from}” for “${names.to}”`}
        </Button>
      ))}
      <NamesForm isPending={isPending} onFind={find} />
      {found && (
        <Places
          found={found}
          isPending={isPending}
          onChoose={(chosen) => setFound({ ...found, chosen })}
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
        The name in its place
        <input name="to" required minLength={2} maxLength={120} autoComplete="off" />
      </label>
      <Button type="submit" margin={false} disabled={isPending}>
        Find every place
      </Button>
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
  if (places.length === 0) return <p role="status">{`“${from}” stands in no text.`}</p>

  function toggle(id: string) {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    onChoose(next)
  }

  return (
    <section aria-label="Places" className={styles.found}>
      <p role="status">
        {`${places.length} ${places.length === 1 ? 'place' : 'places'}, ${chosen.size} chosen.`}
        {hasMore && ' There are more: they are shown when these are done.'}
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
      <Button margin={false} disabled={isPending || chosen.size === 0} onClick={onReplace}>
        {`Replace at ${chosen.size} ${chosen.size === 1 ? 'place' : 'places'}`}
      </Button>
    </section>
  )
}

import { memo, useCallback, useLayoutEffect, useRef } from 'react'
import type { TypedRow } from '../../cms/contract/exercise-making.ts'
import { type ColumnName, columns, exchanged, type RowNotes, shownColumns } from './typed-rows.ts'
import styles from './words-table.module.css'

interface WordsTableProps {
  rows: readonly TypedRow[]
  notes: readonly RowNotes[]
  onChange: (change: (rows: readonly TypedRow[]) => TypedRow[]) => void
  /** The only row is about to go, and the table with it. */
  onEmptied: () => void
}

/** What was understood, to be corrected cell by cell. */
export function WordsTable({ rows, notes, onChange, onEmptied }: WordsTableProps) {
  const shown = shownColumns(rows)

  // The same functions at each drawing, so that rows which stay the same are not drawn anew.
  const newest = useRef({ onChange, onEmptied })
  useLayoutEffect(() => {
    newest.current = { onChange, onEmptied }
  })
  const change = useCallback<WordsTableProps['onChange']>((how) => newest.current.onChange(how), [])
  /** Where the last row goes, the keyboard stays at the one before it. */
  const leave = useCallback((button: HTMLButtonElement) => {
    const buttons = [...(button.closest('table')?.querySelectorAll('button') ?? [])]
    if (buttons.length === 1) newest.current.onEmptied()
    else if (buttons.at(-1) === button) buttons.at(-2)?.focus()
  }, [])

  return (
    <table className={styles.table}>
      <caption className={styles.caption}>What was understood</caption>
      <thead>
        <tr>
          {shown.map(({ name, label }) => (
            <th key={name} scope="col" data-label={`${label} holds`}>
              <select
                aria-label={`Column ${label} holds`}
                value={name}
                onChange={({ target: { value } }) => {
                  const other = columns.find((column) => column.name === value)
                  if (other) onChange((now) => exchanged(now, name, other.name))
                }}
              >
                {columns.map((column) => (
                  <option key={column.name} value={column.name}>
                    {column.label}
                  </option>
                ))}
              </select>
            </th>
          ))}
          <td />
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <WordRow
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and keep their order
            key={index}
            row={row}
            index={index}
            shown={shown.map(({ name }) => name).join(' ')}
            problems={notes[index]?.problems.join(' ') ?? ''}
            note={notes[index]?.notes.join(' ') ?? ''}
            onChange={change}
            onLeave={leave}
          />
        ))}
      </tbody>
    </table>
  )
}

interface WordRowProps {
  row: TypedRow
  index: number
  /** Names of columns in one text, and notes too: so rows that stay the same are not drawn anew. */
  shown: string
  problems: string
  note: string
  onChange: WordsTableProps['onChange']
  /** It is about to go, with its button. */
  onLeave: (button: HTMLButtonElement) => void
}

const WordRow = memo(function WordRow(props: WordRowProps) {
  const { row, index, shown, problems, note, onChange, onLeave } = props
  const noteId = `words-note-${index}`
  const cells = columns.filter(({ name }) => shown.split(' ').includes(name))

  function write(name: ColumnName, value: string) {
    onChange((rows) => rows.map((one, at) => (at === index ? { ...one, [name]: value } : one)))
  }

  return (
    <>
      <tr data-problem={problems !== '' || undefined}>
        {cells.map(({ name, label }) => (
          <td key={name} data-label={label}>
            <textarea
              aria-label={`${label} of row ${index + 1}`}
              aria-describedby={problems + note === '' ? undefined : noteId}
              aria-invalid={(name === 'word' && problems !== '') || undefined}
              dir="auto"
              rows={1}
              value={row[name]}
              onChange={({ target }) => write(name, target.value.replace(/\s*\n\s*/g, ' '))}
            />
          </td>
        ))}
        <td className={styles.end}>
          <button
            type="button"
            aria-label={`Remove row ${index + 1}${row.word === '' ? '' : `, ${row.word.slice(0, 60)}`}`}
            onClick={({ currentTarget }) => {
              onLeave(currentTarget)
              onChange((rows) => rows.filter((_, at) => at !== index))
            }}
          >
            Remove
          </button>
        </td>
      </tr>
      {problems + note !== '' && (
        <tr className={styles.note}>
          <td id={noteId} colSpan={cells.length + 1}>
            {problems !== '' && <strong>{problems}</strong>} {note}
          </td>
        </tr>
      )}
    </>
  )
})

import { type ClipboardEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import type { Paste, TypedRow } from '../../cms/contract/exercise-making.ts'
import type { LearnerLanguage } from '../../cms/contract/learner-languages.ts'
import { exerciseLimits } from '../../cms/contract/limits.ts'
import type { BoxContent } from './box-content.ts'
import { ChatbotButton } from './chatbot-button.tsx'
import { FileChoice } from './file-choice.tsx'
import type { Refusal } from './pasted-file.ts'
import { textAfterReading } from './text-after-reading.ts'
import { joinedRows, notesOf } from './typed-rows.ts'
import { useRefusedGaps } from './use-refused-gaps.ts'
import styles from './words-box.module.css'
import type { WordsServer } from './words-server.ts'
import { WordsTable } from './words-table.tsx'

interface WordsBoxProps {
  content: BoxContent
  onChange: (change: (content: BoxContent) => BoxContent) => void
  server: WordsServer
  learnerLanguage?: LearnerLanguage | ''
}

/** 'Paste words': a list however it was kept, an old page, or what a chatbot answered. */
export function WordsBox({ content, onChange, server, learnerLanguage = '' }: WordsBoxProps) {
  const { text, rows } = content
  const id = useId()
  const list = useRef<HTMLTextAreaElement>(null)
  const { read, isReading, said } = useReading(content, onChange, server)
  const refused = useRefusedGaps(rows, server)

  function paste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const pasted = event.clipboardData.getData('text/plain')
    // What is added to something that is written by hand is left to be read on request.
    if (text.trim() !== '' || pasted.trim() === '') return
    event.preventDefault()
    onChange((now) => ({ ...now, text: pasted }))
    read({ text: pasted })
  }

  return (
    <div className={styles.box}>
      <label htmlFor={id} className={styles.name}>
        Paste words
      </label>
      <p id={`${id}-hint`} className={styles.hint}>
        From a spreadsheet, Quizlet, Anki, a chat or your notes: a line for each word, with a
        translation, a meaning or an example beside it.
      </p>
      <textarea
        ref={list}
        id={id}
        aria-describedby={`${id}-hint`}
        className={styles.list}
        dir="auto"
        rows={rows.length > 0 && text === '' ? 3 : 8}
        spellCheck={false}
        placeholder={'deadline – scadenza\nto apologise – scusarsi'}
        value={text}
        onChange={({ target }) => onChange((now) => ({ ...now, text: target.value }))}
        onPaste={paste}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) read({ text })
        }}
      />
      <div className={styles.ways}>
        <button
          type="button"
          className={styles.button}
          aria-disabled={isReading || undefined}
          onClick={() => read({ text })}
        >
          {isReading ? 'Reading…' : 'Read the words'}
        </button>
        <ChatbotButton content={content} learnerLanguage={learnerLanguage} />
        <FileChoice onRead={read} />
      </div>
      <p role="status" className={styles.said} data-bad={said.isBad || undefined}>
        {said.text}
      </p>
      {rows.length > 0 && (
        <WordsTable
          rows={rows}
          notes={notesOf(rows, refused)}
          onChange={(change) => onChange((now) => ({ ...now, rows: change(now.rows) }))}
          onEmptied={() => list.current?.focus()}
        />
      )}
    </div>
  )
}

/** What was read leaves the box for the table; what was not stays, and is told. */
function useReading(
  { rows }: BoxContent,
  onChange: WordsBoxProps['onChange'],
  server: WordsServer,
) {
  const [said, setSaid] = useState({ text: '', isBad: false })
  const [isReading, setIsReading] = useState(false)
  const isRunning = useRef(false)

  async function read(paste: Paste | Refusal) {
    if (isRunning.current) return
    if ('refusal' in paste) return setSaid({ text: paste.refusal, isBad: true })
    const problem = problemBefore(paste)
    if (problem !== null) return setSaid({ text: problem, isBad: true })
    isRunning.current = true
    setIsReading(true)
    try {
      const answer = await server.read(paste)
      const taken = answer.rows.slice(0, Math.max(0, exerciseLimits.rows - rows.length))
      const left = [...answer.rows.slice(taken.length).map(lineOf), ...answer.unread]
      onChange((now) => ({
        // Words of a page leave the list alone that is being written.
        text:
          'html' in paste
            ? [...(now.text === '' ? [] : [now.text]), ...left].join('\n')
            : textAfterReading(now.text, paste.text, left),
        rows: joinedRows(now.rows, taken),
      }))
      const leftOver = answer.rows.length - taken.length
      setSaid(outcomeOf(taken.length, answer.tooWide, answer.notRead + leftOver))
    } catch (error) {
      setSaid({ text: server.problemOf(error), isBad: true })
    } finally {
      isRunning.current = false
      setIsReading(false)
    }
  }

  return { read, isReading, said }
}

function problemBefore(paste: Paste): string | null {
  if ('html' in paste) return null
  if (paste.text.trim() === '') return 'Paste or write some words first.'
  return paste.text.length > exerciseLimits.paste
    ? `This is longer than ${exerciseLimits.paste.toLocaleString('en')} characters. Paste a part of it; nothing was changed.`
    : null
}

const lineOf = (row: TypedRow) =>
  [row.word, row.translation, row.phonetics, row.meaning, row.example, row.spokenExample].join('\t')

function outcomeOf(taken: number, tooWide: number, notRead: number) {
  if (taken === 0) {
    return { text: 'No words were found here. Give each word a line of its own.', isBad: true }
  }
  const words = taken === 1 ? '1 word was read.' : `${taken} words were read.`
  if (tooWide + notRead === 0) return { text: `${words} Check them below.`, isBad: false }
  return {
    text: [
      words,
      tooWide === 1 && 'One line has more cells than there are columns. It stays in the box, too.',
      tooWide > 1 &&
        `${tooWide} lines have more cells than there are columns. They stay in the box, too.`,
      notRead > 0 &&
        `${notRead === 1 ? '1 line was not read, and stays' : `${notRead} lines were not read, and stay`} in the box: an exercise takes ${exerciseLimits.rows} words, and a line needs a word.`,
    ]
      .filter(Boolean)
      .join(' '),
    isBad: true,
  }
}

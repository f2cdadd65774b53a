import { useState } from 'react'
import type { MatchingQuestion } from '../../../../cms/exercises/questions/question.ts'
import { pick, type Tile } from '../matching-rules.ts'
import type { KindProps } from './kind-props.ts'
import styles from './matching-board.module.css'

/** Words beside meanings: one of each is pressed, and they belong together or do not. */
export function MatchingBoard(props: KindProps<MatchingQuestion>) {
  const { question, outcome, taskId, onAnswer } = props
  const [chosen, setChosen] = useState<Tile | null>(null)
  const [said, setSaid] = useState('')
  const { pairs, order } = question
  const pairOf = (rowId: string) => pairs.find((pair) => pair.rowId === rowId)

  function press(tile: Tile) {
    if (outcome.done.includes(tile.rowId)) return
    const { chosen: nextChosen, pair } = pick(chosen, tile)
    setChosen(nextChosen)
    if (!pair) return setSaid('')
    const isPair = pair.word === pair.meaning
    const [word, meaning] = [pairOf(pair.word)?.word, pairOf(pair.meaning)?.meaning]
    const left = pairs.length - outcome.done.length - 1
    setSaid(sayingOf(`‘${word}’ and ‘${meaning}’`, { isPair, left }))
    onAnswer({ rowId: pair.word, given: pair.meaning, verdict: isPair ? 'right' : 'wrong' })
  }

  const tileProps = (tile: Tile) => ({
    isChosen: chosen?.side === tile.side && chosen.rowId === tile.rowId,
    number: outcome.done.indexOf(tile.rowId) + 1,
    onPress: () => press(tile),
  })

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div role="group" aria-labelledby={taskId} className={styles.board}>
        <ul aria-label="Words" className={styles.column}>
          {pairs.map(({ rowId, word }) => (
            <li key={rowId}>
              <TileButton text={word} lang="en" {...tileProps({ side: 'word', rowId })} />
            </li>
          ))}
        </ul>
        <ul aria-label="Meanings" className={styles.column}>
          {order.map((index) => {
            const { rowId = '', meaning = '' } = pairs[index] ?? {}
            return (
              <li key={index}>
                <TileButton text={meaning} {...tileProps({ side: 'meaning', rowId })} />
              </li>
            )
          })}
        </ul>
      </div>
      <p role="status" className={styles.said}>
        {said}
      </p>
    </>
  )
}

interface TileButtonProps {
  text: string
  lang?: 'en'
  isChosen: boolean
  /** The number of the pair it belongs to; 0 while it has none. */
  number: number
  onPress: () => void
}

function TileButton({ text, lang, isChosen, number, onPress }: TileButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-disabled={number > 0}
      className={styles.tile}
      onClick={onPress}
    >
      <span lang={lang} translate={lang && 'no'} dir="auto">
        {text}
      </span>
      {number > 0 && (
        <span className={styles.number}>
          <span className="visually-hidden">pair </span>
          {number}
        </span>
      )}
    </button>
  )
}

function sayingOf(halves: string, { isPair, left }: { isPair: boolean; left: number }) {
  if (!isPair) return `${halves} do not belong together. Try another meaning.`
  return `${halves} belong together.${left > 0 ? ` ${left} to go.` : ''}`
}

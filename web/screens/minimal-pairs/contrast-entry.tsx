import { useEffect, useRef } from 'react'
import { type Contrast, type Pair, pairsOf } from '../../features/minimal-pairs/contrasts.ts'
import { AskedPart } from '../../router/asked-part.tsx'
import { Phonetics } from '../../speech/phonetics/phonetics.tsx'
import { SpeakButton } from '../../speech/speak-button.tsx'
import { Button } from '../../ui/button.tsx'
import { ContentsEntry } from '../../ui/contents.tsx'
import styles from './minimal-pairs-screen.module.css'

const loadGame = async () =>
  (await import('../../features/minimal-pairs/hearing-game.tsx')).HearingGame

interface ContrastEntryProps {
  contrast: Contrast
  number: number
  isPractised: boolean
  onPractise: (isWanted: boolean) => void
}

/** Two sounds: how they are told apart, words to hear, and the practice. */
export function ContrastEntry(props: ContrastEntryProps) {
  const { contrast, number, isPractised, onPractise } = props
  const { examples, advice } = contrast
  const [first = ['', ''], ...others] = pairsOf(examples)
  const begin = useRef<HTMLButtonElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const hasLeft = useRef(false)

  useEffect(() => {
    if (!isPractised && hasLeft.current) begin.current?.focus()
    hasLeft.current = false
  }, [isPractised])

  /** The button goes, and what comes in its place may have to be loaded, or have no voice. */
  function practise() {
    title.current?.focus({ preventScroll: true })
    onPractise(true)
  }

  function leave() {
    hasLeft.current = true
    onPractise(false)
  }

  return (
    <ContentsEntry
      number={number}
      actions={
        !isPractised && (
          <Button ref={begin} className={styles.practise} onClick={practise}>
            Practise<span className="visually-hidden">{` ${titleOf(first)}`}</span>
          </Button>
        )
      }
    >
      <h3 ref={title} tabIndex={-1}>
        {titleOf(first)} <Phonetics>{soundsOf(contrast)}</Phonetics>
      </h3>
      <p>{advice}</p>
      <p lang="en" className={styles.examples}>
        {first.map((word) => (
          <span key={word} className={styles.example}>
            {word}
            <SpeakButton text={word} />
          </span>
        ))}
        <span>{others.map(titleOf).join(', ')}</span>
      </p>
      {isPractised && (
        <AskedPart
          load={loadGame}
          loading="Loading the words…"
          failed="The practice did not load"
          part={{ contrast, onLeave: leave }}
        />
      )}
    </ContentsEntry>
  )
}

/** No sign stands for a sound that is not there. */
const soundsOf = ({ sounds }: Contrast) =>
  sounds
    .filter((sound) => sound !== '')
    .map((sound) => `/${sound}/`)
    .join(' – ')

const titleOf = ([one, other]: Pair) => `${one} – ${other}`

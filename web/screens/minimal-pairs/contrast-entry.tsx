import { type ComponentType, useEffect, useRef, useState } from 'react'
import { type Contrast, type Pair, pairsOf } from '../../features/minimal-pairs/contrasts.ts'
import type { HearingGameProps } from '../../features/minimal-pairs/hearing-game.tsx'
import { Phonetics } from '../../speech/phonetics/phonetics.tsx'
import { SpeakButton } from '../../speech/speak-button.tsx'
import { Button } from '../../ui/button.tsx'
import { ContentsEntry } from '../../ui/contents.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Loading } from '../../ui/loading.tsx'
import styles from './minimal-pairs-screen.module.css'

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
  const hasLeft = useRef(false)

  useEffect(() => {
    if (!isPractised && hasLeft.current) begin.current?.focus()
    hasLeft.current = false
  }, [isPractised])

  function leave() {
    hasLeft.current = true
    onPractise(false)
  }

  return (
    <ContentsEntry
      number={number}
      actions={
        !isPractised && (
          <Button ref={begin} className={styles.practise} onClick={() => onPractise(true)}>
            Practise<span className="visually-hidden">{` ${titleOf(first)}`}</span>
          </Button>
        )
      }
    >
      <h3>
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
      {isPractised && <LoadedGame contrast={contrast} onLeave={leave} />}
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

type Loaded = { Game: ComponentType<HearingGameProps> } | 'loading' | 'failed'

/** The practice, whose code and words come when it is asked for. */
function LoadedGame(props: HearingGameProps) {
  const [loaded, setLoaded] = useState<Loaded>('loading')
  useEffect(() => {
    let isShown = true
    const show = (next: Loaded) => isShown && setLoaded(next)
    import('../../features/minimal-pairs/hearing-game.tsx').then(
      ({ HearingGame }) => show({ Game: HearingGame }),
      () => show('failed'),
    )
    return () => {
      isShown = false
    }
  }, [])
  if (loaded === 'failed') {
    return (
      <LoadError
        level={2}
        title="The practice did not load"
        text="Please check your connection and try again."
      />
    )
  }
  return loaded === 'loading' ? <Loading text="Loading the words…" /> : <loaded.Game {...props} />
}

import { type ChangeEvent, useEffect, useRef } from 'react'
import type { Clip } from '../../../cms/contract/clip.ts'
import type { Row } from '../../../cms/exercises/row.ts'
import { wordKeyOf } from '../../../cms/exercises/row-id.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { playSound } from './play-sound.ts'
import styles from './read-aloud.module.css'

export type SpokenWord = Pick<Row, 'id' | 'word'>

interface WordClipsProps {
  /** The list takes the place of a take, which had the focus. */
  isBack?: boolean
  words: readonly SpokenWord[]
  /** By the key of their word, which two words may have (decision 103). */
  clips: ReadonlyMap<string, Clip>
  /** Clips whose word is in the list no more. */
  left: readonly Clip[]
  addressOf: (clip: Clip) => string
  onRecord: (words: readonly string[]) => void
  onFile: (file: File, words: readonly string[]) => void
  onRemove: (clip: Clip) => void
}

/** Every word with the clip that it has, and the ways to make or change one. */
export function WordClips(props: WordClipsProps) {
  const { isBack, words, clips, left, addressOf, onRecord, onFile } = props
  const told = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isBack) told.current?.focus()
  }, [isBack])
  function onRemove(clip: Clip) {
    told.current?.focus() // the button goes with its clip
    props.onRemove(clip)
  }
  const all = words.map(({ word }) => word)
  const missing = words.filter(({ word }) => !clips.has(wordKeyOf(word))).map(({ word }) => word)
  const some = missing.length > 0 ? missing : all
  return (
    <>
      <div className={styles.actions}>
        <Button tone="main" onClick={() => onRecord(some)}>
          {recordText(some.length, all.length)}
        </Button>
        {missing.length > 0 && missing.length < all.length && (
          <Button onClick={() => onRecord(all)}>{`Read all ${all.length} again`}</Button>
        )}
        <FileButton text="Use a sound file" onFile={(file) => onFile(file, some)} />
      </div>
      <p ref={told} tabIndex={-1} role="status" className={styles.hint}>
        {`${all.length - missing.length} of ${all.length} words have your voice.`}
        {missing.length > 0 && ' The others are said by the learner’s browser.'}
      </p>
      <ul className={styles.words}>
        {words.map(({ id, word }) => {
          const clip = clips.get(wordKeyOf(word))
          const of = <span className="visually-hidden">{` (${word})`}</span>
          return (
            <li key={id} data-said={clip !== undefined}>
              <span lang="en" dir="auto" className={styles.name}>
                {word}
              </span>
              <span className={styles.state}>
                {clip ? `${(clip.ms / 1000).toFixed(1)} s` : 'not read yet'}
              </span>
              <span className={styles.ways}>
                {clip && (
                  <Button tone="quiet" onClick={() => playSound(addressOf(clip))}>
                    Play{of}
                  </Button>
                )}
                <Button tone="quiet" onClick={() => onRecord([word])}>
                  {clip ? 'Read again' : 'Read'}
                  {of}
                </Button>
                <FileButton
                  isQuiet
                  text="File"
                  word={word}
                  onFile={(file) => onFile(file, [word])}
                />
                {clip && (
                  <Button tone="quiet" onClick={() => onRemove(clip)}>
                    Remove{of}
                  </Button>
                )}
              </span>
            </li>
          )
        })}
      </ul>
      {left.length > 0 && <LeftClips clips={left} addressOf={addressOf} onRemove={onRemove} />}
    </>
  )
}

const recordText = (some: number, all: number) =>
  some === all
    ? `Read ${all === 1 ? 'the word' : `all ${all} words`} aloud`
    : `Read the ${some === 1 ? 'missing word' : `${some} missing words`}`

function LeftClips({
  clips,
  addressOf,
  onRemove,
}: Pick<WordClipsProps, 'addressOf' | 'onRemove'> & { clips: readonly Clip[] }) {
  return (
    <section aria-labelledby="left" className={styles.left}>
      <h2 id="left">No longer in the list</h2>
      <p className={styles.hint}>
        Learners do not hear these clips. They will be used again if the word comes back.
      </p>
      <ul className={styles.words}>
        {clips.map((clip) => (
          <li key={clip.id}>
            <span lang="en" dir="auto" className={styles.name}>
              {clip.word}
            </span>
            <span className={styles.ways}>
              <Button tone="quiet" onClick={() => playSound(addressOf(clip))}>
                Play<span className="visually-hidden">{` (${clip.word})`}</span>
              </Button>
              <Button tone="quiet" onClick={() => onRemove(clip)}>
                Remove<span className="visually-hidden">{` (${clip.word})`}</span>
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface FileButtonProps {
  text: string
  /** Whose clip it becomes; none stands for the list. */
  word?: string
  isQuiet?: boolean
  onFile: (file: File) => void
}

function FileButton({ text, word, isQuiet = false, onFile }: FileButtonProps) {
  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    target.value = '' // the same file may be chosen again
    if (file) onFile(file)
  }
  return (
    <label className={buttonClass(isQuiet ? 'quiet' : 'plain', styles.file)}>
      {text}
      {word && <span className="visually-hidden">{` (${word})`}</span>}
      <input type="file" accept="audio/*" onChange={choose} className="visually-hidden" />
    </label>
  )
}

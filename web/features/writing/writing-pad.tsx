import { isEarlyInput } from '../../page/after-first-paint.ts'
import { Field } from '../../ui/field.tsx'
import { useDraft } from './use-draft.ts'
import { wordCountOf, wordCountText } from './word-count.ts'
import styles from './writing-pad.module.css'

interface WritingPadProps {
  /** Tells its text from those of other pads. */
  draftKey: string
  label: string
}

/** A place to write in: counts the words, and keeps them for this visit. */
export function WritingPad({ draftKey, label }: WritingPadProps) {
  const { text, isKept, write } = useDraft(draftKey)
  return (
    <div className={styles.pad}>
      <Field label={label} hint={isKept ? storedHint : refusedHint}>
        {(control) => (
          <textarea
            {...control}
            rows={6}
            lang="en"
            maxLength={maxTextLength}
            value={text}
            onChange={(event) => write(event.target.value, isEarlyInput(event.nativeEvent))}
          />
        )}
      </Field>
      <p className={styles.count}>{wordCountText(wordCountOf(text))}</p>
    </div>
  )
}

const maxTextLength = 20_000
const storedHint = 'Kept in this tab until you close it. We do not send it to anyone.'
const refusedHint = 'This browser cannot keep your text. Copy it before you leave the page.'

import type { StudentPage } from '../../../cms/contract/student.ts'
import { useLetters } from '../../data/letters.ts'
import { canKeepShared } from '../../passport/sharing/shared-record.ts'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'
import { LetterForm } from './letter-form.tsx'
import { LetterList } from './letter-list.tsx'
import styles from './letters.module.css'

/**
 * Texts and recordings for her tutor. Nothing goes by itself: each is sent by a press of hers, below
 * a sentence that says what leaves the device.
 */
export function Letters({ student }: { student: Pick<StudentPage, 'id' | 'consentedAt'> }) {
  const { letters, error, send, remove } = useLetters()
  const focus = useKeptFocus<HTMLDivElement>()
  return (
    <div className={styles.letters} {...focus}>
      {student.consentedAt ? (
        <LetterForm studentId={student.id} onSend={send} />
      ) : (
        <p>{canKeepShared() ? notAgreed : cannotAgree}</p>
      )}
      {letters && letters.length > 0 && <LetterList letters={letters} onRemove={remove} />}
      {error && !letters && (
        <p role="alert" className={styles.problem}>
          What you sent before could not be loaded. It is not lost: open the page again later.
        </p>
      )}
    </div>
  )
}

const notAgreed =
  'Once you have agreed above that your tutor may see your results, you can send a text or a recording here, too.'

/** Where nothing can be kept nobody is asked. */
const cannotAgree =
  'To send a text or a recording, open your link in a browser that can save data for this site. There you will be asked whether your tutor may see them.'

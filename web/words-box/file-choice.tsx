import type { Paste } from '../../cms/contract/exercise-making.ts'
import { pastedFile, type Refusal, readableFiles } from './pasted-file.ts'
import styles from './words-box.module.css'

/** The words of a page that was made by hand once, or of a list in a file. */
export function FileChoice({ onRead }: { onRead: (paste: Paste | Refusal) => void }) {
  return (
    <label className={styles.file}>
      Take the words of an old HTML page, or of a list in a file
      <input
        type="file"
        accept={readableFiles}
        onChange={async ({ target }) => {
          const file = target.files?.[0]
          target.value = ''
          if (file) onRead(await pastedFile(file))
        }}
      />
    </label>
  )
}

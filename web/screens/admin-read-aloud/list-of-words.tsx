import type { Clip } from '../../../cms/contract/clip.ts'
import { clipPaths } from '../../../cms/contract/clip-paths.ts'
import { messageOf } from '../../data/client.ts'
import { useClips, useReadWords } from '../../data/clips.ts'
import { ReadAloud } from '../../features/read-aloud/read-aloud.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useToast } from '../../ui/toasts/toast-provider.tsx'
import styles from './list-of-words.module.css'

/** Where a list's words and clips are. */
export interface ReadList {
  clips: string
  words: string
  /** Where they are written. */
  studio: string
}

export function ListOfWords({ list }: { list: ReadList }) {
  const words = useReadWords(list.words)
  const { clips, save, remove, refresh } = useClips(list.clips)
  const showToast = useToast()
  if (words.state === 'error' || clips.state === 'error') {
    return <LoadError level={2} title="The words could not be loaded" />
  }
  if (words.state === 'loading' || clips.state === 'loading') {
    return <Loading text="Loading words…" />
  }
  if (words.state === 'missing' || clips.state === 'missing') {
    return (
      <Notice
        level={2}
        title="No such list"
        text="There is no lesson or exercise at this address. An exercise has to be published first."
      />
    )
  }
  const { title, rows } = words.data
  if (rows.length === 0) {
    return (
      <Notice level={2} title="No words to read" text="This list has no words yet.">
        <a href={list.studio} className={buttonClass('main')}>
          Write them in the studio
        </a>
      </Notice>
    )
  }

  async function removeOne(clip: Clip) {
    try {
      await remove(clip.id)
      showToast({ title: `“${clip.word}” uses the browser’s voice again` })
    } catch (error) {
      showToast({ title: 'Not removed', description: problemOf(error), tone: 'destructive' })
    }
  }

  return (
    <div className={styles.list}>
      <p dir="auto" className={styles.title}>
        {title}
      </p>
      <ReadAloud
        owner={list.clips}
        words={rows}
        clips={clips.data.clips}
        addressOf={({ hash }) => clipPaths.clipSound(list.clips, hash)}
        save={save}
        remove={removeOne}
        onSaved={refresh}
        problemOf={problemOf}
      />
    </div>
  )
}

const problemOf = (error: unknown) =>
  messageOf(error, 'The server did not answer. Your take is kept on this device; try again.')

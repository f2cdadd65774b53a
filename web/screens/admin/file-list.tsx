import { useCourseLessons } from '../../data/lessons.ts'
import { Button } from '../../ui/button.tsx'
import { sizeText } from '../../ui/text-file/size-text.ts'
import { isReady, type PickedFile } from './picked-files.ts'
import styles from './upload-lessons.module.css'

interface FileListProps {
  files: readonly PickedFile[]
  /** Null while none is chosen. */
  courseId: number | null
  isUploading: boolean
  isHomework: boolean
  onDrop: (key: string) => void
}

/** The chosen files: what each will be called, and what is wrong with it. */
export function FileList({ files, courseId, isUploading, isHomework, onDrop }: FileListProps) {
  const lessons = useCourseLessons(files.length === 0 ? null : courseId)
  const titles = new Set(lessons.state === 'ready' ? lessons.data.map(({ title }) => title) : [])
  if (files.length === 0) return null
  return (
    <ul className={styles.files} aria-label="Chosen files">
      {files.map((file) => (
        <li key={file.key} className={styles.file}>
          <div>
            <p className={styles.fileName}>
              {file.name} <span className={styles.size}>{sizeText(file.bytes)}</span>
            </p>
            {file.problem && <p className={styles.problem}>{file.problem}</p>}
            {isReady(file) && (
              <p className={styles.becomes}>
                {isHomework ? becomesHomework(file) : becomes(file, titles)}
              </p>
            )}
          </div>
          <Button tone="quiet" disabled={isUploading} onClick={() => onDrop(file.key)}>
            Remove<span className="visually-hidden"> {file.name}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}

const becomesHomework = ({ title, page }: PickedFile) =>
  page !== null && title === null
    ? 'A page with its files.'
    : title === null
      ? 'The page has no title: it will be called “Homework”.'
      : `Will become the homework “${title}”.`

function becomes({ title, page }: PickedFile, titles: ReadonlySet<string>) {
  if (page !== null && title === null)
    return 'A page with its files. It will be called by its title.'
  if (title === null) return 'The page has no title: the lesson will be called “Lesson Title”.'
  if (titles.has(title))
    return `The course already has a lesson called “${title}”; this will be another one.`
  return `Will become the lesson “${title}”.`
}

import type { MadeHomework } from '../../../cms/contract/homework.ts'
import { homeworkPaths } from '../../../cms/contract/homework-paths.ts'
import styles from './upload-lessons.module.css'

/** What was given since the screen was opened, newest first, to look at. */
export function GivenHomework({ homework }: { homework: readonly MadeHomework[] }) {
  if (homework.length === 0) return null
  return (
    <section className={styles.uploaded}>
      <h2>Just given</h2>
      <ul>
        {homework.map(({ id, title, student }) => (
          <li key={id}>
            <a href={homeworkPaths.page(id)} target="_blank" rel="noopener">
              {title}
              <span className="visually-hidden"> (opens in a new tab)</span>
            </a>
            {`, homework for ${student}. It stands on her page.`}
          </li>
        ))}
      </ul>
    </section>
  )
}

import { homeworkPaths } from '../../../cms/contract/homework-paths.ts'
import type { GivenPage } from '../../../cms/contract/uploaded-page.ts'
import { LeftOut } from './left-out.tsx'
import { namesText } from './names-text.ts'
import styles from './upload-lessons.module.css'

/** What was given since the page was loaded, newest first, to look at. */
export function GivenHomework({ given }: { given: readonly GivenPage[] }) {
  if (given.length === 0) return null
  return (
    <section className={styles.uploaded}>
      <h2>Just given</h2>
      <ul>
        {given.map(({ homework: { id, title, student, missing }, leftOut }) => (
          <li key={id}>
            <a href={homeworkPaths.page(id)} target="_blank" rel="noopener">
              {title}
              <span className="visually-hidden"> (opens in a new tab)</span>
            </a>
            {`, homework for ${student}. It is on the student’s page.`}
            <LeftOut names={leftOut} />
            {missing.length > 0 && (
              <p>{`It uses files that did not come with it: ${namesText(missing)}.`}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

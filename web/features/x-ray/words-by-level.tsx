import type { XRayWords } from '../../../cms/contract/x-ray.ts'
import styles from './x-ray-report.module.css'

/** The different words of a page by their levels; no level of the page is told. */
export function WordsByLevel({ words: { levels, others, examples } }: { words: XRayWords }) {
  const all = levels.reduce((sum, { words }) => sum + words, others)
  if (all === 0) return null
  const lines = [
    ...levels.map(({ level, words }) => ({ name: level, words })),
    { name: 'Above B2, or not in the list', words: others },
  ]
  const more = others - examples.length
  return (
    <details>
      <summary>{`Its words by level: ${all}`}</summary>
      <table className={styles.levels}>
        <caption>Different words, by the CEFR-J list. It says nothing of the page’s level.</caption>
        <thead>
          <tr>
            <th scope="col">Level</th>
            <th scope="col">Words</th>
            <th scope="col">Share</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, words }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{words}</td>
              <td>{`${Math.round((100 * words) / all)}%`}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {examples.length > 0 && (
        <p className={styles.quiet}>
          {`Above B2, or not in the list: ${examples.join(', ')}${more > 0 ? ` and ${more} more` : ''}`}
        </p>
      )}
    </details>
  )
}

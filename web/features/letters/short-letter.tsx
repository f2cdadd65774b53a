import type { HomeTestimonial } from '../../../cms/contract/pages.ts'
import styles from './short-letter.module.css'
import { Stars } from './stars.tsx'

/** A testimonial of the home page: a few lines, signed with initials. */
export function ShortLetter({ letter }: { letter: HomeTestimonial }) {
  return (
    <figure className={styles.letter}>
      <Stars stars={letter.stars} />
      <blockquote className={styles.text}>
        <p>{letter.text}</p>
      </blockquote>
      <figcaption className={styles.from}>
        <span className={styles.initials} aria-hidden="true">
          {letter.initials}
        </span>
        <span>
          <span className="visually-hidden">{`${letter.initials}, `}</span>
          <span className={styles.country}>{letter.country}</span>
          <span className={styles.level}>{letter.level}</span>
          {letter.focus.length > 0 && (
            <span className={styles.level}>{letter.focus.join(' · ')}</span>
          )}
        </span>
      </figcaption>
    </figure>
  )
}

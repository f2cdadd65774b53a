import type { HomeTestimonial } from '../../../cms/contract/pages.ts'
import { later } from '../../router/later.tsx'
import styles from './short-testimonial.module.css'
import { Stars } from './stars.tsx'

const Evidence = later(async () => (await import('./evidence.tsx')).Evidence)

/** A testimonial of the home page: a few lines, signed with initials. */
export function ShortTestimonial({ testimonial }: { testimonial: HomeTestimonial }) {
  return (
    <figure className={styles.testimonial}>
      <Stars stars={testimonial.stars} />
      <blockquote className={styles.text}>
        <p>{testimonial.text}</p>
      </blockquote>
      <figcaption className={styles.from}>
        <span className={styles.initials} aria-hidden="true">
          {testimonial.initials}
        </span>
        <span>
          <span className="visually-hidden">{`${testimonial.initials}, `}</span>
          <span className={styles.country}>{testimonial.country}</span>
          <span className={styles.level}>{testimonial.level}</span>
          {testimonial.focus.length > 0 && (
            <span className={styles.level}>{testimonial.focus.join(' · ')}</span>
          )}
          {(testimonial.source || testimonial.sourceUrl) && <Evidence {...testimonial} />}
        </span>
      </figcaption>
    </figure>
  )
}

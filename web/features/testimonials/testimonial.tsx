import { type MouseEvent, useId, useState } from 'react'
import { pagePaths } from '../../../cms/contract/page-paths.ts'
import type { PageTestimonial } from '../../../cms/contract/pages.ts'
import { Evidence } from './evidence.tsx'
import { excerptOf } from './excerpt.ts'
import styles from './testimonial.module.css'

interface TestimonialProps {
  testimonial: PageTestimonial
  /** Whether the address asks for the whole text. */
  isOpenAtFirst: boolean
  /** The tab that a visitor without script comes back to. */
  tab: string
}

/**
 * A testimonial of the testimonials page, with Read More / Show Less where it is long (spec §2).
 */
export function Testimonial({ testimonial, isOpenAtFirst, tab }: TestimonialProps) {
  const textId = useId()
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  const excerpt = excerptOf(testimonial)

  function toggle(event: MouseEvent) {
    event.preventDefault()
    setIsOpen(!isOpen)
  }

  return (
    <figure id={testimonialAnchor(testimonial.id)} className={styles.testimonial}>
      <blockquote id={textId} className={styles.text}>
        <p dir="auto">{excerpt !== null && !isOpen ? excerpt : testimonial.text}</p>
      </blockquote>
      {excerpt !== null && (
        // Without script, the address asks for the whole text.
        <form
          action={`${pagePaths.testimonials}#${testimonialAnchor(testimonial.id)}`}
          className={styles.more}
        >
          {tab !== 'all' && <input type="hidden" name="tab" value={tab} />}
          <button
            type="submit"
            name={isOpen ? undefined : 'more'}
            value={isOpen ? undefined : testimonial.id}
            aria-expanded={isOpen}
            aria-controls={textId}
            onClick={toggle}
          >
            <span>{isOpen ? 'Show Less' : 'Read More'}</span>
            <span className="visually-hidden">{` of ${testimonial.name}’s testimonial`}</span>
          </button>
        </form>
      )}
      <figcaption className={styles.from}>
        <span className={styles.name}>{testimonial.name}</span>
        <span>{[testimonial.location, testimonial.date].filter(Boolean).join(', ')}</span>
        <span>{testimonial.level}</span>
        <span>{`Rated ${testimonial.rating}%`}</span>
        {(testimonial.source || testimonial.sourceUrl) && <Evidence {...testimonial} />}
      </figcaption>
    </figure>
  )
}

const testimonialAnchor = (id: number) => `testimonial-${id}`

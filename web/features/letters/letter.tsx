import { type MouseEvent, useId, useState } from 'react'
import type { PageTestimonial } from '../../../cms/contract/pages.ts'
import { excerptOf } from './excerpt.ts'
import styles from './letter.module.css'

interface LetterProps {
  letter: PageTestimonial
  /** Whether the address asks for the whole text. */
  isOpenAtFirst: boolean
  /** The tab that a visitor without script comes back to. */
  tab: string
}

/** A testimonial as a letter, with Read More / Show Less where it is long (spec §2). */
export function Letter({ letter, isOpenAtFirst, tab }: LetterProps) {
  const textId = useId()
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  const excerpt = excerptOf(letter)

  function toggle(event: MouseEvent) {
    event.preventDefault()
    setIsOpen(!isOpen)
  }

  return (
    <figure id={letterAnchor(letter.id)} className={styles.letter}>
      <blockquote id={textId} className={styles.text}>
        <p>{excerpt !== null && !isOpen ? excerpt : letter.text}</p>
      </blockquote>
      {excerpt !== null && (
        // Without script, the address asks for the whole text.
        <form action={`/testimonials#${letterAnchor(letter.id)}`} className={styles.more}>
          {tab !== 'all' && <input type="hidden" name="tab" value={tab} />}
          <button
            type="submit"
            name={isOpen ? undefined : 'more'}
            value={isOpen ? undefined : letter.id}
            aria-expanded={isOpen}
            aria-controls={textId}
            onClick={toggle}
          >
            {isOpen ? 'Show Less' : 'Read More'}
            <span className="visually-hidden">{` of ${letter.name}’s letter`}</span>
          </button>
        </form>
      )}
      <figcaption className={styles.from}>
        <span className={styles.name}>{letter.name}</span>
        <span>{[letter.location, letter.date].filter(Boolean).join(', ')}</span>
        <span>{letter.level}</span>
        <span>{`Rated ${letter.rating}%`}</span>
      </figcaption>
    </figure>
  )
}

const letterAnchor = (id: number) => `letter-${id}`

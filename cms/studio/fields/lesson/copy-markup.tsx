'use client'
import { Button } from '@payloadcms/ui'
import type { ParsedCustomLesson } from '../../../lesson-formats/markup/parsed-lesson.ts'
import { renderMarkup } from '../../../lesson-formats/markup/render-markup.ts'
import { useCopy } from '../../client/use-copy.ts'
import styles from './markup-tools.module.css'

interface CopyMarkupProps {
  /** As it stands in the form at that moment. */
  readLesson: () => ParsedCustomLesson
}

/** Copies a lesson as markup; where the browser refuses, it stands below to be copied by hand. */
export function CopyMarkup({ readLesson }: CopyMarkupProps) {
  const { uncopied, copy } = useCopy()

  function copyMarkup() {
    const lesson = readLesson()
    const isCustom = lesson.customStyles !== '' || lesson.customScripts !== ''
    const kind = isCustom ? 'custom' : 'standard'
    return copy(renderMarkup(lesson, kind), `Copied as ${kind} markup.`)
  }

  return (
    <>
      <Button buttonStyle="secondary" size="small" margin={false} onClick={copyMarkup}>
        Copy as markup
      </Button>
      {uncopied && (
        <label className={styles.byHand}>
          <span role="alert">
            This browser does not allow copying here. Select the markup and copy it yourself.
          </span>
          <textarea
            readOnly
            rows={12}
            dir="auto"
            value={uncopied}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </label>
      )}
    </>
  )
}

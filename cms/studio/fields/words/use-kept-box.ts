import { useRef } from 'react'
import { z } from 'zod'
import { useStoredText } from '../../../../web/ui/stored-text/use-stored-text.ts'
import { type BoxContent, emptyBox } from '../../../../web/words-box/box-content.ts'
import { PasteAnswer } from '../../../contract/exercise-making.ts'

const StoredBox = z.object({ text: z.string(), rows: PasteAnswer.shape.rows })

/**
 * What stands in the words box of a form, and what changes it. A form draws its open tab alone, and
 * words may wait longer than that: they stay over a look at another tab, another page and a reload.
 * @param form The name of the form's document.
 */
export function useKeptBox(form: string) {
  const [stored, keep, latest] = useStoredText(`paste-words:${form}`)
  const known = useRef<{ stored?: string; content: BoxContent }>({ content: emptyBox })

  // Of rows that are read anew each is another one, and the table would draw all of them again.
  function contentOf(text: string | undefined): BoxContent {
    if (known.current.stored !== text) known.current = { stored: text, content: readBox(text) }
    return known.current.content
  }

  function change(how: (content: BoxContent) => BoxContent) {
    const content = how(contentOf(latest()))
    const isEmpty = content.text === '' && content.rows.length === 0
    const text = isEmpty ? undefined : JSON.stringify(content)
    known.current = { stored: text, content }
    keep(text)
  }

  return [contentOf(stored), change] as const
}

function readBox(text: string | undefined): BoxContent {
  if (text === undefined) return emptyBox
  try {
    return StoredBox.parse(JSON.parse(text))
  } catch {
    return emptyBox // of an earlier release of this site
  }
}

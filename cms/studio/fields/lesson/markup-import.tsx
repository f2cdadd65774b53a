'use client'
import { html } from '@codemirror/lang-html'
import { Button, useTheme } from '@payloadcms/ui'
import CodeMirror, { EditorSelection, EditorView } from '@uiw/react-codemirror'
import { useMemo, useRef } from 'react'
import { Problem, useProblem } from '../../../../web/ui/problem.tsx'
import { MarkupError } from '../../../lesson-formats/markup/markup-error.ts'
import {
  parseCustomMarkup,
  parseStandardMarkup,
} from '../../../lesson-formats/markup/parse-markup.ts'
import type { ParsedCustomLesson } from '../../../lesson-formats/markup/parsed-lesson.ts'
import { codeLook } from '../code-look.ts'
import styles from './markup-tools.module.css'

interface MarkupImportProps {
  text: string
  onChange(text: string): void
  onImport(parsed: Partial<ParsedCustomLesson> & { title: string }): void
}

const extensions = [
  html(),
  EditorView.contentAttributes.of({ 'aria-label': 'Lesson markup', tabindex: '0' }),
]

/** Takes pasted markup; a mistake is named with its line, and the cursor is put there. */
export function MarkupImport({ text, onChange, onImport }: MarkupImportProps) {
  const { theme } = useTheme()
  const view = useRef<EditorView>(undefined)
  const { problem, tell } = useProblem()
  const isCustom = useMemo(() => /<lesson-meta[\s>]/i.test(text), [text])

  function read() {
    if (text.trim() === '') return tell('Paste the markup first.')
    try {
      const parsed = isCustom ? parseCustomMarkup(text) : parseStandardMarkup(text)
      tell('')
      onImport(parsed)
    } catch (error) {
      if (!(error instanceof MarkupError)) throw error
      tell(error.message)
      goToLine(view.current, error.line)
    }
  }

  return (
    <div className={styles.import}>
      <p className={styles.hint}>
        Paste a lesson in template markup, standard or custom. It fills the form; learners see
        nothing until you publish. Parts that the markup does not mention stay as they are.
      </p>
      <CodeMirror
        className={styles.editor}
        value={text}
        onChange={onChange}
        onCreateEditor={(created) => {
          view.current = created
        }}
        theme={codeLook[theme]}
        extensions={extensions}
        indentWithTab={false} // Tab must lead out of the editor
        autoFocus
        minHeight="20rem"
        maxHeight="55vh"
      />
      <Problem told={problem} className={styles.problem} />
      <div className={styles.buttons}>
        <Button margin={false} onClick={read}>
          Fill the form
        </Button>
        <span className={styles.hint}>
          {text.trim() !== '' && (isCustom ? 'Custom format' : 'Standard format')}
        </span>
      </div>
    </div>
  )
}

function goToLine(view: EditorView | undefined, line: number): void {
  if (!view) return
  const { from } = view.state.doc.line(Math.min(Math.max(line, 1), view.state.doc.lines))
  view.dispatch({ selection: EditorSelection.cursor(from), scrollIntoView: true })
  view.focus()
}

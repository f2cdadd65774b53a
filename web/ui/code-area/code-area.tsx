import { clsx } from 'clsx'
import {
  type ComponentProps,
  type KeyboardEvent,
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useHasScript } from '../use-has-script.ts'
import styles from './code-area.module.css'
import { countLines, lineAt } from './lines.ts'

export interface CodeAreaHandle {
  /** Selects a line, counted from 1, brings it into view and takes the focus there. */
  goToLine(line: number): void
  focus(): void
}

interface CodeAreaProps extends Omit<ComponentProps<'textarea'>, 'value' | 'onChange' | 'ref'> {
  value: string
  onChange?: (text: string) => void
  /** The line that something is wrong with. */
  markedLine?: number | undefined
  ref?: Ref<CodeAreaHandle>
}

/** How to leave a code area by keyboard; shown in its hint. */
export const tabHint = 'The Tab key inserts a tab. To leave the editor, press Escape, then Tab.'

/**
 * A text area for code: line numbers, no wrapping, a Tab key that writes. React does not own its
 * value, because writing a megabyte into the document at every key would be felt.
 */
export function CodeArea(props: CodeAreaProps) {
  const { value, onChange, markedLine, ref, className, readOnly, ...rest } = props
  const area = useRef<HTMLTextAreaElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const numbers = useRef<HTMLDivElement>(null)
  const tabLeaves = useRef(false)
  const [firstValue] = useState(value)
  const lines = useMemo(() => countLines(value), [value])
  const isFixed = !useHasScript() || readOnly // the script alone knows what is kept for here

  useLayoutEffect(() => {
    if (area.current && area.current.value !== value) area.current.value = value
  }, [value])

  useLayoutEffect(() => {
    if (markedLine !== undefined) frame.current?.style.setProperty('--line', String(markedLine))
  }, [markedLine])

  useEffect(() => {
    if (!area.current) return
    const draw = () => drawNumbers(area.current, frame.current, numbers.current, lines)
    const observer = new ResizeObserver(draw)
    observer.observe(area.current)
    draw()
    return () => observer.disconnect()
  }, [lines])

  useImperativeHandle(ref, () => ({
    focus: () => area.current?.focus(),
    goToLine(line) {
      if (!area.current) return
      const { begin, end } = lineAt(area.current.value, line)
      area.current.scrollIntoView({ block: 'nearest' })
      area.current.focus({ preventScroll: true })
      area.current.setSelectionRange(begin, end)
      area.current.scrollTop =
        (line - 1) * lineHeightOf(area.current) - area.current.clientHeight / 3
      area.current.scrollLeft = 0
    },
  }))

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey
    if (event.key === 'Tab' && !hasModifier && !readOnly && !tabLeaves.current) {
      event.preventDefault()
      // The only way to insert text that the browser's Undo knows about.
      document.execCommand('insertText', false, '\t')
    }
    tabLeaves.current = event.key === 'Escape'
  }

  return (
    <div ref={frame} className={styles.frame} data-readonly={isFixed || undefined}>
      {markedLine !== undefined && <div aria-hidden="true" className={styles.mark} />}
      <div ref={numbers} aria-hidden="true" className={styles.numbers} />
      <textarea
        {...rest}
        ref={area}
        readOnly={isFixed}
        wrap="off"
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        defaultValue={firstValue}
        className={clsx(className, styles.area)}
        onInput={(event) => onChange?.(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={() => {
          tabLeaves.current = false
        }}
        onScroll={() => drawNumbers(area.current, frame.current, numbers.current, lines)}
      />
    </div>
  )
}

const lineHeightOf = (area: HTMLTextAreaElement) =>
  Number.parseFloat(getComputedStyle(area).lineHeight)

/** Only the numbers in view are drawn: a megabyte has tens of thousands. */
function drawNumbers(
  area: HTMLTextAreaElement | null,
  frame: HTMLElement | null,
  numbers: HTMLElement | null,
  lines: number,
) {
  if (!area || !frame || !numbers || area.clientHeight === 0) return
  const height = lineHeightOf(area)
  const first = Math.floor(area.scrollTop / height)
  const count = Math.min(lines - first, Math.ceil(area.clientHeight / height) + 1)
  numbers.textContent = Array.from({ length: Math.max(0, count) }, (_, index) =>
    String(first + index + 1),
  ).join('\n')
  frame.style.setProperty('--scrolled', `${area.scrollTop}px`)
  frame.style.setProperty('--first', String(first))
}

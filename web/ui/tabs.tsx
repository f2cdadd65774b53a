import type { KeyboardEvent, MouseEvent } from 'react'
import styles from './tabs.module.css'
import { useHasScript } from './use-has-script.ts'

export interface Tab<Value extends string> {
  value: Value
  label: string
  /** Where the tab leads before the page's script runs, and in a new tab. */
  href?: string
  /** What is known of it beside its name, such as 'opened'. */
  note?: string | undefined
}

export interface TabListProps<Value extends string> {
  /** Names the row for screen readers. */
  label: string
  tabs: readonly Tab<Value>[]
  selected: Value
  onSelect: (value: Value) => void
  /** In its place for keys that move along the row. */
  onWalk?: (value: Value) => void
  /** The prefix of the ids that tie tabs to their panels. */
  idPrefix: string
  /** All tabs change one panel instead of having one each. */
  hasOnePanel?: boolean
}

/** A row of tabs: arrow keys, Home and End move along it (WAI-ARIA tabs pattern). */
export function TabList<Value extends string>(props: TabListProps<Value>) {
  const {
    label,
    tabs,
    selected,
    onSelect,
    onWalk = onSelect,
    idPrefix,
    hasOnePanel = false,
  } = props
  const hasScript = useHasScript()

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const from = tabs.findIndex(({ value }) => value === selected)
    const to = tabs[targetIndex(event.key, from, tabs.length)]
    if (!to) return
    event.preventDefault()
    onWalk(to.value)
    document.getElementById(tabId(idPrefix, to.value))?.focus()
  }

  return (
    <div role="tablist" aria-label={label} className={styles.list}>
      {tabs.map(({ value, label: text, href, note }) => {
        const shared = {
          id: tabId(idPrefix, value),
          role: 'tab',
          'aria-selected': value === selected,
          'aria-description': note,
          'aria-controls': panelId(idPrefix, hasOnePanel ? undefined : value),
          // One stop for the whole row; without script no arrow key moves along its links.
          tabIndex: value === selected || (href !== undefined && !hasScript) ? 0 : -1,
          className: styles.tab,
          onKeyDown,
        } as const
        if (href === undefined) {
          return (
            <button key={value} type="button" {...shared} onClick={() => onSelect(value)}>
              {text}
            </button>
          )
        }
        return (
          <a
            key={value}
            href={href}
            {...shared}
            onClick={(event) => {
              if (opensElsewhere(event)) return
              event.preventDefault()
              onSelect(value)
            }}
          >
            {text}
          </a>
        )
      })}
    </div>
  )
}

export const tabId = (prefix: string, value: string) => `${prefix}-tab-${value}`

/** Without a value: the one panel of a row whose tabs share it. */
export const panelId = (prefix: string, value?: string) =>
  value === undefined ? `${prefix}-panel` : `${prefix}-panel-${value}`

function targetIndex(key: string, from: number, count: number) {
  if (key === 'ArrowRight') return (from + 1) % count
  if (key === 'ArrowLeft') return (from - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : -1
}

const opensElsewhere = (event: MouseEvent) =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey

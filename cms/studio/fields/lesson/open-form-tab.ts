/** The tabs of a form in the studio. Payload has no call that opens one: its button is pressed. */
export const tabButtonClass = 'tabs-field__tab-button'

/** Opens the tab whose label begins with a name, and brings it into view. */
export function openFormTab(part: Element, name: string): void {
  const tab = pressFormTab(part, name)
  tab?.focus()
  tab?.scrollIntoView({ block: 'center' })
}

/**
 * Opens the tab whose label begins with a name.
 * @param part Of the form: a lesson in a drawer stands over another form with the same tabs.
 */
export function pressFormTab(part: Element, name: string): HTMLButtonElement | undefined {
  const tabs = part.closest('form')?.querySelectorAll<HTMLButtonElement>(`.${tabButtonClass}`)
  const tab = [...(tabs ?? [])].find(({ textContent }) => textContent?.trim().startsWith(name))
  tab?.click()
  return tab
}

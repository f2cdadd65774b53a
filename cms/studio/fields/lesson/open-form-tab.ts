/** The tabs of a form in the studio. Payload has no call that opens one: its button is pressed. */
export const tabButtonClass = 'tabs-field__tab-button'

/** Opens the tab whose label begins with a name, and brings it into view. */
export function openFormTab(name: string): void {
  const tab = pressFormTab(name)
  tab?.focus()
  tab?.scrollIntoView({ block: 'center' })
}

/** Opens the tab whose label begins with a name. */
export function pressFormTab(name: string): HTMLButtonElement | undefined {
  const tabs = document.querySelectorAll<HTMLButtonElement>(`.${tabButtonClass}`)
  const tab = [...tabs].find(({ textContent }) => textContent?.trim().startsWith(name))
  tab?.click()
  return tab
}

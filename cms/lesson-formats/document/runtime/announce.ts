let region: HTMLElement | undefined

/** Where a screen reader hears what happened; made at its first use. */
export function liveRegion(): HTMLElement {
  if (region?.isConnected) return region
  region = document.createElement('div')
  region.setAttribute('role', 'status')
  region.className = 'lesson-announcement'
  document.body?.append(region)
  return region
}

export function announce(text: string) {
  liveRegion().textContent = text
}

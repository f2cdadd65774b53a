const keyOf = (lessonId: unknown) => `uploaded-page:${lessonId}`

/** Keeps what was said of a lesson's page until the tab has loaded it anew, where the browser can. */
export function tellAfterReload(lessonId: number, text: string): void {
  try {
    sessionStorage.setItem(keyOf(lessonId), text)
  } catch {} // a browser that keeps nothing
}

/** What was to be said, once; null where nothing was. */
export function takeTold(lessonId: unknown): string | null {
  try {
    const text = sessionStorage.getItem(keyOf(lessonId))
    sessionStorage.removeItem(keyOf(lessonId))
    return text
  } catch {
    return null
  }
}

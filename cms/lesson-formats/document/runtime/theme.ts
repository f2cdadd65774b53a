import { type LessonTheme, readToLesson } from '../../../contract/lesson-frame.ts'
import { isFromPage } from './frame.ts'
import { every, root, tell } from './lesson-page.ts'
import { nameIfSilent } from './operable.ts'
import { isOwn } from './own-scripts.ts'
import { keepTheme, recallTheme } from './theme-storage.ts'

let theme: LessonTheme | undefined

export function prepareTheme() {
  const toggles = themeToggles()
  if (toggles.length === 0) return
  for (const toggle of toggles) nameIfSilent(toggle, 'Night mode')
  if (theme) return applyTheme(theme)
  applyTheme(root().dataset.theme === 'night' ? 'night' : 'day')
  recallTheme(applyTheme)
}

export function toggleTheme() {
  const next = theme === 'day' ? 'night' : 'day'
  applyTheme(next)
  keepTheme(next)
  tell(root(), 'lesson:theme', { theme: next })
}

/** In the viewer's frame storage throws, and the page around it remembers (decision 18). */
export function onThemeMessage(event: MessageEvent<unknown>) {
  if (!isFromPage(event) || theme === undefined) return
  const message = readToLesson(event.data)
  if (message?.type === 'lesson-theme') applyTheme(message.theme)
}

function applyTheme(next: LessonTheme) {
  theme = next
  root().dataset.theme = next
  for (const toggle of themeToggles()) {
    if (toggle instanceof HTMLInputElement) toggle.checked = next === 'night'
    else toggle.setAttribute('aria-pressed', String(next === 'night'))
  }
}

function themeToggles() {
  return every('[data-theme-toggle]').filter((toggle) => !isOwn(toggle))
}

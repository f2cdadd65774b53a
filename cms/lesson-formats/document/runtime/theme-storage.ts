import { isLessonTheme, type LessonTheme } from '../../../contract/lesson-frame.ts'
import { tellParent } from './frame.ts'

const themeKey = 'lesson-theme'

/** Hands over the theme that was chosen before; where storage throws, the page around is asked. */
export function recallTheme(apply: (theme: LessonTheme) => void) {
  try {
    const kept = localStorage.getItem(themeKey)
    if (isLessonTheme(kept)) apply(kept)
  } catch {
    tellParent({ type: 'lesson-theme:get' })
  }
}

/** Keeps the theme for the next lesson; where storage throws, the page around does. */
export function keepTheme(theme: LessonTheme) {
  try {
    localStorage.setItem(themeKey, theme)
  } catch {
    tellParent({ type: 'lesson-theme:set', theme })
  }
}

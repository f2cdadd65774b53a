import { useEffect } from 'react'
import { isLessonTheme } from '../../../cms/contract/lesson-frame.ts'
import { deviceStorage } from '../../ui/browser-storage/browser-storage.ts'
import { hearLesson, type LessonFrameRef, tellLesson } from './lesson-channel.ts'

const storageKey = 'lesson-theme'

/**
 * Remembers day or night for the lesson in the frame, whose own storage the sandbox refuses
 * (decision 20).
 */
export function useLessonTheme(frame: LessonFrameRef): void {
  useEffect(() => {
    // The lesson may have asked before this page was alive.
    tellTheme(frame)
    return hearLesson(frame, (message) => {
      if (message.type === 'lesson-theme:get') tellTheme(frame)
      // Where storage is refused, the choice holds until the page is left.
      if (message.type === 'lesson-theme:set') deviceStorage.write(storageKey, message.theme)
    })
  }, [frame])
}

/** Nothing is said where nothing has been chosen: the lesson begins as its author set it. */
function tellTheme(frame: LessonFrameRef): void {
  const theme = deviceStorage.read(storageKey)
  if (isLessonTheme(theme)) tellLesson(frame, { type: 'lesson-theme', theme })
}

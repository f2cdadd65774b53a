import { tabStorage } from '../ui/browser-storage/browser-storage.ts'

/** Where the tab keeps that what came of a lesson's quiz is in the passport. */
export const writtenKeyOf = (lessonId: number) => `quiz/${lessonId}/written`

/** Else it is written down when it is shown again. */
export const noteWritten = (lessonId: number): void =>
  void tabStorage.write(writtenKeyOf(lessonId), 'yes')

import { forgetTakes } from '../../listening/microphone/kept-takes.ts'
import { forgetStoredTexts } from '../../ui/stored-text/use-stored-text.ts'
import { letterNames } from './letter-names.ts'

/** Leaves nothing that was written or said for a tutor, and not sent, to whoever comes next. */
export function forgetUnsent(): void {
  forgetStoredTexts(letterNames)
  forgetTakes(letterNames)
}

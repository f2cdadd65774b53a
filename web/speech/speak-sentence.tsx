import { hasBlank } from '../../cms/exercises/questions/has-blank.ts'
import { SpeakButton } from './speak-button.tsx'

/** Reads a sentence of the tutor aloud; nobody can say one with a blank. */
export const SpeakSentence = ({ text }: { text: string }) =>
  !hasBlank(text) && <SpeakButton text={text} />

import { useKeptPassport } from '../../passport/passport.ts'
import { useAskedCode } from '../../router/use-asked-code.ts'

const loadLink = async () => (await import('./due-words-link.tsx')).DueWordsLink

/** The way to the words of today; who has taken up none fetches nothing for it. */
export function DueWords() {
  const passport = useKeptPassport()
  const code = useAskedCode(loadLink, passport.state === 'ready' && passport.words.size > 0)
  return typeof code === 'object' ? <code.Part /> : null
}

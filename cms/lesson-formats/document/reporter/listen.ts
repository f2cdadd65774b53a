import { saySeen } from './say.ts'

/** What no tutor can do anything about: it comes of a run that nobody's hand began. */
const ofTheRun = ['NotAllowedError', 'AbortError']
/** Their files are told of as files. */
const fileDirectives = /^(script|style|img|font|media)-src/

/** Hears what goes wrong in the page from its first tag on. */
export function listen() {
  addEventListener('error', onError, { capture: true })
  addEventListener('unhandledrejection', ({ reason }) => {
    if (!ofTheRun.includes(Object(reason).name)) saySeen('rejection', String(reason))
  })
  document.addEventListener('securitypolicyviolation', (event) => {
    if (fileDirectives.test(event.effectiveDirective)) return
    saySeen('blocked', `${event.effectiveDirective} ${event.blockedURI}`)
  })
}

function onError(event: Event) {
  if (event instanceof ErrorEvent) {
    const line = event.lineno > 0 ? ` (line ${event.lineno})` : ''
    if (!ofTheRun.includes(Object(event.error).name)) saySeen('error', event.message + line)
    return
  }
  const { target } = event
  if (!(target instanceof Element)) return
  const address = target.getAttribute('src') ?? target.getAttribute('href') ?? ''
  if (address === '' || address.startsWith('data:')) return
  saySeen(/^(https?:)?\/\//.test(address) ? 'far-file' : 'file', address)
}

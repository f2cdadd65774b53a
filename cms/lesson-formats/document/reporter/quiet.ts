import { saySeen } from './say.ts'

const messages: string[] = []

/** What the page has put up as windows since the last time. */
export const takeMessages = () => messages.splice(0).join('\n')

/** Nobody sits before the frame: nothing waits for an answer, and nothing is heard. */
export function keepQuiet() {
  const note = (text: unknown) => {
    messages.push(String(text))
    saySeen('alert', String(text))
  }
  window.alert = note
  window.confirm = (text) => {
    note(text)
    return true
  }
  window.prompt = (text) => {
    note(text)
    return ''
  }
  window.print = () => {}
  if ('speechSynthesis' in window) speechSynthesis.speak = () => {}
}

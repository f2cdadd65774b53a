import { type FromLesson, readToLesson } from '../../../contract/lesson-frame.ts'

/** True in the viewer's frame, false in the interactive tab. */
export const isFramed = parent !== window

export function tellParent(message: FromLesson) {
  // Nothing secret is sent, and an opaque origin does not know its parent's.
  if (isFramed) parent.postMessage(message, '*')
}

/** Tells the page around the frame that the lesson is there, and what it must know of it later. */
export function meetParent() {
  addEventListener('message', onGreeting)
  addEventListener('click', openElsewhere)
  addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented) tellParent({ type: 'lesson-escape' })
  })
  tellParent({ type: 'lesson-ready' })
}

/** The page may have come to life after the lesson said that it is there. */
function onGreeting({ source, data }: MessageEvent<unknown>) {
  if (source !== parent) return
  if (readToLesson(data)?.type === 'lesson-hello') tellParent({ type: 'lesson-ready' })
}

/** A link that would put another site into the frame, or in place of the page around it, gets a tab. */
function openElsewhere(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented) return
  const [address, here] = [link.href.split('#')[0], location.href.split('#')[0]]
  const isElsewhere = /^https?:/.test(link.href) && address !== here
  if (isElsewhere && /^(_self|_top|_parent)?$/i.test(link.target)) link.target = '_blank'
}

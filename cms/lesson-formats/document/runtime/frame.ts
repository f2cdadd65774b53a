import { type FromLesson, readToLesson } from '../../../contract/lesson-frame.ts'

/** The viewer's page around its frame; none in the interactive tab. */
const page = window.top && window.top !== window ? around(window.top) : undefined

export const isFramed = page !== undefined

export const isFromPage = ({ source }: MessageEvent) => isFramed && source === page

export function tellParent(message: FromLesson) {
  // Nothing secret is sent, and an opaque origin does not know its parent's.
  page?.postMessage(message, '*')
}

/**
 * The window that has this one as its frame, in or below another. Not `parent`: a lesson's script may
 * have something of that name, while `top` is the browser's for ever.
 */
function around(outer: Window): Window | undefined {
  for (let index = 0; index < outer.length; index++) {
    const inner = outer[index]
    const found = inner === window ? outer : inner && around(inner)
    if (found) return found
  }
  return undefined
}

/** Tells the page around the frame that the lesson is there, and what it must know of it later. */
export function meetParent() {
  addEventListener('message', onGreeting)
  addEventListener('click', openElsewhere)
  addEventListener('keydown', tellEscape)
  tellParent({ type: 'lesson-ready' })
}

function tellEscape({ key, defaultPrevented }: KeyboardEvent) {
  if (key === 'Escape' && !defaultPrevented) tellParent({ type: 'lesson-escape' })
}

/** The page may have come to life after the lesson said that it is there. */
function onGreeting(event: MessageEvent<unknown>) {
  if (!isFromPage(event)) return
  if (readToLesson(event.data)?.type === 'lesson-hello') tellParent({ type: 'lesson-ready' })
}

/** A link that would put another site into the frame, or in place of the page around it, gets a tab. */
function openElsewhere(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a, area') : null
  if (!link || event.defaultPrevented) return
  const href = addressOf(link)
  const [address, here] = [href.split('#')[0], location.href.split('#')[0]]
  const isElsewhere = /^https?:/.test(href) && address !== here
  const isHere = /^(_self|_top|_parent)?$/i.test(link.getAttribute('target') ?? '')
  if (isElsewhere && isHere) link.setAttribute('target', '_blank')
}

/** Of a link in a text, on a part of a picture or in a drawing; empty where it has none. */
function addressOf(link: Element): string {
  const written = link.getAttribute('href') ?? link.getAttribute('xlink:href') ?? ''
  const read = document.createElement('a')
  read.href = written
  return written && read.href
}

import { every, tell } from './lesson-page.ts'
import { isOwn, leaveToLesson } from './own-scripts.ts'

let shownSection = ''

export function prepareSections() {
  const sections = lessonSections()
  for (const section of sections) section.setAttribute('data-lesson-section', '')
  const kept = sections.find(({ id }) => id === shownSection)
  const shown = kept ?? sections.find(isInAddress) ?? sections[0]
  if (shown) showSection(shown.id, false)
}

export function onHashChange() {
  const section = lessonSections().find(isInAddress)
  if (section) showSection(section.id, true)
}

/** Shows a section alone, or goes to a place that is none; moves the focus where a learner asked. */
export function showSection(id: string, isAsked: boolean) {
  const target = document.getElementById(id)
  if (!target) return
  const sections = lessonSections()
  if (sections.includes(target)) showAlone(target, sections)
  if (!isAsked) return
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
  target.scrollIntoView({ block: 'start' })
  tell(target, 'lesson:section', { id })
}

export function leaveSectionsToLesson() {
  for (const each of goElements()) leaveToLesson(each)
  for (const section of every('[data-lesson-section]')) {
    section.hidden = false
    section.removeAttribute('data-lesson-section')
  }
}

function showAlone(target: HTMLElement, sections: readonly HTMLElement[]) {
  shownSection = target.id
  for (const section of sections) section.hidden = section !== target
  for (const element of goElements()) {
    if (element.dataset.go === target.id) element.setAttribute('aria-current', 'true')
    else element.removeAttribute('aria-current')
  }
}

/** What a data-go names, in the page's order; a heading, or one that holds another, is a place to go to only. */
function lessonSections(): HTMLElement[] {
  const names = new Set(goElements().map((element) => element.dataset.go ?? ''))
  const holders = '[id]:not(h1, h2, h3, h4, h5, h6, p, a, span, button, input, body, main)'
  const named = every(holders).filter((element) => names.has(element.id))
  return named.filter((section) => !named.some((other) => isAround(section, other)))
}

function goElements(): HTMLElement[] {
  return every('[data-go]').filter((element) => !isOwn(element))
}

function isInAddress({ id }: HTMLElement): boolean {
  return `#${id}` === location.hash
}

function isAround(outer: Element, inner: Element): boolean {
  return outer !== inner && outer.contains(inner)
}

import { takeMessages } from './quiet.ts'
import { saySeen } from './say.ts'
import { grownScores, isAboveMost, newScores } from './score.ts'
import { shownText } from './shown-text.ts'

const mostPresses = 20
const settleMs = 150
/** A page may think for half a second before it marks. */
const markMs = 700
const checkText =
  /^\W*(check|submit|finish|mark|show (my )?(score|result)|see (my )?(score|result))/i
const buttons = 'button, input[type="button"], input[type="submit"], [role="button"], [onclick]'

const pause = setTimeout.bind(window)
export const wait = (ms: number) => new Promise<void>((resolve) => pause(() => resolve(), ms))

/** Presses 'Check' with nothing answered, with what is known to be right, and once more. */
export async function pressChecks() {
  const first = allText()
  const checks = checkButtons()
  if (checks.length === 0) return
  const empty = await afterPress(checks, settleMs)
  for (const score of newScores(first, empty, ({ points }) => points > 0)) {
    saySeen('score-free', score)
  }

  answerAll()
  const once = await afterPress(checks, markMs)
  const twice = await afterPress(checks, markMs)
  for (const text of grownScores(once, twice)) saySeen('score-grows', text)
  for (const text of newScores(first, `${once}\n${twice}`, isAboveMost)) {
    saySeen('score-above', text)
  }
}

/** What the page shows afterwards, in itself and in windows. */
async function afterPress(checks: readonly HTMLElement[], ms: number): Promise<string> {
  takeMessages()
  for (const check of checks) if (checkText.test(nameOf(check))) check.click()
  await wait(ms)
  return allText()
}

function allText(): string {
  return `${shownText(document.body)}\n${takeMessages()}`
}

function checkButtons(): HTMLElement[] {
  return elements(buttons)
    .filter((each) => each.getClientRects().length > 0 && checkText.test(nameOf(each)))
    .slice(0, mostPresses)
}

function nameOf(element: HTMLElement): string {
  return element instanceof HTMLInputElement ? element.value : shownText(element)
}

/** What the page itself calls right, else something everywhere, so that it has answers to count. */
function answerAll() {
  for (const field of elements('input, textarea, select')) {
    if (field instanceof HTMLSelectElement) choose(field)
    else if (field instanceof HTMLTextAreaElement) write(field)
    else if (field instanceof HTMLInputElement && isWritten(field)) write(field)
  }
  const groups = new Set<string>()
  for (const radio of [...elements('input[type="radio"]')].sort(rightFirst)) {
    if (!(radio instanceof HTMLInputElement) || groups.has(radio.name)) continue
    groups.add(radio.name)
    radio.click()
  }
  for (const option of elements('[data-correct="true"]')) {
    if (!option.matches('a[href], option, input[type="radio"]')) option.click()
  }
}

const isWritten = ({ type }: HTMLInputElement) => ['text', 'search', 'number'].includes(type)

const rightFirst = (one: HTMLElement, other: HTMLElement) =>
  Number(isCalledRight(other)) - Number(isCalledRight(one))

function isCalledRight(element: HTMLElement): boolean {
  const value = element.dataset.correct ?? element.getAttribute('value') ?? ''
  return /^(correct|right|true)$/i.test(value)
}

function choose(field: HTMLSelectElement) {
  const index = [...field.options].findIndex(
    (option) => option.dataset.correct === 'true' || option.value === field.dataset.answer,
  )
  field.selectedIndex = index === -1 ? Math.min(1, field.options.length - 1) : index
  tellChange(field)
}

function write(field: HTMLInputElement | HTMLTextAreaElement) {
  const { answer, solution, correct } = field.dataset
  field.value = answer ?? solution ?? correct ?? (field.type === 'number' ? '1' : 'word')
  tellChange(field)
}

function tellChange(field: HTMLElement) {
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

function elements(selector: string): HTMLElement[] {
  return [...document.querySelectorAll(selector)].filter((each) => each instanceof HTMLElement)
}

import type { XRayFinding } from '../../contract/x-ray.ts'
import type { PageElement } from '../../exercises/server/page/page-tree.ts'
import { isWithin, nameOf, type ReadPage, textOf } from '../read-elements.ts'
import { counted, found } from './finding.ts'

/** What a student types into, presses and answers. */
export function findInFields(page: ReadPage): XRayFinding[] {
  const { elements } = page
  const of = (tagName: string) => elements.filter((element) => element.tagName === tagName)
  const labelled = new Set(of('label').flatMap(({ attributes }) => attributes.get('for') ?? []))
  const fields = elements.filter(isField)
  const unlabelled = fields.filter((field) => !hasName(field) && !isLabelled(field, labelled))
  const nameless = of('button').filter(
    (button) =>
      textOf(button) === '' && !hasName(button) && !hasPicture(button) && !isServed(button),
  )
  const pictures = of('img').filter(({ attributes }) => !attributes.has('alt'))
  return [
    ...found('worth', 'unlabelled-fields', {
      text: `${counted(unlabelled.length, 'field')} without a label: a screen reader cannot say what to write there.`,
      places: unlabelled.map(nameOf),
    }),
    ...found('worth', 'nameless-buttons', {
      text: 'A button has no name.',
      places: nameless.map(nameOf),
    }),
    ...found('worth', 'pictures', {
      text: `${counted(pictures.length, 'picture')} without a description (alt).`,
      places: pictures.map(({ attributes }) => attributes.get('src') ?? 'img'),
    }),
    ...found('worth', 'lost-labels', {
      text: 'A label belongs to a field that the page does not have.',
      places: [...labelled].flatMap((id) =>
        page.ids.has(id) || page.code.includes(id) ? [] : [`#${id}`],
      ),
    }),
    ...found('worth', 'loose-radios', {
      text: 'Radio buttons without a name: all of them can be chosen at once.',
      places: of('input')
        .filter(({ attributes }) => attributes.get('type')?.toLowerCase() === 'radio')
        .flatMap((radio) => (radio.attributes.get('name') ? [] : [nameOf(radio)])),
    }),
    ...found('stops', 'empty-choices', {
      text: 'A list to choose from is empty.',
      places: of('select').flatMap((select) => {
        const id = select.attributes.get('id') ?? ''
        const isFilled = select.children.some((child) => typeof child !== 'string')
        return isFilled || (page.code.trim() !== '' && (!id || page.code.includes(id)))
          ? []
          : [nameOf(select)]
      }),
    }),
    ...questions(page),
  ]
}

const fieldTypes = /^(?:|text|number|email|search|tel|url|date|range|password|checkbox|radio)$/

const isField = ({ tagName, attributes }: PageElement) =>
  tagName === 'textarea' ||
  tagName === 'select' ||
  (tagName === 'input' && fieldTypes.test((attributes.get('type') ?? '').toLowerCase()))

const hasName = ({ attributes }: PageElement) =>
  ['aria-label', 'aria-labelledby', 'title'].some((name) => attributes.get(name)?.trim())

const isLabelled = (field: PageElement, labelled: ReadonlySet<string>) =>
  labelled.has(field.attributes.get('id') ?? '') ||
  isWithin(field, ({ tagName }) => tagName === 'label')

/** The lesson's runtime gives these a name. */
const isServed = ({ attributes }: PageElement) =>
  ['data-theme-toggle', 'data-speak', 'data-record'].some((name) => attributes.has(name))

const hasPicture = ({ children }: PageElement): boolean =>
  children.some(
    (child) =>
      typeof child !== 'string' &&
      (child.attributes.get('alt') || child.tagName === 'svg' || hasPicture(child)),
  )

/** Questions in the site's own words: marked where one of their options is right. */
function questions({ elements, scripts }: ReadPage): XRayFinding[] {
  if (scripts.length > 0) return [] // they may know what is right
  const right = new Map<PageElement, number>()
  for (const element of elements) if (element.attributes.has('data-question')) right.set(element, 0)
  const options = new Map<PageElement, number>()
  for (const option of elements.filter(({ attributes }) => attributes.has('data-option'))) {
    const question = questionOf(option)
    if (!question) continue
    options.set(question, (options.get(question) ?? 0) + 1)
    const isRight = option.attributes.get('data-correct') === 'true'
    right.set(question, (right.get(question) ?? 0) + (isRight ? 1 : 0))
  }
  const withRight = (fits: (count: number) => boolean) =>
    [...right].flatMap(([question, count]) =>
      fits(count) && options.has(question) ? [textOf(question).slice(0, 80)] : [],
    )
  const marked = withRight((count) => count > 0).length
  return [
    // Where none has one, all of them ask for an opinion.
    ...found('stops', 'questions-without-answer', {
      text: 'No option of this question is right (data-correct).',
      places: marked > 0 ? withRight((count) => count === 0) : [],
    }),
    ...found('worth', 'questions-with-two', {
      text: 'Two options of this question are right, and only one can be chosen.',
      places: withRight((count) => count > 1),
    }),
  ]
}

function questionOf(option: PageElement): PageElement | null {
  let around = option.parent
  while (around && !around.attributes.has('data-question')) around = around.parent
  return around
}

import type { XRayFinding } from '../../contract/x-ray.ts'
import { type ReadPage, textOf } from '../read-elements.ts'
import { found, foundIf } from './finding.ts'

/** How the page is built: title, headings, ids, and what leads nowhere. */
export function findInStructure(page: ReadPage): XRayFinding[] {
  const { elements, html, ids } = page
  const start = html.slice(0, 20_000)
  const of = (tagName: string) => elements.filter((element) => element.tagName === tagName)
  const isWhole = /<(?:!doctype|html|head|body)\b/i.test(start)
  const headings = elements.filter(({ tagName }) => /^h[1-6]$/.test(tagName))
  return [
    ...foundIf(isWhole && !of('title').some(textOf), 'worth', 'no-title', 'The page has no title.'),
    ...foundIf(
      isWhole && !/<html\b[^>]*\slang\s*=/i.test(start),
      'worth',
      'no-language',
      'The page does not say its language: voices may read it wrongly.',
    ),
    ...foundIf(of('h1').length === 0, 'worth', 'no-heading', 'The page has no main heading (h1).'),
    ...found('worth', 'heading-jumps', {
      text: 'Headings leave out a level, which confuses screen readers.',
      places: headings.flatMap((heading, at) => {
        const [level, before] = [heading, headings[at - 1]].map((one) => Number(one?.tagName[1]))
        return before && level && level > before + 1 ? [textOf(heading).slice(0, 60)] : []
      }),
    }),
    ...found('worth', 'double-ids', {
      text: 'Two elements have the same id: scripts and labels find only the first.',
      places: [...ids].flatMap(([id, count]) => (count > 1 ? [`#${id}`] : [])),
    }),
    ...found('worth', 'dead-anchors', {
      text: 'A link leads to a place that the page does not have.',
      places: of('a').flatMap(({ attributes }) => {
        const [, id] = /^#([\w-]{1,60})$/.exec(attributes.get('href') ?? '') ?? []
        return id && id !== 'top' && !ids.has(id) && !isNamed(page, id) ? [`#${id}`] : []
      }),
    }),
    ...found('worth', 'empty-sections', {
      text: 'A part of the page has a heading and nothing under it.',
      places: emptySections(page),
    }),
    ...found('worth', 'unnamed-frames', {
      text: 'A frame has no title.',
      places: of('iframe').flatMap(({ attributes }) =>
        attributes.has('title') ? [] : [attributes.get('src') ?? 'iframe'],
      ),
    }),
    ...foundIf(
      of('meta').some(({ attributes }) => /refresh/i.test(attributes.get('http-equiv') ?? '')),
      'worth',
      'refresh',
      'It goes to another page by itself (meta refresh): that is left out.',
    ),
    ...foundIf(
      of('meta').some(({ attributes }) =>
        /user-scalable\s*=\s*(?:no|0)|maximum-scale\s*=\s*1(?:\.0)?\b/i.test(
          attributes.get('content') ?? '',
        ),
      ),
      'worth',
      'no-zoom',
      'It prevents zooming, which some readers need.',
    ),
    ...foundIf(
      of('form').some(({ attributes }) => /^https?:/i.test(attributes.get('action') ?? '')),
      'worth',
      'forms',
      'A form is sent to another server: lessons may not, so nothing arrives.',
    ),
  ]
}

const isNamed = ({ elements }: ReadPage, name: string) =>
  elements.some(({ attributes }) => attributes.get('name') === name)

/** A heading alone in its part; one that a script may fill does not count. */
function emptySections({ elements, code }: ReadPage): string[] {
  return elements.flatMap((element) => {
    if (element.tagName !== 'section' && element.tagName !== 'article') return []
    const inner = element.children.filter(
      (child) => typeof child !== 'string' || child.trim() !== '',
    )
    const [heading, other] = inner
    if (!heading || other || typeof heading === 'string' || !/^h[1-6]$/.test(heading.tagName)) {
      return []
    }
    const id = element.attributes.get('id')
    return id && code.includes(id) ? [] : [textOf(heading).slice(0, 60)]
  })
}

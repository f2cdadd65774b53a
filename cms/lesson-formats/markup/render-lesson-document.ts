import { escapeText } from '../../contract/escape-html.ts'
import { escapeScript, escapeStyle } from '../document/compose.ts'
import { collapseLine } from './collapse-text.ts'
import { type DocumentSection, documentSections } from './document-sections.ts'
import { documentStyle } from './document-style.ts'
import type { ParsedLesson } from './parsed-lesson.ts'
import { html, textElement } from './render-html.ts'

interface CustomCode {
  customStyles?: string
  customScripts?: string
}

/**
 * A whole HTML page of a lesson written in template markup, keyed for the lesson runtime by the
 * attributes of decision 20. Without any script it is a page to read, whose links lead to its sections.
 */
export function renderLessonDocument(
  lesson: ParsedLesson,
  { customStyles = '', customScripts = '' }: CustomCode = {},
): string {
  const sections = documentSections(lesson)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${html('title', {}, escapeText(collapseLine(lesson.title)))}
<style>${documentStyle}</style>
${customStyles && `<style data-from="lesson">\n${escapeStyle(customStyles)}\n</style>`}
</head>
<body>
${renderHeader(lesson, sections)}
<main>
${sections.map((section, index) => renderSection(section, sections[index + 1])).join('\n')}
</main>
${customScripts && `<script data-from="lesson">\n${escapeScript(customScripts)}\n</script>`}
</body>
</html>
`
}

function renderHeader({ title, lessonNumber }: ParsedLesson, sections: DocumentSection[]): string {
  const number = html('span', {}, lessonNumber === undefined ? '' : `Lesson ${lessonNumber}`)
  const toggle = html('button', { type: 'button', 'data-theme-toggle': true }, 'Night mode')
  const links = sections.map(({ id, heading }) => html('li', {}, linkTo(id, heading)))
  return html(
    'header',
    { class: 'lesson-header' },
    `
${html('div', { class: 'lesson-tools' }, number + toggle)}
${textElement('h1', title)}
${html('nav', { 'aria-label': 'Sections' }, html('ul', {}, links.join('\n')))}
`,
  )
}

function renderSection({ id, heading, content }: DocumentSection, next?: DocumentSection): string {
  const headingId = `${id}-heading`
  const parts = [
    html('h2', { id: headingId }, heading),
    content,
    next ? html('p', { class: 'next' }, linkTo(next.id, `Next: ${next.heading}`)) : '',
  ]
  return html('section', { id, 'aria-labelledby': headingId }, `\n${parts.join('\n')}\n`)
}

const linkTo = (id: string, text: string) => html('a', { href: `#${id}`, 'data-go': id }, text)

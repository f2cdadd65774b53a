import { expect, test } from 'vitest'
import { paragraphs } from '../content/samples/paragraphs.ts'
import { cleanHtml, presentRichText } from './rich-text.ts'

const block = { version: 1, format: '', indent: 0, direction: 'ltr' } as const

const numbered = (children: object[]) => ({
  ...block,
  type: 'list',
  listType: 'number',
  tag: 'ol',
  children,
})

/** As the editor keeps it: a list inside stands in an item that has the number of the next one. */
const item = (value: number, children: (string | object)[]) => ({
  ...block,
  type: 'listitem',
  value,
  children: children.map((child) =>
    typeof child === 'string' ? { ...block, type: 'text', text: child, format: 0 } : child,
  ),
})

test('rich text becomes paragraphs and headings', () => {
  expect(presentRichText(paragraphs([{ heading: 'Cookies' }, 'None.']))).toBe(
    '<h2>Cookies</h2><p>None.</p>',
  )
})

test('markup in a text stays text', () => {
  expect(presentRichText(paragraphs(['<img src=x onerror=alert(1)>']))).not.toContain('<img')
})

test('a text that was never written is empty', () => {
  expect(presentRichText(null)).toBe('')
})

test('numbered items keep their numbers, beside a list inside and behind a paragraph', () => {
  const inner = numbered([item(1, ['one more'])])
  const { root } = paragraphs(['In between.'])

  const html = presentRichText({
    root: {
      ...root,
      children: [
        numbered([item(1, ['one']), item(2, [inner]), item(2, ['two'])]),
        ...root.children,
        numbered([item(3, ['three'])]),
      ],
    },
  })

  expect(html).toBe(
    '<ol><li value="1">one</li><li value="2"><ol><li value="1">one more</li></ol></li>' +
      '<li value="2">two</li></ol><p>In between.</p><ol><li value="3">three</li></ol>',
  )
})

test.each([
  ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
  ['a style sheet', '<style>body { display: none }</style><p>a</p>', '<p>a</p>'],
  ['an event handler', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
  ['a picture with an error handler', '<p>a<img src="x" onerror="alert(1)"></p>', '<p>a</p>'],
  ['a drawing with a handler', '<svg onload="alert(1)"><path/></svg><p>a</p>', '<p>a</p>'],
  ['a frame', '<iframe src="https://evil.example"></iframe><p>a</p>', '<p>a</p>'],
  ['a form', '<form action="https://evil.example"><input></form><p>a</p>', '<p>a</p>'],
  ['a style', '<p style="position: fixed; inset: 0">a</p>', '<p>a</p>'],
  ['a class and an id', '<p class="header" id="site">a</p>', '<p>a</p>'],
  ['a javascript link', '<a href="javascript:alert(1)">a</a>', '<a rel="noopener">a</a>'],
  [
    'a split javascript link',
    '<a href="java&#10;script:alert(1)">a</a>',
    '<a rel="noopener">a</a>',
  ],
  ['a data link', '<a href="data:text/html,x">a</a>', '<a rel="noopener">a</a>'],
  [
    'a link with a handler',
    '<a href="/" onmouseover="x()">a</a>',
    '<a href="/" rel="noopener">a</a>',
  ],
])('%s is dropped, should the converter ever let it through', (_, html, expected) => {
  expect(cleanHtml(html)).toBe(expected)
})

test('a text that is shown again is the same, and a changed one is not', () => {
  const [first, again] = [1, 2].map(() => presentRichText(paragraphs(['As it was'])))
  const changed = presentRichText(paragraphs(['As it is']))

  expect(again).toBe(first)
  expect(changed).toBe('<p>As it is</p>')
})

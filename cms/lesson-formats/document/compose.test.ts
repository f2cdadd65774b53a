import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { expect, test } from 'vitest'
import { composeLessonDocument, escapeScript, escapeStyle } from './compose.ts'
import { noticeText } from './notice.ts'

const parts = {
  css: 'p { color: teal }',
  js: 'course()',
  title: 'Small & large',
  notice: false,
  runtimeSource: 'runtime()',
}
const compose = (html: string, more = {}) => composeLessonDocument({ ...parts, html, ...more })

test('a whole page keeps every character of its own', () => {
  const before = '<!DOCTYPE html>\r\n<html lang="en-GB"><head><meta charset="utf-8">'
  const rest = '<meta name="viewport" content="width=600"><title>Özil 😀</title>'
  const body = '</head>\n<body onload="go()"><p>Hi &amp; bye'

  const page = compose(`${before}${rest}${body}</body></html>\n`)

  expect(page).toBe(
    `${before}${rest}<style data-from="course">\np { color: teal }\n</style>${body}` +
      '<script data-from="course">\ncourse()\n</script>' +
      '<script data-from="runtime">\nruntime()\n</script></body></html>\n',
  )
})

test('charset, viewport, title and language are added where the page brings none', () => {
  const page = compose('<html><head></head><body></body></html>')

  expect(page).toContain(
    '<html lang="en"><head><meta charset="utf-8">' +
      '<meta name="viewport" content="width=device-width, initial-scale=1">' +
      '<title>Small &amp; large</title><style',
  )
})

test('a page that declares its charset by http-equiv gets no second one', () => {
  const page = compose('<meta http-equiv="Content-Type" content="text/html; charset=utf-8">Hi')

  expect(page).not.toContain('<meta charset')
})

test('a fragment becomes a page in standards mode', () => {
  const page = compose('<h1>Vocabulary</h1><p>one', { lang: 'en-GB' })

  expect(page).toMatch(/^<!doctype html><html lang="en-GB"><meta charset="utf-8">/)
  expect(outline(page)).toEqual(wellPlaced)
})

test('a page without a doctype keeps its quirks', () => {
  expect(compose('<html><body>Hi')).toMatch(/^<html lang="en"><meta/)
})

test('a byte order mark stays first', () => {
  expect(compose('\uFEFF<!doctype html><title>x</title>Hi')).toMatch(
    /^\uFEFF<!doctype html><html lang="en">/,
  )
})

test('styles and scripts of the lesson follow those of the course, the runtime comes last', () => {
  const page = compose('<p>Hi', { customStyles: 'b {}', customScripts: 'own()' })

  const marks = [...page.matchAll(/<(?:style|script) data-from="(\w+)"/g)].map(([, from]) => from)
  expect(marks).toEqual(['course', 'lesson', 'course', 'lesson', 'runtime'])
})

test('a course without files adds nothing but the runtime', () => {
  const page = compose('<p>Hi', { css: null, js: null })

  expect(page.match(/data-from/g)).toHaveLength(1)
})

test('the notice is there where it is asked for, and nowhere else', () => {
  expect(compose('<p>Hi', { notice: true })).toContain(noticeText)
  expect(compose('<p>Hi')).not.toContain(noticeText)
})

test('a page’s own policy, redirect and base are left out, all else stays', () => {
  const policy = '<META http-equiv="Content-Security-Policy" content="script-src \'none\'">'
  const redirect = "<meta http-equiv=refresh content='0; url=/admin'>"

  const page = compose(
    `<head>${policy}<base href=/x><meta name="author" content="A"></head>${redirect}<p>Hi`,
  )

  expect(page).not.toMatch(/http-equiv|<base/i)
  expect(page).toContain('<meta name="author" content="A">')
  expect(outline(page)).toEqual(wellPlaced)
})

test('a text about a redirect is no redirect', () => {
  const text =
    '<textarea><meta http-equiv="refresh"></textarea><!-- <meta http-equiv="refresh"> -->'

  expect(compose(text)).toContain(text)
})

const wellPlaced = { style: ['head'], script: ['body', 'body'] }

test.each([
  ['no head', '<!doctype html><html><body><p>Hi</body></html>'],
  ['no html, head or body tag', '<!doctype html><title>x</title><link rel=icon href=x><p>Hi'],
  ['an empty text', ''],
  ['nothing but a doctype', '<!doctype html>'],
  ['nothing but a head', '<head><title>x</title></head>'],
  ['a comment with </head>', '<head><!-- </head><body> --><title>x</title></head><body>Hi</body>'],
  ['a script with </body>', '<body>Hi<script>write("</body></html>")</script> more</body></html>'],
  ['a script with </head>', '<head><script>write("</head><body>")</script></head><body>Hi'],
  ['a script that hides its end', '<head><script><!-- <script> </script> --></script></head>Hi'],
  ['a title with </body>', '<head><title></head></body></title></head><body>Hi'],
  ['a textarea with </body>', '<body><textarea></body></textarea><p>Hi</body>'],
  ['an attribute with </body>', '<body><p title="</body></html>">Hi</body>'],
  ['two bodies', '<html><body>One</body></html><html><body>Two</body></html>'],
  ['content after </html>', '<html><body>One</body></html><p>Two<!-- end -->'],
  ['a comment after </html>', '<html><body>One</body></html><!-- </body> -->\n'],
  ['a template in the head', '<head><template><p></body></template></head><body>Hi</body>'],
  ['noscript in the head', '<head><noscript><p>On!</p></noscript><title>x</title></head>Hi'],
  ['a drawing with a style', '<body><svg><style>a{}</style><title>t</title></svg>Hi</body>'],
  ['a drawing in text', '<p><svg><desc><p></body></desc></svg><textarea></body></textarea>Hi'],
  ['a formula', '<p><math><mi>x</mi><annotation-xml></annotation-xml></math>Hi</body>'],
  ['a drawing broken by a paragraph', '<svg><g><p><style></body></style>Hi'],
  ['unclosed tags', '<body><div><ul><li><b>Hi'],
  ['an unclosed table', '<body><table><tr><td>Hi'],
  ['an unclosed comment', '<body>Hi<!-- for > later --'],
  ['an unclosed declaration', '<body>Hi<?php echo'],
  ['an unclosed tag', '<body>Hi<p title="a > b" class="wi'],
  ['an unclosed tag after a comment', '<body>Hi<!-- x --><img src='],
  ['an unclosed end tag', '<body>Hi</'],
  ['an unclosed textarea', '<body>Hi<textarea> </bo'],
  ['an unclosed drawing', '<body><svg><g><path d="M0 0">'],
  ['an unclosed text in a drawing', '<body><svg><foreignObject><svg><g>'],
  ['an unclosed CDATA section', '<body><svg><![CDATA[ x > '],
  ['an unclosed template', '<body><template><p>Hi'],
  ['a head tag after content', '<p>Hi<head><title>x</title></head>'],
  ['a saved page', '<!-- saved from url=(1)x -->\n<!doctype html>\n<html><head></head><body>Hi'],
  ['line ends of Windows', '<head>\r\n<title>😀\r\n</title>\r\n</head>\r\n<body>\r\n</body>\r\n'],
  ['null characters', '\0<head>\0<title>\0</title></head><body>\0</body>'],
])('styles are in the head and scripts at the end of the body: %s', (_, html) => {
  const page = compose(html)

  expect(outline(page)).toEqual(wellPlaced)
})

test('an unclosed script is closed before ours', () => {
  const page = compose('<body>Hi<script>go("<!-- <script>")')

  expect(outline(page)).toEqual(wellPlaced)
})

test('where no body can be, the scripts are in the head', () => {
  const inHead = { style: ['head'], script: ['head', 'head'] }

  expect(outline(compose('<html><frameset cols="*,*"><frame src=a></frameset>'))).toEqual(inHead)
  expect(outline(compose('<head></head><body>Hi<plaintext></body>'))).toEqual(inHead)
})

test('nothing in the course files can end its own element', () => {
  const css = 'p::after { content: "</STYLE><b>" }'
  const js = 'a = "</script><b>"; b = "<!-- <script>"; c = /<\\/Script/'

  const page = compose('<body><p>Hi</body>', { css, js })

  expect(outline(page)).toEqual(wellPlaced)
  expect(page).not.toContain('</STYLE>')
})

test('what is escaped means the same', () => {
  const read = (js: string) => new Function(`return ${escapeScript(js)}`)()

  expect(read("'</script>'")).toBe('</script>')
  expect(read("'<!-- <script>'")).toBe('<!-- <script>')
  expect(read('/<!--<script/u.test("<!--<script")')).toBe(true)
  expect(read("'<script>'")).toBe('<script>')
  expect(escapeStyle('a::after { content: "</style" }')).toBe('a::after { content: "<\\/style" }')
})

test.each([
  ['nested tags', '<div>'.repeat(200_000)],
  ['unclosed formatting', '<b id=1><p><font size=2>'.repeat(40_000)],
  ['one unfinished tag', `<a ${'<'.repeat(1_000_000)}`],
  ['many attributes', `<a ${Array.from({ length: 100_000 }, (_, i) => `a${i}`).join(' ')}>`],
  ['drawings that never end', `${'<svg>'.repeat(100_000)}${'</math>'.repeat(70_000)}`],
  ['templates that never end', '<template>'.repeat(100_000)],
  ['ends of bodies', '</body>'.repeat(150_000)],
])('a megabyte of hostile markup takes no longer than text: %s', (_, html) => {
  const before = process.cpuUsage()

  compose(html)

  // A second at most; what grows with the square of its length takes minutes.
  const { user } = process.cpuUsage(before)
  expect(user / 1e6).toBeLessThan(15)
})

/** The parents of our own elements, as a browser's parser places them. */
function outline(page: string) {
  const found: { style: string[]; script: string[] } = { style: [], script: [] }
  const open: DefaultTreeAdapterTypes.Node[] = [parse(page)]
  for (let node = open.pop(); node; node = open.pop()) {
    if ('childNodes' in node) open.push(...[...node.childNodes].reverse())
    if (!('attrs' in node) || !node.attrs.some((attr) => attr.name === 'data-from')) continue
    if (node.namespaceURI !== 'http://www.w3.org/1999/xhtml') continue
    if (node.tagName === 'style') found.style.push(section(node))
    if (node.tagName === 'script') found.script.push(section(node))
  }
  return found
}

function section(element: DefaultTreeAdapterTypes.Element): string {
  if (element.tagName === 'head' || element.tagName === 'body') return element.tagName
  return element.parentNode && 'tagName' in element.parentNode
    ? section(element.parentNode)
    : 'nowhere'
}

test('what reports on a run stands before all that the page says, and only in a run', () => {
  const run = { nonce: 'abc', reporterSource: 'report()' }

  const page = compose('<html><head><script>own()</script></head><body></body></html>', { run })

  expect(page).toContain('<head><script data-run="abc">report()</script>')
  expect(compose('<p>Hi</p>', { run: null })).not.toContain('data-run')
})

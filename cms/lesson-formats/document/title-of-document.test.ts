import { expect, test } from 'vitest'
import { titleOfDocument } from './title-of-document.ts'

test('a page is named by its title, white space collapsed', () => {
  const html = '<!doctype html><h1>Heading</h1><TITLE>\n  Small &amp; talk\n</TITLE>'

  expect(titleOfDocument(html)).toBe('Small & talk')
})

test('without a title the first heading names the page, without its tags', () => {
  expect(titleOfDocument('<p>x</p><h2>Say <em>it</em> aloud</h2><h1>Later</h1>')).toBe(
    'Say it aloud',
  )
})

test.each([' ', '&#8203;', '&ZeroWidthSpace; &shy;'])(
  'a title in which nothing can be seen counts as none: %j',
  (title) => {
    expect(titleOfDocument(`<title>${title}</title><h1>Heading</h1>`)).toBe('Heading')
  },
)

test('signs that cannot be seen stay between letters', () => {
  expect(titleOfDocument('<title>می\u200cخواهم</title>')).toBe('می\u200cخواهم')
})

test('tags in scripts, styles and comments, and titles of drawings, name nothing', () => {
  const html =
    '<!-- <title>a</title> --><script>"<title>b</title>"</script><svg><title>c</title></svg><h3>d</h3>'

  expect(titleOfDocument(html)).toBe('d')
})

test('a title between a drawing inside a drawing and its end is the outer drawing’s', () => {
  const html = '<svg><svg><title>a</title></svg><title>b</title></svg><title>Page</title>'

  expect(titleOfDocument(html)).toBe('Page')
})

test('the first title that says something names the page', () => {
  expect(titleOfDocument('<title></title><title>First</title><title>Second</title>')).toBe('First')
})

test('a page without title and heading has no name', () => {
  expect(titleOfDocument('<p>Hello</p>')).toBeUndefined()
})

test('a heading that is never closed ends with the page', () => {
  expect(titleOfDocument('<h1>Open')).toBe('Open')
})

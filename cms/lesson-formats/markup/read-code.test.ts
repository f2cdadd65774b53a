import { expect, test } from 'vitest'
import { parseCustomMarkup } from './parse-markup.ts'

const head = '<lesson-meta><lesson-title>T</lesson-title></lesson-meta>\n'
const stylesOf = (inside: string) =>
  parseCustomMarkup(`${head}<custom-styles>${inside}</custom-styles>`).customStyles
const scriptsOf = (inside: string) =>
  parseCustomMarkup(`${head}<custom-scripts>${inside}</custom-scripts>`).customScripts

const nastyScript =
  '\r\n\t if (a<b && c>d) s = "</p></b><lesson-title>&amp;😀 \u00A0" // <!-- <custom-styles>\r\n\r\n '

test('code survives byte for byte, inside <script> or without it', () => {
  expect(scriptsOf(nastyScript)).toBe(nastyScript)
  expect(scriptsOf(`\n<script>${nastyScript}</script>\n`)).toBe(nastyScript)
  expect(stylesOf('<STYLE>\n a > b::after { content: "</p>" } </Style >')).toBe(
    '\n a > b::after { content: "</p>" } ',
  )
})

test('comments around the code are the tutor’s own', () => {
  expect(stylesOf('<!-- colours --> p {}')).toBe(' p {}')
  expect(stylesOf('\n<!-- a -->\n<style>p {}</style>\n<!-- b -->\n')).toBe('p {}')
  expect(stylesOf('\n<!-- nothing yet -->\n')).toBe('')
})

test('a tag written as empty holds no code', () => {
  expect(parseCustomMarkup(`${head}<custom-styles/>`).customStyles).toBe('')
})

test('several blocks are joined by a line break', () => {
  expect(stylesOf('<style>a {}</style>\n<style>b {}</style>')).toBe('a {}\nb {}')
})

test('code that is written with entities is decoded and not searched for blocks', () => {
  const markup = `${head}<custom-scripts escaped>&lt;script>a &amp;&amp; b&#13;\n&lt;/custom-scripts></custom-scripts>`

  expect(parseCustomMarkup(markup).customScripts).toBe('<script>a && b\r\n</custom-scripts>')
})

test.each([
  [
    '<link rel="stylesheet" href="a.css">',
    '<custom-styles> on line 2: contains “<link rel="stylesheet" href="a.css">” where only code or <style> without attributes is allowed',
  ],
  [
    '<style media="print">p {}</style>',
    '<custom-styles> on line 2: contains “<style media="print">p {}</style>” where only code or <style> without attributes is allowed',
  ],
  [
    '<style>a {}</style> b {}',
    '<custom-styles> on line 2: contains “b {}” where only code or <style> without attributes is allowed',
  ],
  ['<style>a {}', '<custom-styles> on line 2: contains a <style> without </style>'],
])('what would change its meaning is refused: %s', (inside, message) => {
  expect(() => stylesOf(inside)).toThrow(message)
})

test('code without its end would swallow the rest of the lesson', () => {
  expect(() => parseCustomMarkup(`${head}<custom-scripts>a()\n<objectives></objectives>`)).toThrow(
    '<custom-scripts> on line 2: is never closed with </custom-scripts>',
  )
})

import { Script } from 'node:vm'
import type { XRayFinding } from '../../contract/x-ray.ts'
import type { PageScript, ReadPage } from '../read-elements.ts'
import { nameOf } from '../read-elements.ts'
import { found, foundIf } from './finding.ts'

/** A larger script is a library, and would hold up everybody else while it is looked at. */
const largest = 1_000_000

/** What is wrong with the scripts, read and never run. */
export function findInScripts(page: ReadPage): XRayFinding[] {
  const { code, handlers } = page
  const broken = [
    ...page.scripts.map(problemOfScript),
    ...handlers.map((handler) => problemOfScript({ ...asFunction(handler.code), isModule: false })),
  ].filter((problem) => problem !== null)
  return [
    ...found('stops', 'broken-scripts', {
      text: 'A script of this page has a mistake, so none of it runs.',
      places: broken,
    }),
    ...found('stops', 'missing-functions', {
      text: 'Something calls a function that this page does not have.',
      places: missingFunctions(page),
    }),
    ...found('stops', 'hollow-functions', {
      text: 'A function is missing: there is only a comment in its place.',
      places: hollowFunctions(code),
    }),
    ...found('worth', 'missing-elements', {
      text: 'A script looks for an element that the page does not have.',
      places: missingElements(page),
    }),
    ...uses(code),
  ]
}

const asFunction = (code: string) => ({ code: `(function (event) {${code}\n})` })

function problemOfScript({ code, isModule }: PageScript): string | null {
  if (code.length > largest || isModule || code.trim().startsWith('<!--')) return null
  try {
    new Script(code)
    return null
  } catch (error) {
    if (!(error instanceof SyntaxError)) return null
    const line = /evalmachine\.<anonymous>:(\d+)/.exec(error.stack ?? '')?.[1]
    const first = code.split('\n')[Number(line ?? 1) - 1]?.trim() ?? ''
    return `${error.message}${first ? `: ${first.slice(0, 80)}` : ''}`
  }
}

/** One that never ends is read as far as it is short: what is long is no word of a handler. */
const strings =
  /'(?:\\[\s\S]|[^'\\]){0,500}'|"(?:\\[\s\S]|[^"\\]){0,500}"|`(?:\\[\s\S]|[^`\\]){0,500}`/g

const builtIn =
  /^(?:if|for|while|return|switch|function|catch|typeof|void|new|alert|confirm|prompt|print|parseInt|parseFloat|String|Number|Boolean|Date|Array|Object|RegExp|Math|JSON|setTimeout|clearTimeout|setInterval|clearInterval|requestAnimationFrame|fetch|open|close|focus|stop|scrollTo|scroll|getSelection|isNaN|encodeURIComponent|decodeURIComponent|eval|Promise|Audio|Image|SpeechSynthesisUtterance|super|await|async|of|in|do|else|delete)$/

/** What handlers call, and neither this page nor anything beside it says. */
function missingFunctions({ handlers, code, elements }: ReadPage): string[] {
  const hasOthers = elements.some(
    ({ tagName, attributes }) =>
      tagName === 'script' && /^(?:https?:)?\/\//.test(attributes.get('src') ?? ''),
  )
  if (hasOthers) return [] // they may bring it
  const called = new Set<string>()
  for (const { code: handler } of handlers) {
    const bare = handler.replace(strings, '""')
    for (const [, name = ''] of bare.matchAll(/(?<![\w$.])([A-Za-z_$][\w$]{0,80})\s{0,9}\(/g)) {
      if (!builtIn.test(name)) called.add(name)
    }
  }
  return [...called]
    .slice(0, mostNames)
    .flatMap((name) => (isDefined(name, code) ? [] : [`${name}()`]))
}

/** More are in no page by hand, and each is looked for. */
const mostNames = 60

function isDefined(name: string, code: string): boolean {
  const escaped = name.replace(/\$/g, '\\$')
  return new RegExp(
    `function(?:\\s{1,99}|\\s{0,99}\\*\\s{0,99})${escaped}\\b|\\b${escaped}\\s{0,99}=(?!=)|["'\`]${escaped}["'\`]\\s{0,9}\\]\\s{0,99}=|\\bclass\\s{1,99}${escaped}\\b|[{,]\\s{0,99}${escaped}\\s{0,99}[,:}(]`,
  ).test(code)
}

const remark =
  /same (?:code )?as (?:before|above)|for brevity|rest of (?:the )?(?:code|function|logic)|(?:code|function|logic|content|questions?) (?:remains?|stays?|is|are) (?:the same|unchanged)|unchanged|preserved exactly|existing code|omitted|\.\.\.\s*(?:remaining|rest|more)|your code here|implementation (?:goes )?here|TODO/i

function hollowFunctions(code: string): string[] {
  const begun = code.matchAll(/function\s{1,9}([\w$]{1,80})\s{0,9}\([^)]{0,200}\)\s{0,9}\{/g)
  return Array.from(begun).flatMap(({ 0: head, 1: name = '', index }) => {
    const start = index + head.length
    const [body = '', ...rest] = code.slice(start, start + longestRemark).split('}')
    const isHollow = rest.length > 0 && withoutComments(body).trim() === ''
    return isHollow && remark.test(body) ? [`${name}()`] : []
  })
}

/** What stands for code is short; a function that is longer has some. */
const longestRemark = 1_000

const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?(?:\*\/|$)|\/\/[^\n]*/g, '')

/** Looked for by a name that is written out, and made by nobody. */
function missingElements({ code, ids, html }: ReadPage): string[] {
  const wanted = code.matchAll(/getElementById\(\s{0,9}(["'])([^"'\\]{1,200})\1\s{0,9}\)/g)
  const made = html.matchAll(/\bid\s{0,3}[=:]\s{0,3}\\?["'`]?([\w-]{1,80})/g)
  const known = new Set(Array.from(made, ([, id]) => id))
  return [...wanted].flatMap(([, , id = '']) => (ids.has(id) || known.has(id) ? [] : [`#${id}`]))
}

/** What works in a tab of its own alone, or not at all. */
function uses(code: string): XRayFinding[] {
  return [
    ...foundIf(
      /webkitSpeechRecognition|\bSpeechRecognition\b|getUserMedia|MediaRecorder/.test(code),
      'worth',
      'microphone',
      'It uses the microphone: this works in its own tab (Open Interactive Version), not in the frame.',
    ),
    ...foundIf(
      /\b(?:localStorage|sessionStorage|indexedDB)\b|document\.cookie/.test(code),
      'worth',
      'storage',
      'It stores something: this works in its own tab (Open Interactive Version), not in the frame.',
    ),
    ...foundIf(
      /\bXMLHttpRequest\b|\bWebSocket\b|sendBeacon|\bEventSource\b|\bfetch\(\s*["'`]https?:/.test(
        code,
      ),
      'worth',
      'network',
      'It calls another server: lessons may not, so nothing is sent and nothing comes back.',
    ),
    ...foundIf(
      /(?<![\w.$])(?:window\.)?(?:alert|prompt|confirm)\(/.test(code),
      'worth',
      'alerts',
      'It interrupts with boxes (alert) that must be closed before anything else.',
    ),
    ...foundIf(
      /document\.write\(/.test(code),
      'worth',
      'document-write',
      'It rewrites itself (document.write), which may wipe out the page.',
    ),
  ]
}

/** Handlers on what no keyboard reaches. */
export function findClickTargets({ handlers, elements }: ReadPage): XRayFinding[] {
  const reached = new Set('a button input select textarea summary label option body'.split(' '))
  const isReached = ({ tagName, attributes }: (typeof elements)[number]) =>
    reached.has(tagName) || attributes.has('tabindex')
  const unreached = handlers.filter(
    ({ name, element }) => name === 'onclick' && !isReached(element),
  )
  return found('worth', 'click-targets', {
    text: 'Something that can be clicked is not a button: people who use a keyboard cannot reach it.',
    places: unreached.map(({ element, code }) => `${nameOf(element)}: ${code.slice(0, 40)}`),
  })
}

import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { nothingBeside, type PageBeside } from './read-elements.ts'
import { lackedBy, xRayPage } from './x-ray-page.ts'

const whole = (body: string, head = '') =>
  `<!doctype html><html lang="en"><head><title>Unit</title>${head}</head><body><h1>Unit</h1>${body}</body></html>`

const idsOf = async (html: string, beside = nothingBeside) =>
  (await xRayPage(html, beside)).map(({ weight, id }) => `${weight}: ${id}`)

const beside = (...paths: string[]): PageBeside => ({
  ...nothingBeside,
  has: (path) => paths.includes(path),
})

test('a sound page has no findings', async () => {
  const page = whole(
    `<label>Word <input type="text"></label><button onclick="check()">Check</button>
     <img src="a.png" alt="A lake"><p>All is well.</p><script>function check() { return 1 }</script>`,
  )

  expect(await idsOf(page, beside('a.png'))).toEqual([])
})

/** Forty defects as students meet them, each in a page that is sound otherwise. */
const defects: [string, string, string][] = [
  [
    'a style sheet that is not there',
    whole('<p>x', '<link rel="stylesheet" href="style.css">'),
    'stops: missing-files',
  ],
  [
    'a script that is not there',
    whole('<script src="js/app.js"></script>'),
    'stops: missing-files',
  ],
  [
    'a sound that is not there',
    whole('<audio src="a.mp3" controls></audio>'),
    'stops: missing-files',
  ],
  [
    'a picture of a style sheet that is not there',
    whole('<p>x', '<style>p{background:url("img/a.png")}</style>'),
    'stops: missing-files',
  ],
  [
    'a sound that a script plays',
    whole('<script>new Audio("sounds/yes.mp3").play()</script>'),
    'stops: missing-files',
  ],
  [
    'an import that is not there',
    whole('<p>x', '<style>@import "base.css";</style>'),
    'stops: missing-files',
  ],
  ['a plug-in', whole('<embed src="https://a.example/game.swf">'), 'stops: plugins'],
  ['a player without a sound', whole('<audio controls></audio>'), 'stops: silent-players'],
  [
    'styles from a CDN',
    whole('<p>x', '<link rel="stylesheet" href="https://cdn.example/a.css">'),
    'worth: hosts',
  ],
  [
    'a YouTube video',
    whole('<iframe title="Small talk" src="https://www.youtube.com/embed/abc"></iframe>'),
    'worth: youtube',
  ],
  ['a picture by http:', whole('<img src="http://a.example/a.png" alt="A">'), 'worth: plain-hosts'],
  [
    'a script that does not compile',
    whole('<script>function check( { }</script>'),
    'stops: broken-scripts',
  ],
  [
    'a script that was cut off',
    whole('<script>const words = [{ word: "a"</script>'),
    'stops: broken-scripts',
  ],
  [
    'a handler that does not compile',
    whole("<button onclick=\"say('it's')\">Say</button><script>function say(){}</script>"),
    'stops: broken-scripts',
  ],
  [
    'a handler without its function',
    whole('<button onclick="checkAll()">Check</button><script>function check(){}</script>'),
    'stops: missing-functions',
  ],
  [
    'a hollow function',
    whole(
      '<button onclick="checkMC()">Check</button><script>function checkMC(){/* same code as before */}</script>',
    ),
    'stops: hollow-functions',
  ],
  [
    'an element that a script misses',
    whole('<script>document.getElementById("score").textContent = 1</script>'),
    'worth: missing-elements',
  ],
  [
    'speech recognition',
    whole('<script>new webkitSpeechRecognition()</script>'),
    'worth: microphone',
  ],
  [
    'a store of the browser',
    whole('<script>localStorage.setItem("a", 1)</script>'),
    'worth: storage',
  ],
  [
    'a call to a server',
    whole('<script>fetch("https://a.example/score")</script>'),
    'worth: network',
  ],
  ['alert boxes', whole('<script>function a(){ alert("Right!") }</script>'), 'worth: alerts'],
  [
    'a page that writes itself',
    whole('<script>document.write("x")</script>'),
    'worth: document-write',
  ],
  [
    'a word that can be clicked',
    whole('<div onclick="go()">x</div><script>function go(){}</script>'),
    'worth: click-targets',
  ],
  ['no title', '<!doctype html><html lang="en"><h1>Unit</h1>', 'worth: no-title'],
  ['no language', '<!doctype html><html><title>Unit</title><h1>Unit</h1>', 'worth: no-language'],
  ['no heading', '<!doctype html><html lang="en"><title>Unit</title><p>x', 'worth: no-heading'],
  ['headings that jump', whole('<h4>Words</h4><p>x</p>'), 'worth: heading-jumps'],
  ['two elements of one id', whole('<p id="a">x<p id="a">y'), 'worth: double-ids'],
  ['a link to nowhere', whole('<a href="#part-2">Part 2</a>'), 'worth: dead-anchors'],
  ['an empty part', whole('<section><h2>Pronunciation</h2></section>'), 'worth: empty-sections'],
  [
    'a page that leads away',
    whole('<p>x', '<meta http-equiv="refresh" content="3;url=https://a.example">'),
    'worth: refresh',
  ],
  [
    'no zoom',
    whole('<p>x', '<meta name="viewport" content="width=device-width, user-scalable=no">'),
    'worth: no-zoom',
  ],
  ['a form that is sent away', whole('<form action="https://a.example"></form>'), 'worth: forms'],
  ['a field without a label', whole('<input type="text">'), 'worth: unlabelled-fields'],
  ['a button without a name', whole('<button></button>'), 'worth: nameless-buttons'],
  ['a picture without words', whole('<img src="https://a.example/a.png">'), 'worth: pictures'],
  ['a label of nothing', whole('<label for="gap-9">Gap</label>'), 'worth: lost-labels'],
  ['loose radio buttons', whole('<label><input type="radio">a</label>'), 'worth: loose-radios'],
  ['a list without choices', whole('<select aria-label="Word"></select>'), 'stops: empty-choices'],
  [
    'a question without a right answer',
    whole(
      '<div data-question><button data-option data-correct="true">a</button></div><div data-question>Which?<button data-option>a</button></div>',
    ),
    'stops: questions-without-answer',
  ],
  [
    'a question with two',
    whole(
      '<div data-question>Which?<button data-option data-correct="true">a</button><button data-option data-correct="true">b</button></div>',
    ),
    'worth: questions-with-two',
  ],
  ['lost letters', whole('<p>caf\uFFFD</p>'), 'worth: lost-letters'],
  ['wrong letters', whole('<p>It isnâ€™t a cafÃ©.</p>'), 'worth: wrong-letters'],
  [
    'a part that was left out',
    whole('<p>MC questions preserved exactly as before</p>'),
    'stops: placeholders',
  ],
  [
    'a remark for what was left out',
    whole('<!-- ... remaining questions unchanged ... -->'),
    'stops: placeholders',
  ],
  ['text that fills a place', whole('<p>Lorem ipsum dolor</p>'), 'worth: dummy-text'],
  ['Markdown', whole('<p>Fill in: **___** today.</p>'), 'worth: markdown'],
  ['a place that was not filled in', whole('<p>Hello {{name}}</p>'), 'worth: template-signs'],
  ['gaps without fields', whole('<p>The ____ is on Friday.</p>'), 'worth: gaps-without-field'],
  [
    'an empty page',
    '<!doctype html><html lang="en"><title>x</title><body></body></html>',
    'stops: empty-page',
  ],
  ['faint text', whole('<p style="color:#aaa;background:#fff">x</p>'), 'worth: contrast'],
  ['something wider than a phone', whole('<div style="width: 900px">x</div>'), 'worth: too-wide'],
  ['tiny text', whole('<p style="font-size:8px">x</p>'), 'worth: tiny-text'],
]

describe('forty and more seeded defects are named', () => {
  test.each(defects)('%s', async (_what, html, expected) => {
    expect(await idsOf(html)).toContain(expected)
  })
})

test('what is beside the page is not missed, wherever it is named from', async () => {
  const page = whole(
    '<img src="img/a%20lake.png" alt="A"><script src="./app.js"></script><a href="#">x</a><a href="sheet.pdf">y</a><img src="/media/a.webp" alt="B"><img src="data:image/png;base64,x" alt="C">',
    '<link rel="stylesheet" href="css/a.css?v=2">',
  )
  const files: PageBeside = {
    ...beside('img/a lake.png', 'app.js', 'css/a.css', 'img/b.png', 'sheet.pdf'),
    styles: [{ path: 'css/a.css', text: 'p { background: url(../img/b.png) } /* url(no.png) */' }],
  }

  expect(await lackedBy(page, files)).toEqual([])
  expect(await lackedBy(page, nothingBeside)).toHaveLength(4)
})

test('a long page is read in pieces, and others go first in between', async () => {
  const long = whole(`<p class="note">${'It goes on &amp; on. '.repeat(40)}</p>`.repeat(5_000))
  let turns = 0
  const others = setInterval(() => turns++)

  await xRayPage(long, nothingBeside)
  clearInterval(others)

  expect(turns).toBeGreaterThan(20)
})

test.each(
  ['presentations-handling-questions', 'presentations-signposting', 'presentations-strong-openings']
    .map((name) => [name, 'presentations'])
    .concat(
      ['toefl-academic-talk', 'toefl-campus-conversation', 'toefl-repeat-and-answer'].map(
        (name) => [name, 'toefl'],
      ),
    ),
)('the sample lesson %s raises no alarm', async (name, course) => {
  const html = await readFile(`seed/uploaded/${name}.html`, 'utf8')
  const scripts = await readFile(`seed/uploaded/${course}.js`, 'utf8')

  const findings = await xRayPage(html, { ...nothingBeside, scripts })

  expect(findings.filter(({ weight }) => weight === 'stops')).toEqual([])
})

import { expect, test } from 'vitest'
import { MarkupError } from './markup-error.ts'
import { parseCustomMarkup, parseStandardMarkup } from './parse-markup.ts'

function failureOf(parse: () => unknown): MarkupError | null {
  try {
    parse()
    return null
  } catch (error) {
    if (error instanceof MarkupError) return error
    throw error
  }
}

/** The title stands on line 1, what is tested from line 2. */
const messageFor = (rest: string) =>
  failureOf(() => parseStandardMarkup(`<lesson-title>T</lesson-title>\n${rest}`))?.message

const quiz = (item: string) => messageFor(`<quiz>\n<quiz-item>\n${item}\n</quiz-item>\n</quiz>`)

test('an error carries its tag and line', () => {
  const error = failureOf(() =>
    parseStandardMarkup('<lesson-title>T</lesson-title>\n\n<premium>maybe</premium>'),
  )

  expect(error).toMatchObject({
    message: '<premium> on line 3: expected yes or no, found “maybe”',
    tag: 'premium',
    line: 3,
  })
})

test.each([
  ['nothing', ''],
  ['plain text', 'Dear students, today we talk about the weather.'],
  [
    'a page for the upload',
    '<!doctype html><style>p{}</style><h1>Hi</h1><video src="a"></video><script>if (a<b) alert(1)</script>',
  ],
])('%s is no lesson markup', (_, source) => {
  expect(() => parseStandardMarkup(source)).toThrow(/^No lesson markup found/)
  expect(() => parseCustomMarkup(source)).toThrow(/^No lesson markup found/)
})

test('a lesson has a title', () => {
  expect(() => parseStandardMarkup('<premium>no</premium>')).toThrow(
    '<lesson-title> on line 1: is missing',
  )
  expect(() => parseStandardMarkup('\n<lesson-title> </lesson-title>')).toThrow(
    '<lesson-title> on line 2: is empty',
  )
  expect(() => parseCustomMarkup('<objectives></objectives>')).toThrow(
    '<lesson-meta> on line 1: is missing',
  )
  expect(() => parseCustomMarkup('\n<lesson-meta></lesson-meta>')).toThrow(
    '<lesson-meta> on line 2: <lesson-title> is missing',
  )
})

test.each([
  ['<objectives>\n<objective> </objective></objectives>', '<objective> on line 3: is empty'],
  [
    '<vocabulary>\n<vocabulary-item><example>e</example></vocabulary-item></vocabulary>',
    '<vocabulary-item> on line 3: <word> is missing',
  ],
  [
    '<vocabulary>\n<vocabulary-item>\n<word>&nbsp;</word></vocabulary-item></vocabulary>',
    '<word> on line 4: is empty',
  ],
  [
    '<phrases><phrase-item></phrase-item></phrases>',
    '<phrase-item> on line 2: <phrase> is missing',
  ],
  ['<grammar><grammar-item/></grammar>', '<grammar-item> on line 2: <concept> is missing'],
])('what an item cannot do without is asked for: %s', (markup, message) => {
  expect(messageFor(markup)).toBe(message)
})

test.each([
  [
    '<option-a>1</option-a><option-b>2</option-b><correct-answer>a</correct-answer>',
    '<quiz-item> on line 3: <question> is missing',
  ],
  [
    '<question>Q</question><correct-answer>a</correct-answer>',
    '<quiz-item> on line 3: has 0 options; at least 2 are needed',
  ],
  [
    '<question>Q</question><option-a>1</option-a><correct-answer>a</correct-answer>',
    '<quiz-item> on line 3: has 1 option; at least 2 are needed',
  ],
  [
    '<question>Q</question><option-a>1</option-a><option-c>2</option-c><correct-answer>a</correct-answer>',
    '<quiz-item> on line 3: <option-b> is missing',
  ],
  [
    '<question>Q</question><option-a>1</option-a><option-b></option-b><correct-answer>a</correct-answer>',
    '<option-b> on line 4: is empty',
  ],
  [
    '<question>Q</question><option-a>1</option-a><option-b>2</option-b>',
    '<quiz-item> on line 3: <correct-answer> is missing',
  ],
  [
    '<question>Q</question><option-a>1</option-a><option-b>2</option-b><option-c>3</option-c><option-d>4</option-d>\n<correct-answer>e</correct-answer>',
    '<correct-answer> on line 5: expected a letter from a to d, found “e”',
  ],
  [
    '<question>Q</question><option-a>1</option-a><option-b>2</option-b>\n<correct-answer>d</correct-answer>',
    '<correct-answer> on line 5: expected a letter from a to b, found “d”',
  ],
  [
    '<question>Q</question><option-a>1</option-a><option-b>2</option-b>\n<correct-answer></correct-answer>',
    '<correct-answer> on line 5: expected a letter from a to b, found “”',
  ],
])('a quiz item is complete: %s', (item, message) => {
  expect(quiz(item)).toBe(message)
})

test.each(['one', '1.5', '-1', '0', '1000001', '1e3', '٣', '', '0x10'])(
  '“%s” is no lesson number',
  (text) => {
    expect(messageFor(`<lesson-number>${text}</lesson-number>`)).toBe(
      `<lesson-number> on line 2: expected a whole number from 1 to 1000000, found “${text}”`,
    )
  },
)

test('a course is named by its number', () => {
  const markup =
    '<lesson-meta><lesson-title>T</lesson-title>\n<course-id>speak-fluently</course-id></lesson-meta>'

  expect(() => parseCustomMarkup(markup)).toThrow(
    '<course-id> on line 2: expected a whole number from 1, found “speak-fluently”',
  )
})

test.each([
  ['<vocabulry></vocabulry>', '<vocabulry> on line 2: unknown tag. Did you mean <vocabulary>?'],
  ['<vocabulary><vocabulary-item><wrod>x', '<wrod> on line 2: unknown tag. Did you mean <word>?'],
  [
    '<quiz><quiz-item><corect-anwser>b',
    '<corect-anwser> on line 2: unknown tag. Did you mean <correct-answer>?',
  ],
  [
    '<warm-up-questions><warmup-question>x',
    '<warmup-question> on line 2: unknown tag. Did you mean <warm-up-question>?',
  ],
  ['<quiz><quiz-item><option-k>x', '<option-k> on line 2: unknown tag. Did you mean <option-a>?'],
  [
    '<objectives><li>x',
    '<li> on line 2: cannot be inside <objectives>, which takes only <objective>',
  ],
  [
    '<objectives><constructor>x',
    '<constructor> on line 2: cannot be inside <objectives>, which takes only <objective>',
  ],
  [
    '<visual-prompt><img src="x"></visual-prompt>',
    '<img> on line 2: cannot be inside <visual-prompt>, which takes only text. To show the tag itself, write &lt;img>',
  ],
  ['<objective>x</objective>', '<objective> on line 2: belongs inside <objectives>'],
  ['<phrases><word>x', '<word> on line 2: belongs inside <vocabulary-item>'],
  [
    '<vocabulary><vocabulary-item><question>x',
    '<question> on line 2: belongs inside <speaking-activity> or <writing-activity> or <quiz-item>',
  ],
  [
    '<custom-styles></custom-styles>',
    '<custom-styles> on line 2: belongs to the custom format; choose the Custom Script Parser',
  ],
  [
    '<style>p{}</style>',
    '<style> on line 2: is only allowed inside <custom-styles>, in the custom format',
  ],
  ['<lesson-body></lesson-body>', '<lesson-body> on line 2: is not a lesson tag'],
])('an unknown or misplaced tag is explained: %s', (markup, message) => {
  expect(messageFor(markup)).toBe(message)
})

test('standard markup given to the custom parser is told where the title belongs', () => {
  expect(() => parseCustomMarkup('<lesson-title>T</lesson-title>')).toThrow(
    '<lesson-title> on line 1: belongs inside <lesson-meta>',
  )
})

test('custom markup given to the standard parser is told its parser', () => {
  expect(() => parseStandardMarkup('<lesson-meta></lesson-meta>')).toThrow(
    'choose the Custom Script Parser',
  )
})

test('a mistyped first tag is told, although nothing else was recognised', () => {
  expect(() => parseStandardMarkup('<lesson-titel>T</lesson-titel>')).toThrow(
    'Did you mean <lesson-title>?',
  )
})

test.each([
  [
    '<lesson-title>U</lesson-title>',
    '<lesson-title> on line 2: appears twice; the first one is on line 1',
  ],
  ['<quiz></quiz>\n<quiz></quiz>', '<quiz> on line 3: appears twice; the first one is on line 2'],
  [
    '<vocabulary><vocabulary-item><word>a</word>\n<word>b</word>',
    '<word> on line 3: appears twice; the first one is on line 2',
  ],
])('a single tag appears once: %s', (markup, message) => {
  expect(messageFor(markup)).toBe(message)
})

test.each([
  ['video-id', 500],
  ['warm-up-picture', 2000],
  ['visual-prompt', 20_000],
  ['writing-task', 20_000],
])('<%s> has at most %i characters, as the contract says', (tag, limit) => {
  const markupOf = (length: number) => `<${tag}>${'/'.padEnd(length, 'x')}</${tag}>`

  expect(messageFor(markupOf(limit))).toBeUndefined()
  expect(messageFor(markupOf(limit + 1))).toBe(
    `<${tag}> on line 2: has ${limit + 1} characters; at most ${limit} are allowed`,
  )
})

test.each([
  ['http://example.com/a.jpg', '“http://example.com/a.jpg”'],
  ['data:image/gif;base64,AAAA', '“data:image/gif;base64,AAAA”'],
  ['//example.com/a.jpg', '“//example.com/a.jpg”'],
  ['https://example.com/a lake.jpg', '“https://example.com/a lake.jpg”'],
])('a picture that the site cannot show is named where it stands: %s', (address, found) => {
  expect(messageFor(`\n<warm-up-picture>${address}</warm-up-picture>`)).toBe(
    `<warm-up-picture> on line 3: expected an address without spaces that begins with https:// or with a single /, found ${found}`,
  )
})

test.each(['https://example.com/a.jpg', '/media/lake.webp', ''])(
  'a picture may stand at “%s”',
  (address) => {
    expect(messageFor(`<warm-up-picture>${address}</warm-up-picture>`)).toBeUndefined()
  },
)

test.each([
  ['objectives', '<objective>x</objective>'],
  ['vocabulary', '<vocabulary-item><word>x</word></vocabulary-item>'],
  ['practice', '<speaking-activity></speaking-activity>'],
])('<%s> holds at most 500 items, as the contract says', (tag, item) => {
  const markupOf = (count: number) => `<${tag}>${`\n${item}`.repeat(count)}</${tag}>`

  expect(messageFor(markupOf(500))).toBeUndefined()
  expect(messageFor(markupOf(501))).toMatch(
    /on line 503: is one too many; at most 500 are allowed here/,
  )
})

test.each([
  [
    '<objectives><objective>One<objective>Two</objective>\nstray</objectives>',
    '<objectives> on line 3: the text “stray” is not inside any of its tags',
  ],
  [
    '<vocabulary><vocabulary-item><word>w</word><phonetics/>stray',
    '<vocabulary-item> on line 2: the text “stray” is not inside any of its tags',
  ],
  ['stray', 'The text “stray” on line 2 is not inside any of the lesson’s tags'],
  [
    '<objectives>\nstray</objectives>',
    '<objectives> on line 3: the text “stray” is not inside any of its tags',
  ],
  ['</objectives>', '</objectives> on line 2: closes nothing, as no tag is open'],
  [
    '<visual-prompt>x</visual-promt>',
    '</visual-promt> on line 2: closes nothing, as the open tag is <visual-prompt> on line 2',
  ],
  ['<!-- open', 'The comment on line 2 is never closed with “-->”'],
  ['<objectives>\n<objective', '<objective> on line 3: is never closed with “>”'],
  [
    '<video-id>x</video-id\n<premium>no</premium>',
    '</video-id> on line 2: the tag is broken: look for a missing “>” or quote. Write a < sign as &lt;',
  ],
  [
    '<visual-prompt>if a<b then</visual-prompt>',
    '<b> on line 2: the tag is broken: look for a missing “>” or quote. Write a < sign as &lt;',
  ],
  [
    '<visual-prompt>I </3 you</visual-prompt>',
    '“</3 you</visual-prompt>” on line 2 is not a tag. Write a < sign as &lt;',
  ],
  [
    '<visual-prompt><![CDATA[x]]></visual-prompt>',
    '“<![CDATA[x]]>” on line 2 is not a tag. Write a < sign as &lt;',
  ],
])('nothing is lost in silence: %s', (markup, message) => {
  expect(messageFor(markup)).toBe(message)
})

test('a < sign that begins no tag is text', () => {
  const { visualPrompt } = parseStandardMarkup(
    '<lesson-title>T</lesson-title><visual-prompt>3 < 4 <3 a<= b</visual-prompt>',
  )

  expect(visualPrompt).toBe('3 < 4 <3 a<= b')
})

test.each([
  ['div', '<div> on line 2: is inside more than 100 open tags'],
  ['visual-prompt><b', '<visual-prompt> on line 2: appears twice; the first one is on line 2'],
  ['objectives', '<objectives> on line 2: appears twice; the first one is on line 2'],
  ['foo-bar', '<foo-bar> on line 2: is not a lesson tag'],
])('10 000 nested <%s> get a clear answer', (tag, message) => {
  expect(messageFor(`<${tag}>`.repeat(10_000))).toBe(message)
})

test('10 000 nested formatting tags get a clear answer', () => {
  expect(messageFor(`<visual-prompt>${'<span>'.repeat(10_000)}`)).toBe(
    '<span> on line 2: is inside more than 100 open tags',
  )
})

test('lines are counted through CR LF, comments, code and text', () => {
  const markup =
    '<lesson-meta>\r\n<lesson-title>T</lesson-title></lesson-meta>\r\n<!--\r\n\r\n-->\r\n' +
    '<custom-styles>\r\n\r\n</custom-styles>\r\n<premium>x</premium>'

  expect(() => parseCustomMarkup(markup)).toThrow(
    '<premium> on line 9: belongs inside <lesson-meta>',
  )
})

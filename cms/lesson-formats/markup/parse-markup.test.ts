import { expect, test } from 'vitest'
import { parseCustomMarkup, parseStandardMarkup } from './parse-markup.ts'

const titled = (rest: string) => parseStandardMarkup(`<lesson-title>T</lesson-title>${rest}`)

test('every tag of the standard format fills its field', () => {
  const markup = `
    <lesson-title>Small Talk</lesson-title>
    <lesson-number>12</lesson-number>
    <video-id>abc</video-id>
    <premium>yes</premium>
    <objectives><objective>Greet</objective><objective>Ask</objective></objectives>
    <warm-up-questions><warm-up-question>How are you?</warm-up-question></warm-up-questions>
    <warm-up-picture>https://example.com/a.jpg?b=1&amp;c=2</warm-up-picture>
    <visual-prompt>Look.</visual-prompt>
    <key-takeaways><key-takeaway>Smile.</key-takeaway></key-takeaways>
    <vocabulary><vocabulary-item>
      <word>weather</word><phonetics>/ˈweðə/</phonetics>
      <definition>rain or sun</definition><example>Nice weather!</example>
    </vocabulary-item></vocabulary>
    <phrases><phrase-item>
      <phrase>How’s it going?</phrase><usage>informal</usage><example>Hi! How’s it going?</example>
    </phrase-item></phrases>
    <grammar><grammar-item>
      <concept>Tags</concept><explanation>isn’t it?</explanation><example>Cold, isn’t it?</example>
    </grammar-item></grammar>
    <practice>
      <speaking-activity><question>Talk.</question><question>Talk more.</question></speaking-activity>
      <writing-activity><question>Write.</question></writing-activity>
    </practice>
    <speaking-tips><speaking-tip>Slowly.</speaking-tip></speaking-tips>
    <writing-task>Write a letter.</writing-task>
    <quiz><quiz-item>
      <question>Which?</question><option-a>one</option-a><option-b>two</option-b>
      <option-c>three</option-c><option-d>four</option-d><correct-answer>c</correct-answer>
    </quiz-item></quiz>`

  expect(parseStandardMarkup(markup)).toStrictEqual({
    title: 'Small Talk',
    lessonNumber: 12,
    videoId: 'abc',
    isPremium: true,
    objectives: ['Greet', 'Ask'],
    warmUpQuestions: ['How are you?'],
    warmUpPicture: 'https://example.com/a.jpg?b=1&c=2',
    visualPrompt: 'Look.',
    keyTakeaways: ['Smile.'],
    vocabulary: [
      {
        word: 'weather',
        phonetics: '/ˈweðə/',
        definition: 'rain or sun',
        example: 'Nice weather!',
      },
    ],
    phrases: [{ phrase: 'How’s it going?', usage: 'informal', example: 'Hi! How’s it going?' }],
    grammarConcepts: [{ concept: 'Tags', explanation: 'isn’t it?', example: 'Cold, isn’t it?' }],
    practiceActivities: [
      { type: 'speaking', questions: ['Talk.', 'Talk more.'] },
      { type: 'writing', questions: ['Write.'] },
    ],
    speakingTips: ['Slowly.'],
    writingActivity: 'Write a letter.',
    quizQuestions: [
      { question: 'Which?', options: ['one', 'two', 'three', 'four'], correctAnswer: 2 },
    ],
  })
})

test('a field that the markup does not state is absent, so that its default applies', () => {
  expect(titled('')).toStrictEqual({ title: 'T' })
})

test('the custom format has its meta, styles and scripts', () => {
  const lesson = parseCustomMarkup(`
    <lesson-meta>
      <lesson-title>T</lesson-title><lesson-number>3</lesson-number>
      <video-id>abc</video-id><course-id>7</course-id><premium>no</premium>
    </lesson-meta>
    <objectives><objective>One</objective></objectives>
    <custom-styles>p { color: red }</custom-styles>
    <custom-scripts>alert(1)</custom-scripts>`)

  expect(lesson).toStrictEqual({
    title: 'T',
    lessonNumber: 3,
    videoId: 'abc',
    isPremium: false,
    courseId: 7,
    objectives: ['One'],
    customStyles: 'p { color: red }',
    customScripts: 'alert(1)',
  })
})

test('a custom lesson without code has empty code', () => {
  const lesson = parseCustomMarkup('<lesson-meta><lesson-title>T</lesson-title></lesson-meta>')

  expect(lesson).toStrictEqual({ title: 'T', customStyles: '', customScripts: '' })
})

test.each([
  [
    'a whole page around it',
    '<!DOCTYPE html><html><head><meta charset="utf-8"><title>x</title></head><body><main><lesson-title>T</lesson-title></main></body></html>',
  ],
  [
    'a byte order mark and an XML line',
    '\uFEFF<?xml version="1.0"?>\n<lesson-title>T</lesson-title>',
  ],
  ['capital letters', '<Lesson-Title>T</LESSON-TITLE>'],
  ['comments', '<!-- a --><lesson-title>T<!-- <b> --></lesson-title><!-- b -->'],
  ['attributes', '<lesson-title class="x" id=y>T</lesson-title >'],
  ['an end tag that is missing', '<body><lesson-title>T</body></html>'],
  ['white space', '\r\n\t<lesson-title>\n  T\r\n</lesson-title>\n'],
])('%s does no harm', (_, markup) => {
  expect(parseStandardMarkup(markup)).toStrictEqual({ title: 'T' })
})

test('sections may stand in any order', () => {
  const lesson = parseStandardMarkup(`
    <speaking-tips><speaking-tip>Tip</speaking-tip></speaking-tips>
    <lesson-title>T</lesson-title>`)

  expect(lesson).toStrictEqual({ title: 'T', speakingTips: ['Tip'] })
})

test('an item that was left open ends where the next one, or its section, ends', () => {
  const lesson = titled(`
    <objectives><objective>One<objective>Two</objectives>
    <vocabulary>
      <vocabulary-item><word>first<definition>a</definition>
      <vocabulary-item><word>second
    </vocabulary>`)

  expect(lesson.objectives).toEqual(['One', 'Two'])
  expect(lesson.vocabulary).toEqual([
    { word: 'first', phonetics: '', definition: 'a', example: '' },
    { word: 'second', phonetics: '', definition: '', example: '' },
  ])
})

test('a section that was left open ends where the next begins', () => {
  const lesson = titled(`<vocabulary><vocabulary-item><word>w
    <phrases><phrase-item><phrase>p`)

  expect(lesson.vocabulary).toHaveLength(1)
  expect(lesson.phrases).toEqual([{ phrase: 'p', usage: '', example: '' }])
})

test('entities are decoded once', () => {
  const { visualPrompt } = titled(
    '<visual-prompt>&lt;b&gt; &amp;lt; &eacute; &#x1F600; AT&T</visual-prompt>',
  )

  expect(visualPrompt).toBe('<b> &lt; é 😀 AT&T')
})

test('a tag written as empty is empty', () => {
  const { vocabulary } = titled(
    '<vocabulary><vocabulary-item><word>w</word><phonetics/><example>e</example></vocabulary-item></vocabulary>',
  )

  expect(vocabulary).toEqual([{ word: 'w', phonetics: '', definition: '', example: 'e' }])
})

test('formatting is reduced to its text, breaks and paragraphs to line breaks', () => {
  const { visualPrompt } = titled(
    '<visual-prompt><p>un<b>believ</b>able, <em>really</em></p><p>two<br>lines</p><ul><li>a<li>b</ul>end</visual-prompt>',
  )

  expect(visualPrompt).toBe('unbelievable, really\n\ntwo\nlines\n\na\nb\nend')
})

test('a line is one line; a paragraph keeps blank lines only', () => {
  const { title, visualPrompt } = parseStandardMarkup(`
    <lesson-title>One
      two<br>three</lesson-title>
    <visual-prompt>
      One
      two

      \t
      three
    </visual-prompt>`)

  expect(title).toBe('One two three')
  expect(visualPrompt).toBe('One two\n\nthree')
})

test('options are ordered by their letters, and up to ten are allowed', () => {
  const { quizQuestions } = titled(`<quiz><quiz-item>
    <correct-answer> B </correct-answer><option-c>3</option-c><option-b>2</option-b><option-a>1</option-a>
    <question>Q</question></quiz-item>
    <quiz-item><question>Q</question>
    ${[...'abcdefghij'].map((letter) => `<option-${letter}>${letter}</option-${letter}>`).join('')}
    <correct-answer>j</correct-answer></quiz-item></quiz>`)

  expect(quizQuestions).toEqual([
    { question: 'Q', options: ['1', '2', '3'], correctAnswer: 1 },
    { question: 'Q', options: [...'abcdefghij'], correctAnswer: 9 },
  ])
})

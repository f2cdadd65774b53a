import { expect, test } from 'vitest'
import { americanStems } from './american-stems.ts'
import { isSameText } from './is-same-text.ts'
import { spokenWords } from './spoken-words.ts'

const keysOf = (text: string) => spokenWords(text).map(({ keys }) => keys.join(' '))

test.each([
  ['I’m writing', ['i am', 'writing']],
  ['He’d’ve gone', ['he would|had have', 'gone']],
  ['they won’t, we can’t, let’s', ['they', 'will not', 'we', 'can not', 'let us']],
  ['John’s here', ["john's", 'here']],
  ['add-ons', ['add', 'ons']],
  ['at 3 p.m. or 9am', ['at', 'three pm', 'or', 'nine am']],
  ['£5.50', ['five pounds fifty']],
  ['$1.5m', ['one point five million dollars']],
  ['the 21st of June 1999', ['the', 'twenty first', 'of', 'june', 'nineteen ninety nine']],
  ['1,250 of 105', ['one thousand two hundred and fifty', 'of', 'one hundred and five']],
  ['the 1990s', ['the', 'nineteen nineties']],
  ['50% colored organizers', ['fifty per cent', 'coloured', 'organisers']],
  ['2,000,000,000,001', ['two trillion and one']],
  ['I don´t know, it`s o′clock', ['i', 'do not', 'know', 'it is|has', "o'clock"]],
  ['The wrong café', ['the', 'wrong', 'cafe']],
  ['İt is ıf', ['it', 'is', 'if']],
  ['мой', ['мой']],
  ['OK, O.K. Mister, alright', ['okay', 'okay', 'mr', 'all right']],
  ['What is a ‘cause’, ’cause I asked', ['what', 'is', 'a', 'cause', 'because', 'i', 'asked']],
  ['🎉 …', []],
  ['مرحبا بالعالم', ['مرحبا', 'بالعالم']],
])('%s is said as %j', (text, keys) => {
  expect(keysOf(text)).toEqual(keys)
})

test.each([
  ['a card', '4000123412341234', 'four zero zero zero one two three four'],
  ['a price', `£${'9'.repeat(400)}.50`, 'nine nine'],
  ['a time', `10:${'5'.repeat(400)}`, 'ten five five'],
  ['half a day', `3.${'1'.repeat(30)}pm`, 'three one one'],
  ['a decade', `${'1'.repeat(30)}s`, 'one one'],
])('the digits of %s that nobody can count are said one by one', (_of, text, start) => {
  expect(keysOf(text).join(' ').startsWith(start)).toBe(true)
})

test('a word knows where it stands and whether it is a filler', () => {
  const [filler, word] = spokenWords('Um, “yes”')

  expect(filler).toMatchObject({ isFiller: true, start: 0, end: 2 })
  expect(word).toMatchObject({ text: 'yes', isFiller: false, start: 5, end: 8 })
})

test.each([
  ['It’s 25.', 'it is twenty-five'],
  ['in 2024', 'in two thousand and twenty-four'],
  ['he has gone', "he's gone"],
  ['favorite colors', 'favourite colours'],
  ['at 14:30', 'at half past two'],
  ['a follow-up', 'a followup'],
  ['the U.S.', 'the US'],
  ['a hundred people', '100 people'],
  ['a thousand pounds', '£1,000'],
  ['a million dollars', '$1 million'],
  ['20€', '€20'],
  ['20 €', 'twenty euros'],
  ['5 km', 'five kilometres'],
  ['1 km', 'one kilometre'],
  ['80 kg', '80 kilos'],
  ['a quarter past seven', '7:15'],
  ['ten past seven', '7:10'],
  ['five to one', '12:55'],
  ['at 7.30', 'at 7:30'],
  ['Dr Smith', 'Doctor Smith'],
  ['salt & pepper', 'salt and pepper'],
  ['the 1980’s', 'the 1980s'],
  ['5 %', 'five percent'],
  ['room 205', 'room two oh five'],
  ['call 999', 'call nine nine nine'],
  ['any more', 'anymore'],
  ['on to it', 'onto it'],
  ['misspelled', 'misspelt'],
  ['PhD', 'Ph.D.'],
  ['JK Rowling', 'J. K. Rowling'],
  ['well–being', 'wellbeing'],
  ['I would reply better in writing', 'I’d reply better in writing'],
  ['It is early. Got it?', 'It’s early. Got it?'],
])('%s says the same as %s', (one, other) => {
  expect(isSameText(one, other)).toBe(true)
})

test.each([
  ['he has tall', 'he is tall'],
  ['prize', 'prise'],
  ['', ''],
  ['one kilometres', '1 km'],
  ['a lot', 'alot'],
  ['may be', 'maybe'],
  ['surprize', 'surprise'],
  ['fulfiled', 'fulfilled'],
  ['paradize', 'paradise'],
  ['the', 'the ER'],
])('%s does not say the same as %s', (one, other) => {
  expect(isSameText(one, other)).toBe(false)
})

test.each(Object.entries(americanStems))('%s is %s', (american, british) => {
  expect(isSameText(american, british)).toBe(true)
})

test.each([
  ['He’d better go', 'he had'],
  ['I’d already seen it', 'i had'],
  ['She’d finished', 'she had'],
  ['They’d really like tea', 'they would'],
  ['I’d feed it', 'i would|had'],
  ['I’d put it off', 'i would|had'],
  ['It’s got cold', 'it has'],
  ['He’s just been there', 'he has'],
  ['She’s working', 'she is'],
  ['She’s nothing left', 'she is|has'],
  ['She’s gone', 'she is|has'],
])('what follows tells what "%s" is short for', (text, keys) => {
  expect(keysOf(text)[0]).toBe(keys)
})

test.each(['constructor', 'Constructors', 'The constructor’s'])(
  '%s, which every object has, is a word as any other',
  (text) => {
    expect(
      spokenWords(text)
        .flatMap(({ keys }) => keys)
        .join(' '),
    ).toMatch(/constructor/)
  },
)

import { expect, test } from 'vitest'
import { chooseVoice, type Voice } from './choose-voice.ts'
import type { Accent, Sex } from './voice-table.ts'

const voice = (name: string, lang: string, isDefault = false): Voice => ({
  name,
  lang,
  default: isDefault,
})

/** The voices that a fresh installation of each system offers, in its own order. */
const systems: Record<string, readonly Voice[]> = {
  windows: [
    voice('Microsoft David - English (United States)', 'en-US', true),
    voice('Microsoft Mark - English (United States)', 'en-US'),
    voice('Microsoft Zira - English (United States)', 'en-US'),
    voice('Microsoft Hazel - English (Great Britain)', 'en-GB'),
    voice('Microsoft George - English (Great Britain)', 'en-GB'),
  ],
  edge: [
    voice('Microsoft Zira - English (United States)', 'en-US', true),
    voice('Microsoft Thomas Online (Natural) - English (United Kingdom)', 'en-GB'),
    voice('Microsoft Sonia Online (Natural) - English (United Kingdom)', 'en-GB'),
    voice('Microsoft AvaMultilingual Online (Natural) - English (United States)', 'en-US'),
    voice('Microsoft Guy Online (Natural) - English (United States)', 'en-US'),
  ],
  apple: [
    voice('Daniel', 'en-GB'),
    voice('Fred', 'en-US'),
    voice('Karen', 'en-AU'),
    voice('Martha', 'en-GB'),
    voice('Samantha', 'en-US', true),
    voice('Samantha (Enhanced)', 'en-US'),
    voice('Thomas', 'fr-FR'),
  ],
  chrome: [
    voice('Google Deutsch', 'de-DE', true),
    voice('Google US English', 'en-US'),
    voice('Google UK English Female', 'en-GB'),
    voice('Google UK English Male', 'en-GB'),
  ],
  android: [
    voice('en-us-x-iom-local', 'en_US'),
    voice('en-us-x-tpf-local', 'en_US'),
    voice('en-gb-x-rjs-network', 'en_GB'),
    voice('en-gb-x-gba-local', 'en_GB'),
  ],
  chromeOs: [
    voice('Chrome OS US English 5', 'en-US'),
    voice('Chrome OS US English 1', 'en-US', true),
    voice('Chrome OS UK English', 'en-GB'),
  ],
  linux: [
    voice('Afrikaans', 'af', true),
    voice('English (Great Britain)', 'en-gb'),
    voice('English (America)', 'en-us'),
    voice('English (America)+Annie', 'en-us'),
    voice('English (America)+Adam', 'en-us'),
  ],
}

const chosen = (system: string, accent: Accent, sex: Sex) =>
  chooseVoice(systems[system] ?? [], { accent, sex })

test.each([
  ['windows', 'american', 'female', 'Microsoft Zira - English (United States)'],
  ['windows', 'american', 'male', 'Microsoft Mark - English (United States)'],
  ['windows', 'british', 'female', 'Microsoft Hazel - English (Great Britain)'],
  ['windows', 'british', 'male', 'Microsoft George - English (Great Britain)'],
  [
    'edge',
    'american',
    'female',
    'Microsoft AvaMultilingual Online (Natural) - English (United States)',
  ],
  ['edge', 'american', 'male', 'Microsoft Guy Online (Natural) - English (United States)'],
  ['edge', 'british', 'female', 'Microsoft Sonia Online (Natural) - English (United Kingdom)'],
  ['edge', 'british', 'male', 'Microsoft Thomas Online (Natural) - English (United Kingdom)'],
  ['apple', 'american', 'female', 'Samantha (Enhanced)'],
  ['apple', 'american', 'male', 'Fred'],
  ['apple', 'british', 'female', 'Martha'],
  ['apple', 'british', 'male', 'Daniel'],
  ['chrome', 'american', 'female', 'Google US English'],
  ['chrome', 'british', 'female', 'Google UK English Female'],
  ['chrome', 'british', 'male', 'Google UK English Male'],
  ['android', 'american', 'female', 'en-us-x-tpf-local'],
  ['android', 'american', 'male', 'en-us-x-iom-local'],
  ['android', 'british', 'female', 'en-gb-x-gba-local'],
  ['android', 'british', 'male', 'en-gb-x-rjs-network'],
  ['chromeOs', 'american', 'female', 'Chrome OS US English 1'],
  ['chromeOs', 'american', 'male', 'Chrome OS US English 5'],
  ['linux', 'american', 'female', 'English (America)+Annie'],
  ['linux', 'american', 'male', 'English (America)+Adam'],
] as const)('on %s the %s %s voice is %s', (system, accent, sex, name) => {
  const choice = chosen(system, accent, sex)

  expect(choice).toMatchObject({ voice: { name }, isFound: true })
})

test('a voice of the accent whose sex nobody knows fits: the pitch makes up for it', () => {
  const choice = chosen('linux', 'british', 'male')

  expect(choice).toMatchObject({ voice: { name: 'English (Great Britain)' }, isFound: true })
})

test('where only the other sex has the accent, it speaks and no voice is found', () => {
  const choice = chosen('chrome', 'american', 'male')

  expect(choice).toMatchObject({ voice: { name: 'Google US English' }, isFound: false })
})

test('where the accent is missing, any English voice speaks and no voice is found', () => {
  const australian = voice('Karen', 'en-AU')
  const choice = chooseVoice([voice('Anna', 'de-DE', true), australian], {
    accent: 'british',
    sex: 'female',
  })

  expect(choice).toEqual({ voice: australian, isFound: false })
})

test('without any English voice the browser takes its default', () => {
  const choice = chooseVoice([voice('Anna', 'de-DE', true)], { accent: 'american', sex: 'male' })

  expect(choice).toEqual({ voice: null, isFound: false })
})

test('a name inside another name is not meant', () => {
  const choice = chooseVoice([voice('Gustava', 'en-US'), voice('Marketa', 'en-US')], {
    accent: 'american',
    sex: 'male',
  })

  expect(choice).toMatchObject({ voice: { name: 'Gustava' }, isFound: true })
})

test('female in a name is not male', () => {
  const female = voice('English Female', 'en-US')
  const choice = chooseVoice([female], { accent: 'american', sex: 'male' })

  expect(choice).toEqual({ voice: female, isFound: false })
})

import { execFileSync } from 'node:child_process'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { calendarFile, type WeekPlan } from './week-plan.ts'

const plan: WeekPlan = {
  about: 'lesson-12',
  steps: [
    { title: 'Read; listen, and say', text: 'Back\\slash\nnew line' },
    { title: 'Słowa, слова, 言葉, 👩🏽‍🏫 – '.repeat(6), text: 'Ten words' },
    { title: 'Speak', text: `${'Longwordwithoutanyspace'.repeat(12)}` },
    { title: 'Write', text: '' },
    { title: 'Quiz', text: 'BEGIN:VEVENT' },
  ],
  address: 'https://tutor.example/courses/speak-fluently/speech-course-4',
  days: ['2026-11-23', '2026-11-24', '2026-11-26', '2026-11-27', '2026-11-29'],
  time: '19:05',
  minutes: 20,
  now: Date.UTC(2026, 10, 22, 6, 30),
}
const file = calendarFile([plan])

/** Reads events by the rules of RFC 5545: unfolds, splits at the first colon, unescapes. */
function readEvents(text: string) {
  const lines = text.replaceAll('\r\n ', '').split('\r\n')
  const events: Record<string, string>[] = []
  let inAlarm = false
  for (const line of lines) {
    if (line === 'BEGIN:VEVENT') events.push({})
    if (line === 'BEGIN:VALARM') inAlarm = true
    const [, name, value] = /^([A-Z-]+):(.*)$/.exec(line) ?? []
    const event = events.at(-1)
    if (event && name && value !== undefined && name !== 'BEGIN' && name !== 'END') {
      event[inAlarm ? `alarm ${name}` : name] = value.replace(/\\(.)/g, (_, sign: string) =>
        sign === 'n' ? '\n' : sign,
      )
    }
    if (line === 'END:VALARM') inAlarm = false
  }
  return events.map((event) => ({
    uid: event.UID,
    start: event.DTSTART,
    title: event.SUMMARY,
    text: event.DESCRIPTION,
    url: event.URL,
    trigger: event['alarm TRIGGER'],
    alarm: event['alarm DESCRIPTION'],
  }))
}

/** The same by ical.js. */
const readByIcal = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => {
    const { uid, startDate, summary, description } = new ICAL.Event(component)
    const alarm = component.getFirstSubcomponent('valarm')
    return {
      uid,
      start: startDate.toICALString(),
      title: summary,
      text: description,
      url: String(component.getFirstPropertyValue('url')),
      trigger: String(alarm?.getFirstPropertyValue('trigger')),
      alarm: String(alarm?.getFirstPropertyValue('description')),
    }
  })

const planned = plan.steps.map(({ title, text }, index) => ({
  uid: `lesson-12-step-${index + 1}@tutor.example`,
  start: `${plan.days[index]?.replaceAll('-', '')}T190500`,
  title,
  text: `${text}\n${plan.address}`,
  url: plan.address,
  trigger: '-PT10M',
  alarm: title,
}))

test('two readers read the five events back as they were planned', () => {
  expect(readEvents(file)).toEqual(planned)
  expect(readByIcal(file)).toEqual(planned)
})

test('every line ends with CR LF and has 75 octets at most, and no letter is cut', () => {
  const lines = file.split('\r\n')

  expect(file).not.toMatch(/[^\r]\n|\r[^\n]/)
  expect(lines.at(-1)).toBe('')
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(lines.filter((line) => line.includes('\ufffd'))).toEqual([])
})

test.each(['America/Los_Angeles', 'Europe/Rome', 'Asia/Tokyo'])(
  'in %s it stays five past seven in the evening',
  (zone) => {
    const script = `
      import ICAL from 'ical.js'
      const [first] = new ICAL.Component(ICAL.parse(process.argv[1])).getAllSubcomponents('vevent')
      const date = new ICAL.Event(first).startDate.toJSDate()
      console.log([date.getDate(), date.getHours(), date.getMinutes(), date.getTimezoneOffset()].join())`
    const read = execFileSync(process.execPath, ['--input-type=module', '-e', script, file], {
      env: { ...process.env, TZ: zone },
      encoding: 'utf8',
    })

    const offsets = { 'America/Los_Angeles': 480, 'Europe/Rome': -60, 'Asia/Tokyo': -540 }
    expect(read.trim()).toBe(
      `23,19,5,${Object.entries(offsets).find(([name]) => name === zone)?.[1]}`,
    )
  },
)

test('a plan that is made again keeps its ids and is the newer one', () => {
  const again = calendarFile([{ ...plan, time: '07:00', now: plan.now + 60_000 }])
  const ids = (text: string) => readEvents(text).map(({ uid }) => uid)
  const sequence = (text: string) => Number(/SEQUENCE:(\d+)/.exec(text)?.[1])

  expect(ids(again)).toEqual(ids(file))
  expect(sequence(again)).toBeGreaterThan(sequence(file))
})

test('no zone and no other rule is written that could move a time', () => {
  expect(file).not.toContain('TZID')
  expect(file).not.toContain('VTIMEZONE')
  expect(file).not.toMatch(/DTSTART[^\r]*Z\r/)
})

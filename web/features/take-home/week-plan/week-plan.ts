/** One thing of the week that a learner sets herself. */
export interface PlannedStep {
  title: string
  /** What to do, in a sentence. */
  text: string
}

export interface WeekPlan {
  /** Names what is planned: the same plan made again takes the place of the first one. */
  about: string
  steps: readonly PlannedStep[]
  /** Where the lesson or course is. */
  address: string
  /** The day of each step, as yyyy-mm-dd. */
  days: readonly string[]
  /** As hh:mm on the learner's clock, wherever she is. */
  time: string
  minutes: number
  /** The moment at which the plan is made. */
  now: number
}

/**
 * Plans as one calendar file (RFC 5545). Its times are floating: seven in the evening stays seven in
 * the evening in every time zone.
 */
export function calendarFile(plans: readonly WeekPlan[]): string {
  const events = plans.flatMap((plan) =>
    plan.steps.flatMap((step, index) => {
      const day = plan.days[index]
      return day === undefined ? [] : eventLines(plan, { step, day, index })
    }),
  )
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//English tutor//Week plan//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events,
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

interface PlacedStep {
  step: PlannedStep
  day: string
  index: number
}

function eventLines(plan: WeekPlan, { step, day, index }: PlacedStep): string[] {
  const { about, address, time, minutes, now } = plan
  return [
    'BEGIN:VEVENT',
    `UID:${about}-step-${index + 1}@${hostOf(address)}`,
    `DTSTAMP:${utc(now)}`,
    // A later plan of the same lesson is the newer one.
    `SEQUENCE:${Math.floor(now / 1000) % 2 ** 31}`,
    `DTSTART:${day.replaceAll('-', '')}T${time.replace(':', '')}00`,
    `DURATION:PT${minutes}M`,
    `SUMMARY:${escaped(step.title)}`,
    `DESCRIPTION:${escaped(`${step.text}\n${address}`)}`,
    `URL:${address}`,
    'TRANSP:OPAQUE',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT10M',
    `DESCRIPTION:${escaped(step.title)}`,
    'END:VALARM',
    'END:VEVENT',
  ]
}

const hostOf = (address: string) => new URL(address).hostname

const utc = (moment: number) =>
  new Date(moment).toISOString().replaceAll(/[-:]/g, '').replace(/\.\d+/, '')

const escaped = (text: string) =>
  text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n?|\n/g, '\\n')

/** No line has more than 75 octets: the rest goes on behind a space, and no letter is cut. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const letter of line) {
    const size = encoder.encode(letter).length
    if (octets + size > mostOctets) {
      parts.push(part)
      part = ' '
      octets = 1
    }
    part += letter
    octets += size
  }
  return [...parts, part].join('\r\n')
}

const mostOctets = 75
const encoder = new TextEncoder()

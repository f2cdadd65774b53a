import { type FreeTimes, weekdays } from '../../../cms/contract/free-times.ts'

/** A stretch of free time on the reader's clock. */
interface Stretch {
  from: string
  to: string
  endsNextDay: boolean
}

export interface FreeDay {
  name: string
  stretches: Stretch[]
}

/**
 * The free hours of the seven days from now, on a clock of the given zone: an evening of the tutor
 * may be the next morning there. Days come from Monday on, as in a diary.
 */
export function weekOnClock(
  { timeZone: tutorsZone, hours }: Pick<FreeTimes, 'timeZone' | 'hours'>,
  timeZone: string,
  now: Date,
): FreeDay[] {
  const clock = clockOf(timeZone)
  const days = weekdays.map((day) => ({ name: capitalised(day), stretches: [] as Stretch[] }))
  const begun = clockOf(tutorsZone)(now.getTime()).day
  const stretches = Array.from({ length: weekdays.length }, (_, index) => begun + index * dayMs)
    .flatMap((day) =>
      hours
        .filter((row) => row.day === weekdays[weekdayOf(day)])
        .map(({ from, to }) =>
          [day + msOf(from), day + msOf(to)].map((wall) => instantOf(wall, tutorsZone)),
        ),
    )
    .sort(([a = 0], [b = 0]) => clock(a).ms - clock(b).ms)
  for (const [start = 0, end = 0] of stretches) {
    const [from, to] = [clock(start), clock(end)]
    const endsAtMidnight = to.ms === 0 && to.day > from.day
    const free = days[weekdayOf(from.day)]?.stretches ?? []
    const ending = {
      to: endsAtMidnight ? '24:00' : timeText(to.ms),
      endsNextDay: to.day > from.day && !endsAtMidnight,
    }
    // The two halves of the tutor's night may be one morning here.
    const before = free.at(-1)
    if (before?.to === timeText(from.ms) && !before.endsNextDay) Object.assign(before, ending)
    else free.push({ from: timeText(from.ms), ...ending })
  }
  return days.filter(({ stretches: free }) => free.length > 0)
}

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** What a clock of the zone shows at an instant: the day, as its midnight in UTC, and the time. */
function clockOf(timeZone: string) {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  return (instant: number) => {
    const parts = format.formatToParts(instant)
    const part = (name: string) => Number(parts.find(({ type }) => type === name)?.value)
    const day = Date.UTC(part('year'), part('month') - 1, part('day'))
    return { day, ms: (part('hour') * 60 + part('minute')) * minuteMs }
  }
}

/** When a clock of the zone shows that time; it is looked up twice, for the day the clocks change. */
function instantOf(wall: number, timeZone: string): number {
  const clock = clockOf(timeZone)
  const aheadAt = (instant: number) => {
    const { day, ms } = clock(instant)
    return day + ms - instant
  }
  return wall - aheadAt(wall - aheadAt(wall))
}

/** From Monday, 0. */
const weekdayOf = (day: number) => (new Date(day).getUTCDay() + 6) % 7

function msOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return (hour * 60 + minute) * minuteMs
}

const timeText = (ms: number) => new Date(ms).toISOString().slice(11, 16)
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

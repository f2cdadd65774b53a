import { computed } from './computed.ts'
import { type History, merged } from './history.ts'

/** Says what a copy adds to what is known here: 'adds 12 steps, 3 lessons'; null for nothing. */
export function whatIsNew(known: History, added: History): string | null {
  const [before, after] = [known, merged(known, added)].map(amounts)
  if (!before || !after) return null
  const parts = (['steps', 'lessons', 'words'] as const).flatMap((what) => {
    const more = after[what] - before[what]
    if (more <= 0) return []
    return [`${more} ${more === 1 ? what.slice(0, -1) : what}`]
  })
  return parts.length === 0 ? null : `adds ${parts.join(', ')}`
}

function amounts(history: History) {
  const { days, lessons, words } = computed({ history, keeping: 'device', device: '' })
  const done = [...days.values()].reduce((sum, count) => sum + count, 0)
  const opened = [...lessons.values()].reduce((sum, { stages }) => sum + stages.length, 0)
  const steps = done + opened
  return { steps, lessons: lessons.size, words: words.size }
}

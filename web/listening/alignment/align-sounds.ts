import { isSameKey, type SpokenWord } from '../../../cms/exercises/words/spoken-words.ts'
import { type Sounds, soundDistance } from './sound-distance.ts'

/** What a word is compared by. */
export interface Key {
  key: string
  /** The word of the text that it belongs to. */
  of: number
}

/** What is aligned with what: one word with one, with nothing, or with its two halves. */
export interface Step {
  wanted: readonly Key[]
  said: readonly Key[]
  cost: number
}

/** A word left out, or one too many, costs nearly as much as a wrong one. */
const gapCost = 0.7
/** Words that are further apart than this were not meant for each other. */
const closest = 0.6

interface ToAlign {
  wanted: readonly SpokenWord[]
  said: readonly SpokenWord[]
  sounds: Sounds
}

/** The steps of the least difference between two texts (Needleman and Wunsch). */
export function alignSounds({ wanted, said, sounds }: ToAlign): readonly Step[] {
  const distance = distanceBy(sounds)
  const [likeliest = [], ...others] = waysOf(said)
  // A number may be said and heard in several ways: those that fit best stand for it. Each word has
  // its own, so those of the sentence and those of what was heard may be found one after the other.
  const best = cheapest(waysOf(wanted).map((way) => tableOf(way, likeliest, distance)))
  return stepsAlong(cheapest([best, ...others.map((way) => tableOf(best.wanted, way, distance))]))
}

const cheapest = (tables: readonly Table[]): Table =>
  tables.reduce((one, other) => (other.cost < one.cost ? other : one))

type Distance = (wanted: string, said: string) => number

/** More ways to say one sentence than this nobody needs. */
const mostWays = 16

const waysOf = (words: readonly SpokenWord[]): Key[][] =>
  words.reduce<Key[][]>(
    (ways, { keys, otherKeys }, of) =>
      ways
        .flatMap((way) =>
          [keys, ...otherKeys].map((each) => [...way, ...each.map((key) => ({ key, of }))]),
        )
        .slice(0, mostWays),
    [[]],
  )

/** What it costs to lay so many words beside so many others, and with which step that ends. */
interface Table {
  wanted: readonly Key[]
  said: readonly Key[]
  /** By the number of wanted words, then of said ones. */
  ends: readonly (readonly End[])[]
  /** Of all of them. */
  cost: number
}

interface End {
  cost: number
  /** How many words the last step has laid. */
  wanted: number
  said: number
}

function tableOf(wanted: readonly Key[], said: readonly Key[], distance: Distance): Table {
  const ends: End[][] = []
  for (let row = 0; row <= wanted.length; row++) {
    const line: End[] = []
    ends.push(line)
    for (let column = 0; column <= said.length; column++) {
      let best: End = {
        cost: row + column === 0 ? 0 : Number.POSITIVE_INFINITY,
        wanted: 0,
        said: 0,
      }
      const offer = (cost: number, wanted: number, said: number) => {
        const before = ends[row - wanted]?.[column - said]
        if (before && before.cost + cost < best.cost) {
          best = { cost: before.cost + cost, wanted, said }
        }
      }
      const [one, other] = [wanted[row - 1]?.key, said[column - 1]?.key]
      if (one !== undefined && other !== undefined) {
        offer(distance(one, other), 1, 1)
        // 'E-mail' is 'email', whichever of them was heard.
        if (`${wanted[row - 2]?.key}${one}` === other) offer(0, 2, 1)
        if (`${said[column - 2]?.key}${other}` === one) offer(0, 1, 2)
      }
      offer(gapCost, 0, 1)
      offer(gapCost, 1, 0)
      line.push(best)
    }
  }
  return { wanted, said, ends, cost: ends.at(-1)?.at(-1)?.cost ?? 0 }
}

function stepsAlong({ wanted, said, ends }: Table): Step[] {
  const steps: Step[] = []
  let [row, column] = [wanted.length, said.length]
  while (row > 0 || column > 0) {
    const end = ends[row]?.[column]
    if (!end || end.wanted + end.said === 0) break
    const [fromRow, fromColumn] = [row - end.wanted, column - end.said]
    const cost = end.cost - (ends[fromRow]?.[fromColumn]?.cost ?? 0)
    steps.unshift({
      wanted: wanted.slice(fromRow, row),
      said: said.slice(fromColumn, column),
      cost,
    })
    ;[row, column] = [fromRow, fromColumn]
  }
  return steps
}

/** How far two words are apart, worked out once: every way to say a sentence asks again. */
function distanceBy(sounds: Sounds): Distance {
  const known = new Map<string, number>()
  return (wanted, said) => {
    const pair = `${wanted} ${said}`
    const cost = known.get(pair) ?? distanceOf(wanted, said, sounds)
    known.set(pair, cost)
    return cost
  }
}

function distanceOf(wanted: string, said: string, sounds: Sounds): number {
  if (isSameKey(wanted, said)) return 0
  const distance = soundDistance(wanted, said, sounds)
  return distance > closest ? Number.POSITIVE_INFINITY : distance
}

import { loadOnce } from '../../contract/load-once.ts'
import { type Pace, paced } from '../../exercises/server/pace.ts'

/** Common words by how they sound. */
export interface CommonWords {
  /** Those that sound just like a word. */
  alike: (word: string, sounds: readonly string[]) => string[]
  /** Those that differ from it by one sound. */
  near: (word: string, sounds: readonly string[]) => string[]
}

const mostNear = 3

/** The list, put in order when the first lesson asks, in pieces between which others go first. */
export const openCommonWords = loadOnce(async () => {
  const { commonSounds } = await import('./common-sounds.ts')
  return commonWordsOf(commonSounds, paced())
})

/** Words of lines like `walk W AO K/W AA K`. */
async function commonWordsOf(lines: string, pace: Pace): Promise<CommonWords> {
  const same = new Map<string, string[]>()
  const similar = new Map<string, string[]>()
  for (const line of lines.trim().split('\n')) {
    const space = line.indexOf(' ')
    const word = line.slice(0, space)
    for (const sounds of line.slice(space + 1).split('/')) {
      add(same, sounds, word)
      for (const pattern of patternsOf(sounds)) add(similar, pattern, word)
    }
    if (pace.isDue()) await pace.rest()
  }
  const others = (word: string, found: readonly string[]) =>
    [...new Set(found)].filter((one) => one !== word)
  return {
    alike: (word, sounds) =>
      others(
        word,
        sounds.flatMap((one) => same.get(one) ?? []),
      ).slice(0, 20),
    near(word, sounds) {
      const alike = new Set(sounds.flatMap((one) => same.get(one) ?? []))
      const found = sounds.flatMap((one) => patternsOf(one).flatMap((it) => similar.get(it) ?? []))
      return others(word, found)
        .filter((one) => !alike.has(one))
        .slice(0, mostNear)
    },
  }
}

/** `W AO K` with each sound left open in turn; a word of one sound is near to everything. */
function patternsOf(sounds: string): string[] {
  const phones = sounds.split(' ')
  if (phones.length < 2) return []
  return phones.map((_phone, index) => phones.with(index, '*').join(' '))
}

function add(map: Map<string, string[]>, key: string, word: string) {
  const list = map.get(key)
  if (list) list.push(word)
  else map.set(key, [word])
}

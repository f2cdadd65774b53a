import { readFile } from 'node:fs/promises'
import { loadOnce } from '../../contract/load-once.ts'
import { speechDictionary } from '../../environment/project-folders.ts'

/** How words are said, in the alphabet of the engine that listens. */
export interface Dictionary {
  /** Every way to say a word that the dictionary knows; none for an unknown word. */
  soundsOf: (word: string) => string[]
}

/** The engine's own dictionary, read once, when the first lesson asks. */
export const openDictionary = loadOnce(async () =>
  dictionaryOf(await readFile(speechDictionary, 'latin1')),
)

/**
 * A dictionary of lines like `walk W AO K` and `walk(2) W AA K`, in the order of their characters.
 * It stays one text that is searched by halves: as a map it would take ten times the memory.
 */
export function dictionaryOf(text: string): Dictionary {
  const begin = beginOfWords(text)
  return {
    soundsOf(word) {
      const sounds: string[] = []
      if (!/^[a-z'.-]+$/.test(word)) return sounds
      let at = firstLine(text, begin, word)
      for (let line = lineAt(text, at); line.word === word; line = lineAt(text, at)) {
        sounds.push(line.sounds)
        at = line.end + 1
      }
      return sounds
    },
  }
}

/** Behind the lines of comment. */
function beginOfWords(text: string): number {
  let at = 0
  while (text.startsWith(';;', at)) at = text.indexOf('\n', at) + 1
  return at
}

/** Where the first line of a word stands, or would. */
function firstLine(text: string, begin: number, word: string): number {
  let low = begin
  let high = text.length
  while (low < high) {
    const middle = text.lastIndexOf('\n', Math.max(low, (low + high) >> 1) - 1) + 1
    const start = Math.max(low, middle)
    const line = lineAt(text, start)
    if (line.word < word) low = line.end + 1
    else high = start
  }
  return low
}

function lineAt(text: string, start: number) {
  const newline = text.indexOf('\n', start)
  const end = newline < 0 ? text.length : newline
  const [, word = '', sounds = ''] = /^(\S+?)(?:\(\d+\))? (.*)$/.exec(text.slice(start, end)) ?? []
  return { word, sounds: sounds.trim(), end }
}

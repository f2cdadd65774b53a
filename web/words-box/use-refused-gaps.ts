import { useEffect, useState } from 'react'
import type { TypedRow } from '../../cms/contract/exercise-making.ts'
import { columns, firstOfEach } from './typed-rows.ts'
import type { WordsServer } from './words-server.ts'

/** As long as a pause in typing. */
const pauseMs = 600

const nothing: ReadonlyMap<string, string> = new Map()

/** By their words, the rows that get no gap and why: of a word that stands twice, its first row. */
export function useRefusedGaps(
  rows: readonly TypedRow[],
  server: WordsServer,
): ReadonlyMap<string, string> {
  const [refused, setRefused] = useState(nothing)

  useEffect(() => {
    const firsts = new Set(firstOfEach(rows).values())
    const asked = rows.filter((row, index) => firsts.has(index) && isComplete(row))
    if (asked.length === 0) return setRefused(nothing)
    let isWanted = true
    const timer = setTimeout(async () => {
      try {
        const { refused: found } = await server.check({ words: asked.map(checkedOf) })
        if (isWanted) setRefused(new Map(found.map(({ word, reason }) => [word.trim(), reason])))
      } catch {
        // The table says the rest, and publishing asks again.
        if (isWanted) setRefused(nothing)
      }
    }, pauseMs)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [rows, server])

  return refused
}

const isComplete = (row: TypedRow) =>
  row.word.trim() !== '' && columns.every(({ name, longest }) => row[name].trim().length <= longest)

const checkedOf = ({ word, translation, meaning, example }: TypedRow) => ({
  word: word.trim(),
  translation,
  meaning,
  example,
})

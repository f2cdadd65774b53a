/** One half of a pair, by its row. */
export interface Tile {
  side: 'word' | 'meaning'
  rowId: string
}

interface Pick {
  /** What is chosen now and waits for its other half. */
  chosen: Tile | null
  /** The two halves that were put together. */
  pair: { word: string; meaning: string } | null
}

/** Chooses a tile: the second of two sides makes a pair, the same side another choice. */
export function pick(chosen: Tile | null, tile: Tile): Pick {
  if (chosen?.side === tile.side) {
    return { chosen: chosen.rowId === tile.rowId ? null : tile, pair: null }
  }
  if (!chosen) return { chosen: tile, pair: null }
  const [word, meaning] = tile.side === 'meaning' ? [chosen, tile] : [tile, chosen]
  const pair = { word: word.rowId, meaning: meaning.rowId }
  // Where the two do not belong together, the word waits for another meaning.
  return { chosen: pair.word === pair.meaning ? null : word, pair }
}

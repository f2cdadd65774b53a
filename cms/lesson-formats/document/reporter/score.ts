/** A score as a page writes it: '3 / 5', 'Score: 3', '60 %'. */
export interface Score {
  points: number
  /** Null where the page names no maximum. */
  most: number | null
}

const ofMost = /(\d{1,4})\s*(?:\/|out of|of)\s*(\d{1,4})(?![\d/])/gi
const alone = /\b(?:score|points?|result)\b\W{0,4}(\d{1,4})(?!\s*(?:\/|out of|of|%)|\d)/gi
const share = /(\d{1,4})\s*%/g
const nearScore = /score|point|correct|right|result|mark|you got/i
const nearBefore = 40
const nearAfter = 25

/** The scores of a text in its order. Numbers that nothing calls a score are none. */
export function readScores(text: string): Score[] {
  const isScore = (match: RegExpMatchArray) => {
    const at = match.index ?? 0
    const near = text.slice(Math.max(0, at - nearBefore), at + match[0].length + nearAfter)
    return nearScore.test(near)
  }
  const withMost = [...text.matchAll(ofMost)].filter(isScore)
  const shares = [...text.matchAll(share)].filter(isScore)
  return [
    ...withMost.map(([, points, most]) => ({ points: Number(points), most: Number(most) })),
    ...[...text.matchAll(alone)].map(([, points]) => ({ points: Number(points), most: null })),
    ...shares.map(([, points]) => ({ points: Number(points), most: 100 })),
  ]
}

/** Scores that are higher than in the text before, which shows the same ones. */
export function grownScores(before: string, after: string): string[] {
  const earlier = readScores(before)
  const later = readScores(after)
  if (earlier.length !== later.length) return []
  return later.flatMap((score, index) => {
    const was = earlier[index]
    if (!was || was.most !== score.most || score.points <= was.points) return []
    return [`${scoreText(was)} → ${scoreText(score)}`]
  })
}

/** Scores of a text that it did not show before, as they read. */
export const newScores = (before: string, after: string, isFault: (score: Score) => boolean) => {
  const known = new Set(readScores(before).map(scoreText))
  return readScores(after)
    .filter((score) => isFault(score) && !known.has(scoreText(score)))
    .map(scoreText)
}

export const isAboveMost = ({ points, most }: Score) => most !== null && points > most

const scoreText = ({ points, most }: Score) => (most === null ? `${points}` : `${points} / ${most}`)

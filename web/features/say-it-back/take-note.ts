import type { Take } from '../../listening/use-take.ts'
import { noMatch, roomTexts, unknownWordsText } from './say-it-texts.ts'
import type { FollowedTake } from './use-followed-take.ts'

/** Why a take could not be heard or followed; empty where it could. */
export const takeNote = ({ spoken: { room } }: Take, followed: FollowedTake): string =>
  [roomTexts[room], followedNote(followed)].filter(Boolean).join(' ')

function followedNote(followed: FollowedTake): string {
  if (followed.kind === 'no-match') return noMatch
  return followed.kind === 'unknown-words' ? unknownWordsText(followed.words) : ''
}

import { useState } from 'react'
import { useAction } from '../../../web/ui/use-action.ts'
import {
  type NamedPlace,
  NamedPlaces,
  type Names,
  Renamed,
  type Renaming,
} from '../../contract/rename.ts'
import { tutorApiPaths } from '../../contract/tutor-paths.ts'
import { ask, messageOf, Refused } from '../client/studio-client.ts'

/** The places that were found, and those of them that are chosen. */
export interface Found extends Names {
  places: NamedPlace[]
  hasMore: boolean
  chosen: ReadonlySet<string>
}

interface RenameOptions {
  onDone: (text: string) => void
  onProblem: (text: string) => void
}

/**
 * The places of a name, and how it is replaced at those that are chosen. Where no answer comes, the
 * name may have been replaced: the places are looked for anew, and none of them is chosen until she
 * has seen what is left.
 */
export function useRename({ onDone, onProblem }: RenameOptions) {
  const [found, setFound] = useState<Found>()

  /** @param isLost Whether no answer came to what was asked before. */
  async function look({ from, to }: Names, isLost = false) {
    const before = isLost ? 'The server did not say whether the name was replaced. ' : ''
    try {
      const json = { from, to }
      const answer = NamedPlaces.parse(await ask('POST', tutorApiPaths.namePlaces, { json }))
      const ids = answer.places.map(({ id }) => id)
      setFound({ ...json, ...answer, chosen: new Set(isLost ? [] : ids) })
      if (isLost) onProblem(`${before}The list shows where the old name is now. Choose again.`)
    } catch (error) {
      setFound(undefined) // what was found before may be true no longer
      onProblem(before + messageOf(error, notFound))
    }
  }

  const finding = useAction((names: Names) => look(names))
  const replacing = useAction(async ({ from, to, chosen }: Found) => {
    const answer = await rename({ from, to, places: [...chosen] })
    if (answer.refused) return onProblem(answer.refused)
    if (answer.done) onDone(answer.done)
    await look({ from, to }, !answer.done)
  })

  return {
    found,
    isPending: finding.isPending || replacing.isPending,
    find: finding.run,
    replace: replacing.run,
    choose: (chosen: ReadonlySet<string>) => setFound((shown) => shown && { ...shown, chosen }),
  }
}

const notFound = 'The server did not answer. Press “Find every place” to see.'

/** What the server says of it; neither where nobody knows. */
async function rename(json: Renaming): Promise<{ done?: string; refused?: string }> {
  try {
    return { done: Renamed.parse(await ask('POST', tutorApiPaths.name, { json })).message }
  } catch (error) {
    // A fault may have come after the work.
    return error instanceof Refused && error.status < 500 ? { refused: error.message } : {}
  }
}

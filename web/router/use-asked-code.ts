import { type ComponentType, useEffect, useState } from 'react'

type AskedCode<Props> = { Part: ComponentType<Props> } | 'loading' | 'failed'

/** The code of a part, fetched once it is asked for; where it did not come, at the next asking. */
export function useAskedCode<Props>(load: () => Promise<ComponentType<Props>>, isAsked: boolean) {
  const [code, setCode] = useState<AskedCode<Props>>('loading')
  const isThere = typeof code === 'object'

  // biome-ignore lint/correctness/useExhaustiveDependencies: the way to the code stays the same
  useEffect(() => {
    if (!isAsked || isThere) return
    let isWanted = true
    const tell = (next: AskedCode<Props>) => isWanted && setCode(next)
    tell('loading')
    load().then(
      (Part) => tell({ Part }),
      () => tell('failed'),
    )
    return () => {
      isWanted = false
    }
  }, [isAsked, isThere])

  return code
}

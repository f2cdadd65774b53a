import { type ComponentType, useEffect, useState } from 'react'
import { LoadError } from '../ui/load-error.tsx'
import { Loading } from '../ui/loading.tsx'

interface AskedPartProps<Props> {
  load: () => Promise<ComponentType<Props>>
  /** What is said until it is there. */
  loading: string
  /** What is said where it did not come. */
  failed: string
  part: Props
}

/** A part of a page that somebody asks for, by a click: its code comes when it is drawn. */
export function AskedPart<Props extends object>(props: AskedPartProps<Props>) {
  const { load, loading, failed, part } = props
  const code = useAskedCode(load, true)
  if (code === 'failed') return <LoadError level={2} title={failed} text={nothingLost} />
  return code === 'loading' ? <Loading text={loading} /> : <code.Part {...part} />
}

const nothingLost = 'Please check your connection and try again. Nothing that you did is lost.'

type AskedCode<Props> = { Part: ComponentType<Props> } | 'loading' | 'failed'

/** The code of a part, fetched once it is asked for; where it did not come, at the next asking. */
export function useAskedCode<Props>(load: AskedPartProps<Props>['load'], isAsked: boolean) {
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

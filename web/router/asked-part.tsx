import type { ComponentType } from 'react'
import { LoadError } from '../ui/load-error.tsx'
import { Loading } from '../ui/loading.tsx'
import { useAskedCode } from './use-asked-code.ts'

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

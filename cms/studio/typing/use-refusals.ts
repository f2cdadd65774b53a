'use client'
import { useCallback, useRef } from 'react'
import type { Refusals } from './refusals.ts'

/**
 * Which fields of a form its last save was refused for, known from the answer on: an answer about
 * the form may come between that and the moment at which React has drawn it.
 */
export function useRefusals() {
  const last = useRef<{ at: number; fields: Refusals }>({ at: 0, fields: {} })
  const onAnswered = useCallback((fields: Refusals) => {
    last.current = { at: performance.now(), fields }
  }, [])
  const refusedSince = useCallback(
    (time: number) => (last.current.at < time ? {} : last.current.fields),
    [],
  )
  return { onAnswered, refusedSince }
}

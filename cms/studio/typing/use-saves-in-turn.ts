'use client'
import { useEffect } from 'react'
import { savesInTurn } from './saves-in-turn.ts'

/** Payload's forms save by the browser's own `fetch`, and offer no other place between them and it. */
export function useSavesInTurn(): void {
  useEffect(() => {
    const { fetch } = window
    window.fetch = savesInTurn(fetch.bind(window), newPage())
    return () => {
      window.fetch = fetch
    }
  }, [])
}

/** Not `randomUUID`: a studio that is opened by plain HTTP has none. */
const newPage = () => crypto.getRandomValues(new Uint32Array(3)).join('-')

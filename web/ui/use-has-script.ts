import { useSyncExternalStore } from 'react'

/** Whether the page's script runs: false in what the server sends, and while it is hydrated. */
export const useHasScript = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )

const neverChanges = () => () => undefined

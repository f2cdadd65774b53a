import { SpokenLine } from './spoken-line.tsx'

/** The mark at the head of the studio's pages, the way back to the dashboard. */
export function Icon() {
  return <SpokenLine />
}

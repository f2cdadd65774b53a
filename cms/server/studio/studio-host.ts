import type { StudioAnswer } from './next-studio.ts'

/** Where the studio runs: in the site's process or in one of its own. */
export interface StudioHost {
  /** What answers its requests, once that is ready. */
  opened(): Promise<StudioAnswer>
  /** Prepares before the site serves what would keep visitors waiting later. */
  open(): Promise<void>
  /** A tutor may come soon. */
  expect(): void
  /** Whether it can be asked without waiting. */
  isUp(): boolean
  /** Lets the studio's process answer a call of the contract; undefined where there is none that is up. */
  beside(): StudioAnswer | undefined
  close(): Promise<void>
}

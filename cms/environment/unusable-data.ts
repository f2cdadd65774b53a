import { StartError } from './environment.ts'

/** Says that the data folder is full, read-only or not there. */
export const unusableData = (error: unknown): StartError =>
  new StartError(
    `DATA_DIR cannot be used (${error instanceof Error ? error.message : error}). Make room on its disk, or choose a folder that can be written to, for example DATA_DIR=.data`,
  )

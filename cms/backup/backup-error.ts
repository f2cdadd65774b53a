import { StartError } from '../environment/environment.ts'

/** A backup that is not made or not restored; the message tells its owner why, and what to do. */
export class BackupError extends StartError {}

/** The files of a site: in folders, and where a bucket is set, that is the truth behind them. */
export interface Files {
  /** Sees to it that a file which there is lies in its folder; false where it is known that there is none. */
  have(name: string): Promise<boolean>
  /** What a file holds; undefined where there is none. */
  read(name: string): Promise<Buffer | undefined>
  /**
   * Makes sure of a file that has just been written to its folder. Only then may anybody hear that it
   * is kept; where that fails, it is gone.
   */
  secure(name: string, bytes: Uint8Array): Promise<void>
  /** Also where there is none. */
  remove(name: string): Promise<void>
  /** Removes those below a folder that nobody wants and that were kept before then. */
  removeOld(folder: string, old: { isWanted(name: string): boolean; before: Date }): Promise<void>
}

import type { Visitor } from './visitor.ts'

export interface Journey {
  name: string
  /** Throws where it does not lead to its end; a text it gives stands in the table as a remark. */
  walk(visitor: Visitor, onAnotherDevice: () => Promise<Visitor>): Promise<string | undefined>
}

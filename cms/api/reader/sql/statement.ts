import type { Payload } from 'payload'

/** A question to the database with one answer; undefined where no row matches. */
export type Question<Answer> = (...values: unknown[]) => Promise<Answer | undefined>

interface Statement {
  name: string
  /** Selects one column, `answer`, as JSON or a plain value. */
  text: string
}

/**
 * Prepares a question: each connection of Payload's pool parses and plans it once, under its name.
 * The driver alone is asked, because building a query costs more than the query (decision 50).
 */
export const question =
  <Answer>(payload: Payload, { name, text }: Statement): Question<Answer> =>
  async (...values) => {
    const { rows } = await payload.db.pool.query<{ answer: Answer }>({
      name: `visitors-${name}`,
      text,
      values,
    })
    return rows[0]?.answer
  }

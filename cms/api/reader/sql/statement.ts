import type { Payload } from 'payload'
import { visitorPool } from '../../../content/sql/visitor-pool.ts'
import { merged } from './merged-statement.ts'

/** A question to the database with one answer; undefined where no row matches. */
export type Question<Answer> = (...values: unknown[]) => Promise<Answer | undefined>

export interface Statement {
  name: string
  /** Selects one column, `answer`, as JSON or a plain value, of one row or none. */
  text: string
}

/** A question that is waiting for others which a page asks at the same moment. */
interface Asked extends Statement {
  values: unknown[]
  answer(row: Record<string, unknown> | undefined, column: string): void
  fail(error: unknown): void
}

const waiting = new WeakMap<Payload, Asked[]>()

/**
 * Prepares a question: each connection of the visitors' pool parses and plans it once, under its name.
 * The driver alone is asked, because building a query costs more than the query. What is asked
 * before anything else can happen goes in one statement: the way there and back is what costs most
 * (decision 50).
 */
export const question =
  <Answer>(payload: Payload, { name, text }: Statement): Question<Answer> =>
  (...values) =>
    new Promise((resolve, reject) => {
      const asked: Asked = {
        name,
        text,
        values,
        fail: reject,
        answer: (row: { [column: string]: Answer | null } | undefined, column) =>
          resolve(row?.[column] ?? undefined),
      }
      const others = waiting.get(payload)
      if (others) others.push(asked)
      else {
        waiting.set(payload, [asked])
        process.nextTick(askAll, payload) // once the promises at hand have had their turn
      }
    })

async function askAll(payload: Payload): Promise<void> {
  const all = waiting.get(payload) ?? []
  waiting.delete(payload)
  await Promise.all(merged(all).map((statement) => ask(payload, statement)))
}

async function ask(payload: Payload, statement: ReturnType<typeof merged<Asked>>[number]) {
  const { name, text, values, parts } = statement
  try {
    const { rows } = await visitorPool(payload).query({ name: `visitors-${name}`, text, values })
    for (const { asked, column } of parts) asked.answer(rows[0], column)
  } catch (error) {
    for (const { asked } of parts) asked.fail(error)
  }
}

import { randomUUID } from 'node:crypto'
import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'
import { changeAdapter } from './change-adapter.ts'
import { lendConnection } from './lend-connection.ts'

/** A change that Postgres has not kept; known by its code where `instanceof` cannot know it. */
export class CommitFailed extends Error {
  static readonly code = 'COMMIT_FAILED'
  override readonly name = 'CommitFailed'
  readonly code = CommitFailed.code

  constructor(cause: unknown) {
    super('This could not be saved. Please try again in a moment.', { cause })
  }
}

/**
 * Payload's Postgres adapter reports success where the COMMIT fails: it catches the outcome of the
 * transaction as soon as that begins, and passes over what is left of it when it ends. Here the
 * outcome is kept, and `commitTransaction` throws. This leans on how the adapter keeps its open
 * transactions (`sessions`); the test beside this file tells when that changes.
 */
export const tellFailedCommits = changeAdapter(withToldCommits)

function withToldCommits(db: PostgresAdapter): PostgresAdapter {
  // Where connecting fails, whoever asked for it is told; unheard, this would end the process first,
  // and leave an embedded Postgres behind.
  db.initializing.catch(() => {})
  db.beginTransaction = async (options) => {
    await db.initializing
    const id = randomUUID()
    db.sessions[id] = await openSession(db, options)
    return id
  }
  db.commitTransaction = async (given = '') => {
    const id = await given
    const session = db.sessions[id]
    if (!session) return // rolled back before
    delete db.sessions[id] // first, so that nothing joins a transaction that is ending
    await session.resolve()
  }
  return db
}

type Session = PostgresAdapter['sessions'][string]
type BeginOptions = Parameters<PostgresAdapter['beginTransaction']>[0]

/**
 * Begins a transaction and gives the two ways to end it: `resolve` throws where nothing was kept.
 * Who never ends it leaves nothing unhandled.
 */
function openSession(db: PostgresAdapter, options: BeginOptions): Promise<Session> {
  return new Promise((opened, failed) => {
    let end = (_isKept: boolean) => {}
    const ending = new Promise<boolean>((resolve) => {
      end = resolve
    })
    const { transaction: begin, takeBack } = lendConnection(db)
    let hasBegun = false
    const outcome = begin(async (transaction) => {
      hasBegun = true
      opened({
        db: transaction,
        async resolve() {
          end(true)
          await outcome.catch((error: unknown) => {
            throw new CommitFailed(error)
          })
        },
        async reject() {
          end(false)
          await outcome.catch(() => {}) // that it was rolled back is what was asked for
        },
      })
      if (!(await ending)) transaction.rollback()
      // To a COMMIT after a failed statement Postgres says yes, and rolls back; to this it says no.
      await transaction.execute(sql`select`)
    }, options)
    // Before it is open, nobody else asks.
    outcome.catch((error: unknown) => {
      if (!hasBegun) takeBack(error)
      failed(error)
    })
  })
}

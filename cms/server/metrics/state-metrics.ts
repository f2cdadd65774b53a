import type { Payload } from 'payload'
import { Counter, Gauge, type Registry } from 'prom-client'
import { visitorPool } from '../../content/sql/visitor-pool.ts'
import { counted } from '../../watch/counted.ts'
import type { AnswerCache } from '../cache/answer-cache.ts'
import { databaseMetrics } from './database-metrics.ts'

interface Parts {
  register: Registry
  payload: Payload
  cache: Pick<AnswerCache, 'figures'>
  hears(): boolean
  studio: { isUp(): boolean }
}

/** What is the case at the moment of a scrape; nothing of it is followed in between. */
export function stateMetrics(parts: Parts): void {
  const { register, cache, hears, studio } = parts
  const registers = [register]
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })
  const counter = (name: string, help: string, read: () => number) =>
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset()
        this.inc(read())
      },
    })
  gauge('tutor_kept_answers', 'Answers in memory.', () => cache.figures().answers)
  gauge('tutor_kept_bytes', 'What they weigh.', () => cache.figures().bytes)
  counter('tutor_kept_made_total', 'Answers made and kept.', () => cache.figures().made)
  counter('tutor_kept_dropped_total', 'Those made old by a change.', () => cache.figures().dropped)
  counter('tutor_kept_evicted_total', 'Those without room.', () => cache.figures().evicted)
  gauge('tutor_content_listening', '1 while changes are heard.', () => Number(hears()))
  gauge('tutor_studio_up', '1 while the studio can be asked.', () => Number(studio.isUp()))
  byOutcome(register, 'tutor_sign_ins_total', 'Tries to sign in.', counted.signIns)
  byOutcome(register, 'tutor_jobs_total', 'Jobs that this process ran.', counted.jobs)
  pools(parts)
  databaseMetrics(parts)
}

/** Counts that are kept elsewhere, by what came of it. */
function byOutcome(
  register: Registry,
  name: string,
  help: string,
  counts: Record<string, number>,
): void {
  new Counter({
    name,
    help,
    registers: [register],
    labelNames: ['outcome'],
    collect() {
      this.reset()
      for (const [outcome, count] of Object.entries(counts)) this.inc({ outcome }, count)
    },
  })
}

/** Where many wait, the database is slow, or too much is asked of it. */
function pools({ register, payload }: Parts): void {
  new Gauge({
    name: 'tutor_pool_connections',
    help: 'Connections to the database, and who waits.',
    registers: [register],
    labelNames: ['pool', 'state'],
    collect() {
      const all = { content: payload.db.pool, visitors: visitorPool(payload) }
      for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(all)) {
        this.set({ pool, state: 'open' }, totalCount)
        this.set({ pool, state: 'idle' }, idleCount)
        this.set({ pool, state: 'waiting' }, waitingCount)
      }
    },
  })
}

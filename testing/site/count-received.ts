import type pg from 'pg'
import { onTestFinished } from 'vitest'

/** Counts the bytes that Postgres sends to whoever takes a connection from here on. */
export function countReceived(pool: pg.Pool): () => number {
  const streams = new Map<object, number>()
  const bytesOf = (stream: object) => Number(Reflect.get(stream, 'bytesRead'))
  const note = (client: pg.PoolClient) => {
    const stream = Object(Reflect.get(Object(Reflect.get(client, 'connection')), 'stream'))
    if (!streams.has(stream)) streams.set(stream, bytesOf(stream))
  }
  pool.on('acquire', note)
  onTestFinished(() => void pool.off('acquire', note))
  return () => [...streams].reduce((sum, [stream, before]) => sum + bytesOf(stream) - before, 0)
}

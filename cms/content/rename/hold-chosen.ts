import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { holdTurn } from '../drafts/take-turn.ts'
import { runSql } from '../sql/run-sql.ts'

/** Globals and documents, as the ids of their places begin. */
export interface Chosen {
  globals: Set<string>
  /** The ids of a collection's documents. */
  documents: Map<string, number[]>
}

/** What the ids of places name: `globals/home-page/heading`, `lessons/3/title`. */
export function chosenOnes(places: readonly string[]): Chosen {
  const chosen: Chosen = { globals: new Set(), documents: new Map() }
  for (const [slug = '', name = ''] of places.map((place) => place.split('/'))) {
    const ids = chosen.documents.get(slug) ?? []
    if (slug === 'globals') chosen.globals.add(name)
    else if (/^\d{1,9}$/.test(name))
      chosen.documents.set(slug, [...new Set([...ids, Number(name)])])
  }
  return chosen
}

/**
 * Holds documents from before they are read until what is made of them is stored: what somebody
 * saves meanwhile is read, or waits and goes on from what stands here. In one order, in which nobody
 * waits for each other: courses before lessons, rows before what is remembered of their last save.
 */
export async function holdChosen({ globals, documents }: Chosen, req: PayloadRequest) {
  const lessons = documents.get('lessons') ?? []
  await runSql(
    req,
    sql`
      select from courses
      where id = any(${list(documents.get('courses') ?? [])})
        or id in (select course_id from lessons where id = any(${list(lessons)}))
      order by id for no key update`,
  )
  const others = [...documents].filter(([slug]) => slug !== 'courses')
  for (const [slug, ids] of others.toSorted(([one], [other]) => one.localeCompare(other))) {
    const table = sql.identifier(slug.replaceAll('-', '_'))
    await runSql(
      req,
      sql`select from ${table} where id = any(${list(ids)}) order by id for no key update`,
    )
  }
  for (const slug of [...globals].toSorted()) await holdTurn({ slug }, req)
}

const list = (ids: readonly number[]) => sql`${`{${ids.join(',')}}`}::integer[]`

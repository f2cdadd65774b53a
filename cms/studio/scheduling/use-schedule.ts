'use client'
import type { useServerFunctions } from '@payloadcms/ui'
import type { CollectionSlug, GlobalSlug } from 'payload'
import { useEffect, useEffectEvent, useState } from 'react'
import { z } from 'zod'
import { useAction } from '../../../web/ui/use-action.ts'

/** What is published at a time: a document, or the texts of a page. */
export type Target =
  | { globalSlug: GlobalSlug }
  | { collectionSlug: CollectionSlug; id: number | string }

/** 'unpublish' takes it off the site. */
export type Change = 'publish' | 'unpublish'

const Planned = z.array(
  z.object({
    id: z.union([z.number(), z.string()]),
    input: z.object({ type: z.enum(['publish', 'unpublish']).catch('publish') }),
    waitUntil: z.coerce.date(),
  }),
)
export type Planned = z.infer<typeof Planned>[number]

/** Payload tells a failure in its answer instead of throwing it, a lost connection too. */
const Failed = z.object({ error: z.string() })

type Order = Parameters<ReturnType<typeof useServerFunctions>['schedulePublish']>[0]

interface ScheduleOptions {
  target: Target
  /** Of Payload's own server functions. */
  server: {
    getUpcomingScheduledPublish: (target: Target) => unknown
    schedulePublish: (order: Order) => unknown
  }
  onDone: (text: string) => void
  onProblem: (text: string) => void
}

/**
 * What is planned for one document, read and changed by Payload's own server functions. After a
 * failure it is read anew: only the answer may have been lost, and not the order.
 */
export function useSchedule({ target, server, onDone, onProblem }: ScheduleOptions) {
  const [planned, setPlanned] = useState<Planned[]>()
  const { isPending, run: change } = useAction(changeOnce)

  async function read(): Promise<boolean> {
    try {
      setPlanned(Planned.parse(await server.getUpcomingScheduledPublish(target)))
      return true
    } catch {
      setPlanned(undefined) // what was read before may be true no longer
      return false
    }
  }
  const open = useEffectEvent(async () => {
    if (!(await read())) onProblem(notRead)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each document
  useEffect(() => void open(), [JSON.stringify(target)])

  async function isDone(order: Order): Promise<boolean> {
    try {
      return !Failed.safeParse(await server.schedulePublish(order)).success
    } catch {
      return false
    }
  }

  async function changeOnce(order: Order, done: string) {
    const wasDone = await isDone(order)
    if (wasDone) onDone(done)
    const isRead = await read()
    if (!wasDone) onProblem(isRead ? compare : `${notTold} ${openAgain}`)
    else if (!isRead) onProblem(notRead)
  }

  return {
    planned,
    isPending,
    plan: (type: Change, date: Date) =>
      change({ type, date, ...documentOf(target) }, 'It is planned. You can close this page.'),
    cancel: ({ id }: Planned) => change({ deleteID: id }, 'The plan is cancelled.'),
  }
}

const openAgain = 'Close this panel and open it again to see what is planned.'
const notRead = `What is planned could not be loaded. ${openAgain}`
const notTold = 'The server did not say whether it was done.'
const compare = `${notTold} What is planned now is listed here: try again if that is not what you want.`

/** As Payload's job names what it changes. */
const documentOf = (target: Target) =>
  'globalSlug' in target
    ? { global: target.globalSlug }
    : { doc: { relationTo: target.collectionSlug, value: String(target.id) } }

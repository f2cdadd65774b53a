'use client'
import { toast, useServerFunctions } from '@payloadcms/ui'
import type { CollectionSlug, GlobalSlug } from 'payload'
import { useCallback, useEffect, useState } from 'react'
import { z } from 'zod'

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

/** Payload tells a failure in its answer instead of throwing it. */
const Failed = z.object({ error: z.string() })

/** What is planned for one document, read and changed by Payload's own server functions. */
export function useSchedule(target: Target) {
  const { getUpcomingScheduledPublish, schedulePublish } = useServerFunctions()
  const [planned, setPlanned] = useState<Planned[]>()
  const [isPending, setIsPending] = useState(false)
  const key = JSON.stringify(target)

  const read = useCallback(async () => {
    setPlanned(Planned.parse(await getUpcomingScheduledPublish(JSON.parse(key))))
  }, [getUpcomingScheduledPublish, key])
  useEffect(() => {
    read().catch(() => toast.error('What is planned could not be read. Please try again.'))
  }, [read])

  async function change(order: Parameters<typeof schedulePublish>[0], done: string) {
    setIsPending(true)
    try {
      if (Failed.safeParse(await schedulePublish(order)).success) throw new Error('Refused.')
      toast.success(done)
      await read()
    } catch {
      toast.error('Nothing was changed. Please check your connection and try again.')
    } finally {
      setIsPending(false)
    }
  }

  return {
    planned,
    isPending,
    plan: (type: Change, date: Date) =>
      change({ type, date, ...documentOf(target) }, 'It is planned. You can close this page.'),
    cancel: ({ id }: Planned) => change({ deleteID: id }, 'It will not happen.'),
  }
}

/** As Payload's job names what it changes. */
const documentOf = (target: Target) =>
  'globalSlug' in target
    ? { global: target.globalSlug }
    : { doc: { relationTo: target.collectionSlug, value: String(target.id) } }

'use client'
import { useDocumentInfo } from '@payloadcms/ui'
import { useCallback } from 'react'
import { z } from 'zod'
import { ask } from '../../client/studio-client.ts'
import { useReading } from '../../client/use-reading.ts'
import checklist from '../lesson/lesson-checklist.module.css'
import { LinkWays } from './link-ways.tsx'

/** As learners have it: a draft over it may have another address already. */
const Stored = z.object({
  _status: z.enum(['draft', 'published']),
  address: z.string().nullish(),
})

/** The published exercise's link, to be sent to whoever is to practise it. */
export function ExerciseLink() {
  const { id, hasPublishedDoc, savedDocumentData: saved } = useDocumentInfo()
  // Read anew where it was published, unpublished, or given another address.
  const state = [hasPublishedDoc, saved?._status, saved?.address].join(' ')
  return (
    <section className={checklist.checklist} aria-labelledby="exercise-link">
      <h2 id="exercise-link" className={checklist.heading}>
        Link for learners
      </h2>
      <PublishedLink id={typeof id === 'number' && hasPublishedDoc ? id : null} state={state} />
    </section>
  )
}

interface PublishedLinkProps {
  /** The exercise; null where none is published. */
  id: number | null
  /** Another one where the link may be another one. */
  state: string
}

export function PublishedLink({ id, state }: PublishedLinkProps) {
  const read = useCallback(async () => (id === null ? null : readAddress(id)), [id])
  const { answer: address, error } = useReading(read, state)
  if (address) return <LinkWays address={address} />
  return (
    <p role={error ? 'alert' : undefined}>
      {error
        ? 'The link could not be loaded. Open this exercise again.'
        : id === null && 'Once this is published, you can copy its link here.'}
    </p>
  )
}

async function readAddress(id: number): Promise<string | null> {
  const select = 'select[_status]=true&select[address]=true'
  const answer = await ask('GET', `/studio/api/exercises/${id}?depth=0&${select}`)
  const { _status, address } = Stored.parse(answer)
  return _status === 'published' && address ? address : null
}

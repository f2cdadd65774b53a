'use client'
import type { useForm } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { createContext } from 'react'
import type { Refusals } from './refusals.ts'

type Form = ReturnType<typeof useForm>

/** A document's form that stands on the page, or in a drawer over it. */
export interface OpenForm
  extends Pick<Form, 'getData' | 'getFields' | 'setModified' | 'setProcessing'> {
  name: string
  /** Of all forms that this page has had. */
  number: number
  /** Nothing can be typed, as while it is saved by hand. */
  isClosed: boolean
  /** Somebody else has saved the document since, and the tutor has not chosen yet. */
  isStopped(): boolean
  onNewer(): void
  /** A draft that saves itself was lost on its way to this address; null: a save was answered. */
  onLost(address: string | null): void
  /** A save was answered, with these refusals. */
  onAnswered(refused: Refusals): void
  /**
   * Why the last save was refused, for what the form is asked about: its answer came after this
   * moment of `performance.now()`, or nothing was typed between it and what was sent.
   */
  refusalsFor(sent: FormState, askedAt: number): Refusals
}

/** The forms that are open; each adds itself. */
export const OpenForms = createContext<Set<OpenForm>>(new Set())

interface DocumentOfForm {
  id?: unknown
  collectionSlug?: unknown
  globalSlug?: unknown
}

/** One name for a document in its form and in what is asked about it. */
export const formName = ({ id, collectionSlug, globalSlug }: DocumentOfForm): string =>
  `${collectionSlug ?? globalSlug} ${id ?? 'new'}`

export interface SentFields {
  /** The document's, as its forms are called. */
  name: string
  fields: object
}

/**
 * The form that sends its fields. A drawer may hold the same document as the page under it: of two,
 * the one that says the same, and the upper one where both do.
 */
export function senderOf(
  forms: ReadonlySet<OpenForm>,
  { name, fields }: SentFields,
): OpenForm | undefined {
  const own = [...forms].filter((form) => form.name === name)
  if (own.length < 2) return own[0]
  const sent = typedIn(fields)
  return own
    .sort((one, other) => other.number - one.number)
    .find(({ getData }) => typedIn(getData()) === sent)
}

/** Payload says beside what is typed whether it is published. */
const typedIn = (fields: object) =>
  JSON.stringify({ ...fields, _status: undefined, updatedAt: undefined })

'use client'
import type { useForm } from '@payloadcms/ui'
import { createContext } from 'react'

type Form = ReturnType<typeof useForm>

/** A document's form that stands on the page, or in a drawer over it. */
export interface OpenForm extends Pick<Form, 'getFields' | 'setModified'> {
  name: string
  /** Nothing can be typed, as while it is saved by hand. */
  isClosed: boolean
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

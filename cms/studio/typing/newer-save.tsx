'use client'
import {
  Button,
  LeaveWithoutSaving,
  useDocumentInfo,
  useForm,
  useFormProcessing,
  useLocale,
} from '@payloadcms/ui'
import { hasDraftsEnabled } from 'payload/shared'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { z } from 'zod'
import { nameOf, newerSave } from '../../contract/save-number.ts'
import { ask, messageOf } from '../client/studio-client.ts'
import { useFilledForm } from '../client/use-filled-form.ts'
import styles from './newer-save.module.css'
import { useIsPageForm } from './use-is-page-form.ts'

const Newest = z.looseObject({ updatedAt: z.string() })

const unreachable = 'The newer one could not be loaded. Please try again.'

/**
 * Told in the form of a document that somebody else has saved since (decision 237): whose words stay
 * is the tutor's choice, and until then hers stand in the form and nowhere else.
 */
export function NewerSave({ onChosen }: { onChosen: () => void }) {
  const { what, href, read, saveOver } = useSavedDocument()
  const { formRef } = useForm()
  const putIntoForm = useFilledForm()
  const isPage = useIsPageForm()
  const isSaving = useFormProcessing()
  const [isLeaving, setLeaving] = useState(false)
  const [problem, setProblem] = useState('')
  const tell = (error: unknown) => setProblem(messageOf(error, unreachable))

  // Once nobody asks any more whether what was typed may go.
  useEffect(() => {
    if (isLeaving) window.location.reload()
  }, [isLeaving])

  const saveMine = async () => {
    const { updatedAt } = await read()
    if (await saveOver(updatedAt)) onChosen()
  }
  const loadNewer = async () => {
    if (isPage) return setLeaving(true)
    if (await putIntoForm(await read())) onChosen()
    else setProblem(unreachable)
  }

  const choice = {
    buttonStyle: 'secondary',
    margin: false,
    disabled: isSaving || isLeaving,
  } as const

  // The bar that this is drawn in would hold it fast on a small screen.
  return createPortal(
    <section aria-label="Saved elsewhere" className={styles.told}>
      {!isLeaving && <LeaveWithoutSaving />}
      <p role="alert">{newerSave(what)}</p>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <div className={styles.choices}>
        <a href={href} target="_blank" rel="noreferrer">
          See the newer one
        </a>
        <Button {...choice} onClick={() => saveMine().catch(tell)}>
          Save mine all the same
        </Button>
        <Button {...choice} onClick={() => loadNewer().catch(tell)}>
          Load the newer one
        </Button>
      </div>
    </section>,
    formRef.current,
  )
}

/** The document of the form: its page, what is stored of it, and how the form is saved over that. */
function useSavedDocument() {
  const { id, collectionSlug, globalSlug, docConfig, setUnpublishedVersionCount } =
    useDocumentInfo()
  const { submit } = useForm()
  const { code: locale } = useLocale()
  const place = globalSlug ? `globals/${globalSlug}` : `${collectionSlug}/${id}`
  const hasDrafts = docConfig !== undefined && hasDraftsEnabled(docConfig)
  const search = `depth=0&locale=${locale}&fallback-locale=null`
  const address = `/studio/api/${place}?${hasDrafts ? 'draft=true&' : ''}${search}`

  return {
    what: globalSlug ? 'page' : singularOf(docConfig),
    href: `/studio/${globalSlug ? '' : 'collections/'}${place}`,
    read: async () => Newest.parse(await ask('GET', address)),
    async saveOver(updatedAt: string): Promise<boolean> {
      const saved = await submit({
        action: address,
        method: globalSlug ? 'POST' : 'PATCH',
        overrides: { ...(hasDrafts && { _status: 'draft' }), updatedAt },
        skipValidation: true, // as every form of the studio: the site validates
      })
      const isStored = Boolean(saved && 'res' in saved && saved.res.ok)
      if (isStored && hasDrafts) setUnpublishedVersionCount((count) => count + 1)
      return isStored
    },
  }
}

function singularOf(config: unknown): string {
  return nameOf(Reflect.get(Object(Reflect.get(Object(config), 'labels')), 'singular'))
}

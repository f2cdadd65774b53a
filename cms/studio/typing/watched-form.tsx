'use client'
import { useDocumentInfo, useForm, useFormProcessing } from '@payloadcms/ui'
import { useOffline } from 'next/offline'
import { use, useEffect, useRef, useState } from 'react'
import { AskAtOtherWays } from './ask-at-other-ways.tsx'
import { AskBeforeLeaving } from './ask-before-leaving.tsx'
import { LostSave } from './lost-save.tsx'
import { NewerSave } from './newer-save.tsx'
import { formName, OpenForms } from './open-forms.ts'
import { useClosedUntilDrawn } from './use-closed-until-drawn.ts'
import { useLostSave } from './use-lost-save.ts'
import { useNewer } from './use-newer.ts'
import { usePressKept } from './use-press-kept.ts'
import { useRefusals } from './use-refusals.ts'
import { useStillToSave } from './use-still-to-save.ts'

const lineIsGone =
  'You are offline. When the connection is back, the form opens again with what was last saved.'

let formsSoFar = 0

/** In each document's form: what is typed there is kept (decisions 217 and 237). */
export function WatchedForm() {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { getData, getFields, setModified, setProcessing } = useForm()
  const isClosed = useFormProcessing()
  const forms = use(OpenForms)
  const name = formName({ id, collectionSlug, globalSlug })
  const [number] = useState(() => (formsSoFar += 1))
  const mark = useRef(null)
  usePressKept(mark)
  useStillToSave()
  const { isNewer, isStopped, onNewer, goOn } = useNewer()
  const { isLost, onLost } = useLostSave()
  const { onAnswered, refusalsFor } = useRefusals(getFields)

  useEffect(() => {
    const form = {
      name,
      number,
      isClosed,
      isStopped,
      onNewer,
      onLost,
      onAnswered,
      refusalsFor,
      getData,
      getFields,
      setModified,
      setProcessing,
    }
    forms.add(form)
    return () => {
      forms.delete(form)
    }
  }, [
    forms,
    name,
    number,
    isClosed,
    isStopped,
    onNewer,
    onLost,
    onAnswered,
    refusalsFor,
    getData,
    getFields,
    setModified,
    setProcessing,
  ])
  const isOld = useClosedUntilDrawn()
  const isOffline = useOffline()
  return (
    <>
      <span ref={mark} hidden />
      {isOld && isOffline && <p role="alert">{lineIsGone}</p>}
      {isLost && <LostSave />}
      {isNewer ? <NewerSave onChosen={goOn} /> : <AskBeforeLeaving />}
      <AskAtOtherWays form={number} />
    </>
  )
}

'use client'
import { Button, Drawer, toast, useDrawerSlug, useForm, useModal } from '@payloadcms/ui'
import { useState } from 'react'
import type { ParsedCustomLesson } from '../../../lesson-formats/markup/parsed-lesson.ts'
import { notFilled } from '../../client/put-into-form.ts'
import { useFilledForm } from '../../client/use-filled-form.ts'
import { CopyMarkup } from './copy-markup.tsx'
import { fillForm } from './fill-form.ts'
import { readFormLesson, statedLesson } from './form-lesson.ts'
import { MarkupImport } from './markup-import.tsx'
import styles from './markup-tools.module.css'

/** A lesson in and out of the form as markup, the text format of the dashboard's templates. */
export function MarkupTools() {
  const { getData, setModified } = useForm()
  const putIntoForm = useFilledForm()
  const { openModal, closeModal } = useModal()
  const drawer = useDrawerSlug('import-markup')
  const [text, setText] = useState('')

  async function importLesson(parsed: Partial<ParsedCustomLesson> & { title: string }) {
    if (!(await putIntoForm(fillForm(getData(), parsed)))) return void toast.error(notFilled)
    closeModal(drawer)
    setModified(true)
    setText('')
    toast.success('The form has been filled in. Check it, then save.')
  }

  return (
    <section className={styles.tools} aria-labelledby="lesson-markup">
      <h2 id="lesson-markup" className={styles.heading}>
        Lesson markup
      </h2>
      <div className={styles.buttons}>
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          onClick={() => openModal(drawer)}
        >
          Import from markup
        </Button>
        <CopyMarkup readLesson={() => statedLesson(readFormLesson(getData()))} />
      </div>
      <Drawer slug={drawer} title="Import from markup">
        <MarkupImport text={text} onChange={setText} onImport={importLesson} />
      </Drawer>
    </section>
  )
}

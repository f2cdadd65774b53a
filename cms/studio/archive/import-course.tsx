'use client'
import { Button, toast, useConfig } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type ChangeEvent, useRef, useState } from 'react'
import { ImportedCourse } from '../../contract/course.ts'
import { apiPaths } from '../../contract/paths.ts'
import { ask, messageOf } from '../client/studio-client.ts'
import styles from './import-course.module.css'

const lostConnection = 'The import failed. Please check your connection and try again.'

/** Above the list of courses: a new course of an exported file. */
export function ImportCourse() {
  const { config } = useConfig()
  const router = useRouter()
  const input = useRef<HTMLInputElement>(null)
  const [isImporting, setIsImporting] = useState(false)
  const [problem, setProblem] = useState('')

  async function importFile(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0]
    event.target.value = '' // the same file may be chosen again
    if (!file) return
    setProblem('')
    setIsImporting(true)
    try {
      const { id, name, lessons } = await send(file)
      toast.success(
        `“${name}” has been imported with ${lessons} ${lessons === 1 ? 'lesson' : 'lessons'}.`,
      )
      router.push(`${config.routes.admin}/collections/courses/${id}`)
    } catch (error) {
      setProblem(messageOf(error, lostConnection))
    } finally {
      setIsImporting(false)
    }
  }

  return (
    <div className={styles.importCourse}>
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={isImporting}
        onClick={() => input.current?.click()}
      >
        {isImporting ? 'Importing...' : 'Import a course'}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".zip,application/zip"
        aria-label="Course archive"
        className={styles.file}
        tabIndex={-1}
        onChange={importFile}
      />
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    </div>
  )
}

/** The type is ours to say: not every system knows the ending of the file. */
async function send(file: File): Promise<ImportedCourse> {
  const archive = new Blob([file], { type: 'application/zip' })
  return ImportedCourse.parse(await ask('POST', apiPaths.importCourse, { file: archive }))
}

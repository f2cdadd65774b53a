'use client'
import { Button, useDocumentInfo } from '@payloadcms/ui'
import { apiPaths } from '../../contract/paths.ts'

/** Beside the buttons of a course: exports the whole course as one file. */
export function ExportCourse() {
  const { id } = useDocumentInfo()
  if (typeof id !== 'number') return null // a new course has nothing to export
  return (
    <Button
      el="anchor"
      url={apiPaths.courseArchive(id)}
      buttonStyle="secondary"
      size="medium"
      // A real download: the browser does not cancel it when the editor changes its own address in
      // the meantime.
      extraButtonProps={{ download: true }}
    >
      Export course
    </Button>
  )
}

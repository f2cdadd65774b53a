'use client'
import { Button, useDocumentInfo } from '@payloadcms/ui'
import { exerciseArchives } from '../../contract/exercise-archive.ts'
import { tutorApiPaths } from '../../contract/tutor-paths.ts'
import { useIsOwner } from '../client/use-is-owner.ts'

/** Beside the buttons of a course: exports the whole course as one file. */
export function ExportCourse() {
  const { id } = useDocumentInfo()
  const isOwner = useIsOwner()
  if (typeof id !== 'number' || !isOwner) return null // a new course has nothing to export
  return <ExportButton url={tutorApiPaths.courseArchive(id)}>Export course</ExportButton>
}

/** The same for an exercise. */
export function ExportExercise() {
  const { id } = useDocumentInfo()
  const isOwner = useIsOwner()
  if (typeof id !== 'number' || !isOwner) return null
  return <ExportButton url={exerciseArchives.one(id)}>Export exercise</ExportButton>
}

interface ExportButtonProps {
  url: string
  size?: 'medium' | 'small'
  children: string
}

/**
 * A real download: the browser does not cancel it when the editor changes its own address in the
 * meantime.
 */
export const ExportButton = ({ url, size = 'medium', children }: ExportButtonProps) => (
  <Button
    el="anchor"
    url={url}
    buttonStyle="secondary"
    size={size}
    margin={false}
    extraButtonProps={{ download: true }}
  >
    {children}
  </Button>
)

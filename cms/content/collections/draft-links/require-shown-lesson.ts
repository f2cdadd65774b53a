import { type CollectionBeforeChangeHook, ValidationError } from 'payload'

const courseMissing =
  'This lesson has no course yet. Choose one, wait until it is saved, then make the link again.'

/**
 * A lesson without a course has no page, so that a link to it would show its reader nothing.
 * @throws ValidationError naming what is missing.
 */
export const requireShownLesson: CollectionBeforeChangeHook = async ({ data, operation, req }) => {
  if (operation !== 'create' || data.document?.relationTo !== 'lessons') return data
  const lesson = await req.payload.findByID({
    collection: 'lessons',
    id: data.document.value,
    draft: true, // the link shows the newest draft
    depth: 0,
    overrideAccess: false,
    req,
  })
  if (!lesson.course) {
    throw new ValidationError({
      collection: 'draft-links',
      errors: [{ path: 'document', message: courseMissing }],
    })
  }
  return data
}

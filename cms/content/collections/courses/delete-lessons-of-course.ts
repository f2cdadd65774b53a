import type { CollectionBeforeDeleteHook } from 'payload'

/** A course that is deleted for good takes its lessons with it, those in the trash too. */
export const deleteLessonsOfCourse: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({
    collection: 'lessons',
    where: { course: { equals: id } },
    trash: true,
    req,
    overrideAccess: true, // who may delete the course has been checked
  })
}

import { notFound } from '../../contract/http-error.ts'
import { asCaller } from '../as-caller.ts'
import type { Caller } from '../caller.ts'

/**
 * The student whom the tutor means.
 * @throws HttpError 404
 */
export async function findStudent(id: number, caller: Caller) {
  const { docs } = await caller.payload.find({
    collection: 'students',
    where: { id: { equals: id } },
    select: { name: true },
    pagination: false,
    ...asCaller(caller),
  })
  const [student] = docs
  if (!student) throw notFound('Student')
  return student
}

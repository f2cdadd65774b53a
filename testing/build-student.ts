import { z } from 'zod'
import { StudioDocument } from './build-content.ts'
import type { ContractClient } from './contract-client.ts'

/** A student, written in the studio. */
export async function buildStudent(
  admin: ContractClient,
  fields: Record<string, unknown> = {},
): Promise<StudioDocument> {
  const { status, text, json } = await admin.studio('POST', '/students?depth=0', {
    name: 'Ewa',
    ...fields,
  })
  if (status !== 201) throw new Error(`Building a student answered ${status}: ${text}`)
  return z.object({ doc: StudioDocument }).parse(json).doc
}

/** Makes a student's link; an older one ends. */
export async function linkOf(admin: ContractClient, studentId: number): Promise<string> {
  const { status, text, json } = await admin.studio('POST', `/students/${studentId}/link`)
  if (status !== 200) throw new Error(`Making a link answered ${status}: ${text}`)
  return z.object({ secret: z.string() }).parse(json).secret
}

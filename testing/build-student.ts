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

/** Opens a student's link in a browser. */
export async function openLink(browser: ContractClient, link: string): Promise<void> {
  const secret = link.split('#')[1]
  const { status, text } = await browser.send('POST', '/api/student/link', { secret })
  if (status !== 200) throw new Error(`Opening a link answered ${status}: ${text}`)
}

/** An access code, written in the studio, with its letters. */
export async function buildCode(admin: ContractClient, fields: Record<string, unknown>) {
  const label = 'A code'
  const { status, text, json } = await admin.studio('POST', '/access-codes', { label, ...fields })
  if (status !== 201) throw new Error(`Building a code answered ${status}: ${text}`)
  const { id } = z.object({ doc: StudioDocument }).parse(json).doc
  const made = await admin.studio('POST', `/access-codes/${id}/code`)
  return { id, code: z.object({ secret: z.string() }).parse(made.json).secret }
}

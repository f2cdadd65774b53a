import type {
  CertificateAnswer,
  CertificateRequest,
  CheckedCertificate,
  PublicKeys,
} from '../../cms/contract/certificate.ts'
import { certificatePaths } from '../../cms/contract/certificate-paths.ts'
import { api } from './client.ts'
import { type Read, reads } from './reads.ts'
import { useRead } from './use-read.ts'

const signing: Read<CertificateAnswer> = { path: certificatePaths.make }
const checking: Read<CheckedCertificate> = { path: certificatePaths.check }
const keys: Read<PublicKeys> = { path: certificatePaths.keys }

/** Asks the site to sign what a device holds of a course. */
export const signCertificate = (request: CertificateRequest) => api.ask('POST', signing, request)

/** Asks the site whether it has signed a text, which leaves the device for that. */
export const checkOnServer = (text: string) => api.ask('POST', checking, { text })

/** The public keys of the site's signatures; null asks for none. */
export const usePublicKeys = (isAsked: boolean) => useRead(isAsked ? keys : null)

/** The lessons of a course as they are published now. */
export const readLessonsNow = (courseId: number) => api.get(reads.courseLessons(courseId))

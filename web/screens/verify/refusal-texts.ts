import type { Refusal } from '../../../cms/certificate/reading/check-certificate.ts'

interface RefusalText {
  title: string
  text: string
}

/** Why a text is not taken for a record of this site, and what to do. */
export function refusalText(refusal: Refusal, host: string): RefusalText {
  switch (refusal.reason) {
    case 'cut':
      return {
        title: 'This text is incomplete',
        text: 'Part of it is missing, or it is not a record. Copy the whole address of the record, or scan its QR code again.',
      }
    case 'changed':
      return {
        title: 'This record has been changed',
        text: 'It is no longer as it was signed. Do not trust what it says, and ask for the original.',
      }
    case 'newer':
      return {
        title: 'This page is older than the record',
        text: 'The signature is right, but the text has a format that this page does not know. Please reload the page and try again.',
      }
    case 'unknown-key':
      return refusal.host === null || refusal.host === host ? noKey : otherSite(refusal.host)
  }
}

const noKey = {
  title: 'This site does not know the key',
  text: 'The record was signed with a key that this site does not know, or no longer trusts. Ask the learner to make a new record.',
}

const otherSite = (host: string) => ({
  title: 'This record is not from this site',
  text: `It says that it comes from ${host}. Only that site can tell whether this is true: open it there.`,
})

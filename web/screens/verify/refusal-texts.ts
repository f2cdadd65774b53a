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
        title: 'This text is not whole',
        text: 'A part of it is missing, or it is something else. Copy the whole address of the record, or scan its QR code again.',
      }
    case 'changed':
      return {
        title: 'This record has been changed',
        text: 'At least one letter is not as it was signed. Do not believe anything that it says, and ask for the original.',
      }
    case 'newer':
      return {
        title: 'This page is older than the record',
        text: 'The signature is right, but the text is of a form that this page does not know. Please reload the page and try again.',
      }
    case 'unknown-key':
      return refusal.host === null || refusal.host === host ? noKey : otherSite(refusal.host)
  }
}

const noKey = {
  title: 'This site does not know the key',
  text: 'The record was signed with a key that this site does not stand by, or no longer does. Ask the learner to make the record anew.',
}

const otherSite = (host: string) => ({
  title: 'This is not a record of this site',
  text: `It says that it comes from ${host}. Only that site can tell whether this is true: open it there.`,
})

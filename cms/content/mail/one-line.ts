/** Line breaks and other control characters would begin a header of their own. */
export const oneLine = (text: string): string =>
  text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()

/** 'Re: …' of a message's subject, never twice. */
export function replySubject(subject: string | null | undefined): string {
  const text = [...oneLine(subject ?? '')].slice(0, 120).join('') || 'Your message'
  return /^re:/i.test(text) ? text : `Re: ${text}`
}

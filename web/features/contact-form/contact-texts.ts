/** Every text of sending a message (spec §5, §8). */
export const contactTexts = {
  sent: {
    title: 'Message sent successfully',
    description: "Thank you for your message. I'll get back to you soon!",
  },
  failed: {
    title: 'Message sending failed',
    description: 'There was an error sending your message. Please try again later.',
  },
  incomplete: {
    title: 'Incomplete form',
    description: 'Please fill out all required fields.',
  },
} as const

export type ContactOutcome = keyof typeof contactTexts

/** What a form sent without script has come to, from the address it ends at. */
export function outcomeOf(search: URLSearchParams): ContactOutcome | null {
  if (search.has('sent')) return 'sent'
  const problem = search.get('problem')
  return problem === 'incomplete' || problem === 'failed' ? problem : null
}

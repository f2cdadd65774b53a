/** Sample testimonials as they were worded before: sites that have them still show what is invented. */
export const formerTestimonials: readonly string[] = [
  'I came for the last ten percent: tone, humour, how to disagree politely. It is the part that no book had taught me.',
  'I had studied English for twelve years and could not order a coffee without going red. Anna never made a thing of my mistakes. She wrote them down, and at the end we looked at the three that mattered. Today I call customers in London, and nobody hears how fast my heart once went.',
  'Clear, patient and always well prepared. The notes after each lesson are worth the price alone.',
  'I had four weeks before the test and little hope. Anna told me which two tasks to train and which to leave alone. She was right about both.',
]

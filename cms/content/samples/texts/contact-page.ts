/** Sample texts of the contact page; hours as the specification has them (spec §2). */
export const sampleContactPage = {
  heading: 'Write to me',
  intro:
    'A question about a course, a date or your level? Send a few lines. I read every message myself and answer within one working day.',
  booking: {
    heading: 'Would you rather talk?',
    text: 'Choose a time that suits you and book your free 30-minute trial. It takes two minutes.',
  },
  availability: { text: 'Monday-Friday 9am-7pm GMT', fromHourUtc: 9, toHourUtc: 19 },
  videoServices: [{ text: 'Zoom' }, { text: 'Google Meet' }, { text: 'Microsoft Teams' }],
}

/** Sample texts around the testimonials. */
export const sampleTestimonialsPage = {
  heading: 'What students say',
  intro:
    'People come with a date in the calendar: an interview, an exam, a first day in a new team. Here is how it went, in their own words.',
  closing: {
    heading: 'Your turn',
    text: 'Start with a free 30-minute trial. We talk, I listen, and you get a first plan to take away.',
  },
}

/** Sample texts of the home page; the claims are the specification's (spec §1). */
export const sampleHomePage = {
  headline: 'Speak English the way you think: clearly',
  offer:
    'Premium English coaching for adults who need it for real life: job interviews, presentations, business, IELTS and TOEFL. You get interactive lessons, real-time voice feedback and personalised 1-on-1 coaching in live sessions.',
  claims: [
    { text: '500+ satisfied students worldwide' },
    { text: '5+ years of experience' },
    { text: 'Personalised 1-on-1 coaching' },
  ],
  reassurance: 'No credit card required. Cancel anytime.',
  trial: {
    heading: 'Half an hour, free, just to talk',
    text: 'Tell me what you need English for, and we will speak for a while. You leave with an honest picture of your level and a first plan, whether we go on together or not.',
  },
  customCourse: {
    heading: 'Nothing here that fits?',
    text: 'I will design a course for your needs and goals: your field, your meetings, your exam date. Tell me what you have in mind when you book.',
  },
}

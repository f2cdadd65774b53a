import { paragraphs } from '../paragraphs.ts'

const sampleNote =
  'This is a sample text that came with the website. It is not legal advice. Have it checked, and replace it with your own before you take real students.'

export const samplePrivacyPolicy = {
  title: 'Privacy Policy',
  content: paragraphs([
    sampleNote,
    { heading: 'In short' },
    'You can read this site and take its lessons without an account. I do not use advertising, and nobody tracks you here across other sites.',
    { heading: 'What is kept when you visit' },
    'The server needs your network address to send you pages and to prevent abuse. It is not stored, and no profile is made from it. Where attempts are counted, for example for the contact form, a code made from the address, which cannot be turned back into it, is kept while they are counted.',
    'The voice, the text size and the day or night colours that you choose for lessons are kept in your own browser; you can delete them there at any time. What you write on these pages is kept in the browser’s tab until you close it, and what you record until you leave or reload the page, unless you download it.',
    'What you do in lessons, and the words that you practise, is kept in your own browser too, so that your progress is there next time. It is not sent to this site with your name, unless you agree to it on a page of your own or make a record of practice (see below). You can save it as a file, delete it, or move it to another device: your browser then locks it, and this site keeps the locked copy for ten minutes at most and has no key to it. The page “What stays on your device” (/on-your-device) lists everything that is kept there and deletes it.',
    'How often pages are opened, lessons are started and finished, and questions are answered right or not is counted each day, without a cookie and without any sign of who it was. The page “What is counted” (/what-is-counted) says exactly what. Turn on “Do not track” in your browser, and you are left out.',
    'When you make a record of practice of a course, your quiz answers, the days you finished and the name you type are sent to this site. It marks and signs them for you, and keeps none of this.',
    { heading: 'When you write to me' },
    'The contact form stores your name, your e-mail address, the subject and your message, so that I can answer. A copy may reach me by e-mail. I delete messages when they are no longer needed, and at once if you ask me to.',
    { heading: 'If you have a link of your own' },
    'I may send you a link to lessons for you. This site then keeps the name that I call you by and what I have given you. It keeps nothing of what you do, unless you agree to it on that page. If you do, it keeps what you open, answer and finish in the lessons and exercises given to you, what you write in those exercises, and which words you get right or wrong, so that I can prepare our next lesson. A letter to me, written or spoken, is kept when you send it; a recording in it is deleted 30 days after my answer. It keeps no network address with it. You can stop that and delete what was sent on the same page, at any time; it is deleted after a year, and when I delete you from my list.',
    { heading: 'Your voice' },
    'Recordings that you make in a lesson stay on your device. They are not sent to this site, unless you send one to me in a letter yourself. “Say it” listens only on your device. When you record an answer, your browser may write your words down while you speak, and most browsers send your voice to their maker’s online service for this; you can turn it off beside the recorder. Your browser’s own privacy policy tells you more.',
    { heading: 'Other services' },
    'Videos are loaded from YouTube only after you press play. Bookings are made on the website of a tutoring marketplace, which has a privacy policy of its own. A lesson page that was uploaded may load pictures, typefaces or scripts from other servers, which then see your network address. Live sessions take place on a video-call service that we agree on.',
    { heading: 'Cookies' },
    'Visitors get no cookies. Opening a link of your own, or typing an access code, sets one cookie, so that this browser is known again; on your own page (/s) you can have it forgotten. An access code is kept with what it opens, and with no name. Signing in to the admin area sets cookies that are needed for the session and its security, and no others.',
    { heading: 'Your rights' },
    'You may ask what is stored about you, and have it corrected or deleted. Write to the address on the contact page. You may also complain to the data protection authority where you live.',
  ]),
}

export const sampleTermsOfService = {
  title: 'Terms of Service',
  content: paragraphs([
    sampleNote,
    { heading: 'What is offered' },
    'This site offers self-paced English lessons and information about live coaching. Live lessons are booked on the website of a tutoring marketplace, and the prices and payment terms shown there apply.',
    { heading: 'Free trial' },
    'The first session of 30 minutes is free. No credit card is required, and you need not book anything afterwards.',
    { heading: 'Lessons and rescheduling' },
    'A standard lesson lasts 50 minutes and an intensive session 90 minutes. Groups have 2 to 4 students. To move a lesson, please tell me at least 24 hours before it starts. A lesson that is missed without notice counts as taken.',
    { heading: 'Cancelling' },
    'You can stop at any time. Lessons that you have paid for and not taken are handled under the rules of the marketplace where you booked.',
    { heading: 'Using the material' },
    'You may use the lessons for your own learning. Please do not sell them, publish them or present them as your own.',
    { heading: 'What cannot be promised' },
    'Progress depends on practice. I prepare you as well as I can, but no teacher can promise a result in an exam or an interview. I do my best to keep the site working and correct; where it is not, please tell me.',
    { heading: 'Changes' },
    'These terms may change. The date of the last change is shown on this page.',
  ]),
}

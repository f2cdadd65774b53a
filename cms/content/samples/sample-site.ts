/** Sample settings, to be replaced by the tutor's own. The number is one that is never given out. */
export const sampleSite = {
  brand: 'Clearly Spoken',
  bookingUrl: 'https://booking.example.com/tutors/clearly-spoken?ref=website',
  email: 'hello@clearlyspoken.example.com',
  messagingNumber: '+44 7700 900123',
  showOwnVideos: false,
}

/** The region and the year are the specification's (spec §1). */
export const sampleRegion = 'Europe'
export const footerLineFor = (brand: string) => `© 2025 ${brand}. All rights reserved.`

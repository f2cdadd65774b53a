/** The first 3 of 6 (spec §9). */
export const shownTestimonials = 3

import { reads } from './reads.ts'
import { useRead } from './use-read.ts'

export const useHomePage = () => useRead(reads.home)
export const useAboutPage = () => useRead(reads.about)
export const useContactPage = () => useRead(reads.contact)
export const useTestimonialsPage = () => useRead(reads.testimonials)
export const usePrivacyPolicy = () => useRead(reads.privacyPolicy)
export const useTermsOfService = () => useRead(reads.termsOfService)

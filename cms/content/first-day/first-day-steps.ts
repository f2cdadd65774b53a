import type { FirstDayStep } from '../../contract/first-day.ts'
import { studioPaths } from '../../contract/studio-paths.ts'
import type { AboutPage, HomePage, Offer, Site } from '../payload-types.ts'
import { sampleSite } from '../samples/sample-site.ts'
import { sampleAboutPage } from '../samples/texts/about-page.ts'
import { sampleHomePage } from '../samples/texts/home-page.ts'
import { sameTexts } from './same-texts.ts'

/** What the tutor's site says of itself at the moment. */
export interface OwnSite {
  site: Partial<Site>
  about: Partial<AboutPage>
  home: Partial<HomePage>
  offers: Partial<Offer>
  /** How many testimonials are still those that the site came with. */
  sampleLetters: number
  /** The pages on which other sample texts stand, as the menu calls them. */
  samplePages: readonly { label: string; path: string }[]
  /** The sample courses that visitors see, by name. */
  sampleCourses: readonly string[]
}

/** The steps that make a new site the tutor's own, told by comparison with what it came with. */
export function firstDaySteps(own: OwnSite): FirstDayStep[] {
  const { site, about, home, offers, sampleLetters, samplePages, sampleCourses } = own
  const { coach } = about
  const sampleCoach = sampleAboutPage.coach
  return [
    step('name', 'Your name', studioPaths.global('about-page'), [
      coach?.name === sampleCoach.name && `You are still called ${sampleCoach.name}`,
      site.brand === sampleSite.brand && `the site “${sampleSite.brand}” (Site settings)`,
    ]),
    step('face', 'Your face', studioPaths.global('about-page'), [
      !coach?.portrait && 'No portrait yet: people look for one first',
    ]),
    step('words', 'Your words', studioPaths.global('home-page'), [
      sameTexts(sampleHomePage.headline, home.headline) > 0 && 'The headline',
      sameTexts(sampleHomePage.offer, home.offer) > 0 && 'the offer',
      sameTexts(sampleCoach.intro, coach?.intro) > 0 && 'your introduction (About you)',
    ]),
    step('prices', 'Your prices', studioPaths.global('offers'), [
      (offers.items ?? []).length === 0 && 'No price anywhere yet',
    ]),
    step('reach', 'Where people reach you', studioPaths.global('site'), [
      isSampleAddress(site.bookingUrl) && 'The booking link',
      isSampleAddress(site.email) && 'the e-mail address',
      site.messagingNumber === sampleSite.messagingNumber && 'the phone number',
    ]),
    step('letters', 'Your testimonials', studioPaths.list('page-testimonials'), [
      sampleLetters > 0 &&
        `${sampleLetters} invented ${sampleLetters === 1 ? 'testimonial' : 'testimonials'} with ratings: replace or delete them, many countries forbid invented ones`,
    ]),
    step('claims', 'Your claims', studioPaths.global('home-page'), [
      ...(home.claims ?? []).map(
        ({ text }) =>
          sampleHomePage.claims.some((sample) => sample.text === text) && `“${text}” is a sample`,
      ),
    ]),
    step('texts', 'Other sample texts', samplePages[0]?.path ?? studioPaths.home, [
      ...samplePages.map(({ label }) => label),
    ]),
    step('courses', 'The sample courses', studioPaths.list('courses'), [
      sampleCourses.length > 0 && `Visitors see ${sampleCourses.join(', ')}`,
    ]),
  ]
}

const step = (
  key: FirstDayStep['key'],
  title: string,
  path: string,
  left: readonly (string | false)[],
): FirstDayStep => ({ key, title, path, left: left.filter(Boolean).join(', ') })

/** Addresses that lead nowhere: the samples use them. */
const isSampleAddress = (address: string | null | undefined) =>
  !address || /\bexample\.(com|org|net)\b/.test(address)

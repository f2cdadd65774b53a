/** The pages with a picture of the site's own, by the names in `/og/{page}.png`. */
const sitePages = ['home', 'about', 'contact', 'testimonials', 'courses'] as const
export type SitePage = (typeof sitePages)[number]

/** Whether a name is one of theirs: one that is made up causes no drawing. */
export const isSitePage = (page: string): page is SitePage => sitePages.some((one) => one === page)

/** The id of the course whose picture this name means; undefined for any other name. */
export function courseOfPicture(page: string): number | undefined {
  const id = /^course-([1-9]\d{0,8})$/.exec(page)?.[1]
  return id === undefined ? undefined : Number(id)
}

import { fewest, keptMonths, toldDays } from '../../../cms/contract/counted.ts'
import { pagePaths } from '../../../cms/contract/page-paths.ts'
import { PageHead } from '../../page/page-head.tsx'
import { SiteLink } from '../../router/site-link.tsx'
import { Page } from '../../ui/page.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Section } from '../../ui/section.tsx'

/** What the daily counters count, in words: all of it (decision 152). */
export function Screen() {
  return (
    <Page>
      <PageHead
        title="What is counted"
        description="This site counts five things each day, without cookies. This page says exactly what."
      />
      <PageTitle
        title="What is counted"
        lead="How often, never who. Five things are counted each day, so that the tutor sees whether the lessons are useful."
      >
        <p>
          <SiteLink to={pagePaths.onYourDevice}>What stays on your device</SiteLink>
        </p>
        <p>
          <SiteLink to={pagePaths.privacyPolicy}>Privacy Policy</SiteLink>
        </p>
      </PageTitle>
      <Section title="The five things">
        <ul>
          <li>
            A page was opened: by a link from elsewhere, a bookmark or an address. The site does not
            count which page it was, or what you open from there.
          </li>
          <li>A lesson was started in a browser for the first time.</li>
          <li>A lesson was finished.</li>
          <li>A question in a lesson or an exercise was answered right.</li>
          <li>A question was answered in any other way.</li>
        </ul>
        <p>
          The last four are counted for each lesson, but not which question it was or what the
          answer was.
        </p>
      </Section>
      <Section title="What is kept">
        <p>
          One number for each day and each of the five things; for the last four, one for each
          lesson. No cookie is set for it, and no network address, name, time of day or type of
          browser is kept with it. Your browser sends what it has counted after you have worked for
          a few seconds, and when you leave.
        </p>
        <p>
          So that nobody can send millions of counts, a code made from your network address is kept
          for ten minutes, apart from the counts. Nobody can turn it back into the address.
        </p>
        <p>
          {`The tutor sees the totals of the last ${toldDays.join(' and ')} days. A number below ${fewest} is shown only as “fewer than ${fewest}”. A day’s numbers are deleted after ${keptMonths} months.`}
        </p>
      </Section>
      <Section title="Who is not counted">
        <p>
          Anyone whose browser has ‘Do not track’ or ‘Global Privacy Control’ turned on. Students
          with their own link: they are asked on their own page. The tutor, and robots that say they
          are robots.
        </p>
      </Section>
    </Page>
  )
}

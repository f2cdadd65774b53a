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
        description="Five things are counted on this site, by the day and without a cookie. This page says exactly what."
      />
      <PageTitle
        title="What is counted"
        lead="How often, never who. Five things are counted for each day, so that the tutor sees whether the lessons are of use."
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
            A page was opened: by a link from elsewhere, a bookmark or an address. Which page it was
            is not counted, nor what you open from there.
          </li>
          <li>A lesson was begun in a browser for the first time.</li>
          <li>A lesson was finished.</li>
          <li>A question of a lesson or an exercise was answered right.</li>
          <li>A question was answered in another way.</li>
        </ul>
        <p>
          The last four are counted for each lesson. Which question it was, and what the answer was,
          is not.
        </p>
      </Section>
      <Section title="What is kept of it">
        <p>
          One number for a day, a kind and a lesson. No cookie is set for it, and no network
          address, no name, no time of day and no kind of browser is kept with it. Your browser
          sends what it has counted when you have worked for some seconds, and when you leave.
        </p>
        <p>
          So that nobody can send millions of counts, a code made of your network address, which
          nobody can turn back, is kept for ten minutes, apart from the counts.
        </p>
        <p>
          {`The tutor sees the sums of the last ${toldDays.join(' and ')} days. Where it is fewer than ${fewest}, only that is told. After ${keptMonths} months a day’s numbers are deleted.`}
        </p>
      </Section>
      <Section title="Who is not counted">
        <p>
          Whoever has ‘Do not track’ or ‘Global Privacy Control’ on in the browser. Students with a
          link of their own, whose yes or no is asked on their own page. The tutor, and machines
          that say they are machines.
        </p>
      </Section>
    </Page>
  )
}

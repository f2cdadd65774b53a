import { useId } from 'react'
import { useSearchParams } from 'react-router-dom'
import { pagePaths } from '../../../cms/contract/page-paths.ts'
import type { TestimonialsPage } from '../../../cms/contract/pages.ts'
import { useTestimonialsPage } from '../../data/pages.ts'
import { reads } from '../../data/reads.ts'
import { BookingLink } from '../../features/booking/booking-link.tsx'
import {
  type LevelTab,
  levelTabs,
  onLevelTab,
  parseLevelTab,
} from '../../features/testimonials/level-tabs.ts'
import { Testimonial } from '../../features/testimonials/testimonial.tsx'
import { PageHead } from '../../page/page-head.tsx'
import type { Load } from '../../router/screen-module.ts'
import { SiteLink } from '../../router/site-link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Closing } from '../../ui/closing.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { panelId, TabList, tabId } from '../../ui/tabs.tsx'

export const load: Load = async ({ read }) => {
  await read(reads.testimonials)
  return undefined
}

export function Screen() {
  const testimonials = useTestimonialsPage()
  return (
    <>
      <PageHead
        title="Testimonials"
        description="What students from many countries say about their English lessons."
        picture="testimonials"
        trail={[{ name: 'Testimonials', path: pagePaths.testimonials }]}
      />
      {testimonials.state === 'loading' && <Loading />}
      {(testimonials.state === 'error' || testimonials.state === 'missing') && (
        <LoadError title="Testimonials" />
      )}
      {testimonials.state === 'ready' && <Testimonials page={testimonials.data} />}
    </>
  )
}

function Testimonials({ page }: { page: TestimonialsPage }) {
  const [search, setSearch] = useSearchParams()
  const idPrefix = useId()
  const tab = parseLevelTab(search.get('tab'))
  const opened = Number(search.get('more'))
  const shown = onLevelTab(page.testimonials, tab)
  return (
    <Page>
      <PageTitle title={page.heading} lead={page.intro} />
      {page.testimonials.length > 0 ? (
        <>
          <TabList
            label="Types of testimonials"
            tabs={levelTabs.map(({ value, label }) => ({
              value,
              label,
              href: `${pagePaths.testimonials}${searchOf(value)}`,
            }))}
            selected={tab}
            onSelect={(value) =>
              setSearch(searchOf(value), { replace: true, preventScrollReset: true })
            }
            idPrefix={idPrefix}
            hasOnePanel
          />
          <div role="tabpanel" id={panelId(idPrefix)} aria-labelledby={tabId(idPrefix, tab)}>
            {shown.map((testimonial) => (
              <Testimonial
                key={testimonial.id}
                testimonial={testimonial}
                tab={tab}
                isOpenAtFirst={testimonial.id === opened}
              />
            ))}
            {shown.length === 0 && (
              <Notice
                level={2}
                title="No testimonials here yet"
                text="Read the others in the meantime."
              >
                <SiteLink to={pagePaths.testimonials} className={buttonClass('plain')}>
                  All Testimonials
                </SiteLink>
              </Notice>
            )}
          </div>
        </>
      ) : (
        <Notice
          level={2}
          title="No testimonials here yet"
          text="The first ones are on their way."
        />
      )}
      <Closing {...page.closing}>
        <BookingLink className={buttonClass('main')}>Book Your Free Trial</BookingLink>
      </Closing>
    </Page>
  )
}

const searchOf = (tab: LevelTab) => (tab === 'all' ? '' : `?tab=${tab}`)

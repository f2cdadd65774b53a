import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Closing } from '../../ui/closing.tsx'
import { Contents, ContentsEntry } from '../../ui/contents.tsx'
import { ReadersDay } from '../../ui/dates/readers-day.tsx'
import { UpdatedLine } from '../../ui/dates/updated-line.tsx'
import { Entries, Entry, Term } from '../../ui/entries.tsx'
import { Notes } from '../../ui/notes.tsx'
import { Page } from '../../ui/page.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Photograph } from '../../ui/photograph.tsx'
import { Picture } from '../../ui/picture.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { Section } from '../../ui/section.tsx'
import { SideRow } from '../../ui/side-row.tsx'
import { TabListInSight } from '../../ui/tab-list-in-sight.tsx'
import { TabPanel } from '../../ui/tab-panel.tsx'
import { TabList } from '../../ui/tabs.tsx'
import { useSideRowStop } from '../../ui/use-side-row-stop.ts'
import { ViewerBar } from '../../ui/viewer-bar.tsx'
import { VoiceLine } from '../../ui/voice-line.tsx'
import { Specimen, State } from '../specimen.tsx'

/** Wider than its place. */
const photograph = {
  src: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><circle cx="20" cy="10" r="8"/></svg>',
  srcSet: '',
  alt: 'A disc',
  width: 400,
  height: 200,
}

const longName = 'Donaudampfschifffahrtsgesellschaftskapitän'

/** Everything that sets a page. */
export function Layouts() {
  return (
    <>
      <Titles />
      <Sections />
      <Lists />
      <Tabs />
      <SideRows />
      <Words />
    </>
  )
}

function Titles() {
  return (
    <>
      <Specimen part="page-title">
        <State name="with a lead and a margin">
          <PageTitle title="Speak Fluently" lead="Say what you mean without translating.">
            <p>7 lessons</p>
          </PageTitle>
        </State>
        <State name="with a word as long as German makes them">
          <PageTitle title={longName} />
        </State>
      </Specimen>
      <Specimen part="viewer-bar">
        <State name="the way back, and what helps with reading">
          <ViewerBar>
            <a href="#viewer-bar">Back to lessons</a>
            <Button tone="quiet">Fullscreen</Button>
          </ViewerBar>
        </State>
      </Specimen>
      <Specimen part="page">
        <State name="the width of a page">
          <Page>
            <p>What stands on a page keeps its measure.</p>
          </Page>
        </State>
      </Specimen>
    </>
  )
}

function Sections() {
  return (
    <>
      <Specimen part="section">
        <State name="title in the margin">
          <Section title="What you get" note="Three things">
            <p>Listen, speak and answer.</p>
          </Section>
        </State>
        <State name="title above">
          <Section title="How it goes on" layout="full">
            <p>Listen, speak and answer.</p>
          </Section>
        </State>
      </Specimen>
      <Specimen part="closing">
        <State name="the end of a page">
          <Closing
            heading="Would you like a course of your own?"
            text="A course for your needs and goals."
          >
            <Button tone="main">Request Custom Course</Button>
          </Closing>
        </State>
      </Specimen>
    </>
  )
}

function Lists() {
  return (
    <>
      <Specimen part="contents">
        <State name="two entries">
          <Contents>
            {['Small talk', longName].map((title, index) => (
              <ContentsEntry key={title} number={index + 1} actions={<Button>Start Lesson</Button>}>
                <h3>{title}</h3>
              </ContentsEntry>
            ))}
          </Contents>
        </State>
      </Specimen>
      <Specimen part="entries">
        <State name="two words">
          <Entries>
            {['to settle in', longName].map((word) => (
              <Entry key={word}>
                <Term>{word}</Term>
                <dd>What it means.</dd>
              </Entry>
            ))}
          </Entries>
        </State>
      </Specimen>
      <Specimen part="notes">
        <State name="three">
          <Notes
            notes={[
              { heading: 'Listen', text: 'Each word can be heard.' },
              { heading: 'Speak', text: 'Each phrase can be said.' },
              { heading: 'Answer', text: 'Each lesson ends with a quiz.' },
            ]}
          />
        </State>
      </Specimen>
    </>
  )
}

const tabs = [
  { value: 'words', label: 'Words' },
  { value: 'phrases', label: 'Phrases' },
] as const

const parts = [
  { value: 'overview', label: 'Overview' },
  { value: 'manage', label: 'Manage Lessons' },
  { value: 'preview', label: 'Preview' },
] as const

function Tabs() {
  const [part, setPart] = useState<(typeof parts)[number]['value']>('preview')
  const [selected, setSelected] = useState<(typeof tabs)[number]['value']>('words')
  return (
    <>
      <Specimen part="tabs">
        <State name="a row; arrow keys, Home and End move along it">
          <TabList
            label="Stages"
            tabs={tabs}
            selected={selected}
            onSelect={setSelected}
            idPrefix="gallery"
          />
        </State>
      </Specimen>
      <Specimen part="tab-list-in-sight">
        <State name="a row that is longer than its place, opened at its end">
          <div style={{ inlineSize: '12rem' }}>
            <TabListInSight
              label="Parts"
              tabs={parts}
              selected={part}
              onSelect={setPart}
              idPrefix="gallery-parts"
            />
          </div>
          {parts.map(({ value, label }) => (
            <TabPanel key={value} idPrefix="gallery-parts" value={value} selected={part}>
              {label}
            </TabPanel>
          ))}
        </State>
      </Specimen>
      <Specimen part="tab-panel">
        <State name="what the chosen tab shows">
          {tabs.map(({ value, label }) => (
            <TabPanel key={value} idPrefix="gallery" value={value} selected={selected}>
              {label}
            </TabPanel>
          ))}
        </State>
      </Specimen>
    </>
  )
}

function SideRows() {
  const stop = useSideRowStop()
  return (
    <Specimen part="side-row">
      <State name="a list; in a narrow window a row that moves sideways">
        <SideRow aria-label="Steps" tabIndex={stop}>
          {['Listen', 'Say it', 'Write it'].map((step) => (
            <li key={step}>{step}</li>
          ))}
        </SideRow>
      </State>
    </Specimen>
  )
}

const written = '<h2>Privacy</h2><p>What you write here <a href="#rich-text">stays here</a>.</p>'

function Words() {
  return (
    <>
      <Specimen part="rich-text">
        <State name="as the tutor wrote it">
          <RichText html={written} />
        </State>
      </Specimen>
      <Specimen part="voice-line">
        <State name="one breath for each letter">
          <VoiceLine text="Say it again, slowly" />
        </State>
      </Specimen>
      <Specimen part="picture">
        <State name="a drawing with its words">
          <Picture label="A line" width={320} height={40}>
            <path d="M10 20h300" stroke="currentColor" />
          </Picture>
        </State>
      </Specimen>
      <Specimen part="photograph">
        <State name="cut to its place">
          <Photograph picture={photograph} sizes="8rem" />
        </State>
      </Specimen>
      <Specimen part="readers-day">
        <State name="a day">
          <ReadersDay date="2026-03-01T10:00:00.000Z" />
        </State>
      </Specimen>
      <Specimen part="updated-line">
        <State name="long ago">
          <UpdatedLine date="2026-03-01T10:00:00.000Z" />
        </State>
        <State name="today">
          <UpdatedLine date={new Date().toISOString()} />
        </State>
      </Specimen>
    </>
  )
}

import { clsx } from 'clsx'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { pagePaths } from '../../../cms/contract/page-paths.ts'
import type { Contrast } from '../../features/minimal-pairs/contrasts.ts'
import { contrastsFor, firstLanguages } from '../../features/minimal-pairs/first-languages.ts'
import { PageHead } from '../../page/page-head.tsx'
import { SpeechProvider } from '../../speech/speech-provider.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Contents } from '../../ui/contents.tsx'
import { Page } from '../../ui/page.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { Section } from '../../ui/section.tsx'
import { ContrastEntry } from './contrast-entry.tsx'
import styles from './minimal-pairs-screen.module.css'

/** English sounds that are taken for each other, to read, to hear and to tell apart. */
export function Screen() {
  const [search] = useSearchParams()
  const { language, first, others } = contrastsFor(search.get('language'))
  const [practised, setPractised] = useState<string | null>(null)
  const practice = { practised, onPractise: setPractised }
  return (
    <Page>
      <PageHead
        title="Hear the difference"
        description="Ship or sheep, bed or bad? English sounds that learners mix up, by first language, with pairs of words to listen to and tell apart."
        trail={[{ name: 'Hear the difference', path: pagePaths.minimalPairs }]}
      />
      <PageTitle
        title="Hear the difference"
        lead="Ship or sheep? Sounds that your own language does not separate are hard to tell apart. A few minutes of listening can help."
      />
      <Section title="Your first language">
        <Languages chosen={language?.id} />
      </Section>
      <SpeechProvider>
        {first.length > 0 && (
          <ContrastList
            title={`Start here if you speak ${language?.name}`}
            contrasts={first}
            from={1}
            {...practice}
          />
        )}
        <ContrastList
          title={first.length > 0 ? 'The other sounds' : 'All sounds'}
          contrasts={others}
          from={first.length + 1}
          {...practice}
        />
      </SpeechProvider>
    </Page>
  )
}

/** Links, so that they work without script, and a choice can be kept as an address. */
function Languages({ chosen }: { chosen: string | undefined }) {
  const [, setSearch] = useSearchParams()
  return (
    <ul className={styles.languages}>
      {firstLanguages.map(({ id, name }) => (
        <li key={id}>
          <a
            href={`?language=${id}`}
            aria-current={id === chosen || undefined}
            className={clsx(buttonClass('plain'), styles.language)}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              setSearch({ language: id }, { replace: true, preventScrollReset: true })
            }}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}

interface ContrastListProps {
  title: string
  contrasts: readonly Contrast[]
  /** The number of its first entry. */
  from: number
  /** One contrast at a time is practised. */
  practised: string | null
  onPractise: (id: string | null) => void
}

function ContrastList(props: ContrastListProps) {
  const { title, contrasts, from, practised, onPractise } = props
  return (
    <Section title={title} layout="full">
      <Contents>
        {contrasts.map((contrast, index) => (
          <ContrastEntry
            key={contrast.id}
            contrast={contrast}
            number={from + index}
            isPractised={contrast.id === practised}
            onPractise={(isWanted) => onPractise(isWanted ? contrast.id : null)}
          />
        ))}
      </Contents>
    </Section>
  )
}

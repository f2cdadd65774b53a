import { useCallback, useMemo } from 'react'
import { useSWRConfig } from 'swr'
import type { DraftView, PreviewAnswer } from '../../../cms/contract/draft.ts'
import { draftPaths } from '../../../cms/contract/draft-paths.ts'
import { DraftBar } from '../../features/draft-preview/draft-bar.tsx'
import { useLeavingLinks } from '../../features/draft-preview/use-leaving-links.ts'
import { useLiveDraft } from '../../features/draft-preview/use-live-draft.ts'
import { draftViewRead, LessonDocumentPaths } from '../../page/draft-view.ts'
import { SiteScreen } from './site-screen.tsx'

interface ShownDraftProps {
  view: DraftView
  /** The site's page that stands here. */
  path: string
}

/** The site's own screen at another address, with the draft among its answers. */
export function ShownDraft({ view, path }: ShownDraftProps) {
  const { mutate } = useSWRConfig()
  const { isFramed } = view
  const follow = useCallback(
    ({ view: next }: PreviewAnswer) => {
      mutate(draftViewRead.path, { ...next, isFramed }, { revalidate: false })
    },
    [mutate, isFramed],
  )
  useLiveDraft(follow)
  useLeavingLinks(isFramed)

  // One ticket for one saved document: a frame whose address changes loads anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: fresh tickets come with every letter
  const documents = useMemo(
    () => ({
      frame: (id: number) => draftPaths.frame(id, view.ticket),
      interactive: (id: number) => draftPaths.interactive(id, view.ticket),
    }),
    [view.documentVersion],
  )

  return (
    <LessonDocumentPaths value={documents}>
      <meta name="robots" content="noindex" />
      {!isFramed && <DraftBar view={view} />}
      <SiteScreen key={path} path={path} />
    </LessonDocumentPaths>
  )
}

import { parsePath } from 'react-router-dom'
import { useRead } from '../../data/use-read.ts'
import { DraftBar } from '../../features/draft-preview/draft-bar.tsx'
import { draftViewRead } from '../../page/draft-view.ts'
import { PageHead } from '../../page/page-head.tsx'
import { matchPage } from '../../router/routes.ts'
import { loadScreen } from '../../router/screen-code.tsx'
import { gone, type Load, notFound } from '../../router/screen-module.ts'
import { Notice } from '../../ui/notice.tsx'
import { ShownDraft } from './shown-draft.tsx'

export const load: Load = async ({ read, search }) => {
  const view = await read(draftViewRead)
  if (!view || view.mode === 'unknown') return notFound
  if (view.mode === 'ended') return gone
  if (view.path === null) return undefined
  const { pathname = '/' } = parsePath(view.path)
  const { route, params } = matchPage(pathname)
  const shown = await loadScreen(route.screen)
  return shown.load?.({ params, search, read })
}

/** A page of the site with a draft in it: the tutor's preview, or what a draft link shows. */
export function Screen() {
  const view = useRead(draftViewRead)
  if (view.state !== 'ready' || view.data.mode === 'unknown') {
    return <Closed title="This link does not work" text={checkIt} />
  }
  if (view.data.mode === 'ended')
    return <Closed title="This link no longer works" text={askAgain} />
  if (view.data.path === null) {
    return (
      <>
        <PageHead isHidden title="Draft preview" description="Not published." />
        {!view.data.isFramed && <DraftBar view={view.data} />}
        {view.data.mode === 'link' ? (
          <Notice title="Not ready yet" text={comeBack} />
        ) : (
          <Notice title="Nothing to show yet" text={view.data.missing} />
        )}
      </>
    )
  }
  return <ShownDraft view={view.data} path={view.data.path} />
}

const checkIt = 'Please check that you have copied the whole address.'
const comeBack =
  'This is still being written. Please open the link again later, or ask the person who sent it to you.'
const askAgain = 'Please ask the person who sent it to you for a new one.'

function Closed({ title, text }: { title: string; text: string }) {
  return (
    <>
      <PageHead isHidden title={title} description={text} />
      <Notice title={title} text={text} />
    </>
  )
}

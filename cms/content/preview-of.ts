import { isTexts, type PreviewKind } from '../contract/draft.ts'
import { draftPaths } from '../contract/draft-paths.ts'

/** Sizes of the live preview: a phone, a tablet, a desk. */
const breakpoints = [
  { name: 'phone', label: 'Phone', width: 375, height: 812 },
  { name: 'tablet', label: 'Tablet', width: 768, height: 1024 },
  { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
]

/** Preview beside the editor and on a page of its own: the site's real screens. */
export const previewOf = (kind: PreviewKind) => ({
  hideAPIURL: true, // hides the link to the document's JSON, which no tutor needs
  livePreview: {
    url: ({ data }: { data: Record<string, unknown> }) => addressOf(kind, data),
    breakpoints,
  },
  preview: (data: Record<string, unknown>) => addressOf(kind, data),
})

/** Beside the buttons of a course, lesson or exercise: show its draft to one person. */
export const draftLinksButton = '/cms/studio/preview/draft-links-button.tsx#DraftLinksButton'

/** Beside the buttons of whatever has drafts: publish it at a time. */
export const scheduleButton = '/cms/studio/scheduling/schedule-button.tsx#ScheduleButton'

/** Visitors always need the texts of a page. */
export const noUnpublishing = {
  elements: {
    UnpublishButton: '/cms/studio/preview/no-button.tsx#NoButton',
    beforeDocumentControls: [scheduleButton],
  },
}

function addressOf(kind: PreviewKind, { id }: Record<string, unknown>): string {
  const isSaved = typeof id === 'number' || typeof id === 'string'
  return draftPaths.preview({ kind, id: !isTexts(kind) && isSaved ? id : null })
}

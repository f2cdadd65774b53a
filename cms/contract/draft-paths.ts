import type { PreviewKind } from './draft.ts'

/** Where drafts are shown: to signed-in admins, and to whoever has a link. */
export const draftPaths = {
  preview: ({ kind, id }: { kind: PreviewKind; id: number | string | null }) =>
    `/preview/${kind}${id === null ? '' : `/${id}`}`,
  link: (token: string) => `/draft/${token}`,
  /** The address under which a page is handed its `DraftView`; nothing answers there over HTTP. */
  view: '/draft-view',
  frame: (lessonId: number, ticket: string) =>
    `/lesson-documents/${lessonId}/draft?ticket=${ticket}`,
  interactive: (lessonId: number, ticket: string) =>
    `/lesson-documents/${lessonId}/draft/interactive?ticket=${ticket}`,
} as const

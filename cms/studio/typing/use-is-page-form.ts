import { useEditDepth } from '@payloadcms/ui'

const pageDepth = 1

/** Whether the form around is that of a page; one in a drawer is deeper. */
export const useIsPageForm = (): boolean => useEditDepth() <= pageDepth

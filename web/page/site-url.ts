import { createContext } from 'react'

/** The site's public address without a slash at its end, for canonical links. */
export const SiteUrl = createContext('')

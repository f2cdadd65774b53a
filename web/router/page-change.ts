import { createContext } from 'react'

/** The newest change of page inside the site. */
export interface PageChange {
  /** How many there have been; 0 is the page that was loaded. */
  count: number
  /** 'coming' until its screen is there. */
  state: 'coming' | 'there' | 'failed'
}

export const firstPage: PageChange = { count: 0, state: 'there' }

export const PageChangeContext = createContext(firstPage)

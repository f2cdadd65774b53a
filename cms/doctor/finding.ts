/** What was looked at and how it is; `wrong` needs somebody, a `hint` does not. */
export interface Finding {
  name: string
  state: 'well' | 'hint' | 'wrong'
  says: string
  /** What to do about it. */
  todo?: string
}

export const well = (name: string, says: string): Finding => ({ name, state: 'well', says })

export const hint = (name: string, says: string, todo: string): Finding => ({
  name,
  state: 'hint',
  says,
  todo,
})

export const wrong = (name: string, says: string, todo: string): Finding => ({
  name,
  state: 'wrong',
  says,
  todo,
})

/** An error in one line. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message || error.name : String(error)

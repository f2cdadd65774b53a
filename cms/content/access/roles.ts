/** As much of a user as tells what she may do: of Payload's, of the studio's, of the site's. */
type Somebody = { collection?: string; role?: unknown } | null | undefined

/** Whose site it is: may do everything (decision 145). */
export const isOwner = (user: Somebody): boolean =>
  user?.collection === 'admins' && user.role === 'owner'

/** Whoever helps her: writes drafts, and nothing that anybody else sees (decision 145). */
export const isAssistant = (user: Somebody): boolean =>
  user?.collection === 'admins' && user.role !== 'owner'

/** For what everybody may read on the site, but assistants have no business with in the studio. */
export const hiddenFromAssistants = ({ user }: { user: Somebody }): boolean => !isOwner(user)

import type { Access } from 'payload'

/** A signed-in admin and nobody else. */
export const adminsOnly: Access = ({ req }) => req.user?.collection === 'admins'

import type { Access } from 'payload'

/** Whoever is signed in, assistants among them. */
export const anyAdmin: Access = ({ req }) => req.user?.collection === 'admins'

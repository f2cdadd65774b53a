import type { Access } from 'payload'

/** Everybody, signed in or not. */
export const anyone: Access = () => true

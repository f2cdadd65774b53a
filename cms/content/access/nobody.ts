import type { Access } from 'payload'

/** Nobody from outside: only the server itself, where it overrides access. */
export const nobody: Access = () => false

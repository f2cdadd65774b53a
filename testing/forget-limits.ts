import { query } from './databases.ts'

/** Lets what other tests of the worker have asked for not count, nor what a test has asked for itself. */
export const forgetLimits = (databaseUrl: string) => query(databaseUrl, 'delete from rate_limits')

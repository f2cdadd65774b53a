import { z } from 'zod'
import { counter } from '../../content/counts/counter.ts'
import { Counts } from '../../contract/counts.ts'
import { apiPaths } from '../../contract/paths.ts'
import { endpoint } from '../endpoint.ts'

/** Takes what a browser has counted since it told last; the tutor's own lessons do not count. */
export const takeCounts = endpoint({
  method: 'post',
  path: apiPaths.counts,
  access: 'everyone',
  input: Counts,
  bodyLimit: 8 * 1024,
  rate: {
    limit: () => 120,
    minutes: 10,
    failuresOnly: false,
    message: 'Too much has been counted from your network.',
  },
  status: 202,
  answer: z.object({}),
  async run({ body }, { admin }) {
    if (admin) return {}
    for (const { kind, ...what } of body.counts) counter.count(kind, what)
    return {}
  },
})

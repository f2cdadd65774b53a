/**
 * The measurements of `bench/`, and what each needs before it.
 * @type {Record<string, { tells: string, needs: ('build' | 'browser')[] }>}
 */
export const measurements = {
  requests: {
    tells: 'requests per second beside a bare server that gives the same bytes',
    needs: ['build'],
  },
  size: {
    tells: 'the weight of a first visit; fails where a public page loads code of the admin area',
    needs: ['build'],
  },
  markup: {
    tells: 'how long parsing lesson markup takes, from 10 kB to 1 MB',
    needs: [],
  },
  library: {
    tells: 'what the admin screens cost the server with 50 courses of 100 lessons',
    needs: ['build'],
  },
  studio: {
    tells: 'how soon the studio’s first page comes after a start, and what visitors notice of it',
    needs: ['build'],
  },
  'lesson-tabs': {
    tells: 'how much script a change of tab costs in a very large lesson',
    needs: ['build', 'browser'],
  },
}

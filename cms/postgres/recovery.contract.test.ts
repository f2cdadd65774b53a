import { expect, test } from 'vitest'
import { sitePayload } from '../../testing/site/site-payload.ts'

const payload = await sitePayload()

test.runIf(process.platform === 'linux')(
  'after a crash the disk is asked once for all files of the database',
  async () => {
    const { rows } = await payload.db.pool.query('show recovery_init_sync_method')

    expect(rows).toEqual([{ recovery_init_sync_method: 'syncfs' }])
  },
)

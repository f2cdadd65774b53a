import { readFile } from 'node:fs/promises'
import { expect, inject, test } from 'vitest'
import { emptyDatabase, query } from '../../testing/databases.ts'

test('a standby that has taken the place of its primary is well by what Docker asks it', async () => {
  const compose = await readFile('docker-compose.yml', 'utf8')
  const [, asked = ''] = /-Atc '(select [^']*)' \| grep -q t/.exec(compose) ?? []

  const [answer = {}] = await query(await emptyDatabase(inject('postgresDataDir')), asked)

  expect(Object.values(answer)).toEqual([true])
})

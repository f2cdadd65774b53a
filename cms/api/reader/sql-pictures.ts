import type { Payload } from 'payload'
import type { PictureRow, Reader } from './reader.ts'
import { all } from './sql/document-sql.ts'
import { question } from './sql/statement.ts'

/** What an `<img>` needs to know of uploaded pictures; their files are there for everybody. */
export function visitorPictures(payload: Payload): Pick<Reader, 'pictures'> {
  const found = question<PictureRow[]>(payload, {
    name: 'pictures',
    text: all(`
      select m.filename, m.alt, m.width::integer, m.height::integer,
        m.sizes_small_width is not null as small, m.sizes_medium_width is not null as medium
      from media m where m.filename = any($1) order by m.filename`),
  })
  return { pictures: async (names) => (await found(names)) ?? [] }
}

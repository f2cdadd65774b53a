import type { Payload } from 'payload'
import type { Items, Reader, Texts } from './reader.ts'
import { all, collectionColumns, globalSql, tableOf } from './sql/document-sql.ts'
import { question } from './sql/statement.ts'
import { storedReader } from './stored-reader.ts'

/** The texts and the small lists of the public pages, which everybody may read. */
export function visitorTexts(payload: Payload): Pick<Reader, 'texts' | 'items'> {
  const texts = new Map<string, string>()
  const items = new Map<string, string>()
  return {
    async texts<Name extends keyof Texts>(name: Name) {
      const text = kept(texts, name, () => globalSql(payload, name))
      const found = await question<Texts[Name]>(payload, { name, text })()
      // Texts that were never written have their fields' defaults, which Payload knows.
      return found ?? storedReader(payload).texts(name)
    },

    async items<Name extends keyof Items>(name: Name) {
      const text = kept(items, name, () => itemsSql(payload, name))
      return (await question<Items[Name][]>(payload, { name, text })()) ?? []
    },
  }
}

const itemsSql = (payload: Payload, slug: keyof Items) => {
  const columns = collectionColumns(payload, slug, { row: 'i' })
  return all(`
    select ${columns} from ${tableOf(slug)} i order by i._order, i.created_at desc`)
}

function kept(statements: Map<string, string>, name: string, make: () => string): string {
  const text = statements.get(name) ?? make()
  statements.set(name, text)
  return text
}

import { readFile } from 'node:fs/promises'
import initSqlJs, { type SqlJsStatic } from 'sql.js'
import { loadOnce } from '../../contract/load-once.ts'
import { sqlEngine } from '../../environment/project-folders.ts'

/** SQLite as WebAssembly, for the packages that Anki opens; read at the first one. */
export const openSql = loadOnce(async (): Promise<SqlJsStatic> => {
  const file = await readFile(sqlEngine)
  return initSqlJs({ wasmBinary: new Uint8Array(file).buffer })
})

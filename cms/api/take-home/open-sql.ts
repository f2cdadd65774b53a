import { readFile } from 'node:fs/promises'
import initSqlJs, { type SqlJsStatic } from 'sql.js'
import { keptOnce } from '../../contract/kept-once.ts'
import { sqlEngine } from '../../environment/project-folders.ts'

/** SQLite as WebAssembly, for the packages that Anki opens; read at the first one. */
export const openSql = keptOnce(async (): Promise<SqlJsStatic> => {
  const file = await readFile(sqlEngine)
  return initSqlJs({ wasmBinary: new Uint8Array(file).buffer })
})

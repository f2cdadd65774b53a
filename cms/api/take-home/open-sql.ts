import { readFile } from 'node:fs/promises'
import initSqlJs, { type SqlJsStatic } from 'sql.js'
import { sqlEngine } from '../../environment/project-folders.ts'

let opened: Promise<SqlJsStatic> | undefined

/** SQLite as WebAssembly, for the packages that Anki opens; read at the first one. */
export function openSql(): Promise<SqlJsStatic> {
  opened ??= readFile(sqlEngine).then((file) =>
    initSqlJs({ wasmBinary: new Uint8Array(file).buffer }),
  )
  opened.catch(() => {
    opened = undefined
  })
  return opened
}

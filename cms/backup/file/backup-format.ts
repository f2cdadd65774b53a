import { z } from 'zod'

/** Names this kind of file, and the version that is written and read. */
export const formatName = 'english-tutor-backup'
export const formatVersion = 1

/** The first part: what this is, and what it needs. */
export const headName = 'backup.json'
/** The last part: the list of all others. */
export const manifestName = 'manifest.json'
export const secretName = 'secret'

/** So much of a table is one part: what is held in memory of it. */
export const pieceBytes = 4 * 1024 * 1024

const tableFolder = 'database'
export const fileOfPiece = (table: string, piece: number) =>
  `${tableFolder}/${table}/${String(piece).padStart(6, '0')}.copy`

/** The table that a part belongs to; none where it is something else. */
export const tableOfFile = (file: string): string | undefined =>
  /^database\/([^/]+)\/\d+\.copy$/.exec(file)?.[1]

export const Head = z.object({
  format: z.literal(formatName),
  version: z.literal(formatVersion),
  createdAt: z.iso.datetime(),
  /** Whose it is: the site's address. */
  site: z.string(),
  /** Postgres's own version, for people. */
  postgres: z.string(),
  /** What the schema was made by, in its order. */
  migrations: z.array(z.string()).min(1),
})
export type Head = z.infer<typeof Head>

const KeptTable = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.int().min(0),
})
export type KeptTable = z.infer<typeof KeptTable>

/** Where a sequence stands; as text, since it may be larger than a number. */
const Sequence = z.object({
  name: z.string(),
  value: z.string().regex(/^-?\d+$/),
  used: z.boolean(),
})
export type Sequence = z.infer<typeof Sequence>

export const Manifest = z.object({
  tables: z.array(KeptTable),
  sequences: z.array(Sequence),
  /** What stood in the database and is not of the site, with its kind. */
  leftOut: z.array(z.string()).default([]),
  /** Every part but this one. */
  parts: z.record(
    z.string(),
    z.object({ bytes: z.int().min(0), sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
  ),
})
export type Manifest = z.infer<typeof Manifest>

import { createHash } from 'node:crypto'
import { strToU8, type Zippable, type ZippableFile, zipSync } from 'fflate'
import type { SqlJsStatic } from 'sql.js'
import type { Row } from '../row.ts'
import { noteFields, noteFieldsOf, noteType } from '../take-home/anki-text.ts'

/** A sound under the name that Anki knows it by. */
export interface AnkiSound {
  name: string
  bytes: Uint8Array
}

interface AnkiPackage {
  rows: readonly Row[]
  /** By the id of its row. */
  sounds: ReadonlyMap<string, AnkiSound>
  deck: string
  tags: readonly string[]
  now: Date
}

/** Apart from the text's, which has no sound: Anki knows a note type by its fields. */
const soundNoteType = `${noteType}, with sound`
export const soundNoteFields = [...noteFields, 'Sound'] as const

/**
 * Words with their sounds as a package that Anki opens (its schema 11, which every version reads). Each
 * note has the row's id, so that a second import changes notes and doubles none.
 */
export function ankiPackage(
  sql: SqlJsStatic,
  { rows, sounds, deck, tags, now }: AnkiPackage,
): Uint8Array<ArrayBuffer> {
  const database = new sql.Database()
  try {
    database.run(schema)
    const ids = { model: idOf(soundNoteType), deck: idOf(deck) }
    addCollection(database, { ...ids, name: deck, now })
    rows.forEach((row, index) => {
      const sound = sounds.get(row.id)
      const fields = [...noteFieldsOf(row), sound ? `[sound:${sound.name}]` : '']
      const note = idOf(`note ${row.id}`)
      const seconds = Math.floor(now.getTime() / 1000)
      database.run('insert into notes values (?,?,?,?,-1,?,?,?,?,0,?)', [
        ...[note, row.id, ids.model, seconds, ` ${tags.map(asTag).join(' ')} `],
        ...[fields.join('\u001f'), row.word, checksumOf(row.id), ''],
      ])
      database.run('insert into cards values (?,?,?,0,?,-1,0,0,?,0,0,0,0,0,0,0,0,?)', [
        ...[idOf(`card ${row.id}`), note, ids.deck, seconds, index + 1, ''],
      ])
    })
    const used = rows.flatMap(({ id }) => sounds.get(id) ?? [])
    const files: Zippable = { 'collection.anki2': database.export() }
    files.media = strToU8(
      JSON.stringify(Object.fromEntries(used.map(({ name }, at) => [at, name]))),
    )
    used.forEach(({ bytes }, at) => {
      files[at] = asItIs(bytes)
    })
    return new Uint8Array(zipSync(files))
  } finally {
    database.close()
  }
}

/** A sound is not packed: it would gain a seventh, and hold everybody up for half a second. */
export const asItIs = (sound: Uint8Array): ZippableFile => [sound, { level: 0 }]

interface Ids {
  model: number
  deck: number
  name: string
  now: Date
}

function addCollection(database: InstanceType<SqlJsStatic['Database']>, ids: Ids): void {
  const ms = ids.now.getTime()
  const seconds = Math.floor(ms / 1000)
  database.run('insert into col values (1,?,?,?,11,0,0,0,?,?,?,?,?)', [
    ...[seconds, ms, ms],
    ...[{}, { [ids.model]: modelOf(ids, seconds) }, decksOf(ids, seconds), deckOptions, {}].map(
      (value) => JSON.stringify(value),
    ),
  ])
}

const modelOf = ({ model, deck }: Ids, mod: number) => ({
  id: model,
  name: soundNoteType,
  type: 0,
  mod,
  usn: -1,
  sortf: 1,
  did: deck,
  css: style,
  latexPre: '',
  latexPost: '',
  req: [[0, 'any', [1]]],
  tags: [],
  vers: [],
  flds: soundNoteFields.map((name, ord) => ({
    name,
    ord,
    sticky: false,
    rtl: false,
    font: 'Arial',
    size: 20,
    media: [],
  })),
  tmpls: [
    {
      name: 'Word',
      ord: 0,
      did: null,
      bqfmt: '',
      bafmt: '',
      qfmt: '{{Word}}<p class="sounds">{{Phonetics}}</p>{{Sound}}',
      afmt: '{{FrontSide}}<hr id="answer">{{Translation}}<p>{{Meaning}}</p><p><i>{{Example}}</i></p>',
    },
  ],
})

const style = '.card { font: 1.4rem Georgia, serif; text-align: center; } .sounds { color: gray; }'

const decksOf = ({ deck, name }: Ids, mod: number) => {
  const empty = {
    mod,
    usn: -1,
    desc: '',
    dyn: 0,
    conf: 1,
    collapsed: false,
    browserCollapsed: false,
    extendNew: 10,
    extendRev: 50,
    newToday: [0, 0],
    revToday: [0, 0],
    lrnToday: [0, 0],
    timeToday: [0, 0],
  }
  return { 1: { id: 1, name: 'Default', ...empty }, [deck]: { id: deck, name, ...empty } }
}

const deckOptions = {
  1: {
    id: 1,
    name: 'Default',
    mod: 0,
    usn: 0,
    maxTaken: 60,
    autoplay: true,
    timer: 0,
    replayq: true,
    dyn: false,
    new: {
      delays: [1, 10],
      ints: [1, 4, 7],
      initialFactor: 2500,
      order: 1,
      perDay: 20,
      bury: true,
    },
    rev: {
      perDay: 200,
      ease4: 1.3,
      fuzz: 0.05,
      ivlFct: 1,
      maxIvl: 36_500,
      minSpace: 1,
      bury: true,
    },
    lapse: { delays: [10], mult: 0, minInt: 1, leechFails: 8, leechAction: 0 },
  },
}

/** A number for ever of a name; Anki's are milliseconds of some moment, so they have 13 digits. */
function idOf(name: string): number {
  const digest = createHash('sha256').update(name).digest()
  return 1_000_000_000_000 + (digest.readUIntBE(0, 6) % 700_000_000_000)
}

/** Of the first field, as Anki looks for doubles. */
const checksumOf = (field: string) => createHash('sha1').update(field).digest().readUInt32BE(0)

const asTag = (text: string) => text.trim().replace(/\s+/g, '-')

const schema = `
  create table col (id integer primary key, crt integer not null, mod integer not null,
    scm integer not null, ver integer not null, dty integer not null, usn integer not null,
    ls integer not null, conf text not null, models text not null, decks text not null,
    dconf text not null, tags text not null);
  create table notes (id integer primary key, guid text not null, mid integer not null,
    mod integer not null, usn integer not null, tags text not null, flds text not null,
    sfld integer not null, csum integer not null, flags integer not null, data text not null);
  create table cards (id integer primary key, nid integer not null, did integer not null,
    ord integer not null, mod integer not null, usn integer not null, type integer not null,
    queue integer not null, due integer not null, ivl integer not null, factor integer not null,
    reps integer not null, lapses integer not null, left integer not null, odue integer not null,
    odid integer not null, flags integer not null, data text not null);
  create table revlog (id integer primary key, cid integer not null, usn integer not null,
    ease integer not null, ivl integer not null, lastIvl integer not null,
    factor integer not null, time integer not null, type integer not null);
  create table graves (usn integer not null, oid integer not null, type integer not null);
  create index ix_notes_usn on notes (usn);
  create index ix_cards_usn on cards (usn);
  create index ix_revlog_usn on revlog (usn);
  create index ix_cards_nid on cards (nid);
  create index ix_cards_sched on cards (did, queue, due);
  create index ix_revlog_cid on revlog (cid);
  create index ix_notes_csum on notes (csum);`

/** An answer that is a file on disk; it is removed once it has been sent. */
export class FileAnswer {
  readonly path: string
  readonly type: string
  readonly name: string
  readonly remove: () => Promise<void>

  constructor(file: { path: string; type: string; name: string; remove(): Promise<void> }) {
    this.path = file.path
    this.type = file.type
    this.name = file.name
    this.remove = file.remove
  }
}

/** An answer that is a file made on the spot, kept like any other public answer. */
export class MadeFile {
  readonly content: string | Buffer
  readonly type: string
  readonly name: string

  constructor(file: { content: string | Buffer; type: string; name: string }) {
    this.content = file.content
    this.type = file.type
    this.name = file.name
  }
}

/** An answer that is a sound, named after its content: sent whole or in part, and kept by browsers. */
export class SoundAnswer {
  readonly bytes: Buffer
  readonly type: string
  /** Of these bytes alone. */
  readonly tag: string

  constructor(sound: { bytes: Buffer; type: string; tag: string }) {
    this.bytes = sound.bytes
    this.type = sound.type
    this.tag = sound.tag
  }
}

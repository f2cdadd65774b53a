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
  readonly text: string
  readonly type: string
  readonly name: string

  constructor(file: { text: string; type: string; name: string }) {
    this.text = file.text
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

/** An answer that is a file made on the spot of bytes, for the browser to keep. */
export class MadeBytes {
  readonly bytes: Uint8Array
  readonly type: string
  readonly name: string

  constructor(file: { bytes: Uint8Array; type: string; name: string }) {
    this.bytes = file.bytes
    this.type = file.type
    this.name = file.name
  }
}

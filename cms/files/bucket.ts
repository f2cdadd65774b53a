/** A file in a bucket. */
export interface BucketFile {
  name: string
  bytes: number
  /** When it was put there, by the clock of the bucket. */
  changedAt: Date
}

/** What a bucket gives of a file. */
export interface BucketBody {
  bytes: number
  /** As it was told when the file was put; undefined where somebody else has put it. */
  sha256: string | undefined
  body: AsyncIterable<Uint8Array>
}

/** Object storage, as much of it as is needed. Where it does not answer, all throw FilesAway. */
export interface Bucket {
  put(name: string, bytes: Uint8Array): Promise<void>
  /** undefined where it has none. */
  get(name: string): Promise<BucketBody | undefined>
  /** What it has of a file, without its bytes. */
  look(name: string): Promise<BucketFile | undefined>
  /** Also where there is none. */
  remove(name: string): Promise<void>
  list(folder: string): AsyncIterable<BucketFile>
}

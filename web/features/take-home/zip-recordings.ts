import { strToU8, type Zippable, zipSync } from 'fflate'

/** A recording as it goes into the zip. */
export interface KeptRecording {
  name: string
  audio: Blob
  transcript: string
}

/** All recordings as one file, each with what was said beside it; audio is packed already. */
export async function zipRecordings(recordings: readonly KeptRecording[]): Promise<Blob> {
  const files: Zippable = {}
  for (const { name, audio, transcript } of recordings) {
    const free = freeName(name, files)
    files[free] = [new Uint8Array(await audio.arrayBuffer()), { level: 0 }]
    if (transcript !== '') files[free.replace(/\.\w+$/, '.txt')] = strToU8(`${transcript}\n`)
  }
  return new Blob([new Uint8Array(zipSync(files))], { type: 'application/zip' })
}

function freeName(name: string, files: Zippable): string {
  let free = name
  for (let number = 2; free in files; number += 1) free = name.replace(/(\.\w+)?$/, `-${number}$1`)
  return free
}

import { vi } from 'vitest'

/** A microphone that is switched off: it is there, and gives no sound. */
export function silentMicrophone(): void {
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async () => {
    const audio = new AudioContext() // in a press: browsers let it run then
    const off = audio.createConstantSource()
    off.offset.value = 0
    const there = audio.createMediaStreamDestination()
    off.connect(there)
    off.start()
    return there.stream
  })
}

import { expect, vi } from 'vitest'

/** Notes what recorders take from now on; the spies go with `vi.restoreAllMocks`. */
export function watchRecorders() {
  const took = vi.fn<(event: BlobEvent) => void>()
  const { start } = MediaRecorder.prototype
  vi.spyOn(MediaRecorder.prototype, 'start').mockImplementation(function begin(
    this: MediaRecorder,
    slice,
  ) {
    this.addEventListener('dataavailable', took)
    start.call(this, slice)
  })
  return {
    /** Until there is some sound: stopped before, nothing would be recorded. */
    untilRecorded: () =>
      expect.poll(() => took.mock.calls.some(([{ data }]) => data.size > 0)).toBe(true),
  }
}

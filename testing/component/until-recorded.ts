import { expect, vi } from 'vitest'

const { start } = MediaRecorder.prototype

/** Notes what recorders take from now on; the spies go with `vi.restoreAllMocks`. */
export function watchRecorders() {
  const took = vi.fn<(event: BlobEvent) => void>()
  const recorders: MediaRecorder[] = []
  vi.spyOn(MediaRecorder.prototype, 'start').mockImplementation(function begin(
    this: MediaRecorder,
    slice,
  ) {
    recorders.push(this)
    this.addEventListener('dataavailable', took)
    start.call(this, slice)
  })
  return {
    /** Until there is some sound: stopped before, nothing would be recorded. */
    untilRecorded: () =>
      expect
        .poll(() => {
          for (const recorder of recorders)
            if (recorder.state === 'recording') recorder.requestData()
          return took.mock.calls.some(([{ data }]) => data.size > 0)
        })
        .toBe(true),
  }
}

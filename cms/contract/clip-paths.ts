/** Where the tutor's voice is (decision 103), apart from the addresses that every page needs. */
export const clipPaths = {
  /** Words that the tutor has said, of a lesson and of an exercise; a sound by its content. */
  lessonClips: (id: number) => `/api/lessons/${id}/clips`,
  exerciseClips: (address: string) => `/api/exercises/${encodeURIComponent(address)}/clips`,
  clipSound: (clips: string, hash: string) => `${clips}/${hash}.wav`,
  clip: (id: number | ':clipId') => `/api/clips/${id}`,
} as const

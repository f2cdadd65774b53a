/** Words to take home: a list with its clips as a package for Anki, and the clips alone. */
export const takeHomePaths = {
  lessonAnki: (id: number) => `/api/lessons/${id}/words.apkg`,
  lessonVoice: (id: number) => `/api/lessons/${id}/clips.zip`,
  exerciseAnki: (address: string) => `/api/exercises/${encodeURIComponent(address)}/words.apkg`,
  exerciseVoice: (address: string) => `/api/exercises/${encodeURIComponent(address)}/clips.zip`,
} as const

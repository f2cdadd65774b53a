/** The file's extension follows its type. */
export function extensionOf(type: string): string {
  const container = /^audio\/(\w+)/.exec(type)?.[1]
  return container === 'mp4' || container === 'ogg' ? container : 'webm'
}

/** The name a learner finds the recording by: lesson, title and number of the activity. */
export function audioFileName(place: {
  lessonNumber: number
  title: string
  speakingNumber: number
  type: string
}): string {
  const words = place.title.toLowerCase().match(/[a-z0-9]+/g) ?? []
  const parts = [`lesson-${place.lessonNumber}`, ...words.slice(0, 8), 'speaking']
  return `${parts.join('-')}-${place.speakingNumber}.${extensionOf(place.type)}`
}

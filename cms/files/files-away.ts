/** Known by its code where `instanceof` cannot know it. */
export class FilesAway extends Error {
  static readonly code = 'FILES_AWAY'
  override readonly name = 'FilesAway'
  readonly code = FilesAway.code
}

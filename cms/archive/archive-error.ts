/** An archive that is not imported; the message tells the tutor why. */
export class ArchiveError extends Error {}

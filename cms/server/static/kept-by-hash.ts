const yearSeconds = 365 * 24 * 60 * 60
/** A cache that stands between lets go soon of what was withdrawn. */
const sharedSeconds = 300

/**
 * The Cache-Control of what stands at the address of its bytes: it may be kept for ever, by the
 * browser alone where not everybody may have it.
 */
export const keptByHash = (isForAll: boolean): string =>
  isForAll
    ? `public, max-age=${yearSeconds}, s-maxage=${sharedSeconds}, immutable`
    : `private, max-age=${yearSeconds}, immutable`

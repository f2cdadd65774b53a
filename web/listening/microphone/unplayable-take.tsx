interface UnplayableTakeProps {
  url: string
  /** As the server has found it: audio/webm, audio/mp4 or audio/ogg. */
  type: string
}

/** In the place of a player: an older iPhone has no WebM, which other browsers record. */
export function UnplayableTake({ url, type }: UnplayableTakeProps) {
  return (
    <p role="alert">
      This browser cannot play the recording.{' '}
      <a ref={takeFocus} href={url} download={`recording.${type.replace('audio/', '')}`}>
        Save it
      </a>
      , or open this page on another device.
    </p>
  )
}

/** The player that failed had the focus, and has gone. */
function takeFocus(link: HTMLAnchorElement | null) {
  if (document.activeElement === document.body) link?.focus()
}

interface EvidenceProps {
  source: string
  sourceUrl: string
}

/** Where it was written, so that a reader can look it up. */
export function Evidence({ source, sourceUrl }: EvidenceProps) {
  const text = source === '' ? 'Read it where it was written' : `From ${source}`
  if (sourceUrl === '') return <span>{text}</span>
  return (
    <a href={sourceUrl} target="_blank" rel="noopener nofollow">
      {text}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  )
}

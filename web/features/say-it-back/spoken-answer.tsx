import { buttonClass } from '../../ui/button.tsx'
import { OpenedPanel } from './opened-panel.tsx'
import type { SayItBackProps, SpokenGapProps } from './say-it-back-props.ts'

/** In an exercise: a sentence is recorded and held against the voice that reads it. */
export function SpokenSentence(panel: SayItBackProps) {
  return (
    <OpenedPanel
      label="Record yourself"
      className={buttonClass('plain')}
      load={async () => (await import('./say-it-panel.tsx')).SayItPanel}
      panel={panel}
    />
  )
}

/** In an exercise: a sentence with a gap is recorded; an engine may hear the word that was said. */
export function SpokenGap(panel: SpokenGapProps) {
  return (
    <OpenedPanel
      label="Record yourself"
      className={buttonClass('plain')}
      load={async () => (await import('./spoken-gap-panel.tsx')).SpokenGapPanel}
      panel={panel}
    />
  )
}

import { OpenedPanel } from './opened-panel.tsx'
import type { SayItBackProps } from './say-it-back-props.ts'

/** Under a sentence: the way to say it back. Its code comes with the first press alone. */
export function SayItBack(panel: SayItBackProps) {
  return (
    <OpenedPanel
      label={
        <>
          Say it
          <span className="visually-hidden">{` ${panel.text}`}</span>
        </>
      }
      load={async () => (await import('./say-it-panel.tsx')).SayItPanel}
      panel={panel}
    />
  )
}

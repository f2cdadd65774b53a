import { useSyncExternalStore } from 'react'
import { type BrowserPack, installPack } from '../../listening/browser/use-browser-pack.ts'
import { type EngineState, switchOff, switchOn } from '../../listening/use-engine.ts'
import type { LessonSounds } from '../../listening/use-lesson-sounds.ts'
import { receiptText, type VoiceReceipt } from '../../listening/voice-receipt.ts'
import { Button } from '../../ui/button.tsx'
import { engineTexts, packTexts, soundsTexts, whoTexts } from './say-it-texts.ts'
import styles from './who-listens.module.css'

interface WhoListensProps {
  engine: EngineState
  sounds: LessonSounds
  /** The browser's own pack, where words are recognised. */
  pack?: BrowserPack
  receipt: VoiceReceipt | null
}

/** Always in sight: who hears the learner, and what was sent while she spoke. */
export function WhoListens(props: WhoListensProps) {
  const { engine, sounds, pack = 'unavailable', receipt } = props
  const { who, what } = whoTexts[listenersOf(engine, pack)]
  return (
    <div className={styles.foot}>
      <p className={styles.who}>
        <strong>{`Who listens: ${who}.`}</strong>
        {what !== '' && <span>{` ${what}`}</span>}
        {receipt && <Receipt receipt={receipt} />}
      </p>
      <EngineSwitch engine={engine} />
      {engine.kind === 'ready' && <UnknownSounds sounds={sounds} />}
      <PackInstaller pack={pack} />
    </div>
  )
}

function Receipt({ receipt }: { receipt: VoiceReceipt }) {
  const requests = useSyncExternalStore(receipt.watch, receipt.requests)
  return <span>{` ${receiptText(requests)}`}</span>
}

function listenersOf(engine: EngineState, pack: BrowserPack): keyof typeof whoTexts {
  if (pack !== 'available') return engine.kind === 'ready' ? 'engine' : 'nobody'
  return engine.kind === 'ready' ? 'both' : 'browser'
}

function EngineSwitch({ engine }: { engine: EngineState }) {
  return (
    <>
      {engine.kind === 'loading' && (
        <label className={styles.who}>
          Loading the engine …{' '}
          <progress max={1} value={engine.share}>{`${Math.round(engine.share * 100)} %`}</progress>
        </label>
      )}
      {engine.kind === 'failed' && (
        <p role="alert" className={styles.problem}>
          {engineTexts[engine.problem]}
        </p>
      )}
      <Button
        tone="quiet"
        // One button throughout, and never a disabled one: the focus stays on it.
        aria-disabled={engine.kind === 'loading'}
        onClick={engine.kind === 'ready' ? switchOff : () => void switchOn()}
      >
        {switchTexts[engine.kind]}
      </Button>
    </>
  )
}

const switchTexts = {
  off: 'Listen on this device (3.6 MB, once)',
  loading: 'Listen on this device (3.6 MB, once)',
  ready: 'Stop listening',
  failed: 'Load the engine again',
} as const

/** Without them the engine hears, and cannot say of what. */
function UnknownSounds({ sounds: { state, readAgain } }: { sounds: LessonSounds }) {
  if (state !== 'error' && state !== 'missing') return null
  return (
    <>
      <p role="alert" className={styles.problem}>
        {soundsTexts[state]}
      </p>
      {state === 'error' && (
        <Button tone="quiet" onClick={readAgain}>
          Load it again
        </Button>
      )}
    </>
  )
}

/** The browser's own listening, where it could be had. */
function PackInstaller({ pack }: { pack: BrowserPack }) {
  return (
    <>
      {(pack === 'downloading' || pack === 'refused') && (
        <p role="status" className={styles.who}>
          {packTexts[pack]}
        </p>
      )}
      {(pack === 'downloadable' || pack === 'refused') && (
        <Button tone="quiet" onClick={() => void installPack()}>
          Install your browser’s speech recognition on this device
        </Button>
      )}
    </>
  )
}

import { type BrowserPack, installPack } from '../../listening/browser/use-browser-pack.ts'
import { type EngineState, switchOff, switchOn } from '../../listening/use-engine.ts'
import { receiptText, type VoiceReceipt } from '../../listening/voice-receipt.ts'
import { Button } from '../../ui/button.tsx'
import { engineTexts, packTexts, whoTexts } from './say-it-texts.ts'
import styles from './who-listens.module.css'

interface WhoListensProps {
  engine: EngineState
  /** The browser's own pack, where words are recognised. */
  pack?: BrowserPack
  receipt: VoiceReceipt | null
}

/** Always in sight: who hears the learner, and what was sent while she spoke. */
export function WhoListens({ engine, pack = 'unavailable', receipt }: WhoListensProps) {
  const { who, what } = whoTexts[listenersOf(engine, pack)]
  return (
    <div className={styles.foot}>
      <p className={styles.who}>
        <strong>{`Who listens: ${who}.`}</strong>
        {what !== '' && ` ${what}`}
        {receipt && ` ${receiptText(receipt)}`}
      </p>
      <EngineSwitch engine={engine} />
      <PackInstaller pack={pack} />
    </div>
  )
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
      {(engine.kind === 'off' || engine.kind === 'failed') && (
        <Button tone="quiet" onClick={() => void switchOn()}>
          {engine.kind === 'off' ? 'Listen on this device (4 MB, once)' : 'Load the engine again'}
        </Button>
      )}
      {engine.kind === 'ready' && (
        <Button tone="quiet" onClick={switchOff}>
          Stop listening
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
          Install your browser’s own listening
        </Button>
      )}
    </>
  )
}

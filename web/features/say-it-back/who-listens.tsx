import { type EngineState, switchOff, switchOn } from '../../listening/use-engine.ts'
import { receiptText, type VoiceReceipt } from '../../listening/voice-receipt.ts'
import { Button } from '../../ui/button.tsx'
import { engineTexts } from './say-it-texts.ts'
import styles from './who-listens.module.css'

interface WhoListensProps {
  engine: EngineState
  receipt: VoiceReceipt | null
}

/** Always in sight: who hears the learner, and what was sent while she spoke. */
export function WhoListens({ engine, receipt }: WhoListensProps) {
  return (
    <div className={styles.foot}>
      <p className={styles.who}>
        <strong>{`Who listens: ${engine.kind === 'ready' ? 'this device' : 'nobody but you'}.`}</strong>
        {engine.kind === 'ready' && ' It follows your words; it does not judge them.'}
        {receipt && ` ${receiptText(receipt)}`}
      </p>
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
    </div>
  )
}

import { useEffect, useState } from 'react'
import { moveLimits } from '../../../cms/contract/limits.ts'
import { pagePaths } from '../../../cms/contract/page-paths.ts'
import { messageOf } from '../../data/client.ts'
import { parkMove } from '../../data/moves.ts'
import { passport } from '../../passport/passport.ts'
import { packPassport } from '../../passport/passport-file.ts'
import { moveHash, sealMove } from '../../passport/sealed-move.ts'
import { Button } from '../../ui/button.tsx'
import styles from './my-progress-screen.module.css'

type State =
  | { step: 'idle' | 'sealing' | 'ended' }
  | { step: 'problem'; problem: string }
  | { step: 'parked'; link: string; picture: string; endsAt: number }

interface MoveCopyProps {
  isEmpty: boolean
  now?: () => number
}

/** Puts a sealed copy where another device can take it, once, within ten minutes. */
export function MoveCopy({ isEmpty, now = Date.now }: MoveCopyProps) {
  const [state, setState] = useState<State>({ step: 'idle' })

  const endsAt = state.step === 'parked' ? state.endsAt : null
  // Looked at every second: a timer stands still while the device sleeps.
  useEffect(() => {
    if (endsAt === null) return
    const timer = setInterval(() => now() >= endsAt && setState({ step: 'ended' }), 1_000)
    return () => clearInterval(timer)
  }, [endsAt, now])

  async function start() {
    setState({ step: 'sealing' })
    try {
      const endsAt = now() + moveLimits.minutes * 60_000
      setState({ step: 'parked', ...(await park()), endsAt })
    } catch (error) {
      const problem =
        error instanceof TooLarge
          ? 'This is too much for a link. Save it as a file instead.'
          : messageOf(error, 'The link could not be made. Nothing is lost; please try again.')
      setState({ step: 'problem', problem })
    }
  }

  if (isEmpty) {
    return <p>Once you have done something here, you can take it to another device.</p>
  }
  return (
    <div className={styles.part}>
      <p>
        The link works once, for ten minutes. Only the link can open your progress: this site cannot
        read it.
      </p>
      {state.step === 'problem' && (
        <p role="alert" className={styles.message} data-tone="problem">
          {state.problem}
        </p>
      )}
      {state.step === 'ended' && (
        <p role="status" className={styles.message}>
          The ten minutes are over. This link no longer works.
        </p>
      )}
      {state.step === 'parked' && <Parked {...state} />}
      <div className={styles.actions}>
        {state.step === 'parked' && <CopyLink key={state.link} link={state.link} />}
        <Button
          // A button that is disabled loses the focus.
          aria-disabled={state.step === 'sealing'}
          onClick={() => state.step !== 'sealing' && start()}
        >
          {state.step === 'parked' ? 'Make another link' : 'Make a link for another device'}
        </Button>
      </div>
    </div>
  )
}

function Parked({ link, picture }: { link: string; picture: string }) {
  return (
    <>
      <p role="status">
        Point the camera of the other device at this picture, or open the link on it.
      </p>
      {/* Drawn here by our own code, from an address of our own making. */}
      <div
        role="img"
        aria-label="QR code of the link"
        className={styles.qr}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
        dangerouslySetInnerHTML={{ __html: picture }}
      />
      <code className={styles.link}>{link}</code>
    </>
  )
}

function CopyLink({ link }: { link: string }) {
  const [outcome, setOutcome] = useState<keyof typeof copyTexts>('idle')
  async function copy() {
    const copying = navigator.clipboard?.writeText(link)
    const isCopied = await copying?.then(
      () => true,
      () => false, // the browser was told not to allow it
    )
    setOutcome(isCopied ? 'copied' : 'refused')
  }
  return (
    <>
      <Button onClick={copy}>Copy the link</Button>
      <p role="status">{copyTexts[outcome]}</p>
    </>
  )
}

const copyTexts = {
  idle: '',
  copied: 'The link is copied.',
  refused: 'Copying is not allowed here. Select the link above and copy it by hand.',
} as const

class TooLarge extends Error {}

async function park() {
  const open = await passport()
  const packed = await packPassport(open.said().device, open.history())
  const { sealed, key } = await sealMove(packed)
  if (sealed.length > moveLimits.sealed) throw new TooLarge()
  const [{ id }, { renderSVG }] = await Promise.all([parkMove(sealed), import('uqr')])
  const link = location.origin + pagePaths.myProgress + moveHash({ id, key })
  return { link, picture: renderSVG(link, { border: 1 }) }
}

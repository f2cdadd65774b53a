'use client'
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import {
  accountPaths,
  ownPasswordLabel,
  RecoveryCodes,
  SecondStepKey,
} from '../../contract/account.ts'
import { ask, Refused } from '../client/studio-client.ts'
import styles from './account.module.css'
import { AskOnce } from './ask-once.tsx'
import { ShownCodes } from './shown-codes.tsx'
import { ShownKey } from './shown-key.tsx'
import { useReturnedFocus } from './use-returned-focus.ts'

interface SecondStepProps {
  isOn: boolean
  recoveryCodesLeft: number
  onChange(): Promise<void>
}

type Stage =
  | { at: 'rest' | 'begin' | 'end' }
  | { at: 'key'; key: SecondStepKey }
  | { at: 'codes'; codes: string[] }

/** A code from an app beside the password: turned on, renewed, turned off (decision 173). */
export function SecondStep({ isOn, recoveryCodesLeft, onChange }: SecondStepProps) {
  const [stage, setStage] = useState<Stage>({ at: 'rest' })
  const [message, setMessage] = useState('')
  function rest() {
    setStage({ at: 'rest' })
    setMessage('')
  }
  const { heading, button } = useReturnedFocus(stage.at === 'rest' ? null : stage.at)
  async function begin(currentPassword: string) {
    const answer = await ask('POST', accountPaths.secondStep, { json: { currentPassword } })
    setStage({ at: 'key', key: SecondStepKey.parse(answer) })
    setMessage('')
  }
  async function confirm(code: string) {
    try {
      const answer = await ask('POST', accountPaths.confirmSecondStep, { json: { code } })
      setStage({ at: 'codes', codes: RecoveryCodes.parse(answer).codes })
    } catch (error) {
      if (error instanceof Refused && error.status < 500) throw error
      await onChange() // only the answer may have been lost, and the recovery codes with it
      setMessage(notTold)
      setStage({ at: 'begin' }) // a key takes effect once
    }
  }
  async function putAway() {
    await onChange() // first: the button that opened this may be gone afterwards
    rest()
  }
  async function end(currentPassword: string) {
    await ask('POST', accountPaths.endSecondStep, { json: { currentPassword } })
    await onChange()
    rest()
  }
  return (
    <section aria-labelledby="account-second-step">
      <h2 id="account-second-step" ref={heading} tabIndex={-1} className={styles.heading}>
        A second step when you sign in
      </h2>
      {stage.at !== 'codes' && <p>{isOn ? onText(recoveryCodesLeft) : offText}</p>}
      <p role="status" className={styles.hint}>
        {message}
      </p>
      {stage.at === 'rest' && (
        <div className={styles.actions}>
          <Button
            ref={button('begin')}
            buttonStyle="secondary"
            margin={false}
            onClick={() => setStage({ at: 'begin' })}
          >
            {isOn ? 'New key and recovery codes' : 'Turn on'}
          </Button>
          {isOn && (
            <Button
              ref={button('end')}
              buttonStyle="secondary"
              margin={false}
              onClick={() => setStage({ at: 'end' })}
            >
              Turn off
            </Button>
          )}
        </div>
      )}
      {stage.at === 'begin' && <AskOnce {...passwordField} done="Next" send={begin} leave={rest} />}
      {stage.at === 'end' && <AskOnce {...passwordField} done="Turn off" send={end} leave={rest} />}
      {stage.at === 'key' && (
        <>
          <ShownKey shown={stage.key} />
          <AskOnce {...codeField} done="Turn on" send={confirm} leave={rest} />
        </>
      )}
      {stage.at === 'codes' && <ShownCodes codes={stage.codes} onDone={putAway} />}
    </section>
  )
}

const passwordField = { label: ownPasswordLabel, kind: 'password' } as const
const codeField = { label: 'The six digits that the app shows now', kind: 'code' } as const

const notTold =
  'The server’s answer was lost. Your new key may already be in use; if so, the old key and recovery codes no longer work. Type your password to begin again: you get a new key and new recovery codes.'

const offText =
  'It is off. If you turn it on, signing in asks for your password and then for six digits from an app on your phone, so a password alone is not enough.'

const onText = (left: number) =>
  `It is on. Signing in asks for a code from your app. You have ${left} recovery ${left === 1 ? 'code' : 'codes'} left, each for one sign-in without the app.`

'use client'
import { Button } from '@payloadcms/ui'
import { browserSupportsWebAuthn, startRegistration } from '@simplewebauthn/browser'
import { useState } from 'react'
import { ownPasswordLabel } from '../../contract/account.ts'
import {
  type Passkey,
  PasskeyToMake,
  passkeyNameLength,
  passkeyPaths,
} from '../../contract/passkey.ts'
import { ask, messageOf, untilGone } from '../client/studio-client.ts'
import { timeText } from '../students/time-text.ts'
import styles from './account.module.css'
import { AskOnce } from './ask-once.tsx'
import { useReturnedFocus } from './use-returned-focus.ts'

interface PasskeysProps {
  passkeys: readonly Passkey[]
  onChange(): Promise<void>
}

type Stage =
  | { at: 'rest' }
  | { at: 'begin'; typed?: string }
  | { at: 'end'; id: string }
  | { at: 'name'; asked: PasskeyToMake; typed?: string }

/** Passkeys: added, listed, removed; each change asks for the password (decision 215). */
export function Passkeys({ passkeys, onChange }: PasskeysProps) {
  const [stage, setStage] = useState<Stage>({ at: 'rest' })
  const [message, setMessage] = useState('')
  const { heading, button } = useReturnedFocus(openedBy(stage))
  const rest = () => setStage({ at: 'rest' })
  function turnTo(next: Stage) {
    setMessage('')
    setStage(next)
  }
  async function begin(currentPassword: string, before: { typed?: string }) {
    const answer = await ask('POST', passkeyPaths.begin, { json: { currentPassword } })
    setStage({ ...before, at: 'name', asked: PasskeyToMake.parse(answer) })
  }
  /** A press of its own, because browsers make passkeys only right after one. */
  async function make(typed: string, { name, options }: PasskeyToMake) {
    const made = await startRegistration({ optionsJSON: options })
    try {
      await ask('POST', passkeyPaths.add, { json: { name: typed.trim() || name, made } })
    } catch (error) {
      await onChange() // only the answer may have been lost
      // What was asked can be answered once: another try begins anew.
      setStage({ at: 'begin', typed })
      setMessage(messageOf(error, notTold))
      return
    }
    await finish('The passkey was added. You can sign in with it now.')
  }
  async function end(id: string, currentPassword: string) {
    await untilGone(ask('POST', passkeyPaths.end(id), { json: { currentPassword } }))
    await finish('The passkey was removed. Delete it from its device too.')
  }
  async function finish(done: string) {
    await onChange() // first: the button that opened the field may be gone afterwards
    rest()
    setMessage(done)
  }
  const canMake = browserSupportsWebAuthn()
  return (
    <section aria-labelledby="account-passkeys">
      <h2 id="account-passkeys" ref={heading} tabIndex={-1} className={styles.heading}>
        Passkeys
      </h2>
      <p className={styles.before}>
        With a passkey you sign in with your fingerprint, your face or your device’s PIN, without a
        name, a password or a code. It does not work on a page that only looks like this site.
      </p>
      {passkeys.length > 0 && (
        <ul className={styles.list}>
          {passkeys.map((passkey) => (
            <li key={passkey.id} className={styles.line}>
              <Told {...passkey} />
              {stage.at === 'end' && stage.id === passkey.id ? (
                <AskOnce
                  {...passwordField}
                  done="Remove"
                  send={(text) => end(passkey.id, text)}
                  leave={rest}
                />
              ) : (
                <Button
                  ref={button(endOf(passkey.id))}
                  buttonStyle="secondary"
                  size="small"
                  margin={false}
                  aria-label={`Remove ${passkey.name}`}
                  onClick={() => turnTo({ at: 'end', id: passkey.id })}
                >
                  Remove
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <p role="status" className={styles.hint}>
        {message}
      </p>
      {stage.at === 'begin' && (
        <AskOnce {...passwordField} done="Next" send={(text) => begin(text, stage)} leave={rest} />
      )}
      {stage.at === 'name' && (
        <AskOnce
          label="A name for it, such as the device’s name"
          kind="name"
          initial={stage.typed ?? stage.asked.name.slice(0, passkeyNameLength)}
          done="Make the passkey"
          send={(text) => make(text, stage.asked)}
          leave={rest}
        />
      )}
      {!canMake && <p className={styles.hint}>This browser cannot make passkeys here.</p>}
      {canMake && (stage.at === 'rest' || stage.at === 'end') && (
        <div className={styles.actions}>
          <Button
            ref={button('add')}
            buttonStyle="secondary"
            margin={false}
            onClick={() => turnTo({ at: 'begin' })}
          >
            Add a passkey
          </Button>
        </div>
      )}
    </section>
  )
}

const notTold = 'The server did not answer. If the passkey is not in the list above, try again.'

const endOf = (id: string) => `end ${id}`

/** The button that has made room for the field; null where there is none. */
function openedBy(stage: Stage): string | null {
  if (stage.at === 'rest') return null
  return stage.at === 'end' ? endOf(stage.id) : 'add'
}

const passwordField = { label: ownPasswordLabel, kind: 'password' } as const

function Told({ name, since, lastUsed, formerHost }: Passkey) {
  return (
    <div>
      <strong>{name}</strong>
      <p className={styles.hint}>
        Made {timeText(since)}
        {lastUsed ? `, last used ${timeText(lastUsed)}` : ', not used yet'}
      </p>
      {formerHost && (
        <p className={styles.hint}>It was made at {formerHost} and does not work here.</p>
      )}
    </div>
  )
}

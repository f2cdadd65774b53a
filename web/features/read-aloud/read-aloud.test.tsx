import { openDB } from 'idb'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Part, spaced, syntheticTake } from '../../../cms/clips/synthetic-take.fixture.ts'
import { readWav, wavFile } from '../../../cms/clips/wav-file.ts'
import type { Clip } from '../../../cms/contract/clip.ts'
import { show } from '../../../testing/component/show.tsx'
import { dropTake, keptTake } from './kept-take.ts'
import { ReadAloud } from './read-aloud.tsx'
import type { SpokenWord } from './word-clips.tsx'

const words = ['deadline', 'budget', 'to fall through'].map((word, index) => ({
  id: `7:${index}`,
  word,
}))

const word = (seconds: number): Part => ({ kind: 'word', seconds, level: 0.3 })
const takeOf = (lengths: readonly number[]) => {
  const { samples } = syntheticTake(spaced(lengths.map(word)))
  return new File([wavFile(samples)], 'take.wav', { type: 'audio/wav' })
}

interface Opened {
  words?: readonly SpokenWord[]
  clips?: Clip[]
  fails?: boolean
  /** The server answers no earlier. */
  answers?: Promise<void>
}

/** The list of three words; what it saves, in order. */
async function open(opened: Opened = {}) {
  const { clips = [], fails = false, answers = Promise.resolve() } = opened
  const saved: { word: string; ms: number }[] = []
  const onSaved = vi.fn(async () => undefined)
  const remove = vi.fn(async () => undefined)
  const server = { isDown: fails }
  const screen = await show(
    <ReadAloud
      owner="test"
      words={opened.words ?? words}
      clips={clips}
      addressOf={({ hash }) => `/${hash}.wav`}
      save={async (spoken, sound) => {
        await answers
        if (server.isDown) throw new Error('down')
        const bytes = Uint8Array.from(atob(sound), (one) => one.charCodeAt(0))
        const read = readWav(bytes)
        saved.push({ word: spoken, ms: 'ms' in read ? read.ms : 0 })
      }}
      remove={remove}
      onSaved={onSaved}
      problemOf={() => 'The server did not answer.'}
    />,
  )
  return { saved, remove, server, screen, onSaved }
}

const upload = (file: File) => userEvent.upload(page.getByLabelText('Use a sound file'), file)
const button = (name: string | RegExp) => page.getByRole('button', { name })
/** As somebody does who does not see that it is of no use now. */
const press = (name: string | RegExp) =>
  button(name)
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))
const review = () => page.getByRole('heading', { name: 'Listen, then save' })

beforeEach(() => dropTake('test'))

test('a take is cut into its words, and each is saved under its own', async () => {
  const { saved } = await open()

  await upload(takeOf([0.5, 0.8, 1.1]))
  await button('Save 3 clips').click()

  await expect.element(button('Read all 3 words aloud')).toBeVisible()
  expect(saved.map((one) => one.word)).toEqual(['deadline', 'budget', 'to fall through'])
  expect(saved.map(({ ms }) => Math.round(ms / 100))).toEqual([6, 9, 12])
})

test.each([
  ['saved', 'Save 3 clips'],
  ['thrown away', 'Throw this take away'],
])('when a take was %s, the focus is at how many words have a voice', async (_, ending) => {
  await open()
  const told = page.getByText('0 of 3 words have your voice.')
  await expect.element(told).not.toHaveFocus() // as the page opens, it stays where it was

  await upload(takeOf([0.5, 0.8, 1.1]))
  await button(ending).click()

  await expect.element(told).toHaveFocus()
})

test('an edge is moved by the keyboard, and stops where the clip would be turned over', async () => {
  await open()
  await upload(takeOf([0.5, 0.8, 1.1]))
  const end = page.getByRole('slider', { name: 'End of deadline' })
  await expect.element(end).toBeVisible()
  const before = Number(end.element().getAttribute('aria-valuenow'))

  // Keys of the browser's own go to the page that has the focus, which another test's may have.
  const pressKey = (key: KeyboardEventInit) =>
    end.element().dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...key }))
  pressKey({ key: 'ArrowLeft' })
  await expect.element(end).toHaveAttribute('aria-valuenow', String(before - 10))
  pressKey({ key: 'ArrowLeft', shiftKey: true })

  await expect.element(end).toHaveAttribute('aria-valuenow', String(before - 60))
})

test('a sound that is no word is left out, and a word that was not read has none', async () => {
  const { saved } = await open()
  await upload(takeOf([0.5, 0.8]))

  await expect.element(page.getByText('2 sounds were heard for 3 words.')).toBeVisible()
  await button('Belongs to the next word (deadline)').click()
  await expect.element(page.getByText('No sound for this word.')).toBeVisible()
  await button('Save 2 clips').click()

  await expect.poll(() => saved.map((one) => one.word)).toEqual(['budget', 'to fall through'])
})

test('what cannot be saved stays, and is saved when the server is back', async () => {
  const { saved, server } = await open({ fails: true })
  await upload(takeOf([0.5, 0.8, 1.1]))

  await button('Save 3 clips').click()
  await expect.element(page.getByText('The server did not answer.')).toBeVisible()
  server.isDown = false
  await button('Save 3 clips').click()

  await expect.poll(() => saved.length).toBe(3)
})

test('a take that was not saved is there when the page is opened again', async () => {
  const { screen } = await open()
  await upload(takeOf([0.5, 0.8, 1.1]))
  await expect.element(review()).toBeVisible()
  await screen.unmount()

  await open()

  await expect.element(review()).toBeVisible()
  await expect.element(page.getByText('It has been kept on this device.')).toBeVisible()
})

test('a take that is found late does not take the place of what was begun meanwhile', async () => {
  const { screen } = await open()
  await upload(takeOf([0.5, 0.8, 1.1]))
  await expect.element(review()).toBeVisible()
  await keptTake('test') // it waits until what was kept is written
  await screen.unmount()
  const answer = await heldDatabase()
  const { saved } = await open()
  await upload(takeOf([0.5, 0.8]))
  await expect.element(button('Save 2 clips')).toBeVisible()

  await answer()
  await keptTake('test')
  await button('Save 2 clips').click()

  await expect.poll(() => saved.map((one) => one.word)).toEqual(['deadline', 'budget'])
})

/** Lets nobody read what is kept on the device until the function that it gives is called. */
async function heldDatabase() {
  const database = await openDB('read-aloud')
  const held = database.transaction('takes', 'readwrite')
  let isHeld = true
  const holding = (async () => {
    while (isHeld) await held.store.get('nothing')
  })()
  return async () => {
    isHeld = false
    await holding
    database.close()
  }
}

test('while a take is saved it cannot be thrown away', async () => {
  let answer = () => {}
  const answers = new Promise<void>((resolve) => {
    answer = resolve
  })
  await open({ fails: true, answers })
  await upload(takeOf([0.5, 0.8, 1.1]))
  await button('Save 3 clips').click()
  await expect.element(button('Saving 0 of 3…')).toBeVisible()

  press('Throw this take away')
  answer()

  await expect.element(page.getByText('The server did not answer.')).toBeVisible()
  await expect.element(button('Save 3 clips')).toBeVisible()
})

test('while a take is saved its cuts cannot be changed, which nothing would save', async () => {
  let answer = () => {}
  const answers = new Promise<void>((resolve) => {
    answer = resolve
  })
  await open({ fails: true, answers })
  await upload(takeOf([0.5, 0.8, 1.1]))
  const end = page.getByRole('slider', { name: 'End of deadline' })
  await expect.element(end).toBeVisible()
  const edge = end.element()
  await button('Save 3 clips').click()
  await expect.element(button('Saving 0 of 3…')).toBeVisible()

  edge.focus()
  const atOnce = document.activeElement
  answer()
  await expect.element(button('Save 3 clips')).toBeVisible()
  edge.focus()

  expect(atOnce).not.toBe(edge)
  expect(document.activeElement).toBe(edge)
})

test('a take of which no sound belongs to a word is not saved, and stays', async () => {
  const { onSaved } = await open()
  await upload(takeOf([0.5]))
  for (const { word: one } of words) {
    await button(`Belongs to the next word (${one})`).click()
  }

  press('Save 0 clips')

  expect(onSaved).not.toHaveBeenCalled()
  await button('Not a word (the sound that is left over)').click()
  await expect.element(review()).toBeVisible()
})

test('cuts that were corrected are there again with their take, and go with it', async () => {
  const { screen } = await open()
  await upload(takeOf([0.5, 0.8, 1.1]))
  await button('Not a word (deadline)').click()
  await expect.element(button('Save 2 clips')).toBeVisible()
  await screen.unmount()

  const second = await open()
  await expect.element(button('Save 2 clips')).toBeVisible()
  await expect.element(page.getByText(/sounds were heard for/)).not.toBeInTheDocument()
  await button('Throw this take away').click()
  await upload(takeOf([0.5, 0.8, 1.1]))
  await expect.element(button('Save 3 clips')).toBeVisible()
  await second.screen.unmount()

  await open()
  await expect.element(button('Save 3 clips')).toBeVisible()
})

test('a take without a voice, and a file without a sound, say so', async () => {
  await open()

  await upload(new File([wavFile(new Float32Array(48_000))], 'silence.wav', { type: 'audio/wav' }))
  await expect.element(page.getByText('No voice was heard in this take.')).toBeVisible()
  await upload(new File(['<html>'], 'page.mp3', { type: 'audio/mpeg' }))

  await expect.element(page.getByText('This file cannot be played here.')).toBeVisible()
})

test('a microphone that is refused is told, and nothing is lost', async () => {
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(
    new DOMException('No', 'NotAllowedError'),
  )
  await open()

  await button('Read all 3 words aloud').click()

  await expect.element(page.getByText(/does not let this page use/)).toBeVisible()
  await expect.element(button('Read all 3 words aloud')).toBeVisible()
})

test('a take that is called off while its recorder is still loaded does not begin', async () => {
  const { stream } = new AudioContext().createMediaStreamDestination()
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockResolvedValue(stream)
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const load = AudioWorklet.prototype.addModule
  const addModule = vi.spyOn(AudioWorklet.prototype, 'addModule')
  addModule.mockImplementation(async function (this: AudioWorklet, ...module) {
    await answered
    return load.apply(this, module)
  })
  await open()
  await button('Read all 3 words aloud').click()
  await expect.poll(() => addModule.mock.calls.length).toBe(1)

  await button('Cancel').click()
  answer()

  await expect.poll(() => stream.getTracks().map((track) => track.readyState)).toEqual(['ended'])
  await expect.element(button('Read all 3 words aloud')).toBeVisible()
})

test('a microphone that cannot be listened to is let go of', async () => {
  const { stream } = new AudioContext().createMediaStreamDestination()
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockResolvedValue(stream)
  vi.spyOn(AudioContext.prototype, 'createMediaStreamSource').mockImplementation(() => {
    throw new DOMException('Another rate', 'NotSupportedError')
  })
  await open()

  await button('Read all 3 words aloud').click()

  await expect.element(page.getByText(/No microphone was found/)).toBeVisible()
  expect(stream.getTracks().map((track) => track.readyState)).toEqual(['ended'])
})

test('a word with a clip can be read again and removed; one that has left the list as well', async () => {
  const clip = { id: 7, key: 'budget', word: 'budget', hash: 'a'.repeat(16), ms: 600 }
  const gone = { ...clip, id: 8, key: 'gone', word: 'old' }
  const { remove } = await open({ clips: [clip, gone] })

  await expect.element(page.getByText('1 of 3 words have your voice.')).toBeVisible()
  await expect.element(button('Read the 2 missing words')).toBeVisible()
  await button('Remove (budget)').click()
  await button('Remove (old)').click()

  expect(remove.mock.calls).toEqual([[clip], [gone]])
  await expect.element(page.getByText('1 of 3 words have your voice.')).toHaveFocus()
})

test('two words that are known by the same letters have one clip, and none is missing', async () => {
  const pair = [
    { id: '7:its', word: 'its' },
    { id: '7:its-1x2y', word: 'it’s' },
  ]
  const clip = { id: 7, key: 'its', word: 'it’s', hash: 'a'.repeat(16), ms: 600 }
  await open({ words: pair, clips: [clip] })

  await expect.element(page.getByText('2 of 2 words have your voice.')).toBeVisible()
  await expect.element(button('Play (its)')).toBeVisible()
  await expect.element(button('Play (it’s)')).toBeVisible()
})

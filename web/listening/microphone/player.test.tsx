import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { wavFile } from '../../../cms/clips/wav-file.ts'
import { show } from '../../../testing/component/show.tsx'
import { TabPanel } from '../../ui/tab-panel.tsx'
import { Player } from './player.tsx'

function Stages({ url }: { url: string }) {
  const [selected, select] = useState<'words' | 'quiz'>('words')
  return (
    <>
      <button type="button" onClick={() => select('quiz')}>
        Go on
      </button>
      <TabPanel idPrefix="stages" value="words" selected={selected}>
        <button type="button" onClick={() => document.querySelector('audio')?.play()}>
          Play
        </button>
        <Player url={url} label="What you said" isHushed={false} />
      </TabPanel>
    </>
  )
}

const isPlaying = () => document.querySelector('audio')?.paused === false

test('a recording falls silent when its stage is left', async () => {
  const sound = new Blob([wavFile(new Float32Array(24_000 * 60))], { type: 'audio/wav' })
  await show(<Stages url={URL.createObjectURL(sound)} />)
  await page.getByRole('button', { name: 'Play' }).click()
  await expect.poll(isPlaying).toBe(true)

  await page.getByRole('button', { name: 'Go on' }).click()

  await expect.poll(isPlaying).toBe(false)
})

import { fileURLToPath } from 'node:url'
import createModule from 'soundswallower'
import { expect, test, vi } from 'vitest'
import { openDecoder } from './decoder.ts'
import { engineRate } from './engine-rate.ts'

const folder = new URL('../../../node_modules/soundswallower/model/en-us/', import.meta.url)
const placeOf = (name: string) => fileURLToPath(new URL(name, folder))

async function open() {
  const module = await createModule()
  const decoder = await openDecoder(module, {
    mdef: placeOf('mdef'),
    mean: placeOf('means'),
    var: placeOf('variances'),
    sendump: placeOf('sendump'),
    tmat: placeOf('transition_matrices'),
    featparams: placeOf('feat_params.json'),
    fdict: placeOf('noisedict.txt'),
  })
  return { module, decoder }
}

const call = { word: 'call', sounds: ['K AO L'] }
const places = [{ alternatives: [[call]] }]

test('a recording that ends before its text does not match', async () => {
  const { decoder } = await open()
  const short = new Float32Array(engineRate / 20)

  expect(decoder.align(short, [call, call, call])).toBeNull()
  expect(decoder.choose(short, places)).toBeNull()
  decoder.close()
})

test('an engine that fails over a recording does not say that it does not match', async () => {
  const { module, decoder } = await open()
  vi.spyOn(module.Decoder.prototype, 'process_audio').mockImplementation(() => {
    throw new Error('Utterance processing failed')
  })
  const samples = new Float32Array(engineRate)

  expect(() => decoder.align(samples, [call])).toThrow('Utterance processing failed')
  expect(() => decoder.choose(samples, places)).toThrow()
  decoder.close()
})

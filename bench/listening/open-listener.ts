import { fileURLToPath } from 'node:url'
import createModule from 'soundswallower'
import { openDecoder } from '../../web/listening/engine/decoder.ts'

const folder = new URL('../../node_modules/soundswallower/model/en-us/', import.meta.url)
const placeOf = (name: string) => fileURLToPath(new URL(name, folder))

/** The engine as learners' browsers have it, with its files from the package. */
export async function openListener() {
  return openDecoder(await createModule(), {
    mdef: placeOf('mdef'),
    mean: placeOf('means'),
    var: placeOf('variances'),
    sendump: placeOf('sendump'),
    tmat: placeOf('transition_matrices'),
    featparams: placeOf('feat_params.json'),
    fdict: placeOf('noisedict.txt'),
  })
}

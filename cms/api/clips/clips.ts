import { z } from 'zod'
import { MessageAnswer } from '../../contract/answers.ts'
import { Clip, Clips, NewClip } from '../../contract/clip.ts'
import { clipLimits } from '../../contract/clip-limits.ts'
import { clipPaths } from '../../contract/clip-paths.ts'
import { notFound } from '../../contract/http-error.ts'
import { maxId } from '../../contract/limits.ts'
import { asCaller } from '../as-caller.ts'
import { type Endpoint, endpoint } from '../endpoint.ts'
import { SoundAnswer } from '../file-answer.ts'
import { readParams } from '../read-input.ts'
import { clipOwners, findOwner, OwnerParams } from './clip-owner.ts'
import { presentClip } from './present-clip.ts'
import { saveClip } from './save-clip.ts'

const listClips = (owner: string) =>
  endpoint({
    method: 'get',
    path: `${owner}/clips`,
    access: 'everyone',
    params: OwnerParams,
    answer: Clips,
    async run({ params }, caller) {
      // A lesson is asked for together with its clips: one statement (decision 50).
      const known = 'lessonId' in params && caller.reader.clips({ lesson: params.lessonId })
      const [owner, ofLesson] = await Promise.all([findOwner(params, caller), known])
      const clips = ofLesson || (await caller.reader.clips(owner))
      return { clips: clips.map(presentClip) }
    },
  })

const putClip = (owner: string) =>
  endpoint({
    method: 'put',
    path: `${owner}/clips`,
    access: 'owner',
    params: OwnerParams,
    input: NewClip,
    bodyLimit: clipLimits.base64 + 10_000,
    answer: Clip,
    async run({ params, body }, caller) {
      return presentClip(
        await saveClip({ owner: await findOwner(params, caller), ...body }, caller),
      )
    },
  })

const SoundParams = z.intersection(
  OwnerParams,
  z.object({ hash: z.string().regex(/^[0-9a-f]{16}$/) }),
)

/** The sound itself. It is asked for by its content, so a browser keeps it for ever (decision 103). */
const readSound = (owner: string): Endpoint => ({
  method: 'get',
  path: `${owner}/clips/:hash.wav`,
  access: 'everyone',
  isKept: false,
  status: 200,
  queryNames: [],
  bodyLimit: 0,
  async handle(request, caller) {
    const { hash, ...params } = readParams(SoundParams, request.params)
    const sound = await caller.reader.clipSound(await findOwner(params, caller), hash)
    if (!sound) throw notFound('Clip')
    return new SoundAnswer({ bytes: Buffer.from(sound, 'base64'), type: 'audio/wav', tag: hash })
  },
})

/** Takes a word's clip away; the browser's voice says it from then on. */
const deleteClip = endpoint({
  method: 'delete',
  path: clipPaths.clip(':clipId'),
  access: 'owner',
  params: z.object({ clipId: z.coerce.number().int().positive().max(maxId) }),
  answer: MessageAnswer,
  async run({ params }, caller) {
    await caller.payload.delete({ collection: 'clips', id: params.clipId, ...asCaller(caller) })
    return { message: 'Clip deleted' }
  },
})

/** All calls about the tutor's voice. */
export const clipEndpoints: readonly Endpoint[] = [
  ...clipOwners.flatMap((owner) => [listClips(owner), readSound(owner), putClip(owner)]),
  deleteClip,
]

import { randomInt } from 'node:crypto'
import sharp from 'sharp'
import { z } from 'zod'
import { type ContractClient, cookieHeader } from './contract-client.ts'

/** A picture as the studio's REST gives it. */
export const Picture = z.object({
  id: z.number(),
  alt: z.string(),
  url: z.string(),
  filename: z.string(),
  width: z.number(),
  sizes: z.object({ small: z.object({ url: z.string(), width: z.number() }) }),
})

/** Within 2 of a multiple of 8: rounded to those, it stays the same when it is drawn anew. */
const shade = () => 8 * randomInt(1, 32) + randomInt(-2, 3)

/** A picture that no other test has, because its name comes from its bytes. */
export const drawPicture = (width = 1_200) =>
  sharp({
    create: {
      width,
      height: 800,
      channels: 3,
      background: { r: shade(), g: shade(), b: shade() },
    },
  })

/** 8,001 by 8,000 white pixels, packed in few bytes; to draw as many takes seconds. */
export const hugePicture = Buffer.from(
  'UklGRh4AAABXRUJQVlA4TBEAAAAvQN/PBwfQ//73v/+BiOh/AAA=',
  'base64',
)

interface Words {
  name?: string
  type?: string
  alt?: string
}

/** Uploads a file as the studio does. */
export function uploadPicture(
  admin: ContractClient,
  bytes: Buffer | string,
  { name = 'Lake at dawn.jpg', type = 'image/jpeg', alt = 'A lake' }: Words = {},
): Promise<Response> {
  const form = new FormData()
  form.set('_payload', JSON.stringify({ alt }))
  form.set('file', new Blob([new Uint8Array(Buffer.from(bytes))], { type }), name)
  return fetch(`${admin.url}/studio/api/media`, {
    method: 'POST',
    headers: { origin: admin.url, cookie: cookieHeader(admin.cookies) },
    body: form,
  })
}

/** An uploaded picture. */
export async function buildPicture(admin: ContractClient, words?: Words) {
  const bytes = await drawPicture().jpeg().toBuffer()
  const answer = await uploadPicture(admin, bytes, words)
  return z.object({ doc: Picture }).parse(await answer.json()).doc
}

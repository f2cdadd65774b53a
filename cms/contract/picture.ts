import { z } from 'zod'

/** An uploaded picture, as an `<img>` takes it: the browser chooses among its sizes. */
export const Picture = z.object({
  src: z.string(),
  srcSet: z.string(),
  alt: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
})
export type Picture = z.infer<typeof Picture>

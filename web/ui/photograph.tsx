import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import styles from './photograph.module.css'

interface PhotographProps
  extends Pick<ComponentProps<'img'>, 'className' | 'fetchPriority' | 'loading'> {
  /** What an `<img>` needs of it; its width and height keep its place until it comes. */
  picture: { src: string; srcSet: string; alt: string; width: number; height: number }
  /** How wide it is drawn, for the browser's choice. */
  sizes: string
  /** Says nothing that does not stand beside it. */
  isOrnament?: boolean
}

/** A picture that somebody uploaded, cut to the place that its class gives it. */
export function Photograph({ picture, isOrnament, className, ...rest }: PhotographProps) {
  return (
    // biome-ignore lint/performance/noImgElement: the file has its sizes already
    <img
      {...picture}
      {...rest}
      alt={isOrnament ? '' : picture.alt}
      className={clsx(styles.photograph, className)}
    />
  )
}

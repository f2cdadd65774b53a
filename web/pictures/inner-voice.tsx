import { Picture } from '../ui/picture.tsx'
import { swingPath } from '../ui/voice-path.ts'

const profile =
  'M222 450C246 410 256 372 240 336C206 292 196 238 214 184C236 112 304 68 376 76C430 82 462 116 466 160C466 180 462 190 470 204C480 222 494 238 502 252C506 260 498 266 486 268C478 270 478 276 482 284C486 292 480 298 470 302C480 306 482 314 476 322C470 330 472 338 474 348C476 370 462 384 438 384C416 384 398 386 390 400C384 414 388 434 398 450'

const words = [5, 9, 13, 7, 15, 10, 17, 8, 12, 5]

/** Quiet outside, a conversation inside: the self-talk of lesson 2 (spec §2). */
export function InnerVoice({ className }: { className?: string | undefined }) {
  return (
    <Picture
      label="A person with a calm, closed mouth; inside the head a smaller person is speaking"
      width={800}
      height={450}
      className={className}
    >
      <circle data-tone="warm" cx="350" cy="214" r="206" opacity=".55" />
      <path data-tone="wash" d={profile} />
      <path d={profile} strokeWidth="2.5" />
      <path d="M436 178q13-9 26-3M440 202q10 8 21 1M452 302h18" />
      <path d="M278 268c-16-8-30 6-26 24 4 20 20 30 34 26M266 282q12 4 10 22" />
      <g transform="translate(160 84) scale(.37)">
        <path data-tone="paper" stroke="none" d={`${profile}q-84 34-176 0z`} />
        <path d={profile} strokeWidth="5.5" />
        <path d="M438 190q12-10 24-4M440 206h18" strokeWidth="5.5" />
      </g>
      <path
        data-tone="accent"
        transform="translate(350 197)"
        d={swingPath(words, 72)}
        strokeWidth="2.5"
      />
      <path data-tone="accent" d="M512 302h30q6-7 12 0t12 0h214" />
    </Picture>
  )
}

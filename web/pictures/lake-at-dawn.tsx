import { Picture } from '../ui/picture.tsx'

/** A quiet lake before anybody has spoken; its ripples are the line that will. */
export function LakeAtDawn({ className }: { className?: string | undefined }) {
  return (
    <Picture
      label="A quiet lake at dawn: the sun rises behind hills, a jetty leads to a small boat"
      width={800}
      height={450}
      className={className}
    >
      <path data-tone="warm" d="M0 0h800v236H0z" opacity=".45" />
      <circle data-tone="warm" cx="512" cy="206" r="92" opacity=".6" />
      <circle data-tone="warm" cx="512" cy="206" r="52" />
      <path
        data-tone="paper"
        stroke="none"
        d="M0 236v-44c60-40 104-58 150-42 52 18 84 46 134 38 44-8 70-46 122-40 56 6 74 48 126 52 60 4 96-56 152-52 48 4 78 30 116 24v64z"
      />
      <path data-tone="wash" d="M0 236h800v214H0z" />
      <path
        data-tone="warm"
        d="M470 240h84l34 34-50 30 40 36-66 30-66-30 40-36-50-30z"
        opacity=".7"
      />
      <path d="M0 192c60-40 104-58 150-42 52 18 84 46 134 38 44-8 70-46 122-40 56 6 74 48 126 52 60 4 96-56 152-52 48 4 78 30 116 24" />
      <path d="M461 194a52 52 0 0 1 103 0" />
      <path d="M0 236h470M556 236h244" />
      <path d="M470 236q11-9 22 0t22 0 22 0 20 0" data-tone="accent" />
      <path
        data-tone="accent"
        d="M430 266q10-7 20 0t20 0 20 0 20 0 20 0 20 0M480 296q12-8 24 0t24 0 24 0M418 330q13-9 26 0t26 0 26 0 26 0 26 0 26 0M496 366q13-8 26 0t26 0M604 286h64M96 266h112M40 292h60M150 300h70"
      />
      <path data-tone="paper" d="M0 372l236-34 92 10-6 14-84-8L0 396z" />
      <path d="M60 364v62M62 380l0 0M150 352v54M236 352v52M318 362v40M58 365l30 18M148 352l34 14M236 338l30 10" />
      <path data-tone="paper" d="M352 372q70 18 150-4-10 32-34 36-52 8-86-2-22-8-30-30z" />
      <path d="M372 378q56 10 110-2M414 376l-12 26M452 374l10 28M320 366q18 12 34 8" />
      <path d="M700 450c4-54-4-96-22-132M716 450c2-62 10-108 30-150M732 450c0-40 12-76 34-104M746 300c10 8 12 22 6 34-10-8-12-22-6-34zM678 318c8 8 10 20 4 30-8-8-10-20-4-30z" />
      <path d="M560 92q14-13 26 0q12-13 26 0M640 124q10-9 19 0q9-9 19 0M604 58q8-8 15 0q7-8 15 0" />
    </Picture>
  )
}

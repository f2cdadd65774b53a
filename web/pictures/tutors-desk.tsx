import { Picture } from '../ui/picture.tsx'

/** A desk by a window: lamp, open book, microphone, and tea whose steam is a line being spoken. */
export function TutorsDesk({ className }: { className?: string | undefined }) {
  return (
    <Picture
      label="A tutor’s desk by the window: a lamp, an open book, a microphone and a cup of tea"
      width={560}
      height={400}
      className={className}
    >
      <path data-tone="wash" d="M60 26h218v214H60z" />
      <circle data-tone="warm" cx="212" cy="96" r="34" />
      <path data-tone="warm" d="M360 138l-46 172h190l-78-186z" opacity=".55" />
      <path d="M60 26h218v214H60zM169 26v214M60 132h218M48 240h242" />
      <path d="M60 208c24-26 42-30 62-12 16 14 30 8 47-8 22-20 40-16 60 4 16 15 32 12 49 0" />
      <path data-tone="paper" d="M360 138q8-36 46-34 16 2 22 18z" />
      <path d="M408 104l44-46 44 74v170M474 302h48" />
      <path data-tone="paper" d="M128 304q56-26 100 0 46-26 102 0l-10-58q-46-20-92 4-46-24-90-4z" />
      <path d="M228 250v54M148 262q34-12 62 0M146 276q36-12 64 0M246 262q30-12 60 0M246 276q32-12 62 0" />
      <path data-tone="pencil" d="M250 290q6-6 12 0t12 0 12 0 12 0" />
      <path data-tone="paper" d="M386 214a15 15 0 0 1 30 0v30a15 15 0 0 1-30 0z" />
      <path d="M376 236v8a25 25 0 0 0 50 0v-8M401 269v33M380 302h42M388 224h26M388 236h26" />
      <path data-tone="paper" d="M62 262h44v28q0 14-14 14H76q-14 0-14-14z" />
      <path d="M106 270h8q10 0 10 10t-10 10h-8" />
      <path data-tone="accent" d="M84 250q-12-8 0-16t0-16 0-16 0-14 0-12" />
      <path d="M20 304h520M64 304v84M496 304v84M64 336h432" />
      <path d="M248 336v34h66v-34M276 352h10" />
    </Picture>
  )
}

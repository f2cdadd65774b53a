import { Picture } from '../ui/picture.tsx'

/** Nothing here yet: a chair that waits, and a breath that has not become a word. */
export function EmptyChair({ className }: { className?: string | undefined }) {
  return (
    <Picture width={320} height={220} className={className}>
      <path data-tone="wash" d="M182 204h118q-8-18-34-22-30-6-58 4-22 8-26 18z" />
      <path data-tone="paper" d="M92 40q36-14 70 0l6 76q-40 10-82 0z" />
      <path d="M92 40l-6 76M162 40l6 76M109 37l-2 84M127 34v89M145 37l3 84" />
      <path data-tone="paper" d="M82 120q46 12 92 0l8 18q-54 14-108 0z" />
      <path d="M80 140l-10 64M174 140l12 64M100 144l-2 46M156 144l4 46M76 172h104" />
      <path d="M14 204h292" />
      <path data-tone="accent" d="M206 84h22q5-8 10 0t10 0h50" />
    </Picture>
  )
}

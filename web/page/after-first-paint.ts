/**
 * The one script that stands in a page. Before anything is drawn it finds out which text size was
 * chosen in this browser, and whether the faces are kept here. What has to come over the wire is
 * asked for once the page has been painted, so that nothing competes with what the visitor is
 * waiting to see; until then it remembers what is clicked, typed, chosen and sent. A form without an
 * action is the script's alone: sent by the browser, it would load the page anew. Where the browser
 * keeps nothing, the storage cannot be reached or is null.
 *
 * Faces that have been fetched are added at once and not by their style sheet, which would have all
 * styles worked out anew and each face change the page by itself. The policy knows the script by its
 * hash, so its text must be the same on every page; what differs stands in the head's template, whose
 * content no browser fetches, not even one that looks ahead, until a copy of it stands in the page.
 */
export const afterFirstPaint = `{
let d=document,f=d.getElementById('faces'),v=f?.dataset.version,kept={},
face=({style,cssText})=>{let of=name=>style.getPropertyValue(name),
one=new FontFace(of('font-family').replace(/"/g,''),of('src'),{weight:of('font-weight'),unicodeRange:of('unicode-range')||'U+0-10FFFF',display:'swap'})
return cssText.includes('-core')?one.load():one},
fetchFaces=()=>Promise.all([...f.sheet.cssRules].map(face)).then(all=>{for(let one of all)d.fonts.add(one)
kept.faces=v}).catch(()=>{}),
begin=()=>{if(v&&kept.faces!==v)fetchedFaces=fetchFaces()
d.head.append(d.querySelector('template').content.cloneNode(true))}
try{kept=localStorage??kept
d.documentElement.dataset.keptTextSize=kept['lesson-text-size']??''
if(v&&kept.faces===v)f.media='all'}catch{}
earlyTargets=new Map()
for(let type of ['click','input'])addEventListener(type,({target,target:{value,checked}})=>window.earlyTargets?.set(target,{value,checked}),true)
addEventListener('submit',event=>{let form=event.target
if(!window.earlyTargets||event.defaultPrevented||form.hasAttribute('action'))return
event.preventDefault()
earlyTargets.set(form,{})})
addEventListener('DOMContentLoaded',()=>d.hidden?begin():requestAnimationFrame(()=>setTimeout(begin)))
}`

declare global {
  interface Window {
    /** What was clicked, typed into, chosen or sent before the site's script ran. */
    earlyTargets?: Map<EventTarget, Left> | undefined
    /** Resolves when the faces are there that this page has fetched. */
    fetchedFaces?: Promise<unknown>
  }
}

/** How somebody left a field: hydration may write its own into it before it is told of. */
interface Left {
  value?: string
  checked?: boolean
}

/** Resolves when the browser knows every face of the page, and may be asked for one. */
export const whenFacesAreKnown = (): Promise<unknown> => window.fetchedFaces ?? Promise.resolve()

/**
 * Called when React takes the page over. From then on it keeps presses itself, as it hydrates piece
 * by piece; what is typed into a field that it has not come to yet is still remembered here.
 */
export function handOverPresses(): void {
  pressed = window.earlyTargets ?? new Map()
  window.earlyTargets = new Map()
}

let pressed = new Map<EventTarget, Left>()

/**
 * Does once more what was done before the script ran: presses buttons, tells fields what is in
 * them, sends forms. Links, and forms with an action, have worked without it. Each is a task of its
 * own, because React hydrates nothing at once while it is at work itself, and so that a button
 * finds drawn what was typed before it was pressed.
 */
export async function repeatEarlyInput(): Promise<void> {
  for (const [target, left] of new Map([...pressed, ...(window.earlyTargets ?? [])])) {
    await new Promise((resolve) => setTimeout(resolve))
    // She may still be typing there.
    const now = window.earlyTargets?.get(target) ?? left
    if (isTyped(target)) retype(target, now)
    else if (target instanceof HTMLFormElement) target.requestSubmit()
    else if (pressed.has(target)) repeatPress(target, now)
  }
  window.earlyTargets = undefined
}

/** Whether a field is being told what was typed into it before the script ran. */
export const isEarlyInput = (event: Event): boolean =>
  window.earlyTargets !== undefined && !event.isTrusted

type TextField = HTMLInputElement | HTMLTextAreaElement

const isTyped = (target: EventTarget): target is TextField =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['checkbox', 'radio', 'file'].includes(target.type))

/** React takes a field's value for its own unless it sees it change. */
function retype(field: TextField, { value: typed = '' }: Left): void {
  if (typed === field.defaultValue && typed === field.value) return
  field.value = field.defaultValue
  tell(field) // has the field hydrated, with its first value, where React has not come to it yet
  const ownValue = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')
  ownValue?.set?.call(field, typed)
  tell(field)
}

/** Chooses once more, as `retype` types, or presses a button. */
function repeatPress(target: EventTarget, { value = '', checked }: Left): void {
  if (target instanceof HTMLSelectElement) {
    tell(target)
    target.value = value
    tell(target, 'change')
  } else if (target instanceof HTMLInputElement && target.type === 'file') {
    if (target.files?.length) tell(target, 'change')
  } else if (target instanceof HTMLInputElement) {
    if (checked === target.defaultChecked && checked === target.checked) return
    target.checked = !checked
    tell(target)
    target.click()
  } else if (target instanceof Element) {
    target.closest<HTMLButtonElement>('button[type="button"]')?.click()
  }
}

const tell = (field: Element, of: 'input' | 'change' = 'input') =>
  field.dispatchEvent(new Event(of, { bubbles: true }))

/**
 * The one script that stands in a page. Before anything is drawn it finds out which text size was
 * chosen in this browser, and whether the faces are kept here. What has to come over the wire is
 * asked for once the page has been painted, so that nothing competes with what the visitor is
 * waiting to see; until then it remembers what is clicked and typed. Faces that have been fetched
 * are added at once and not by their style sheet, which would have all styles worked out anew and
 * each face change the page by itself. The policy knows the script by its hash, so its text must be
 * the same on every page; what differs stands in the element's attributes. The sheets whose text is
 * in the page are named as such that are switched off: the build's loader takes them for loaded, and
 * nobody fetches them. Written into the page itself they would be fetched, by browsers that look ahead.
 */
export const afterFirstPaint = `{
let d=document,s=d.currentScript.dataset,f=d.getElementById('faces'),v=f?.dataset.version,kept={},
add=(name,rest)=>d.head.append(Object.assign(d.createElement(name),rest)),
face=({style,cssText})=>{let of=name=>style.getPropertyValue(name),
one=new FontFace(of('font-family').replace(/"/g,''),of('src'),{weight:of('font-weight'),unicodeRange:of('unicode-range')||'U+0-10FFFF',display:'swap'})
return cssText.includes('-core')?one.load():one},
fetchFaces=()=>Promise.all([...f.sheet.cssRules].map(face)).then(all=>{for(let one of all)d.fonts.add(one)
kept.faces=v}).catch(()=>{}),
begin=()=>{if(v&&kept.faces!==v)fetchedFaces=fetchFaces()
for(let href of s.sheets.split(' '))add('link',{disabled:true,rel:'stylesheet',href})
for(let href of s.parts.split(' '))add('link',{rel:'modulepreload',href})
add('script',{type:'module',src:s.entry})}
try{kept=localStorage
d.documentElement.dataset.keptTextSize=kept['lesson-text-size']??''
if(v&&kept.faces===v)f.media='all'}catch{}
earlyTargets=[]
for(let type of ['click','input'])addEventListener(type,({target})=>window.earlyTargets?.push(target),true)
addEventListener('DOMContentLoaded',()=>d.hidden?begin():requestAnimationFrame(()=>setTimeout(begin)))
}`

declare global {
  interface Window {
    /** What was clicked or typed into before the site's script ran. */
    earlyTargets?: EventTarget[] | undefined
    /** Resolves when the faces are there that this page has fetched. */
    fetchedFaces?: Promise<unknown>
  }
}

/** Resolves when the browser knows every face of the page, and may be asked for one. */
export const whenFacesAreKnown = (): Promise<unknown> => window.fetchedFaces ?? Promise.resolve()

/**
 * Called when React takes the page over. From then on it keeps presses itself, as it hydrates piece
 * by piece; what is typed into a field that it has not come to yet is still remembered here.
 */
export function handOverPresses(): void {
  pressed = window.earlyTargets ?? []
  window.earlyTargets = []
}

let pressed: EventTarget[] = []

/**
 * Does once more what was done before the script ran: presses buttons, tells fields what is in
 * them. Links and forms have worked without it.
 */
export function repeatEarlyInput(): void {
  const targets = new Set(pressed.concat(window.earlyTargets ?? []))
  window.earlyTargets = undefined
  for (const target of targets) {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) retype(target)
    else if (pressed.includes(target) && target instanceof Element) {
      target.closest<HTMLButtonElement>('button[type="button"]')?.click()
    }
  }
}

/** React takes a field's value for its own unless it sees it change. */
function retype(field: HTMLInputElement | HTMLTextAreaElement): void {
  if (field.value === field.defaultValue) return
  const typed = field.value
  const tell = () => field.dispatchEvent(new Event('input', { bubbles: true }))
  field.value = field.defaultValue
  tell() // has the field hydrated, with its first value, where React has not come to it yet
  const ownValue = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')
  ownValue?.set?.call(field, typed)
  tell()
}

/**
 * The one script that stands in a page. Before anything is drawn it finds out which text size was
 * chosen in this browser, and whether the faces are kept here. What has to come over the wire is
 * asked for once the page has been painted, so that nothing competes with what the visitor is
 * waiting to see; until then it remembers what is clicked and typed. The policy knows it by its
 * hash, so its text must be the same on every page; what differs stands in the element's
 * attributes.
 */
export const afterFirstPaint = `{
let d=document,s=d.currentScript.dataset,f=d.getElementById('faces'),
show=()=>{if(f)f.media='all'},
add=(name,rest)=>d.head.append(Object.assign(d.createElement(name),rest)),
begin=()=>{show()
for(let href of s.parts.split(' '))add('link',{rel:'modulepreload',href})
add('script',{type:'module',src:s.entry})}
try{let kept=localStorage,v=f?.dataset.version
d.documentElement.dataset.keptTextSize=kept['lesson-text-size']??''
if(kept.faces===v)show()
else addEventListener('load',()=>d.fonts.ready.then(()=>kept.faces=v))}catch{}
earlyTargets=[]
for(let type of ['click','input'])addEventListener(type,({target})=>window.earlyTargets?.push(target),true)
addEventListener('DOMContentLoaded',()=>d.hidden?begin():requestAnimationFrame(()=>setTimeout(begin)))
}`

declare global {
  interface Window {
    /** What was clicked or typed into before the site's script ran. */
    earlyTargets?: EventTarget[] | undefined
  }
}

/**
 * Does once more what was done before the script ran: presses buttons, tells fields what is in
 * them. Links and forms have worked without it.
 */
export function repeatEarlyInput(): void {
  const targets = new Set(window.earlyTargets)
  window.earlyTargets = undefined
  for (const target of targets) {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) retype(target)
    else if (target instanceof Element) {
      target.closest<HTMLButtonElement>('button[type="button"]')?.click()
    }
  }
}

/** React takes a field's value for its own unless it sees it change. */
function retype(field: HTMLInputElement | HTMLTextAreaElement): void {
  if (field.value === field.defaultValue) return
  const typed = field.value
  field.value = field.defaultValue
  const ownValue = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')
  ownValue?.set?.call(field, typed)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

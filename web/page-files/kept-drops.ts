/**
 * A small script of the tutor's pages: a file that is dropped there never takes the page's place, as
 * the browser would have it, beside the field or before the site's script is there. Dropped early
 * onto a field for files (`data-drop`), it is put into the field, and `web/page/after-first-paint.ts`
 * has it chosen once more. A field takes no folder; that one has to be dropped again. An editor of
 * text may read what is dropped onto it.
 */
export const keptDrops = `{
let keep=event=>{let {type,target,dataTransfer}=event
if(event.defaultPrevented||target.type==='file'||!dataTransfer?.types.includes('Files'))return
event.preventDefault()
let field=window.earlyTargets&&target.closest?.('[data-drop]')?.querySelector('[type=file]:enabled')
if(!field){if(!(target.closest?target:target.parentNode)?.isContentEditable)dataTransfer.dropEffect='none'}
else if(type==='drop'&&![...dataTransfer.items].some(one=>one.webkitGetAsEntry?.()?.isDirectory)){field.files=dataTransfer.files
earlyTargets.set(field,{})}}
for(let type of ['dragover','drop'])addEventListener(type,keep)
}`

import { liveRegion } from './announce.ts'
import { addedNodes, bringsKeyed, every } from './lesson-page.ts'
import { makeOperable, nameIfSilent } from './operable.ts'
import { prepareRecording } from './record.ts'
import { prepareSections } from './sections.ts'
import { prepareVoices, spokenText } from './speak.ts'
import { prepareTheme } from './theme.ts'

/** Makes what is there usable; may run again when the page has changed. */
export function prepare() {
  for (const element of every('[data-theme-toggle], [data-speak], [data-option], [data-go]')) {
    makeOperable(element)
  }
  prepareRecording()
  for (const element of every('[data-speak]'))
    nameIfSilent(element, `Listen: ${spokenText(element)}`)
  // A region that comes together with its text is not read.
  if (every('[data-option], [data-record]').length > 0) liveRegion()
  prepareTheme()
  prepareSections()
  prepareVoices()
}

export function onAdded(records: MutationRecord[]) {
  if (addedNodes(records).some(bringsKeyed)) prepare()
}

/**
 * The script at the end of every lesson document (decision 20). Plain HTML gets from it:
 *
 *   data-theme-toggle            day and night: `data-theme` on <html>
 *   data-speak="text"            says the text, or the element's own text where it is empty
 *   data-record                  records the learner and puts a player after the button
 *   data-question, data-option   marks `selected`, after 500 ms `correct` or `incorrect`;
 *                                the right option has data-correct="true"
 *   data-go="section-id"         shows that section alone; the first one is open at load
 *
 * A course's own script can follow what happens: 'lesson:theme' ({ theme }), 'lesson:record'
 * ({ isRecording }), 'lesson:answer' ({ isCorrect }) and 'lesson:section' ({ id }) bubble as events.
 *
 * A lesson that does these itself is left alone. Nothing happens
 *   1. anywhere, where <html> or <body> has `data-own-scripts`;
 *   2. on an element with a click handler of its own (`onclick`);
 *   3. after a click whose default a listener of the lesson prevented, or which it stopped;
 *   4. after a click on which the lesson itself changed the theme, spoke, marked the option, switched
 *      the button's text or showed the section.
 *
 * In the viewer's frame it tells the page around it that it runs ('lesson-ready') and that Escape was
 * pressed ('lesson-escape').
 *
 * The modules of this folder become one classic script (bundle-runtime.ts). Loading them changes
 * nothing in the page: what happens, and in which order, stands here.
 */
import { onClick } from './clicks.ts'
import { addDefaultStyles } from './default-styles.ts'
import { isFramed, meetParent } from './frame.ts'
import { onKeydown, onKeyup } from './keyboard.ts'
import { addedNodes, root } from './lesson-page.ts'
import { hasOwnScripts, noteBefore } from './own-scripts.ts'
import { onAdded, prepare } from './prepare.ts'
import { stopRecording } from './record.ts'
import { onHashChange } from './sections.ts'
import { stopSpeaking } from './speak.ts'
import { onThemeMessage } from './theme.ts'
import { dropTicket } from './ticket.ts'

const marker = Symbol.for('lesson-runtime')
const ticketShownMs = 1000

start()

function start() {
  if (Reflect.get(window, marker)) return
  Reflect.set(window, marker, true)

  // These are the server's business, so they are done for every lesson. The address bar (decision 19):
  setTimeout(dropTicket, ticketShownMs)
  begin()
  new MutationObserver(onWritten).observe(document, { childList: true })
}

function begin() {
  // The viewer's frame:
  if (isFramed) meetParent()

  if (!hasOwnScripts()) serveLesson()
}

/** A lesson that writes its page anew (`document.write` after its load) has taken every listener away. */
function onWritten(records: MutationRecord[]) {
  if (addedNodes(records).includes(root())) begin()
}

function serveLesson() {
  addDefaultStyles()
  prepare()
  // A course's script may add elements while the page loads.
  addEventListener('DOMContentLoaded', prepare)
  addEventListener('load', prepare)
  // The tree as a whole: a lesson may write its body anew.
  new MutationObserver(onAdded).observe(root(), { childList: true, subtree: true })
  addEventListener('click', noteBefore, { capture: true })
  // On window, so that every listener of the lesson's own comes first.
  addEventListener('click', onClick)
  addEventListener('keydown', onKeydown)
  addEventListener('keyup', onKeyup)
  addEventListener('hashchange', onHashChange)
  addEventListener('message', onThemeMessage)
  addEventListener('pagehide', silence)
}

function silence() {
  stopRecording()
  stopSpeaking()
}

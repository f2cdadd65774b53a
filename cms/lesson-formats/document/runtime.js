// @ts-check
/**
 * @import { FromLesson, ToLesson } from '../../contract/lesson-frame.ts'
 */
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
 */
;(() => {
  const marker = Symbol.for('lesson-runtime')
  if (Reflect.get(window, marker)) return
  Reflect.set(window, marker, true)

  const ticketShownMs = 1000
  const feedbackDelayMs = 500
  const themeKey = 'lesson-theme'
  const startText = 'Start Recording'
  const failureText = 'Recording failed. Please ensure microphone permissions are granted.'
  const silentText =
    "Audio Not Available: Your browser doesn't support text-to-speech. Please try a different browser."
  const keyed = '[data-theme-toggle], [data-speak], [data-record], [data-option], [data-go]'

  /** @type {'day' | 'night' | undefined} */
  let theme
  let shownSection = ''
  /** @type {{ button: HTMLElement, recorder: MediaRecorder | null, stream: MediaStream | null } | null} */
  let session = null
  /** @type {HTMLElement | undefined} */
  let region
  /** @type {WeakMap<HTMLElement, HTMLAudioElement>} */
  const players = new WeakMap()
  /** Elements that are buttons by our doing; real ones answer to the keyboard by themselves. @type {WeakSet<Element>} */
  const madeOperable = new WeakSet()
  /** What the lesson was seen to do by itself; it stays its own. @type {WeakSet<Element>} */
  const ownedByLesson = new WeakSet()
  /** How things stood before the lesson's own listeners saw the click. @type {{ element: HTMLElement, state: string } | null} */
  let before = null
  /** True while an arrow key walks through radio buttons: it chooses, but does not answer. */
  let isWalking = false

  const root = document.documentElement
  const isFramed = parent !== window

  // These are the server's business, so they are done for every lesson. The address bar (decision 19):
  setTimeout(dropTicket, ticketShownMs)
  // The viewer's frame:
  if (isFramed) {
    addEventListener('message', onGreeting)
    addEventListener('click', openElsewhere)
    addEventListener('keydown', (event) => {
      if (event.key === 'Escape' && !event.defaultPrevented) tellParent({ type: 'lesson-escape' })
    })
    tellParent({ type: 'lesson-ready' })
  }

  if (root.hasAttribute('data-own-scripts') || document.body?.hasAttribute('data-own-scripts')) {
    return
  }

  addDefaultStyles()
  prepare()
  // A course's script may add elements while the page loads.
  addEventListener('DOMContentLoaded', prepare)
  addEventListener('load', prepare)
  // The tree as a whole: a lesson may write its body anew.
  new MutationObserver(onAdded).observe(root, { childList: true, subtree: true })
  addEventListener('click', noteBefore, { capture: true })
  // On window, so that every listener of the lesson's own comes first.
  addEventListener('click', onClick)
  addEventListener('keydown', onKeydown)
  addEventListener('keyup', () => {
    isWalking = false
  })
  addEventListener('hashchange', () => {
    const section = lessonSections().find(({ id }) => `#${id}` === location.hash)
    if (section) showSection(section.id, true)
  })
  addEventListener('message', onMessage)
  addEventListener('pagehide', silence)

  /** @param {MouseEvent} event */
  function noteBefore(event) {
    const element = keyedElement(event)
    before = element && { element, state: stateOf(element) }
  }

  /** @param {MouseEvent} event */
  function onClick(event) {
    const element = keyedElement(event)
    if (!element || event.defaultPrevented || isOwn(element)) return
    if (before?.element === element && before.state !== stateOf(element)) {
      return leaveAlone(element)
    }
    if (isWalking && isRadio(event.target)) return
    if (element.hasAttribute('data-option') && isAnswered(element))
      return keepAnswer(event, element)
    // A link would leave, a button in a form would send it; a radio button must keep its choice.
    if (element.closest('a, button')) event.preventDefault()

    if (element.hasAttribute('data-theme-toggle')) setTheme(theme === 'day' ? 'night' : 'day')
    if (element.hasAttribute('data-speak')) speak(element)
    if (element.hasAttribute('data-record')) toggleRecording(element)
    if (element.hasAttribute('data-option')) answer(element)
    if (element.hasAttribute('data-go')) showSection(element.dataset.go ?? '', true)
  }

  /** @param {HTMLElement} element */
  function leaveAlone(element) {
    if (!element.hasAttribute('data-go')) return ownedByLesson.add(element)
    for (const each of goElements()) ownedByLesson.add(each)
    for (const section of every('[data-lesson-section]')) {
      section.hidden = false
      section.removeAttribute('data-lesson-section')
    }
  }

  /** @param {Event} event */
  function keyedElement({ target }) {
    const element = target instanceof Element ? target.closest(keyed) : null
    return element instanceof HTMLElement ? element : null
  }

  /** What a lesson that does the element's work by itself would change at once. @param {HTMLElement} element */
  function stateOf(element) {
    const { dataset } = element
    const parts = []
    if ('themeToggle' in dataset) parts.push(lookOf(root), lookOf(document.body))
    if ('speak' in dataset && 'speechSynthesis' in window) {
      parts.push(speechSynthesis.speaking || speechSynthesis.pending)
    }
    if ('record' in dataset) parts.push(element.textContent)
    if ('option' in dataset) {
      const marks = ['selected', 'correct', 'incorrect', 'right', 'wrong', 'active', 'chosen']
      const { classList } = labelled(element)
      parts.push(
        marks.map((mark) => classList.contains(mark)),
        element.hasAttribute('disabled'),
      )
    }
    if ('go' in dataset) {
      const target = document.getElementById(dataset.go ?? '')
      parts.push(lookOf(target), target?.hidden)
    }
    return JSON.stringify(parts)
  }

  /** @param {HTMLElement | null} element */
  function lookOf(element) {
    return element && [element.className, element.dataset.theme, element.getAttribute('style')]
  }

  /** @param {KeyboardEvent} event */
  function onKeydown(event) {
    isWalking = event.key.startsWith('Arrow')
    if (event.defaultPrevented || !(event.target instanceof HTMLElement)) return
    const isPress = event.key === 'Enter' || event.key === ' '
    const isAnswer = event.key === 'Enter' && isRadio(event.target) && keyedElement(event)
    if (!(isPress && madeOperable.has(event.target)) && !isAnswer) return
    event.preventDefault()
    if (!event.repeat) event.target.click()
  }

  /** @param {MutationRecord[]} records */
  function onAdded(records) {
    const added = records.flatMap(({ addedNodes }) => [...addedNodes])
    const isKeyed = (/** @type {Node} */ node) =>
      node instanceof Element && (node.matches(keyed) || node.querySelector(keyed) !== null)
    if (added.some(isKeyed)) prepare()
  }

  /** Makes what is there usable; may run again when the page has changed. */
  function prepare() {
    for (const element of every('[data-theme-toggle], [data-speak], [data-option], [data-go]')) {
      makeOperable(element)
    }
    for (const element of every('[data-record]')) {
      makeOperable(element)
      if (!isOwn(element) && !element.textContent?.trim()) element.textContent = startText
    }
    for (const element of every('[data-speak]'))
      nameIfSilent(element, `Listen: ${spokenText(element)}`)
    // A region that comes together with its text is not read.
    if (every('[data-option], [data-record]').length > 0) liveRegion()
    prepareTheme()
    prepareSections()
    prepareVoices()
  }

  // ── Day and night ────────────────────────────────────────────────────────────────────────────────

  function prepareTheme() {
    const toggles = themeToggles()
    if (toggles.length === 0) return
    for (const toggle of toggles) nameIfSilent(toggle, 'Night mode')
    if (theme) return applyTheme(theme)
    applyTheme(root.dataset.theme === 'night' ? 'night' : 'day')
    try {
      const kept = localStorage.getItem(themeKey)
      if (isTheme(kept)) applyTheme(kept)
    } catch {
      tellParent({ type: 'lesson-theme:get' })
    }
  }

  /** @param {'day' | 'night'} next */
  function setTheme(next) {
    applyTheme(next)
    try {
      localStorage.setItem(themeKey, next)
    } catch {
      tellParent({ type: 'lesson-theme:set', theme: next })
    }
    tell(root, 'lesson:theme', { theme: next })
  }

  /** @param {'day' | 'night'} next */
  function applyTheme(next) {
    theme = next
    root.dataset.theme = next
    for (const toggle of themeToggles()) {
      if (toggle instanceof HTMLInputElement) toggle.checked = next === 'night'
      else toggle.setAttribute('aria-pressed', String(next === 'night'))
    }
  }

  function themeToggles() {
    return every('[data-theme-toggle]').filter((toggle) => !isOwn(toggle))
  }

  /** In the viewer's frame storage throws, and the page around it remembers (decision 18). @param {MessageEvent<ToLesson | null>} event */
  function onMessage(event) {
    if (event.source !== parent || !isFramed || theme === undefined) return
    const message = event.data
    if (message?.type === 'lesson-theme' && isTheme(message.theme)) applyTheme(message.theme)
  }

  /** @param {FromLesson} message */
  function tellParent(message) {
    // Nothing secret is sent, and an opaque origin does not know its parent's.
    if (isFramed) parent.postMessage(message, '*')
  }

  /** @param {unknown} value @returns {value is 'day' | 'night'} */
  function isTheme(value) {
    return value === 'day' || value === 'night'
  }

  // ── Pronunciation ────────────────────────────────────────────────────────────────────────────────

  /** @param {HTMLElement} element */
  function speak(element) {
    const text = spokenText(element)
    if (!text) return
    if (!('speechSynthesis' in window) || !('SpeechSynthesisUtterance' in window)) {
      return alert(silentText)
    }
    try {
      speechSynthesis.cancel()
      const utterance = new SpeechSynthesisUtterance(text)
      const voice = englishVoice()
      if (voice) utterance.voice = voice
      utterance.lang = voice ? voice.lang : 'en-GB'
      utterance.rate = 0.8
      utterance.pitch = 1
      utterance.volume = 1
      speechSynthesis.speak(utterance)
    } catch {
      alert(silentText)
    }
  }

  /** @param {HTMLElement} element */
  function spokenText(element) {
    return (element.dataset.speak || element.textContent || '').trim()
  }

  /** The page's own English where it names one, then British, American, any. */
  function englishVoice() {
    const voices = speechSynthesis.getVoices()
    for (const wanted of [root.lang.toLowerCase(), 'en-gb', 'en-us', 'en']) {
      if (!wanted.startsWith('en')) continue
      const exact = voices.find((voice) => tag(voice) === wanted)
      if (exact) return exact
    }
    return voices.find((voice) => tag(voice).startsWith('en'))
  }

  /** @param {SpeechSynthesisVoice} voice */
  function tag(voice) {
    return voice.lang.replace('_', '-').toLowerCase()
  }

  /** Browsers load their voices at the first question. */
  function prepareVoices() {
    if (every('[data-speak]').length === 0 || !('speechSynthesis' in window)) return
    speechSynthesis.getVoices()
  }

  // ── Recording ────────────────────────────────────────────────────────────────────────────────────

  /** @param {HTMLElement} button */
  function toggleRecording(button) {
    const isOwnSession = session?.button === button
    stopRecording()
    if (!isOwnSession) startRecording(button)
  }

  /** @param {HTMLElement} button */
  async function startRecording(button) {
    /** @type {NonNullable<typeof session>} */
    const started = { button, recorder: null, stream: null }
    session = started
    try {
      const stream = await navigator.mediaDevices.getUserMedia({
        audio: { sampleRate: 44100, echoCancellation: true, noiseSuppression: true },
      })
      started.stream = stream
      // Stopped, or another one started, while the browser asked for permission.
      if (session !== started) return endTracks(stream)

      const recorder = new MediaRecorder(stream, recorderOptions())
      /** @type {Blob[]} */
      const chunks = []
      recorder.addEventListener('dataavailable', (event) => {
        if (event.data.size > 0) chunks.push(event.data)
      })
      recorder.addEventListener('stop', () => {
        if (session === started) stopRecording()
        if (chunks.length > 0) play(button, new Blob(chunks, { type: recorder.mimeType }))
      })
      recorder.addEventListener('error', () => alert(failureText))
      recorder.start()
      started.recorder = recorder
      button.textContent = 'Stop Recording'
      button.classList.add('recording')
      announce('Recording.')
      tell(button, 'lesson:record', { isRecording: true })
    } catch {
      if (session === started) session = null
      endTracks(started.stream)
      alert(failureText)
    }
  }

  function stopRecording() {
    if (!session) return
    const { button, recorder, stream } = session
    session = null
    if (!recorder) return
    if (recorder.state !== 'inactive') recorder.stop()
    endTracks(stream)
    button.textContent = startText
    button.classList.remove('recording')
    tell(button, 'lesson:record', { isRecording: false })
  }

  function silence() {
    stopRecording()
    if (every('[data-speak]').length > 0) window.speechSynthesis?.cancel()
  }

  /** @param {MediaStream | null} stream */
  function endTracks(stream) {
    for (const track of stream?.getTracks() ?? []) track.stop()
  }

  function recorderOptions() {
    const types = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4']
    const mimeType = types.find((type) => MediaRecorder.isTypeSupported(type))
    return mimeType ? { mimeType } : {}
  }

  /** @param {HTMLElement} button @param {Blob} recording */
  function play(button, recording) {
    let player = players.get(button)
    if (player?.isConnected) URL.revokeObjectURL(player.src)
    else {
      player = document.createElement('audio')
      player.controls = true
      player.setAttribute('aria-label', 'Your recording')
      player.className = 'lesson-recording'
      players.set(button, player)
      button.after(player)
    }
    player.src = URL.createObjectURL(recording)
    announce('Your recording is ready to play.')
  }

  // ── Quiz ─────────────────────────────────────────────────────────────────────────────────────────

  /** @param {HTMLElement} option */
  function answer(option) {
    const question = option.closest('[data-question]')
    if (!question) return
    question.setAttribute('data-answered', '')
    const options = [...question.querySelectorAll('[data-option]')]
    for (const each of options) each.setAttribute('aria-disabled', 'true')
    mark(option, 'selected')

    // A question that names no right answer asks for an opinion.
    if (!options.some((each) => each.hasAttribute('data-correct'))) return announce('Selected.')
    setTimeout(() => {
      const isCorrect = isRight(option)
      mark(option, isCorrect ? 'correct' : 'incorrect')
      const right = options.filter(isRight)
      if (!isCorrect) for (const each of right) mark(each, 'correct')
      const solution = right.map((each) => labelled(each).textContent?.trim()).join(', ')
      announce(isCorrect ? 'Correct.' : `Not quite. The right answer: ${solution}`)
      tell(question, 'lesson:answer', { isCorrect })
    }, feedbackDelayMs)
  }

  /** @param {HTMLElement} option */
  function isAnswered(option) {
    return option.closest('[data-question]')?.hasAttribute('data-answered') ?? false
  }

  /** The first choice stands; a click on its own label still reaches its radio button. @param {Event} event @param {HTMLElement} option */
  function keepAnswer(event, option) {
    if (!option.classList.contains('selected')) event.preventDefault()
  }

  /** @param {EventTarget | null} target */
  function isRadio(target) {
    return target instanceof HTMLInputElement && target.type === 'radio'
  }

  /** @param {Element} option */
  function isRight(option) {
    return ['true', ''].includes(option.getAttribute('data-correct')?.toLowerCase() ?? 'false')
  }

  /** @param {Element} option @param {string} className */
  function mark(option, className) {
    option.classList.add(className)
    labelled(option).classList.add(className)
  }

  /** A radio button shows its mark on its label. @param {Element} option */
  function labelled(option) {
    return option instanceof HTMLInputElement ? (option.labels?.[0] ?? option) : option
  }

  // ── Sections ─────────────────────────────────────────────────────────────────────────────────────

  function prepareSections() {
    const sections = lessonSections()
    for (const section of sections) section.setAttribute('data-lesson-section', '')
    const first = sections.find((section) => `#${section.id}` === location.hash) ?? sections[0]
    if (first) showSection(shownSection || first.id, false)
  }

  /** What a data-go names, in the page's order; a heading, or one that holds another, is a place to go to only. */
  function lessonSections() {
    const names = new Set(goElements().map((element) => element.dataset.go ?? ''))
    const holders = '[id]:not(h1, h2, h3, h4, h5, h6, p, a, span, button, input, body, main)'
    const named = every(holders).filter((element) => names.has(element.id))
    return named.filter((section) => !named.some((other) => isAround(section, other)))
  }

  /** @param {string} id @param {boolean} isAsked */
  function showSection(id, isAsked) {
    const target = document.getElementById(id)
    if (!target) return
    const sections = lessonSections()
    if (sections.includes(target)) {
      shownSection = id
      for (const section of sections) section.hidden = section !== target
      for (const element of goElements()) {
        if (element.dataset.go === id) element.setAttribute('aria-current', 'true')
        else element.removeAttribute('aria-current')
      }
    }
    if (!isAsked) return
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1
    target.focus({ preventScroll: true })
    target.scrollIntoView({ block: 'start' })
    tell(target, 'lesson:section', { id })
  }

  function goElements() {
    return every('[data-go]').filter((element) => !isOwn(element))
  }

  /** @param {Element} outer @param {Element} inner */
  function isAround(outer, inner) {
    return outer !== inner && outer.contains(inner)
  }

  // ── The page around the frame ────────────────────────────────────────────────────────────────────

  /** The page may have come to life after the lesson said that it is there. @param {MessageEvent<ToLesson | null>} event */
  function onGreeting({ source, data }) {
    if (source === parent && data?.type === 'lesson-hello') tellParent({ type: 'lesson-ready' })
  }

  /** A link that would put another site into the frame, or in place of the page around it, gets a tab. @param {MouseEvent} event */
  function openElsewhere(event) {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null
    if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented) return
    const [address, here] = [link.href.split('#')[0], location.href.split('#')[0]]
    const isElsewhere = /^https?:/.test(link.href) && address !== here
    if (isElsewhere && /^(_self|_top|_parent)?$/i.test(link.target)) link.target = '_blank'
  }

  // ── Shared ───────────────────────────────────────────────────────────────────────────────────────

  /** @param {HTMLElement} element */
  function makeOperable(element) {
    if (isOwn(element) || madeOperable.has(element)) return
    if (element.matches('button, a[href], input, select, textarea, summary, label')) return
    madeOperable.add(element)
    if (!element.hasAttribute('role')) element.setAttribute('role', 'button')
    // A list whose items are buttons is a list no more.
    if (element.matches('li')) element.closest('ul, ol')?.setAttribute('role', 'group')
    if (!element.hasAttribute('tabindex')) element.tabIndex = 0
  }

  /** Names a button that shows only a picture, or nothing. @param {HTMLElement} element @param {string} name */
  function nameIfSilent(element, name) {
    if (isOwn(element) || /[\p{L}\p{N}]/u.test(element.textContent ?? '')) return
    const named = '[aria-label], [aria-labelledby], [title]'
    if (element.matches(`${named}, input`) || element.querySelector(`${named}, img[alt], title`))
      return
    element.setAttribute('aria-label', name)
  }

  /** The lesson's own click handler, by attribute or by property. @param {HTMLElement} element */
  function isOwn(element) {
    const hasHandler = typeof element.onclick === 'function' || element.hasAttribute('onclick')
    return hasHandler || ownedByLesson.has(element)
  }

  /** @param {string} selector */
  function every(selector) {
    return [...document.querySelectorAll(selector)].filter((each) => each instanceof HTMLElement)
  }

  /** @param {Element} element @param {string} type @param {object} detail */
  function tell(element, type, detail) {
    element.dispatchEvent(new CustomEvent(type, { bubbles: true, detail }))
  }

  function liveRegion() {
    if (region?.isConnected) return region
    region = document.createElement('div')
    region.setAttribute('role', 'status')
    region.className = 'lesson-announcement'
    document.body?.append(region)
    return region
  }

  /** @param {string} text */
  function announce(text) {
    liveRegion().textContent = text
  }

  function dropTicket() {
    const address = new URL(location.href)
    if (!address.searchParams.has('ticket')) return
    address.searchParams.delete('ticket')
    try {
      history.replaceState(history.state, '', address)
    } catch {
      // An opaque origin may not change its address; there the ticket ends by its time.
    }
  }

  /** First in the head and without specificity, so that any rule of the lesson wins. */
  function addDefaultStyles() {
    const style = document.createElement('style')
    style.textContent = `
:where(html[data-theme='night']) { color-scheme: dark; }
:where([data-option], [data-speak], [data-record], [data-go], [data-theme-toggle]) { cursor: pointer; }
:where([data-theme-toggle]:empty)::before { content: 'Night mode'; }
:where([data-speak]:empty)::before { content: 'Listen'; }
:where([data-option].selected) { outline: 2px solid currentColor; outline-offset: 1px; }
:where([data-option].correct, label.correct) { outline: 2px solid #1b8a4b; background: #1b8a4b2e; }
:where([data-option].incorrect, label.incorrect) { outline: 2px solid #c93a2b; background: #c93a2b2e; }
:where([data-option].correct, label.correct)::after { content: ' ✓' / ''; }
:where([data-option].incorrect, label.incorrect)::after { content: ' ✗' / ''; }
:where([data-answered] [data-option]) { cursor: default; }
:where([data-go][aria-current]) { font-weight: bold; }
:where([data-lesson-section]:focus) { outline: none; }
:where(.lesson-recording) { display: block; max-inline-size: 100%; margin-block: 0.5rem; }
/* Against a lesson's own 'section { display: grid }': a hidden section is hidden, but printed. */
@media screen { [data-lesson-section][hidden] { display: none !important; } }
@media print { [data-lesson-section][hidden] { display: revert !important; } }
.lesson-announcement { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`
    ;(document.head ?? root).prepend(style)
  }
})()

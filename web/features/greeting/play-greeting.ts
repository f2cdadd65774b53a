interface Played {
  /** Loaded in the press that asks for it. */
  sound: HTMLAudioElement
  /** Takes `--said`, how far the words are, and `--loud`, how loud the voice is now. */
  line: HTMLElement
  onEnd: () => void
  onProblem: () => void
}

/** Plays the tutor's hello while its line moves with the voice. Returns what stops it. */
export function playGreeting({ sound, line, onEnd, onProblem }: Played): () => void {
  const context = openContext()
  const samples = new Float32Array(1024)
  let analyser: AnalyserNode | null = null
  let frame = 0
  let loud = 0
  let isOver = false

  function draw() {
    analyser?.getFloatTimeDomainData(samples)
    const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
    // A voice falls more slowly than it rises, or the line would flicker.
    loud = Math.max(Math.min(1, 5 * Math.sqrt(power)), 0.9 * loud)
    line.style.setProperty('--loud', loud.toFixed(2))
    line.style.setProperty('--said', `${(100 * sound.currentTime) / (sound.duration || 1)}%`)
    frame = requestAnimationFrame(draw)
  }

  async function begin() {
    analyser = context && (await leadThrough(context, sound))
    if (isOver) return
    await sound.play()
    if (!isOver) draw()
  }

  function stop() {
    if (isOver) return
    isOver = true
    cancelAnimationFrame(frame)
    sound.onended = null
    sound.onerror = null
    sound.pause()
    context?.close()
    line.style.removeProperty('--said')
    line.style.removeProperty('--loud')
  }

  function fail() {
    if (isOver) return // stopped before it began
    stop()
    onProblem()
  }

  sound.onended = () => {
    stop()
    onEnd()
  }
  sound.onerror = fail
  begin().catch(fail)
  return stop
}

/** Null where the browser has none, as in Safari's Lockdown Mode: the voice speaks all the same. */
function openContext(): AudioContext | null {
  try {
    return new AudioContext()
  } catch {
    return null
  }
}

/** A context that has not begun by then does not begin without another press. */
const patienceMs = 300

/** Null where the context does not run: it would keep the voice to itself. */
async function leadThrough(context: AudioContext, sound: HTMLAudioElement) {
  const late = new Promise((resolve) => setTimeout(resolve, patienceMs))
  await Promise.race([context.resume().catch(() => undefined), late])
  if (context.state !== 'running') return null
  const analyser = new AnalyserNode(context, { fftSize: 1024 })
  context.createMediaElementSource(sound).connect(analyser).connect(context.destination)
  return analyser
}

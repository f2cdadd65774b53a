interface Played {
  address: string
  /** Takes `--said`, how far the words are, and `--loud`, how loud the voice is now. */
  line: HTMLElement
  onEnd: () => void
  onProblem: () => void
}

/** Plays the tutor's hello while its line moves with the voice. Returns what stops it. */
export function playGreeting({ address, line, onEnd, onProblem }: Played): () => void {
  const sound = new Audio(address)
  const context = new AudioContext()
  const analyser = new AnalyserNode(context, { fftSize: 1024 })
  context.createMediaElementSource(sound).connect(analyser).connect(context.destination)
  const samples = new Float32Array(analyser.fftSize)
  let frame = 0
  let loud = 0
  let isOver = false

  function draw() {
    analyser.getFloatTimeDomainData(samples)
    const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
    // A voice falls more slowly than it rises, or the line would flicker.
    loud = Math.max(Math.min(1, 5 * Math.sqrt(power)), 0.9 * loud)
    line.style.setProperty('--loud', loud.toFixed(2))
    line.style.setProperty('--said', `${(100 * sound.currentTime) / (sound.duration || 1)}%`)
    frame = requestAnimationFrame(draw)
  }

  function stop() {
    if (isOver) return
    isOver = true
    cancelAnimationFrame(frame)
    sound.onended = null
    sound.onerror = null
    sound.pause()
    context.close()
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
  sound.play().then(() => isOver || draw(), fail)
  return stop
}

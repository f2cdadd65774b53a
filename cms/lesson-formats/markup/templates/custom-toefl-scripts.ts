/** A speaking clock, a word count and a quiz score, for the page that is made of the lesson. */
export const customToeflScripts = `
// You may change these numbers. The test gives no time to think before an answer.
var thinkSeconds = 0
var speakSeconds = 45
var enoughWords = 100

// A clock for each speaking activity: first time to think, if there is any, then time to speak.
document.querySelectorAll('.speaking-activity').forEach(function (activity) {
  var clock = document.createElement('div')
  var button = document.createElement('button')
  var time = document.createElement('output')
  var timer
  clock.className = 'exam-clock'
  button.type = 'button'
  button.textContent = 'Start the clock'
  clock.append(button, time)
  activity.querySelector('[data-record]').before(clock)

  function stop(text) {
    clearInterval(timer)
    timer = undefined
    clock.dataset.phase = 'stop'
    button.textContent = 'Start the clock'
    time.textContent = text
  }

  function run(phase, seconds, next) {
    var end = Date.now() + seconds * 1000
    function show() {
      var left = Math.ceil((end - Date.now()) / 1000)
      time.textContent = (phase === 'think' ? 'Think: ' : 'Speak: ') + Math.max(left, 0) + ' s'
      if (left <= 0) {
        clearInterval(timer)
        next()
      }
    }
    clock.dataset.phase = phase
    timer = setInterval(show, 200)
    show()
  }

  button.addEventListener('click', function () {
    if (timer) return stop('')
    button.textContent = 'Stop the clock'
    run('think', thinkSeconds, function () {
      run('speak', speakSeconds, function () {
        stop('Time is up. Was your last sentence complete?')
      })
    })
  })
})

// A word count under each text that the learner writes.
document.querySelectorAll('textarea').forEach(function (text) {
  var count = document.createElement('p')
  count.className = 'word-count'
  text.after(count)

  function show() {
    var words = text.value.split(/[^A-Za-z0-9'’-]+/).filter(Boolean).length
    count.textContent = words + ' words, aim for ' + enoughWords + ' or more'
    count.toggleAttribute('data-is-enough', words >= enoughWords)
  }
  text.addEventListener('input', show)
  show()
})

// The score: the page tells each answer by the event lesson:answer.
var questions = document.querySelectorAll('[data-question]').length
var answered = 0
var right = 0
var score = document.createElement('p')
score.setAttribute('role', 'status')
var quiz = document.querySelector('#quiz .items')
if (quiz) quiz.after(score)
document.addEventListener('lesson:answer', function (event) {
  answered += 1
  if (event.detail.isCorrect) right += 1
  score.textContent = right + ' of ' + answered + ' right, ' + (questions - answered) + ' to go'
})
`

/*
 * TOEFL listening and speaking: what all lessons of this course share.
 *
 *   <div data-timer data-prepare="15" data-answer="45"></div>    time to prepare, then to answer
 *   <div data-reply="45"> <details> … <p data-voice="1">         says the lines, then time to answer
 *   <div data-listening> … <p data-voice="1">                    reads the lines aloud, one after another
 *   <form class="gaps"> … <input data-gap="waive|set aside">     gap filling, answers separated by |
 *   <p data-score></p>                                           counts the quiz answers
 */
(function () {
  'use strict';

  function make(name, className, text) {
    var element = document.createElement(name);
    if (className) element.className = className;
    if (text) element.textContent = text;
    return element;
  }

  function nothing() {}

  function makeButton(text) {
    var button = make('button', '', text);
    button.type = 'button';
    return button;
  }

  function each(selector, work, inside) {
    Array.prototype.forEach.call((inside || document).querySelectorAll(selector), work);
  }

  /* ---- Speaking against the clock ---- */

  function clock(seconds) {
    return Math.floor(seconds / 60) + ':' + String(seconds % 60).padStart(2, '0');
  }

  // A short tone, as in the test. Browsers without Web Audio stay silent.
  function beep() {
    try {
      var audio = new AudioContext();
      var tone = audio.createOscillator();
      var volume = audio.createGain();
      tone.frequency.value = 660;
      volume.gain.value = 0.08;
      tone.connect(volume);
      volume.connect(audio.destination);
      tone.start();
      tone.stop(audio.currentTime + 0.25);
      tone.onended = function () { audio.close(); };
    } catch (error) { /* no sound */ }
  }

  /*
   * A clock for an answer of so many seconds. `lead` is what comes before it: it gets the clock and
   * calls `then` when the learner is to speak. What it returns is called when the learner stops.
   */
  function addClock(box, first, told, answer, name, lead) {
    var display = make('p', 'timer-clock', clock(first));
    var phase = make('p', 'timer-phase', told);
    var bar = document.createElement('progress');
    var actions = make('div', 'actions');
    var start = makeButton(name);
    var ticking = 0;
    var stopLead = nothing;

    box.classList.add('timer');
    display.setAttribute('role', 'timer');
    phase.setAttribute('role', 'status');
    bar.max = 1;
    bar.value = 0;
    bar.setAttribute('aria-label', 'Time used');
    actions.append(start);
    box.prepend(display, phase, bar, actions);

    function stop(text) {
      clearInterval(ticking);
      box.removeAttribute('data-phase');
      phase.textContent = text;
      start.textContent = 'Start again';
    }

    function show(name, text) {
      box.dataset.phase = name;
      phase.textContent = text;
    }

    function run(name, seconds, text, then) {
      var ends = Date.now() + seconds * 1000;
      clearInterval(ticking);
      show(name, text);
      display.textContent = clock(seconds);
      bar.value = 0;
      ticking = setInterval(function () {
        var left = Math.max(0, ends - Date.now());
        display.textContent = clock(Math.ceil(left / 1000));
        bar.value = 1 - left / (seconds * 1000);
        if (left === 0) then();
      }, 200);
    }

    function speak() {
      beep();
      run('answer', answer, 'Speak now', function () {
        beep();
        stop('Time is up. Did you finish your last sentence?');
      });
    }

    function halt() {
      stopLead();
      stop('Stopped. Take a breath and start again.');
      display.textContent = clock(first);
      bar.value = 0;
    }

    start.addEventListener('click', function () {
      if (box.dataset.phase) return halt();
      start.textContent = 'Stop';
      stopLead = lead({ run: run, show: show, halt: halt }, speak);
    });

    // Going to another part of the lesson ends what was begun in this one.
    document.addEventListener('lesson:section', function () { if (box.dataset.phase) halt(); });
  }

  each('[data-timer]', function (box) {
    var prepare = Number(box.dataset.prepare) || 0;
    var answer = Number(box.dataset.answer) || 45;
    var told = (prepare ? prepare + ' seconds to prepare, ' : 'No time to prepare, ') + answer + ' to speak';
    addClock(box, prepare || answer, told, answer, 'Start the timer', function (timer, then) {
      if (prepare) timer.run('prepare', prepare, 'Prepare: make short notes', then);
      else then();
      return nothing;
    });
  });

  // The test asks aloud and once. Where nothing can be heard, the words are shown instead.
  each('[data-reply]', function (box) {
    var answer = Number(box.dataset.reply) || 45;
    var details = box.querySelector('details');
    var told = 'You hear it once, then you have ' + answer + ' seconds';
    addClock(box, answer, told, answer, 'Play, then speak', function (timer, then) {
      function read(reason) {
        if (reason === 'canceled' || reason === 'interrupted') return timer.halt();
        details.open = true;
        then();
      }
      timer.show('listen', 'Listen');
      return sayLines(details.querySelectorAll('[data-voice]'), then, read);
    });
  });

  /* ---- Listening: the browser reads the lines, one voice for each speaker ---- */

  var stopReading = null;
  // Kept here: a browser may clear away what nobody holds, and then it never ends.
  var spoken = null;

  function englishVoices() {
    var voices = speechSynthesis.getVoices().filter(function (voice) { return /^en/i.test(voice.lang); });
    var british = voices.filter(function (voice) { return /GB/i.test(voice.lang); });
    return british.length > 1 ? british : voices;
  }

  /*
   * Says one line after another. `done` is called after the last, `failed` where a line cannot be
   * heard, with the browser's reason. What it returns stops it; neither is called then.
   */
  function sayLines(lines, done, failed) {
    var isOver = false;

    function end(then, reason) {
      if (isOver) return;
      isOver = true;
      Array.prototype.forEach.call(lines, function (line) { line.classList.remove('is-spoken'); });
      then(reason);
    }

    function say(index) {
      if (isOver) return;
      if (index === lines.length) return end(done);
      var line = lines[index];
      var second = line.dataset.voice === '2';
      var voices = englishVoices();
      // Without the speaker's name, which stands in bold before the line.
      var copy = line.cloneNode(true);
      each('.who', function (name) { name.remove(); }, copy);
      var utterance = new SpeechSynthesisUtterance(copy.textContent.trim());
      utterance.lang = 'en-GB';
      utterance.voice = voices[second && voices.length > 1 ? 1 : 0] || null;
      utterance.pitch = second && voices.length < 2 ? 0.8 : 1;
      utterance.rate = 0.95;
      utterance.onend = function () {
        line.classList.remove('is-spoken');
        say(index + 1);
      };
      // Another button has begun to speak, or the browser has no voice at all.
      utterance.onerror = function (event) { end(failed, event.error); };
      line.classList.add('is-spoken');
      spoken = utterance;
      speechSynthesis.speak(spoken);
    }

    if (!('speechSynthesis' in window)) end(failed);
    else {
      speechSynthesis.cancel();
      say(0);
    }
    return function () { end(function () { if ('speechSynthesis' in window) speechSynthesis.cancel(); }); };
  }

  each('[data-listening]', function (box) {
    if (!('speechSynthesis' in window)) {
      each('details', function (details) { details.open = true; }, box);
      return;
    }
    var player = make('div', 'player');
    var button = makeButton('Play the recording');
    var state = make('p', '', 'Listen once without the transcript, and take notes.');
    state.setAttribute('role', 'status');
    player.append(button, state);
    box.prepend(player);

    function finish(text) {
      stopReading = null;
      button.textContent = 'Play again';
      state.textContent = text;
    }

    button.addEventListener('click', function () {
      if (stopReading) return stopReading();
      button.textContent = 'Stop';
      state.textContent = 'Playing';
      var stop = sayLines(
        box.querySelectorAll('[data-voice]'),
        function () { finish('That was all. Now answer the questions.'); },
        function () { finish('Stopped. Read the transcript if you hear nothing.'); }
      );
      stopReading = function () {
        stop();
        finish('Stopped.');
      };
    });
  });

  // Going to another part of the lesson ends the listening.
  document.addEventListener('lesson:section', function () { if (stopReading) stopReading(); });

  /* ---- Gap filling ---- */

  function plain(text) {
    return text.trim().toLowerCase().replace(/[’‘]/g, "'").replace(/\s+/g, ' ');
  }

  each('form.gaps', function (form) {
    var actions = make('div', 'actions');
    var check = make('button', '', 'Check');
    var show = makeButton('Show the answers');
    var result = make('p', 'result');
    result.setAttribute('role', 'status');
    show.hidden = true;
    actions.append(check, show, result);
    form.append(actions);

    form.addEventListener('submit', function (event) {
      var inputs = form.querySelectorAll('[data-gap]');
      var right = 0;
      event.preventDefault();
      each('[data-gap]', function (input) {
        var isRight = input.dataset.gap.split('|').map(plain).indexOf(plain(input.value)) >= 0;
        if (isRight) right++;
        input.classList.toggle('is-right', isRight);
        input.classList.toggle('is-wrong', !isRight);
        input.setAttribute('aria-invalid', String(!isRight));
      }, form);
      result.textContent = right + ' of ' + inputs.length + (right === inputs.length ? '. All correct.' : ' correct');
      show.hidden = right === inputs.length;
    });

    show.addEventListener('click', function () {
      each('[data-gap]', function (input) { input.value = input.dataset.gap.split('|')[0]; }, form);
      form.requestSubmit();
      result.textContent = 'Read the sentences aloud once more.';
    });
  });

  /* ---- Score of the quiz ---- */

  each('[data-score]', function (score) {
    var all = document.querySelectorAll('[data-question]').length;
    var answered = 0;
    var right = 0;
    score.textContent = all + ' questions. You can answer each one once.';
    document.addEventListener('lesson:answer', function (event) {
      answered++;
      if (event.detail.isCorrect) right++;
      score.textContent = right + ' of ' + answered + ' correct' + (answered < all ? ', ' + (all - answered) + ' to go' : verdict(right / all));
    });
  });

  function verdict(share) {
    if (share === 1) return '. Excellent: you can go on to the next lesson.';
    if (share >= 0.7) return '. Good. Look once more at the explanations of the ones you missed.';
    return '. Listen or read again, then reload the page and try the questions a second time.';
  }
})();

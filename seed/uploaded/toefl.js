/*
 * TOEFL integrated skills: what all lessons of this course share.
 *
 *   <div data-timer data-prepare="15" data-answer="45"></div>    preparation and answer countdown
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

  function makeButton(text) {
    var button = make('button', '', text);
    button.type = 'button';
    return button;
  }

  function each(selector, work, inside) {
    Array.prototype.forEach.call((inside || document).querySelectorAll(selector), work);
  }

  /* ---- Speaking timer: prepare, then answer ---- */

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

  each('[data-timer]', function (timer) {
    var prepare = Number(timer.dataset.prepare) || 15;
    var answer = Number(timer.dataset.answer) || 45;
    var display = make('p', 'timer-clock', clock(prepare));
    var phase = make('p', 'timer-phase', prepare + ' seconds to prepare, ' + answer + ' to speak');
    var bar = document.createElement('progress');
    var actions = make('div', 'actions');
    var start = makeButton('Start the timer');
    var ticking = 0;

    timer.classList.add('timer');
    display.setAttribute('role', 'timer');
    phase.setAttribute('role', 'status');
    bar.max = 1;
    bar.value = 0;
    bar.setAttribute('aria-label', 'Time used');
    actions.append(start);
    timer.append(display, phase, bar, actions);

    function stop(text) {
      clearInterval(ticking);
      ticking = 0;
      timer.removeAttribute('data-phase');
      phase.textContent = text;
      start.textContent = 'Start again';
    }

    function run(name, seconds, text, then) {
      var ends = Date.now() + seconds * 1000;
      clearInterval(ticking);
      timer.dataset.phase = name;
      phase.textContent = text;
      display.textContent = clock(seconds);
      bar.value = 0;
      ticking = setInterval(function () {
        var left = Math.max(0, ends - Date.now());
        display.textContent = clock(Math.ceil(left / 1000));
        bar.value = 1 - left / (seconds * 1000);
        if (left === 0) then();
      }, 200);
    }

    start.addEventListener('click', function () {
      if (ticking) {
        stop('Stopped. Take a breath and start again.');
        display.textContent = clock(prepare);
        bar.value = 0;
        return;
      }
      start.textContent = 'Stop the timer';
      run('prepare', prepare, 'Prepare: make short notes', function () {
        beep();
        run('answer', answer, 'Speak now', function () {
          beep();
          stop('Time is up. Did you finish your last sentence?');
        });
      });
    });
  });

  /* ---- Listening: the browser reads the lines, one voice for each speaker ---- */

  var stopReading = null;

  function englishVoices() {
    var voices = speechSynthesis.getVoices().filter(function (voice) { return /^en/i.test(voice.lang); });
    var british = voices.filter(function (voice) { return /GB/i.test(voice.lang); });
    return british.length > 1 ? british : voices;
  }

  each('[data-listening]', function (box) {
    var lines = box.querySelectorAll('[data-voice]');
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
      each('.is-spoken', function (line) { line.classList.remove('is-spoken'); }, box);
    }

    function read(index, isStopped) {
      if (isStopped()) return;
      if (index === lines.length) return finish('That was all. Now answer the questions.');
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
        read(index + 1, isStopped);
      };
      // Another button has begun to speak, or the browser has no voice at all.
      utterance.onerror = function () { if (!isStopped()) finish('Stopped. Read the transcript if you hear nothing.'); };
      line.classList.add('is-spoken');
      speechSynthesis.speak(utterance);
    }

    button.addEventListener('click', function () {
      if (stopReading) return stopReading();
      var stopped = false;
      stopReading = function () {
        stopped = true;
        speechSynthesis.cancel();
        finish('Stopped.');
      };
      speechSynthesis.cancel();
      button.textContent = 'Stop';
      state.textContent = 'Playing';
      read(0, function () { return stopped; });
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

/*
 * Presentations: what all lessons of this course share.
 *
 *   <div data-pace="id-of-a-text"></div>     reading speed in words a minute
 *   <textarea data-draft></textarea>         counts words and speaking time while you write
 *   <ol data-deck data-think="10">           one question at a time, with time to think
 *   <p data-score></p>                       counts the quiz answers
 */
(() => {
  const wordsPerMinute = 130;

  const make = (name, className, text = '') => {
    const element = document.createElement(name);
    if (className) element.className = className;
    element.textContent = text;
    return element;
  };

  const makeButton = (text, onPress) => {
    const button = make('button', '', text);
    button.type = 'button';
    button.addEventListener('click', onPress);
    return button;
  };

  const countWords = (text) => (text.match(/[\p{L}\p{N}][\p{L}\p{N}’'.,-]*/gu) ?? []).length;

  const clock = (ms) => {
    const seconds = Math.floor(ms / 1000);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  };

  /* ---- Pace: how fast do you read? ---- */

  const judge = (pace) => {
    if (pace < 100) return 'Slow. Good for practice; on stage, aim for a little more energy.';
    if (pace < 120) return 'Calm and clear. Right for numbers and for listeners with little English.';
    if (pace <= 150) return 'A good pace: easy to follow, and still alive.';
    if (pace <= 175) return 'Lively. Make your pauses longer, or people will lose the thread.';
    return 'Too fast for a room. Read it again and breathe at every full stop.';
  };

  for (const box of document.querySelectorAll('[data-pace]')) {
    const text = document.getElementById(box.dataset.pace);
    if (!text) continue;
    const words = countWords(text.textContent);
    const time = make('p', 'pace-clock', '0:00');
    const result = make('p', 'pace-result', `${words} words. Press the button, read the text aloud, and press again at the end.`);
    let startedAt = 0;
    let ticking = 0;

    const stop = () => {
      const ms = Date.now() - startedAt;
      clearInterval(ticking);
      startedAt = 0;
      button.textContent = 'Read it again';
      const pace = Math.round(words / (ms / 60_000));
      result.textContent = pace > 300
        ? 'That was quicker than anybody can speak. Read the whole text, then press.'
        : `${pace} words a minute. ${judge(pace)}`;
    };

    const button = makeButton('Start reading', () => {
      if (startedAt) return stop();
      startedAt = Date.now();
      time.textContent = '0:00';
      button.textContent = 'I have finished';
      result.textContent = 'Look up at the end of each sentence, as if people sat in front of you.';
      ticking = setInterval(() => { time.textContent = clock(Date.now() - startedAt); }, 250);
    });

    box.classList.add('pace');
    time.setAttribute('role', 'timer');
    result.setAttribute('role', 'status');
    box.append(time, button, result);
  }

  /* ---- Draft: how long will it take to say? ---- */

  for (const area of document.querySelectorAll('textarea[data-draft]')) {
    const result = make('p', 'draft-result');
    const update = () => {
      const words = countWords(area.value);
      const seconds = Math.round((words / wordsPerMinute) * 60);
      result.textContent = words === 0
        ? `At ${wordsPerMinute} words a minute, forty-five seconds are about a hundred words.`
        : `${words} ${words === 1 ? 'word' : 'words'}, about ${seconds} seconds at ${wordsPerMinute} words a minute.`;
    };
    area.after(result);
    area.addEventListener('input', update);
    update();
  }

  /* ---- Deck: one question at a time ---- */

  const shuffle = (items) => {
    const mixed = [...items];
    for (let last = mixed.length - 1; last > 0; last--) {
      const other = Math.floor(Math.random() * (last + 1));
      [mixed[last], mixed[other]] = [mixed[other], mixed[last]];
    }
    return mixed;
  };

  for (const list of document.querySelectorAll('[data-deck]')) {
    const all = [...list.children].map((item) => item.textContent.trim());
    const thinkMs = (Number(list.dataset.think) || 10) * 1000;
    const box = make('div', 'deck');
    const question = make('p', 'deck-question', 'Are you ready? You will see one question at a time.');
    const time = make('p', 'deck-clock', clock(thinkMs));
    const state = make('p', 'deck-state', `${all.length} questions in random order, ${thinkMs / 1000} seconds to think.`);
    let waiting = [];
    let ticking = 0;

    const button = makeButton('First question', () => {
      if (waiting.length === 0) waiting = shuffle(all);
      question.textContent = waiting.pop();
      state.textContent = 'Think: what kind of question is it?';
      button.textContent = waiting.length === 0 ? 'Start again' : 'Next question';
      const ends = Date.now() + thinkMs;
      clearInterval(ticking);
      time.textContent = clock(thinkMs);
      ticking = setInterval(() => {
        const left = Math.max(0, ends - Date.now());
        time.textContent = clock(left + 999);
        if (left > 0) return;
        clearInterval(ticking);
        time.textContent = '0:00';
        state.textContent = 'Answer now, in three sentences or fewer.';
      }, 250);
    });

    question.setAttribute('aria-live', 'polite');
    state.setAttribute('role', 'status');
    time.setAttribute('role', 'timer');
    box.append(question, time, button, state);
    list.replaceWith(box);
  }

  /* ---- Score ---- */

  for (const score of document.querySelectorAll('[data-score]')) {
    const all = document.querySelectorAll('[data-question]').length;
    let answered = 0;
    let right = 0;
    score.textContent = `${all} questions`;
    document.addEventListener('lesson:answer', (event) => {
      answered += 1;
      if (event.detail.isCorrect) right += 1;
      score.textContent = answered < all
        ? `${right} of ${answered} right, ${all - answered} to go`
        : `${right} of ${all} right${right === all ? '. Applause.' : '. Read the notes under the ones you missed.'}`;
    });
  }
})();

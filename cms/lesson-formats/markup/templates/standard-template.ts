/** A full lesson in the standard format: every tag, explained where it first appears. */
export const standardTemplate = `<!--
  STANDARD TEMPLATE. Write your own words between the tags, such as <word> and </word>.
  Comments like this one are for you alone; learners never see them.
  - Only <lesson-title> is required. You can delete any section you do not need.
  - Sections may come in any order. Spaces and line breaks around a text do not matter.
  - A blank line inside a longer text starts a new paragraph; <br> starts a new line.
  - To show the sign <, write &lt; and to show &, write &amp;
-->

<lesson-title>Speaking Up in Meetings</lesson-title>

<!-- Optional, a note for yourself: the site gives a new lesson the next number of its course. -->
<lesson-number>1</lesson-number>

<!-- The letters after "v=" in the address of a YouTube video. -->
<video-id>eIho2S0ZahI</video-id>

<!-- yes: visitors see the title and the objectives only. -->
<premium>no</premium>

<!-- What a learner can do after the lesson. Start with a verb. -->
<objectives>
  <objective>Join a discussion politely without waiting to be asked</objective>
  <objective>Give an opinion in three clear steps: point, reason, example</objective>
  <objective>Disagree with an idea and stay friendly with the person</objective>
  <objective>Check that you have understood before you answer</objective>
</objectives>

<!-- Two to five easy questions that everybody can answer. -->
<warm-up-questions>
  <warm-up-question>How many meetings did you have last week? In which one did you say the most?</warm-up-question>
  <warm-up-question>What stops people from speaking in meetings: the language, the topic or the people?</warm-up-question>
  <warm-up-question>Think of a colleague who speaks well in meetings. What does this person do?</warm-up-question>
</warm-up-questions>

<!-- Without a picture the lesson shows the lake at dawn. To use your own, remove the comment marks around this line:
<warm-up-picture>https://example.com/a-meeting-room.jpg</warm-up-picture>
-->

<!-- What to do with the picture. -->
<visual-prompt>
  Look at the lake early in the morning. Nothing moves, and then one small stone makes circles
  that reach the other side.

  When was the last time that one short sentence of yours changed a conversation?
</visual-prompt>

<!-- Short sentences to remember after the lesson. -->
<key-takeaways>
  <key-takeaway>One clear sentence early is better than a perfect speech too late.</key-takeaway>
  <key-takeaway>Point, reason, example: then stop.</key-takeaway>
  <key-takeaway>Disagree with the idea, never with the person.</key-takeaway>
</key-takeaways>

<!-- A vocabulary item needs its <word>; phonetics, definition and example are optional. -->
<vocabulary>
  <vocabulary-item>
    <word>interrupt</word>
    <phonetics>/ˌɪntəˈrʌpt/</phonetics>
    <definition>to start speaking while another person is still speaking</definition>
    <example>Sorry to interrupt, but may I add one thing before we move on?</example>
  </vocabulary-item>
  <vocabulary-item>
    <word>clarify</word>
    <phonetics>/ˈklærəfaɪ/</phonetics>
    <definition>to make something easier to understand by saying more about it</definition>
    <example>Could you clarify what you mean by “soon”?</example>
  </vocabulary-item>
  <vocabulary-item>
    <word>concern</word>
    <phonetics>/kənˈsɜːn/</phonetics>
    <definition>a worry about something that may go wrong</definition>
    <example>My only concern is the date: we have two weeks, not four.</example>
  </vocabulary-item>
  <vocabulary-item>
    <word>feasible</word>
    <phonetics>/ˈfiːzəbəl/</phonetics>
    <definition>possible to do with the time, money and people that you have</definition>
    <example>A new website by May is feasible if we start this week.</example>
  </vocabulary-item>
  <vocabulary-item>
    <word>consensus</word>
    <phonetics>/kənˈsensəs/</phonetics>
    <definition>an opinion that everybody in a group can accept</definition>
    <example>We talked for an hour and finally reached a consensus.</example>
  </vocabulary-item>
  <vocabulary-item>
    <word>follow up on</word>
    <phonetics>/ˌfɒləʊ ˈʌp ɒn/</phonetics>
    <definition>to do or say something more about a matter that was discussed before</definition>
    <example>I would like to follow up on what Marta said about costs.</example>
  </vocabulary-item>
</vocabulary>

<!-- Whole phrases: how to use them, and a sentence from life. -->
<phrases>
  <phrase-item>
    <phrase>Could I come in here?</phrase>
    <usage>A polite way to start speaking when nobody has asked you. Say it with a small movement of the hand.</usage>
    <example>Could I come in here? I worked with this client last year.</example>
  </phrase-item>
  <phrase-item>
    <phrase>The way I see it, …</phrase>
    <usage>Introduces your opinion. Softer than “I think you should”.</usage>
    <example>The way I see it, we have two problems and only one of them is urgent.</example>
  </phrase-item>
  <phrase-item>
    <phrase>I see your point, but …</phrase>
    <usage>Disagrees with an idea after showing respect for it. Pause before “but”.</usage>
    <example>I see your point, but our customers will not read four pages.</example>
  </phrase-item>
  <phrase-item>
    <phrase>So what you’re saying is …</phrase>
    <usage>Checks that you have understood. It also gives you time to think.</usage>
    <example>So what you’re saying is that we should test it first. Is that right?</example>
  </phrase-item>
</phrases>

<grammar>
  <grammar-item>
    <concept>Polite questions with could and would</concept>
    <explanation>
      Could and would make a request softer than can and will. After them comes the verb without “to”.

      In an indirect question the word order is that of a normal sentence: where the file is, not
      where is the file.
    </explanation>
    <example>Could you tell me where the latest version is?</example>
  </grammar-item>
  <grammar-item>
    <concept>First conditional for promises and warnings</concept>
    <explanation>Use the present tense after if, and will in the other part. There is no “will” after if.</explanation>
    <example>If we wait until Friday, we will lose the discount.</example>
  </grammar-item>
</grammar>

<!-- Speaking activities have a record button. Each question goes in its own <question>. -->
<practice>
  <speaking-activity>
    <question>Your team wants to move the weekly meeting to 8 a.m. Give your opinion in three steps: point, reason, example.</question>
    <question>A colleague says: “E-mail is enough, we need no meetings at all.” Disagree politely in two sentences.</question>
    <question>You did not understand the last speaker. Check in your own words what you heard.</question>
  </speaking-activity>
  <writing-activity>
    <question>Write a message of 60 to 80 words to your team. Suggest one change to your meetings and give one reason.</question>
  </writing-activity>
</practice>

<speaking-tips>
  <speaking-tip>Say your first sentence in the first ten minutes. It only gets harder later.</speaking-tip>
  <speaking-tip>Speak a little more slowly than feels natural, and let your voice fall at the end.</speaking-tip>
  <speaking-tip>Prepare two sentences before the meeting and say them aloud once.</speaking-tip>
</speaking-tips>

<!-- One longer task for home. -->
<writing-task>
  Think of a meeting in which you stayed silent but had something to say.

  Write 120 to 150 words: what was the question, what did you want to say, and how would you say it
  now? Use at least three phrases of this lesson.
</writing-task>

<!-- Two to four options, <option-a> to <option-d>; <correct-answer> is the letter of the right one. -->
<quiz>
  <quiz-item>
    <question>Which sentence is the politest way to join a discussion?</question>
    <option-a>Wait, I want to speak.</option-a>
    <option-b>Could I come in here?</option-b>
    <option-c>You are wrong about this.</option-c>
    <option-d>Now it is my turn.</option-d>
    <correct-answer>b</correct-answer>
  </quiz-item>
  <quiz-item>
    <question>“A plan is feasible” means that it is …</question>
    <option-a>expensive</option-a>
    <option-b>secret</option-b>
    <option-c>possible to do</option-c>
    <option-d>already finished</option-d>
    <correct-answer>c</correct-answer>
  </quiz-item>
  <quiz-item>
    <question>Choose the correct question.</question>
    <option-a>Could you tell me where the report is?</option-a>
    <option-b>Could you tell me where is the report?</option-b>
    <option-c>Could you to tell me where the report is?</option-c>
    <option-d>Could you tell me where does the report be?</option-d>
    <correct-answer>a</correct-answer>
  </quiz-item>
  <quiz-item>
    <question>Complete the sentence: If we ___ the test now, we will have the results on Monday.</question>
    <option-a>will start</option-a>
    <option-b>started</option-b>
    <option-c>would start</option-c>
    <option-d>start</option-d>
    <correct-answer>d</correct-answer>
  </quiz-item>
  <quiz-item>
    <question>Why do good speakers say “So what you’re saying is …”?</question>
    <option-a>To end the meeting</option-a>
    <option-b>To check that they have understood</option-b>
    <option-c>To show that they disagree</option-c>
    <option-d>To change the topic</option-d>
    <correct-answer>b</correct-answer>
  </quiz-item>
</quiz>
`

import { customToeflScripts } from './custom-toefl-scripts.ts'
import { customToeflStyles } from './custom-toefl-styles.ts'

/** A full TOEFL lesson in the custom format, with styles and scripts for the page made of it. */
export const customToeflTemplate = `<!--
  CUSTOM TOEFL TEMPLATE. The tags are those of the standard template, with three differences:
  - <lesson-meta> holds the title, the number, the video and, if you like, the course;
  - <custom-styles> holds CSS, the look of this lesson's own page;
  - <custom-scripts> holds JavaScript, here a speaking clock, a word count and a quiz score.
  Both may be deleted. Comments like this one are for you alone.
-->

<lesson-meta>
  <lesson-title>TOEFL Speaking and Writing: Study Alone or Together?</lesson-title>
  <!-- Optional, a note for yourself: the site gives a new lesson the next number of its course. -->
  <lesson-number>1</lesson-number>
  <!-- The letters after "v=" in the address of a YouTube video. -->
  <video-id>arj7oStGLkU</video-id>
  <premium>no</premium>
  <!-- Optional, a check: it must be the number of the course that you choose for the lesson.
  <course-id>1</course-id>
  -->
</lesson-meta>

<objectives>
  <objective>Choose a side at once and state it in one sentence</objective>
  <objective>Support an opinion with two reasons and one personal example in 45 seconds</objective>
  <objective>Link ideas with contrast words such as whereas and even though</objective>
  <objective>Write at least 100 words in an academic discussion and answer another student</objective>
</objectives>

<warm-up-questions>
  <warm-up-question>Where do you learn best: at home, in a library or in a café?</warm-up-question>
  <warm-up-question>Have you ever studied with a friend? What was good about it, and what was not?</warm-up-question>
  <warm-up-question>What do you do when you should study but do not want to?</warm-up-question>
</warm-up-questions>

<visual-prompt>
  Imagine a library in the evening. One student sits alone with a lamp and three books. At the next
  table four students are whispering and laughing.

  Who will remember more tomorrow? Give one reason for each side.
</visual-prompt>

<key-takeaways>
  <key-takeaway>Decide in three seconds: there is no right side, only a clear one.</key-takeaway>
  <key-takeaway>One example from your own life is worth more than three general reasons.</key-takeaway>
  <key-takeaway>A complete short answer beats a long one that is cut off.</key-takeaway>
</key-takeaways>

<vocabulary>
  <vocabulary-item>
    <word>retain</word>
    <phonetics>/rɪˈteɪn/</phonetics>
    <definition>to keep something, for example facts in your memory</definition>
    <example>I retain new words better when I explain them to someone.</example>
  </vocabulary-item>
  <vocabulary-item>
    <word>distraction</word>
    <phonetics>/dɪˈstrækʃən/</phonetics>
    <definition>something that takes your attention away from what you are doing</definition>
    <example>My phone is the biggest distraction, so I leave it in another room.</example>
  </vocabulary-item>
  <vocabulary-item>
    <word>accountable</word>
    <phonetics>/əˈkaʊntəbəl/</phonetics>
    <definition>expected to explain to other people what you did or did not do</definition>
    <example>A study partner keeps me accountable: I cannot simply skip a day.</example>
  </vocabulary-item>
  <vocabulary-item>
    <word>procrastinate</word>
    <phonetics>/prəˈkræstəneɪt/</phonetics>
    <definition>to do other things instead of the work that you should do now</definition>
    <example>When a task has no deadline, I procrastinate for weeks.</example>
  </vocabulary-item>
  <vocabulary-item>
    <word>at my own pace</word>
    <phonetics>/ət maɪ oʊn ˈpeɪs/</phonetics>
    <definition>as fast or as slowly as suits me</definition>
    <example>Alone I can read at my own pace and repeat the difficult parts.</example>
  </vocabulary-item>
</vocabulary>

<phrases>
  <phrase-item>
    <phrase>Personally, I’d rather … than …</phrase>
    <usage>States a preference in one sentence. After “would rather” comes the verb without “to”.</usage>
    <example>Personally, I’d rather study alone than sit in a noisy group.</example>
  </phrase-item>
  <phrase-item>
    <phrase>The main reason is that …</phrase>
    <usage>Opens your first reason. Keep the second for “On top of that, …”.</usage>
    <example>The main reason is that I can work at my own pace.</example>
  </phrase-item>
  <phrase-item>
    <phrase>Take my own case: …</phrase>
    <usage>Introduces a personal example. Give a place, a time or a number.</usage>
    <example>Take my own case: last spring I prepared for biology alone and finished in ten days.</example>
  </phrase-item>
  <phrase-item>
    <phrase>While I agree with … that …, I would argue that …</phrase>
    <usage>For the written discussion: it answers another student and adds your own idea.</usage>
    <example>While I agree with Andrew that groups are motivating, I would argue that they cost too much time.</example>
  </phrase-item>
</phrases>

<grammar>
  <grammar-item>
    <concept>Contrast: whereas, while, even though</concept>
    <explanation>
      Whereas and while put two different facts side by side. Even though introduces a fact that makes
      the main sentence surprising.

      All three are followed by a subject and a verb. “Despite” is not: it takes a noun or an -ing form.
    </explanation>
    <example>Even though groups are fun, I learn faster alone, whereas my sister needs company.</example>
  </grammar-item>
  <grammar-item>
    <concept>would rather + verb, prefer + -ing</concept>
    <explanation>Say “I’d rather study” but “I prefer studying”. Compare with than after rather, with to after prefer.</explanation>
    <example>I’d rather walk than wait. I prefer walking to waiting.</example>
  </grammar-item>
</grammar>

<!-- The script below adds a clock to each speaking activity: 45 seconds, and none to prepare, as in the test. -->
<practice>
  <speaking-activity>
    <question>Some people like to study alone, others in a group. Which do you prefer, and why? Use two reasons and one example.</question>
  </speaking-activity>
  <speaking-activity>
    <question>Do you agree or disagree: students learn more from their mistakes than from their successes?</question>
  </speaking-activity>
  <writing-activity>
    <question>Claire writes: “Universities should make group projects part of every course.” Andrew writes: “Group projects are unfair, because some students do all the work.” What is your view? Answer one of them and add a reason of your own. Write at least 100 words in 10 minutes.</question>
  </writing-activity>
</practice>

<speaking-tips>
  <speaking-tip>There is no time to prepare. Say your side first: while you say it, the first reason comes.</speaking-tip>
  <speaking-tip>Stress the words that carry the meaning and let the small words be short.</speaking-tip>
  <speaking-tip>When you hear five seconds, finish the sentence with “and that’s why I …”.</speaking-tip>
</speaking-tips>

<writing-task>
  Listen to your best recording and write down exactly what you said.

  Then write a better version of at least 100 words: replace two simple words, add one sentence with
  whereas or even though, and cut every repetition.
</writing-task>

<quiz>
  <quiz-item>
    <question>Complete the sentence: I’d rather ___ at home than in the library.</question>
    <option-a>to study</option-a>
    <option-b>studying</option-b>
    <option-c>study</option-c>
    <option-d>studied</option-d>
    <correct-answer>c</correct-answer>
  </quiz-item>
  <quiz-item>
    <question>Which word fits? “___ the café was noisy, I finished my essay.”</question>
    <option-a>Even though</option-a>
    <option-b>Despite</option-b>
    <option-c>Because</option-c>
    <option-d>In spite</option-d>
    <correct-answer>a</correct-answer>
  </quiz-item>
  <quiz-item>
    <question>A student who procrastinates …</question>
    <option-a>plans every hour</option-a>
    <option-b>puts the work off</option-b>
    <option-c>studies at night</option-c>
    <option-d>works in a group</option-d>
    <correct-answer>b</correct-answer>
  </quiz-item>
  <quiz-item>
    <question>You have five seconds left. What is best?</question>
    <option-a>Start a third reason quickly</option-a>
    <option-b>Stop in the middle of the sentence</option-b>
    <option-c>Apologise for your English</option-c>
    <option-d>Close with “and that’s why I …”</option-d>
    <correct-answer>d</correct-answer>
  </quiz-item>
</quiz>

<custom-styles>
<style>${customToeflStyles}</style>
</custom-styles>

<custom-scripts>
<script>${customToeflScripts}</script>
</custom-scripts>
`

/** A short lesson in the standard format: one skill, ten minutes. */
export const quickToeflTemplate = `<!--
  QUICK TOEFL LESSON, in the standard format: one skill in about ten minutes.
  Change the words between the tags. The standard template explains every tag.
-->

<lesson-title>TOEFL Speaking in Ten Minutes: State, Support, Stop</lesson-title>

<objectives>
  <objective>Answer an opinion question in 45 seconds with one reason and one example</objective>
  <objective>Finish your last sentence before the clock does</objective>
</objectives>

<warm-up-questions>
  <warm-up-question>Do you prefer to study in the morning or at night? Answer in one sentence.</warm-up-question>
</warm-up-questions>

<vocabulary>
  <vocabulary-item>
    <word>prefer</word>
    <phonetics>/prɪˈfɜːr/</phonetics>
    <definition>to like one thing more than another; “prefer A to B”, not “than B”</definition>
    <example>I prefer small classes to large ones.</example>
  </vocabulary-item>
  <vocabulary-item>
    <word>for instance</word>
    <phonetics>/fər ˈɪnstəns/</phonetics>
    <definition>for example; it tells the listener that a real case follows</definition>
    <example>For instance, last term I learned fifty words on the bus.</example>
  </vocabulary-item>
</vocabulary>

<phrases>
  <phrase-item>
    <phrase>I’d say that …, mainly because …</phrase>
    <usage>States your opinion and your reason in one breath. Use it as your first sentence.</usage>
    <example>I’d say that online classes are better, mainly because you can stop and repeat them.</example>
  </phrase-item>
</phrases>

<practice>
  <speaking-activity>
    <question>Some students take notes by hand, others on a laptop. Which do you prefer, and why? Speak for 45 seconds.</question>
  </speaking-activity>
</practice>

<speaking-tips>
  <speaking-tip>Ten seconds for your opinion, thirty for the reason and the example, five to close.</speaking-tip>
</speaking-tips>

<quiz>
  <quiz-item>
    <question>Which is the best first sentence?</question>
    <option-a>Well, this is a very interesting question.</option-a>
    <option-b>I’d say that notes by hand are better, mainly because I remember more.</option-b>
    <option-c>There are many people in the world.</option-c>
    <option-d>I don’t know, but maybe both.</option-d>
    <correct-answer>b</correct-answer>
  </quiz-item>
  <quiz-item>
    <question>Complete the sentence: I prefer reading ___ watching videos.</question>
    <option-a>than</option-a>
    <option-b>from</option-b>
    <option-c>to</option-c>
    <option-d>over than</option-d>
    <correct-answer>c</correct-answer>
  </quiz-item>
</quiz>
`

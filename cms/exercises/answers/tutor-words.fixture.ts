/** 141 words of the kind that a tutor notes down in a lesson. */
export const tutorWords: readonly string[] =
  `benefit deadline schedule afford commute overwhelmed reliable thorough tackle outcome setback
   feedback brainstorm workload colleague mortgage neighbourhood furniture leak plumber invoice refund
   receipt warranty bargain discount delivery stock supplier shipment customs tax salary wage bonus
   promotion resign retire apply interview candidate skill strength weakness achieve improve increase
   decrease drop rise growth trend forecast budget expense profit loss debt loan interest afraid
   anxious jealous proud ashamed embarrassed disappointed relieved grateful curious stubborn generous
   selfish shy confident polite rude honest cheat lie trust argue apologise forgive complain suggest
   recommend advise persuade convince agree refuse deny admit regret remind remember forget borrow lend
   swamp marsh crane drought flood harvest crop seed soil weather storm thunder lightning
   breeze mild chilly freezing boiling sunburn bruise sprain ankle wrist fever cough sneeze
   headache prescription pharmacy surgery recover swallow bite scratch itch wound bandage crowded
   queue luggage delay`.split(/\s+/)

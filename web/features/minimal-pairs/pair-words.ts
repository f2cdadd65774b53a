/**
 * Pairs of common words that differ in one sound, by contrast. Made by
 * scripts/make-minimal-pairs.mjs out of the CEFR-J Wordlist Version 1.5 (Yukio Tono, Tokyo
 * University of Foreign Studies) and the CMU Pronouncing Dictionary, as SoundSwallower ships it.
 */
export const pairWords = `
ship-sheep: it-eat sit-seat fill-feel ship-sheep sick-seek list-least rich-reach still-steal hit-heat bin-bean did-deed hill-heal slip-sleep bit-beat lip-leap tin-teen is-ease itch-each mill-meal pick-peak grin-green dip-deep fit-feat pill-peel chip-cheap hip-heap rid-reed knit-neat dim-deem pitch-peach
bed-bad: bed-bad head-had beg-bag pen-pan bend-band guess-gas lend-land shell-shall bet-bat send-sand mess-mass ten-tan trek-track flesh-flash tend-tanned wreck-rack
full-fool: full-fool pull-pool
cat-cut: bat-but cap-cup cat-cut fan-fun match-much bag-bug lack-luck track-truck hat-hut mad-mud drag-drug damp-dump crash-crush bad-bud rash-rush stack-stuck ban-bun rag-rug tag-tug tan-ton sack-suck
board-bird: saw-sir war-were board-bird short-shirt course-curse four-fur sore-sir form-firm ward-word store-stir call-curl warm-worm lawn-learn yawn-yearn
pen-pain: let-late sell-sale wet-wait edge-age pen-pain debt-date tell-tale test-taste west-waste chess-chase shed-shade tread-trade
vet-wet: vet-wet verse-worse
berry-very: boat-vote bet-vet berry-very ban-van
thin-tin: both-boat three-tree through-true thin-tin thank-tank thick-tick death-debt theme-team thigh-tie booth-boot faith-fate thread-tread
think-sink: thick-sick thing-sing mouth-mouse think-sink math-mass myth-miss thumb-sum forth-force worth-worse faith-face theme-seem thigh-sigh growth-gross
they-day: they-day their-dare those-doze breathe-breed
right-light: right-light row-low rain-lane rate-late road-load rock-lock reef-leaf wrist-list ring-ling rap-lap rip-lip rack-lack ramp-lamp rush-lush rid-lid ram-lamb rest-lest rim-limb
pie-buy: pig-big pair-bear pay-bay pea-bee pack-back push-bush pride-bride pet-bet pie-buy park-bark pole-bowl post-boast pit-bit pace-base pour-bore pull-bull pin-bin pond-bond pump-bump pound-bound pad-bad peach-beach pan-ban peg-beg peer-beer patch-batch punch-bunch peak-beak
sea-she: sea-she so-show self-shelf sake-shake sell-shell sign-shine sock-shock suit-shoot sigh-shy same-shame save-shave seat-sheet sort-short sore-shore mass-mash lease-leash
ship-chip: share-chair cash-catch sheep-cheap mash-match sheer-cheer ship-chip shoe-chew shop-chop sheet-cheat
at-hat: at-hat is-his add-had all-hall eye-high old-hold art-heart it-hit air-hair arm-harm eat-heat ill-hill eight-hate own-hone edge-hedge
thin-thing: thin-thing win-wing ban-bang ton-tongue
back-bag: at-add bat-bad hat-had back-bag pick-pig coat-code site-side heart-hard right-ride leaf-leave great-grade kit-kid cap-cab seat-seed safe-save surf-serve bright-bride cent-send loose-lose bet-bed not-nod eight-aid hurt-herd rice-rise tight-tide height-hide price-prize bent-bend race-raise slight-slide
`

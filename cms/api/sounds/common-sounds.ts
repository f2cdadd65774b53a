/**
 * Common words with the ways to say them, a line each. Made by scripts/make-sounds.mjs out of the
 * CEFR-J Wordlist Version 1.5 (Yukio Tono, Tokyo University of Foreign Studies) and the CMU
 * Pronouncing Dictionary, as SoundSwallower ships it.
 */
export const commonSounds = `
a AH/EY
abandon AH B AE N D AH N
abandoned AH B AE N D AH N D
ability AH B IH L AH T IY
able EY B AH L
abnormal AE B N AO R M AH L
abnormally AE B N AO R M AH L IY
aboard AH B AO R D
abolish AH B AA L IH SH
aboriginal AE B ER IH JH AH N AH L
aborigine AE B ER IH JH AH N IY
about AH B AW T
above AH B AH V
abroad AH B R AO D
abruptly AH B R AH P T L IY
absence AE B S AH N S
absent AE B S AH N T
absentee AE B S AH N T IY
absolute AE B S AH L UW T
absolutely AE B S AH L UW T L IY
absorb AH B Z AO R B
abstract AE B S T R AE K T
absurd AH B S ER D
abundance AH B AH N D AH N S
abundant AH B AH N D AH N T
abuse AH B Y UW S/AH B Y UW Z
academic AE K AH D EH M IH K
academy AH K AE D AH M IY
accent AH K S EH N T/AE K S EH N T
accept AE K S EH P T/AH K S EH P T
acceptable AE K S EH P T AH B AH L/AH K S EH P T AH B AH L
acceptance AE K S EH P T AH N S/AH K S EH P T AH N S
access AE K S EH S
accessibility AE K S EH S AH B IH L IH T IY
accessible AE K S EH S AH B AH L
accessory AE K S EH S ER IY
accident AE K S AH D AH N T
accidental AE K S AH D EH N T AH L/AE K S AH D EH N AH L
accidentally AE K S AH D EH N T AH L IY/AE K S AH D EH N AH L IY
accommodation AH K AA M AH D EY SH AH N
accompany AH K AH M P AH N IY
accomplish AH K AA M P L IH SH
accordingly AH K AO R D IH NG L IY
account AH K AW N T
accountant AH K AW N T AH N T
accumulate AH K Y UW M Y AH L EY T
accuracy AE K Y ER AH S IY
accurate AE K Y ER AH T
accurately AE K Y ER AH T L IY
accusation AE K Y AH Z EY SH AH N/AE K Y UW Z EY SH AH N
accuse AH K Y UW Z
accustom AH K AH S T AH M
ache EY K
achievable AH CH IY V AH B AH L
achieve AH CH IY V
achievement AH CH IY V M AH N T
acid AE S AH D
acknowledge AE K N AA L IH JH
acknowledgement AE K N AA L IH JH M AH N T
acknowledgment AE K N AA L IH JH M AH N T
acquaintance AH K W EY N T AH N S
acquire AH K W AY ER
acquisition AE K W AH Z IH SH AH N
across AH K R AO S
act AE K T
action AE K SH AH N
active AE K T IH V
actively AE K T IH V L IY
activity AE K T IH V AH T IY/AE K T IH V IH T IY
actor AE K T ER
actress AE K T R AH S
actual AE K CH AH W AH L/AE K SH AH L
actually AE K CH UW AH L IY/AE K CH L IY/AE K SH AH L IY
acute AH K Y UW T
ad AE D
adapt AH D AE P T
adaptable AH D AE P T AH B AH L
add AE D
addict AH D IH K T/AE D IH K T
addicted AH D IH K T IH D
addiction AH D IH K SH AH N
addition AH D IH SH AH N
additional AH D IH SH AH N AH L/AH D IH SH N AH L
additionally AH D IH SH AH N AH L IY/AH D IH SH N AH L IY
address AE D R EH S/AH D R EH S
addressee AE D R EH S IY
adequate AE D AH K W AH T/AE D AH K W EY T
adequately AE D AH K W AH T L IY/AE D AH K W IH T L IY
adjective AE JH IH K T IH V
adjust AH JH AH S T
adjustment AH JH AH S T M AH N T
administration AE D M IH N IH S T R EY SH AH N
administrative AH D M IH N AH S T R EY T IH V
admirable AE D M ER AH B AH L/AE D M R AH B AH L
admiration AE D M ER EY SH AH N
admire AE D M AY R
admiringly AE D M AY R IH NG L IY
admission AE D M IH SH AH N/AH D M IH SH AH N
admit AH D M IH T
admittedly AE D M IH T IH D L IY
adopt AH D AA P T
adopted AH D AA P T IH D
adoption AH D AA P SH AH N
adorable AH D AO R AH B AH L
adore AH D AO R
adorn AH D AO R N
adult AH D AH L T/AE D AH L T
advance AH D V AE N S
advanced AH D V AE N S T
advancement AH D V AE N S M AH N T
advantage AE D V AE N T IH JH
advent AE D V EH N T
adventure AE D V EH N CH ER/AH D V EH N CH ER
adventurous AE D V EH N CH ER AH S/AH D V EH N CH ER AH S
adverb AE D V ER B
adverbial AE D V ER B IY AH L
adverse AE D V ER S/AH D V ER S
adversely AE D V ER S L IY
adversity AE D V ER S IH T IY/AH D V ER S IH T IY
advert AE D V ER T
advertise AE D V ER T AY Z
advertisement AE D V ER T AH Z M AH N T/AE D V ER T AY Z M AH N T
advertising AE D V ER T AY Z IH NG
advice AE D V AY S/AH D V AY S
advise AE D V AY Z/AH D V AY Z
adviser AE D V AY Z ER
advisor AE D V AY Z ER
aerobics ER OW B IH K S
affair AH F EH R
affect AH F EH K T
affection AH F EH K SH AH N
affectionate AH F EH K SH AH N AH T/AH F EH K SH AH N IH T
affectionately AH F EH K SH AH N AH T L IY
afford AH F AO R D
affordable AH F AO R D AH B AH L
afraid AH F R EY D
after AE F T ER
afternoon AE F T ER N UW N
afterward AE F T ER W ER D
afterwards AE F T ER W ER D Z
again AH G EH N/AH G EY N
against AH G EH N S T/AH G EY N S T
age EY JH
aged EY JH D/EY JH IH D
ageless EY JH L AH S
agency EY JH AH N S IY
agenda AH JH EH N D AH
agent EY JH AH N T
aggressive AH G R EH S IH V
aggressively AH G R EH S IH V L IY
ago AH G OW
agonize AE G AH N AY Z
agony AE G AH N IY
agree AH G R IY
agreement AH G R IY M AH N T
agricultural AE G R AH K AH L CH ER AH L/AE G R IH K AH L CH ER AH L
agriculture AE G R IH K AH L CH ER
ahead AH HH EH D
aid EY D
aim EY M
air EH R
aircraft EH R K R AE F T
aircrew EH R K R UW
airline EH R L AY N
airplane EH R P L EY N
airport EH R P AO R T
aisle AY L/AY AH L
alarm AH L AA R M
album AE L B AH M
alcohol AE L K AH HH AA L
alcoholic AE L K AH HH AA L IH K
alcoholism AE L K AH HH AO L IH Z AH M
alert AH L ER T
alike AH L AY K
alive AH L AY V
all AO L
allegation AE L AH G EY SH AH N
allergic AH L ER JH IH K
alliance AH L AY AH N S
allow AH L AW
allowance AH L AW AH N S
ally AE L AY/AH L AY
almost AO L M OW S T
alone AH L OW N
along AH L AO NG
alongside AH L AO NG S AY D
aloud AH L AW D
alphabet AE L F AH B EH T
alphabetical AE L F AH B EH T IH K AH L
already AO L R EH D IY/AO R EH D IY
alright AO L R AY T
also AO L S OW
altar AO L T ER
alter AO L T ER
alternate AO L T ER N AH T/AO L T ER N EY T
alternative AO L T ER N AH T IH V
alternatively AO L T ER N AH T IH V L IY
although AO L DH OW
altitude AE L T AH T UW D
altogether AO L T AH G EH DH ER
aluminium AH L UW M IH N AH M/AE L Y UW M IH N AH M
aluminum AH L UW M AH N AH M
always AO L W EY Z/AO L W IY Z
amaze AH M EY Z
amazed AH M EY Z D
amazement AH M EY Z M AH N T
amazing AH M EY Z IH NG
amazingly AH M EY Z IH NG L IY
ambassador AE M B AE S AH D ER
ambiguity AE M B IH G Y UW AH T IY
ambiguous AE M B IH G Y UW AH S
ambition AE M B IH SH AH N
ambitious AE M B IH SH AH S
ambulance AE M B Y AH L AH N S
ammonia AH M OW N Y AH
among AH M AH NG
amongst AH M AH NG S T
amount AH M AW N T
ample AE M P AH L
amplifier AE M P L AH F AY ER
amplify AE M P L AH F AY
amuse AH M Y UW Z
amused AH M Y UW Z D
amusement AH M Y UW Z M AH N T
amusing AH M Y UW Z IH NG
an AE N/AH N
analogy AH N AE L AH JH IY
analysis AH N AE L AH S AH S/AH N AE L IH S IH S
analyst AE N AH L IH S T
analyze AE N AH L AY Z
ancestor AE N S EH S T ER
anchor AE NG K ER
anchorage AE NG K ER AH JH/AE NG K R IH JH
anchorman AE NG K ER M AE N/AE NG K ER M AH N
ancient EY N CH AH N T/EY N SH AH N T
and AH N D/AE N D
angel EY N JH AH L
anger AE NG G ER
angle AE NG G AH L
angrily AE NG G R AH L IY
angry AE NG G R IY
anguish AE NG G W IH SH
animal AE N AH M AH L
animate AE N AH M AH T/AE N AH M EY T
animated AE N AH M EY T IH D
animation AE N AH M EY SH AH N
ankle AE NG K AH L
anniversary AE N AH V ER S ER IY
announce AH N AW N S
announcement AH N AW N S M AH N T/AH N AW N S M EH N T
annoy AH N OY
annoyance AH N OY AH N S
annoyed AH N OY D
annoying AH N OY IH NG
annual AE N Y UW AH L
annually AE N Y UW AH L IY
anonymous AH N AA N AH M AH S
another AH N AH DH ER
answer AE N S ER
ant AE N T
anti AE N T IY/AE N T AY
antiaircraft AE N T IY EH R K R AE F T/AE N T AY EH R K R AE F T
antibacterial AE N T IY B AE K T IH R IY AH L
anticancer AE N T AY K AE N S ER/AE N T IY K AE N S ER
anticipate AE N T IH S AH P EY T
anticipation AE N T IH S AH P EY SH AH N
antique AE N T IY K
antivirus AE N T IY V AY R AH S
anxiety AE NG Z AY AH T IY
anxious AE NG K SH AH S/AE NG SH AH S
anxiously AE NG K SH AH S L IY
any EH N IY
anybody EH N IY B AH D IY
anyhow EH N IY HH AW
anymore EH N IY M AO R
anyone EH N IY W AH N
anything EH N IY TH IH NG
anyway EH N IY W EY
anywhere EH N IY W EH R/EH N IY HH W EH R
apart AH P AA R T
apartment AH P AA R T M AH N T
ape EY P
apologise AH P AA L AH JH AY Z
apologize AH P AA L AH JH AY Z
apology AH P AA L AH JH IY
apostrophe AH P AA S T R AH F IY
apparent AH P EH R AH N T
apparently AH P EH R AH N T L IY
appeal AH P IY L
appear AH P IH R
appearance AH P IH R AH N S
appetite AE P AH T AY T
applaud AH P L AO D
applause AH P L AO Z
apple AE P AH L
applicant AE P L IH K AH N T
application AE P L AH K EY SH AH N
apply AH P L AY
appoint AH P OY N T
appointment AH P OY N T M AH N T
appreciate AH P R IY SH IY EY T
appreciation AH P R IY SH IY EY SH AH N
appreciative AH P R IY SH IY EY T IH V/AH P R IY SH Y AH T IH V
approach AH P R OW CH
appropriate AH P R OW P R IY AH T/AH P R OW P R IY EY T
appropriately AH P R OW P R IY IH T L IY
approval AH P R UW V AH L
approve AH P R UW V
approximate AH P R AA K S AH M AH T/AH P R AA K S AH M EY T
approximately AH P R AA K S AH M AH T L IY
april EY P R AH L
apron EY P R AH N
arch AA R CH
archaeologist AA R K IY AA L AH JH IH S T
architect AA R K AH T EH K T
architecture AA R K AH T EH K CH ER
arctic AA R K T IH K/AA R T IH K
are AA R/ER
area EH R IY AH
arena ER IY N AH
argue AA R G Y UW
argument AA R G Y AH M AH N T
arise ER AY Z
aristocracy EH R AH S T AA K R AH S IY
arithmetic EH R IH TH M EH T IH K/ER IH TH M AH T IH K
arm AA R M
armchair AA R M CH EH R
armed AA R M D
army AA R M IY
around ER AW N D/ER AW N
arouse ER AW Z
arrange ER EY N JH
arrangement ER EY N JH M AH N T
arrest ER EH S T
arrival ER AY V AH L
arrive ER AY V
arrogant EH R AH G AH N T
arrow AE R OW/EH R OW
art AA R T
artery AA R T ER IY
article AA R T AH K AH L/AA R T IH K AH L
articulate AA R T IH K Y AH L EY T/AA R T IH K Y AH L AH T
artificial AA R T AH F IH SH AH L
artificially AA R T AH F IH SH AH L IY
artist AA R T AH S T/AA R T IH S T
artistic AA R T IH S T IH K
artistry AA R T IH S T R IY
as AE Z/EH Z
ash AE SH
ashamed AH SH EY M D
aside AH S AY D
ask AE S K
asleep AH S L IY P
aspect AE S P EH K T
aspiration AE S P ER EY SH AH N
aspire AH S P AY R
aspirin AE S P R IH N
assault AH S AO L T
assemble AH S EH M B AH L
assembly AH S EH M B L IY
assert AH S ER T
assess AH S EH S
assessment AH S EH S M AH N T
assign AH S AY N
assignment AH S AY N M AH N T
assist AH S IH S T
assistance AH S IH S T AH N S
assistant AH S IH S T AH N T
associate AH S OW S IY AH T/AH S OW S IY EY T/AH S OW SH IY AH T/AH S OW SH IY EY T
association AH S OW S IY EY SH AH N/AH S OW SH IY EY SH AH N
assume AH S UW M
assumption AH S AH M P SH AH N
assurance AH SH UH R AH N S
assure AH SH UH R
astonish AH S T AA N IH SH
astonished AH S T AA N IH SH T
astonishing AH S T AA N IH SH IH NG
astonishment AH S T AA N IH SH M AH N T
astronaut AE S T R AH N AA T
astronomer AH S T R AA N AH M ER
astronomy AH S T R AA N AH M IY
at AE T
athlete AE TH L IY T
athletic AE TH L EH T IH K
athletics AE TH L EH T IH K S
atlantic AH T L AE N T IH K/AH T L AE N IH K
atmosphere AE T M AH S F IH R
atom AE T AH M
atomic AH T AA M IH K
attach AH T AE CH
attached AH T AE CH T
attachment AH T AE CH M AH N T
attack AH T AE K
attain AH T EY N
attainable AH T EY N AH B AH L
attainment AH T EY N M AH N T
attempt AH T EH M P T
attend AH T EH N D
attendance AH T EH N D AH N S
attention AH T EH N SH AH N
attentive AH T EH N T IH V
attentively AH T EH N T IH V L IY
attitude AE T AH T UW D
attract AH T R AE K T
attraction AH T R AE K SH AH N
attractive AH T R AE K T IH V
attractiveness AH T R AE K T IH V N AH S
attribute AE T R AH B Y UW T/AH T R IH B Y UW T
atypical EY T IH P IH K AH L
aubergine AO B ER JH IY N
audience AA D IY AH N S/AO D IY AH N S
audio AA D IY OW
audit AO D IH T
audition AA D IH SH AH N
august AA G AH S T/AO G AH S T
aunt AE N T/AO N T
author AO TH ER
authoritative AH TH AO R AH T EY T IH V
authority AH TH AO R AH T IY
authorize AO TH ER AY Z
automatic AO T AH M AE T IH K/AO T OW M AE T IH K
automatically AO T AH M AE T IH K L IY/AO T OW M AE T IH K L IY
autumn AO T AH M
auxiliary AA G Z IH L Y ER IY/AA G Z IH L IY EH R IY
availability AH V EY L AH B IH L AH T IY/AH V EY L AH B IH L IH T IY
available AH V EY L AH B AH L
avenue AE V AH N UW
average AE V ER IH JH/AE V R AH JH/AE V R IH JH
avoid AH V OY D
await AH W EY T
awake AH W EY K
award AH W AO R D
aware AH W EH R
awareness AH W EH R N AH S
away AH W EY
awe AA/AO
awesome AA S AH M/AO S AH M
awful AA F AH L/AO F AH L
awkward AA K W ER D/AO K W ER D
ax AE K S
axe AE K S
axis AE K S AH S
baby B EY B IY
babysit B EY B IY S IH T
babysitter B EY B IY S IH T ER
back B AE K
backache B AE K EY K
background B AE K G R AW N D
backpack B AE K P AE K
backpacker B AE K P AE K ER
backpacking B AE K P AE K IH NG
backup B AE K AH P
backward B AE K W ER D
backwards B AE K W ER D Z
backyard B AE K Y AA R D
bacon B EY K AH N
bad B AE D
badge B AE JH
badly B AE D L IY
badminton B AE D M IH N T AH N
bag B AE G
baggage B AE G AH JH/B AE G IH JH
bake B EY K
baker B EY K ER
bakery B EY K ER IY
balance B AE L AH N S
balanced B AE L AH N S T
balcony B AE L K AH N IY
bald B AO L D
balky B AO K IY
ball B AO L
ballad B AE L AH D
ballet B AE L EY
balloon B AH L UW N
ballot B AE L AH T
ban B AE N
banana B AH N AE N AH
band B AE N D
bandage B AE N D IH JH
bang B AE NG
bank B AE NG K
banker B AE NG K ER
banking B AE NG K IH NG
bankrupt B AE NG K R AH P T
bankruptcy B AE NG K R AH P S IY/B AE NG K R AH P T S IY
bar B AA R
barbecue B AA R B IH K Y UW
barber B AA R B ER
barbershop B AA R B ER SH AA P
bare B EH R
barely B EH R L IY
bargain B AA R G AH N/B AA R G IH N
bark B AA R K
barley B AA R L IY
barman B AA R M AH N
barn B AA R N
barometer B ER AA M IH T ER
barrel B AE R AH L/B EH R AH L
barren B AE R AH N/B EH R AH N
barrier B AE R IY ER/B EH R IY ER
bartender B AA R T EH N D ER
base B EY S
baseball B EY S B AO L
basement B EY S M AH N T
basic B EY S IH K
basically B EY S IH K L IY
basin B EY S AH N
basis B EY S AH S/B EY S IH S
basket B AE S K AH T
basketball B AE S K AH T B AO L
bat B AE T
batch B AE CH
bath B AE TH
bathe B EY DH
bathroom B AE TH R UW M
battery B AE T ER IY
battle B AE T AH L
battlefield B AE T AH L F IY L D
bay B EY
be B IY
beach B IY CH
beagle B IY G AH L
beak B IY K
beam B IY M
bean B IY N
bear B EH R
beard B IH R D
bearing B EH R IH NG
beast B IY S T
beat B IY T
beautiful B Y UW T AH F AH L
beautifully B Y UW T AH F L IY
beautify B Y UW T IH F AY
beauty B Y UW T IY
beaver B IY V ER
because B IH K AO Z/B IH K AH Z/B IH K AA Z
become B IH K AH M
bed B EH D
bedroom B EH D R UW M
bedside B EH D S AY D
bee B IY
beef B IY F
been B IH N/B AH N
beer B IH R
before B IH F AO R/B IY F AO R
beg B EH G
begin B IH G IH N
beginner B IH G IH N ER
beginning B IH G IH N IH NG
behalf B IH HH AE F
behave B IH HH EY V
behavior B IH HH EY V Y ER
behaviour B IH HH EY V Y ER
behind B IH HH AY N D
being B IY IH NG
belief B IH L IY F
believe B IH L IY V
bell B EH L
bellow B EH L OW
belly B EH L IY
belong B IH L AO NG
belongings B IH L AO NG IH NG Z
beloved B IH L AH V D/B IH L AH V AH D
below B IH L OW/B IY L OW
belt B EH L T
bench B EH N CH
bend B EH N D
beneath B IH N IY TH
beneficial B EH N AH F IH SH AH L
benefit B EH N AH F IH T
benevolence B AH N EH V AH L AH N S
benevolent B AH N EH V AH L AH N T
bent B EH N T
berry B EH R IY
beside B IH S AY D/B IY S AY D
besides B IH S AY D Z/B IY S AY D Z
best B EH S T
bestow B IH S T OW
bestseller B EH S T S EH L ER/B EH S EH L ER
bet B EH T
betray B IH T R EY
better B EH T ER
between B IH T W IY N/B IY T W IY N
bewilder B IH W IH L D ER
bewilderment B IH W IH L D ER M AH N T
beyond B IH AA N D/B IY AO N D/B IH AO N D
bicycle B AY S IH K AH L
bid B IH D
bidding B IH D IH NG
big B IH G
bike B AY K
bikini B IH K IY N IY
bilingual B AY L IH NG G W AH L
bill B IH L
billion B IH L Y AH N
bin B IH N
bind B AY N D
bio B AY OW
biochemistry B AY OW K EH M AH S T R IY
biography B AY AA G R AH F IY
biological B AY AH L AA JH IH K AH L
biology B AY AA L AH JH IY
biotechnology B AY OW T EH K N AA L AH JH IY
bird B ER D
birdcage B ER D K EY JH
birth B ER TH
birthday B ER TH D EY
birthplace B ER TH P L EY S
biscuit B IH S K AH T
bishop B IH SH AH P
bit B IH T
bite B AY T
bitter B IH T ER
bitterly B IH T ER L IY
bizarre B AH Z AA R/B IH Z AA R
black B L AE K
blackboard B L AE K B AO R D
blade B L EY D
blame B L EY M
blank B L AE NG K
blanket B L AE NG K AH T/B L AE NG K IH T
blast B L AE S T
blaze B L EY Z
bleed B L IY D
blend B L EH N D
bless B L EH S
blessing B L EH S IH NG
blind B L AY N D
blindly B L AY N D L IY
blindness B L AY N D N AH S
blink B L IH NG K
block B L AA K
blog B L AO G
blogger B L AO G ER
blonde B L AA N D
blood B L AH D
bloodstream B L AH D S T R IY M
bloody B L AH D IY
bloom B L UW M
blooming B L UW M IH NG
blossom B L AA S AH M
blow B L OW
blue B L UW
blur B L ER
blurt B L ER T
blush B L AH SH
board B AO R D
boast B OW S T
boat B OW T
body B AA D IY
boil B OY L
boiled B OY L D
boiling B OY L IH NG
bold B OW L D
boldly B OW L D L IY
bolt B OW L T
bomb B AA M/B AO M
bombard B AA M B AA R D
bomber B AA M ER
bombing B AA M IH NG
bond B AA N D
bone B OW N
bonus B OW N AH S
bony B OW N IY
book B UH K
bookcase B UH K K EY S
booking B UH K IH NG
bookish B UH K IH SH
booklet B UH K L IH T
bookmark B UH K M AA R K
bookshelf B UH K SH EH L F
bookshop B UH K SH AA P
bookstore B UH K S T AO R
boom B UW M
boost B UW S T
boot B UW T
booth B UW TH
border B AO R D ER
bore B AO R
bored B AO R D
boredom B AO R D AH M
boring B AO R IH NG
borrow B AA R OW
boss B AA S/B AO S
bossy B AO S IY
botany B AA T AH N IY
both B OW TH
bother B AA DH ER
bothered B AA DH ER D
bothersome B AA DH ER S AH M
bottle B AA T AH L
bottom B AA T AH M
bounce B AW N S
bound B AW N D
bourbon B ER B AH N
bow B AW/B OW
bowl B OW L
box B AA K S
boxer B AA K S ER
boxing B AA K S IH NG
boy B OY
boyfriend B OY F R EH N D
bra B R AA
bracelet B R EY S L AH T
bracket B R AE K IH T
brag B R AE G
brain B R EY N
brainstorm B R EY N S T AO R M
brainstorming B R EY N S T AO R M IH NG
brake B R EY K
branch B R AE N CH
brand B R AE N D
brass B R AE S
brave B R EY V
bravely B R EY V L IY
bravery B R EY V ER IY
bread B R EH D
break B R EY K
breakable B R EY K AH B AH L
breakdown B R EY K D AW N
breakfast B R EH K F AH S T
breakthrough B R EY K TH R UW
breakup B R EY K AH P
breast B R EH S T
breath B R EH TH
breathe B R IY DH
breathless B R EH TH L AH S
breathtaking B R EH TH T EY K IH NG
breed B R IY D
breeding B R IY D IH NG
breeze B R IY Z
breezy B R IY Z IY
brewery B R UW ER IY
brick B R IH K
bride B R AY D
bridge B R IH JH
brief B R IY F
briefly B R IY F L IY
bright B R AY T
brightly B R AY T L IY
brilliant B R IH L Y AH N T
brilliantly B R IH L Y AH N T L IY
bring B R IH NG
broad B R AO D
broadband B R AO D B AE N D
broadcast B R AO D K AE S T
broadcaster B R AO D K AE S T ER
broaden B R AO D AH N
broadly B R AO D L IY
broccoli B R AA K AH L IY/B R AA K L IY
brochure B R OW SH UH R
broken B R OW K AH N
bronze B R AA N Z
brother B R AH DH ER
brotherhood B R AH DH ER HH UH D
brown B R AW N
browse B R AW Z
browser B R AW Z ER
bruise B R UW Z
brush B R AH SH
bubble B AH B AH L
bucket B AH K AH T/B AH K IH T
bud B AH D
buddy B AH D IY
budget B AH JH IH T
bug B AH G
build B IH L D
builder B IH L D ER
building B IH L D IH NG
bulb B AH L B
bulimia B Y UW L IH M IY AH
bull B UH L
bullet B UH L AH T
bulletin B UH L IH T AH N
bully B UH L IY
bum B AH M
bump B AH M P
bumper B AH M P ER
bun B AH N
bunch B AH N CH
burden B ER D AH N
burdensome B ER D AH N S AH M
bureau B Y UH R OW
bureaucracy B Y UH R AA K R AH S IY
burger B ER G ER
burglar B ER G L ER
burglary B ER G L ER IY
burial B EH R IY AH L
burn B ER N
burning B ER N IH NG
burst B ER S T
bury B EH R IY
bus B AH S
bush B UH SH
business B IH Z N AH S/B IH Z N IH S
businessman B IH Z N AH S M AE N/B IH Z N IH S M AE N
businesswoman B IH Z N IH S W UH M AH N
bust B AH S T
bustle B AH S AH L
bustling B AH S AH L IH NG/B AH S L IH NG
busy B IH Z IY
but B AH T
butcher B UH CH ER
butter B AH T ER
butterfly B AH T ER F L AY
button B AH T AH N
buy B AY
buyer B AY ER
buzz B AH Z
by B AY
bye B AY
cab K AE B
cabbage K AE B AH JH/K AE B IH JH
cabin K AE B AH N
cabinet K AE B AH N AH T/K AE B N AH T
cable K EY B AH L
cafe K AH F EY/K AE F EY
cafeteria K AE F AH T IH R IY AH
cage K EY JH
cake K EY K
calculate K AE L K Y AH L EY T
calculation K AE L K Y AH L EY SH AH N
calculator K AE L K Y AH L EY T ER
calendar K AE L AH N D ER
calf K AE F
call K AO L
caller K AO L ER
calm K AA M/K AA L M
calmly K AA M L IY/K AA L M L IY
calmness K AA M N AH S/K AA L M N AH S
camel K AE M AH L
camera K AE M ER AH/K AE M R AH
camp K AE M P
campaign K AE M P EY N
camping K AE M P IH NG
campsite K AE M P S AY T
campus K AE M P AH S
can K AE N/K AH N
canal K AH N AE L
cancel K AE N S AH L
cancer K AE N S ER
candidate K AE N D AH D EY T/K AE N AH D IH T
candle K AE N D AH L
candy K AE N D IY
cane K EY N
canned K AE N D
cannonball K AE N AH N B AO L
canon K AE N AH N
canteen K AE N T IY N
cap K AE P
capability K EY P AH B IH L AH T IY
capable K EY P AH B AH L
capacity K AH P AE S AH T IY/K AH P AE S IH T IY
capital K AE P AH T AH L/K AE P IH T AH L
capsule K AE P S AH L
captain K AE P T AH N
caption K AE P SH AH N
captive K AE P T IH V
capture K AE P CH ER
car K AA R
caravan K AE R AH V AE N/K EH R AH V AE N
carbon K AA R B AH N
card K AA R D
cardboard K AA R D B AO R D
cardigan K AA R D IH G AH N
care K EH R
career K ER IH R
carefree K EH R F R IY
careful K EH R F AH L
carefully K EH R F AH L IY
careless K EH R L AH S
carelessly K EH R L AH S L IY
carelessness K EH R L AH S N AH S
caring K EH R IH NG
carnival K AA R N AH V AH L
carpet K AA R P AH T
carpool K AA R P UW L
carriage K AE R IH JH/K EH R AH JH
carrot K AE R AH T/K EH R AH T
carry K AE R IY/K EH R IY
carton K AA R T AH N
cartoon K AA R T UW N
carve K AA R V
cascade K AE S K EY D
case K EY S
cash K AE SH
cassette K AH S EH T
cast K AE S T
castle K AE S AH L
casual K AE ZH AH W AH L/K AE ZH W AH L
casually K AE ZH AH W AH L IY/K AE ZH W AH L IY
cat K AE T
catalog K AE T AH L AO G
catalogue K AE T AH L AO G
catalyst K AE T AH L AH S T/K AE T AH L IH S T
catastrophe K AH T AE S T R AH F IY
catastrophic K AE T AH S T R AA F IH K
catch K AE CH
catchy K AE CH IY
categorization K AE T AH G ER IH Z EY SH AH N
categorize K AE T AH G ER AY Z
category K AE T AH G AO R IY
catering K EY T ER IH NG
cathedral K AH TH IY D R AH L
cattle K AE T AH L
cause K AA Z/K AO Z
caution K AA SH AH N/K AO SH AH N
cautious K AO SH AH S
cave K EY V
cd S IY D IY
cease S IY S
ceiling S IY L IH NG
celebrate S EH L AH B R EY T
celebration S EH L AH B R EY SH AH N
celebrity S AH L EH B R IH T IY
cell S EH L
cellar S EH L ER
cellist CH EH L AH S T
cello CH EH L OW
cemetery S EH M AH T EH R IY/S EH M IH T EH R IY
cent S EH N T
center S EH N T ER/S EH N ER
centigrade S EH N T AH G R EY D
centimeter S EH N T AH M IY T ER
centimetre S EH N T AH M IY T ER
central S EH N T R AH L
centre S EH N T ER
century S EH N CH ER IY
cereal S IH R IY AH L
ceremony S EH R AH M OW N IY
certain S ER T AH N
certainly S ER T AH N L IY
certainty S ER T AH N T IY
certificate S ER T IH F IH K AH T
certification S ER T AH F AH K EY SH AH N
certify S ER T AH F AY
chain CH EY N
chair CH EH R
chairman CH EH R M AH N
challenge CH AE L AH N JH
challenging CH AE L AH N JH IH NG
champagne SH AE M P EY N
champion CH AE M P IY AH N
championship CH AE M P IY AH N SH IH P
chance CH AE N S
chancellor CH AE N S AH L ER/CH AE N S L ER
change CH EY N JH
channel CH AE N AH L
chaos K EY AA S
chaotic K EY AA T IH K
chapter CH AE P T ER
character K EH R IH K T ER
characteristic K EH R AH K T ER IH S T IH K
characterize K EH R AH K T ER AY Z
charge CH AA R JH
chariot CH EH R IY AH T
charity CH EH R IH T IY
charm CH AA R M
charming CH AA R M IH NG
chart CH AA R T
chase CH EY S
chat CH AE T
cheap CH IY P
cheat CH IY T
check CH EH K
checkout CH EH K AW T
checkpoint CH EH K P OY N T
cheek CH IY K
cheeky CH IY K IY
cheer CH IH R
cheerful CH IH R F AH L
cheerfully CH IH R F AH L IY/CH IH R F L IY
cheerfulness CH IH R F AH L N AH S
cheese CH IY Z
chef SH EH F
chemical K EH M AH K AH L/K EH M IH K AH L
chemist K EH M IH S T
chemistry K EH M AH S T R IY/K EH M IH S T R IY
chemotherapy K IY M OW TH EH R AH P IY
cheque CH EH K
cherish CH EH R IH SH
cherished CH EH R IH SH T
cherry CH EH R IY
chess CH EH S
chest CH EH S T
chew CH UW
chicken CH IH K AH N
chief CH IY F
child CH AY L D
childhood CH AY L D HH UH D
childish CH AY L D IH SH
chili CH IH L IY
chimney CH IH M N IY
chimpanzee CH IH M P AE N Z IY
chin CH IH N
chip CH IH P
chirp CH ER P
chocolate CH AO K L AH T
choice CH OY S
choir K W AY ER
choke CH OW K
choose CH UW Z
chop CH AA P
christian K R IH S CH AH N/K R IH S CH IH N
chronological K R AA N AH L AA JH IH K AH L
chuckle CH AH K AH L
chunk CH AH NG K
church CH ER CH
cigarette S IH G ER EH T
cinema S IH N AH M AH
circle S ER K AH L
circuit S ER K AH T
circuitry S ER K AH T R IY
circular S ER K Y AH L ER
circumstance S ER K AH M S T AE N S
circus S ER K AH S
citizen S IH T AH Z AH N/S IH T IH Z AH N
citizenship S IH T IH Z AH N SH IH P
city S IH T IY
citywide S IH T IY W AY D
civil S IH V AH L
civilization S IH V AH L IH Z EY SH AH N
claim K L EY M
clam K L AE M
clap K L AE P
clarify K L EH R AH F AY
class K L AE S
classic K L AE S IH K
classical K L AE S IH K AH L
classification K L AE S AH F AH K EY SH AH N
classify K L AE S AH F AY
classmate K L AE S M EY T
classroom K L AE S R UW M
clause K L AO Z
clean K L IY N
cleaner K L IY N ER
clear K L IH R
clearly K L IH R L IY
clearness K L IH R N AH S
clerical K L EH R AH K AH L/K L EH R IH K AH L
clerk K L ER K
clever K L EH V ER
click K L IH K
client K L AY AH N T
cliff K L IH F
climate K L AY M AH T/K L AY M IH T
climb K L AY M
climber K L AY M ER
climbing K L AY M IH NG
clinic K L IH N IH K
clip K L IH P
clock K L AA K
clog K L AA G
clone K L OW N
close K L OW S/K L OW Z
closed K L OW Z D
closely K L OW S L IY
closure K L OW ZH ER
cloth K L AO TH
clothes K L OW DH Z/K L OW Z
clothing K L OW DH IH NG
cloud K L AW D
cloudy K L AW D IY
clown K L AW N
club K L AH B
clue K L UW
clumsy K L AH M Z IY
coach K OW CH
coaching K OW CH IH NG
coal K OW L
coalition K OW AH L IH SH AH N
coarse K AO R S
coast K OW S T
coastal K OW S T AH L
coastline K OW S T L AY N
coat K OW T
cocktail K AA K T EY L
cocoa K OW K OW
coconut K OW K AH N AH T
cod K AA D/S IY OW D IY
code K OW D
coffee K AA F IY/K AO F IY
coffin K AO F IH N
coherence K OW HH IH R AH N S
coherent K OW HH IH R AH N T
coin K OY N
coincide K OW IH N S AY D
coincidence K OW IH N S IH D AH N S
coke K OW K
cola K OW L AH
cold K OW L D
collapse K AH L AE P S
collar K AA L ER
colleague K AA L IY G
collect K AH L EH K T
collection K AH L EH K SH AH N
collector K AH L EH K T ER
college K AA L IH JH
collocation K AA L AH K EY SH AH N
colon K OW L AH N
colonial K AH L OW N IY AH L
color K AH L ER/K AO L ER
colorful K AH L ER F AH L
colour K AH L ER
column K AA L AH M
columnist K AA L AH M N AH S T
coma K OW M AH
comb K OW M
combination K AA M B AH N EY SH AH N
combine K AA M B AY N/K AH M B AY N
come K AH M
comedian K AH M IY D IY AH N
comedy K AA M AH D IY
comet K AA M AH T
comfort K AH M F ER T
comfortable K AH M F ER T AH B AH L
comfortably K AH M F ER T AH B L IY
comic K AA M IH K
comma K AA M AH
command K AH M AE N D
commander K AH M AE N D ER
commemorate K AH M EH M ER EY T
comment K AA M EH N T
commerce K AA M ER S
commercial K AH M ER SH AH L
commission K AH M IH SH AH N
commit K AH M IH T
commitment K AH M IH T M AH N T
committee K AH M IH T IY
common K AA M AH N
commonly K AA M AH N L IY
commonwealth K AA M AH N W EH L TH
communicate K AH M Y UW N AH K EY T
communication K AH M Y UW N AH K EY SH AH N
communicative K AH M Y UW N AH K AH T IH V
community K AH M Y UW N AH T IY/K AH M Y UW N IH T IY
commute K AH M Y UW T
companion K AH M P AE N Y AH N
company K AH M P AH N IY
comparative K AH M P EH R AH T IH V
compare K AH M P EH R
comparison K AH M P EH R AH S AH N
compassion K AH M P AE SH AH N
compassionate K AH M P AE SH AH N AH T
compatible K AH M P AE T AH B AH L
compensate K AA M P AH N S EY T
compensation K AA M P AH N S EY SH AH N
compete K AH M P IY T
competence K AA M P AH T IH N S
competent K AA M P AH T IH N T
competition K AA M P AH T IH SH AH N
competitive K AH M P EH T AH T IH V/K AH M P EH T IH T IH V
competitor K AH M P EH T AH T ER/K AH M P EH T IH T ER
compile K AH M P AY L
complain K AH M P L EY N
complaint K AH M P L EY N T
complement K AA M P L AH M AH N T
complete K AH M P L IY T
completely K AH M P L IY T L IY
completion K AH M P L IY SH AH N
complex K AA M P L EH K S/K AH M P L EH K S
complexion K AH M P L EH K SH AH N
complexity K AH M P L EH K S AH T IY/K AH M P L EH K S IH T IY
complicate K AA M P L AH K EY T
complicated K AA M P L AH K EY T AH D
compliment K AA M P L AH M EH N T
component K AH M P OW N AH N T
compose K AH M P OW Z
composer K AH M P OW Z ER
composition K AA M P AH Z IH SH AH N
compound K AA M P AW N D/K AH M P AW N D
comprehension K AA M P R IY HH EH N SH AH N
comprehensive K AA M P R IY HH EH N S IH V
compress K AA M P R EH S/K AH M P R EH S
compression K AH M P R EH SH AH N
compromise K AA M P R AH M AY Z
compulsory K AH M P AH L S ER IY
compute K AH M P Y UW T
computer K AH M P Y UW T ER
conceal K AH N S IY L
concede K AH N S IY D
conceit K AH N S IY T
conceivable K AH N S IY V AH B AH L
conceive K AH N S IY V
concentrate K AA N S AH N T R EY T
concentration K AA N S AH N T R EY SH AH N
concept K AA N S EH P T
conception K AH N S EH P SH AH N
concern K AH N S ER N
concerned K AH N S ER N D
concerning K AH N S ER N IH NG
concert K AA N S ER T/K AH N S ER T
concession K AH N S EH SH AH N
conclude K AH N K L UW D
conclusion K AH N K L UW ZH AH N
concrete K AH N K R IY T/K AA N K R IY T
condemn K AH N D EH M
condition K AH N D IH SH AH N
conduct K AA N D AH K T
conductor K AH N D AH K T ER
cone K OW N
conference K AA N F ER AH N S/K AA N F R AH N S
conferencing K AA N F R AH N S IH NG
confess K AH N F EH S
confession K AH N F EH SH AH N
confidence K AA N F AH D AH N S
confident K AA N F AH D AH N T
confidently K AA N F AH D AH N T L IY
confine K AH N F AY N
confirm K AH N F ER M
confirmation K AA N F ER M EY SH AH N
conflict K AA N F L IH K T/K AH N F L IH K T
confront K AH N F R AH N T
confuse K AH N F Y UW Z
confused K AH N F Y UW Z D
confusing K AH N F Y UW Z IH NG
confusion K AH N F Y UW ZH AH N
congratulate K AH N G R AE CH AH L EY T
conjunction K AH N JH AH NG K SH AH N
connect K AH N EH K T
connection K AH N EH K SH AH N
connexion K AH N EH K SH AH N
conquer K AA NG K ER
conquest K AA NG K W EH S T
conscience K AA N SH AH N S
conscious K AA N SH AH S
consciousness K AA N SH AH S N AH S
consensus K AH N S EH N S AH S
consent K AH N S EH N T
consequence K AA N S AH K W AH N S
consequently K AA N S AH K W AH N T L IY/K AA N S AH K W EH N T L IY
conservation K AA N S ER V EY SH AH N
conservative K AH N S ER V AH T IH V
consider K AH N S IH D ER
considerable K AH N S IH D ER AH B AH L
considerably K AH N S IH D ER AH B L IY
consideration K AH N S IH D ER EY SH AH N
considering K AH N S IH D ER IH NG
consist K AH N S IH S T
consistent K AH N S IH S T AH N T
consolation K AA N S AH L EY SH AH N
console K AA N S OW L/K AH N S OW L
consonant K AA N S AH N AH N T
constant K AA N S T AH N T
constantly K AA N S T AH N T L IY
constitute K AA N S T AH T UW T
constitution K AA N S T AH T UW SH AH N
construct K AH N S T R AH K T/K AA N S T R AH K T
construction K AH N S T R AH K SH AH N
consult K AH N S AH L T
consultant K AH N S AH L T AH N T
consume K AH N S UW M
consumer K AH N S UW M ER
consumption K AH N S AH M P SH AH N/K AH N S AH M SH AH N
contact K AA N T AE K T
contain K AH N T EY N
container K AH N T EY N ER
contaminate K AH N T AE M AH N EY T
contemporary K AH N T EH M P ER EH R IY
contempt K AH N T EH M P T
content K AA N T EH N T/K AH N T EH N T
contest K AA N T EH S T/K AH N T EH S T
context K AA N T EH K S T
continent K AA N T AH N AH N T
continual K AH N T IH N Y UW AH L
continually K AH N T IH N Y UW AH L IY/K AH N T IH N Y UW L IY
continue K AH N T IH N Y UW
continuous K AH N T IH N Y UW AH S
continuously K AH N T IH N Y UW AH S L IY
contract K AA N T R AE K T/K AH N T R AE K T
contradict K AA N T R AH D IH K T
contradiction K AA N T R AH D IH K SH AH N
contradictory K AA N T R AH D IH K T ER IY
contrary K AA N T R EH R IY/K AH N T R EH R IY
contrast K AA N T R AE S T/K AH N T R AE S T
contribute K AH N T R IH B Y UW T
contribution K AA N T R AH B Y UW SH AH N
control K AH N T R OW L
controversial K AA N T R AH V ER SH AH L
controversy K AA N T R AH V ER S IY
convenience K AH N V IY N Y AH N S
convenient K AH N V IY N Y AH N T
conveniently K AH N V IY N Y AH N T L IY
convention K AH N V EH N SH AH N
conventional K AH N V EH N SH AH N AH L
conversation K AA N V ER S EY SH AH N
converse K AA N V ER S/K AH N V ER S
conversely K AA N V ER S L IY
conversion K AH N V ER ZH AH N
convert K AA N V ER T/K AH N V ER T
convey K AH N V EY
convince K AH N V IH N S
convinced K AH N V IH N S T
cook K UH K
cooker K UH K ER
cookie K UH K IY
cooking K UH K IH NG
cool K UW L
cooler K UW L ER
cooperate K OW AA P ER EY T/K W AA P ER EY T
cooperation K OW AA P ER EY SH AH N/K W AA P ER EY SH AH N/K W AO P ER EY SH AH N
cooperative K OW AA P ER EY T IH V
cop K AA P
cope K OW P
copper K AA P ER
copy K AA P IY
copyright K AA P IY R AY T
coral K AO R AH L
core K AO R
corn K AO R N
corner K AO R N ER
cornerstone K AO R N ER S T OW N
cornet K AO R N EH T
corona K ER OW N AH
corporal K AO R P ER AH L/K AO R P R AH L
corporate K AO R P ER AH T/K AO R P R AH T
corporation K AO R P ER EY SH AH N
correct K ER EH K T
correction K ER EH K SH AH N
correctly K ER EH K T L IY
correctness K ER EH K T N AH S
correspond K AO R AH S P AA N D
correspondence K AO R AH S P AA N D AH N S
correspondent K AO R AH S P AA N D AH N T
corresponding K AO R AH S P AA N D IH NG
corridor K AO R AH D ER/K AO R IH D ER
corrupt K ER AH P T
corruption K ER AH P SH AH N
cost K AA S T/K AO S T
costly K AA S T L IY/K AO S T L IY
costume K AA S T UW M
cosy K OW Z IY
cottage K AA T AH JH/K AA T IH JH
cotton K AA T AH N/K AO T AH N
couch K AW CH
cough K AA F/K AO F
could K UH D
council K AW N S AH L
counseling K AW N S AH L IH NG/K AW N S L IH NG
count K AW N T
counter K AW N T ER
countless K AW N T L AH S
country K AH N T R IY
countryman K AH N T R IY M AH N
countryside K AH N T R IY S AY D
countrywide K AH N T R IY W AY D
county K AW N T IY/K AW N IY
couple K AH P AH L
courage K ER AH JH/K ER IH JH
courageous K ER EY JH AH S
course K AO R S
court K AO R T
courtesy K ER T AH S IY
cousin K AH Z AH N
cover K AH V ER
cow K AW
coward K AW ER D
cowardly K AW ER D L IY
coziness K OW Z IY N AH S
cozy K OW Z IY
crab K R AE B
crack K R AE K
craft K R AE F T
craftsman K R AE F T S M AH N/K R AE F S M AH N
crash K R AE SH
crater K R EY T ER
crawl K R AO L
crazy K R EY Z IY
cream K R IY M
crease K R IY S
create K R IY EY T
creation K R IY EY SH AH N
creative K R IY EY T IH V
creatively K R IY EY T IH V L IY
creativity K R IY EY T IH V AH T IY
creator K R IY EY T ER
creature K R IY CH ER
credit K R EH D AH T/K R EH D IH T
creek K R IY K
creepy K R IY P IY
crew K R UW
cricket K R IH K AH T/K R IH K IH T
crime K R AY M
criminal K R IH M AH N AH L
cripple K R IH P AH L
crisis K R AY S AH S
crisp K R IH S P
critic K R IH T IH K
critical K R IH T IH K AH L
critically K R IH T IH K AH L IY/K R IH T IH K L IY
criticism K R IH T IH S IH Z AH M
criticize K R IH T IH S AY Z
crocodile K R AA K AH D AY L
crop K R AA P
cross K R AO S
crossing K R AO S IH NG
crossroads K R AO S R OW D Z
crow K R OW
crowd K R AW D
crowded K R AW D AH D/K R AW D IH D
crown K R AW N
crucial K R UW SH AH L
cruel K R UW AH L/K R UW L
cruelly K R UW L IY
cruelty K R UW L T IY/K R UW AH L T IY
cruise K R UW Z
crush K R AH SH
cry K R AY
crystallize K R IH S T AH L AY Z
cube K Y UW B
cubism K Y UW B IH Z AH M
cucumber K Y UW K AH M B ER
cuff K AH F
culmination K AH L M AH N EY SH AH N
cultivate K AH L T AH V EY T
cultural K AH L CH ER AH L
culturally K AH L CH ER AH L IY
culture K AH L CH ER
cup K AH P
cupboard K AH B ER D
cure K Y UH R
curiosity K Y UH R IY AA S AH T IY
curious K Y UH R IY AH S
curiously K Y UH R IY AH S L IY
curl K ER L
curly K ER L IY
currency K ER AH N S IY
current K ER AH N T/K ER N T/K AA R AH N T
currently K ER AH N T L IY
curriculum K ER IH K Y AH L AH M
curry K AH R IY/K ER IY
curse K ER S
cursor K ER S ER
curtain K ER T AH N
curve K ER V
cushion K UH SH AH N
custom K AH S T AH M
customer K AH S T AH M ER
customs K AH S T AH M Z
cut K AH T
cute K Y UW T
cv S IY V IY
cyberspace S AY B ER S P EY S
cycle S AY K AH L
cycling S AY K AH L IH NG/S AY K L IH NG
cyclist S AY K AH L IH S T/S AY K L IH S T
dad D AE D
daddy D AE D IY
daft D AE F T
daily D EY L IY
daisy D EY Z IY
dam D AE M
damage D AE M AH JH/D AE M IH JH
damaged D AE M AH JH D/D AE M IH JH D
damn D AE M
damp D AE M P
dance D AE N S
dancer D AE N S ER
dancing D AE N S IH NG
dandelion D AE N D AH L AY AH N
danger D EY N JH ER
dangerous D EY N JH ER AH S
dangerously D EY N JH ER AH S L IY
dare D EH R
dark D AA R K
darkness D AA R K N AH S
darling D AA R L IH NG
dash D AE SH
data D EY T AH/D AE T AH
database D EY T AH B EY S/D AE T AH B EY S
date D EY T
dated D EY T IH D
dating D EY T IH NG
daughter D AO T ER
dawn D AO N
day D EY
daylight D EY L AY T
daytime D EY T AY M
daze D EY Z
dazzle D AE Z AH L
dead D EH D
deadline D EH D L AY N
deadly D EH D L IY
deaf D EH F
deal D IY L
dealer D IY L ER
dear D IH R
dearly D IH R L IY
death D EH TH
debate D AH B EY T
debit D EH B IH T
debris D AH B R IY
debt D EH T
decade D EH K EY D
decay D IH K EY
deceive D IH S IY V
december D IH S EH M B ER
decent D IY S AH N T
deceptive D IH S EH P T IH V
decide D IH S AY D
decision D IH S IH ZH AH N
decisive D IH S AY S IH V
deck D EH K
declaration D EH K L ER EY SH AH N
declare D IH K L EH R
decline D IH K L AY N
decomposition D IY K AH M P OW Z IH SH AH N/D IY K AH M P AH Z IH SH AH N
decorate D EH K ER EY T
decoration D EH K ER EY SH AH N
decorative D EH K R AH T IH V
decrease D IH K R IY S/D IY K R IY S
dedicate D EH D AH K EY T
dedication D EH D AH K EY SH AH N
deduce D IH D UW S
deduction D IH D AH K SH AH N
deed D IY D
deem D IY M
deep D IY P
deeply D IY P L IY
deer D IH R
defeat D IH F IY T
defence D IH F EH N S
defend D IH F EH N D
defender D IH F EH N D ER
defense D IH F EH N S
deficiency D IH F IH SH AH N S IY
deficit D EH F AH S AH T
define D IH F AY N
definite D EH F AH N AH T
definitely D EH F AH N AH T L IY
definition D EH F AH N IH SH AH N
deforestation D IH F AO R IH S T EY SH AH N
defy D IH F AY
degree D IH G R IY
dehumanize D IH HH Y UW M AH N AY Z
delay D IH L EY
delegate D EH L AH G EY T/D EH L AH G AH T
delete D IH L IY T
deliberate D IH L IH B ER AH T/D IH L IH B ER EY T/D IH L IH B R AH T
deliberately D IH L IH B ER AH T L IY/D IH L IH B R AH T L IY
delicacy D EH L AH K AH S IY/D EH L IH K AH S IY
delicate D EH L AH K AH T
delicately D EH L AH K AH T L IY
delicious D IH L IH SH AH S
delight D IH L AY T
delighted D IH L AY T AH D/D IH L AY T IH D
delightful D IH L AY T F AH L
deliver D IH L IH V ER
delivery D IH L IH V ER IY
demand D IH M AE N D
demanding D IH M AE N D IH NG
democracy D IH M AA K R AH S IY
democratic D EH M AH K R AE T IH K
demolish D IH M AA L IH SH
demonstrate D EH M AH N S T R EY T
demonstration D EH M AH N S T R EY SH AH N
denim D EH N AH M
dense D EH N S
densely D EH N S L IY
dental D EH N T AH L/D EH N AH L
dentist D EH N T AH S T/D EH N T IH S T/D EH N IH S T
deny D IH N AY
depart D IH P AA R T
department D IH P AA R T M AH N T
departure D IH P AA R CH ER
depend D IH P EH N D
dependable D IH P EH N D AH B AH L
dependent D IH P EH N D AH N T
deposit D AH P AA Z IH T/D IH P AA Z AH T
depressed D IH P R EH S T
depressing D IH P R EH S IH NG
depression D IH P R EH SH AH N
deprive D IH P R AY V
depth D EH P TH
deputy D EH P Y AH T IY/D EH P Y UW T IY
derive D ER AY V
descend D IH S EH N D
describe D IH S K R AY B
description D IH S K R IH P SH AH N
descriptive D IH S K R IH P T IH V
desert D EH Z ER T/D IH Z ER T
deserve D IH Z ER V
design D IH Z AY N
designer D IH Z AY N ER
desirable D IH Z AY R AH B AH L/D IH Z AY ER AH B AH L
desire D IH Z AY ER
desk D EH S K
desktop D EH S K T AA P
desolation D EH S AH L EY SH AH N
despair D IH S P EH R
desperate D EH S P R IH T/D EH S P ER IH T
desperately D EH S P ER AH T L IY/D EH S P R AH T L IY
desperation D EH S P ER EY SH AH N/D EH S P ER EY SH IH N
despise D IH S P AY Z
despite D IH S P AY T
dessert D IH Z ER T
destination D EH S T AH N EY SH AH N/D EH S T IH N EY SH AH N
destiny D EH S T AH N IY
destroy D IH S T R OY
destruction D IH S T R AH K SH AH N
destructive D IH S T R AH K T IH V
detach D IH T AE CH/D IY T AE CH
detachment D IH T AE CH M AH N T/D IY T AE CH M AH N T
detail D IH T EY L/D IY T EY L
detailed D IH T EY L D
detect D IH T EH K T
detective D IH T EH K T IH V
determination D IH T ER M AH N EY SH AH N
determine D AH T ER M AH N/D IH T ER M AH N
determined D IH T ER M AH N D
devastate D EH V AH S T EY T
devastating D EH V AH S T EY T IH NG
develop D IH V EH L AH P
developed D IH V EH L AH P T
developing D IH V EH L AH P IH NG
development D IH V EH L AH P M AH N T
device D IH V AY S
devil D EH V AH L
devote D IH V OW T
devoted D IH V OW T IH D
devotion D IH V OW SH AH N
diagram D AY AH G R AE M
dial D AY AH L/D AY L
dialog D AY AH L AO G
dialogue D AY AH L AO G
diameter D AY AE M AH T ER
diamond D AY M AH N D
diaper D AY P ER
diarrhea D AY ER IY AH
diarrhoea D AY ER IY AH
diary D AY ER IY/D AY R IY
dictator D IH K T EY T ER
dictionary D IH K SH AH N EH R IY
did D IH D
die D AY
diet D AY AH T
differ D IH F ER
difference D IH F ER AH N S/D IH F R AH N S
different D IH F ER AH N T/D IH F R AH N T
differently D IH F R AH N T L IY/D IH F ER EH N T L IY
difficult D IH F AH K AH L T
difficulty D IH F AH K AH L T IY/D IH F IH K AH L T IY
dig D IH G
digest D AY JH EH S T
digital D IH JH AH T AH L/D IH JH IH T AH L
dignify D IH G N AH F AY
dignity D IH G N AH T IY
dilemma D IH L EH M AH
diligence D IH L AH JH AH N S/D IH L IH JH AH N S
diligent D IH L IH JH AH N T
dim D IH M
dime D AY M
dimension D IH M EH N SH AH N
dinner D IH N ER
dinosaur D AY N AH S AO R
dioxide D AY AA K S AY D
dip D IH P
diphtheria D IH F TH IH R IY AA
diploma D IH P L OW M AA
diplomat D IH P L AH M AE T
direct D ER EH K T/D AY R EH K T/D IH R EH K T
direction D ER EH K SH AH N/D IY R EH K SH IH N/D AY R EH K SH IH N/D IH R EH K SH IH N
directly D ER EH K T L IY/D IY R EH K L IY/D AY R EH K L IY/D IH R EH K L IY
director D ER EH K T ER/D AY R EH K T ER/D IY R EH K T ER/D IH R EH K T ER
dirt D ER T
dirty D ER T IY
disability D IH S AH B IH L IH T IY/D IH S AH B IH L IH T IY Z
disable D IH S EY B AH L
disabled D IH S EY B AH L D
disadvantage D IH S AH D V AE N T IH JH/D IH S AH D V AE N IH JH
disagree D IH S AH G R IY
disagreement D IH S AH G R IY M AH N T
disappear D IH S AH P IH R/D IH S AH P IY R
disappearance D IH S AH P IH R AH N S/D IH S AH P IY R AH N S
disappoint D IH S AH P OY N T
disappointed D IH S AH P OY N T IH D/D IH S AH P OY N IH D
disappointing D IH S AH P OY N T IH NG/D IH S AH P OY N IH NG
disappointment D IH S AH P OY N T M AH N T
disapproval D IH S AH P R UW V AH L
disapprove D IH S AH P R UW V
disaster D IH Z AE S T ER
disastrous D IH Z AE S T R AH S
disc D IH S K
discharge D IH S CH AA R JH
disciple D IH S AY P AH L
discipline D IH S AH P L AH N
disco D IH S K OW
discomfort D IH S K AH M F ER T
disconnect D IH S K AH N EH K T
discount D IH S K AW N T
discourage D IH S K ER IH JH
discover D IH S K AH V ER
discovery D IH S K AH V ER IY/D IH S K AH V R IY
discredit D IH S K R EH D AH T
discriminate D IH S K R IH M AH N EY T
discrimination D IH S K R IH M AH N EY SH AH N
discuss D IH S K AH S
discussion D IH S K AH SH AH N
disease D IH Z IY Z
disgrace D IH S G R EY S
disguise D IH S G AY Z
disgusting D IH S G AH S T IH NG
dish D IH SH
dishonest D IH S AA N AH S T
dishonesty D IH S AA N AH S T IY
dishwasher D IH SH W AA SH ER
disillusion D IH S IH L UW ZH AH N
disk D IH S K
dislike D IH S L AY K
dismiss D IH S M IH S
disorder D IH S AO R D ER
disorderly D IH S AO R D ER L IY
disorganized D IH S AO R G AH N AY Z D
dispensable D IH S P EH N S AH B AH L
displace D IH S P L EY S
display D IH S P L EY
displeasure D IH S P L EH ZH ER
disposal D IH S P OW Z AH L
disposition D IH S P AH Z IH SH AH N
dispute D IH S P Y UW T
disqualify D IH S K W AA L AH F AY
disregard D IH S R IH G AA R D
disrupt D IH S R AH P T
dissatisfaction D IH S AE T IH S F AE K SH AH N
dissatisfied D IH S AE T AH S F AY D
dissident D IH S AH D AH N T
dissolve D IH Z AA L V
distance D IH S T AH N S
distant D IH S T AH N T
distinction D IH S T IH NG K SH AH N
distinctly D IH S T IH NG K T L IY
distinguish D IH S T IH NG G W IH SH
distinguished D IH S T IH NG G W IH SH T
distortion D IH S T AO R SH AH N
distract D IH S T R AE K T
distraction D IH S T R AE K SH AH N
distressing D IH S T R EH S IH NG
distribute D IH S T R IH B Y UW T
distribution D IH S T R AH B Y UW SH AH N
distributor D IH S T R IH B Y AH T ER
district D IH S T R IH K T
disturb D IH S T ER B
disturbance D IH S T ER B AH N S
dive D AY V
diver D AY V ER
diverse D AY V ER S/D IH V ER S
diversion D AY V ER ZH AH N/D IH V ER ZH AH N
divert D AY V ER T/D IH V ER T
divide D IH V AY D
divided D IH V AY D IH D
divine D IH V AY N
diving D AY V IH NG
division D IH V IH ZH AH N
divorce D IH V AO R S
divorced D IH V AO R S T
dizzy D IH Z IY
dj D IY JH EY
dna D IY EH N EY
do D UW
doc D AA K
dock D AA K
doctor D AA K T ER/D AO K T ER
document D AA K Y AH M EH N T/D AA K Y UW M EH N T
documentary D AA K Y AH M EH N T ER IY/D AA K Y AH M EH N ER IY/D AA K Y UW M EH N T ER IY/D AA K Y UW M EH N ER IY
does D AH Z/D IH Z
dog D AO G
doing D UW IH NG
doll D AA L
dollar D AA L ER/D AO L ER
dolphin D AA L F AH N
domestic D AH M EH S T IH K
dominate D AA M AH N EY T
donate D OW N EY T
donation D OW N EY SH AH N
done D AH N
donkey D AA NG K IY/D AO NG K IY
doom D UW M
door D AO R
doorkeeper D AO R K IY P ER
doorway D AO R W EY
dorm D AO R M
dormitory D AO R M AH T AO R IY
dose D OW S
dot D AA T
double D AH B AH L
doubly D AH B L IY
doubt D AW T
doubtful D AW T F AH L
dove D AH V/D OW V
down D AW N
downfall D AW N F AO L
download D AW N L OW D
downsize D AW N S AY Z
downstairs D AW N S T EH R Z
downtown D AW N T AW N
downward D AW N W ER D
dowry D AW R IY
doze D OW Z
dozen D AH Z AH N
dr D R AY V/D AA K T ER
draft D R AE F T
drag D R AE G
drain D R EY N
drama D R AA M AH
dramatic D R AH M AE T IH K
dramatically D R AH M AE T IH K L IY/D R AH M AE T IH K AH L IY
drapery D R EY P ER IY
draught D R AE F T
draw D R AO
drawer D R AO R
drawing D R AO IH NG
dread D R EH D
dreadful D R EH D F AH L
dream D R IY M
dreamy D R IY M IY
dress D R EH S
dressed D R EH S T
drill D R IH L
drink D R IH NG K
drinkable D R IH N K AH B AH L
drive D R AY V
driver D R AY V ER
droop D R UW P
drop D R AA P/D R AO P
dropout D R AA P AW T
drought D R AW T
drown D R AW N
drug D R AH G
drugstore D R AH G S T AO R
drum D R AH M
drunk D R AH NG K
dry D R AY
duck D AH K
dude D UW D
due D UW/D Y UW
duel D UW AH L
dull D AH L
dumb D AH M
dump D AH M P
duplicate D UW P L AH K AH T/D UW P L AH K EY T
duplication D Y UW P L AH K EY SH AH N
during D UH R IH NG/D Y UH R IH NG/D ER IH NG
dust D AH S T
dustbin D AH S T B IH N
dusty D AH S T IY
duty D UW T IY/D Y UW T IY
dvd D IY V IY D IY
dwarf D W AO R F
dye D AY
dynamic D AY N AE M IH K
dynasty D AY N AH S T IY
each IY CH
eager IY G ER
eagerly IY G ER L IY
eagerness IY G ER N AH S
eagle IY G AH L
ear IY R/IH R
early ER L IY
earn ER N
earnest ER N IH S T
earnings ER N IH NG Z
earring IH R IH NG/IY R IH NG
earth ER TH
earthquake ER TH K W EY K
ease IY Z
easily IY Z AH L IY
east IY S T
eastern IY S T ER N
eastward IY S T W ER D
easy IY Z IY
easygoing IY Z IY G OW IH NG
eat IY T
eco IY K OW/EH K OW
ecological IY K AH L AA JH IH K AH L/EH K AH L AA JH IH K AH L
ecologically IY K AH L AA JH IH K L IY/EH K AH L AA JH IH K L IY
ecologist IH K AA L AH JH IH S T/IY K AA L AH JH IH S T
ecology IH K AA L AH JH IY/IY K AA L AH JH IY
economic EH K AH N AA M IH K/IY K AH N AA M IH K
economical EH K AH N AA M IH K AH L/IY K AH N AA M IH K AH L
economics EH K AH N AA M IH K S/IY K AH N AA M IH K S
economist IH K AA N AH M IH S T/IY K AA N AH M IH S T
economy IH K AA N AH M IY/IY K AA N AH M IY
ecosystem IY K OW S IH S T AH M
ecstasy EH K S T AH S IY
ecstatic EH K S T AE T IH K
edge EH JH
edit EH D AH T
edition AH D IH SH AH N/IH D IH SH AH N
editor EH D AH T ER/EH D IH T ER
editorial EH D AH T AO R IY AH L
educate EH JH AH K EY T/EH JH Y UW K EY T
educated EH JH AH K EY T IH D/EH JH Y UW K EY T IH D
education EH JH AH K EY SH AH N/EH JH Y UW K EY SH AH N
educational EH JH AH K EY SH AH N AH L/EH JH Y UW K EY SH AH N AH L
educator EH JH AH K EY T ER/EH JH Y UW K EY T ER
effect IH F EH K T/IY F EH K T/AH F EH K T
effective IH F EH K T IH V/IY F EH K T IH V
effectively IH F EH K T IH V L IY/IY F EH K T IH V L IY
effectiveness IH F EH K T IH V N AH S/IY F EH K T IH V N AH S
efficiency IH F IH SH AH N S IY
efficient IH F IH SH AH N T
effort EH F ER T
egg EH G
eight EY T
eighteen EY T IY N
eighty EY T IY
either IY DH ER/AY DH ER
elbow EH L B OW
elderly EH L D ER L IY
elect IH L EH K T
election IH L EH K SH AH N
elective IH L EH K T IH V
electric IH L EH K T R IH K
electrical IH L EH K T R IH K AH L
electrician IH L EH K T R IH SH AH N
electricity IH L EH K T R IH S AH T IY
electron IH L EH K T R AA N
electronic IH L EH K T R AA N IH K
electronically IH L EH K T R AA N IH K AH L IY/IH L EH K T R AA N IH K L IY
electronics IH L EH K T R AA N IH K S
elegance EH L AH G AH N S
elegant EH L AH G AH N T
elegantly EH L IH G AH N T L IY
element EH L AH M AH N T
elemental EH L AH M EH N T AH L/EH L AH M EH N AH L
elementary EH L AH M EH N T R IY/EH L AH M EH N T ER R IY/EH L AH M EH N CH R IY
elephant EH L AH F AH N T
elevator EH L AH V EY T ER
eleven IH L EH V AH N/IY L EH V AH N
eligible EH L AH JH AH B AH L/EH L IH JH AH B AH L
eliminate IH L IH M AH N EY T
elite IH L IY T/EY L IY T
eloquence EH L AH K W AH N S
eloquent EH L AH K W AH N T
else EH L S
elsewhere EH L S W EH R
email IY M EY L
embarrass IH M B EH R AH S
embarrassed IH M B EH R AH S T
embarrassing IH M B EH R AH S IH NG
embarrassment IH M B EH R AH S M AH N T
embassy EH M B AH S IY
embrace EH M B R EY S/IH M B R EY S
emerge IH M ER JH/IY M ER JH
emergence IH M ER JH AH N S/IY M ER JH AH N S
emergency IH M ER JH AH N S IY/IY M ER JH AH N S IY
emotion IH M OW SH AH N/IY M OW SH AH N
emotional IH M OW SH AH N AH L/IY M OW SH AH N AH L
emotionally IH M OW SH N AH L IY/IY M OW SH N AH L IY
emperor EH M P ER ER
emphasis EH M F AH S AH S/EH M F AH S IH S
emphasize EH M F AH S AY Z
emphatically EH M F AE T IH K L IY/EH M F AE T IH K AH L IY
empire EH M P AY ER
employ EH M P L OY/IH M P L OY
employee EH M P L OY IY/IH M P L OY IY
employer EH M P L OY ER/IH M P L OY ER
employment EH M P L OY M AH N T/IH M P L OY M AH N T
empty EH M P T IY/EH M T IY
enable EH N EY B AH L/IH N EY B AH L
enclose IH N K L OW Z
encounter IH N K AW N T ER/IH N K AW N ER
encourage EH N K ER IH JH/IH N K ER AH JH
encouragement EH N K ER IH JH M AH N T
encouraging EH N K ER IH JH IH NG/IH N K ER AH JH IH NG
encyclopaedia IH N S AY K L AH P IY D IY AH/IH N S AY K L OW P IY D IY AH
encyclopedia IH N S AY K L AH P IY D IY AH/IH N S AY K L OW P IY D IY AH
end EH N D
endanger EH N D EY N JH ER
endangered EH N D EY N JH ER D/IH N D EY N JH ER D
endeavor IH N D EH V ER
endeavour IH N D EH V ER
ending EH N D IH NG
endless EH N D L AH S
endlessly EH N D L AH S L IY
endorse EH N D AO R S
endurance EH N D ER AH N S
endure EH N D Y UH R/IH N D UH R
enduring EH N D Y UH R IH NG/IH N D UH R IH NG
enemy EH N AH M IY
energetic EH N ER JH EH T IH K
energy EH N ER JH IY
enforce EH N F AO R S
engage EH N G EY JH
engaged EH N G EY JH D
engagement EH N G EY JH M AH N T
engine EH N JH AH N/IH N JH AH N
engineer EH N JH AH N IH R
engineering EH N JH AH N IH R IH NG
englishman IH NG G L IH SH M AH N
engulf IH N G AH L F
enhance EH N HH AE N S
enjoy EH N JH OY/IH N JH OY
enjoyable EH N JH OY AH B AH L
enjoyment EH N JH OY M AH N T/IH N JH OY M AH N T
enormous IH N AO R M AH S/IH N AO R M IH S/IY N AO R M AH S/IY N AO R M IH S
enough IH N AH F/IY N AH F
enquire IH N K W AY ER
enquiry IH N K W AY R IY
enrich EH N R IH CH/IH N R IH CH
enroll EH N R OW L/IH N R OW L
ensure EH N SH UH R/IH N SH UH R
enter EH N T ER/EH N ER
enterprise EH N T ER P R AY Z/EH N ER P R AY Z
entertain EH N T ER T EY N/EH N ER T EY N
entertainer EH N T ER T EY N ER/EH N ER T EY N ER
entertaining EH N T ER T EY N IH NG/EH N ER T EY N IH NG
entertainment EH N T ER T EY N M AH N T/EH N ER T EY N M AH N T
enthusiasm IH N TH UW Z IY AE Z AH M
enthusiast EH N TH UW Z IY AE S T
enthusiastic IH N TH UW Z IY AE S T IH K
enthusiastically IH N TH UW Z IY AE S T IH K L IY
entire IH N T AY ER
entirely IH N T AY ER L IY
entitle EH N T AY T AH L/IH N T AY T AH L
entrance EH N T R AH N S
entrepreneur AA N T R AH P R AH N ER/AA N T R AH P R AH N UH R
entry EH N T R IY
envelope EH N V AH L OW P
environment IH N V AY R AH N M AH N T
environmental IH N V AY R AH N M EH N T AH L/IH N V AY R AH N M EH N AH L
environmentalist IH N V AY R AH N M EH N T AH L IH S T/IH N V AY R AH N M EH N AH L IH S T
environmentally IH N V AY R AH N M EH N T AH L IY/IH N V AY R AH N M EH N AH L IY
envy EH N V IY
episode EH P AH S OW D/EH P IH S OW D
equal IY K W AH L
equality IH K W AA L AH T IY
equally IY K W AH L IY
equation IH K W EY ZH AH N
equip IH K W IH P
equipment IH K W IH P M AH N T
equity EH K W AH T IY
era EH R AH/IH R AH
erect IH R EH K T
error EH R ER
erupt IH R AH P T/IY R AH P T
eruption IY R AH P SH AH N/IH R AH P SH AH N
escalator EH S K AH L EY T ER
escape IH S K EY P
especially AH S P EH SH L IY/AH S P EH SH AH L IY
essay EH S EY
essayist EH S EY IH S T
essence EH S AH N S
essential EH S EH N SH AH L/IY S EH N SH AH L
essentially EH S EH N SH AH L IY/IY S EH N SH AH L IY
establish IH S T AE B L IH SH
establishment IH S T AE B L IH SH M AH N T
estate IH S T EY T
estimate EH S T AH M AH T/EH S T AH M EY T
estimated EH S T AH M EY T AH D/EH S T AH M EY T IH D
eternal IH T ER N AH L/IY T ER N AH L
eternally IH T ER N AH L IY/IY T ER N AH L IY
eternity IH T ER N AH T IY/IY T ER N AH T IY
ethic EH TH IH K
ethnic EH TH N IH K
euro Y UW R OW/Y UH R OW/Y UH R AH
evacuate IH V AE K Y AH EY T/IY V AE K Y AH EY T
evacuation IH V AE K Y AH W EY SH AH N/IY V AE K Y AH W EY SH AH N
evaluate IH V AE L Y UW EY T/IY V AE L Y UW EY T
evaluation IH V AE L Y UW EY SH AH N/IY V AE L Y UW EY SH AH N
even IY V IH N
evening IY V N IH NG
evenly IY V AH N L IY
event IH V EH N T/IY V EH N T
eventually IH V EH N CH AH W AH L IY/IH V EH N SH AH L IY/IY V EH N CH AH W AH L IY/IY V EH N SH AH L IY
ever EH V ER
everlasting EH V ER L AE S T IH NG
every EH V ER IY/EH V R IY
everybody EH V R IY B AA D IY
everyday EH V R IY D EY
everyone EH V R IY W AH N
everything EH V R IY TH IH NG
everywhere EH V R IY W EH R/EH V R IY HH W EH R
evidence EH V AH D AH N S
evident EH V AH D AH N T
evidently EH V AH D AH N T L IY
evil IY V AH L
evolution EH V AH L UW SH AH N/IY V AH L UW SH AH N/EH V OW L UW SH AH N/IY V OW L UW SH AH N
evolve IH V AA L V/IY V AA L V
exact IH G Z AE K T
exactly IH G Z AE K T L IY
exaggerate IH G Z AE JH ER EY T
exaggeration IH G Z AE JH ER EY SH AH N
exalt IH G Z AO L T
exam IH G Z AE M
examination IH G Z AE M AH N EY SH AH N
examine IH G Z AE M IH N
examiner IH G Z AE M AH N ER
example IH G Z AE M P AH L
exceed IH K S IY D
excel IH K S EH L
excellence EH K S AH L AH N S
excellent EH K S AH L AH N T
except IH K S EH P T
exception IH K S EH P SH AH N
exceptional IH K S EH P SH AH N AH L
exceptionally IH K S EH P SH AH N AH L IY/IH K S EH P SH N AH L IY
excess EH K S EH S/IH K S EH S
excessive IH K S EH S IH V
exchange IH K S CH EY N JH
excited IH K S AY T AH D/IH K S AY T IH D
excitedly IH K S AY T AH D L IY
excitement IH K S AY T M AH N T
exciting IH K S AY T IH NG
exclaim IH K S K L EY M
exclude IH K S K L UW D
exclusion IH K S K L UW ZH AH N
exclusive IH K S K L UW S IH V
exclusively IH K S K L UW S IH V L IY
excursion IH K S K ER ZH AH N
excuse IH K S K Y UW S/IH K S K Y UW Z
execute EH K S AH K Y UW T
execution EH K S AH K Y UW SH AH N
executive IH G Z EH K Y AH T IH V
exercise EH K S ER S AY Z
exhaust IH G Z AO S T
exhausted IH G Z AO S T IH D
exhausting IH G Z AO S T IH NG
exhaustion IH G Z AO S CH AH N
exhibit IH G Z IH B IH T
exhibition EH K S AH B IH SH AH N
exile EH G Z AY L/EH K S AY L
exist IH G Z IH S T
existence EH G Z IH S T AH N S/IH G Z IH S T AH N S
existing IH G Z IH S T IH NG
exit EH G Z IH T/EH K S AH T
exotic IH G Z AA T IH K
expand IH K S P AE N D
expansion IH K S P AE N SH AH N/IH K S P AE N CH AH N
expect IH K S P EH K T
expectation EH K S P EH K T EY SH AH N
expected IH K S P EH K T AH D/IH K S P EH K T IH D
expedition EH K S P AH D IH SH AH N
expense IH K S P EH N S
expensive IH K S P EH N S IH V
experience IH K S P IH R IY AH N S
experienced IH K S P IH R IY AH N S T
experiment IH K S P EH R AH M AH N T
expert EH K S P ER T
explain IH K S P L EY N
explanation EH K S P L AH N EY SH AH N
explode IH K S P L OW D
exploit EH K S P L OY T
exploration EH K S P L ER EY SH AH N/EH K S P L AO R EY SH AH N
explore IH K S P L AO R
explorer IH K S P L AO R ER
explosion IH K S P L OW ZH AH N
explosive IH K S P L OW S IH V
export EH K S P AO R T
expose IH K S P OW Z
express IH K S P R EH S
expression IH K S P R EH SH AH N
expressive IH K S P R EH S IH V
exquisite EH K S K W AH Z AH T
extend IH K S T EH N D
extension IH K S T EH N SH AH N
extensive IH K S T EH N S IH V
extensively IH K S T EH N S IH V L IY
extent IH K S T EH N T
external IH K S T ER N AH L
extinct IH K S T IH NG K T
extinction IH K S T IH NG K SH AH N/IH K S T IH NG SH AH N
extra EH K S T R AH
extract EH K S T R AE K T/IH K S T R AE K T
extraordinarily EH K S T R AO R D AH N EH R AH L IY
extraordinary EH K S T R AH AO R D AH N EH R IY/IH K S T R AO R D AH N EH R IY
extreme EH K S T R IY M
extremely EH K S T R IY M L IY
exultant IH G Z AH L T AH N T
eye AY
eyebrow AY B R AW
eyelash AY L AE SH
eyelid AY L IH D
eyesight AY S AY T
fabric F AE B R IH K
fabulous F AE B Y AH L AH S
face F EY S
facilitate F AH S IH L AH T EY T
facilities F AH S IH L AH T IY Z/F AH S IH L IH T IY Z
facility F AH S IH L IH T IY
fact F AE K T
factor F AE K T ER
factory F AE K T ER IY
faculty F AE K AH L T IY
fade F EY D
fail F EY L
failure F EY L Y ER
faint F EY N T
fair F EH R
fairly F EH R L IY
fairy F EH R IY
faith F EY TH
faithful F EY TH F AH L
fake F EY K
fall F AO L/F AA L
fallen F AA L AH N
false F AO L S
falter F AO L T ER
fame F EY M
familiar F AH M IH L Y ER
familiarize F AH M IH L Y ER AY Z
family F AE M AH L IY/F AE M L IY
famous F EY M AH S
fan F AE N
fancy F AE N S IY
fantastic F AE N T AE S T IH K
fantastically F AE N T AE S T IH K L IY
fantasy F AE N T AH S IY/F AE N AH S IY
far F AA R
faraway F AA R AH W EY
fare F EH R
farewell F EH R W EH L
farm F AA R M
farmer F AA R M ER
farming F AA R M IH NG
farmland F AA R M L AE N D
farther F AA R DH ER
farthest F AA R DH AH S T
fascinate F AE S AH N EY T
fascinated F AE S AH N EY T AH D/F AE S AH N EY T IH D
fascinating F AE S AH N EY T IH NG
fascination F AE S AH N EY SH AH N
fashion F AE SH AH N
fashionable F AE SH AH N AH B AH L/F AE SH N AH B AH L
fast F AE S T
fasten F AE S AH N
fat F AE T
fatal F EY T AH L
fate F EY T
father F AA DH ER
fault F AO L T
faulty F AO L T IY
favor F EY V ER
favorable F EY V ER AH B AH L/F EY V R AH B AH L
favorite F EY V ER IH T/F EY V R AH T
favour F EY V ER
favourite F EY V ER IH T
fax F AE K S
fear F IH R
fearsome F IH R S AH M
feast F IY S T
feat F IY T
feather F EH DH ER
feature F IY CH ER
february F EH B Y AH W EH R IY/F EH B R UW EH R IY
federal F EH D ER AH L/F EH D R AH L
fee F IY
feed F IY D
feedback F IY D B AE K
feel F IY L
feeling F IY L IH NG
fellow F EH L OW
female F IY M EY L
fence F EH N S
ferry F EH R IY
ferryboat F EH R IY B OW T
festival F EH S T AH V AH L/F EH S T IH V AH L
festive F EH S T IH V
fetch F EH CH
fever F IY V ER
feverishly F EH V ER IH SH L IY
few F Y UW
fiber F AY B ER
fibre F AY B ER
fiction F IH K SH AH N
fictional F IH K SH AH N AH L
field F IY L D
fierce F IH R S
fifteen F IH F T IY N
fifth F IH F TH/F IH TH
fifty F IH F T IY
fight F AY T
fighter F AY T ER
fighting F AY T IH NG
figurative F IH G Y ER AH T IH V
figure F IH G Y ER
file F AY L
filial F IH L IY AH L
fill F IH L
filling F IH L IH NG
film F IH L M
filter F IH L T ER
final F AY N AH L
finally F AY N AH L IY
finance F AH N AE N S/F IH N AE N S/F AY N AE N S
financial F AH N AE N SH AH L/F IH N AE N SH AH L/F AY N AE N SH AH L
financially F AH N AE N SH AH L IY/F IH N AE N SH AH L IY/F AY N AE N SH AH L IY
find F AY N D
finding F AY N D IH NG
fine F AY N
finely F AY N L IY
finger F IH NG G ER
fingernail F IH NG G ER N EY L
finish F IH N IH SH
fire F AY ER/F AY R
firearm F AY ER AA R M/F AY R AA R M
firefighter F AY R F AY T ER
fireplace F AY ER P L EY S
firework F AY R W ER K
firm F ER M
firmly F ER M L IY
firmness F ER M N AH S
first F ER S T
firstly F ER S T L IY
fiscal F IH S K AH L
fish F IH SH
fisherman F IH SH ER M AE N/F IH SH ER M AH N
fishing F IH SH IH NG
fit F IH T
fitness F IH T N AH S
five F AY V
fix F IH K S
fixed F IH K S T
flag F L AE G
flame F L EY M
flap F L AE P
flash F L AE SH
flat F L AE T
flavor F L EY V ER
flaw F L AO
flawless F L AO L AH S
flax F L AE K S
flea F L IY
flee F L IY
fleet F L IY T
flesh F L EH SH
flexibility F L EH K S AH B IH L AH T IY
flexible F L EH K S AH B AH L
flexibly F L EH K S AH B L IY
flight F L AY T
flip F L IH P
float F L OW T
flock F L AA K
flood F L AH D
floor F L AO R
flour F L AW ER/F L AW R
flow F L OW
flower F L AW ER
flu F L UW
fluency F L UW AH N S IY
fluent F L UW AH N T
fluently F L UW AH N T L IY
fluid F L UW AH D/F L UW IH D
flunk F L AH NG K
flute F L UW T
flutter F L AH T ER
fly F L AY
focus F OW K AH S/F OW K IH S
fog F AA G/F AO G
foggy F AA G IY
fold F OW L D
folder F OW L D ER
folk F OW K
follow F AA L OW
follower F AA L OW ER
following F AA L OW IH NG
folly F AA L IY
fond F AA N D
fondly F AA N D L IY
fondness F AA N D N AH S
food F UW D
fool F UW L
foolish F UW L IH SH
foolishly F UW L IH SH L IY
foot F UH T
football F UH T B AO L
footnote F UH T N OW T
for F AO R/F ER/F R ER
forbid F ER B IH D/F AO B IH D
forbidden F AO R B IH D AH N/F ER R B IH D AH N
force F AO R S
forcefully F AO R S F AH L IY
forecast F AO R K AE S T
forehead F AO R HH EH D
foreign F AO R AH N/F AA R AH N
foreigner F AO R AH N ER/F AA R AH N ER/F AO R N ER/F AA R N ER
foreman F AO R M AH N
foresee F AO R S IY
forest F AO R AH S T/F AO R IH S T
forestry F AO R AH S T R IY
forever F ER EH V ER
forget F ER G EH T/F AO R G EH T
forgive F ER G IH V/F AO R G IH V
fork F AO R K
form F AO R M
formal F AO R M AH L
formally F AO R M AH L IY
format F AO R M AE T
formation F AO R M EY SH AH N
former F AO R M ER
formerly F AO R M ER L IY
formidable F AO R M AH D AH B AH L/F AO R M IH D AH B AH L
formula F AO R M Y AH L AH
forth F AO R TH
forthcoming F AO R TH K AH M IH NG
fortnight F AO R T N AY T
fortunate F AO R CH AH N AH T/F AO R CH UW N AH T
fortunately F AO R CH AH N AH T L IY/F AO R CH UW N AH T L IY
fortune F AO R CH AH N/F AO R CH UW N
forty F AO R T IY
forward F AO R W ER D
foul F AW L
found F AW N D
foundation F AW N D EY SH AH N
fountain F AW N T AH N
four F AO R
fourteen F AO R T IY N
fox F AA K S
fragment F R AE G M AH N T
fragrance F R EY G R AH N S
frame F R EY M
frank F R AE NG K
frankly F R AE NG K L IY
frantically F R AE N T AH K AH L IY/F R AE N T AH K L IY/F R AE N AH K AH L IY/F R AE N AH K L IY
fraud F R AO D
freak F R IY K
free F R IY
freedom F R IY D AH M
freely F R IY L IY
freeze F R IY Z
freezer F R IY Z ER
freezing F R IY Z IH NG
frequency F R IY K W AH N S IY
frequent F R IY K W AH N T/F R IY K W EH N T
frequently F R IY K W AH N T L IY/F R IY K W EH N T L IY
fresh F R EH SH
freshman F R EH SH M AH N
friday F R AY D IY/F R AY D EY
fridge F R IH JH
fried F R AY D/F R IY D
friend F R EH N D
friendliness F R EH N D L IY N IH S/F R EH N L IY N IH S
friendly F R EH N D L IY/F R EH N L IY
friendship F R EH N D SH IH P/F R EH N SH IH P
frigate F R IH G AH T
fright F R AY T
frighten F R AY T AH N
frightened F R AY T AH N D
frightening F R AY T AH N IH NG/F R AY T N IH NG
frog F R AA G
from F R AH M
front F R AH N T
frontier F R AH N T IH R
frost F R AO S T
frozen F R OW Z AH N
frugal F R UW G AH L
fruit F R UW T
frustrated F R AH S T R EY T AH D
frustration F R AH S T R EY SH AH N
fry F R AY
fuel F Y UW AH L/F Y UW L
fulfil F UH L F IH L
fulfill F UH L F IH L
full F UH L
fully F UH L IY
fume F Y UW M
fun F AH N
function F AH NG K SH AH N
functional F AH NG K SH AH N AH L
functionality F AH NG K SH AH N AE L IH T IY
fund F AH N D
fundamental F AH N D AH M EH N T AH L/F AH N D AH M EH N AH L
funeral F Y UW N ER AH L
funk F AH NG K
funky F AH NG K IY
funny F AH N IY
fur F ER
furious F Y UH R IY AH S
furiously F Y UH R IY AH S L IY
furnish F ER N IH SH
furniture F ER N IH CH ER
furor F Y UH R AO R
further F ER DH ER
furthermore F ER DH ER M AO R
furthest F ER TH AH S T
fuss F AH S
future F Y UW CH ER
gain G EY N
gall G AO L
gallery G AE L ER IY
gallon G AE L AH N
gambling G AE M B AH L IH NG/G AE M B L IH NG
game G EY M
gang G AE NG
gangster G AE NG S T ER
gap G AE P
garage G ER AA ZH
garbage G AA R B IH JH
garden G AA R D AH N
gardener G AA R D AH N ER
gardening G AA R D AH N IH NG/G AA R D N IH NG
garlic G AA R L IH K
garment G AA R M AH N T
gas G AE S
gasp G AE S P
gate G EY T
gateway G EY T W EY
gather G AE DH ER
gaudy G AO D IY
gay G EY
gaze G EY Z
gear G IH R
gee JH IY
gender JH EH N D ER
gene JH IY N
general JH EH N ER AH L/JH EH N R AH L
generalization JH EH N ER AH L IH Z EY SH AH N/JH EH N R AH L IH Z EY SH AH N
generalize JH EH N ER AH L AY Z
generally JH EH N ER AH L IY/JH EH N R AH L IY
generate JH EH N ER EY T
generation JH EH N ER EY SH AH N
generosity JH EH N ER AA S AH T IY
generous JH EH N ER AH S
generously JH EH N ER AH S L IY
genetic JH AH N EH T IH K
genetically JH AH N EH T IH K L IY
genetics JH AH N EH T IH K S
genius JH IY N Y AH S
genre ZH AA N R AH
gentle JH EH N T AH L/JH EH N AH L
gentleman JH EH N T AH L M AH N/JH EH N AH L M AH N
gently JH EH N T L IY
genuine JH EH N Y AH W AH N/JH EH N Y UW W AY N
genuinely JH EH N Y AH W AH N L IY/JH EH N Y UW W AY N L IY
geographic JH IY AH G R AE F IH K
geographical JH IY AH G R AE F IH K AH L
geography JH IY AA G R AH F IY
geology JH IY AA L AH JH IY
germ JH ER M
gesture JH EH S CH ER
get G EH T/G IH T
getaway G EH T AH W EY
ghetto G EH T OW
ghost G OW S T
giant JH AY AH N T
gift G IH F T
gifted G IH F T AH D/G IH F T IH D
giggle G IH G AH L
ginger JH IH N JH ER
giraffe JH ER AE F
girl G ER L
girlfriend G ER L F R EH N D
give G IH V
giveaway G IH V AH W EY
given G IH V AH N/G IH V IH N
glacis G L EY S AH S
glad G L AE D
glamorous G L AE M ER AH S
glance G L AE N S
glare G L EH R
glass G L AE S
glasses G L AE S AH Z/G L AE S IH Z
gleam G L IY M
glee G L IY
glide G L AY D
glimpse G L IH M P S
glint G L IH N T
global G L OW B AH L
globally G L OW B AH L IY
globe G L OW B
gloomy G L UW M IY
glorify G L AO R AH F AY
glorious G L AO R IY AH S
glory G L AO R IY
glove G L AH V
glow G L OW
go G OW
goal G OW L
goalkeeper G OW L K IY P ER
goat G OW T
god G AA D
goddess G AA D AH S
godly G AA D L IY
gold G OW L D
golden G OW L D AH N
golf G AA L F/G AO L F
golfer G AA L F ER
good G UH D/G IH D
goodness G UH D N AH S/G UH D N IH S
goods G UH D Z
goodwill G UH D W IH L
gook G UH K
gorge G AO R JH
gorgeous G AO R JH AH S
gorilla G ER IH L AH
gossip G AA S AH P
govern G AH V ER N
government G AH V ER M AH N T/G AH V ER N M AH N T
governmental G AH V ER M EH N T AH L/G AH V ER N M EH N T AH L
governor G AH V ER N ER
gown G AW N
grab G R AE B
grace G R EY S
graceful G R EY S F AH L
grade G R EY D
gradual G R AE JH UW AH L
gradually G R AE JH UW AH L IY/G R AE JH UW L IY
graduate G R AE JH AH W AH T/G R AE JH AH W EY T/G R AE JH UW W AH T/G R AE JH UW EY T
graduation G R AE JH UW EY SH AH N/G R AE JH AH W EY SH AH N
grain G R EY N
gram G R AE M
grammar G R AE M ER
grand G R AE N D
grandchild G R AE N D CH AY L D/G R AE N CH AY L D
granddad G R AE N D AE D
granddaughter G R AE N D AO T ER
grandfather G R AE N D F AA DH ER/G R AE N F AA DH ER
grandma G R AE N D M AA
grandmother G R AE N D M AH DH ER
grandpa G R AE N D P AA
grandparent G R AE N D P EH R AH N T
grandson G R AE N D S AH N
granny G R AE N IY
grant G R AE N T
grape G R EY P
graph G R AE F
graphic G R AE F IH K
graphically G R AE F IH K L IY
graphics G R AE F IH K S
grasp G R AE S P
grass G R AE S
grateful G R EY T F AH L
gratitude G R AE T AH T UW D
grave G R EY V
gravestone G R EY V S T OW N
gravitation G R AE V IH T EY SH AH N
gravy G R EY V IY
gray G R EY
great G R EY T
greatly G R EY T L IY
greatness G R EY T N AH S
greedy G R IY D IY
green G R IY N
greenhouse G R IY N HH AW S
greet G R IY T
greeting G R IY T IH NG
grey G R EY
grief G R IY F
grieve G R IY V
grill G R IH L
grilled G R IH L D
grim G R IH M
grin G R IH N
grip G R IH P
groom G R UW M
gross G R OW S
ground G R AW N D
group G R UW P
grouping G R UW P IH NG
grow G R OW
growing G R OW IH NG
growth G R OW TH
guarantee G EH R AH N T IY
guard G AA R D
guerrilla G ER IH L AH
guess G EH S
guest G EH S T
guidance G AY D AH N S
guide G AY D
guidebook G AY D B UH K
guideline G AY D L AY N
guilt G IH L T
guilty G IH L T IY
guitar G IH T AA R
guitarist G IH T AA R IH S T
gulp G AH L P
gum G AH M
gun G AH N
gunshot G AH N SH AA T
guts G AH T S
guy G AY
gym JH IH M
gymnastic JH IH M N AE S T IH K
gymnastics JH IH M N AE S T IH K S
habit HH AE B AH T
habitat HH AE B AH T AE T
had HH AE D
hail HH EY L
hair HH EH R
haircut HH EH R K AH T
hairdresser HH EH R D R EH S ER
hairy HH EH R IY
half HH AE F
hall HH AO L
ham HH AE M
hamburger HH AE M B ER G ER
hammer HH AE M ER
hand HH AE N D
handbag HH AE N D B AE G
handball HH AE N D B AO L
handicap HH AE N D IY K AE P
handicapped HH AE N D IY K AE P T
handicraft HH AE N D IY K R AE F T
handkerchief HH AE NG K ER CH IH F/HH AE NG K ER CH IY F
handle HH AE N D AH L
handout HH AE N D AW T
handrail HH AE N D R EY L
handshake HH AE N D SH EY K
handsome HH AE N S AH M
handwriting HH AE N D R AY T IH NG
handy HH AE N D IY
hang HH AE NG
hanging HH AE NG IH NG/HH AE NG G IH NG
happen HH AE P AH N
happily HH AE P AH L IY
happiness HH AE P IY N AH S
happy HH AE P IY
harbor HH AA R B ER
harbour HH AA R B ER
hard HH AA R D
hardly HH AA R D L IY
hardship HH AA R D SH IH P
hardware HH AA R D W EH R
harm HH AA R M
harmful HH AA R M F AH L
harmless HH AA R M L AH S
harmony HH AA R M AH N IY
harness HH AA R N AH S/HH AA R N IH S
harrow HH AE R OW
harvest HH AA R V AH S T
has HH AE Z/HH AH Z
haste HH EY S T
hastily HH EY S T AH L IY
hasty HH EY S T IY
hat HH AE T
hatch HH AE CH
hatching HH AE CH IH NG
hate HH EY T
hatred HH EY T R AH D
haunt HH AO N T
haunting HH AO N T IH NG
have HH AE V
haven HH EY V AH N
hay HH EY
hazard HH AE Z ER D
hazardous HH AE Z ER D AH S
he HH IY
head HH EH D
headache HH EH D EY K
headline HH EH D L AY N
headphone HH EH D F OW N
headquarters HH EH D K W AO R T ER Z/HH EH D K AO R T ER Z
heal HH IY L
healing HH IY L IH NG
health HH EH L TH
healthy HH EH L TH IY
heap HH IY P
hear HH IY R
hearing HH IY R IH NG
heart HH AA R T
heartbreaking HH AA R T B R EY K IH NG
hearted HH AA R T AH D/HH AA R T IH D
heartwarming HH AA R T W AO R M IH NG
hearty HH AA R T IY
heat HH IY T
heater HH IY T ER
heating HH IY T IH NG
heaven HH EH V AH N
heavenly HH EH V AH N L IY
heavily HH EH V AH L IY
heavy HH EH V IY
hedge HH EH JH
heel HH IY L
height HH AY T
helicopter HH EH L IH K AA P T ER
hello HH AH L OW/HH EH L OW
helmet HH EH L M AH T
help HH EH L P
helper HH EH L P ER
helpful HH EH L P F AH L
helpless HH EH L P L AH S
hemp HH EH M P
her HH ER
herb ER B/HH ER B
herd HH ER D
here HH IY R
heritage HH EH R AH T AH JH/HH EH R IH T IH JH
hero HH IH R OW/HH IY R OW
hers HH ER Z
herself HH ER S EH L F
hesitate HH EH Z AH T EY T
hesitation HH EH Z AH T EY SH AH N
hey HH EY
hi HH AY
hidden HH IH D AH N
hide HH AY D
high HH AY
highlight HH AY L AY T
highly HH AY L IY
highway HH AY W EY
hijack HH AY JH AE K
hike HH AY K
hiking HH AY K IH NG
hilarious HH IH L EH R IY AH S
hill HH IH L
him HH IH M/IH M
himself HH IH M S EH L F
hint HH IH N T
hip HH IH P
hire HH AY ER/HH AY R
his HH IH Z
historian HH IH S T AO R IY AH N
historic HH IH S T AO R IH K
historical HH IH S T AO R IH K AH L
history HH IH S T ER IY/HH IH S T R IY
hit HH IH T
hiv EY CH AY V IY
hobby HH AA B IY
hockey HH AA K IY
hold HH OW L D
holder HH OW L D ER
hole HH OW L
holiday HH AA L AH D EY/HH AA L IH D EY
hollow HH AA L OW
holocaust HH AA L AH K AO S T
holy HH OW L IY
home HH OW M
homeless HH OW M L AH S
hometown HH OW M T AW N
homeward HH OW M W ER D
homework HH OW M W ER K
hone HH OW N
honest AA N AH S T
honestly AA N AH S T L IY/AA N AH S L IY
honesty AA N AH S T IY
honey HH AH N IY
honeymoon HH AH N IY M UW N
honor AA N ER
honorable AA N ER AH B AH L
honour AA N ER
honourable AA N ER AH B AH L
hood HH UH D
hook HH UH K
hop HH AA P
hope HH OW P
hopeful HH OW P F AH L
hopefully HH OW P F AH L IY
hopeless HH OW P L AH S
horizon HH ER AY Z AH N
horn HH AO R N
horrible HH AO R AH B AH L
horrify HH AO R AH F AY
horror HH AO R ER
horse HH AO R S
hospice HH AA S P AH S
hospitable HH AA S P IH T AH B AH L
hospital HH AA S P IH T AH L
hospitality HH AA S P AH T AE L AH T IY
hospitalize HH AO S P IH T AH L AY Z
host HH OW S T
hostel HH AA S T AH L
hot HH AA T
hotel HH OW T EH L
hour AW ER/AW R
hourly AW R L IY
house HH AW S
household HH AW S HH OW L D
housekeeper HH AW S K IY P ER
housewife HH AW S W AY F
housework HH AW S W ER K
hover HH AH V ER
how HH AW
however HH AW EH V ER
hug HH AH G
huge HH Y UW JH/Y UW JH
hugely HH Y UW JH L IY
human HH Y UW M AH N/Y UW M AH N
humane HH Y UW M EY N
humanist HH Y UW M AH N IH S T
humanity HH Y UW M AE N IH T IY/Y UW M AE N IH T IY
humanize HH Y UW M AH N AY Z
humble HH AH M B AH L
humbug HH AH M B AH G
humid HH Y UW M AH D/HH Y UW M IH D/Y UW M AH D/Y UW M IH D
humiliate HH Y UW M IH L IY EY T
humiliating HH Y UW M IH L IY EY T IH NG
humiliation HH Y UW M IH L IY EY SH AH N
humor HH Y UW M ER
humorous HH Y UW M ER AH S
humour HH Y UW M ER
hundred HH AH N D R AH D/HH AH N D R IH D/HH AH N ER D/HH AH N D ER D
hunger HH AH NG G ER
hungry HH AH NG G R IY
hunt HH AH N T
hunter HH AH N T ER
hunting HH AH N T IH NG
hurriedly HH ER IY D L IY
hurry HH ER IY
hurt HH ER T
husband HH AH Z B AH N D
hush HH AH SH
hut HH AH T
hybrid HH AY B R AH D/HH AY B R IH D
hygiene HH AY JH IY N
hyperbole HH AY P ER B AH L IY
hyphen HH AY F AH N
i AY
ice AY S
iceman AY S M AE N
icon AY K AA N
icy AY S IY
id IH D/AY D IY
idea AY D IY AH
ideal AY D IY L
ideally AY D IY L IY
identical AY D EH N T IH K AH L
identification AY D EH N T AH F AH K EY SH AH N
identify AY D EH N T AH F AY
identity AY D EH N T IH T IY
ideology AY D IY AA L AH JH IY
idiom IH D IY AH M
idiot IH D IY AH T
idle AY D AH L
idol AY D AH L
idolize AY D AH L AY Z
if IH F
ignorance IH G N ER AH N S
ignorant IH G N ER AH N T
ignore IH G N AO R
ill IH L
illegal IH L IY G AH L
illegally IH L IY G AH L IY
illness IH L N AH S
illuminate IH L UW M IH N IH T
illustrate IH L AH S T R EY T
illustration IH L AH S T R EY SH AH N
image IH M AH JH/IH M IH JH
imagery IH M AH JH R IY/IH M IH JH R IY
imaginary IH M AE JH AH N EH R IY
imagination IH M AE JH AH N EY SH AH N
imagine IH M AE JH AH N
imitate IH M AH T EY T
imitation IH M AH T EY SH AH N
immediate IH M IY D IY AH T
immediately IH M IY D IY AH T L IY
immerse IH M ER S
immigrant IH M AH G R AH N T
immigrate IH M AH G R EY T
immigration IH M AH G R EY SH AH N
immoral IH M AO R AH L
immortal IH M AO R T AH L
immortality IH M AO R T AE L IH T IY
impact IH M P AE K T
impair IH M P EH R
impartial IH M P AA R SH AH L
impatient IH M P EY SH AH N T
impatiently IH M P EY SH AH N T L IY
imperative IH M P EH R AH T IH V
implement IH M P L AH M AH N T
implication IH M P L AH K EY SH AH N
imply IH M P L AY
impolite IH M P AH L AY T
import IH M P AO R T
importance IH M P AO R T AH N S
important IH M P AO R T AH N T
importantly IH M P AO R T AH N T L IY
impose IH M P OW Z
impossibility IH M P AO S IH B IH L IH T IY
impossible IH M P AA S AH B AH L
impractical IH M P R AE K T AH K AH L/IH M P R AE K T IH K AH L
impress IH M P R EH S
impressed IH M P R EH S T
impression IH M P R EH SH AH N
impressionism IH M P R EH SH AH N IH Z AH M
impressionist IH M P R EH SH AH N AH S T/IH M P R EH SH AH N IH S T
impressive IH M P R EH S IH V
imprison IH M P R IH Z AH N
imprisonment IH M P R IH Z AH N M AH N T
improbable IH M P R AA B AH B AH L
improper IH M P R AA P ER
improperly IH M P R AA P ER L IY
improve IH M P R UW V
improved IH M P R UW V D
improvement IH M P R UW V M AH N T
impulse IH M P AH L S
impulsive IH M P AH L S IH V
in IH N
inaccurate IH N AE K Y ER AH T
inadequate IH N AE D AH K W AH T/IH N AE D AH K W EY T
inanimate IH N AE N AH M AH T
inborn IH N B AO R N
incense IH N S EH N S
incentive IH N S EH N T IH V/IH N S EH N IH V
inch IH N CH
incident IH N S AH D AH N T
include IH N K L UW D
including IH N K L UW D IH NG
income IH N K AH M
inconvenient IH N K AH N V IY N Y AH N T
incorrect IH N K ER EH K T
increase IH N K R IY S
increasingly IH N K R IY S IH NG L IY/IH N K R IY S IH NG G L IY
incredible IH N K R EH D AH B AH L
incredibly IH N K R EH D AH B L IY
incur IH N K ER
incurable IH N K Y UH R AH B AH L
indebted IH N D EH T IH D
indeed IH N D IY D
indent IH N D EH N T
independence IH N D IH P EH N D AH N S
independent IH N D IH P EH N D AH N T
independently IH N D IH P EH N D AH N T L IY
indescribable IH N D IH S K R AY B AH B AH L
index IH N D EH K S
indicate IH N D AH K EY T
indifferent IH N D IH F R AH N T/IH N D IH F ER AH N T
indignity IH N D IH G N AH T IY
indirect IH N D ER EH K T
indirectly IH N D ER EH K T L IY
indispensable IH N D IH S P EH N S AH B AH L
individual IH N D AH V IH JH AH W AH L
indoor IH N D AO R
indoors IH N D AO R Z
indulge IH N D AH L JH
indulgent IH N D AH L JH AH N T
industrial IH N D AH S T R IY AH L
industrialize IH N D AH S T R IY AH L AY Z
industry IH N D AH S T R IY
ineffective IH N IH F EH K T IH V
inert IH N ER T
inevitable IH N EH V AH T AH B AH L
inexpensive IH N IH K S P EH N S IH V
inexperienced IH N IH K S P IH R IY AH N S T
infant IH N F AH N T
infect IH N F EH K T
infected IH N F EH K T IH D
infection IH N F EH K SH AH N
infectious IH N F EH K SH AH S
infer IH N F ER
inference IH N F ER AH N S
infinitive IH N F IH N IH T IH V
inflammation IH N F L AH M EY SH AH N
inflammatory IH N F L AE M AH T AO R IY
inflate IH N F L EY T
inflation IH N F L EY SH AH N
influence IH N F L UW AH N S
influential IH N F L UW EH N SH AH L
influenza IH N F L UW EH N Z AH
inform IH N F AO R M
informal IH N F AO R M AH L
information IH N F ER M EY SH AH N/IH N F AO R M EY SH AH N
informative IH N F AO R M AH T IH V
infringe IH N F R IH N JH
infringement IH N F R IH N JH M AH N T
ingredient IH N G R IY D IY AH N T
inhabit IH N HH AE B AH T
inhabitant IH N HH AE B AH T AH N T/IH N HH AE B IH T AH N T
inhale IH N HH EY L
inherit IH N HH EH R AH T
initial IH N IH SH AH L
initially IH N IH SH AH L IY
initiative IH N IH SH AH T IH V/IH N IH SH Y AH T IH V
inject IH N JH EH K T
injection IH N JH EH K SH AH N
injure IH N JH ER
injured IH N JH ER D
injury IH N JH ER IY
ink IH NG K
innate IH N EY T
inner IH N ER
innermost IH N ER M OW S T
innocent IH N AH S AH N T
innocently IH N AH S AH N T L IY
innovation IH N AH V EY SH AH N/IH N OW V EY SH AH N
innovative IH N AH V EY T IH V/IH N OW V EY T IH V
innovator IH N AH V EY T ER/IH N OW V EY T ER
input IH N P UH T
inquire IH N K W AY R
inquiry IH N K W AY R IY/IH N K W ER R IY
insane IH N S EY N
inscribe IH N S K R AY B
inscription IH N S K R IH P SH AH N
insect IH N S EH K T
inseparable IH N S EH P ER AH B AH L
inside IH N S AY D
insight IH N S AY T
insist IH N S IH S T
inspect IH N S P EH K T
inspection IH N S P EH K SH AH N
inspector IH N S P EH K T ER
inspiration IH N S P ER EY SH AH N
inspirational IH N S P ER EY SH AH N AH L
inspire IH N S P AY R
install IH N S T AO L
instance IH N S T AH N S
instant IH N S T AH N T
instantly IH N S T AH N T L IY
instead IH N S T EH D
instill IH N S T IH L
instinct IH N S T IH NG K T
institute IH N S T AH T UW T
institution IH N S T IH T UW SH AH N
instruct IH N S T R AH K T
instruction IH N S T R AH K SH AH N
instructor IH N S T R AH K T ER
instrument IH N S T R AH M AH N T
insufficient IH N S AH F IH SH AH N T
insult IH N S AH L T
insurance IH N SH UH R AH N S
integrate IH N T AH G R EY T/IH N AH G R EY T
intellectual IH N T AH L EH K CH UW AH L/IH N AH L EH K CH UW AH L
intelligence IH N T EH L AH JH AH N S
intelligent IH N T EH L AH JH AH N T
intend IH N T EH N D
intense IH N T EH N S
intensive IH N T EH N S IH V
intent IH N T EH N T
intention IH N T EH N CH AH N
intentionally IH N T EH N SH AH N AH L IY
interact IH N T ER AE K T/IH N ER AE K T
interaction IH N T ER AE K SH AH N/IH N ER AE K SH AH N
interactive IH N T ER AE K T IH V/IH N ER AE K T IH V
interest IH N T R AH S T/IH N T R IH S T/IH N T ER AH S T/IH N T ER IH S T
interested IH N T R AH S T IH D/IH N T R IH S T IH D/IH N T ER AH S T AH D/IH N T ER IH S T IH D
interesting IH N T R AH S T IH NG/IH N T R IH S T IH NG/IH N T ER AH S T IH NG/IH N T ER IH S T IH NG
interfere IH N T ER F IH R/IH N ER F IH R
interior IH N T IH R IY ER
intermediate IH N T ER M IY D IY IH T/IH N ER M IY D IY IH T
intermission IH N T ER M IH SH AH N
internal IH N T ER N AH L
international IH N T ER N AE SH AH N AH L/IH N ER N AE SH AH N AH L
internationally IH N T ER N AE SH AH N AH L IY/IH N T ER N AE SH N AH L IY/IH N ER N AE SH AH N AH L IY/IH N ER N AE SH N AH L IY
internet IH N T ER N EH T
interpersonal IH N T ER P ER S AH N AH L
interpret IH N T ER P R AH T
interpretation IH N T ER P R IH T EY SH AH N
interpreter IH N T ER P R AH T ER
interrupt IH N T ER AH P T
interruption IH N T ER AH P SH AH N
intersection IH N T ER S EH K SH AH N
interval IH N T ER V AH L
interview IH N T ER V Y UW
interviewee IH N T ER V Y UW IY
interviewer IH N T ER V Y UW ER
intimate IH N T AH M AH T/IH N T AH M EY T/IH N AH M AH T
into IH N T UW/IH N T AH
intravenous IH N T R AH V IY N AH S
introduce IH N T R AH D UW S/IH N T R OW D UW S
introduction IH N T R AH D AH K SH AH N/IH N T R OW D AH K SH AH N
intrude IH N T R UW D
intruder IH N T R UW D ER
intrusion IH N T R UW ZH AH N
invade IH N V EY D
invariable IH N V EH R IY AH B AH L
invariably IH N V EH R IY AH B L IY
invasion IH N V EY ZH AH N
invent IH N V EH N T
invention IH N V EH N SH AH N
inventor IH N V EH N T ER
invest IH N V EH S T
investigate IH N V EH S T AH G EY T
investigation IH N V EH S T AH G EY SH AH N
investigator IH N V EH S T AH G EY T ER
investment IH N V EH S T M AH N T/IH N V EH S M AH N T
investor IH N V EH S T ER
invisible IH N V IH Z AH B AH L
invitation IH N V IH T EY SH AH N
invite IH N V AY T
invoke IH N V OW K
involuntarily IH N V OW L AH N T ER IH L IY/IH N V AA L AH N T ER AH L IY
involve IH N V AA L V
involved IH N V AA L V D
involvement IH N V AA L V M AH N T
iron AY ER N
ironically AY R AA N IH K L IY
ironing AY ER N IH NG/AY R N IH NG
irrational IH R AE SH AH N AH L
irregular IH R EH G Y AH L ER
irresistible IH R IH Z IH S T AH B AH L
irresistibly IH R IH Z IH S T AH B L IY
irresponsible IH R AH S P AA N S AH B AH L
irritate IH R IH T EY T
irritated IH R AH T EY T AH D
irritating IH R AH T EY T IH NG
irritation IH R IH T EY SH AH N
is IH Z
island AY L AH N D
islander AY L AH N D ER
isle AY L
isolation AY S AH L EY SH AH N
issue IH SH UW
it IH T
itch IH CH
item AY T AH M
its IH T S
itself IH T S EH L F
ivory AY V ER IY/AY V R IY
jacket JH AE K AH T/JH AE K IH T
jade JH EY D
jail JH EY L
jam JH AE M
january JH AE N Y UW EH R IY
jar JH AA R
jaw JH AO
jazz JH AE Z
jealous JH EH L AH S
jealously JH EH L AH S L IY
jeans JH IY N Z
jelly JH EH L IY
jeopardize JH EH P ER D AY Z
jet JH EH T
jewel JH UW AH L/JH UW L
jeweler JH UW AH L ER/JH UW L ER
jewelry JH UW AH L R IY/JH UW L R IY/JH UW L ER IY
job JH AA B/JH OW B
jog JH AA G
jogging JH AA G IH NG/JH AO G IH NG
join JH OY N
joint JH OY N T
joke JH OW K
journal JH ER N AH L
journalism JH ER N AH L IH Z AH M
journalist JH ER N AH L AH S T/JH ER N AH L IH S T
journey JH ER N IY
joy JH OY
judge JH AH JH
judgement JH AH JH M AH N T
judgment JH AH JH M AH N T
judo JH UW D OW
jug JH AH G
juice JH UW S
juicy JH UW S IY
july JH UW L AY/JH AH L AY
jump JH AH M P
jumper JH AH M P ER
june JH UW N
jungle JH AH NG G AH L
junior JH UW N Y ER
junk JH AH NG K
juror JH UH R ER
jury JH UH R IY
just JH AH S T/JH IH S T
justice JH AH S T AH S/JH AH S T IH S
justify JH AH S T AH F AY
kangaroo K AE NG G ER UW
karaoke K EH R IY OW K IY
keen K IY N
keep K IY P
keeper K IY P ER
kerosene K EH R AH S IY N
kettle K EH T AH L
key K IY
keyboard K IY B AO R D
keystroke K IY S T R OW K
kick K IH K
kid K IH D
kill K IH L
killer K IH L ER
killing K IH L IH NG
kilo K IH L OW
kilogram K IH L AH G R AE M
kilometer K AH L AA M AH T ER/K IH L AH M IY T ER
kilometre K IH L AO M AH T ER/K IH L AH M IY T ER
kind K AY N D
kindly K AY N D L IY
kindness K AY N D N AH S
king K IH NG
kingdom K IH NG D AH M
kiss K IH S
kit K IH T
kitchen K IH CH AH N
kite K AY T
kitten K IH T AH N
knee N IY
kneel N IY L
knife N AY F
knit N IH T
knock N AA K
knot N AA T
know N OW
knowingly N OW IH NG L IY
knowledge N AA L AH JH/N AA L IH JH
known N OW N
lab L AE B
label L EY B AH L
labor L EY B ER
laboratory L AE B R AH T AO R IY
laborer L EY B ER ER
labour L EY B ER
lack L AE K
ladder L AE D ER
lady L EY D IY
lake L EY K
lamb L AE M
lame L EY M
lamp L AE M P
lance L AE N S
land L AE N D
landing L AE N D IH NG
landlady L AE N D L EY D IY
landlord L AE N D L AO R D
landscape L AE N D S K EY P/L AE N S K EY P
landslide L AE N D S L AY D/L AE N S L AY D
lane L EY N
language L AE NG G W AH JH/L AE NG G W IH JH
lap L AE P
laptop L AE P T AA P
large L AA R JH
largely L AA R JH L IY
lark L AA R K
laser L EY Z ER
last L AE S T/L AE S
lasting L AE S T IH NG
lastly L AE S T L IY
late L EY T
latecomer L EY T K AH M ER
lately L EY T L IY
later L EY T ER
latest L EY T AH S T
latter L AE T ER
laugh L AE F
laughter L AE F T ER
launch L AO N CH
laundry L AO N D R IY
lava L AA V AH
law L AO/L AA
lawful L AO F AH L
lawmaker L AO M EY K ER
lawn L AO N
lawsuit L AO S UW T
lawyer L AO Y ER/L OY ER
lay L EY
layer L EY ER
laziness L EY Z IY N AH S
lazy L EY Z IY
lead L EH D/L IY D
leader L IY D ER
leadership L IY D ER SH IH P
leading L IY D IH NG
leaf L IY F
leaflet L IY F L AH T
league L IY G
leak L IY K
lean L IY N
leap L IY P
learn L ER N
learner L ER N ER
learning L ER N IH NG
lease L IY S
leash L IY SH
least L IY S T
leather L EH DH ER
leave L IY V
lecture L EH K CH ER
lecturer L EH K CH ER ER
leek L IY K
left L EH F T
leg L EH G
legal L IY G AH L
legally L IY G AH L IY
legend L EH JH AH N D
legendary L EH JH AH N D EH R IY
legislate L EH JH IH S L EY T
legislation L EH JH AH S L EY SH AH N
legislative L EH JH AH S L EY T IH V
legislator L EH JH AH S L EY T ER
legislature L EH JH AH S L EY CH ER
legitimate L AH JH IH T AH M AH T
leisure L EH ZH ER/L IY ZH ER
leisurely L IY Z ER L IY
lemon L EH M AH N
lemonade L EH M AH N EY D
lend L EH N D
length L EH NG K TH/L EH NG TH
lengthen L EH NG TH AH N/L EH NG K TH AH N
lengthy L EH NG TH IY
leopard L EH P ER D
less L EH S
lessen L EH S AH N
lesson L EH S AH N
lest L EH S T
let L EH T
letter L EH T ER
lettuce L EH T AH S
level L EH V AH L
liar L AY ER
liberal L IH B ER AH L
liberate L IH B ER EY T
liberation L IH B ER EY SH AH N
liberty L IH B ER T IY
librarian L AY B R EH R IY AH N
library L AY B R EH R IY
licence L AY S AH N S
license L AY S AH N S
lick L IH K
lid L IH D
lie L AY
life L AY F
lifeguard L AY F G AA R D
lifeless L AY F L AH S
lifelong L AY F L AO NG
lifestyle L AY F S T AY L
lifetime L AY F T AY M
lift L IH F T
light L AY T
lighten L AY T AH N
lighter L AY T ER
lighting L AY T IH NG
lightly L AY T L IY
lightning L AY T N IH NG
like L AY K
likely L AY K L IY
likeness L AY K N AH S
likewise L AY K W AY Z
lily L IH L IY
limb L IH M
limit L IH M AH T
limitation L IH M IH T EY SH AH N
limited L IH M AH T AH D/L IH M IH T IH D
limp L IH M P
line L AY N
linen L IH N AH N
liner L AY N ER
ling L IH NG
linger L IH NG G ER/L IH NG ER
link L IH NG K
lion L AY AH N
lip L IH P
liquid L IH K W AH D/L IH K W IH D
list L IH S T
listen L IH S AH N
listener L IH S AH N ER/L IH S N ER
liter L IY T ER
literal L IH T ER AH L
literally L IH T ER AH L IY/L IH T R AH L IY
literary L IH T ER EH R IY
literature L IH T ER AH CH ER
litter L IH T ER
little L IH T AH L
live L AY V/L IH V
lively L AY V L IY
liver L IH V ER
living L IH V IH NG
load L OW D
loaf L OW F
loan L OW N
lobby L AA B IY
local L OW K AH L
locate L OW K EY T
location L OW K EY SH AH N
lock L AA K
lodge L AA JH
log L AO G
logic L AA JH IH K
logical L AA JH IH K AH L
logo L OW G OW
loneliness L OW N L IY N AH S
lonely L OW N L IY
long L AO NG
look L UH K
loose L UW S
loosely L UW S L IY
lorry L AO R IY
lose L UW Z
loss L AO S
lost L AO S T
lot L AA T/L AO T
lottery L AA T ER IY
loud L AW D
loudly L AW D L IY
loudspeaker L AW D S P IY K ER
lousy L AW Z IY
love L AH V
lovely L AH V L IY
lover L AH V ER
lovingly L AH V IH NG L IY
low L OW
lower L OW ER
lowland L OW L AE N D
loyal L OY AH L
loyalty L OY AH L T IY
luck L AH K
luckily L AH K AH L IY
lucky L AH K IY
lucrative L UW K R AH T IH V
luggage L AH G AH JH/L AH G IH JH
lunch L AH N CH
lunchtime L AH N CH T AY M
lung L AH NG
lush L AH SH
luxurious L AH G ZH ER IY AH S
luxury L AH G ZH ER IY
lyric L IH R IH K
lyrics L IH R IH K S
machine M AH SH IY N
mad M AE D
madam M AE D AH M
madame M AE D AH M/M AH D AE M
madness M AE D N AH S
maestro M AY S T R OW
magazine M AE G AH Z IY N
magic M AE JH IH K
magical M AE JH IH K AH L
magician M AH JH IH SH AH N
magnificent M AE G N IH F AH S AH N T/M AE G N IH F IH S AH N T
magnify M AE G N AH F AY
mail M EY L
mailbox M EY L B AA K S
main M EY N
mainly M EY N L IY
maintain M EY N T EY N
maintenance M EY N T AH N AH N S/M EY N T N AH N S
major M EY JH ER
majority M AH JH AO R AH T IY
make M EY K
maker M EY K ER
malady M AE L AH D IY
malaria M AH L EH R IY AH
male M EY L
mall M AO L
mama M AA M AH
mamma M AA M AH
man M AE N
manage M AE N AH JH/M AE N IH JH
management M AE N AH JH M AH N T/M AE N IH JH M AH N T
manager M AE N AH JH ER/M AE N IH JH ER
mango M AE NG G OW
manipulate M AH N IH P Y AH L EY T
mankind M AE N K AY N D
manner M AE N ER
mansion M AE N SH AH N
manual M AE N Y UW AH L
manufacture M AE N Y AH F AE K CH ER
manufacturer M AE N Y AH F AE K CH ER ER
manufacturing M AE N Y AH F AE K CH ER IH NG
many M EH N IY
map M AE P
maple M EY P AH L
marathon M EH R AH TH AA N
marble M AA R B AH L
march M AA R CH
margin M AA R JH AH N
marine M ER IY N
mark M AA R K
marked M AA R K T
market M AA R K AH T/M AA R K IH T
marketing M AA R K AH T IH NG
marriage M EH R IH JH
married M EH R IY D
marry M EH R IY
marvellous M AA R V AH L AH S
marvelous M AA R V AH L AH S
mash M AE SH
mask M AE S K
mass M AE S
massacre M AE S AH K ER
massage M AH S AA ZH
massive M AE S IH V
master M AE S T ER
masterpiece M AE S T ER P IY S
mastery M AE S T ER IY
match M AE CH
mate M EY T
material M AH T IH R IY AH L
math M AE TH
mathematical M AE TH AH M AE T IH K AH L
mathematician M AE TH AH M AH T IH SH AH N
mathematics M AE TH AH M AE T IH K S
matter M AE T ER
mature M AH CH UH R/M AH T Y UH R
mausoleum M AO S AH L IY AH M
max M AE K S
maximum M AE K S AH M AH M
may M EY
maybe M EY B IY
mayor M EY ER
me M IY
meal M IY L
mean M IY N
meaning M IY N IH NG
meaningful M IY N IH NG F AH L
means M IY N Z
meanwhile M IY N W AY L
measure M EH ZH ER
measurement M EH ZH ER M AH N T
meat M IY T
mechanic M AH K AE N IH K/M IH K AE N IH K
mechanical M AH K AE N IH K AH L
mechanize M EH K AH N AY Z
medal M EH D AH L
media M IY D IY AH
medical M EH D AH K AH L/M EH D IH K AH L
medication M EH D AH K EY SH AH N
medicine M EH D AH S AH N
medieval M IH D IY V AH L/M IY D IY V AH L/M IH D Y IY V AH L
mediocre M IY D IY OW K ER
meditate M EH D AH T EY T
meditation M EH D AH T EY SH AH N
mediterranean M EH D AH T ER EY N IY AH N
medium M IY D IY AH M
meet M IY T
meeting M IY T IH NG
melody M EH L AH D IY
melon M EH L AH N
melt M EH L T
member M EH M B ER
membership M EH M B ER SH IH P
memorable M EH M ER AH B AH L
memorial M AH M AO R IY AH L
memorize M EH M ER AY Z
memory M EH M ER IY
mend M EH N D
mental M EH N T AH L
mentally M EH N T AH L IY/M EH N AH L IY
mention M EH N SH AH N
mentor M EH N T AO R/M EH N T ER
menu M EH N Y UW
merchandise M ER CH AH N D AY Z
merchant M ER CH AH N T
mercy M ER S IY
mere M IH R
merely M IH R L IY
merge M ER JH
merger M ER JH ER
merry M EH R IY
mess M EH S
message M EH S AH JH/M EH S IH JH
messenger M EH S AH N JH ER/M EH S IH N JH ER
messy M EH S IY
metal M EH T AH L
metaphor M EH T AH F AO R
meter M IY T ER
method M EH TH AH D
metre M IY T ER
metric M EH T R IH K
micro M AY K R OW
microbe M AY K R OW B
microcomputer M AY K R OW K AH M P Y UW T ER
micrometer M AY K R AA M AH T ER
microorganism M AY K R OW AO R G AH N IH Z AH M
microphone M AY K R AH F OW N
microscope M AY K R AH S K OW P
microscopic M AY K R AH S K AA P IH K
microscopy M AY K R AH S K AH P IY
microwave M AY K R AH W EY V
midday M IH D D EY
middle M IH D AH L
midnight M IH D N AY T
midst M IH D S T/M IH S T
might M AY T
mighty M AY T IY
migration M AY G R EY SH AH N
mild M AY L D
mile M AY L
military M IH L AH T EH R IY/M IH L IH T EH R IY
milk M IH L K
mill M IH L
millimeter M IH L AH M IY T ER
millimetre M IH L AH M IY T ER
million M IH L Y AH N
millionaire M IH L Y AH N EH R
mimic M IH M IH K
mind M AY N D
mine M AY N
mineral M IH N ER AH L/M IH N R AH L
miniature M IH N IY AH CH UH R/M IH N IH CH UH R
minimize M IH N AH M AY Z
minimum M IH N AH M AH M
minister M IH N AH S T ER/M IH N IH S T ER
minor M AY N ER
minority M AY N AO R AH T IY/M AH N AO R AH T IY
mint M IH N T
minus M AY N AH S
minute M IH N AH T/M AY N UW T/M AY N Y UW T
miracle M IH R AH K AH L
mirror M IH R ER
mischief M IH S CH AH F
misconception M IH S K AH N S EH P SH AH N
miserable M IH Z ER AH B AH L/M IH Z R AH B AH L
misery M IH Z ER IY
misfortune M IH S F AO R CH AH N
mislead M IH S L IY D
misleading M IH S L IY D IH NG
miss M IH S
missile M IH S AH L
missing M IH S IH NG
mission M IH SH AH N
mist M IH S T
mistake M IH S T EY K
mistreat M IH S T R IY T
mistrustful M IH S T R AH S T F AH L/M IH S T R AH S F AH L
misty M IH S T IY
misunderstand M IH S AH N D ER S T AE N D
misunderstanding M IH S AH N D ER S T AE N D IH NG
mix M IH K S
mixture M IH K S CH ER
mobile M OW B AH L
mobility M OW B IH L AH T IY/M OW B IH L IH T IY
mock M AA K
modal M OW D AH L
model M AA D AH L
modem M OW D AH M
moderate M AA D ER AH T/M AA D ER EY T
modern M AA D ER N
modernization M AA D ER N AH Z EY SH AH N/M AA D ER N AY Z EY SH AH
modernize M AA D ER N AY Z
modest M AA D AH S T
modification M AA D AH F AH K EY SH AH N
modify M AA D AH F AY
mogul M OW G AH L
moisture M OY S CH ER
mold M OW L D
molecule M AA L AH K Y UW L
mom M AA M
moment M OW M AH N T
momentarily M OW M AH N T EH R AH L IY
momentary M OW M AH N T EH R IY
mommy M AA M IY
monastery M AA N AH S T EH R IY
monday M AH N D IY/M AH N D EY
money M AH N IY
monitor M AA N AH T ER
monk M AH NG K
monkey M AH NG K IY
monster M AA N S T ER
month M AH N TH
monthly M AH N TH L IY
monument M AA N Y UW M AH N T/M AA N Y AH M AH N T
mood M UW D
moody M UW D IY
moon M UW N
moonlight M UW N L AY T
moral M AO R AH L
morality M ER AE L AH T IY
morally M AO R AH L IY
more M AO R
moreover M AO R OW V ER
morning M AO R N IH NG
mortal M AO R T AH L
mortar M AO R T ER
mortgage M AO R G AH JH/M AO R G IH JH
mortify M AO R T IH F AY
mosque M AA S K/M AO S K
mosquito M AH S K IY T OW
moss M AO S
most M OW S T/M OW S
mostly M OW S T L IY/M OW S L IY
mother M AH DH ER
motherland M AH DH ER L AE N D
motion M OW SH AH N
motionless M OW SH AH N L AH S
motivate M OW T AH V EY T
motivated M OW T AH V EY T AH D
motivation M OW T AH V EY SH AH N
motive M OW T IH V
motor M OW T ER
motorbike M OW T ER B AY K
motorcycle M OW T ER S AY K AH L
motorist M OW T ER IH S T
motto M AA T OW
mould M OW L D
mount M AW N T
mountain M AW N T AH N
mountaintop M AW N T AH N T AA P
mourn M AO R N
mournful M AO R N F AH L
mouse M AW S
moustache M AH S T AE SH
mouth M AW TH
move M UW V
movement M UW V M AH N T
mover M UW V ER
movie M UW V IY
moving M UW V IH NG
much M AH CH
mud M AH D
muddy M AH D IY
mug M AH G
mule M Y UW L
multiple M AH L T AH P AH L
multiply M AH L T AH P L AY
mum M AH M
mumble M AH M B AH L
murder M ER D ER
murderer M ER D ER ER
murmur M ER M ER
muscle M AH S AH L
muse M Y UW Z
museum M Y UW Z IY AH M
mushroom M AH SH R UW M
music M Y UW Z IH K
musical M Y UW Z IH K AH L
musician M Y UW Z IH SH AH N
must M AH S T
mustache M AH S T AE SH
mustard M AH S T ER D
mutable M Y UW T AH B AH L
mutter M AH T ER
mutton M AH T AH N
mutual M Y UW CH UW AH L
my M AY
myself M AY S EH L F
mysterious M IH S T IH R IY AH S
mystery M IH S T ER IY
mystify M IH S T AH F AY
myth M IH TH
nail N EY L
naked N EY K AH D
name N EY M
nano N AA N OW/N AE N OW
nap N AE P
napkin N AE P K IH N
narcissistic N AA R S IH S IH S T IH K
narrate N EH R EY T
narrative N AE R AH T IH V/N EH R AH T IH V
narrator N EH R EY T ER
narrow N EH R OW/N AE R OW
narrowly N EH R OW L IY
nasty N AE S T IY
nation N EY SH AH N
national N AE SH AH N AH L/N AE SH N AH L
nationalist N AE SH AH N AH L AH S T/N AE SH AH N AH L IH S T/N AE SH N AH L AH S T/N AE SH N AH L IH S T
nationality N AE SH AH N AE L AH T IY/N AE SH AH N AE L IH T IY
nationwide N EY SH AH N W AY D
native N EY T IH V
natural N AE CH ER AH L/N AE CH R AH L
naturally N AE CH ER AH L IY/N AE CH R AH L IY
nature N EY CH ER
naughty N AO T IY
naval N EY V AH L
navigate N AE V AH G EY T
navigation N AE V AH G EY SH AH N
navy N EY V IY
near N IH R
nearby N IH R B AY
nearly N IH R L IY
neat N IY T
necessarily N EH S AH S EH R AH L IY
necessary N EH S AH S EH R IY
necessity N AH S EH S AH T IY/N AH S EH S IH T IY
neck N EH K
necklace N EH K L AH S
nectar N EH K T ER
need N IY D
needle N IY D AH L
needless N IY D L AH S
needy N IY D IY
negative N EH G AH T IH V
negatively N EH G AH T IH V L IY
neglect N AH G L EH K T/N IH G L EH K T
negotiate N AH G OW SH IY EY T/N IH G OW SH IY EY T
negotiation N IH G OW SH IY EY SH AH N
neighbor N EY B ER
neighborhood N EY B ER HH UH D
neighboring N EY B ER IH NG
neighbour N EY B ER
neighbourhood N EY B ER HH UH D
neighbouring N EY B ER IH NG
neither N IY DH ER/N AY DH ER
nephew N EH F Y UW
nerve N ER V
nerves N ER V Z
nervous N ER V AH S
nervously N ER V AH S L IY
nervousness N ER V AH S N AH S
ness N EH S
net N EH T
network N EH T W ER K
neurosis N UH R OW S AH S
neutral N UW T R AH L
never N EH V ER
nevertheless N EH V ER DH AH L EH S
new N UW/N Y UW
newborn N UW B AO R N
newcomer N UW K AH M ER
newly N UW L IY
news N UW Z/N Y UW Z
newscaster N UW Z K AE S T ER
newspaper N UW Z P EY P ER
newsworthy N UW Z W ER DH IY
next N EH K S T/N EH K S
nice N AY S/N IY S
nicely N AY S L IY
nickname N IH K N EY M
niece N IY S
night N AY T
nightclub N AY T K L AH B
nightlife N AY T L AY F
nightmare N AY T M EH R
nine N AY N
nineteen N AY N T IY N
ninety N AY N T IY
no N OW
nobility N OW B IH L AH T IY
noble N OW B AH L
nobleman N OW B AH L M AH N
nobody N OW B AA D IY/N OW B AH D IY
nod N AA D
noise N OY Z
noisily N OY Z AH L IY
noisy N OY Z IY
nomad N OW M AE D
nomination N AA M AH N EY SH AH N
nominee N AA M AH N IY
none N AH N
nonetheless N AH N DH AH L EH S
nonprofessional N AA N P R AH F EH SH AH N AH L
nonsense N AA N S EH N S
noon N UW N
nor N AO R
normal N AO R M AH L
normally N AO R M AH L IY/N AO R M L IY
north N AO R TH
northeast N AO R TH IY S T
northeastern N AO R TH IY S T ER N
northern N AO R DH ER N
northward N AO R TH W ER D
northwest N AO R TH W EH S T
northwestern N AO R TH W EH S T ER N
nose N OW Z
nostril N AA S T R IH L
not N AA T
note N OW T
notebook N OW T B UH K
nothing N AH TH IH NG
notice N OW T AH S/N OW T IH S
noticeable N OW T AH S AH B AH L
notion N OW SH AH N
notorious N OW T AO R IY AH S
noun N AW N
nourish N ER IH SH
nourishment N ER IH SH M AH N T
novel N AA V AH L
novelist N AA V AH L AH S T
novelty N AA V AH L T IY
november N OW V EH M B ER
now N AW
nowadays N AW AH D EY Z
nowhere N OW W EH R/N OW HH W EH R
nuclear N UW K L IY ER
nucleus N UW K L IY AH S
nuisance N UW S AH N S
number N AH M B ER
numerical N UW M EH R AH K AH L/N UW M EH R IH K AH L
numerous N UW M ER AH S
nurse N ER S
nursery N ER S ER IY
nut N AH T
nutrient N UW T R IY AH N T
nutrition N UW T R IH SH AH N
nutritious N UW T R IH SH AH S
nutshell N AH T SH EH L
oak OW K
oath OW TH
obedience OW B IY D IY AH N S
obedient OW B IY D IY AH N T
obey OW B EY
obituary OW B IH CH UW EH R IY
object AA B JH EH K T/AH B JH EH K T
objection AH B JH EH K SH AH N
objective AH B JH EH K T IH V
obligation AA B L AH G EY SH AH N
observation AA B Z ER V EY SH AH N
observe AH B Z ER V
observer AH B Z ER V ER
obsess AH B S EH S
obsession AH B S EH SH AH N
obsessive AH B S EH S IH V
obstacle AA B S T AH K AH L
obtain AH B T EY N
obvious AA B V IY AH S
obviously AA B V IY AH S L IY
occasion AH K EY ZH AH N
occasional AH K EY ZH AH N AH L
occasionally AH K EY ZH AH N AH L IY/AH K EY ZH N AH L IY/AH K EY ZH AH N L IY
occupation AA K Y AH P EY SH AH N
occupy AA K Y AH P AY
occur AH K ER
ocean OW SH AH N
october AA K T OW B ER
odd AA D
of AH V
off AO F
offend AH F EH N D
offender AH F EH N D ER
offense AH F EH N S
offensive AH F EH N S IH V
offer AO F ER
offhand AO F HH AE N D
office AO F IH S
officer AO F AH S ER/AO F IH S ER
official AH F IH SH AH L
officially AH F IH SH AH L IY
offshore AO F SH AO R
often AO F AH N/AO F T AH N
oil OY L
oily OY L IY
ointment OY N T M AH N T
ok OW K EY
okay OW K EY
old OW L D
olive AA L AH V/AA L IH V
olympia OW L IH M P IY AH
olympiad OW L IH M P IY AE D
olympic OW L IH M P IH K
olympics OW L IH M P IH K S
omelet AA M L AH T
on AA N/AO N
once W AH N S
one W AH N
oneself W AH N S EH L F
onion AH N Y AH N
online AO N L AY N
only OW N L IY
onstage AA N S T EY JH
onto AA N T UW/AO N T UW
open OW P AH N
opening OW P AH N IH NG
openly OW P AH N L IY
opera AA P R AH
operate AA P ER EY T/AO P ER EY T
operation AA P ER EY SH AH N
operator AA P ER EY T ER
opinion AH P IH N Y AH N
opponent AH P OW N AH N T
opportunity AA P ER T UW N AH T IY
oppose AH P OW Z
opposite AA P AH Z AH T/AA P Z AH T
opposition AA P AH Z IH SH AH N
oppress AH P R EH S
oppression AH P R EH SH AH N
optimism AA P T AH M IH Z AH M
optimist AA P T AH M IH S T
optimistic AA P T AH M IH S T IH K
option AA P SH AH N/AO P SH AH N
optional AA P SH AH N AH L/AO P SH AH N AH L
or AO R/ER
oral AO R AH L
orange AO R AH N JH/AO R IH N JH
orator AO R AH T ER
orbit AO R B AH T
orchestra AO R K AH S T R AH
orchestral AO R K EH S T R AH L
orchid AO R K AH D
order AO R D ER
orderly AO R D ER L IY
ordinary AO R D AH N EH R IY
organ AO R G AH N
organic AO R G AE N IH K
organisation AO R G AH N IH Z EY SH AH N
organism AO R G AH N IH Z AH M
organization AO R G AH N AH Z EY SH AH N
organize AO R G AH N AY Z
organized AO R G AH N AY Z D
organizer AO R G AH N AY Z ER
origin AO R AH JH AH N
original ER IH JH AH N AH L
originality ER IH JH AH N AE L IH T IY
originally ER IH JH AH N AH L IY/ER IH JH N AH L IY
originate ER IH JH AH N EY T
ornament AO R N AH M AH N T
orphan AO R F AH N
other AH DH ER
otherwise AH DH ER W AY Z
ounce AW N S
our AW ER/AW R/AA R
ours AW ER Z/AA R Z/AW R Z
ourselves AW ER S EH L V Z/AA R S EH L V Z
out AW T
outback AW T B AE K
outbreak AW T B R EY K
outcome AW T K AH M
outdistance AW T D IH S T AH N S
outdo AW T D UW
outdoor AW T D AO R
outdoors AW T D AO R Z
outer AW T ER
outfit AW T F IH T
outgrow AW T G R OW
outing AW T IH NG
outlaw AW T L AO
outlet AW T L EH T
outline AW T L AY N
outlive AW T L IH V
outlook AW T L UH K
outpatient AW T P EY SH AH N T
output AW T P UH T
outrage AW T R EY JH
outrageous AW T R EY JH AH S
outshine AW CH AY N
outside AW T S AY D
outsider AW T S AY D ER
outskirts AW T S K ER T S
outstanding AW T S T AE N D IH NG
outward AW T W ER D
outwardly AW T W ER D L IY
outweigh AW T W EY
oval OW V AH L
oven AH V AH N
over OW V ER
overall OW V ER AO L
overboard OW V ER B AO R D
overbook OW V ER B UH K
overcoat OW V ER K OW T
overcome OW V ER K AH M
overemphasize OW V ER EH M F AH S AY Z
overestimate OW V ER EH S T AH M EY T
overhear OW V ER HH IY R
overjoyed OW V ER JH OY D
overlap OW V ER L AE P
overlook OW V ER L UH K
overly OW V ER L IY
overnight OW V ER N AY T
overseas OW V ER S IY Z
overshadow OW V ER SH AE D OW
oversize OW V ER S AY Z
overstep OW V ER S T EH P
overtake OW V ER T EY K
overthrow OW V ER TH R OW
overtime OW V ER T AY M
overturn OW V ER T ER N
overweight OW V ER W EY T
overwhelm OW V ER W EH L M/OW V ER HH W EH L M
overwhelming OW V ER W EH L M IH NG/OW V ER HH W EH L M IH NG
overwork OW V ER W ER K
ow OW/AW
owe OW
owing OW IH NG
owl AW L
own OW N
owner OW N ER
ox AA K S
oxygen AA K S AH JH AH N/AA K S IH JH AH N
ozone OW Z OW N
pa P AA
pace P EY S
pacific P AH S IH F IH K
pack P AE K
package P AE K AH JH/P AE K IH JH
packed P AE K T
packet P AE K AH T/P AE K IH T
packing P AE K IH NG
pad P AE D
paddle P AE D AH L
page P EY JH
paid P EY D
pain P EY N
painful P EY N F AH L
paint P EY N T
paintbrush P EY N T B R AH SH
painter P EY N T ER
painting P EY N T IH NG
pair P EH R
pajamas P AH JH AA M AH Z/P AH JH AE M AH Z
pal P AE L
palace P AE L AH S
pale P EY L
pallet P AE L AH T
palm P AA M/P AA L M
pan P AE N
pancake P AE N K EY K
pandemic P AE N D EH M IH K
panel P AE N AH L
panic P AE N IH K
pants P AE N T S
papaya P AH P AY AH
paper P EY P ER
paperless P EY P ER L AH S
paperwork P EY P ER W ER K
parachute P EH R AH SH UW T
parade P ER EY D
paradise P EH R AH D AY S
paradox P EH R AH D AA K S
paragraph P AE R AH G R AE F/P EH R AH G R AE F
paralysis P ER AE L AH S AH S/P ER AE L IH S IH S
paralyze P EH R AH L AY Z
paramedic P EH R AH M EH D IH K
paratrooper P EH R AH T R UW P ER
parcel P AA R S AH L
pardon P AA R D AH N
parent P EH R AH N T
parental P ER EH N T AH L
park P AA R K
parking P AA R K IH NG
parliament P AA R L AH M AH N T
parrot P EH R AH T
part P AA R T
partial P AA R SH AH L
participant P AA R T IH S AH P AH N T
participate P AA R T IH S AH P EY T
participation P AA R T IH S AH P EY SH AH N
participle P AA R T IH S IH P AH L
particle P AA R T AH K AH L/P AA R T IH K AH L
particular P ER T IH K Y AH L ER/P AA T IH K Y AH L ER
particularly P AA R T IH K Y AH L ER L IY/P ER T IH K Y AH L ER L IY
partisan P AA R T AH Z AH N
partly P AA R T L IY
partner P AA R T N ER
partnership P AA R T N ER SH IH P
party P AA R T IY
pass P AE S
passage P AE S AH JH/P AE S IH JH
passenger P AE S AH N JH ER
passion P AE SH AH N
passionate P AE SH AH N AH T
passionately P AE SH AH N AH T L IY
passive P AE S IH V
passport P AE S P AO R T
password P AE S W ER D
past P AE S T
pasta P AA S T AH
pastor P AE S T ER
pastoral P AE S T ER AH L
patch P AE CH
path P AE TH
patience P EY SH AH N S
patient P EY SH AH N T
patiently P EY SH AH N T L IY
patriot P EY T R IY AH T
patriotic P EY T R IY AA T IH K
patriotism P EY T R IY AH T IH Z AH M
patrol P AH T R OW L
patron P EY T R AH N
pattern P AE T ER N
pause P AO Z
pave P EY V
pavement P EY V M AH N T
paw P AO
pawnshop P AO N SH AA P
pay P EY
payment P EY M AH N T
pc P IY S IY
pea P IY
peace P IY S
peaceful P IY S F AH L
peacefully P IY S F AH L IY
peach P IY CH
peak P IY K
peanut P IY N AH T
pear P EH R
pearl P ER L
pebble P EH B AH L
peculiar P AH K Y UW L Y ER/P IH K Y UW L Y ER
pedal P EH D AH L
pedantic P AH D AE N T IH K
pedestrian P AH D EH S T R IY AH N
pee P IY
peel P IY L
peep P IY P
peer P IH R
peg P EH G
pen P EH N
penalize P EH N AH L AY Z/P IY N AH L AY Z
penalty P EH N AH L T IY
pence P EH N S
pencil P EH N S AH L
penetrate P EH N AH T R EY T
penguin P EH NG G W AH N
penicillin P EH N AH S IH L AH N
penniless P EH N IY L AH S
penny P EH N IY
pension P EH N SH AH N
pentagon P EH N T IH G AA N/P EH N IH G AA N
people P IY P AH L
pepper P EH P ER
per P ER
perceive P ER S IY V
percent P ER S EH N T
percentage P ER S EH N T AH JH/P ER S EH N AH JH/P ER S EH N T IH JH/P ER S EH N IH JH
perception P ER S EH P SH AH N
perfect P ER F EH K T/P ER F IH K T
perfectly P ER F AH K T L IY/P ER F AH K L IY
perform P ER F AO R M
performance P ER F AO R M AH N S
performer P ER F AO R M ER
perfume P ER F Y UW M
perhaps P ER HH AE P S
period P IH R IY AH D
permanence P ER M AH N AH N S
permanent P ER M AH N AH N T
permanently P ER M AH N AH N T L IY
permeate P ER M IY EY T
permission P ER M IH SH AH N
permit P ER M IH T
perseverance P ER S AH V IH R AH N S
persist P ER S IH S T
persistence P ER S IH S T AH N S
persistent P ER S IH S T AH N T
person P ER S AH N
personal P ER S IH N AH L
personality P ER S AH N AE L IH T IY
personally P ER S AH N AH L IY/P ER S AH N L IY/P ER S N AH L IY
personification P ER S AA N AH F AH K EY SH AH N
personify P ER S AA N AH F AY
personnel P ER S AH N EH L
perspective P ER S P EH K T IH V
perspiration P ER S P ER EY SH AH N
persuade P ER S W EY D
persuasion P ER S W EY ZH AH N
persuasive P ER S W EY S IH V
pessimist P EH S AH M AH S T
pessimistic P EH S AH M IH S T IH K
pet P EH T
petrified P EH T R AH F AY D
petrol P EH T R OW L
petty P EH T IY
ph P IY EY CH
phantom F AE N T AH M/F AE N AH M
pharmacist F AA R M AH S IH S T
pharmacy F AA R M AH S IY
phase F EY Z
phenomenon F AH N AA M AH N AA N
philosopher F AH L AA S AH F ER
philosophical F IH L AH S AA F IH K AH L
philosophy F AH L AA S AH F IY
phoenix F IY N IH K S
phone F OW N
photo F OW T OW
photocopy F OW T OW K AA P IY
photograph F OW T AH G R AE F
photographer F AH T AA G R AH F ER
photography F AH T AA G R AH F IY
phrase F R EY Z
physical F IH Z IH K AH L
physically F IH Z IH K AH L IY/F IH Z IH K L IY
physician F AH Z IH SH AH N
physics F IH Z IH K S
pi P AY
piano P IY AE N OW/P IY AE N AH
pick P IH K
pickle P IH K AH L
picky P IH K IY
picnic P IH K N IH K
picture P IH K CH ER
picturesque P IH K CH ER AH S K
pie P AY
piece P IY S
piety P AY AH T IY
pig P IH G
pile P AY L
pilgrim P IH L G R AH M/P IH L G R IH M
pill P IH L
pillow P IH L OW
pilot P AY L AH T
pin P IH N
pine P AY N
pineapple P AY N AE P AH L
pink P IH NG K
pint P AY N T
pipe P AY P
piracy P AY R AH S IY
pirate P AY R AH T
pit P IH T
pitch P IH CH
pity P IH T IY
pizza P IY T S AH
place P L EY S
plague P L EY G
plain P L EY N
plan P L AE N
plane P L EY N
planet P L AE N AH T
planning P L AE N IH NG
plant P L AE N T
plastic P L AE S T IH K
plate P L EY T
platform P L AE T F AO R M
play P L EY
player P L EY ER
playful P L EY F AH L
playground P L EY G R AW N D/P L EY G R AW N
playmate P L EY M EY T
playwright P L EY R AY T
plead P L IY D
pleasant P L EH Z AH N T
pleasantly P L EH Z AH N T L IY
please P L IY Z
pleased P L IY Z D
pleasing P L IY Z IH NG
pleasure P L EH ZH ER
plenty P L EH N T IY/P L EH N IY
plot P L AA T
pluck P L AH K
plug P L AH G
plum P L AH M
plumber P L AH M ER
plural P L UH R AH L
plus P L AH S
pneumonia N UW M OW N Y AH/N AH M OW N Y AH
pocket P AA K AH T
poem P OW AH M
poet P OW AH T
poetry P OW AH T R IY
point P OY N T
pointless P OY N T L AH S
poison P OY Z AH N
poisonous P OY Z AH N AH S
pole P OW L
police P AH L IY S
policeman P AH L IY S M AH N
policewoman P AH L IY S W UH M AH N
policy P AA L AH S IY
polio P OW L IY OW
polish P AA L IH SH/P OW L IH SH
polite P AH L AY T
politely P AH L AY T L IY
politeness P AH L AY T N AH S
political P AH L IH T AH K AH L/P AH L IH T IH K AH L
politically P AH L IH T IH K AH L IY/P L IH T IH K L IY
politician P AA L AH T IH SH AH N
politics P AA L AH T IH K S
polity P AA L AH T IY
pollutant P AH L UW T AH N T
pollute P AH L UW T
pollution P AH L UW SH AH N
polo P OW L OW
pond P AA N D
ponder P AA N D ER
pool P UW L
poor P UW R
pop P AA P
popcorn P AA P K AO R N
popular P AA P Y AH L ER
popularity P AA P Y AH L EH R AH T IY
popularize P AA P Y AH L ER AY Z
population P AA P Y AH L EY SH AH N
porch P AO R CH
pork P AO R K
port P AO R T
portion P AO R SH AH N
portrait P AO R T R AH T
pose P OW Z
posh P AA SH
position P AH Z IH SH AH N
positive P AA Z AH T IH V
positively P AA Z AH T IH V L IY
possess P AH Z EH S
possessed P AH Z EH S T
possession P AH Z EH SH AH N
possessive P AH Z EH S IH V
possibility P AA S AH B IH L AH T IY
possible P AA S AH B AH L
possibly P AA S AH B L IY
post P OW S T
postal P OW S T AH L
postcard P OW S T K AA R D/P OW S K AA R D
poster P OW S T ER
postman P OW S T M AH N/P OW S M AH N
postpone P OW S T P OW N/P OW S P OW N
pot P AA T
potato P AH T EY T OW
potent P OW T AH N T
potential P AH T EH N SH AH L
potentially P AH T EH N SH AH L IY
pottery P AA T ER IY
pound P AW N D
pour P AO R
poverty P AA V ER T IY
powder P AW D ER
power P AW ER
powerful P AW ER F AH L
powerfully P AW ER F L IY
practical P R AE K T AH K AH L/P R AE K T IH K AH L
practicality P R AE K T IH K AE L AH T IY
practically P R AE K T IH K L IY/P R AE K T IH K AH L IY
practice P R AE K T AH S/P R AE K T IH S
practise P R AE K T IH S
praise P R EY Z
prance P R AE N S
prawn P R AO N
pray P R EY
prayer P R EH R/P R EY ER
precede P R IH S IY D
precious P R EH SH AH S
precise P R IH S AY S/P R IY S AY S
precisely P R IH S AY S L IY/P R IY S AY S L IY
predicament P R IH D IH K AH M AH N T/P R IY D IH K AH M AH N T
predicate P R EH D AH K EY T/P R EH D IH K AH T
predict P R IH D IH K T/P R IY D IH K T
predictable P R IH D IH K T AH B AH L/P R IY D IH K T AH B AH L
prediction P R IY D IH K SH AH N
predictive P R IH D IH K T IH V/P R IY D IH K T IH V
predictor P R IH D IH K T ER
prefect P R IY F EH K T
prefer P R AH F ER/P R IH F ER/P R IY F ER
preferable P R EH F ER AH B AH L/P R EH F R AH B AH L
preferably P R EH F ER AH B L IY/P R EH F R AH B L IY
preference P R EH F ER AH N S/P R EH F R AH N S
prefix P R IY F IH K S
pregnant P R EH G N AH N T
prehistoric P R IY HH IH S T AO R IH K
prejudge P R IY JH AH JH
prejudice P R EH JH AH D IH S
preliminary P R IH L IH M AH N EH R IY/P R IY L IH M AH N EH R IY
preoccupy P R IY AA K Y AH P AY
preparation P R EH P ER EY SH AH N
prepare P R IY P EH R
prepared P R IY P EH R D
preschool P R IY S K UW L
prescribe P R AH S K R AY B/P R IY S K R AY B
prescription P R AH S K R IH P SH AH N
presence P R EH Z AH N S
present P R EH Z AH N T/P R IY Z EH N T/P ER Z EH N T
presentation P R EH Z AH N T EY SH AH N
presenter P R EH Z AH N T ER/P R IY Z EH N T ER
preservation P R EH Z ER V EY SH AH N
preserve P R AH Z ER V/P R IH Z ER V/P R IY Z ER V
presidency P R EH Z AH D AH N S IY
president P R EH Z AH D EH N T/P R EH Z IH D AH N T
presidential P R EH Z AH D EH N SH AH L
press P R EH S
pressure P R EH SH ER
prestige P R EH S T IY ZH
prestigious P R EH S T IH JH AH S/P ER S T IY JH AH S
presumably P R AH Z UW M AH B L IY/P R IH Z UW M AH B L IY/P R IY Z UW M AH B L IY
pretend P R IY T EH N D
pretty P R IH T IY
prevail P R IH V EY L/P R IY V EY L
prevent P R IH V EH N T/P R IY V EH N T
prevention P R IY V EH N SH AH N
preventive P R IH V EH N T IH V/P R IY V EH N T IH V/P R IH V EH N IH V/P R IY V EH N IH V
previous P R IY V IY AH S
previously P R IY V IY AH S L IY
price P R AY S
priceless P R AY S L AH S
prick P R IH K
pride P R AY D
priest P R IY S T
primarily P R AY M EH R AH L IY
primary P R AY M EH R IY
prime P R AY M
primitive P R IH M AH T IH V/P R IH M IH T IH V
prince P R IH N S
princess P R IH N S EH S
principal P R IH N S AH P AH L
principle P R IH N S AH P AH L
print P R IH N T
printer P R IH N T ER/P R IH N ER
prior P R AY ER
priority P R AY AO R AH T IY
prison P R IH Z AH N
prisoner P R IH Z AH N ER/P R IH Z N ER
privacy P R AY V AH S IY
private P R AY V AH T
privately P R AY V AH T L IY
privilege P R IH V L AH JH/P R IH V L IH JH/P R IH V IH L AH JH/P R IH V IH L IH JH
prize P R AY Z
pro P R OW
probability P R AA B AH B IH L AH T IY
probable P R AA B AH B AH L
probably P R AA B AH B L IY/P R AA B L IY
probe P R OW B
problem P R AA B L AH M
procedure P R AH S IY JH ER/P R OW S IY JH ER
proceed P R AH S IY D/P R OW S IY D/P ER S IY D
process P R AA S EH S/P R AO S EH S
proclaim P R OW K L EY M
procrastination P R AH K R AE S T AH N EY SH AH N
produce P R AH D UW S/P R OW D UW S
producer P R AH D UW S ER
product P R AA D AH K T
production P R AH D AH K SH AH N/P R OW D AH K SH AH N/P ER D AH K SH AH N
productive P R AH D AH K T IH V/P R OW D AH K T IH V/P ER D AH K T IH V
profession P R AH F EH SH AH N
professional P R AH F EH SH AH N AH L
professor P R AH F EH S ER
profile P R OW F AY L
profit P R AA F AH T/P R AA F IH T
profitable P R AA F AH T AH B AH L
program P R OW G R AE M
programme P R OW G R AE M
programmer P R OW G R AE M ER
programming P R OW G R AE M IH NG
progress P R AA G R EH S/P R AH G R EH S/P R OW G R EH S
progressive P R AH G R EH S IH V
prohibit P R OW HH IH B AH T
prohibition P R OW AH B IH SH AH N
project P R AA JH EH K T/P R AH JH EH K T
projection P R AH JH EH K SH AH N
prom P R AA M
prominence P R AA M AH N AH N S
prominent P R AA M AH N AH N T
promise P R AA M AH S
promote P R AH M OW T
promotion P R AH M OW SH AH N/P ER M OW SH AH N
prompt P R AA M P T
promptly P R AA M P T L IY/P R AA M P L IY
pronoun P R OW N AW N
pronounce P R AH N AW N S
pronunciation P R OW N AH N S IY EY SH AH N/P R AH N AH N S IY EY SH AH N
proof P R UW F
proper P R AA P ER
properly P R AA P ER L IY
property P R AA P ER T IY
proponent P R AH P OW N AH N T
proportion P R AH P AO R SH AH N
proposal P R AH P OW Z AH L
propose P R AH P OW Z
proposed P R AH P OW Z D
prose P R OW Z
prosecute P R AA S AH K Y UW T
prospect P R AA S P EH K T
prosper P R AA S P ER
prosperity P R AA S P EH R AH T IY
prosperous P R AA S P ER AH S
protect P R AH T EH K T
protection P R AH T EH K SH AH N
protective P R AH T EH K T IH V
protest P R OW T EH S T/P R AH T EH S T
proud P R AW D
proudly P R AW D L IY
prove P R UW V
proven P R UW V AH N
proverb P R AA V ER B
provide P R AH V AY D
provided P R AH V AY D IH D
province P R AA V AH N S/P R AA V IH N S
provision P R AH V IH ZH AH N
proximity P R AA K S IH M AH T IY
psychological S AY K AH L AA JH IH K AH L
psychologically S AY K AH L AA JH IH K L IY
psychologist S AY K AA L AH JH AH S T
psychology S AY K AA L AH JH IY
pub P AH B
public P AH B L IH K
publication P AH B L IH K EY SH AH N
publicity P AH B L IH S AH T IY/P AH B L IH S IH T IY
publicize P AH B L IH S AY Z
publicly P AH B L IH K L IY
publish P AH B L IH SH
publisher P AH B L IH SH ER
pudding P UH D IH NG
pull P UH L
pulse P AH L S
pump P AH M P
pumpkin P AH M P K IH N/P AH M K IH N
punch P AH N CH
punctual P AH NG K CH UW AH L
punctuality P AH NG K CH UW AE L IH T IY
punctuation P AH NG K CH UW EY SH AH N
punish P AH N IH SH
punishment P AH N IH SH M AH N T
pupil P Y UW P AH L
puppy P AH P IY
purchase P ER CH AH S
pure P Y UH R
purify P Y UH R AH F AY
purple P ER P AH L
purpose P ER P AH S
purposeful P ER P AH S F AH L
purse P ER S
pursue P ER S UW
pursuit P ER S UW T
push P UH SH
put P UH T
puzzle P AH Z AH L
puzzled P AH Z AH L D
quake K W EY K
qualification K W AA L AH F AH K EY SH AH N
qualified K W AA L AH F AY D
qualify K W AA L AH F AY
quality K W AA L AH T IY
quantify K W AA N T IH F AY
quantity K W AA N T AH T IY
quarantine K W AO R AH N T IY N
quarrel K W AO R AH L
quarrelsome K W AO R AH L S AH M
quarter K W AO R T ER
queen K W IY N
queer K W IH R
query K W IY R IY
question K W EH S CH AH N/K W EH SH AH N
questionnaire K W EH S CH AH N EH R
queue K Y UW
quick K W IH K
quickly K W IH K L IY
quiet K W AY AH T
quietly K W AY AH T L IY
quit K W IH T
quite K W AY T
quiz K W IH Z
quotable K W OW T AH B AH L
quotation K W OW T EY SH AH N
quote K W OW T
rabbit R AE B AH T/R AE B IH T
race R EY S
racial R EY SH AH L
racism R EY S IH Z AH M
racist R EY S IH S T
rack R AE K
racket R AE K IH T
radar R EY D AA R
radiate R EY D IY AH T/R EY D IY EY T
radiation R EY D IY EY SH AH N
radical R AE D AH K AH L/R AE D IH K AH L
radically R AE D IH K L IY
radio R EY D IY OW
radium R EY D IY AH M
rafter R AE F T ER
rag R AE G
rage R EY JH
rail R EY L
railroad R EY L R OW D
railway R EY L W EY
rain R EY N
rainbow R EY N B OW
raincoat R EY N K OW T
rainfall R EY N F AO L
rainforest R AY N F AO R AH S T
rainstorm R EY N S T AO R M
rainy R EY N IY
raise R EY Z
rally R AE L IY
ram R AE M
ramp R AE M P
range R EY N JH
ranger R EY N JH ER
rank R AE NG K
rap R AE P
rape R EY P
rapid R AE P AH D/R AE P IH D
rapidly R AE P AH D L IY
rare R EH R
rarely R EH R L IY
rash R AE SH
raspberry R AE Z B EH R IY
rat R AE T
rate R EY T
rather R AE DH ER/R AH DH ER
rating R EY T IH NG
ration R AE SH AH N/R EY SH AH N
rational R AE SH AH N AH L/R AE SH N AH L
rattle R AE T AH L
ravage R AE V IH JH
raw R AA
ray R EY
razor R EY Z ER
reach R IY CH
react R IY AE K T
reaction R IY AE K SH AH N
read R EH D/R IY D
reader R IY D ER
readily R EH D AH L IY
reading R IY D IH NG/R EH D IH NG
ready R EH D IY
real R IY L
realisation R IY L AH Z EY SH AH N
realise R IY AH L AY Z
realistic R IY AH L IH S T IH K
reality R IY AE L AH T IY
realization R IY L AH Z EY SH AH N
realize R IY AH L AY Z
really R IH L IY/R IY L IY
rear R IH R
rearrange R IY ER EY N JH
reason R IY Z AH N
reasonable R IY Z AH N AH B AH L/R IY Z N AH B AH L
reasonably R IY Z AH N AH B L IY
rebel R EH B AH L/R IH B EH L
rebellious R IH B EH L Y AH S/R AH B EH L Y AH S
rebuild R IY B IH L D
recall R IY K AO L/R IH K AO L
receipt R IH S IY T/R IY S IY T
receive R AH S IY V/R IH S IY V/R IY S IY V
recent R IY S AH N T
recently R IY S AH N T L IY/R IY S AH N L IY
reception R IH S EH P SH AH N/R IY S EH P SH AH N
receptionist R IH S EH P SH AH N IH S T/R IY S EH P SH AH N IH S T
recession R IH S EH SH AH N/R IY S EH SH AH N
recipe R EH S AH P IY
recite R AH S AY T
reckon R EH K AH N
reclaim R IY K L EY M
recognise R EH K AH G N AY Z
recognition R EH K AH G N IH SH AH N/R EH K IH G N IH SH AH N
recognize R EH K AH G N AY Z
recollect R EH K AH L EH K T/R IY K AH L EH K T
recollection R EH K AH L EH K SH AH N
recommend R EH K AH M EH N D
recommendation R EH K AH M AH N D EY SH AH N
reconsider R IY K AH N S IH D ER
record R AH K AO R D/R EH K ER D/R IH K AO R D
recording R AH K AO R D IH NG/R IH K AO R D IH NG
recover R IH K AH V ER
recovery R IH K AH V R IY/R IH K AH V ER IY
recreation R EH K R IY EY SH AH N
recruit R AH K R UW T/R IH K R UW T/R IY K R UW T
rectangular R EH K T AE NG G Y AH L ER
recycle R IY S AY K AH L
recycled R IY S AY K AH L D
recycling R IY S AY K AH L IH NG/R IY S AY K L IH NG
red R EH D
redo R IY D UW
reduce R AH D UW S/R IH D UW S/R IY D UW S
reduction R AH D AH K SH AH N/R IY D AH K SH AH N
redundant R IH D AH N D AH N T
reed R IY D
reef R IY F
refer R AH F ER/R IH F ER
referee R EH F ER IY
reference R EH F ER AH N S/R EH F R AH N S
refinery R IH F AY N ER IY
reflect R IH F L EH K T
reflection R IH F L EH K SH AH N
reflective R IH F L EH K T IH V
reform R AH F AO R M/R IH F AO R M
refrain R IH F R EY N
refresh R IH F R EH SH
refreshments R AH F R EH SH M AH N T S
refrigerator R AH F R IH JH ER EY T ER/R IH F R IH JH ER EY T ER
refuge R EH F Y UW JH
refugee R EH F Y UW JH IY
refund R IH F AH N D/R IY F AH N D
refusal R AH F Y UW Z AH L/R IH F Y UW Z AH L
refuse R AH F Y UW Z/R EH F Y UW Z/R IH F Y UW Z
refute R IH F Y UW T
regain R IH G EY N
regard R IH G AA R D
regarding R IH G AA R D IH NG
regardless R AH G AA R D L AH S
reggae R EH G EY
regime R AH ZH IY M/R EY ZH IY M
region R IY JH AH N
regional R IY JH AH N AH L
register R EH JH IH S T ER
registration R EH JH IH S T R EY SH AH N
regret R AH G R EH T/R IH G R EH T
regrettably R IH G R EH T AH B L IY
regular R EH G Y AH L ER/R EY G Y AH L ER
regularly R EH G Y AH L ER L IY
regulate R EH G Y AH L EY T
regulation R EH G Y AH L EY SH AH N
rehearsal R IH HH ER S AH L/R IY HH ER S AH L
reinforce R IY IH N F AO R S
reinforcement R IY IH N F AO R S M AH N T
reject R IH JH EH K T/R IY JH EH K T
rejection R IH JH EH K SH AH N/R IY JH EH K SH AH N
rejoin R IY JH OY N
relate R IH L EY T/R IY L EY T
related R IH L EY T IH D/R IY L EY T IH D
relation R IY L EY SH AH N
relationship R IY L EY SH AH N SH IH P
relative R EH L AH T IH V
relatively R EH L AH T IH V L IY
relativity R EH L AH T IH V AH T IY
relax R IH L AE K S/R IY L AE K S
relaxation R IY L AE K S EY SH AH N
relaxed R IH L AE K S T/R IY L AE K S T
relaxing R IH L AE K S IH NG/R IY L AE K S IH NG
relay R IY L EY
release R IY L IY S
relevant R EH L AH V AH N T
reliable R IH L AY AH B AH L/R IY L AY AH B AH L
relic R EH L IH K
relief R IH L IY F/R IY L IY F
relieve R IH L IY V/R IY L IY V
relieved R IH L IY V D/R IY L IY V D
religion R IH L IH JH AH N/R IY L IH JH AH N
religious R IH L IH JH AH S/R IY L IH JH AH S
reluctant R IH L AH K T AH N T/R IY L AH K T AH N T
rely R IH L AY/R IY L AY
remain R IH M EY N/R IY M EY N
remainder R IH M EY N D ER/R IY M EY N D ER
remaining R IH M EY N IH NG/R IY M EY N IH NG
remains R IH M EY N Z/R IY M EY N Z
remark R IH M AA R K/R IY M AA R K
remarkable R IH M AA R K AH B AH L/R IY M AA R K AH B AH L
remarkably R IH M AA R K AH B L IY/R IY M AA R K AH B L IY
remedy R EH M AH D IY
remember R IH M EH M B ER/R IY M EH M B ER
remembrance R IY M EH M B R AH N S
remind R IY M AY N D
reminder R IY M AY N D ER
remote R IH M OW T/R IY M OW T
remove R IY M UW V
renew R IH N UW
rent R EH N T
rental R EH N T AH L
reorganize R IY AO R G AH N AY Z
repaint R IY P EY N T
repair R IH P EH R
repay R IY P EY
repeat R IH P IY T/R IY P IY T
repeatedly R IH P IY T IH D L IY
repertoire R EH P ER T W AA R
repetition R EH P AH T IH SH AH N
replace R IY P L EY S/ER P L EY S
replacement R IH P L EY S M AH N T
replica R EH P L IH K AH
reply R IH P L AY/R IY P L AY
report R IY P AO R T/R IH P AO R T
reporter R IH P AO R T ER
represent R EH P R IH Z EH N T
representative R EH P R AH Z EH N T AH T IH V/R EH P R IH Z EH N T AH T IH V/R EH P R AH Z EH N AH T IH V/R EH P R IH Z EH N AH T IH V
repress R IY P R EH S
repression R IY P R EH SH AH N
reprint R IY P R IH N T
reproduce R IY P R AH D UW S
republic R IY P AH B L AH K/R IY P AH B L IH K
reputation R EH P Y AH T EY SH AH N
request R IH K W EH S T/R IY K W EH S T
require R IY K W AY ER/R IY K W AY R/R IH K W AY ER
requirement R IH K W AY R M AH N T
rescue R EH S K Y UW
research R IY S ER CH
researcher R IY S ER CH ER
resemble R IH Z EH M B AH L/R IY Z EH M B AH L
reservation R EH Z ER V EY SH AH N
reserve R IH Z ER V/R IY Z ER V
residence R EH Z IH D AH N S
resident R EH Z IH D AH N T
residential R EH Z IH D EH N SH AH L
resign R IH Z AY N/R IY Z AY N/R IY S AY N
resignation R EH Z AH G N EY SH AH N/R EH Z IH G N EY SH AH N
resist R IH Z IH S T/R IY Z IH S T
resistance R IH Z IH S T AH N S/R IY Z IH S T AH N S
resolution R EH Z AH L UW SH AH N
resolve R IY Z AA L V
resonant R EH Z AH N AH N T
resort R IH Z AO R T/R IY Z AO R T/R IY S AO R T
resource R IY S AO R S
respect R IH S P EH K T/R IY S P EH K T
respectable R IH S P EH K T AH B AH L/R IY S P EH K T AH B AH L
respectably R IY S P EH K T AH B L IY
respected R IH S P EH K T IH D/R IY S P EH K T IH D
respiration R EH S P ER EY SH AH N
respiratory R EH S P ER AH T AO R IY
respond R IH S P AA N D/R IY S P AA N D
response R IH S P AA N S/R IY S P AA N S
responsibility R IY S P AA N S AH B IH L AH T IY
responsible R IY S P AA N S AH B AH L
rest R EH S T
restaurant R EH S T ER AA N T/R EH S T R AA N T
restore R IH S T AO R
restrict R IY S T R IH K T
restriction R IY S T R IH K SH AH N
result R IH Z AH L T/R IY Z AH L T
resume R IH Z UW M/R IY Z UW M/R EH Z AH M EY
retail R IY T EY L
retailer R IY T EY L ER
retain R IH T EY N/R IY T EY N
retard R IH T AA R D/R IY T AA R D
retell R IY T EH L
retina R EH T AH N AH
retire R IH T AY R/R IY T AY R/R IY T AY ER
retired R IH T AY R D/R IY T AY ER D/R IY T AY R D
retirement R IY T AY ER M AH N T/R IH T AY ER M AH N T
retreat R IY T R IY T
retrieve R IH T R IY V/R IY T R IY V
retrospect R EH T R AH S P EH K T
return R IH T ER N/R IY T ER N
reunification R IY UW N AH F AH K EY SH AH N
reunify R IY UW N AH F AY
reunion R IY UW N Y AH N
reveal R IH V IY L/R IY V IY L
revelation R EH V AH L EY SH AH N
revenge R IY V EH N JH
revenue R EH V AH N UW/R EH V AH N Y UW
reverence R EH V ER AH N S
reverse R IH V ER S/R IY V ER S
review R IY V Y UW
revise R IH V AY Z/R IY V AY Z
revision R IY V IH ZH AH N
revival R IH V AY V AH L/R IY V AY V AH L
revive R IH V AY V/R IY V AY V
revolution R EH V AH L UW SH AH N
revolutionary R EH V AH L UW SH AH N EH R IY
revolutionize R EH V AH L UW SH AH N AY Z
revolve R IY V AA L V
reward R IH W AO R D/R IY W AO R D
rewrite R IY R AY T
rhinoceros R AY N AA S ER AH S
rhyme R AY M
rhythm R IH DH AH M
rhythmic R IH DH M IH K
rib R IH B
ribbon R IH B AH N
rice R AY S
rich R IH CH
rid R IH D
riddle R IH D AH L
ride R AY D
rider R AY D ER
ridge R IH JH
ridiculous R IH D IH K Y AH L AH S
right R AY T
righteousness R AY CH AH S N AH S
rightly R AY T L IY
rim R IH M
ring R IH NG
rip R IH P
ripe R AY P
rise R AY Z
risk R IH S K
risky R IH S K IY
rite R AY T
ritual R IH CH UW AH L
rival R AY V AH L
river R IH V ER
road R OW D
roadside R OW D S AY D
roam R OW M
roar R AO R
roast R OW S T
rob R AA B
robbery R AA B ER IY
robin R AA B AH N/R AA B IH N
robot R OW B AA T/R OW B AH T
rock R AA K
rocket R AA K AH T
rocky R AA K IY
role R OW L
roll R OW L
rolling R OW L IH NG
romance R OW M AE N S
romantic R OW M AE N T IH K
roof R UW F/R UH F
room R UW M
roommate R UW M EY T
root R UW T
rope R OW P
rose R OW Z
rosy R OW Z IY
rotten R AA T AH N
rough R AH F
roughly R AH F L IY
round R AW N D
roundabout R AW N D AH B AW T
route R UW T/R AW T
routine R UW T IY N
row R OW
royal R OY AH L
royalty R OY AH L T IY
rub R AH B
rubber R AH B ER
rubbish R AH B IH SH
rubble R AH B AH L
rude R UW D
rudely R UW D L IY
rug R AH G
rugby R AH G B IY
ruin R UW AH N/R UW IH N
ruinous R UW AH N AH S
rule R UW L
ruler R UW L ER
rumor R UW M ER
rumour R UW M ER
run R AH N
runaway R AH N AH W EY
runner R AH N ER
running R AH N IH NG
runway R AH N W EY
rural R UH R AH L
rush R AH SH
rusty R AH S T IY
sack S AE K
sacred S EY K R AH D/S EY K R IH D
sad S AE D
sadly S AE D L IY
sadness S AE D N AH S
safari S AH F AA R IY
safe S EY F
safeguard S EY F G AA R D
safely S EY F L IY
safety S EY F T IY
sag S AE G
sage S EY JH
sail S EY L
sailing S EY L IH NG
sailor S EY L ER
sake S EY K
salad S AE L AH D
salary S AE L ER IY
sale S EY L
salesman S EY L Z M AH N
salesmanship S EY L Z M AH N SH IH P
salesperson S EY L Z P ER S AH N
saleswoman S EY L Z W UH M AH N
salmon S AE M AH N
salon S AH L AA N
salsa S AO L S AH
salt S AO L T
salty S AO L T IY
same S EY M
sample S AE M P AH L
sand S AE N D
sandal S AE N D AH L
sandstone S AE N D S T OW N/S AE N S T OW N
sandwich S AE N D W IH CH/S AE N W IH CH/S AE M W IH CH
sandy S AE N D IY
sanitary S AE N IH T EH R IY
sanitation S AE N AH T EY SH AH N/S AE N IH T EY SH AH N
satellite S AE T AH L AY T
satisfaction S AE T AH S F AE K SH AH N/S AE T IH S F AE K SH AH N
satisfactory S AE T AH S F AE K T R IY/S AE T IH S F AE K T ER IY
satisfied S AE T AH S F AY D/S AE T IH S F AY D
satisfy S AE T AH S F AY/S AE T IH S F AY
saturday S AE T ER D IY/S AE T IH D EY
sauce S AO S
saucepan S AO S P AE N
saucer S AO S ER
sausage S AO S AH JH/S AO S IH JH
save S EY V
saving S EY V IH NG
savings S EY V IH NG Z
saw S AO
say S EY
scale S K EY L
scan S K AE N
scandal S K AE N D AH L
scar S K AA R
scarcely S K EH R S L IY
scare S K EH R
scared S K EH R D
scarf S K AA R F
scarlet S K AA R L AH T
scary S K EH R IY
scatter S K AE T ER
scene S IY N
scenery S IY N ER IY
scenic S IY N IH K
scent S EH N T
schedule S K EH JH UH L/S K EH JH UW L
scheduled S K EH JH UH L D/S K EH JH UW L D
scheme S K IY M
scholar S K AA L ER
scholarship S K AA L ER SH IH P
school S K UW L
schoolchild S K UW L CH AY L D
schoolgirl S K UW L G ER L
schoolmate S K UW L M EY T
schoolteacher S K UW L T IY CH ER
schoolwork S K UW L W ER K
science S AY AH N S
scientific S AY AH N T IH F IH K
scientifically S AY AH N T IH F IH K AH L IY/S AY AH N T IH F IH K L IY
scientist S AY AH N T IH S T
scissors S IH Z ER Z
scold S K OW L D
scooter S K UW T ER
scope S K OW P
score S K AO R
scramble S K R AE M B AH L
scratch S K R AE CH
scream S K R IY M
screen S K R IY N
screw S K R UW
scribble S K R IH B AH L
script S K R IH P T
scrooge S K R UW JH
scuba S K UW B AH
sculpture S K AH L P CH ER
scythe S IH TH/S AY TH
sea S IY
seafood S IY F UW D
seal S IY L
search S ER CH
seaside S IY S AY D
season S IY Z AH N
seasonal S IY Z AH N AH L
seat S IY T
seawater S IY W AA T ER/S IY W AO T ER
seaweed S IY W IY D
second S EH K AH N D
secondary S EH K AH N D EH R IY
secondly S EH K AH N D L IY
secret S IY K R AH T/S IY K R IH T
secretary S EH K R AH T EH R IY
secretly S IY K R IH T L IY
section S EH K SH AH N
sector S EH K T ER
secure S IH K Y UH R
security S IH K Y UH R AH T IY
see S IY
seed S IY D
seek S IY K
seem S IY M
seesaw S IY S AO
segment S EH G M AH N T/S EH G M EH N T
seize S IY Z
seldom S EH L D AH M
select S AH L EH K T
selection S AH L EH K SH AH N
self S EH L F
selfish S EH L F IH SH
selfless S EH L F L AH S
sell S EH L
seller S EH L ER
semester S AH M EH S T ER
seminar S EH M AH N AA R
senator S EH N AH T ER
send S EH N D
senior S IY N Y ER
sensation S EH N S EY SH AH N
sense S EH N S
sensible S EH N S AH B AH L
sensitive S EH N S AH T IH V/S EH N S IH T IH V
sentence S EH N T AH N S
separate S EH P ER EY T/S EH P ER IH T/S EH P R AH T
separately S EH P ER AH T L IY/S EH P R AH T L IY
separation S EH P ER EY SH AH N
september S EH P T EH M B ER
sequence S IY K W AH N S
serene S ER IY N
serial S IH R IY AH L
series S IH R IY Z
serious S IH R IY AH S
seriously S IH R IY AH S L IY
servant S ER V AH N T
serve S ER V
server S ER V ER
service S ER V AH S/S ER V IH S
session S EH SH AH N
set S EH T
setback S EH T B AE K
setting S EH T IH NG
settle S EH T AH L
settlement S EH T AH L M AH N T
settler S EH T AH L ER/S EH T L ER
seven S EH V AH N
seventeen S EH V AH N T IY N
seventy S EH V AH N T IY/S EH V AH N IY
several S EH V R AH L/S EH V ER AH L
severe S AH V IH R
severely S AH V IH R L IY
sew S OW
sex S EH K S
sexism S EH K S IH Z AH M
sexual S EH K SH UW AH L
sexy S EH K S IY
shabby SH AE B IY
shade SH EY D
shadow SH AE D OW
shadowy SH AE D OW IY
shake SH EY K
shaken SH EY K AH N
shakespearean SH EY K S P IH R IY AH N
shaky SH EY K IY
shall SH AE L
shallow SH AE L OW
shame SH EY M
shameful SH EY M F AH L
shampoo SH AE M P UW
shape SH EY P
share SH EH R
sharp SH AA R P
sharply SH AA R P L IY
shatter SH AE T ER
shave SH EY V
she SH IY
shed SH EH D
sheep SH IY P
sheer SH IH R
sheet SH IY T
shelf SH EH L F
shell SH EH L
shelter SH EH L T ER
sheriff SH EH R AH F/SH EH R IH F
shield SH IY L D
shift SH IH F T
shine SH AY N
shiny SH AY N IY
ship SH IH P
shipping SH IH P IH NG
shipwreck SH IH P R EH K
shirt SH ER T
shiver SH IH V ER
shock SH AA K
shocked SH AA K T
shocking SH AA K IH NG
shoe SH UW
shoot SH UW T
shooting SH UW T IH NG
shop SH AA P
shopkeeper SH AA P K IY P ER
shoplift SH AA P L IH F T
shoplifter SH AA P L IH F T ER
shoplifting SH AA P L IH F T IH NG
shopper SH AA P ER
shopping SH AA P IH NG
shore SH AO R
short SH AO R T
shortage SH AO R T AH JH/SH AO R T IH JH
shortly SH AO R T L IY
shortness SH AO R T N AH S
shorts SH AO R T S
shot SH AA T
should SH UH D
shoulder SH OW L D ER
shout SH AW T
show SH OW
showbiz SH OW B IH Z
showcase SH OW K EY S
shower SH AW ER
shrimp SH R IH M P
shrink SH R IH NG K
shrug SH R AH G
shut SH AH T
shy SH AY
sick S IH K
sickness S IH K N AH S
side S AY D
sidewalk S AY D W AO K
sigh S AY
sight S AY T
sightseeing S AY T S IY IH NG
sign S AY N
signal S IH G N AH L
signature S IH G N AH CH ER
significance S AH G N IH F IH K AH N S/S IH G N IH F IH K AH N S
significant S AH G N IH F IH K AH N T/S IH G N IH F IH K AH N T
significantly S IH G N IH F IH K AH N T L IY
signify S IH G N AH F AY
signpost S AY N P OW S T
silence S AY L AH N S
silent S AY L AH N T
silently S AY L AH N T L IY
silk S IH L K
silly S IH L IY
silver S IH L V ER
silverware S IH L V ER W EH R
similar S IH M AH L ER
similarity S IH M AH L EH R AH T IY
similarly S IH M AH L ER L IY
simple S IH M P AH L
simplification S IH M P L AH F IH K EY SH AH N
simplify S IH M P L AH F AY
simply S IH M P L IY
simultaneous S AY M AH L T EY N IY AH S
simultaneously S AY M AH L T EY N IY AH S L IY
since S IH N S
sincere S IH N S IH R
sincerity S IH N S EH R AH T IY
sing S IH NG
singer S IH NG ER
singing S IH NG IH NG
single S IH NG G AH L
singular S IH NG G Y AH L ER
sink S IH NG K
sir S ER
sister S IH S T ER
sit S IH T
site S AY T
situation S IH CH UW EY SH AH N
six S IH K S
sixteen S IH K S T IY N
sixty S IH K S T IY
size S AY Z
skate S K EY T
skateboard S K EY T B AO R D
skateboarding S K EY T B AO R D IH NG
skating S K EY T IH NG
skeleton S K EH L AH T AH N
sketch S K EH CH
ski S K IY
skiing S K IY IH NG
skill S K IH L
skilled S K IH L D
skillful S K IH L F AH L
skillfully S K IH L F AH L IY
skim S K IH M
skin S K IH N
skip S K IH P
skirt S K ER T
sky S K AY
skylark S K AY L AA R K
skyscraper S K AY S K R EY P ER
skyward S K AY W ER D
slam S L AE M
slang S L AE NG
slap S L AE P
slash S L AE SH
slaughter S L AO T ER
slave S L EY V
slavery S L EY V ER IY
sleep S L IY P
sleepless S L IY P L AH S
sleepy S L IY P IY
sleeve S L IY V
slice S L AY S
slide S L AY D
slight S L AY T
slightly S L AY T L IY
slim S L IH M
slip S L IH P
sliver S L IH V ER
slogan S L OW G AH N
slope S L OW P
sloppy S L AA P IY
slot S L AA T
slow S L OW
slowly S L OW L IY
small S M AO L
smart S M AA R T
smash S M AE SH
smell S M EH L
smile S M AY L
smith S M IH TH
smoke S M OW K
smoker S M OW K ER
smokestack S M OW K S T AE K
smoking S M OW K IH NG
smooth S M UW DH
smoothly S M UW DH L IY
snack S N AE K
snake S N EY K
snap S N AE P
sneak S N IY K
sneer S N IH R
sneeze S N IY Z
sniff S N IH F
snore S N AO R
snow S N OW
snowball S N OW B AO L
snowboard S N OW B AO R D
snowstorm S N OW S T AO R M
snowy S N OW IY
so S OW
soak S OW K
soaked S OW K T
soaking S OW K IH NG
soap S OW P
soar S AO R
sob S AA B
soccer S AA K ER
sociable S OW SH AH B AH L
social S OW SH AH L
socialize S OW SH AH L AY Z
socially S OW SH AH L IY
society S AH S AY AH T IY
sock S AA K
soda S OW D AH
sofa S OW F AH
soft S AA F T/S AO F T
softly S AO F T L IY/S AO F L IY
softness S AO F T N AH S/S AO F N AH S
software S AO F T W EH R/S AO F W EH R
soil S OY L
solar S OW L ER
soldier S OW L JH ER
solid S AA L AH D
solidity S AH L IH D AH T IY
soliloquy S AH L IH L AH K W IY
solo S OW L OW
solution S AH L UW SH AH N
solve S AA L V
solvent S AA L V AH N T
some S AH M
somebody S AH M B AA D IY/S AH M B AH D IY
someday S AH M D EY
somehow S AH M HH AW
someone S AH M W AH N
someplace S AH M P L EY S
something S AH M TH IH NG
sometime S AH M T AY M
sometimes S AH M T AY M Z
somewhat S AH M W AH T/S AH M HH W AH T
somewhere S AH M W EH R
son S AH N
song S AO NG
sonnet S AA N IH T
soon S UW N
soothe S UW DH
sophisticated S AH F IH S T AH K EY T IH D/S AH F IH S T IH K EY T AH D
sophomore S AA F M AO R
sore S AO R
sorrow S AA R OW
sorry S AA R IY
sort S AO R T
soul S OW L
sound S AW N D
soundtrack S AW N D T R AE K/S AW N T R AE K
soup S UW P
sour S AW ER/S AW R
source S AO R S
south S AW TH
southeast S AW TH IY S T
southern S AH DH ER N
southward S AW TH W ER D
southwest S AW TH W EH S T
souvenir S UW V AH N IH R
soviet S OW V IY AH T/S OW V IY EH T
soybean S OY B IY N
spa S P AA
space S P EY S
spaceship S P EY S SH IH P
spaghetti S P AH G EH T IY
span S P AE N
spare S P EH R
spark S P AA R K
sparkle S P AA R K AH L
sparkling S P AA R K L IH NG/S P AA R K AH L IH NG
sparrow S P EH R OW
speak S P IY K
speaker S P IY K ER
special S P EH SH AH L
specialist S P EH SH AH L AH S T/S P EH SH AH L IH S T
specialize S P EH SH AH L AY Z
specially S P EH SH AH L IY/S P EH SH L IY
specialty S P EH SH AH L T IY/S P EY SH AH L T IY
species S P IY SH IY Z
specific S P AH S IH F IH K/S P IH S IH F IH K
specifically S P AH S IH F IH K L IY
specify S P EH S AH F AY
spectacle S P EH K T AH K AH L
spectacular S P EH K T AE K Y AH L ER
spectator S P EH K T EY T ER
speech S P IY CH
speed S P IY D
speeder S P IY D ER
spell S P EH L
spellbound S P EH L B AW N D
spelling S P EH L IH NG
spend S P EH N D
sphere S F IH R
spice S P AY S
spicy S P AY S IY
spider S P AY D ER
spill S P IH L
spin S P IH N
spinach S P IH N AH CH
spiral S P AY R AH L
spirit S P IH R AH T/S P IH R IH T
spiritual S P IH R IH CH UW AH L
spite S P AY T
splash S P L AE SH
splatter S P L AE T ER
split S P L IH T
spoil S P OY L
spokesman S P OW K S M AH N
spokeswoman S P OW K S W UH M AH N
sponge S P AH N JH
sponsor S P AA N S ER
spoon S P UW N
sport S P AO R T
sports S P AO R T S
sportsmanship S P AO R T S M AH N SH IH P
spot S P AA T
spray S P R EY
spread S P R EH D
spreadsheet S P R EH D SH IY T
spring S P R IH NG/S P ER IH NG
sprint S P R IH N T
spur S P ER
spy S P AY
squad S K W AA D
square S K W EH R
squash S K W AA SH
squeeze S K W IY Z
stab S T AE B
stability S T AH B IH L IH T IY
stable S T EY B AH L
stack S T AE K
stadium S T EY D IY AH M
staff S T AE F
stage S T EY JH
stagger S T AE G ER
stain S T EY N
stair S T EH R
stake S T EY K
stall S T AO L
stammer S T AE M ER
stamp S T AE M P
stand S T AE N D
standard S T AE N D ER D
standby S T AE N D B AY
standstill S T AE N D S T IH L
stanza S T AE N Z AH
star S T AA R
stare S T EH R
start S T AA R T
startle S T AA R T AH L
starvation S T AA R V EY SH AH N
starve S T AA R V
starving S T AA R V IH NG
state S T EY T
statement S T EY T M AH N T
statesman S T EY T S M AH N
statewide S T EY T W AY D
station S T EY SH AH N
statistics S T AH T IH S T IH K S
statue S T AE CH UW
status S T AE T AH S/S T EY T AH S
stay S T EY
steadily S T EH D AH L IY
steady S T EH D IY
steak S T EY K
steal S T IY L
steam S T IY M
steel S T IY L
steely S T IY L IY
steep S T IY P
steer S T IH R
stem S T EH M
step S T EH P
stepfather S T EH P F AA DH ER
stepmother S T EH P M AH DH ER
stereotype S T EH R IY AH T AY P/S T EH R IY OW T AY P
stern S T ER N
stew S T UW
stick S T IH K
sticker S T IH K ER
sticky S T IH K IY
stiff S T IH F
still S T IH L
stimulant S T IH M Y AH L AH N T
stimulate S T IH M Y AH L EY T
stimulation S T IH M Y AH L EY SH AH N
stingy S T IH N JH IY
stink S T IH NG K
stir S T ER
stitch S T IH CH
stock S T AA K
stockpile S T AA K P AY L
stomach S T AH M AH K
stone S T OW N
stool S T UW L
stop S T AA P
stopover S T AA P OW V ER
stopwatch S T AA P W AA CH
storage S T AO R AH JH/S T AO R IH JH
store S T AO R
storm S T AO R M
stormy S T AO R M IY
story S T AO R IY
storyteller S T AO R IY T EH L ER
stove S T OW V
straight S T R EY T
straighten S T R EY T AH N
straightforward S T R EY T F AO R W ER D
strain S T R EY N
strait S T R EY T
strand S T R AE N D
strange S T R EY N JH
strangely S T R EY N JH L IY
stranger S T R EY N JH ER
strangle S T R AE NG G AH L
strategic S T R AH T IY JH IH K
strategy S T R AE T AH JH IY
straw S T R AO
strawberry S T R AO B EH R IY
stream S T R IY M
street S T R IY T
strength S T R EH NG K TH/S T R EH NG TH
strengthen S T R EH NG TH AH N
stress S T R EH S
stressed S T R EH S T
stressful S T R EH S F AH L
stretch S T R EH CH
stricken S T R IH K AH N
strict S T R IH K T
strictly S T R IH K T L IY
stride S T R AY D
strike S T R AY K
striking S T R AY K IH NG
string S T R IH NG
strip S T R IH P
stripe S T R AY P
strive S T R AY V
stroke S T R OW K
strong S T R AO NG
strongly S T R AO NG L IY
structure S T R AH K CH ER
struggle S T R AH G AH L
stubborn S T AH B ER N
stubbornly S T AH B ER N L IY
stuck S T AH K
student S T UW D AH N T
studio S T UW D IY OW
study S T AH D IY
stuff S T AH F
stuffed S T AH F T
stumble S T AH M B AH L
stun S T AH N
stunning S T AH N IH NG
stupid S T UW P AH D/S T UW P IH D
style S T AY L
stylish S T AY L IH SH
stylist S T AY L IH S T
subconscious S AH B K AA N SH AH S
subcontinent S AH B K AA N T IH N AH N T
subculture S AH B K AH L CH ER
subdivision S AH B D IH V IH ZH AH N
subject S AH B JH EH K T/S AH B JH IH K T
submarine S AH B M ER IY N
submit S AH B M IH T
subplot S AH B P L AA T
subside S AH B S AY D
substance S AH B S T AH N S
substantial S AH B S T AE N SH AH L
substitute S AH B S T AH T UW T
subtitle S AH B T AY T AH L
subtle S AH T AH L
subtract S AH B T R AE K T
suburb S AH B ER B
subway S AH B W EY
succeed S AH K S IY D
success S AH K S EH S
successful S AH K S EH S F AH L
successfully S AH K S EH S F AH L IY
successive S AH K S EH S IH V
such S AH CH
suck S AH K
sudden S AH D AH N
suddenly S AH D AH N L IY
sue S UW
suffer S AH F ER
suffering S AH F ER IH NG/S AH F R IH NG
sufficient S AH F IH SH AH N T
sufficiently S AH F IH SH AH N T L IY
suffix S AH F IH K S
sugar SH UH G ER
suggest S AH JH EH S T
suggestion S AH JH EH S CH AH N
suicide S UW AH S AY D/S UW IH S AY D
suit S UW T
suitable S UW T AH B AH L
suitably S UW T AH B L IY
suitcase S UW T K EY S
sulfur S AH L F ER
sulphur S AH L F ER
sum S AH M
summarize S AH M ER AY Z
summary S AH M ER IY
summer S AH M ER
summit S AH M AH T/S AH M IH T
sun S AH N
sunbathe S AH N B EY DH
sunbeam S AH N B IY M
sunday S AH N D EY/S AH N D IY
sundial S AH N D AY L
sunflower S AH N F L AW ER
sunglasses S AH N G L AE S IH Z
sunlight S AH N L AY T
sunny S AH N IY
sunrise S AH N R AY Z
sunset S AH N S EH T
sunshine S AH N SH AY N
super S UW P ER
superb S UH P ER B
superintendent S UW P ER AH N T EH N D AH N T/S UW P ER IH N T EH N D AH N T
superior S UW P IH R IY ER
superlative S UH P ER L AH T IH V
supermarket S UW P ER M AA R K IH T
supernatural S UW P ER N AE CH ER AH L
superstar S UW P ER S T AA R
superstition S UW P ER S T IH SH AH N
supervise S UW P ER V AY Z
supervision S UW P ER V IH ZH AH N
supervisor S UW P ER V AY Z ER
supper S AH P ER
supplement S AH P L AH M AH N T/S AH P L AH M EH N T
supplier S AH P L AY ER
supply S AH P L AY
support S AH P AO R T
supporter S AH P AO R T ER
supportive S AH P AO R T IH V
suppose S AH P OW Z
supposedly S AH P OW Z AH D L IY
suppress S AH P R EH S
sure SH UH R
surely SH UH R L IY
surf S ER F
surface S ER F AH S
surfing S ER F IH NG
surge S ER JH
surgeon S ER JH AH N/S ER JH IH N
surgery S ER JH ER IY
surname S ER N EY M
surprise S ER P R AY Z/S AH P R AY Z
surprised S ER P R AY Z D/S AH P R AY Z D
surprising S ER P R AY Z IH NG/S AH P R AY Z IH NG
surprisingly S ER P R AY Z IH NG L IY/S AH P R AY Z IH NG L IY
surrender S ER EH N D ER
surround S ER AW N D
surrounding S ER AW N D IH NG
surroundings S ER AW N D IH NG Z
surveillance S ER V EY L AH N S
survey S ER V EY
survival S ER V AY V AH L
survive S ER V AY V
survivor S ER V AY V ER
suspect S AH S P EH K T
suspend S AH S P EH N D
suspicion S AH S P IH SH AH N
suspicious S AH S P IH SH AH S
suspiciously S AH S P IH SH AH S L IY
sustain S AH S T EY N
swallow S W AA L OW/S W AO L OW
swan S W AA N/S W AO N
swarm S W AO R M
swear S W EH R
sweat S W EH T
sweater S W EH T ER
sweatshirt S W EH T SH ER T
sweep S W IY P
sweet S W IY T
sweetheart S W IY T HH AA R T
swell S W EH L
swift S W IH F T
swim S W IH M
swimmer S W IH M ER
swimming S W IH M IH NG
swimsuit S W IH M S UW T
swing S W IH NG
switch S W IH CH
swollen S W OW L AH N
sword S AO R D
syllable S IH L AH B AH L
symbol S IH M B AH L
symbolic S IH M B AA L IH K
sympathetic S IH M P AH TH EH T IH K
sympathize S IH M P AH TH AY Z
sympathy S IH M P AH TH IY
symphony S IH M F AH N IY
symptom S IH M P T AH M
syndrome S IH N D R OW M
synonym S IH N AH N IH M
system S IH S T AH M
systematic S IH S T AH M AE T IH K
table T EY B AH L
tablecloth T EY B AH L K L AO TH
tablespoon T EY B AH L S P UW N
tablet T AE B L AH T
tabloid T AE B L OY D
tack T AE K
tackle T AE K AH L
tactile T AE K T IH L/T AE K T AY L
tag T AE G
tail T EY L
take T EY K
takeaway T EY K AH W EY
takeoff T EY K AO F
tale T EY L
talent T AE L AH N T
talented T AE L AH N T IH D
talk T AO K
talkative T AO K AH T IH V
tall T AO L
tame T EY M
tan T AE N
tank T AE NG K
tanned T AE N D
tap T AE P
tape T EY P
target T AA R G AH T/T ER G AH T
task T AE S K
taste T EY S T
tasteless T EY S T L AH S
tasty T EY S T IY
tatter T AE T ER
tattoo T AE T UW
taunt T AO N T
tax T AE K S
taxi T AE K S IY
tea T IY
teach T IY CH
teacher T IY CH ER
teaching T IY CH IH NG
team T IY M
teammate T IY M EY T
teamwork T IY M W ER K
tear T EH R/T IH R
tease T IY Z
teaspoon T IY S P UW N
technical T EH K N IH K AH L
technically T EH K N IH K AH L IY/T EH K N IH K L IY
technique T EH K N IY K
technological T EH K N AH L AA JH IH K AH L
technology T EH K N AA L AH JH IY
teen T IY N
teenage T IY N EY JH
teenager T IY N EY JH ER
telecommunications T EH L AH K AH M Y UW N AH K EY SH AH N Z
telegram T EH L AH G R AE M
telephone T EH L AH F OW N
telescope T EH L AH S K OW P
television T EH L AH V IH ZH AH N
tell T EH L
teller T EH L ER
temper T EH M P ER
temperate T EH M P R AH T/T EH M P ER AH T
temperature T EH M P R AH CH ER/T EH M P ER AH CH ER
temple T EH M P AH L
temporarily T EH M P ER EH R AH L IY
temporary T EH M P ER EH R IY
tempt T EH M P T
temptation T EH M T EY SH AH N
ten T EH N
tend T EH N D
tendency T EH N D AH N S IY
tender T EH N D ER
tenderly T EH N D ER L IY
tenderness T EH N D ER N AH S
tennis T EH N AH S/T EH N IH S
tense T EH N S
tension T EH N SH AH N
tent T EH N T
term T ER M
terminal T ER M AH N AH L
terrace T EH R AH S
terrible T EH R AH B AH L
terribly T EH R AH B L IY
terrific T ER IH F IH K
terrified T EH R AH F AY D
terrify T EH R AH F AY
terrifying T EH R AH F AY IH NG
territory T EH R IH T AO R IY
terror T EH R ER
terrorism T EH R ER IH Z AH M
terrorist T EH R ER IH S T
test T EH S T
testify T EH S T AH F AY
testimony T EH S T AH M OW N IY
text T EH K S T
textbook T EH K S T B UH K
than DH AE N/DH AH N
thank TH AE NG K
thankful TH AE NG K F AH L
thanks TH AE NG K S
that DH AE T/DH AH T
the DH AH/DH IY
theater TH IY AH T ER
theatre TH IY AH T ER
theft TH EH F T
their DH EH R
theirs DH EH R Z
them DH EH M/DH AH M
theme TH IY M
themselves DH EH M S EH L V Z/DH AH M S EH L V Z
then DH EH N
theorist TH IY ER IH S T
theory TH IH R IY/TH IY ER IY
therapist TH EH R AH P AH S T/TH EH R AH P IH S T
therapy TH EH R AH P IY
there DH EH R
thereafter DH EH R AE F T ER
therefore DH EH R F AO R
thermometer TH ER M AA M AH T ER
these DH IY Z
thesis TH IY S AH S
they DH EY
thick TH IH K
thickly TH IH K L IY
thickness TH IH K N AH S
thief TH IY F
thigh TH AY
thin TH IH N
thing TH IH NG
think TH IH NG K
thinker TH IH NG K ER
third TH ER D
thirdly TH ER D L IY
thirst TH ER S T
thirsty TH ER S T IY
thirteen TH ER T IY N
thirty TH ER D IY/TH ER T IY
this DH IH S
thorough TH ER OW/TH AO R OW
thoroughly TH ER OW L IY
those DH OW Z
though DH OW
thought TH AO T
thoughtful TH AO T F AH L
thoughtless TH AO T L AH S
thousand TH AW Z AH N D/TH AW Z AH N
thread TH R EH D
threat TH R EH T
threaten TH R EH T AH N
threatening TH R EH T AH N IH NG/TH R EH T N IH NG
three TH R IY
thrill TH R IH L
thrilled TH R IH L D
thriller TH R IH L ER
thrilling TH R IH L IH NG
throat TH R OW T
through TH R UW
throughout TH R UW AW T
throw TH R OW
thumb TH AH M
thump TH AH M P
thunder TH AH N D ER
thunderous TH AH N D ER AH S
thunderstorm TH AH N D ER S T AO R M
thursday TH ER Z D EY/TH ER Z D IY
thus DH AH S
tick T IH K
ticket T IH K AH T/T IH K IH T
tickle T IH K AH L
tide T AY D
tidy T AY D IY
tie T AY
tiger T AY G ER
tight T AY T
tighten T AY T AH N
tightly T AY T L IY
tightrope T AY T R OW P
tights T AY T S
tile T AY L
till T IH L
time T AY M
timeless T AY M L AH S
timeliness T AY M L IY N AH S
timely T AY M L IY
times T AY M Z
timetable T AY M T EY B AH L
timing T AY M IH NG
tin T IH N
tiny T AY N IY
tip T IH P
tiptoe T IH P T OW
tire T AY ER
tired T AY ER D
tiredness T AY ER D N IH S
tiresome T AY ER S AH M
tiring T AY R IH NG
tissue T IH S Y UW/T IH SH UW
title T AY T AH L
to T UW/T IH/T AH
toast T OW S T
tobacco T AH B AE K OW
today T AH D EY/T UW D EY
toe T OW
toenail T OW N EY L
together T AH G EH DH ER
toil T OY L
toilet T OY L AH T
tolerant T AA L ER AH N T
tolerate T AA L ER EY T
toll T OW L
tomato T AH M EY T OW/T AH M AA T OW
tomb T UW M
tomorrow T AH M AA R OW/T UW M AA R OW
ton T AH N
tone T OW N
tongue T AH NG
tonight T AH N AY T/T UH N AY T
too T UW
tool T UW L
tooth T UW TH
toothbrush T UW TH B R AH SH
toothpaste T UW TH P EY S T
top T AA P/T AO P
topic T AA P IH K
torch T AO R CH
tornado T AO R N EY D OW
torture T AO R CH ER
toss T AO S
total T OW T AH L
totally T OW T AH L IY
touch T AH CH
tough T AH F
tour T UH R
tourism T UH R IH Z AH M
tourist T UH R AH S T/T UH R IH S T
tournament T UH R N AH M AH N T
toward T AH W AO R D/T AO R D
towards T AH W AO R D Z/T AO R D Z
towel T AW AH L/T AW L
tower T AW ER
town T AW N
toxic T AA K S IH K
toy T OY
trace T R EY S
track T R AE K
trade T R EY D
trader T R EY D ER
tradition T R AH D IH SH AH N
traditional T R AH D IH SH AH N AH L
traditionally T R AH D IH SH AH N AH L IY/T R AH D IH SH N AH L IY
traffic T R AE F IH K
tragedy T R AE JH AH D IY
tragic T R AE JH IH K
trail T R EY L
trailer T R EY L ER
train T R EY N
trainee T R EY N IY
trainer T R EY N ER
training T R EY N IH NG
trait T R EY T
traitor T R EY T ER
tram T R AE M
tramp T R AE M P
trample T R AE M P AH L
transcript T R AE N S K R IH P T
transfer T R AE N S F ER
transform T R AE N S F AO R M
transformation T R AE N S F ER M EY SH AH N
transfusion T R AE N S F Y UW ZH AH N
transient T R AE N ZH AH N T
transistor T R AE N Z IH S T ER
transition T R AE N Z IH SH AH N
transitional T R AE N S IH SH AH N AH L/T R AE N Z IH SH AH N AH L
translate T R AE N Z L EY T/T R AE N S L EY T
translation T R AE N Z L EY SH AH N/T R AE N S L EY SH AH N
translator T R AE N S L EY T ER/T R AE N Z L EY T ER
transmission T R AE N S M IH SH AH N/T R AE N Z M IH SH AH N
transmit T R AE N Z M IH T
transparent T R AE N S P EH R AH N T
transport T R AE N S P AO R T
transportation T R AE N S P ER T EY SH AH N
trap T R AE P
trash T R AE SH
travel T R AE V AH L
traveler T R AE V AH L ER/T R AE V L ER
traveller T R AE V AH L ER
traverse T R AE V ER S/T R AH V ER S
tray T R EY
tread T R EH D
treasure T R EH ZH ER
treat T R IY T
treatment T R IY T M AH N T
treaty T R IY T IY
tree T R IY
trek T R EH K
tremble T R EH M B AH L
tremendous T R AH M EH N D AH S/T R IH M EH N D AH S
tremendously T R AH M EH N D AH S L IY/T R IH M EH N D AH S L IY
tremor T R EH M ER
trend T R EH N D
trial T R AY AH L/T R AY L
triangle T R AY AE NG G AH L
tribe T R AY B
trick T R IH K
tricky T R IH K IY
trigger T R IH G ER
trim T R IH M
trio T R IY OW
trip T R IH P
triumph T R AY AH M F
trivial T R IH V IY AH L
trolley T R AA L IY
troop T R UW P
trophy T R OW F IY
tropic T R AA P IH K
tropical T R AA P IH K AH L
trouble T R AH B AH L
troublesome T R AH B AH L S AH M
trousers T R AW Z ER Z
truck T R AH K
true T R UW
truly T R UW L IY
trumpet T R AH M P AH T
trunk T R AH NG K
trust T R AH S T
trustworthy T R AH S T W ER DH IY
trusty T R AH S T IY
truth T R UW TH
truthful T R UW TH F AH L
truthfulness T R UW TH F AH L N AH S
try T R AY
tub T AH B
tube T UW B/T Y UW B
tuberculosis T AH B ER K Y AH L OW S IH S/T UW B ER K Y AH L OW S AH S/T UW B ER K Y UW L OW S AH S
tuesday T UW Z D IY/T UW Z D EY/T Y UW Z D EY
tug T AH G
tuition T Y UW IH SH AH N
tulip T UW L AH P
tumble T AH M B AH L
tumor T UW M ER
tuna T UW N AH/T Y UW N AH
tune T UW N
tunnel T AH N AH L
turbulence T ER B Y AH L AH N S
turbulent T ER B Y AH L AH N T
turkey T ER K IY
turn T ER N
turning T ER N IH NG
turtle T ER T AH L
tutor T UW T ER
twelve T W EH L V
twenty T W EH N T IY/T W EH N IY
twice T W AY S
twin T W IH N
twinkle T W IH NG K AH L
twist T W IH S T
twisted T W IH S T IH D
two T UW
type T AY P
typhoid T AY F OY D
typical T IH P AH K AH L/T IH P IH K AH L
typically T IH P IH K L IY/T IH P IH K AH L IY
tyranny T IH R AH N IY
tyrant T AY R AH N T
ugly AH G L IY
ultimate AH L T AH M AH T
ultimately AH L T AH M AH T L IY
umbrella AH M B R EH L AH
unable AH N EY B AH L
unacceptable AH N AE K S EH P T AH B AH L
unafraid AH N AH F R EY D
unashamedly AH N AH SH EY M AH D L IY
unattractive AH N AH T R AE K T IH V
unauthorized AH N AO TH ER AY Z D
unavailable AH N AH V EY L AH B AH L
unaware AH N AH W EH R
unbearable AH N B EH R AH B AH L
unbeatable AH N B IY T AH B AH L
unbelievable AH N B AH L IY V AH B AH L
uncertain AH N S ER T AH N
uncertainty AH N S ER T AH N T IY
unchanged AH N CH EY N JH D
uncharacteristic AH N K EH R IH K T ER IH S T IH K
uncle AH NG K AH L
unclear AH N K L IH R
uncomfortable AH N K AH M F ER T AH B AH L
uncomfortably AH N K AH M F ER T AH B L IY
uncommon AH N K AA M AH N
unconcerned AH N K AH N S ER N D
unconscious AH N K AA N SH AH S
uncontrollable AH N K AH N T R OW L AH B AH L
uncover AH N K AH V ER
under AH N D ER
underage AH N D ER IH JH
underestimate AH N D ER EH S T AH M EY T/AH N D ER EH S T AH M AH T
undergo AH N D ER G OW
undergraduate AH N D ER G R AE JH AH W AH T
underground AH N D ER G R AW N D
underline AH N D ER L AY N
underneath AH N D ER N IY TH
underpants AH N D ER P AE N T S
undersea AH N D ER S IY
understand AH N D ER S T AE N D
understandable AH N D ER S T AE N D AH B AH L
understanding AH N D ER S T AE N D IH NG
undertake AH N D ER T EY K
underwater AH N D ER W AO T ER
underwear AH N D ER W EH R
undo AH N D UW
undoubtedly AH N D AW T IH D L IY
undreamed AH N D R IY M D
undress AH N D R EH S
undressed AH N D R EH S T
unease AH N IY Z
uneasily AH N IY Z AH L IY
uneasy AH N IY Z IY
unemployed AH N EH M P L OY D
unemployment AH N IH M P L OY M AH N T
unenthusiastic AH N IH N TH UW Z IY AE S T IH K
uneven AH N IY V AH N
unexpected AH N IH K S P EH K T IH D
unexpectedly AH N IH K S P EH K T IH D L IY
unfair AH N F EH R/AO N F EH R
unfairly AH N F EH R L IY
unfamiliar AH N F AH M IH L Y ER
unfashionable AH N F AE SH AH N AH B AH L
unfit AH N F IH T
unfold AH N F OW L D
unforeseen AH N F AO R S IY N
unforgettable AH N F ER G EH T AH B AH L
unfortunate AH N F AO R CH AH N AH T/AH N F AO R CH UW N AH T
unfortunately AH N F AO R CH AH N AH T L IY/AH N F AO R CH UW N AH T L IY
unfriendly AH N F R EH N D L IY
ungodly AH N G AO D L IY
unhappiness AH N HH AE P IY N IH S
unhappy AH N HH AE P IY
unhealthy AH N HH EH L TH IY
unheard AH N HH ER D
unhelpful AH N HH EH L P F AH L
uniform Y UW N AH F AO R M
unify Y UW N AH F AY
unimaginable AH N IH M AE JH IH N AH B AH L
unimportant AH N IH M P AO R T AH N T
uninterested AH N IH N T R AH S T IH D
uninteresting AH N IH N T R AH S T IH NG
union Y UW N Y AH N
unique Y UW N IY K
unit Y UW N AH T/Y UW N IH T
unite Y UW N AY T
united Y UW N AY T IH D
universal Y UW N AH V ER S AH L
universe Y UW N AH V ER S
university Y UW N AH V ER S AH T IY
unjustly AH N JH AH S T L IY
unkind AH N K AY N D
unknown AH N N OW N
unless AH N L EH S
unlike AH N L AY K
unlikely AH N L AY K L IY
unlimited AH N L IH M AH T IH D/AH N L IH M IH T IH D
unload AH N L OW D
unlock AH N L AA K
unlucky AH N L AH K IY
unmistakable AH N M IH S T EY K AH B AH L
unmistakably AH N M IH S T EY K AH B L IY
unnatural AH N N AE CH ER AH L
unnecessary AH N N EH S AH S EH R IY
unofficial AH N AH F IH SH AH L
unpack AH N P AE K
unpleasant AH N P L EH Z AH N T
unpopular AH N P AA P Y AH L ER
unpredictable AH N P R IH D IH K T AH B AH L
unrealistic AH N R IY L IH S T IH K
unreasonable AH N R IY Z N AH B AH L
unrelated AH N R IH L EY T IH D/AH N R IY L EY T IH D
unreliable AH N R IH L AY AH B AH L/AH N R IY L AY AH B AH L
unrest AH N R EH S T
unsafe AH N S EY F
unsatisfactory AH N S AH T IH S F AE K T ER IY
unstoppable AH N S T AA P AH B AH L
unsuccessful AH N S AH K S EH S F AH L
unsuitable AH N S UW T AH B AH L
unsure AH N SH UH R
untidy AH N T AY D IY
untie AH N T AY
until AH N T IH L
unto AH N T UW
untreated AH N T R IY T IH D
unusual AH N Y UW ZH UW AH L/AH N Y UW ZH W AH L
unusually AH N Y UW ZH UW AH L IY/AH N Y UW ZH W AH L IY
unwanted AH N W AO N T IH D
unwell AH N W EH L
unwilling AH N W IH L IH NG
unwise AH N W AY Z
up AH P
upbringing AH P B R IH NG IH NG
update AH P D EY T
upgrade AH P G R EY D
uplifted AH P L IH F T IH D
upload AH P L OW D
upon AH P AA N
upper AH P ER
upright AH P R AY T
upset AH P S EH T
upstairs AH P S T EH R Z
upward AH P W ER D
urban ER B AH N
urge ER JH
urgent ER JH AH N T
urgently ER JH AH N T L IY
us AH S/Y UW EH S
usage Y UW S AH JH/Y UW S IH JH
use Y UW S/Y UW Z
used Y UW Z D
useful Y UW S F AH L
useless Y UW S L AH S
user Y UW Z ER
usher AH SH ER
usual Y UW ZH AH W AH L/Y UW ZH UW AH L
usually Y UW ZH AH W AH L IY/Y UW ZH AH L IY
utility Y UW T IH L AH T IY
utilize Y UW T AH L AY Z
utter AH T ER
utterly AH T ER L IY
vacancy V EY K AH N S IY
vacant V EY K AH N T
vacation V EY K EY SH AH N
vaccine V AE K S IY N
vague V EY G
vain V EY N
valentine V AE L AH N T AY N
valid V AE L IH D
valley V AE L IY
valuable V AE L Y AH B AH L/V AE L Y UW B AH L
value V AE L Y UW
van V AE N
vanish V AE N IH SH
vanity V AE N AH T IY/V AE N IH T IY
variation V EH R IY EY SH AH N
varied V EH R IY D
variety V ER AY AH T IY
various V EH R IY AH S
vary V EH R IY
vase V EY S/V AA Z
vast V AE S T
vegetable V EH JH T AH B AH L
vegetarian V EH JH AH T EH R IY AH N
vehicle V IY HH IH K AH L/V IY IH K AH L
vein V EY N
venture V EH N CH ER
venue V EH N Y UW
verb V ER B
verbal V ER B AH L
verbally V ER B AE L IY
verse V ER S
version V ER ZH AH N
versus V ER S AH S/V ER S AH Z
very V EH R IY
vessel V EH S AH L
vet V EH T
veteran V EH T ER AH N/V EH T R AH N
via V AY AH/V IY AH
vibrate V AY B R EY T
vibration V AY B R EY SH AH N
vice V AY S
victim V IH K T AH M/V IH K T IH M
victory V IH K T ER IY/V IH K T R IY
video V IH D IY OW
view V Y UW
viewer V Y UW ER
viewpoint V Y UW P OY N T
vigor V IH G ER
vigorous V IH G ER AH S
vigorously V IH G ER AH S L IY
villa V IH L AH
village V IH L AH JH/V IH L IH JH
villager V IH L IH JH ER
vinegar V IH N AH G ER
violate V AY AH L EY T
violence V AY AH L AH N S
violent V AY AH L AH N T/V AY L AH N T
violently V AY AH L AH N T L IY/V AY L AH N T L IY
violin V AY AH L IH N
virtual V ER CH UW AH L
virtually V ER CH UW AH L IY/V ER CH UW L IY
virtue V ER CH UW
virus V AY R AH S
visa V IY Z AH
visible V IH Z AH B AH L
visibly V IH Z AH B L IY
vision V IH ZH AH N
visit V IH Z IH T
visitor V IH Z IH T ER
visual V IH ZH AH W AH L
visually V IH ZH W AH L IY
vital V AY T AH L
vitamin V AY T AH M AH N
vivid V IH V AH D/V IH V IH D
vividly V IH V AH D L IY
vocabulary V OW K AE B Y AH L EH R IY
vocalist V OW K AH L IH S T
voice V OY S
volcano V AA L K EY N OW
volleyball V AA L IY B AO L
volume V AA L Y UW M
volunteer V AA L AH N T IH R
vomit V AA M AH T
vote V OW T
voter V OW T ER
vow V AW
vowel V AW AH L
voyage V OY AH JH/V OY IH JH
wage W EY JH
wagon W AE G AH N
waist W EY S T
wait W EY T
waiter W EY T ER
waitress W EY T R AH S
wake W EY K
walk W AO K/W AA K
walker W AO K ER
walking W AO K IH NG
wall W AO L
wallboard W AO L B AO R D
wallet W AO L AH T
walnut W AO L N AH T
wander W AA N D ER
want W AA N T/W AO N T
war W AO R
ward W AO R D
wardrobe W AO R D R OW B
warm W AO R M
warmly W AO R M L IY
warmth W AO R M TH
warn W AO R N
warning W AO R N IH NG
warranty W AO R AH N T IY
warrior W AO R IY ER/W AO R Y ER
warship W AO R SH IH P
wartime W AO R T AY M
was W AA Z/W AH Z
wash W AA SH
wasp W AA S P
waste W EY S T
wasteful W EY S T F AH L
watch W AA CH/W AO CH
water W AO T ER
waterfall W AO T ER F AO L
waterproof W AO T ER P R UW F
wave W EY V
wax W AE K S
way W EY
we W IY
weak W IY K
weaken W IY K AH N
weakly W IY K L IY
weakness W IY K N AH S
wealth W EH L TH
wealthy W EH L TH IY
weapon W EH P AH N
wear W EH R
wearisome W IH R IY S AH M
weary W IH R IY
weather W EH DH ER
weave W IY V
web W EH B
website W EH B S AY T
wed W EH D
wedding W EH D IH NG
wednesday W EH N Z D IY/W EH N Z D EY
weed W IY D
week W IY K
weekday W IY K D EY
weekend W IY K EH N D/W IY K IH N D
weekly W IY K L IY
weep W IY P
weigh W EY
weight W EY T
weird W IH R D
welcome W EH L K AH M
welfare W EH L F EH R
well W EH L
were W ER
west W EH S T
western W EH S T ER N/HH W EH S T ER N
westward W EH S T W ER D
wet W EH T
wetland W EH T L AE N D
whale W EY L/HH W EY L
what W AH T/HH W AH T
whatever W AH T EH V ER/HH W AH T EH V ER
wheat W IY T/HH W IY T
wheel W IY L/HH W IY L
wheelchair W IY L CH EH R/HH W IY L CH EH R
when W EH N/HH W EH N/W IH N/HH W IH N
whenever W EH N EH V ER/HH W EH N EH V ER
where W EH R/HH W EH R
whereas W EH R AE Z/HH W EH R AE Z
wherever W EH R EH V ER/HH W EH R EH V ER
whether W EH DH ER/HH W EH DH ER
which W IH CH/HH W IH CH
whichever W IH CH EH V ER/HH W IH CH EH V ER
while W AY L/HH W AY L
whip W IH P/HH W IH P
whiskey W IH S K IY/HH W IH S K IY
whisky W IH S K IY/HH W IH S K IY
whisper W IH S P ER/HH W IH S P ER
whistle W IH S AH L/HH W IH S AH L
white W AY T/HH W AY T
who HH UW
whoever HH UW EH V ER
whole HH OW L
whom HH UW M
whose HH UW Z
why W AY/HH W AY
wide W AY D
widely W AY D L IY
widen W AY D AH N
widespread W AY D S P R EH D
widow W IH D OW
width W IH D TH
wife W AY F
wild W AY L D
wilderness W IH L D ER N AH S
wildlife W AY L D L AY F
wildly W AY L D L IY
will W IH L/W AH L
willing W IH L IH NG
willingly W IH L IH NG L IY
willingness W IH L IH NG N AH S
win W IH N
wind W AY N D/W IH N D
winding W AY N D IH NG
window W IH N D OW
windshield W IH N D SH IY L D
windy W IH N D IY/W AY N D IY
wine W AY N
wing W IH NG
wink W IH NG K
winner W IH N ER
winter W IH N T ER
wipe W AY P
wire W AY ER/W AY R
wisdom W IH Z D AH M
wise W AY Z
wish W IH SH
wit W IH T
with W IH DH/W IH TH
withdraw W IH DH D R AO/W IH TH D R AO
withdrawal W IH DH D R AO AH L/W IH TH D R AO AH L
wither W IH DH ER
within W IH DH IH N/W IH TH IH N
without W IH TH AW T/W IH DH AW T
witness W IH T N AH S
witty W IH T IY
wizard W IH Z ER D
wolf W UH L F
woman W UH M AH N
wonder W AH N D ER
wonderful W AH N D ER F AH L
wondrous W AH N D R AH S
wood W UH D
wooden W UH D AH N
wool W UH L
word W ER D
work W ER K
workaholic W ER K AH HH AA L IH K
workbench W ER K B EH N CH
worker W ER K ER
working W ER K IH NG
workman W ER K M AH N
workout W ER K AW T
workplace W ER K P L EY S
workshop W ER K SH AA P
world W ER L D
worldly W ER L D L IY
worldview W ER L D V Y UW
worldwide W ER L D W AY D
worm W ER M
worn W AO R N
worried W ER IY D
worry W ER IY
worrying W ER IY IH NG
worse W ER S
worsen W ER S AH N
worship W ER SH AH P/W ER SH IH P
worst W ER S T
worth W ER TH
worthless W ER TH L AH S
worthwhile W ER TH W AY L
worthy W ER DH IY
would W UH D
wound W AW N D/W UW N D
wrap R AE P
wrapping R AE P IH NG
wreck R EH K
wrist R IH S T
wristwatch R IH S T W AA CH
write R AY T
writer R AY T ER
writing R AY T IH NG
written R IH T AH N
wrong R AO NG
wrongly R AO NG L IY
yacht Y AA T
yard Y AA R D
yawn Y AO N
yeah Y AE
year Y IH R
yearn Y ER N
yell Y EH L
yellow Y EH L OW
yes Y EH S
yesterday Y EH S T ER D EY/Y EH S T ER D IY
yet Y EH T
yield Y IY L D
yoga Y OW G AH
yogurt Y OW G ER T
you Y UW
young Y AH NG
your Y AO R/Y UH R
yours Y UH R Z/Y AO R Z/Y ER Z
yourself Y ER S EH L F/Y UH R S EH L F/Y AO R S EH L F
youth Y UW TH
youthful Y UW TH F AH L
yummy Y AH M IY
zebra Z IY B R AH
zip Z IH P
zone Z OW N
zoo Z UW
zoom Z UW M
`

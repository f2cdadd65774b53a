/**
 * The CEFR-J Wordlist Version 1.5. Compiled by Yukio Tono, Tokyo University of Foreign Studies.
 * Retrieved from http://www.cefr-j.org/download.html on 1/20/2020, by way of the Open Language
 * Profiles (https://github.com/openlanguageprofiles/olp-en-cefrj). The copyright belongs to Tono
 * Laboratory at TUFS; it may be used for research and commercial purposes with no charge, provided
 * that it is cited as above.
 *
 * Each block begins with a level (1 is A1, 4 is B2) and a part of speech (noun, verb, adjective,
 * adverb, x for all others); `/` parts spellings of one word, `_` stands for a space.
 */
export const cefrjWords = `
1a
afraid all_right angry awake bad beautiful best better big black blank blue boring bright broken
brown busy careful clean clever close closed cloudy cold cool correct cute dark dear delicious
different difficult dirty dry due easy elementary everyday excellent excited exciting expensive
fair false famous fast fat favorite/favourite fine first foggy following foreign free front full
fun funny glad gold good gray/grey great green handsome happy hard healthy heavy high hot hungry
ideal important interested interesting key large late lazy left light little living lonely long
lovely lucky merry middle new nice off OK/okay old only open orange own personal pink poor
pretty quiet rainy ready real red rich right rude sad same second short shy sick slow small
smart snowy social sorry special still strange strict strong successful sunny super sure sweet
tall terrible thick thin tight tired true ugly warm well white wonderful wrong yellow young

1n
action activity actor address afternoon age airplane/aeroplane airport album animal answer apple
April apron arm art article August aunt autumn baby back bag ball banana band bank bar baseball
basketball bat bath bathroom beach bean bear bed bedroom bee beef bell bicycle bike bird birth
birthday biscuit black block blue board boat body bone book bookstore bottle bottom bowl box boy
boyfriend brain bread breakfast bridge brother brush bucket building burger bus business butter
butterfly button bye cafe/café cake call camera camp candy cap car card care cartoon case cat
catch CD CD_player celebration chair change character check cheese chicken child chocolate
church cinema circle city class classmate classroom climb clock cloth clothes cloud club coach
coat code coffee coke cold collection college color/colour computer concert contest conversation
cook cookie cop copy corn corner couch course cousin cover cow cream credit_card cry culture cup
dad daddy dance dancing date daughter day December design desk dictionary difference dig
dining_room dinner dish doctor/Dr./Dr dog doll dollar door drama dream dress drink drive driver
drum DVD ear egg email/e-mail/E-mail end engineer evening event example excuse eye face factory
fairy family fan farm farmer father favorite/favourite February feed feeling festival fever
field fight file finish fire fish fishing flag flat floor flower fly food football foreigner
form Friday friend frog fruit fun future game garbage garden ghost gift girl girlfriend glass
glasses goal grade grammar grandfather grandma grandmother grandpa grandparent grape grass
gray/grey ground group guest guitar guy habit hair haircut half hall hamburger hand hat head
headache health heart hello hill history hobby hold hole holiday home hometown homework hope
horse hospital hotel hour house hurry husband ice ice_cream idea information Internet/internet
interview interviewer island item jacket January jeans jet jewelry/jewellery job juice July June
key kick kid kind king kiss kitchen kite knee knife lady language last_name leader leaf leg
lesson letter library life light lily line lion list living_room look love luck lunch machine
magazine mail man map March match math/maths matter May meal meat medicine meeting memory
message milk mind minute Miss mobile mobile_phone mom moment mommy/mommie Monday money monkey
month moon morning mother mountain mouse mouth move movie Mr./Mr Mrs./Mrs mum music musician
name nationality neck neighbor/neighbour news newspaper night noise nose note notebook November
number nurse October office officer Olympics opera orange order owner page paint painting pair
palace pants paper paragraph pardon parent park partner party pay peace pen pencil people period
person pet phone photo piano picnic picture piece pig pizza place plan plane play player
pleasure pocket poem point pollution pool pop post poster potato practice present price prince
princess problem program/programme purple quarter question rabbit radio rain rat reader reading
reason reporter restaurant result review ribbon rice ride river role room rose row rule ruler
run sailor salad sale sandwich Saturday saw school science scientist sea seat section self
sentence September shake sheep shelf ship shirt shoe shop shopping shoulder shower side sight
sign singer sir sister site size skill skirt sky smell smile smith smoke smoking snake snow
soccer sofa son song soup speech spell sport spot spring spy stage stand star start station
stone stop store story street student subject subway sugar suggestion sum summer sun Sunday
sunshine supermarket surf surprise survey swim swimming swimming_pool table taxi tea teacher
team technology telephone television temple tennis test thanks theater/theatre thing throw
Thursday ticket tiger time today toilet tomato tomorrow tool tooth top topic touch towel tower
town toy train tree trip trousers truck try T-shirt/tee-shirt tube Tuesday turkey turn TV type
umbrella uncle underline vacation vase vegetable video visit volleyball vote waiter waitress
wake walk wall war wash watch water way weather Wednesday week weekend wheel white wife wind
window winter wish woman word work worker world worry writer yard year yellow yogurt/yoghurt zoo

1r
a.m./A.M./am/AM about above again ago all_right almost alone along already also always away back
before behind below best both carefully down early either else everywhere fast first hard here
how just late later little lot maybe much never no not now o'clock often OK/okay once only out
outside p.m./P.M./pm/PM past please quickly real really right same short soon straight then
there today together tomorrow tonight too usually very well when where why yes yesterday yet

1v
add agree am answer are arrive ask be become begin believe blow borrow break breathe bring brush
build buy carry catch celebrate change choose clean close collect color/colour come cook cut
dance describe did discuss do does doing draw drink drop eat enjoy exercise feel fill find
finish fly focus forget get give go greet grow guess had happen has have hear help hide hurt
imagine introduce is join judge jump keep kick kill know laugh learn leave let like listen live
look love 'm make mean meet miss note open paint pay phone pick play practice/practise pray push
put rain 're read remember repeat ride ring run 's save say see sell set share show sing sit
sleep solve speak spend start stay step stop study swim take talk teach tell thank think travel
turn use visit wait walk want was wash watch wear welcome were win work write

1x
a about above after all an and another any anybody anyone anything around as at because before
behind below beside between both but by can could each each_other eight eighteen eighty eleven
every everybody everyone everything fifteen fifty five for forty four fourteen from
good_afternoon good_morning good_night have_to he her hers hi him his I if in inside into it its
like lot many may me mine more most much must my near need nine nineteen ninety no nothing of on
one or other our ours over past same seven seventeen seventy she should six sixteen sixty so
some someone something ten than that the their them these they thirteen thirty this those three
through to twelve twenty two under until up us we welcome what when where which who whose will
with would you your yours yourself

2a
acceptable additional adult advanced aged alive alone alright amused ancient annoying anxious
appropriate armed artificial asleep assistant attractive audio automatic average awful back
basic blonde boiled bored brave brilliant certain cheap chemical classic clear
colorful/colourful comfortable comic common complete confident confused convenient crazy cream
creative crowded daily dangerous dead developed direct disappointed disappointing dishonest
dizzy double dressed early east educational elderly electric embarrassing empty endangered
energetic enormous extra familiar fancy fantastic fascinating female final fit frank fresh fried
frightened frightening further gentle given golden good-looking grateful greedy grilled
half-price handicapped harmful helpful human ill illegal impatient impossible indoor inexpensive
inner instant intelligent international junior kind kindly latest left-hand likely lively local
logical loose lost low lyric mad magic major married marvelous/marvellous mean medical military
missing mobile modern musical mysterious national native natural necessary negative nervous net
noisy normal north official Olympic online opposite organized/organised original overweight
pacific peaceful perfect physical plastic playful pleasant pleased pleasing polite political
popular possible powerful precise principal private professional progressive proper purple quick
raw recent regular relaxed remote retired right-hand romantic royal safe sandy scientific senior
separate significant silly silver similar simple single singular sleepless sleepy slim smooth
soft south specific split square straight sudden suitable surprised surprising teenage terrorist
third thirsty tidy traditional uncertain uncomfortable underwater uneasy unfair unforgettable
unhappy unhealthy uniform unimportant unknown unlike unnecessary unpleasant unusual upset used
useful usual violent weak weekly well-known west wet whole wide wild windy wise wooden worried
worse worst

2n
ability accident account act addition adjective adult advantage adventure advertisement
advertising advice affair agency agent air aisle alarm alarm_clock ambition amusement ancestor
angel ankle anniversary apartment appearance appointment architecture area argument armchair
association astronaut athlete atom attack attempt attention attitude audience author average
award background badminton balcony balloon banking barbecue barber bargain base basket batch
battery bay beauty beer beginner beginning behavior/behaviour being belly belt bench bill bit
bite blackboard blanket blood bloom blow board_game bonus bookcase bookshelf bookshop boss bra
brainstorm brake branch brand break breeze bride brown budget bug bulb burn bus_station bus_stop
bush businessman businesswoman cab cafeteria calendar camping campus can capital capital_letter
captain car_park carrot cash cassette castle cent center/centre centimeter/centimetre century
cereal chain chairman challenge champagne championship chance chapter chart cheek chef cheque
chess chest childhood chili/chilli chimpanzee chin chirp choice cigarette citizen
classical_music cleaner clerk climbing clown clue coast coin cola column comb comic commitment
committee communication company comparative competition complaint composer concern condition
consequence contact container context continent contrast control convenience cooker cooking
cooler cost country countryside couple court creativity creature credit cricket crime crisp
cross crowd crown cruise cupboard curry curse custom customer cycling dam dancer danger daylight
deal death debate degree delay dentist department_store description desert dessert detail
diamond diary diet difficulty digital_camera dinosaur direction director disadvantage disco
discussion dislike display doubt draw drawer drawing drill driver's_license/driving_licence drop
drug drugstore duck dust earring earth earthquake east editor education effect effort elephant
elevator emergency ending entertainment entrance envelope envy episode error escalator escape
essay euro evidence exam exchange exercise exhibition experience expert explanation express
expression fact fare fashion fast_food fault favor/favour fear feather feature fee feel fence
fiction fighter figure film final first_name fisherman fix flea flight float flood flour fog
folder fool footballer force forest fork fortune frame freedom fridge friendship front fry
furniture gallery garage garlic gas gate gender generation globe glove gold golf government
grace gram/gramme grandchild granddad granddaughter grandson granny green grocery_store guard
guidebook gun ham handbag handle happiness harmony harvest headphone headteacher heat heating
help hero high_school highway hike hiking hip_hop/hip-hop/hiphop hockey honey honor/honour
horror host hunter ID ID_card image imagination impact importance inch independence influence
insect inspiration instrument intelligence interest invention issue IT jam jelly joke journey
joy junk killer kilo kilogram/kilogramme kilometer/kilometre kingdom kit knock knowledge
labor/labour lack lake lamp landscape lane law lawyer laziness lead learner leather left leisure
lemon lemonade level liberty lifestyle lip liter/litre load lock lot lover lunchtime magic
main_course maker make-up male mall manager manner mark market material max meaning medal melon
member mention menu metal meter/metre method midday middle midnight mineral_water mirror mistake
model mood mosque motorway MP3_player Ms./Ms mug murder museum mushroom mystery napkin nation
nature noon north notice noun novel oak occupation offer oil olive_oil omelet/omelette onion
opinion opportunity orphan oven pack painter pal pan panic part pass passage passenger pasta
path patient PC pea pear pence penfriend/pen_friend pepper performance perfume permission
personality petrol petrol_station photograph photographer photography pile pilgrim pill pilot
pink pity planet plant plate playground plenty plural police police_officer police_station
policeman policewoman population portrait position post_office power prediction pressure pride
printer pro product production promise pronunciation psychologist public punctuation purpose
quality queen quiz racket raincoat range rap rate rating ray receipt receptionist red
refrigerator release rent repair reply report request research response return reunion rhythm
right ring road robbery robin rock roll romance roof root rope roundabout rugby rumor/rumour
runner running rush sailing sake salt sample sauce sausage scale scarf scene scenery schedule
schoolchild schoolwork scissors scream screen screw script seafood search seaside second secret
secretary seed semester senior sense set shade shadow shampoo shape share shell shock
shop_assistant shore short/shorts shot shout show sightseeing silence silver singing singular
sink sitting_room situation skate skateboarding skating ski skiing slave slice slide snack
snowboarding soap society sock soda soft_drink software soldier solution sound source south
space spaceship spaghetti speaker speed spoon sports_center/sports_centre spread square stadium
staff stair stamp state statement statue steak step stomach stomachache storm stove stranger
strategy strength strike string structure study stuff style success suit suitcase summary
sunflower sunglasses sunlight superlative superstar supper support surfing surname sweater sweet
sweetheart swimming_costume swimsuit symbol symphony system table_tennis tablespoon talent tap
tape target task tear teenager temperature text text_message textbook thief thought thunderstorm
tie tights timetable tip title toast toe tone tonight toothache toothbrush tour tour_guide
tourist track trade tradition traffic traffic_light training tram trap travel traveler/traveller
treasure trick trouble truth tune uniform unit university use valley value verb video_game view
village violin visitor vocabulary voice walking wallet washing_machine washing-up wave wealth
web web_page website wedding weekday weep weight west wheelchair wine winner wisdom wood wool
writing youth zone

2r
abroad across actually after ahead all alright angrily anymore anyway anywhere apart apparently
around automatically badly basically besides better certainly clearly correctly daily deep
deeply differently downstairs downtown easily east elsewhere enough especially even ever exactly
extra extremely fairly far finally forever fortunately forward free fully gradually greatly
half-price happily hardly heavily high home however importantly in indeed inside instead latter
left less long loudly low luckily mainly most mostly nearly next north nowadays off on online
over overseas partly perfectly perhaps physically possibly pretty probably quietly quite rather
recently regularly roughly round sadly seriously silently simply slowly smoothly so softly
someday somewhere south still strongly successfully sure therefore truly twice unfortunately up
upstairs weekly west wide widely worldwide worse wrong yeah

2v
accept achieve adjust admire admit advise allow annoy apologize/apologise appear apply
appreciate argue attack avoid bake bank bear been beg belong bend blame boil bother bury call
camp cause chat check cheer claim click climb clone communicate compare complain concentrate
confuse consider consist contact continue copy cost count cover create criticize/criticise cross
cry decide depend destroy develop die disagree disappear discover disturb divide done download
dream dress drive dry earn email encourage end enter establish exist expect explain explore face
fail fall figure follow forbid freeze frighten function gather graduate hand harm hate head hit
hold hug hurry impress improve include increase indicate injure invade invent invite land lend
license/licence lie lose manage mark marry matter mind mix move need offer operate oppose order
organize/organise pack park pass perform point pollute post pour predict prefer prepare pretend
prevent print produce pronounce provide publish pull pursue quit raise reach realize/realise
receive record recycle refer reflect regret relax remain remind rent repair replace represent
retire return reveal roast rob ruin satisfy seek seem send serve sew shine shoot shut smoke snow
sound spell spill splash stand steal succeed suggest suit surf survive swallow sweat telephone
terrify text throw tidy train trust try understand wander weigh wish wonder worry

2x
across against along although among another as before beyond down during either enough except
few for half herself hey himself hundred itself last latter least less might million most myself
next next_to no_one nobody one opposite other ourselves out_of outside own plus second several
shall since somebody such theirs themselves though thousand till toward/towards upon whatever
while whom within without

3a
able abnormal above absent absolute abstract abundant academic accessible accidental accurate
active adorable adverbial aggressive agricultural alcoholic alike allergic alternative amazed
amazing ambitious amusing animated annoyed annual anti apparent artistic ashamed athletic
Atlantic atomic auxiliary available aware awesome awkward bald bare beloved bent bilingual
bitter blind bold bound brand-new breathless brief broad burning calm canned capable careless
casual cautious central challenging cheerful chief Christian chronological circular civil
classical coastal commercial competitive complex complicated concerned confusing conscious
conservative considerable continual continuous contrary controversial countless courageous
critical cruel cultural curious curly current damaged damp deadly deaf definite delicate
delighted delightful democratic dependent depressed depressing desperate destructive devastating
digital diligent disabled disastrous disgusting distant diverse divine divorced downstairs
downward dramatic drunk dull dusty duty-free eager earnest eastern easygoing/easy-going
ecological economic effective efficient electrical electronic embarrassed emotional encouraging
endless engaged enjoyable enthusiastic entire environmental equal essential eternal even evident
exact exclusive exhausted experienced extinct extraordinary extreme face-to-face faint faithful
fake fallen faraway fashionable favorable/favourable festive financial firm first-floor flash
flat fluent fond foolish forbidden formal former fortunate freezing frequent frozen frustrated
full-time future gay general generous genetic geographical giant gifted global glorious gorgeous
graceful graphic guilty hand-held handy hanging hard-working hasty healing hearted hearty
heavenly helpless hidden historic historical holy homeless honest hopeful hopeless horrible huge
humid humorous hurt imaginary immediate impressive improper inconvenient incorrect incredible
independent indirect individual industrial inevitable informative innermost innocent insane
intense intensive intermediate internal involved irregular jealous joint juicy lasting lawful
lead leading lean legal level lifelong limited liquid literary live loud loyal magical
magnificent main male marine marked mass massive maximum meaningful mechanical medium memorable
mental mere messy middle-aged mild minimum minor miserable misty model moderate monthly
motionless mutual naked narrative narrow nasty navy_blue near nearby neutral newborn next-door
northeast northeastern northern northwest northwestern noticeable notorious nuclear numerous
nutritious obvious occasional offensive oily old-fashioned onstage orderly ordinary organic
outdoor outer out-of-date outstanding outward overjoyed overnight overwhelming owing paid
painful pale parental partial part-time passive past patient peculiar penniless permanent
persuasive phantom plain poisonous positive possessive practical precious pregnant prepared
preschool present previous primitive productive prominent prosperous protective proud
psychological public pure qualified quality racial rapid rare rational realistic reasonable
recycled regional relative relaxing reliable religious remarkable resident residential
respectable responsible ridiculous ripe rolling rotten rough round sacred satisfied scared scary
scenic second-hand secret secure select selfish self-service serious severe shadowy shallow
shameful sharp sheer shiny shocked shocking shut silent solid sore sour southeast southern
southwest spectacular spicy spiral spiritual sports stable steady steep sticky stormy strategic
stressed stressful stricken stubborn stuck stuffed stunning stupid stylish subconscious
substantial sufficient superior supportive surrounding swollen systematic talented talkative
tasteless tasty technological temporary tense terrific terrified thankful thorough threatening
thunderous timely tiny tiring top total tragic transitional tremendous tropical trustworthy
typical unable unafraid unbelievable unclear uncontrollable underage unemployed unexpected unfit
unfortunate unfriendly unheard uninterested uninteresting unique unlikely unlucky unpredictable
unrelated untidy unwanted unwell uplifted upper upstairs up-to-date upward urgent useless vague
vain valuable various vast vegetarian vice virtual visible visual vivid waste wasteful weird
welcome well-dressed widespread wizard working worn worth worthwhile worthy written

3n
aborigine absence abundance academy accent acceptance access accessory accountant accuracy ache
achievement acknowledgment/acknowledgement acquaintance actress ad addressee administration
admiration admission adverb advert adviser/advisor aerobics affection agenda agreement
agriculture aid aim air_conditioning air_force airline alcohol allowance alphabet alternative
ambulance amount analysis anger angle animation announcement annoyance ant antique antonym
anxiety ape apology appeal appetite applause application appreciation approach approval
architect arithmetic army arrangement arrest arrival arrow artist aspect aspirin assignment
assistance assistant astronomer atmosphere attachment attraction authority avenue awareness
babysitter backache backpack backpacker backpacking bacon baggage baker bakery balance bandage
bang bank_account bark barman barrel basement basin basis battle beard beast beaver bedside
behalf belief benefit bin biochemistry biography biology bishop blame blessing blog blogger
blush bomb bond booking boom boot border boredom bother bow boxing bracelet brainstorming brass
breakthrough breast breath breeding brick broadcast broccoli bronze brotherhood bubble buddy
builder bull bullet bulletin bunch burden bureau burglar butcher buyer cabbage cabin cage
calculation calculator calf caller calmness camel campsite canal cancer candle canteen capacity
capsule capture career carelessness carpet carriage carton cashpoint category cattle caution
cave CD-ROM celebrity cell central_heating ceremony certainty champion channel chaos
characteristic charge chariot charity charm chase chat chat_show check-in_counter/check-in
check-in_desk/check-in checkout chemical chemist chemistry chest_of_drawers chewing_gum choir
chuckle circus citizenship civilization/civilisation claim click cliff climate climber clinic
clip coal cod coffin collapse collar columnist combination comedian comedy comet comfort comma
command comment common_sense companion comparison competitor complement compliment composition
compound compromise concentration concept conclusion conduct confidence confirmation conflict
confusion connection/connexion conservation consideration consonant constitution construction
consumer consumption content contribution copyright correction cotton council
counseling/counselling count county courage courgette craft crash creator criminal crisis critic
crop crossing crossroads crow crush cucumber cure curiosity currency curriculum curtain curve
cushion customs cut CV cycle daisy damage darkness dating daze dazzle deadline dealer debris
debt decision declaration decline decrease deed defender defense/defence deficiency
definite_article definition delight delivery demand democracy demonstration department departure
deposit depression depth designer desire despair destination destruction detective determination
development device devotion diagram dial dialog/dialogue diameter diaper diligence dioxide dirt
disability disagreement disappointment disaster disc_jockey/disk_jockey discomfort discount
discovery discrimination disease dishwasher disk/disc distance distinction distribution district
disturbance dive diver divide diving DJ doc document documentary dolphin dot doze dozen dude
dump dustbin duty duvet dynasty eagerness earache eco ecology economics economy ecosystem
ecstasy edge edition efficiency elbow election electricity electron element embarrassment
emotion emperor emphasis empire employment encounter encouragement encyclopedia/encyclopaedia
enemy engine engineering Englishman enjoyment entertainer enthusiasm enthusiast entry
environmentalist equality equipment era essence establishment eternity examination examiner
excellence excess exchange_rate excitement existence exit expense experiment exploration
explosion extent extinction extra extreme_sports eyesight facility failure fair fall fancy
fantasy farewell farming farmland fax feast fellow ferry fifth filling film-maker filter finding
fine finger fire_station firefighter firework firm first_floor first_lady fitness flavor/flavour
flock flow flu flute fold folk fondness foot forecast forehead format formula fortnight
foundation fountain fragment freezer frequency freshman friendliness fright frost frustration
frying_pan fuel full_stop function fund funeral fur fuss gain gall gallon gap gardening garment
gene general genetics gentleman geography geology gesture giggle ginger giraffe glance glide
glimpse glint glory go goalkeeper goddess golfer goods gorilla gossip governor gown graduate
graduation grant graph graphics gratitude grave gravy greenhouse greeting grill groom
ground_floor grouping growth guarantee guess guidance guide guilt guitarist gym gymnastics
habitat hairdresser hairdryer hammer handball handkerchief handshake handwriting harbor/harbour
hardship harness hatch hate hatred haunt haven hazard headline hearing heart_attack heater
heaven heel height helmet herd hip historian hit HIV honesty honeymoon hop horizon horn hostel
household housework human humanity humor/humour hunger hunt hut ice_hockey ice_skating identity
identity_card idiom idol illness immigration impression improvement incident income increase
indefinite_article industry infection infinitive ingredient inhabitant initial injury ink
innovator inquiry/enquiry inscription insight inspection instance institute instruction
instructor insurance intention interaction intermission interval interviewee introduction
invasion investigation invitation iron ironing isle isolation ivory jade jail/gaol jar jazz
jewel jogging journal journalist judge judgment/judgement jug jumper jungle justice kettle
keyboard killing kindness kitten lab laboratory ladder lamb land landlord latecomer laugh
laughter layer leadership league leave lecture length lettuce liar liberation librarian lie
lifeguard lift lighter lightning likeness limit limitation link liquid literature liver loaf
location lodge log logic logo lorry loss lottery loudspeaker loyalty luggage lung luxury
magician mailbox maintenance majority management mankind maple marble march marriage
mathematician mathematics maximum mayor measure measurement mechanic meditation Mediterranean
medium membership merchant mess message_board mile mineral minimum minority miracle mischief
misery mission misunderstanding mixing_bowl modal_verb/modal modem moisture molecule monitor
monk monster monument moral mosquito moss motherland motivation motive motor motorcycle motto
mount mountaintop movement mud mule murderer muscle mustard myth nail nap nationalist necklace
nectar needle negotiation neighborhood/neighbourhood nephew nervousness ness net network
newcomer nickname niece nightlife nod nonsense northeast northwest noticeboard notion novelist
nucleus nutrient nutrition object objection objective observation obstacle occasion ocean
opening operation opposite opposition oppression option oral orbit orchestra organ organism
organization/organisation origin outlaw overwork oxygen pace package packing paddle pain palm
parachute paradise parcel parking parrot participant participle passion passport password
patience patrol pattern pause peanut penny percent/per_cent performer pharmacy phenomenon
philosopher philosophy phoenix photocopy phrasal_verb phrase physics pick pie piety pillow
pineapple pipe pit plastic platform plug pocket_money poet poetry poison pole policy politician
politics pollutant pond popcorn pork port possession possibility postcard postman pot potential
pottery pound poverty powder praise prayer preference prefix prejudice preparation preposition
prescription presence presentation preservation president press priest primary_school principle
print prison prisoner privacy prize probability process procrastination producer profession
professor progress prohibition promotion pronoun proof property proportion proposal prosperity
protection protest proverb pub public_transport publisher pullover pump punishment pupil puppy
purse push puzzle quake quantity question_mark questionnaire queue race radiation rage rail
railroad railway rainfall rainforest rank raspberry ration razor reach reality reception record
recording recovery recycling reduction reef referee reflection refreshments refund refusal
refuse region register registration regulation relation relationship relative religion remainder
remedy remembrance remote_control representative republic reputation requirement rescue
researcher reservation reserve resort resource respect responsibility rest retail retrospect
reunification revision reward rise risk roadside robot round routine rubber rubbish ruin runaway
runway sadness safari safeguard safety salesman salmon sand sandal satellite satisfaction
saucepan saucer scan scholar scholarship schoolmate schoolteacher science_fiction scope score
scratch sculpture season seawater seaweed secondary_school security selection sensation
separation sequence series server service session setting settlement settler sex shame sheet
shelter sheriff shopper shortage shrimp sickness sidewalk sigh signal signature significance
signpost silk similarity single skeleton skin skyscraper slavery sleep sleeve slight slip slogan
slope slot smoker sneeze snowboard snowstorm soap_opera social_networking sophomore sorrow sort
soul southeast southwest souvenir sparkle specialist spectator spelling sphere spice spider
spinach spirit split sponge sponsor sportsmanship stall standard status stay steam steel sticker
storage storyteller strain straw strawberry stream stress strip stripe struggle studio submarine
substitute suffix suicide summit sundial sunrise sunset superstition supply supporter surface
surgeon surgery survival survivor suspect suspicion swarm sweat sweatshirt swimmer switch sword
sympathy symptom syndrome tablet take takeaway takeoff/take-off tale talk tank taste tax
teaching teammate teamwork tease technique teen telecommunications telegram teller temper
tendency tense tension tent term terminal terror terrorism terrorist theft theory threat
thriller thumb thunder tick tide tile tin tissue tobacco tongue toothpaste tornado total tourism
tournament trace tracksuit traffic_jam tragedy trail transformation transport transportation
trash travel_agent treat treatment trend trigger trim triumph trumpet tuna turbulence turning
turtle twin twist uncertainty underpants unemployment union universe upstairs urge usage vacancy
van variety vegetarian vehicle vein vessel vet vice_president victim victory video_clip
viewpoint violence virus visa vision volcano volume vowel voyage wagon ward wardrobe warmth
warning warranty warrior washbowl waste waterfall wax weakness weapon weather_forecast webcam
wetland whale while whisper whistle whole wildlife willingness windscreen windsurfing wing wire
wonder workout workplace workshop worst wound wrap wrapping wrist wristwatch yell yoga

3r
aboard absolutely accidentally accurately afterward afterwards alike aloud altogether annually
anxiously anyhow approximately aside barely beautifully boldly bravely briefly brightly
carelessly closely commonly completely consequently constantly continually continuously
curiously currently dangerously definitely directly distinctly emotionally entirely equally
evenly eventually excitedly extensively face_to_face farther farthest feverishly firmly fluently
formally forth freely frequently full-time further furthermore furthest generally genetically
half highly honestly hopefully hurriedly illegally immediately increasingly incredibly
indirectly indoors initially intentionally internationally involuntarily kindly largely last
lately least legally lightly loud lovingly meanwhile mentally merely monthly more moreover
naturally near nearby nevertheless newly next_door noisily nonetheless normally nowhere
obviously occasionally officially opposite otherwise outdoors overnight particularly part-time
permanently personally pleasantly politely positively primarily properly publicly rapidly rarely
relatively repeatedly rudely safely second second-hand secretly severely shortly similarly
simultaneously slightly slow socially somehow someplace sometime sometimes specially steadily
strangely suddenly supposedly surely surprisingly terribly through thus tightly totally
traditionally typically unexpectedly unfairly unusually violently visually vividly warmly
westward whenever wildly

3v
abandon absorb accompany accomplish account accuse accustom acknowledge acquire act adapt
address adopt advance advertise affect afford aid alarm analyze/analyse announce applaud appoint
approve arise arm arrange arrest assign assist associate assume attach attain attempt attend
attract award babysit back bang bar barbecue base bat bathe beat behave bet bill bite bleed
blend bless block board boast bomb book bore bounce bowl branch breed bump burn burst bust
calculate cancel capture care categorize/categorise characterize/characterise charge cherish
choke circle classify clear coast combine commit compete complete complicate compose conclude
confirm congratulate connect conquer constitute construct consume contain contribute control
convey convince cough counter crash cultivate cycle damage dare date deal declare decrease
dedicate defeat defend define delay delete deliver demand demonstrate deny depart deprive derive
deserve design determine devastate dial differ dig direct disable disappoint discourage dislike
display dissolve distinguish distribute dive drag drown dump educate eliminate embarrass emerge
emphasize/emphasize enable enclose endanger endure engage enrich ensure entertain escape
estimate examine exchange excuse exit expand experience expose express extend fade fancy
fascinate fasten fax feed fetch fight film finance fish fit fix float flood flow flunk fold fool
forgive form format fry fund furnish gain generate glance govern grab grant grill group guide
handle hang heal heat hesitate highlight hire hope horrify hunt ignore illuminate imitate
immigrate impair inform inhale inject inscribe insist inspire install/instal intend interact
interest interrupt interview invest involve iron irritate jog joke kid kiss knit knock last
launch lay lead leap lessen liberate lift light limit limp link locate lock mail maintain march
market mash match measure meditate melt memorize/memorise mend mention minimize/minimise mislead
model modify monitor motivate mourn murder name narrate negotiate notice nurse observe obtain
occasion occupy occur oppress outline outweigh overcome overwhelm owe own paralyze/paralyse
pardon participate pause permit persuade pin place plan plant please possess preserve press
proceed proclaim program/programme promise promote propose protect prove punish purify qualify
race rap react rearrange rebuild recall recite reclaim recognize/recognise recommend recover
reduce refuse regain regard register reject relate release rely remark remove renew repay reply
report reproduce request require rescue resemble reserve resist resolve respect respond rest
restore restrict result retain retell reunify revise rewrite rid riddle rise room rush scare
scatter scold score scream search seize service settle shadow shake shape shave shift ship
shiver shop shout sign simplify sink skate ski slip slow smell smile soil soothe
specialize/specialise speed spoil star stare stem stick stir stream strengthen stretch strike
stumble stun suffer summarize/summarise sunbathe support suppose surprise surround swear swell
switch tape taste tear tempt tend thirst thump tick tie tighten tire toss touch tour transfer
transform translate tremble trouble tumble twist type uncover undergo underline undo undress
unfold unify unite unpack update upload vary view volunteer vote wake warm warn waste wave wax
wither witness wrap

3x
according_to after because_of beneath besides but despite dozen either few gee goodness
including instead_of like little minus none nor off oneself onto/on_to ought_to per plenty plus
provided regarding since throughout till underneath unless until used_to via whatever whenever
wherever whether whichever whoever yet

4a
abandoned aboriginal absurd achievable actual acute adaptable addicted adequate administrative
admirable adopted adventurous adverse affectionate affordable ageless alphabetical ambiguous
ample anonymous antiaircraft antibacterial antique antistatic appreciative approximate arctic
arrogant astonished astonishing attached attainable attentive atypical authoritative
bad-tempered balanced balky barren beneficial benevolent biological bizarre bloody blooming
boiling bony bookish bossy bothered bothersome breakable breathtaking breezy budget burdensome
bustling carefree caring catastrophic catchy chaotic characteristic charming cheeky cherished
childish citywide clerical clumsy coarse coherent colonial communicative compassionate
compatible competent comprehensive compulsory conceivable concrete consistent constant
contemporary content contradictory conventional convinced cooperative corporal corporate
corresponding corrupt costly countrywide cowardly cozy/cosy creepy criminal crucial daft damn
darling dated de_facto decent deceptive decisive decorative deep deliberate demanding dense
dental dependable descriptive designer desirable detailed determined developing devoted dim
disorderly disorganized/disorganised dispensable dissatisfied distinguished distressing divided
domestic doubtful down dreadful dreamy drinkable dumb dynamic economical ecstatic educated
elective elegant elemental eligible eloquent enduring entertaining environmentally_friendly
erect estimated ethnic everlasting evil exceptional excessive executive exhausting existing
exotic expected expert explosive expressive exquisite extensive external exultant fabulous far
fascinated fatal faulty fearsome fed_up federal fellow fictional fierce figurative filial fiscal
fixed flawless flexible fluid formidable forthcoming foul friendly frugal functional fundamental
funky furious gaudy genuine geographic glamorous/glamourous glocal gloomy godly governmental
gradual grand grim gross growing grown-up gymnastic hairy harmless haunting hazardous
heartbreaking heartwarming/heart-warming high-tech/hi-tech hilarious hollow homeward
honorable/honourable hospitable hourly humane humble humiliating hybrid icy identical idle
ignorant immoral immortal impartial impermanent impolite impractical impressed improbable
improved impulsive inaccurate inadequate inanimate inborn incurable indebted indescribable
indifferent indispensable indulgent ineffective inert inexperienced infected infectious
inflammatory influential informal initial injured innate innovative inseparable inside
inspirational insufficient intellectual intent interactive interpersonal intimate intransitive
intravenous invariable invisible irrational irresistible irresponsible irritated irritating keen
known lame last-minute later latter legendary legislative legitimate lengthy liberal lifeless
literal long-distance long-term lousy lucrative lush luxurious luxury manual mathematical mature
medieval/mediaeval mediocre metric microscopic mighty miniature misleading mistrustful mock
modest momentary moody moral mortal motivated mournful moving muddy multiple mutable
narcissistic nationwide naughty naval neat needless needy neighboring/neighbouring newsworthy
noble nonprofessional non-smoking numerical obedient objective obsessive odd offshore optimistic
optional oral orchestral outrageous outside oval overall overseas oversize packed pandemic
paperless paramedic particular passionate pastoral patriotic pedantic persistent pessimistic
petrified petty philosophical picky picturesque pointless posh possessed postal potent potential
predicative predictable predictive preferable prehistoric preindustrial preliminary presidential
prestigious pretend preventive priceless primary prime prior probable profitable prompt proposed
proven punctual purposeful puzzled quarrelsome queer quit quotable rash rear rebellious
recommendable rectangular redundant referent reflective related relevant relieved reluctant
remaining resonant respected respiratory revolutionary rhythmic risky roast rocky rosy ruinous
rural rusty salty sanitary satisfactory scheduled seasonal secondary self-confident selfless
sensible sensitive serene serial sexual sexy shabby shaken Shakespearean shaky short-term
simultaneous sincere skilled skillful/skilful slight sloppy soaked soaking so-called sociable
solar solo sophisticated sound spare sparkling spellbound standard standby starving state steely
stern stiff stingy straightforward striking subtle successive superb supernatural suspicious
swift symbolic sympathetic tabloid tactile tame tanned technical temperate tender terrifying
thoughtful thoughtless thrilled thrilling timeless tiresome tolerant tough toxic transient
transitive transparent tricky trivial tropic troublesome trusty truthful turbulent twisted
ultimate unacceptable unattractive unauthorized/unauthorised unavailable unaware unbearable
unbeatable unchanged uncharacteristic uncommon unconcerned unconscious underground undersea
understandable understanding undreamed undressed unenthusiastic uneven unfamiliar unfashionable
unforeseen ungodly unhelpful unimaginable united universal unkind unlimited unmistakable
unnatural unofficial unpopular unrealistic unreasonable unreliable unsafe unsatisfactory
unselfish unstoppable unsuccessful unsuitable unsure untalented untreated untrimmed unwilling
unwise unworldly upright upside_down urban vacant valid varied verbal very vigorous vital
waterproof wealthy wearisome weary well-balanced well-built well-organized/well-organised
well-paid western willing winding witty wondrous workaholic worldly worldwide
wornout/worn_out/worn-out worrying worthless youthful yummy

4n
absentee abuse accessibility accommodation accusation acid acquisition addict addiction
adjustment adoption advance advancement advent adversity agony aircraft aircrew alcoholic
alcoholism allegation alliance ally altar altitude aluminum/aluminium amazement ambassador
ambiguity ammonia amplifier analogy analyst anchor anchorage anchorman anchorperson anguish
anticancer anticipation antipollution antivirus apostrophe applicant arch
archaeologist/archeologist arena aristocracy armful artery artistry ash aspiration assault
assembly assessment assumption assurance astonishment astronomy athletics attainment attendance
attractiveness attribute aubergine audit audition availability awe ax/axe axis backup backyard
badge ballad ballet ballot ban banker bankruptcy barbershop barley barn barometer barrier
bartender bathhouse battlefield beagle beak beam bearing beat belongings bend benevolence berry
bestseller bewilderment bidding bikini billion bio biotechnology birdcage birthplace blade blast
blaze blend blindness bloodstream blossom blurt bold bolt bombard bomber bombing booklet
bookmark boost booth botany bounce bourbon boxer bracket brag bravery breakdown breakup breed
brewery broadband broadcaster brochure brother-in-law browser bruise bud bulimia bum bumper bun
bureaucracy burglary burial buzz cabinet cable campaign candidate cane cannonball canon
capability caption captive caravan carbon carbon_dioxide carbon_footprint carbon_monoxide
cardboard cardigan carnival carpool cascade cast catalog/catalogue catalyst catastrophe
categorization/categorisation catering cathedral cause ceiling cellar cellist cello cemetery
centigrade certificate certification chancellor checkpoint cheerfulness chemotherapy cherry
chief chimney chip chunk circuit circuitry circumstance clam classic classification clause
clearness client climate_change closure clothing coaching coalition coastline cocktail cocoa
coconut coherence coincidence colleague collector collocation colon coma commander commerce
commercial commission commonwealth community compassion compensation competence completion
complexion complexity component comprehension compress compression conceit conception concession
concrete conductor cone conference conferencing confession conjunction conquest conscience
consciousness consensus consent consolation consultant contempt contract contradiction
controversy convention converse conversion cooperation copper coral core cornerstone cornet
corona corporation correctness correspondence correspondent corridor corruption costume cottage
cough counter countryman courtesy coward coziness/cosiness crab crack craftsman crater crease
creation creek crew cripple criticism crocodile cruelty cube cubism cuff culmination curl cursor
cyberaddict cybercafe/cybercafé cybercrime cyberpet cyberschool cyberspace cyclist dandelion
darling dash data database daughter-in-law dawn daytime dear debit debit_card decade deck
decomposition decoration dedication deduction deer defeat deficit deforestation delegate
delicacy denim deputy desktop desolation desperation destiny detachment determiner devil
diarrhea/diarrhoea dictator digest dignity dilemma dime dimension diphtheria diploma diplomat
disappearance disapproval discharge disciple discipline disgrace disguise dishonesty disorder
displeasure disposal disposition dispute disregard dissatisfaction dissident distortion
distraction distributor diversion division divorce DNA dock donation donkey doom doorkeeper
doorway dorm dormitory dose double dove downfall download dowry draft/draught drain drapery
droop dropout drought duel duplicate duplication dwarf dye eagle earnings ease ecologist
economist edit editorial educator effectiveness electrician electronics elegance elite eloquence
embassy embrace emergence employee employer endeavor/endeavour endurance energy engagement
enterprise entrepreneur environment equal equation equity eruption essayist estate estimate
ethic evacuation evaluation evil evolution exactness exaggerate exaggeration examinee exception
exclamation_mark exclusion excursion execution executive exhaust exhaustion exile expansion
expectation expedition explorer explosive export extension extract eyebrow eyelash eyelid fabric
facilities factor faculty faith fame fascination fat fate father-in-law feat feedback female
ferryboat fiber/fibre fighting finance fingernail fire_brigade firearm fireplace firmness
first_language first_person fit flame flash flaw flax fleet flesh flexibility fluency flutter
focus follower folly footnote foreman forestry formation fox fragrance fraud frigate frontier
fume functionality funk furor/furore gaiety gambling gang gangster gardener gasp gateway gaze
gear generalization/generalisation generosity genius genre germ getaway ghetto giveaway glacis
glare gleam glee global_warming glow goat god good goodwill gook gorge gracefulness grain grasp
gravestone gravitation greatness grief grin grip grown-up guerrilla guideline gulp gum gunshot
guts habitant handicap handicraft handout handrail hang hard_drive hardware harm harrow haste
hatching hay headquarters health_care heap hedge helicopter hell helper hemp herb heritage
hesitation highlight hijack hint holder holocaust hone hood hook hospice hospitality housekeeper
housemaster housewife hug human_rights humanist humbug humiliation hunting hygiene hyperbole
hyphen iceman icon identification ideology idiot ignorance illustration imagery imitation
immigrant immortality imperative implement implication impossibility impressionism impressionist
imprisonment impulse incense incentive index indignity individual infant inference inflammation
inflation influenza infringement initiative injection innovation input inside inspector instinct
institution insult intellectual interior interpretation interpreter interruption intersection
intruder intrusion inventor inverted_commas investigator investment investor involvement
irritation islander jaw jeweler/jeweller jog joint journalism judo jump junk_food juror jury
kangaroo karaoke keeper kerosene keystroke knot label laborer/labourer lance landing landlady
landslide lap laptop lark laser last_minute laundry lava lawmaker lawn lawsuit layabout leaflet
leak leap learning lease leash lecturer leek legend legislation legislator legislature leopard
lid lifetime lighting limb linen liner ling listener litter living loan lobby loneliness lowland
lyrics madam madame madness maestro major make malady malaria mama/mamma mango mansion manual
manufacture manufacturer manufacturing marathon margin marketing martial_art mask mass massacre
massage masseur master masterpiece mastery mate mausoleum mean means media medication melody
memorial mentor merchandise mercy merger messenger metaphor micro microbe microcomputer
micrometer/micrometre microorganism microphone microscope microscopy microwave midst migration
mill millimeter/millimetre millionaire mimic mine minister mint misconception misfortune missile
mist mix mixture mobility modernization/modernisation modification mogul mold/mould monastery
moonlight moonscape morality mortar mortgage mother-in-law motion motorbike motorist mover
mumble murmur musical mustache/moustache mutability mutter mutton nano narrator native_speaker
navigation navy necessity need neglect nerve nerves netsurfer/net_surfer neurosis newscaster
nightclub nightmare nobility nobleman nomad nomination nominee nostril nought nourishment
novelty nuisance nursery nut nutshell oath obedience obituary obligation observer obsession
offender offense/offence official ointment olive Olympia Olympiad operator opponent optimism
optimist orator orchid organizer/organiser original originality ornament ounce outback outbreak
outcome outfit outing outlet outline outlook outpatient output outrage outside outsider
outskirts overcoat overlap overtime ow owl ox ozone pa packet pad paintbrush pajamas/pyjamas
pallet pancake panel papaya paperwork parade paradox paralysis paratrooper parliament
participation particle partisan partnership pastor patch patriot patriotism patron pavement paw
pawnbroker pawnshop payment peach peak pearl pebble pedal pedestrian peel peep peer peg penalty
penguin penicillin pension pentagon percentage perception permanence perseverance persistence
personification personnel perspective perspiration persuasion pessimist pH pharmacist phase
physician pi pickle pillowcase pin pine pint piracy pirate pitch plague planning playmate
playwright plot plum plumber plus pneumonia point_of_view polar_bear polio polish politeness
polity polo popularity porch portion pose practicality prance prawn predicament predictor
prefect prehuman presenter presidency prestige prevention prick prime_minister principal
priority privilege probe procedure professional profile profit programmer programming project
projection prom prominence prompt proponent prose prospect province provision proximity
psychology publication publicity pudding pulse pumpkin punch punctuality purchase pursuit
qualification quarantine quarrel query quiet quotation quote racism racist rack radar radical
radium rafter rag rainbow rainstorm rally ram ramp ranger rape rattle ravage reaction
real_estate realization/realisation rebel recession recipe recognition recollection
recommendation recreation reed reference refinery reform refrain refresh refuge refugee regard
reggae regime regret rehearsal reinforcement rejection relativity relaxation relay relic relief
remains remark reminder rental repaint repertoire repetition replacement replica repression
reprint residence resident resignation resistance resolution respiration restriction retailer
retina retirement retreat revelation revenge revenue reverence revival revolution rhinoceros rib
riddle rider ridge righteousness rim rite ritual rival roam rocket roommate route royalty rubble
rug rush_hour sag sage salary salesmanship salesperson saleswoman salon salsa sandstone
sanitation saving/savings say scandal scar scarlet scent scheme scholasticism schoolgirl scooter
scribble scrooge scuba scythe seal second_person sector seesaw segment self-confidence seller
semicolon semi-final seminar senator servant setback sexism shed shield shift shipping shipwreck
shooting shopkeeper shoplifter shoplifting shortness showbiz showcase shrink silverware
simplification sincerity sister-in-law skateboard skateboarder skylark slang slap slash
slaughter sliver smokestack sneer snore snowball soak softness soil solidity soliloquy solo
solvent son-in-law sonnet soundtrack Soviet soybean spa sparerib spark sparrow specialty species
spectacle speeder spite splash splatter spokesman spokeswoman spray spreadsheet sprint spur
squad squash stability stack stagger stain stake standstill stanza starvation statesman
statistics steering_wheel stepfather stepmother stereotype stew stick stimulant stimulation
stitch stock stock_market stockpile stonework stool stopover stopwatch strait strand stroke
stylist subcontinent subculture subdivision subjunctive subplot substance subtitle suburb
suffering sulfur/sulphur sunbeam superintendent supervision supervisor supplement supplier surge
surroundings surveillance swan swing syllable synonym tablecloth tabloid tag tail tan tatter
tattoo taunt teaspoon telescope temptation tenderness terrace territory testimony theme theorist
therapist therapy thermometer thesis thickness thigh thinker third_person thirst thread thrill
throat tightrope timeliness timing tiredness toenail toll tomb ton torch tortoiseshell trader
trailer trainee trainer trait traitor tramp trample transcript transfer transfusion transistor
transition translation translator transmission traverse tray treaty trek tremor trial triangle
tribe trio trolley troop trophy trunk trust truthfulness tub tuberculosis tug tuition tulip
tumor/tumour tunnel tutor twinkle typhoid tyranny tyrant undergraduate understanding underwear
unease unhappiness unrest unusualness upbringing update upgrade user utility vaccine valentine
vanity variation venture venue verse version veteran vibration viewer vigor/vigour villa
villager vinegar virtual_reality virtue vitamin vocalist volunteer vomit voter vow wage waist
waistcoat wait walkabout walker wallboard walnut want warship wartime wasp weave weed welcome
welfare wheat whiskey/whisky widow width wilderness will win windshield wink wit withdrawal
witness wolf woodcarving workbench workman worktable worldview worm worse worship wreck X-ray
yacht yawn zebra zip zoom

4r
abnormally abruptly accordingly actively additionally adequately admiringly admittedly adversely
affectionately aggressively alternatively amazingly appropriately artificially attentively
backward/backwards bitterly blindly bloody brilliantly broadly calmly casually cheerfully
comfortably confidently considerably conveniently conversely creatively critically crossly
cruelly culturally damn dearly deliberately delicately densely desperately doubly dramatically
eagerly eastward ecologically effectively electronically elegantly emphatically endlessly
enthusiastically environmentally essentially eternally evidently exceptionally exclusively
extraordinarily fantastically financially fine finely firstly flat flexibly fondly foolishly
forcefully formerly frankly frantically furiously generously gently genuinely globally
graphically hastily hugely ideally impatiently impolitely improperly independently innocently
instantly invariably invitingly ironically irresistibly jealously knowingly lastly leisurely
likewise literally loosely momentarily morally narrowly nationwide necessarily negatively
neither nervously nicely northward offhand openly originally outwardly overall overboard overly
overtime passionately patiently peacefully politically potentially powerfully practically
precisely preferably presumably previously privately promptly proudly psychologically radically
readily reasonably regardless regrettably remarkably respectably rightly scarcely scientifically
secondly seldom separately sharp sharply significantly since skillfully/skilfully skyward solo
somewhat southward specifically statewide strictly stubbornly sufficiently suitably suspiciously
technically temporarily tenderly that thereafter thickly thirdly thoroughly though tight
tremendously ultimately unashamedly unclearly uncomfortably underground underneath underwater
undoubtedly uneasily unimaginably unjustly unmistakably unthinkably upright upside_down urgently
utterly verbally vigorously virtually visibly weakly willingly wordlessly worst wrongly

4v
abolish access accumulate ache adore adorn agonize/agonise aim alert alter alternate amaze
amplify amuse animate anticipate appeal approach arouse articulate aspire assemble assert assess
assure astonish attribute authorize/authorise await balance ban bankrupt bare bargain bark
beautify bellow benefit bestow betray bewilder bid bind blast blaze blink blur blush bolt
bookmark boost bottle bow brake broadcast broaden browse bully burden burgle bustle butcher buzz
carve cast cease certify challenge chase cheat chew chop clap clarify clog coach coincide
collapse comb commemorate comment commute compensate compile compromise compute conceal concede
conceive concern condemn conduct confess confine confront console consult contaminate contradict
convert cool cooperate cope correct correspond crack crawl cruise crystallize/crystallise cure
dash debit decay deceive decline decorate deduce deem defy dehumanize/dehumanise delight
demolish deposit descend desire despise detach detect devote dignify dip disapprove disconnect
discredit discriminate disguise disillusion dismiss displace disqualify disrupt distract divert
divorce dominate donate double doubt downsize drain dread ease edit elect employ encounter
endorse enforce engulf enhance enroll/enrol entitle envy equal equip erupt evacuate evaluate
evolve exalt exceed excel exclaim exclude execute exhibit experiment explode exploit export
extract facilitate faint falter familiarize/familiarise fear feature file fine fire flap flash
flee flip force foresee found frame freak free fulfill/fulfil generalize/generalise glorify
gossip grade grieve grip guarantee guard hail hammer haunt heap hijack honor/honour hook
hospitalize/hospitalise hover humanize/humanise humiliate hush identify idolize/idolise
illustrate immerse implement imply import impose imprison inch incur indent indulge
industrialize/industrialise infect infer inflate influence infringe inhabit inherit
inquire/enquire inspect instill/instil instruct insult integrate interfere interpret intrude
investigate invoke issue italicize/italicise itch jam jeopardize/jeopardise justify kneel lack
leak lean legislate lengthen level lick lighten line linger list load lower magnify manipulate
manufacture mechanize/mechanise merge mess mistreat misunderstand modernize/modernise mortify
mount multiply mumble muse mutter mystify navigate nod nourish obey object obsess offend
originate outdistance outdo outgrow outlive outshine overbook overemphasize/overemphasise
overestimate overhear overlook overshadow overstep overtake overthrow overturn panic part pave
pee peel penalize/penalise penetrate perceive permeate persist personify photograph picture
pitch plead pluck plug poison ponder pop popularize/popularise postpone pound powder praise
precede predicate prejudge preoccupy prescribe present prevail price process progress prohibit
project prompt prosecute prosper protest publicize/publicise punch purchase quantify quarrel
question queue quote radiate range rape rate rebel reckon recollect reconsider recruit redo
refute regulate reinforce rejoin relieve reorganize/reorganise repress reprove research resign
resume retard retreat retrieve reverse review revive revolutionize/revolutionise revolve reward
rhyme rip risk roar rock roll round row rub rule sack safeguard sail saw scan schedule scramble
scratch screen screw select sense sentence separate shatter shell shock shoplift shower shrink
shrug sigh signify sketch skim skip slam slap slice slide smash snap sneak sneeze sniff snore
soak soar sob socialize/socialise sort span spare specify spin split sponsor spot spray spread
squash squeeze stab stain stammer stamp startle starve state steer stimulate stink store
straighten strain strangle stress stride strip strive stroke struggle stuff submit subside
substitute subtract suck sue supervise supply suppress surrender suspect suspend sustain sweep
swing sympathize/sympathise tack tackle tap tease test testify threaten tickle time tip tiptoe
toil tolerate torture trace track trade trail transmit transport tread treat trick trip
underestimate undertake unload unlock untie upgrade upset urge usher utilize/utilise utter value
vanish verse vibrate violate water weaken wed whip whisper whistle widen wind wipe wire withdraw
worsen wound yawn yearn yell yield

4x
alongside amongst concerning considering damn following least lest neither next now once
owing_to round times unlike unto versus whereas whichever
`

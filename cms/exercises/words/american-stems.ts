/**
 * American and British spellings that no rule gives, `-ize` and `-yze` apart. What is another word
 * on the other side as well (check and cheque, tire and tyre, story and storey) is not here:
 * a learner who writes one for the other has written another word.
 */
const pairs = `
license licence, practice practise, practicing practising, program programme, math maths, learned learnt,
mom mum, specialty speciality,
acknowledgment acknowledgement, afterward afterwards, aging ageing, airplane aeroplane,
aluminum aluminium, analog analogue, anesthesia anaesthesia, anesthetic anaesthetic,
appall appal, archeologist archaeologist, archeology archaeology, armor armour,
artifact artefact, ax axe, behavior behaviour, benefitted benefited, benefitting benefiting,
burned burnt, caldron cauldron, caliber calibre, canceled cancelled, canceling cancelling,
candor candour, catalog catalogue, center centre, centered centred, centering centring,
centimeter centimetre, channeled channelled, channeling channelling, chili chilli,
chiseled chiselled, clamor clamour, color colour, councilor councillor, counseled counselled,
counseling counselling, counselor counsellor, cozier cosier, coziest cosiest, cozy cosy, defense defence, dialed dialled,
dialing dialling, dialog dialogue, diarrhea diarrhoea, distill distil, donut doughnut,
dreamed dreamt, duelist duellist, encyclopedia encyclopaedia, endeavor endeavour, enroll enrol,
enrollment enrolment, enthrall enthral, epilog epilogue, equaled equalled, equaling equalling,
esthetic aesthetic, estrogen oestrogen, favor favour, fetus foetus, fiber fibre, flavor flavour,
focussed focused, focussing focusing, fueled fuelled, fueling fuelling, fulfill fulfil,
fulfillment fulfilment, funneled funnelled, gray grey, grueling gruelling,
gynecologist gynaecologist, harbor harbour, hemoglobin haemoglobin, honor honour, humor humour,
initialed initialled, inquire enquire, inquiries enquiries, inquiry enquiry,
installment instalment, instill instil, jeweler jeweller, jewelry jewellery, judgment judgement,
kilometer kilometre, labeled labelled, labeling labelling, labor labour, leaned leant,
leaped leapt, leukemia leukaemia, leveled levelled, leveling levelling, libelous libellous,
licorice liquorice, likable likeable, liter litre, lovable loveable, luster lustre,
maneuver manoeuvre, marshaled marshalled, marvelous marvellous, meager meagre, meter metre,
millimeter millimetre, modeled modelled, modeling modelling, mold mould, mollusk mollusc,
molt moult, monolog monologue, mustache moustache, neighbor neighbour, odor odour,
offense offence, omelet omelette, orthopedic orthopaedic, pajamas pyjamas, paneled panelled,
parlor parlour, pedaled pedalled, pedaling pedalling, pediatric paediatric,
pediatrician paediatrician, plow plough, plowed ploughed, pretense pretence, prolog prologue,
quarreled quarrelled, quarreling quarrelling, rigor rigour, rivaled rivalled, rumor rumour,
saber sabre, savior saviour, savor savour, shriveled shrivelled, signaled signalled,
signaling signalling, sizable sizeable, skeptic sceptic, skeptical sceptical,
skepticism scepticism, skillful skilful, smelled smelt, smolder smoulder, somber sombre, specter spectre,
spelled spelt, spilled spilt, spiraled spiralled, splendor splendour, spoiled spoilt,
sulfur sulphur, theater theatre, tidbit titbit, totaled totalled, totaling totalling,
toward towards, traveled travelled, traveler traveller, traveling travelling, tumor tumour,
tunneled tunnelled, unraveled unravelled, unskillful unskilful, valor valour, vapor vapour,
vigor vigour, whiskey whisky, willful wilful, woolen woollen, worshiped worshipped,
worshiping worshipping, yogurt yoghurt`

/** From the American spelling to the British one. */
export const americanStems: Readonly<Record<string, string>> = Object.fromEntries(
  pairs.split(',').map((pair) => pair.trim().split(' ')),
)

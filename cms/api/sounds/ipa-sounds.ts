/** Signs of the phonetic alphabet, British and American, in the engine's; the longest first. */
const table: readonly (readonly [string, string])[] = [
  ['eɪ', 'EY'],
  ['aɪ', 'AY'],
  ['ɔɪ', 'OY'],
  ['aʊ', 'AW'],
  ['əʊ', 'OW'],
  ['oʊ', 'OW'],
  ['ɪə', 'IH R'],
  ['iə', 'IY AH'],
  ['eə', 'EH R'],
  ['ɛə', 'EH R'],
  ['ʊə', 'UH R'],
  ['ɔə', 'AO R'],
  ['ɑːr', 'AA R'],
  ['ɔːr', 'AO R'],
  ['ɜːr', 'ER'],
  ['ər', 'ER'],
  ['ɝː', 'ER'],
  ['ɝ', 'ER'],
  ['ɚ', 'ER'],
  ['ɜː', 'ER'],
  ['ɜ', 'ER'],
  ['iː', 'IY'],
  ['ɑː', 'AA'],
  ['ɔː', 'AO'],
  ['uː', 'UW'],
  ['ɛː', 'EH R'],
  ['tʃ', 'CH'],
  ['dʒ', 'JH'],
  ['ʧ', 'CH'],
  ['ʤ', 'JH'],
  ['i', 'IY'],
  ['ɪ', 'IH'],
  ['e', 'EH'],
  ['ɛ', 'EH'],
  ['æ', 'AE'],
  ['a', 'AE'],
  ['ʌ', 'AH'],
  ['ə', 'AH'],
  ['ɐ', 'AH'],
  ['ɒ', 'AA'],
  ['ɑ', 'AA'],
  ['ɔ', 'AO'],
  ['o', 'OW'],
  ['ʊ', 'UH'],
  ['u', 'UW'],
  ['b', 'B'],
  ['d', 'D'],
  ['ð', 'DH'],
  ['f', 'F'],
  ['ɡ', 'G'],
  ['g', 'G'],
  ['h', 'HH'],
  ['j', 'Y'],
  ['k', 'K'],
  ['l', 'L'],
  ['ɫ', 'L'],
  ['m', 'M'],
  ['n', 'N'],
  ['ŋ', 'NG'],
  ['p', 'P'],
  ['r', 'R'],
  ['ɹ', 'R'],
  ['s', 'S'],
  ['ʃ', 'SH'],
  ['t', 'T'],
  ['ɾ', 'T'],
  ['θ', 'TH'],
  ['v', 'V'],
  ['w', 'W'],
  ['ʍ', 'W'],
  ['x', 'K'],
  ['z', 'Z'],
  ['ʒ', 'ZH'],
]

/** Stress, syllables, length that is left over, slashes, what may be left out. */
const silent = /[ˈˌ'’.·\-–\s/[\]()ː‿]|\p{M}/u

/**
 * The ways to say a word that a lesson's phonetics name: `/təˈmɑːtəʊ/` is `T AH M AA T OW`. None
 * where a sign is unknown: a guess would have the engine hear wrongly.
 */
export function soundsOfIpa(phonetics: string): string[] {
  const ways = phonetics.normalize('NFC').split(/[,;|]|\bor\b/)
  return [...new Set(ways.flatMap((way) => soundsOfWay(way.trim()) ?? []))]
}

function soundsOfWay(way: string): string | null {
  const sounds: string[] = []
  for (let at = 0; at < way.length; ) {
    const found = table.find(([sign]) => way.startsWith(sign, at))
    if (found) {
      sounds.push(found[1])
      at += found[0].length
    } else if (silent.test(way[at] ?? '')) at += 1
    else return null
  }
  return sounds.length > 0 ? sounds.join(' ') : null
}

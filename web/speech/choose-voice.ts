import { type Accent, languageOf, namesOf, type Sex, sexSigns } from './voice-table.ts'

export interface VoiceSettings {
  accent: Accent
  sex: Sex
}

export const defaultVoiceSettings: VoiceSettings = { accent: 'american', sex: 'female' }

/** The properties of an installed voice that decide; a `SpeechSynthesisVoice` has them. */
export interface Voice {
  name: string
  lang: string
  default: boolean
}

export interface VoiceChoice<Installed extends Voice> {
  /** Null where the browser is to take its default. */
  voice: Installed | null
  /** False where no installed voice has both the accent and the sex: 'no voice found' (spec §8). */
  isFound: boolean
}

/**
 * The best installed voice. One without a known name fits where it has the accent, since the pitch
 * makes up for the sex. Where nothing fits, the nearest voice speaks: one with the accent, else any
 * English one.
 */
export function chooseVoice<Installed extends Voice>(
  installed: readonly Installed[],
  { accent, sex }: VoiceSettings,
): VoiceChoice<Installed> {
  const near = installed.filter(({ lang }) => isOfLanguage(lang, languageOf[accent]))
  const known = bestNamed(near, { accent, sex })
  if (known) return { voice: known, isFound: true }

  const unknown = near.filter((voice) => sexOf(voice, accent) === null)
  const fitting = preferDefault(unknown)
  if (fitting) return { voice: fitting, isFound: true }

  const english = installed.filter(({ lang }) => isOfLanguage(lang, 'en'))
  return { voice: preferDefault(near) ?? preferDefault(english) ?? null, isFound: false }
}

function bestNamed<Installed extends Voice>(
  voices: readonly Installed[],
  { accent, sex }: VoiceSettings,
) {
  for (const name of namesOf[accent][sex]) {
    const named = voices.filter((voice) => isNamed(voice, name))
    const best = named.find(isHighQuality) ?? named[0]
    if (best) return best
  }
  return voices.find((voice) => sexOf(voice, accent) === sex)
}

/** What the name says of the voice's sex; null for nothing. */
function sexOf(voice: Voice, accent: Accent): Sex | null {
  for (const sex of ['female', 'male'] as const) {
    if (namesOf[accent][sex].some((name) => isNamed(voice, name))) return sex
  }
  if (sexSigns.female.test(voice.name)) return 'female'
  return sexSigns.male.test(voice.name) ? 'male' : null
}

/** 'Ava' is in 'Ava (Premium)' and 'AvaMultilingual', not in 'Gustava'. */
const isNamed = ({ name }: Voice, wanted: string) =>
  new RegExp(`(?:^|[^\\p{L}])${wanted}(?:Multilingual)?(?:$|[^\\p{L}])`, 'iu').test(name)

/** The larger download of the same voice sounds better. */
const isHighQuality = ({ name }: Voice) => /premium|enhanced|natural/i.test(name)

/** Android writes en_US, espeak en-us; 'en' is the language of en-GB. */
function isOfLanguage(lang: string, wanted: string) {
  const given = lang.replaceAll('_', '-').toLowerCase()
  const sought = wanted.toLowerCase()
  return given === sought || given.startsWith(`${sought}-`)
}

const preferDefault = <Installed extends Voice>(voices: readonly Installed[]) =>
  voices.find((voice) => voice.default) ?? voices[0]

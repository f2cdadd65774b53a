import { defaultVoiceSettings, type VoiceSettings } from './choose-voice.ts'
import { languageOf, namesOf } from './voice-table.ts'

/** The learner's choice is kept on the device. */
const key = 'voice-settings'

export function readSettings(): VoiceSettings {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isSettings(stored) ? stored : defaultVoiceSettings
  } catch {
    return defaultVoiceSettings // storage refused, or a text that is none of ours
  }
}

export function storeSettings({ accent, sex }: VoiceSettings) {
  try {
    localStorage.setItem(key, JSON.stringify({ accent, sex }))
  } catch {
    // Storage refused: the choice holds for this page.
  }
}

const isSettings = (stored: unknown): stored is VoiceSettings =>
  typeof stored === 'object' &&
  stored !== null &&
  'accent' in stored &&
  'sex' in stored &&
  String(stored.accent) in languageOf &&
  String(stored.sex) in namesOf.american

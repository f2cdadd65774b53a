import { deviceStorage } from '../ui/browser-storage/browser-storage.ts'
import { parsedJson } from '../ui/browser-storage/parsed-json.ts'
import { defaultVoiceSettings, type VoiceSettings } from './choose-voice.ts'
import { languageOf, namesOf } from './voice-table.ts'

/** The learner's choice is kept on the device. */
const key = 'voice-settings'

export function readSettings(): VoiceSettings {
  const stored = parsedJson(deviceStorage.read(key))
  return isSettings(stored) ? stored : defaultVoiceSettings
}

/** Where storage is refused, the choice holds for this page. */
export const storeSettings = ({ accent, sex }: VoiceSettings) =>
  deviceStorage.write(key, JSON.stringify({ accent, sex }))

const isSettings = (stored: unknown): stored is VoiceSettings =>
  typeof stored === 'object' &&
  stored !== null &&
  'accent' in stored &&
  'sex' in stored &&
  String(stored.accent) in languageOf &&
  String(stored.sex) in namesOf.american

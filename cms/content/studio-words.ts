/** Words of Payload's studio in place of its own, where those are a developer's. */
export const studioWords = {
  en: {
    fields: { collapseAll: 'Close all', showAll: 'Open all' },
    general: {
      false: 'No',
      noLabel: 'No {{label}}',
      payloadSettings: 'How the studio looks',
      resetPreferences: 'Forget how I arranged the lists',
      resetPreferencesDescription:
        'Columns, open tabs and closed rows will be as on your first day. No text is lost.',
      timezone: 'Time zone',
      true: 'Yes',
    },
    // Payload's say “shorter than” of what may be just as long.
    validation: {
      greaterThanMax: 'This must be at most {{max}}.',
      lessThanMin: 'This must be at least {{min}}.',
      longerThanMin: 'This must have at least {{minLength}} characters.',
      shorterThanMax: 'This must have at most {{maxLength}} characters.',
    },
  },
}

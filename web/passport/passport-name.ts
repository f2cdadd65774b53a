/** The passport's database in `indexedDB`, and the channel by which tabs tell each other of it. */
export const passportDatabase = 'passport'

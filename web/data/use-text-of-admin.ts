import { useStoredText } from '../ui/stored-text/use-stored-text.ts'
import { useAdmin } from './admin.ts'

/**
 * A text that an admin is writing (`useStoredText`), and hers alone: where her session has ended and
 * somebody else signs in, the tab shows it to nobody until she is back.
 */
export function useTextOfAdmin(name: string) {
  const admin = useAdmin()
  return useStoredText(admin.state === 'ready' ? `${name}:${admin.data.id}` : name)
}

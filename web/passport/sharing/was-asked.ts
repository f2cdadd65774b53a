import { deviceStorage } from '../../ui/browser-storage/browser-storage.ts'

export const sharedKey = 'student-sharing'

/** Whether a student was ever asked on this device: for anybody else nothing of sharing is fetched. */
export const wasAsked = (): boolean => deviceStorage.read(sharedKey) !== null

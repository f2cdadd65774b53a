import { join } from 'node:path'
import { readEnvironment } from '../../../environment/environment.ts'

/** Where uploaded pictures lie: in the data folder, with what else must be backed up. */
export const mediaFolder = () => join(readEnvironment().DATA_DIR, 'media')

/** The address of a picture's file on the site; everybody may see it. */
export const mediaPath = (filename: string) => `/media/${filename}`

import { join } from 'node:path'
import { filesHome } from '../../../files/site-files.ts'

/** Where uploaded pictures lie: in the data folder, with what else must be backed up; or their copies. */
export const mediaFolder = () => join(filesHome(), 'media')

/** A picture's file, as the files of the site are called. */
export const mediaFile = (filename: string) => `media/${filename}`

/** The address of a picture's file on the site; everybody may see it. */
export const mediaPath = (filename: string) => `/media/${filename}`

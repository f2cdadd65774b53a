import { isSwapCutOff } from '../../backup/cut-off-swap.ts'
import { readableCount } from '../../backup/readable-count.ts'
import { StartError } from '../../environment/environment.ts'
import { FilesAway } from '../../files/files-away.ts'
import { moveFiles } from '../../files/move-files.ts'
import { openBucket } from '../../files/site-files.ts'
import { readArguments } from './read-arguments.ts'
import { runCommand } from './run-on-database.ts'

const usage = 'npm run files: puts what lies in the data folder into the bucket.'

/** `npm run files`: puts what lies in the data folder into the bucket, while the site runs or not. */
runCommand(async ({ DATA_DIR, bucket }) => {
  readArguments({ usage, mostWords: 0 })
  if (!bucket) {
    throw new StartError('No bucket is set, so files stay in the data folder (docs/operate.md).')
  }
  if (isSwapCutOff(DATA_DIR)) {
    throw new StartError('A restore was cut off here. Start the site once first: it ends it.')
  }
  try {
    const { moved, there, leftOut } = await moveFiles(DATA_DIR, await openBucket(bucket))
    console.log(
      `\n  ${readableCount(moved, 'file')} put into ${bucket.bucket}; ${there} were there already.\n`,
    )
    if (leftOut.length > 0) console.log(`  Not of this site, and left out: ${leftOut.join(', ')}\n`)
  } catch (error) {
    if (!(error instanceof FilesAway)) throw error
    throw new StartError(`The bucket cannot be used (${error.message}). See: npm run doctor`)
  }
})

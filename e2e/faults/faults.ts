import type { Fault } from './fault.ts'
import { balanced, balancedFrozen, balancedStopped } from './rows/balanced.ts'
import { slowClients } from './rows/clients.ts'
import { clock } from './rows/clock.ts'
import { commitsRefused } from './rows/commits.ts'
import { dataGone } from './rows/data-gone.ts'
import { databaseFrozen, databaseGone, databaseRestarted } from './rows/database.ts'
import { databaseFull } from './rows/database-full.ts'
import { diskFull } from './rows/disk-full.ts'
import { failedSchedules } from './rows/failed-schedules.ts'
import { killPostgres, killSite } from './rows/kill.ts'
import { largeLessons } from './rows/large-lessons.ts'
import { loginStorm } from './rows/login-storm.ts'
import { manyUploads } from './rows/many-uploads.ts'
import { pipelining } from './rows/pipelining.ts'
import { races } from './rows/races.ts'
import { readOnly } from './rows/read-only.ts'
import { rolling } from './rows/rolling.ts'
import { savesAtOnce } from './rows/saves-at-once.ts'
import { silentMail } from './rows/silent-mail.ts'
import { soak } from './rows/soak.ts'
import { startedWithout } from './rows/start.ts'
import { stopped, stoppedTwice } from './rows/stop.ts'
import { takeover } from './rows/takeover.ts'
import { tooLarge } from './rows/too-large.ts'
import { balancedVersions, twoVersions } from './rows/two-versions.ts'

/** All faults, in the order in which they are done. */
export const faults: readonly Fault[] = [
  ...[killSite, killPostgres, commitsRefused],
  ...[databaseRestarted, databaseFrozen, databaseGone, startedWithout, readOnly],
  ...[diskFull, databaseFull, dataGone, clock],
  ...[stopped, stoppedTwice, rolling, twoVersions, takeover, failedSchedules],
  ...[balanced, balancedStopped, balancedFrozen, balancedVersions],
  ...slowClients,
  ...[loginStorm, pipelining, silentMail],
  ...[tooLarge, manyUploads, largeLessons, races, savesAtOnce, soak],
]

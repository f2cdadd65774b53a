import { desk } from './extras/desk.ts'
import { inp } from './extras/inp.ts'
import { lessonTabs } from './extras/lesson-tabs.ts'
import { library } from './extras/library.ts'
import { lighthouse } from './extras/lighthouse.ts'
import { listening } from './extras/listening.ts'
import { markup } from './extras/markup.ts'
import { metrics } from './extras/metrics.ts'
import { practice } from './extras/practice.ts'
import { profile } from './extras/profile.ts'
import type { Row } from './row.ts'
import { bigList } from './rows/big-list.ts'
import { cold } from './rows/cold.ts'
import { editStorm } from './rows/edit-storm.ts'
import { growth } from './rows/growth.ts'
import { hot } from './rows/hot.ts'
import { load } from './rows/load.ts'
import { loginStorm } from './rows/login-storm.ts'
import { memory } from './rows/memory.ts'
import { payload } from './rows/payload.ts'
import { start } from './rows/start.ts'
import { studio } from './rows/studio.ts'
import { visible } from './rows/visible.ts'
import { weight } from './rows/weight.ts'
import { size } from './size.ts'

/** What `npm run bench` takes, in this order. */
export const rows: readonly Row[] = [
  ...[hot, payload, cold, editStorm, visible, growth, bigList],
  ...[studio, loginStorm, memory, weight, start, load],
]

/** What is taken by name alone. */
export const extras: readonly Row[] = [
  profile,
  size,
  markup,
  practice,
  library,
  desk,
  lessonTabs,
  lighthouse,
  inp,
  listening,
  metrics,
]

import pg from 'pg'
import { sessionLocks } from '../../../cms/environment/session-locks.ts'
import { buildCourse, buildLesson } from '../../../testing/build-content.ts'
import { signedIn } from '../../../testing/contract-client.ts'
import { query } from '../../../testing/databases.ts'
import { untilStudioAnswers } from '../../../testing/until-studio-answers.ts'
import { counted, type Fault, longest, none } from '../fault.ts'
import { startCluster } from '../ground/cluster.ts'
import { ownerOf, startReplicas } from '../ground/replicas.ts'
import { schedulePublishing, until } from '../ground/schedules.ts'

/** The others look every ten seconds whether somebody runs the jobs, and then do what was left. */
const takenOverMs = 20_000

export const takeover: Fault = {
  name: 'takeover',
  does: 'a replica is killed in the middle of a scheduled publishing',
  times: 5,
  async inject(times) {
    const { url } = await startCluster()
    const { replicas, ports, start } = await startReplicas(2, url, { STUDIO_PROCESS: 'shared' })
    const took: number[] = []
    let twice = 0
    for (let round = 0; round < times; round++) {
      const admin = await signedIn(replicas[0]?.url ?? '')
      await untilStudioAnswers(admin)
      const course = await buildCourse(admin)
      const { id } = await buildLesson(admin, { course: course.id, title: 'Due', _status: 'draft' })
      const holder = new pg.Client({ connectionString: url })
      await holder.connect()
      await holder.query('begin')
      await holder.query('select from lessons where id = $1 for update', [id])
      await schedulePublishing(url, id)
      await until(url, `select from payload_jobs where processing`)
      const [row] = await query(
        url,
        `select client_port as port from pg_stat_activity a join pg_locks l on l.pid = a.pid
         where l.locktype = 'advisory' and l.objid = ${sessionLocks.jobs} and l.granted`,
      )
      const runner = ownerOf(Number(row?.port), replicas)
      if (!runner) throw new Error('Nobody runs the jobs.')
      await runner.stop('SIGKILL')
      const killed = performance.now()
      await holder.query('rollback')
      await holder.end()
      await until(url, `select from lessons where id = ${id} and _status = 'published'`)
      took.push(performance.now() - killed)
      await until(url, 'select where not exists (select from payload_jobs where processing)')
      const [versions] = await query(
        url,
        `select count(*)::int as published from _lessons_v
         where parent_id = ${id} and version__status = 'published'`,
      )
      twice += Number(versions?.published) === 1 ? 0 : 1
      const at = replicas.indexOf(runner)
      replicas[at] = await start(ports[at] ?? 0)
    }
    return [
      counted('scheduled publishings whose runner was killed', times),
      none('not published once', twice),
      longest('from the kill to the publishing by another', took, takenOverMs),
    ]
  },
}

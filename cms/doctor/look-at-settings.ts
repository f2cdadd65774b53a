import { canBeOverheard } from '../contract/site-status.ts'
import type { Environment } from '../environment/environment.ts'
import { type Finding, hint, well, wrong } from './finding.ts'

const name = 'Settings'

/** What the variables say together; each alone has been checked before. */
export function lookAtSettings(environment: Environment): Finding[] {
  const { siteUrl, lessonOrigin, TRUST_PROXY, BACKUP_DIR } = environment
  const { protocol } = new URL(siteUrl)
  const findings: Finding[] = []
  if (canBeOverheard(siteUrl)) {
    findings.push(
      wrong(
        name,
        `SITE_URL is ${siteUrl}: others may be able to read passwords.`,
        'Put a proxy with TLS in front and set SITE_URL to its https address.',
      ),
    )
  }
  if (protocol === 'https:' && TRUST_PROXY === 0) {
    findings.push(
      hint(
        name,
        'TRUST_PROXY is 0, so all visitors behind a proxy share one limit.',
        'Set TRUST_PROXY to the number of proxies in front, usually 1.',
      ),
    )
  }
  if (!lessonOrigin) {
    findings.push(
      hint(
        name,
        'LESSON_ORIGIN is not set: lessons in a tab of their own have no microphone.',
        'Point a second host name here and set LESSON_ORIGIN to it.',
      ),
    )
  }
  if (!BACKUP_DIR) {
    findings.push(
      hint(
        name,
        'BACKUP_DIR is not set: no backup is made at night.',
        'Set BACKUP_DIR to a folder on another disk or machine.',
      ),
    )
  }
  return findings.length > 0 ? findings : [well(name, `The site is ${siteUrl}.`)]
}

import { makeTemplate } from '../../testing/seeded-data.ts'

/** Makes once what every worker's product starts on. */
export default makeTemplate

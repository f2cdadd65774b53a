/** The policies under which lessons run, for tests that may not know how they are made. */
export { framePolicy, interactivePolicy } from '../cms/lesson-formats/document/policy.ts'

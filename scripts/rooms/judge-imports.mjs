/**
 * @typedef {import('./rooms.mjs').Room} Room
 * @typedef {import('./read-imports.mjs').Source} Source
 */

/**
 * What stands against the plan: an import that its room may not make, a fixture of tests in what is
 * served, a package that a room may not use, files that import each other in a circle, a file without
 * a room.
 * @param {readonly Source[]} sources
 * @param {readonly Room[]} rooms
 * @returns {string[]} a sentence each
 */
export function judgeImports(sources, rooms) {
  return [...sources.flatMap((source) => judgeFile(source, rooms)), ...circlesOf(sources)]
}

/**
 * @param {Source} source
 * @param {readonly Room[]} rooms
 */
function judgeFile({ path, imports, packages }, rooms) {
  const room = roomOf(path, rooms)
  if (!room) return [`${path} lies in no room of scripts/rooms/rooms.mjs.`]
  return [
    ...imports
      .filter((target) => !isAllowed(path, target, { room, rooms }))
      .map((target) => `${path} imports ${target}: ${room.room} may not. (${room.rule})`),
    ...imports
      .filter((target) => isFixture(target) && !isFixture(path) && room.room !== 'testing')
      .map((target) => `${path} imports ${target}: it is there for tests alone.`),
    ...packages
      .filter((name) => !isPackageAllowed(name, room))
      .map((name) => `${path} uses ${name}: ${room.room} may not. (${room.rule})`),
  ]
}

/**
 * @param {string} path
 * @param {string} target
 * @param {{ room: Room, rooms: readonly Room[] }} plan
 */
function isAllowed(path, target, { room, rooms }) {
  if (roomOf(target, rooms) === room) {
    return !room.apart || partOf(path, room) === partOf(target, room)
  }
  return room.may.some((place) => isWithin(target, place, rooms))
}

/** @param {string} path */
const isFixture = (path) => path.endsWith('.fixture.ts')

/**
 * A folder of `may` means what lies in it and in no room of its own.
 * @param {string} target
 * @param {string} place
 * @param {readonly Room[]} rooms
 */
function isWithin(target, place, rooms) {
  if (target === place) return true
  if (!target.startsWith(`${place}/`)) return false
  const named = rooms.find(({ room }) => room === place)
  return !named || roomOf(target, rooms) === named
}

/**
 * @param {string} name
 * @param {Room} room
 */
function isPackageAllowed(name, { only, never = [] }) {
  if (only) return only.includes(name)
  return !never.some(
    (one) => one === name || (one.endsWith('/*') && name.startsWith(one.slice(0, -1))),
  )
}

/**
 * The innermost room of a file.
 * @param {string} path
 * @param {readonly Room[]} rooms
 */
export const roomOf = (path, rooms) =>
  rooms
    .filter(({ room }) => path === room || path.startsWith(`${room}/`))
    .sort((a, b) => b.room.length - a.room.length)[0]

/**
 * @param {string} path
 * @param {Room} room
 */
const partOf = (path, { room }) => path.slice(room.length + 1).split('/')[0]

/**
 * @param {readonly Source[]} sources
 * @returns {string[]}
 */
function circlesOf(sources) {
  const importsOf = new Map(sources.map(({ path, imports }) => [path, imports]))
  /** @type {Map<string, 'open' | 'done'>} */
  const state = new Map()
  /** @type {string[]} */
  const circles = []
  /** @param {string} path @param {string[]} way */
  const visit = (path, way) => {
    if (state.get(path) === 'done') return
    if (state.get(path) === 'open') {
      circles.push(`A circle of imports: ${[...way.slice(way.indexOf(path)), path].join(' → ')}.`)
      return
    }
    state.set(path, 'open')
    for (const target of importsOf.get(path) ?? []) visit(target, [...way, path])
    state.set(path, 'done')
  }
  for (const { path } of sources) visit(path, [])
  return circles
}

import type { XRayFinding } from '../../contract/x-ray.ts'
import { missingFiles, namedBy } from '../named-files.ts'
import { nameOf, type ReadPage } from '../read-elements.ts'
import { counted, found } from './finding.ts'

/** What the page loads: files that are not there, other hosts, what no browser runs any more. */
export function findFiles(page: ReadPage): XRayFinding[] {
  const { hosts, plainHosts } = namedBy(page)
  const missing = missingFiles(page)
  const plugins = page.elements.filter(
    ({ tagName, attributes }) =>
      tagName === 'applet' ||
      tagName === 'embed' ||
      (tagName === 'object' && !/^image\//.test(attributes.get('type') ?? '')),
  )
  const silent = page.elements.filter(
    (element) =>
      (element.tagName === 'audio' || element.tagName === 'video') &&
      !element.attributes.has('src') &&
      !element.children.some((child) => typeof child !== 'string' && child.tagName === 'source') &&
      !page.code.includes(element.attributes.get('id') ?? element.tagName),
  )
  const players = page.elements.filter(
    ({ tagName, attributes }) =>
      tagName === 'iframe' && isYouTube(attributes.get('src')?.trim() ?? ''),
  )
  return [
    ...found('stops', 'missing-files', {
      text: `This page names ${counted(missing.length, 'file')} that ${missing.length === 1 ? 'is' : 'are'} not here. Choose the folder or a zip file.`,
      places: missing,
    }),
    ...found('stops', 'plugins', {
      text: 'Browsers no longer run plug-ins: this part stays empty.',
      places: plugins.map(nameOf),
    }),
    ...found('stops', 'silent-players', {
      text: 'A player has nothing to play.',
      places: silent.map(nameOf),
    }),
    ...found('worth', 'hosts', {
      text: 'Parts of it come from other servers. They learn who opens it, and they may disappear one day.',
      places: hosts,
    }),
    ...found('worth', 'plain-hosts', {
      text: 'These addresses begin with http:. They are loaded with https:, which may fail.',
      places: plainHosts,
    }),
    ...found('worth', 'youtube', {
      text: 'A YouTube video plays in its own tab (Open Interactive Version), not in the frame.',
      places: players.map(({ attributes }) => attributes.get('src') ?? ''),
    }),
  ]
}

/** Its player asks who embeds it, and the frame has no origin that it could name. */
const isYouTube = (address: string) =>
  /^(?:https?:)?\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\//i.test(address)

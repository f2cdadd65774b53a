import type { Locator } from '@playwright/test'

/** Drops a file as somebody does it from a folder of hers: what nobody takes, the browser opens. */
export async function dropFile(onto: Locator, path: string): Promise<void> {
  await onto.scrollIntoViewIfNeeded()
  const box = await onto.boundingBox()
  if (!box) throw new Error('What the file is dropped onto is not drawn.')
  const devtools = await onto.page().context().newCDPSession(onto.page())
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await devtools.send('Input.dispatchDragEvent', {
      type,
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
      data: { items: [], files: [path], dragOperationsMask: 1 },
    })
  }
  await devtools.detach()
}

/** Whether the page keeps the browser from opening a file that is dropped there. */
export async function isKept(onto: Locator, path: string): Promise<boolean> {
  // A browser without a window opens none; what it would do, the event tells.
  const isTaken = onto.page().evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        addEventListener('dragover', (event) => resolve(event.defaultPrevented), { once: true })
      }),
  )
  await dropFile(onto, path)
  return isTaken
}

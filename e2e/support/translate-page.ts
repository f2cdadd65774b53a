import type { Page } from '@playwright/test'

/**
 * Does to a page what a browser does that translates it: each text, also one that comes later, gives
 * its place to an element with other words, here the same ones. The page's script knows nothing of it.
 */
export const translatePage = (page: Page) =>
  page.evaluate(() => {
    function translate(text: Node) {
      const parent = text.parentElement
      if (!parent?.isConnected || parent.closest('font, script, style, textarea, [translate="no"]'))
        return
      const font = document.createElement('font')
      font.textContent = text.nodeValue
      parent.replaceChild(font, text)
    }
    function translateAll(root: Node) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Node[] = []
      while (walker.nextNode()) texts.push(walker.currentNode)
      texts.forEach(translate)
    }
    const observer = new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        if (target instanceof Text) translate(target)
        for (const node of addedNodes) {
          if (node instanceof Text) translate(node)
          else translateAll(node)
        }
      }
    })
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
    translateAll(document.body)
  })

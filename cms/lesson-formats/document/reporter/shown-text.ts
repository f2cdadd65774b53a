/** What a reader sees of an element: scripts and hidden parts have text too. */
export const shownText = (element: HTMLElement): string =>
  // biome-ignore lint/performance/useDomNodeTextContent: what is not shown is not meant
  element.innerText

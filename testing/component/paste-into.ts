import type { Locator } from 'vitest/browser'

/** As somebody pastes: the browser cuts what a field says it does not take, which `fill` passes by. */
export function pasteInto(field: Locator, text: string): void {
  const element = field.element()
  if (element instanceof HTMLElement) element.focus()
  document.execCommand('insertText', false, text)
}

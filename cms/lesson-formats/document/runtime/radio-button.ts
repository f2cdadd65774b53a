export function isRadio(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === 'radio'
}

/** A radio button shows its mark on its label. */
export function labelled(option: Element): Element {
  return option instanceof HTMLInputElement ? (option.labels?.[0] ?? option) : option
}

/** Stands where Payload has a button that makes no sense here. */
export function NoButton() {
  return null
}

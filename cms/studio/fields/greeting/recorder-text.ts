/** What the button of the hello's recorder says; null while it does not record. */
export function recorderText(secondsLeft: number | null): string {
  if (secondsLeft === null) return 'Record your hello'
  return secondsLeft === 1 ? 'Stop (1 second left)' : `Stop (${secondsLeft} seconds left)`
}

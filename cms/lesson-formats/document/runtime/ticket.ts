/** Takes the ticket that opened the tab out of its address. */
export function dropTicket() {
  // Of the window: by its bare name a lesson may have called something of its own.
  const address = new window.URL(location.href)
  if (!address.searchParams.has('ticket')) return
  address.searchParams.delete('ticket')
  try {
    history.replaceState(history.state, '', address)
  } catch {
    // An opaque origin may not change its address; there the ticket ends by its time.
  }
}

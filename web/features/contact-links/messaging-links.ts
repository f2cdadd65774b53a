/**
 * The two messaging apps that a number is for, with the addresses that open a chat in them. A `(0)`
 * is not dialled from abroad.
 */
export function messagingLinks(number: string) {
  const digits = number.replace(/\(0\)|\D/g, '')
  if (digits === '') return []
  return [
    { app: 'WhatsApp', href: `https://wa.me/${digits}` },
    { app: 'Telegram', href: `https://t.me/+${digits}` },
  ]
}

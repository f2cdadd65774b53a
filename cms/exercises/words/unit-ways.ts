const units: Readonly<Record<string, readonly string[]>> = {
  km: ['kilometre'],
  cm: ['centimetre'],
  mm: ['millimetre'],
  kg: ['kilo', 'kilogram'],
  g: ['gram'],
  ml: ['millilitre'],
}

/** How the unit behind a number is said: 'kilometres', and 'kilometre' behind a one. */
export const unitWays = (unit: string, [number, ...more]: readonly string[]): string[][] =>
  Object.hasOwn(units, unit)
    ? (units[unit] ?? []).map((name) => [number === 'one' && more.length === 0 ? name : `${name}s`])
    : []

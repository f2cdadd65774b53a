/** How much a text weighs, as people say it. */
export const sizeText = (bytes: number) =>
  bytes < 100_000 ? `${Math.ceil(bytes / 1024)} kB` : megabytes(bytes, 1)

/** Rounded up: what is over a limit is never shown as that limit. */
export function megabytes(bytes: number, digits: number) {
  const parts = 10 ** digits
  return `${(Math.ceil((bytes / 1024 / 1024) * parts) / parts).toFixed(digits)} MB`
}

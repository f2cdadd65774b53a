const units = ['bytes', 'kB', 'MB', 'GB', 'TB']

/** '734 bytes', '4.2 MB'. */
export function readableSize(bytes: number): string {
  const unit = bytes < 1_000 ? 0 : Math.min(4, Math.floor(Math.log10(bytes) / 3))
  return `${(bytes / 1_000 ** unit).toFixed(unit && 1)} ${units[unit]}`
}

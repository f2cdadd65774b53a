/** How much a text weighs, as people say it. */
export const sizeText = (bytes: number) =>
  bytes < 100_000 ? `${Math.ceil(bytes / 1024)} kB` : megabytes(bytes, 1)

export const megabytes = (bytes: number, digits: number) =>
  `${(bytes / 1024 / 1024).toFixed(digits)} MB`

import fc from 'fast-check'

/** Texts that have broken programs: ends of strings, half characters, other languages' syntax. */
const known = [
  ...['', ' ', '\u0000', '\ud800', 'a\u0000b', '\u202e', '😀', '¹', 'ß'.repeat(300)],
  ...['../../etc/passwd', '..%2f..%2f', '%', '%zz', '%00', '\\', '"', "' or 1=1 --", '$1', '#{x}'],
  ...['<script>alert(1)</script>', ']]>', '{{x}}', '__proto__', 'constructor', 'null', 'NaN'],
  ...['1000001', '2147483647', '2147483648', '99999999999999999999', '-1', '0', '1e3', '0x1'],
  ...['2026-13-45T99:99:99Z', 'a'.repeat(3_000), '{"a":', '[]', '\r\nSet-Cookie: a=b'],
]

export const nastyText = fc.oneof(
  fc.constantFrom(...known),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
)

const nastyLeaf = fc.oneof(
  { weight: 4, arbitrary: nastyText },
  {
    weight: 2,
    arbitrary: fc.constantFrom(null, true, false, 0, -1, 1, 1_000_001, 2 ** 31, 2 ** 53),
  },
  { weight: 1, arbitrary: fc.double({ noNaN: true, noDefaultInfinity: true }) },
)

/** Objects with such names, and all kinds of values under them. */
export function nastyBody(names: readonly string[]): fc.Arbitrary<unknown> {
  const name = fc.constantFrom(...names, '__proto__', 'constructor', 'toString')
  const inner = fc.oneof(
    { weight: 4, arbitrary: nastyLeaf },
    { weight: 1, arbitrary: fc.array(nastyLeaf, { maxLength: 4 }) },
    { weight: 1, arbitrary: fc.dictionary(name, nastyLeaf, { maxKeys: 4 }) },
  )
  const value = fc.oneof(inner, fc.array(inner, { maxLength: 3 }))
  return fc.oneof(
    { weight: 5, arbitrary: fc.dictionary(name, value, { maxKeys: 8 }) },
    { weight: 1, arbitrary: fc.array(inner, { maxLength: 4 }) },
    { weight: 1, arbitrary: nastyLeaf },
  )
}

/**
 * How many cases `npm test` has of each kind; together 2,500, of which `npm run fuzz` makes 100,000
 * (fuzz-cases.test.ts holds both to it).
 */
export const fuzzCases = {
  contract: 400,
  addresses: 100,
  archives: 120,
  studioWrites: 150,
  studioGlobals: 150,
  studioCalls: 60,
  studioReads: 300,
  lists: 250,
  standardMarkup: 150,
  customMarkup: 150,
  documents: 100,
  uploadedPages: 70,
  bytes: 150,
  recordings: 50,
  anyFiles: 100,
  zipFiles: 200,
} as const

/** How many cases, and of which row: the same ones at every run, unless `npm run fuzz` asks for more. */
export const fuzzRuns = (usual: number) => ({
  numRuns: Math.ceil(usual * Number(process.env.FUZZ_TIMES ?? 1)),
  seed: Number(process.env.FUZZ_SEED ?? 20_261_122),
  endOnFailure: true, // to find the smallest case takes hours where one takes a second
})

/** Minutes, unless somebody has asked for hours. */
export const fuzzLimitMs = process.env.FUZZ_TIMES ? 3_600_000 : 600_000

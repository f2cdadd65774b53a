// Apart from the other addresses, which every page carries.

/** Where records of practice are made, checked and vouched for (decisions 92 to 94). */
export const certificatePaths = {
  page: (courseId: number) => `/course/${courseId}/certificate`,
  verify: '/verify',
  /** The signed text stands behind `#`: browsers send it to nobody. */
  verifyText: (text: string) => `/verify#${text}`,
  make: '/api/certificates',
  check: '/api/certificates/check',
  keys: '/.well-known/jwks.json',
} as const

/** As much of a browser's storage as is used; texts beyond the limit do not fit in. */
export function fakeStorage(limit = Number.POSITIVE_INFINITY) {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem(key: string, value: string) {
      if (value.length > limit) throw new DOMException('full', 'QuotaExceededError')
      items.set(key, value)
    },
    removeItem: (key: string) => void items.delete(key),
    key: (index: number) => [...items.keys()][index] ?? null,
    get length() {
      return items.size
    },
  }
}

/** A browser that refuses the look at its storage. */
export function forbiddenStorage(): never {
  throw new DOMException('denied', 'SecurityError')
}

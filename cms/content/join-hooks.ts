/** The hooks of both, as a collection or a global lists them: those of the first run first. */
export function joinHooks<Hooks extends object>(
  first: Hooks | undefined,
  second: Hooks | undefined,
): Hooks {
  const hooksOf = (lists: Hooks | undefined, when: string) => Reflect.get({ ...lists }, when) ?? []
  const joined = Object.keys({ ...second }).map((when) => [
    when,
    [...hooksOf(first, when), ...hooksOf(second, when)],
  ])
  return Object.assign({}, first, Object.fromEntries(joined))
}

/** Calls a hook as Payload does, with as much of its arguments as the hook reads. */
export const runHook = async (hook: (args: never) => unknown, args: object): Promise<unknown> =>
  Reflect.apply(hook, undefined, [args])

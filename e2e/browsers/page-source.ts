/**
 * A function and its input as a text that runs in a page. The function comes out of a transpiler that
 * names functions by a helper of its own, which no page has.
 */
export const sourceOf = <Input>(run: (input: Input) => unknown, input: Input): string =>
  `((__name) => (${run.toString()})(${JSON.stringify(input)}))((one) => one)`

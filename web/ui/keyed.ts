/** Items with a React key each: their place, since equal texts may stand in a fixed list twice. */
export const keyed = <Item>(items: readonly Item[]) =>
  items.map((item, index) => ({ key: String(index), index, item }))

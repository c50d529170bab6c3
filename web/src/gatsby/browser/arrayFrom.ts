/** Replaces Babel's helper for `[...items]`, in the browser (webpack.ts). */
export default <Item>(items: Iterable<Item>): Item[] => Array.from(items)

/** An object with a value for each key, made by one function. */
export const recordOf = <Key extends string, T>(keys: readonly Key[], make: (key: Key) => T): Record<Key, T> =>
  Object.fromEntries(keys.map((key) => [key, make(key)])) as Record<Key, T>

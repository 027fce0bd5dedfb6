/** Groups the values of entries by their key, in the given order. */
export function groupByKey<Value>(
  entries: Iterable<readonly [key: string, value: Value]>,
): ReadonlyMap<string, readonly Value[]> {
  const groups = new Map<string, Value[]>()
  for (const [key, value] of entries) {
    const group = groups.get(key)
    if (group) group.push(value)
    else groups.set(key, [value])
  }
  return groups
}

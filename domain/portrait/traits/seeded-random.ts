export type SeededRandom = {
  /** Returns a number from `low` to `high`. */
  between(low: number, high: number): number
  /** Returns an item of the list, all with the same probability. */
  pick<Item>(list: readonly [Item, ...Item[]]): Item
  /** Returns true with the given probability, 0…1. */
  happens(probability: number): boolean
}

/**
 * Creates a deterministic random generator from a text (FNV-1a seed, mulberry32 stream). A portrait
 * uses one generator for each trait, so that a new trait does not change the others.
 */
export function createSeededRandom(text: string): SeededRandom {
  let seed = 2166136261
  for (const character of text) {
    seed = Math.imul(seed ^ (character.codePointAt(0) ?? 0), 16777619)
  }
  const drawNumber = () => {
    seed = (seed + 0x6d2b79f5) | 0
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    between: (low, high) => low + (high - low) * drawNumber(),
    pick: (list) => list[Math.floor(drawNumber() * list.length)] ?? list[0],
    happens: (probability) => drawNumber() < probability,
  }
}

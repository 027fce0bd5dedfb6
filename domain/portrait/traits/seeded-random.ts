export type Draw = {
  /** A number between the two. */
  between(low: number, high: number): number
  /** One of the list, each with the same chance. */
  pick<Item>(list: readonly [Item, ...Item[]]): Item
  /** True with the probability given, 0…1. */
  happens(probability: number): boolean
}

/**
 * Creates a deterministic random generator from a text (FNV-1a seed, mulberry32 stream). Each trait
 * uses its own generator, so that adding a trait does not change the others.
 */
export function seededDraw(text: string): Draw {
  let seed = 2166136261
  for (const character of text) {
    seed = Math.imul(seed ^ (character.codePointAt(0) ?? 0), 16777619)
  }
  const next = () => {
    seed = (seed + 0x6d2b79f5) | 0
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    between: (low, high) => low + (high - low) * next(),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
    happens: (probability) => next() < probability,
  }
}

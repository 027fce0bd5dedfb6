/**
 * Allowed portrait hues in OKLCH degrees, both ends included, chosen to suit the warm light that
 * palette.ts adds.
 */
export const portraitHues: readonly (readonly [first: number, last: number])[] = [
  [8, 52],
  [70, 95],
  [150, 200],
  [232, 248],
  [285, 350],
]

export const isPortraitHue = (hue: number) =>
  portraitHues.some(([first, last]) => hue >= first && hue <= last)

/** Degrees between two hues, the short way round the circle. */
export function computeHueDistance(one: number, other: number) {
  const difference = Math.abs(one - other) % 360
  return Math.min(difference, 360 - difference)
}

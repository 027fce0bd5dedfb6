import { oklch } from '../geometry/colour'
import { lerp } from '../geometry/curves'

export type HairTone = 'dark' | 'chestnut' | 'fair' | 'silver' | 'white'

/**
 * Lightness of the shaded side, the lit side and the strands, and how strongly the companion's hue
 * tints the hair.
 */
const hairTones = {
  dark: { shade: 0.16, lit: 0.4, chroma: 0.085, strandLightness: 0.74 },
  chestnut: { shade: 0.22, lit: 0.52, chroma: 0.1, strandLightness: 0.8 },
  fair: { shade: 0.3, lit: 0.68, chroma: 0.085, strandLightness: 0.88 },
  white: { shade: 0.38, lit: 0.72, chroma: 0.012, strandLightness: 0.97 },
  silver: { shade: 0.28, lit: 0.56, chroma: 0.03, strandLightness: 0.9 },
} as const satisfies Record<HairTone, unknown>

export type Palette = ReturnType<typeof createPalette>

/** Hue of the dark background behind every portrait; matches the CSS token `--canvas`. */
const nightHue = 340

/**
 * Creates a palette of the background, the companion's hue (`hue`), and the hue of a candle flame.
 * The flame is orange when `warmth` is 0 and yellow when it is 1.
 */
export function createPalette(hue: number, warmth: number, hairTone: HairTone) {
  const flameHue = lerp(52, 72, warmth)
  const hair = hairTones[hairTone]
  return {
    ground: oklch(0.165, 0.022, nightHue),
    halo: oklch(0.62, 0.13, hue),
    edge: oklch(0.8, 0.11, hue),
    bodyDark: oklch(0.15, 0.026, hue),
    bodyMiddle: oklch(0.22, 0.05, hue),
    bodyLit: oklch(0.46, 0.09, hue),
    hairDark: oklch(hair.shade, hair.chroma * 0.4, hue),
    hairLit: oklch(hair.lit, hair.chroma, hue),
    strand: oklch(hair.strandLightness, hair.chroma * 1.2, hue),
    clothDark: oklch(0.2, 0.05, hue),
    clothLit: oklch(0.58, 0.13, hue),
    line: oklch(0.74, 0.11, hue),
    flame: oklch(0.86, 0.1, flameHue),
    flameDeep: oklch(0.72, 0.13, flameHue - 12),
    wave: oklch(0.86, 0.09, hue),
  }
}

/** The portrait with its mouth a third, two thirds and fully open; each layer covers the one before. */
export const mouthLayers = ['mouth-1', 'mouth-2', 'mouth-3'] as const

/**
 * The layers that animate a speaking portrait, from bottom to top. They have the portrait's size and
 * are stacked on it. The uppermost, "light", is a transparent glow that shows the voice.
 */
export const speakingLayers = [...mouthLayers, 'light'] as const

export type SpeakingLayer = (typeof speakingLayers)[number]

export const isSpeakingLayer = (name: string): name is SpeakingLayer =>
  (speakingLayers as readonly string[]).includes(name)

/**
 * Returns the URL of a layer for the URL of a portrait that we have drawn; null for the placeholder
 * and any other picture, which do not move.
 */
export function findLayerUrl(portrait: string, layer: SpeakingLayer): string | null {
  const match = /^(.*\/portraits\/[a-z0-9-]+)\.svg$/.exec(portrait)
  return match && !portrait.endsWith('/placeholder.svg') ? `${match[1]}/${layer}.svg` : null
}

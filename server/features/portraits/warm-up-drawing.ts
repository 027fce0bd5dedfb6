import { drawPortrait } from '../../../domain/portrait/picture/draw-portrait'

/** Draws until V8 has compiled the code: the first drawings take 10 ms, which would delay calls. */
export function warmUpDrawing() {
  for (const voiceGender of ['feminine', 'masculine', 'neutral'] as const) {
    for (const id of ['un', 'deux', 'trois', 'quatre']) drawPortrait({ id, hue: 15, voiceGender })
  }
}

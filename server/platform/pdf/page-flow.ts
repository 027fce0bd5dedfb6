import type { Sheet } from './draw-text'
import { page } from './pdf-style'

/** The lower edge of a page's text, in points from the top. */
const textBottom = page.height - page.bottom

/** Starts a new page when the height does not fit on the current one. */
export function ensureSpace(sheet: Sheet, height: number) {
  if (sheet.y + height > textBottom) sheet.addPage()
}

/** Draws decoration that screen readers skip. */
export function drawArtifact(sheet: Sheet, draw: () => void) {
  sheet.markContent('Artifact', { type: 'Layout' })
  draw()
  sheet.endMarkedContent()
}

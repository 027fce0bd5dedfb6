import type { Sheet } from './draw-text'
import { page } from './pdf-style'

/** Where the text of a page ends. */
const floor = page.height - page.bottom

/** Begins a page when so much does not fit on this one. */
export function ensureRoom(sheet: Sheet, height: number) {
  if (sheet.y + height > floor) sheet.addPage()
}

/** What is drawn for the eye alone. */
export function artifact(sheet: Sheet, draw: () => void) {
  sheet.markContent('Artifact', { type: 'Layout' })
  draw()
  sheet.endMarkedContent()
}

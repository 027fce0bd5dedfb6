import { useEffect, useRef } from 'react'
import { withFrenchSpaces } from '../../../../domain/formatting/french-spaces'
import styles from './caption-lines.module.css'
import { type Captions, splitByLanguage, splitHeardText } from './captions'

/**
 * Shows the last two captions, without those whose text is still empty. The companion's text is in italics, and
 * fainter where the audio has not reached it yet. Not a live region: screen-reader users hear the companion itself.
 */
export function CaptionLines({ captions }: { captions: Captions }) {
  const box = useRef<HTMLElement>(null)
  const heardEnd = useRef<HTMLSpanElement>(null)
  const shownLines = captions.slice(-2).filter((line) => hasText(line))

  useEffect(() => {
    if (!box.current) return
    const element = box.current
    // The box shrinks when the text field opens or grows, or when a notice appears.
    const observer = new ResizeObserver(() => scrollToCurrentLine(element, heardEnd.current))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    if (box.current) scrollToCurrentLine(box.current, heardEnd.current)
  }, [captions])

  return (
    <section
      ref={box}
      className={styles.captions}
      aria-label="Sous-titres"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
      tabIndex={0}
    >
      {shownLines.map((line, index) => {
        if (line.speaker === 'caller')
          return (
            <p key={line.itemId} className={styles.caller}>
              <span className="visually-hidden">Vous : </span>
              {withFrenchSpaces(line.text)}
            </p>
          )
        const { heard, upcoming } = splitHeardText(line)
        const markLanguages = (part: string, from: number) =>
          splitByLanguage(line.pieces, part, from).map(({ text, language }, runIndex) =>
            language ? (
              <bdi key={runIndex} lang={language}>
                {text}
              </bdi>
            ) : (
              text
            ),
          )
        const isCurrent = index === shownLines.length - 1 && upcoming !== ''
        return (
          <p key={line.responseId} className={styles.companion}>
            {markLanguages(heard, 0)}
            {isCurrent && <span ref={heardEnd} />}
            <span className={styles.upcoming}>{markLanguages(upcoming, heard.length)}</span>
          </p>
        )
      })}
    </section>
  )
}

/** Height of the fade at the bottom of the box (see the stylesheet); it must not cover the current word. */
const fadePx = 16

/**
 * The line being heard begins at most this far down the box, as a share of the box height, so that the next
 * line fits.
 */
const maxLinePosition = 0.55

/**
 * Scrolls until the line of the word being heard is fully visible, and the next line where there is room.
 * Scrolls to the end once everything has been heard.
 */
function scrollToCurrentLine(box: HTMLElement, heardEnd: HTMLElement | null) {
  const endOfLine = heardEnd ? heardEnd.offsetTop + heardEnd.offsetHeight : box.scrollHeight
  const minScrollTop = endOfLine + fadePx - box.clientHeight
  const top = heardEnd
    ? Math.max(minScrollTop, heardEnd.offsetTop - box.clientHeight * maxLinePosition)
    : minScrollTop
  box.scrollTo({ top, behavior: heardEnd ? 'smooth' : 'instant' })
}

function hasText(line: Captions[number]) {
  if (line.speaker === 'caller') return line.text !== ''
  const { heard, upcoming } = splitHeardText(line)
  return heard !== '' || upcoming !== ''
}

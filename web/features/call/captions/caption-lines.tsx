import { useEffect, useRef } from 'react'
import styles from './caption-lines.module.css'
import { type Captions, splitHeardText } from './captions'

/**
 * Shows the last two utterances. The companion's text is in italics, and fainter where the audio has
 * not reached it yet. Not a live region: screen-reader users hear the companion itself.
 */
export function CaptionLines({ captions }: { captions: Captions }) {
  const edge = useRef<HTMLSpanElement>(null)
  const shown = captions.slice(-2).filter((line) => hasText(line))
  const last = shown.at(-1)
  const heardLength = last?.speaker === 'companion' ? splitHeardText(last).heard.length : 0

  // Scrolls a long response along with the audio, so that the current word stays visible.
  useEffect(() => {
    if (heardLength === 0) return
    const box = edge.current?.closest('section')
    if (box && edge.current)
      box.scrollTo({ top: edge.current.offsetTop - box.clientHeight * 0.55, behavior: 'smooth' })
  }, [heardLength])

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className={styles.captions} aria-label="Sous-titres" tabIndex={0}>
      {shown.map((line) =>
        line.speaker === 'caller' ? (
          <p key={line.itemId} className={styles.caller}>
            <span className="visually-hidden">Vous : </span>
            {line.text}
          </p>
        ) : (
          <p key={line.responseId} className={styles.companion}>
            {splitHeardText(line).heard}
            <span ref={edge} />
            <span className={styles.upcoming}>{splitHeardText(line).upcoming}</span>
          </p>
        ),
      )}
    </section>
  )
}

function hasText(line: Captions[number]) {
  if (line.speaker === 'caller') return line.text !== ''
  const { heard, upcoming } = splitHeardText(line)
  return heard !== '' || upcoming !== ''
}

import { useEffect, useRef } from 'react'
import styles from './caption-lines.module.css'
import { type Captions, readLine } from './captions'

/**
 * What was last said by each side, in step with the voice: the companion in italics, words still to
 * come fainter. Not a live region: readers hear the voice itself, and can come and read.
 */
export function CaptionLines({ captions }: { captions: Captions }) {
  const edge = useRef<HTMLSpanElement>(null)
  const shown = captions.slice(-2).filter((line) => hasWords(line))
  const last = shown.at(-1)
  const heardLength = last?.speaker === 'companion' ? readLine(last).heard.length : 0

  // A long answer scrolls with the voice, so that the word being said stays in sight.
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
            {readLine(line).heard}
            <span ref={edge} />
            <span className={styles.later}>{readLine(line).later}</span>
          </p>
        ),
      )}
    </section>
  )
}

function hasWords(line: Captions[number]) {
  if (line.speaker === 'caller') return line.text !== ''
  const { heard, later } = readLine(line)
  return heard !== '' || later !== ''
}

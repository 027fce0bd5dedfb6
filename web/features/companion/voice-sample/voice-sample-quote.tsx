import styles from './voice-sample-quote.module.css'

/** The companion's greeting, which its voice sample speaks. */
export const VoiceSampleQuote = ({ text }: { text: string }) => (
  <blockquote className={`voice ${styles.sample}`}>{`«\u00a0${text}\u00a0»`}</blockquote>
)

import styles from './landing.module.css'

/** « 50+ » once it is true (first document, section 2, « Statistics »), the number until then. */
const mostCounted = 50

/** Without companions to count, the three other facts stay true. */
export function Facts({ companionCount }: { companionCount: number }) {
  const facts = [
    ['5', 'minutes offertes à l’inscription'],
    [companionCount < mostCounted ? `${companionCount}` : '50+', 'compagnons IA'],
    ['100 %', 'confidentiel'],
    ['24h/24', 'toujours une voix au bout du fil'],
  ].filter(([figure]) => figure !== '0')
  return (
    <div className="page">
      <dl className={styles.facts}>
        {facts.map(([figure, words]) => (
          <div key={words}>
            <dt>{words}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

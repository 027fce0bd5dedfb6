import styles from './landing.module.css'

/** Shows "50+" from 50 companions on, before that the exact number. */
const mostCounted = 50

/** Facts about the product; without companions their number is left out. */
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

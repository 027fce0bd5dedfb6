import styles from './landing.module.css'

/** From this number of companions on, "50+" is shown instead of the exact number. */
const minRoundedCount = 50

/** Key figures about the product. The number of companions is left out when it is 0. */
export function KeyFigures({ companionCount }: { companionCount: number }) {
  const figures = [
    ['5', 'minutes offertes à l’inscription'],
    [companionCount < minRoundedCount ? `${companionCount}` : '50+', 'compagnons IA'],
    ['100 %', 'confidentiel'],
    ['24h/24', 'toujours une voix au bout du fil'],
  ].filter(([figure]) => figure !== '0')
  return (
    <div className="page">
      <dl className={styles.facts}>
        {figures.map(([figure, label]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

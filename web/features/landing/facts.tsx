import styles from './landing.module.css'

/** First document, section 2, « Statistics ». */
const facts: readonly (readonly [string, string])[] = [
  ['5', 'minutes offertes à l’inscription'],
  ['50+', 'compagnons IA'],
  ['100 %', 'confidentiel'],
  ['24h/24', 'toujours quelqu’un au bout du fil'],
]

export const Facts = () => (
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

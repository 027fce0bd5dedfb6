import styles from './landing.module.css'

const steps: readonly (readonly [string, string])[] = [
  [
    'Créez votre profil',
    'Un pseudo, une adresse, un mot de passe. Le reste, vous le direz si vous voulez.',
  ],
  ['Choisissez un compagnon', 'Par envie, par humeur, par timbre de voix.'],
  ['Lancez un appel', 'Comme au téléphone, dans votre navigateur.'],
  ['Parlez librement', 'Coupez, hésitez, riez. On vous suit.'],
]

export const Steps = () => (
  <section className={`rendered-late ${styles.section}`}>
    <div className="page">
      <h2 className={styles.heading}>Comment ça marche</h2>
      <ol className={styles.steps}>
        {steps.map(([title, text]) => (
          <li key={title}>
            <div className="stack" style={{ '--stack': '0.375rem' }}>
              <h3>{title}</h3>
              <p className="muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  </section>
)

import landing from './landing.module.css'
import styles from './stories.module.css'

/** Fictional stories, labelled as such: invented customer reviews are unlawful (Consumer Code, L121-4). */
const stories: readonly (readonly [story: string, teller: string])[] = [
  [
    'J’appelle en rentrant, dix minutes, le temps de poser la journée quelque part avant d’ouvrir la porte.',
    'Une infirmière, après sa garde',
  ],
  [
    'J’ai répété la phrase trois fois à voix haute. À la quatrième, elle tenait debout toute seule.',
    'Quelqu’un qui devait annoncer une rupture',
  ],
  [
    'Je demande mon chemin dans une ville où je n’irai que l’an prochain, et je me trompe sans rougir.',
    'Un débutant en italien',
  ],
  ['La nuit, il y a une voix qui compte les respirations à ma place.', 'Un dormeur contrarié'],
  [
    'Je voulais un avis sur mon entretien. On m’a surtout appris à me taire au bon moment.',
    'Une candidate, la veille',
  ],
  [
    'On sait que c’est une IA, on vous le dit, et la conversation n’en est pas moins douce.',
    'Un veuf, un dimanche',
  ],
]

export const Stories = () => (
  <section className={`rendered-late ${landing.section}`}>
    <div className="page">
      <div className={styles.head}>
        <h2>Histoires imaginées</h2>
        <p className="muted">
          Écrites par nous, pour dire à quoi peut servir un appel. Aucune n’est un témoignage.
        </p>
      </div>
      <div className={styles.stories}>
        {stories.map(([story, teller]) => (
          <figure key={teller} className={styles.story}>
            <blockquote>{`«\u00a0${story}\u00a0»`}</blockquote>
            <figcaption>{teller}</figcaption>
          </figure>
        ))}
      </div>
    </div>
  </section>
)

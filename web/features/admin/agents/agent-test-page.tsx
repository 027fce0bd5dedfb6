import { pagePaths } from '../../../../contract/paths'
import { maxTestCallMinutes } from '../../../../domain/conversations/test-call'
import { Button, ButtonLink } from '../../../ui/buttons/button'
import { Portrait } from '../../../ui/companions/portrait'
import { Icon } from '../../../ui/icons/icon'
import styles from './agents.module.css'

type Props = {
  agent: { name: string; image: string }
  isPublished: boolean
  isOpening: boolean
  onCall: () => void
}

/** Explains the test call of an agent, and starts it. */
export const AgentTestPage = ({ agent, isPublished, isOpening, onCall }: Props) => (
  <section className={styles.test}>
    <Portrait image={agent.image} width={150} className={styles.testPortrait} isLazy={false} />
    <div className="stack">
      <h1>Essayer {agent.name}</h1>
      <p>
        Un appel d’essai dure {maxTestCallMinutes} minutes au plus. Rien n’est décompté ni gardé, et
        il ne compte ni dans la popularité, ni dans les notes, ni dans les statistiques.
      </p>
      {!isPublished && (
        <p className="muted">Cet agent n’est pas publié&nbsp;: vous seul pouvez l’appeler.</p>
      )}
      <div className={styles.tools}>
        <Button kind="primary" isBusy={isOpening} onClick={onCall}>
          <Icon name="phone" />
          Appeler
        </Button>
        <ButtonLink to={pagePaths.adminAgents}>Retour aux agents</ButtonLink>
      </div>
    </div>
  </section>
)

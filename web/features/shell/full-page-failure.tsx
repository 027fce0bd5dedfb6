import { pagePaths } from '../../../contract/paths'
import { publicMessages } from '../../../domain/public-messages'
import { Button } from '../../ui/buttons/button'
import { Logo } from '../../ui/icons/logo'
import styles from './full-page-failure.module.css'

type Props = { message: string; onRetry: () => void; isRetrying?: boolean }

/**
 * Shown when a page without navigation bars, or the app shell itself, has failed. Uses plain links, because
 * the router may have failed, too.
 */
export const FullPageFailure = ({ message, onRetry, isRetrying = false }: Props) => (
  <div className={styles.page}>
    <title>Une erreur est survenue · Amivoix</title>
    <a className={styles.logo} href={pagePaths.home}>
      <Logo />
    </a>
    <h1>La ligne est mauvaise</h1>
    <p className="muted" role="alert">
      {message}
    </p>
    <p className="row">
      <Button kind="primary" isBusy={isRetrying} onClick={onRetry}>
        {publicMessages.RETRY}
      </Button>
      <a className="link" href={pagePaths.home}>
        Retour à l’accueil
      </a>
    </p>
  </div>
)

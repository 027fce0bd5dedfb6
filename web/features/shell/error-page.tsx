import { pagePaths } from '../../../contract/paths'
import { messages } from '../../../domain/messages'
import { Button } from '../../ui/buttons/button'
import { Logo } from '../../ui/icons/logo'
import styles from './error-page.module.css'

/** Shown when a page cannot be rendered. Uses plain links, because the router itself may have failed. */
export function ErrorPage() {
  return (
    <main className={styles.page}>
      <title>Une erreur est survenue · Amivoix</title>
      <a className={styles.logo} href={pagePaths.home}>
        <Logo />
      </a>
      <h1>La ligne est mauvaise</h1>
      <p className="muted">{messages.SERVER_FAILED}</p>
      <p className="row">
        <Button kind="primary" onClick={() => window.location.reload()}>
          {messages.RETRY}
        </Button>
        <a className="link" href={pagePaths.home}>
          Retour à l’accueil
        </a>
      </p>
    </main>
  )
}

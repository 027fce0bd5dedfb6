import { useState } from 'react'
import { Link } from 'react-router'
import type { Me } from '../../../contract/account/me'
import { pagePaths } from '../../../contract/paths'
import { isProfileIncomplete } from '../../../domain/profile/profile-completion'
import { completionFields } from '../../../domain/profile-interests'
import { Icon } from '../../ui/icon'
import { IconButton } from '../../ui/icon-button'
import { bannerCookieOf } from './banner-dismissal'
import styles from './completion-banner.module.css'

type Properties = { me: Pick<Me, 'id' | 'completedFields'>; isDismissed: boolean }

/** Before a call with somebody of whom little is known (first document, section 4); once a session. */
export function CompletionBanner({ me, isDismissed }: Properties) {
  const [isPutAway, setPutAway] = useState(isDismissed)
  if (isPutAway || !isProfileIncomplete(me.completedFields)) return null

  function putAway() {
    // biome-ignore lint/suspicious/noDocumentCookie: the server reads it before the first paint
    document.cookie = bannerCookieOf(me.id)
    setPutAway(true)
  }

  return (
    <aside className={styles.banner} aria-label="Compléter votre profil">
      <Icon name="user" />
      <div className={styles.words}>
        <p>
          Vos compagnons vous parlent plus juste quand ils vous connaissent un peu.{' '}
          <Link className="link" to={pagePaths.profile}>
            Compléter mon profil
          </Link>
        </p>
        <p className="small muted num">
          Pour l’instant : {answersOf(me.completedFields)} sur {completionFields.length}.
        </p>
      </div>
      <IconButton icon="close" label="Ne plus afficher" onClick={putAway} />
    </aside>
  )
}

const answersOf = (count: number) =>
  count === 0 ? 'aucune réponse' : count === 1 ? '1 réponse' : `${count} réponses`

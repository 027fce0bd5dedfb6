import { useState } from 'react'
import { Link } from 'react-router'
import type { Me } from '../../../../contract/account/me'
import { pagePaths } from '../../../../contract/paths'
import { isProfileIncomplete } from '../../../../domain/profile/profile-completion'
import { completionFields } from '../../../../domain/profile-interests'
import { IconButton } from '../../../ui/buttons/icon-button'
import { Icon } from '../../../ui/icons/icon'
import { bannerDismissal } from './banner-dismissal'
import styles from './completion-banner.module.css'

type Props = { me: Pick<Me, 'id' | 'completedFields'>; isDismissed: boolean }

/** Asks a user with a nearly empty profile to complete it. Dismissing hides it until the browser is closed. */
export function CompletionBanner({ me, isDismissed }: Props) {
  const [isHidden, setHidden] = useState(isDismissed)
  if (isHidden || !isProfileIncomplete(me.completedFields)) return null

  function dismiss() {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not available everywhere
    document.cookie = bannerDismissal.format(me.id)
    setHidden(true)
  }

  return (
    <aside className={styles.banner} aria-label="Compléter votre profil">
      <Icon name="user" />
      <div className={styles.text}>
        <p>
          Vos compagnons vous parlent avec plus de justesse quand ils vous connaissent un peu.{' '}
          <Link className="link" to={pagePaths.profile}>
            Compléter mon profil
          </Link>
        </p>
        <p className="small muted num">
          Pour l’instant : {formatAnswerCount(me.completedFields)} sur {completionFields.length}.
        </p>
      </div>
      <IconButton icon="close" label="Ne plus afficher" onClick={dismiss} />
    </aside>
  )
}

function formatAnswerCount(count: number) {
  if (count === 0) return 'aucune réponse'
  return count === 1 ? '1 réponse' : `${count} réponses`
}

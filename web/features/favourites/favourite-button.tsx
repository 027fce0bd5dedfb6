import { messages } from '../../../domain/messages'
import { changeFavourite, useFavourites } from '../../favourites'
import { Icon } from '../../ui/icon'
import { vibrateOnTap } from '../../ui/tap-vibration'
import { showToast } from '../../ui/toast'
import styles from './favourite-button.module.css'

type Properties = {
  companion: { id: string; name: string }
  /** In the upper corner of a card, or beside a name. */
  place?: 'corner' | 'inline'
  /** The companion is changed here; its card may be gone now. */
  onToggled?: () => void
}

/** The heart: lit when the companion is a favourite. Works signed out too, and joins the account later. */
export function FavouriteButton({ companion, place = 'corner', onToggled }: Properties) {
  const { id, name } = companion
  const isFavourite = useFavourites().includes(id)

  async function toggle() {
    vibrateOnTap()
    const isWanted = !isFavourite
    const change = changeFavourite(id, isWanted)
    onToggled?.()
    const outcome = await change
    if (outcome === 'done') showToast({ kind: 'done', text: doneText(isWanted) })
    if (outcome === 'failed') showToast({ kind: 'failed', text: failedText(isWanted) })
  }

  return (
    <button
      type="button"
      className={`${styles.heart} ${styles[place]}`}
      aria-pressed={isFavourite}
      aria-label={isFavourite ? `Retirer ${name} des favoris` : `Ajouter ${name} aux favoris`}
      onClick={toggle}
    >
      <Icon name="heart" />
    </button>
  )
}

const doneText = (isAdded: boolean) =>
  isAdded ? messages.FAVORITE_ADDED : messages.FAVORITE_REMOVED

const failedText = (isAdded: boolean) =>
  isAdded ? messages.FAVORITE_NOT_ADDED : messages.FAVORITE_NOT_REMOVED

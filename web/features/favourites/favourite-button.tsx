import { publicMessages } from '../../../domain/public-messages'
import { changeFavourite, useFavourites } from '../../favourites/use-favourites'
import { vibrateOnTap } from '../../ui/buttons/button'
import { showToast } from '../../ui/feedback/toast'
import { Icon } from '../../ui/icons/icon'
import styles from './favourite-button.module.css'

type Props = {
  companion: { id: string; name: string }
  /** In the corner of a card, or beside a name. */
  place?: 'corner' | 'inline'
  /** Called as soon as this browser's list has changed, before the server has answered. */
  onToggled?: () => void
}

/** Adds or removes a favourite. Also works for visitors, whose list is merged at sign-in. */
export function FavouriteButton({ companion, place = 'corner', onToggled }: Props) {
  const { id, name } = companion
  const isFavourite = useFavourites().includes(id)

  async function toggle() {
    vibrateOnTap()
    const isAdding = !isFavourite
    const change = changeFavourite(id, isAdding)
    onToggled?.()
    const outcome = await change
    if (outcome === 'done') showToast({ kind: 'done', text: describeSuccess(isAdding) })
    if (outcome === 'failed') showToast({ kind: 'failed', text: describeFailure(isAdding) })
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

const describeSuccess = (isAdding: boolean) =>
  isAdding ? publicMessages.FAVORITE_ADDED : publicMessages.FAVORITE_REMOVED

const describeFailure = (isAdding: boolean) =>
  isAdding ? publicMessages.FAVORITE_NOT_ADDED : publicMessages.FAVORITE_NOT_REMOVED

import type { Offer } from '../../../../domain/offers'
import { Button, ButtonLink } from '../../../ui/buttons/button'
import type { OfferWithKey } from './offer-lists'
import type { PurchaseAvailability } from './purchase-availability'

const labels: Record<Offer['kind'], string> = {
  subscription: "S'abonner",
  pack: 'Acheter',
  'top-up': 'Recharger',
}

type Props = { offer: OfferWithKey; availability: PurchaseAvailability }

/**
 * Opens the purchase dialog; disabled when the offer cannot be bought now. Replaced by a link to sign in
 * when the session has expired.
 */
export function PurchaseButton({ offer, availability }: Props) {
  const { key, kind, name, isPopular } = offer
  const buttonStyle = { size: kind === 'top-up' ? 's' : 'm', isBlock: kind !== 'top-up' } as const
  if (availability.kind === 'signed-out')
    return (
      <ButtonLink {...buttonStyle} to={availability.signInPath}>
        Connectez-vous
      </ButtonLink>
    )
  const canBuy = availability.kind === 'open' && availability.priceIds[key] !== undefined
  return (
    <Button
      {...buttonStyle}
      kind={isPopular ? 'primary' : 'secondary'}
      disabled={!canBuy}
      isBusy={availability.kind === 'open' && availability.orderedKey === key}
      onClick={() => availability.kind === 'open' && availability.choose(key)}
    >
      <span>
        {labels[kind]}
        <span className="visually-hidden"> : {name}</span>
      </span>
    </Button>
  )
}

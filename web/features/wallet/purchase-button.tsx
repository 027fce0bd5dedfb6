import type { Offer } from '../../../domain/offers'
import { Button } from '../../ui/button'
import { ButtonLink } from '../../ui/button-link'
import type { ListedOffer } from './offer-lists'
import type { Sale } from './sale'

const labels: Record<Offer['kind'], string> = {
  subscription: "S'abonner",
  pack: 'Acheter',
  'top-up': 'Recharger',
}

type Properties = { offer: ListedOffer; sale: Sale }

/**
 * Opens the last step before the payment, or says by its look that the offer cannot be bought now;
 * why stands above the offers.
 */
export function PurchaseButton({ offer, sale }: Properties) {
  const { key, kind, name, isPopular } = offer
  const look = { size: kind === 'top-up' ? 's' : 'm', isBlock: kind !== 'top-up' } as const
  if (sale.kind === 'signed-out')
    return (
      <ButtonLink {...look} to={sale.signInPath}>
        Connectez-vous
      </ButtonLink>
    )
  const isSold = sale.kind === 'open' && sale.priceIds[key] !== undefined
  return (
    <Button
      {...look}
      kind={isPopular ? 'primary' : 'secondary'}
      disabled={!isSold}
      isBusy={sale.kind === 'open' && sale.orderedKey === key}
      onClick={() => sale.kind === 'open' && sale.choose(key)}
    >
      <span>
        {labels[kind]}
        <span className="visually-hidden"> : {name}</span>
      </span>
    </Button>
  )
}

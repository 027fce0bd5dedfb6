import type { Offer } from '../../../domain/offers'
import { Button } from '../../ui/button'
import { ButtonLink } from '../../ui/button-link'
import type { Sale } from './sale'

const labels: Record<Offer['kind'], string> = {
  subscription: "S'abonner",
  pack: 'Acheter',
  'top-up': 'Recharger',
}

type Properties = { offer: Offer; sale: Sale }

/** Buys the offer, or says by its look that it cannot be bought now; why stands above the offers. */
export function PurchaseButton({ offer, sale }: Properties) {
  const { kind, name, isPopular } = offer
  const look = { size: kind === 'top-up' ? 's' : 'm', isBlock: kind !== 'top-up' } as const
  if (sale.kind === 'signed-out')
    return (
      <ButtonLink {...look} to={sale.signInPath}>
        Connectez-vous
      </ButtonLink>
    )
  return (
    <Button {...look} kind={isPopular ? 'primary' : 'secondary'} disabled={sale.kind !== 'open'}>
      <span>
        {labels[kind]}
        <span className="visually-hidden"> : {name}</span>
      </span>
    </Button>
  )
}

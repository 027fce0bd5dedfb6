import { intervalTexts } from '../../domain/billing/interval-texts'
import { withdrawalDays } from '../../domain/billing/withdrawal-period'
import { formatEuros } from '../../domain/formatting/euros'
import { formatMinutes } from '../../domain/formatting/minutes'
import {
  type HelpItem,
  type HelpPart,
  link,
  list,
  paragraph,
  question,
} from '../../domain/help/help-item'
import { type Offer, offers } from '../../domain/offers'

const formatPrice = (offer: Offer) =>
  offer.mode === 'subscription'
    ? `${formatEuros(offer.priceCents)} ${intervalTexts[offer.interval].per}`
    : formatEuros(offer.priceCents)

/** Returns one list item for each offer of this kind. */
const listOffers = (kind: Offer['kind']): HelpPart[][] =>
  Object.values<Offer>(offers)
    .filter((offer) => offer.kind === kind)
    .map((offer) => [`${offer.name} : ${formatMinutes(offer.minutes)}, ${formatPrice(offer)}`])

/** What people ask about paying. */
export const payment: readonly HelpItem[] = [
  question(
    'payment',
    'prix',
    'Combien coûtent les minutes ?',
    [
      paragraph(
        'Les prix sont en euros, toutes taxes comprises. ',
        link('Les packs', 'packs'),
        ' s’achètent une fois :',
      ),
      list(...listOffers('pack')),
      paragraph(
        link('Les abonnements', 'subscriptions'),
        ' se renouvellent jusqu’à ce que vous les arrêtiez :',
      ),
      list(...listOffers('subscription')),
      paragraph('Pendant un abonnement, des recharges sont proposées en plus :'),
      list(...listOffers('top-up')),
    ],
    'tarif tarifs prix euros abonnement pack recharge acheter mensuel hebdomadaire',
  ),
  question(
    'payment',
    'payer',
    'Comment payer, et quand mes minutes arrivent-elles ?',
    [
      paragraph(
        'Le paiement se fait sur la page de Stripe, par carte ou par un autre moyen qu’elle propose. Nous ne voyons pas votre numéro de carte.',
      ),
      paragraph(
        `Si vous demandez vos minutes tout de suite, en cochant la case prévue dans la commande, elles arrivent dès que le paiement est confirmé. Sinon elles attendent la fin des ${withdrawalDays} jours de rétractation, ou le moment où vous les demandez sur `,
        link('la page « Recharger »', 'packs'),
        '.',
      ),
    ],
    'carte bancaire cb paypal stripe sécurité attente crédit minutes manquantes',
  ),
  question(
    'payment',
    'paiement-refuse',
    'Mon paiement est refusé',
    [
      paragraph(
        'Un paiement refusé ne crédite rien et n’est pas débité. Vérifiez le numéro, la date, le plafond de votre carte, et la validation demandée par votre banque, puis réessayez ou prenez un autre moyen de paiement.',
      ),
      paragraph(
        'Si c’est le paiement d’un renouvellement qui a échoué, changez de carte sur ',
        link('la page « Recharger »', 'subscriptions'),
        ', bouton « Moyen de paiement » : le prélèvement est tenté de nouveau. Vous gardez les minutes déjà créditées.',
      ),
    ],
    'échec échoué carte refusée banque erreur débit retard 3d secure',
  ),
  question(
    'payment',
    'facture',
    'Où trouver ma facture ?',
    [
      paragraph(
        'Elle est jointe à l’e-mail qui confirme la commande, et reste sur ',
        link('la page « Recharger »', 'purchases'),
        ', onglet « Historique », bouton « Télécharger la facture ». En cas de remboursement, un avoir s’y ajoute.',
      ),
    ],
    'factures pdf justificatif avoir comptabilité télécharger',
  ),
  question(
    'payment',
    'resilier',
    'Comment arrêter mon abonnement ?',
    [
      paragraph(
        'À tout moment et sans frais : sur ',
        link('la page « Recharger »', 'subscriptions'),
        ', bouton « Résilier », ou sans vous connecter, par ',
        link('« Résilier votre contrat »', 'cancellation'),
        ', au bas de chaque page. Un e-mail le confirme.',
      ),
      paragraph(
        'L’abonnement reste actif jusqu’à la fin de la période payée, puis rien n’est plus débité. Vos minutes restent à vous. Demandez-le de préférence au moins 24 heures avant l’échéance ; plus tard, vous ne perdez aucun droit.',
      ),
    ],
    'résiliation annuler désabonner stopper désabonnement renouvellement',
  ),
  question(
    'payment',
    'changer-d-abonnement',
    'Puis-je changer d’abonnement ?',
    [
      paragraph(
        'Oui : il n’y en a qu’un à la fois. Résiliez celui que vous avez sur ',
        link('la page « Recharger »', 'subscriptions'),
        ', puis prenez l’autre. Vous pouvez annuler une résiliation jusqu’à la fin de la période, avec « Reprendre l’abonnement ».',
      ),
    ],
    'changement passer mensuel hebdomadaire reprendre',
  ),
  question(
    'payment',
    'retractation',
    'J’ai changé d’avis : puis-je obtenir un remboursement ?',
    [
      paragraph(
        `Oui, pendant ${withdrawalDays} jours après la commande, sans donner de raison, par `,
        link('« Renoncer au contrat ici »', 'withdrawal'),
        '. Un accusé de réception part aussitôt par e-mail.',
      ),
      list(
        [
          'Si vous aviez demandé vos minutes tout de suite, celles que vous n’avez pas utilisées vous sont remboursées.',
        ],
        ['Si vos minutes attendaient encore, tout le prix vous est remboursé.'],
      ),
      paragraph(
        'Les minutes offertes comptent comme utilisées en premier. Le détail est dans ',
        link('les conditions de vente', 'termsOfSale'),
        '.',
      ),
    ],
    'remboursement rembourser rétracter annuler achat réclamation argent',
  ),
]

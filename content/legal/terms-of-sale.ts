import { intervalTexts } from '../../domain/billing/interval-texts'
import { freeMinutes } from '../../domain/billing/ledger'
import { reminderLeadDays } from '../../domain/billing/renewal-reminder'
import { withdrawalDays } from '../../domain/billing/withdrawal-period'
import { formatEuros } from '../../domain/formatting/euros'
import {
  frame,
  type LegalDocument,
  list,
  pageLink,
  paragraph,
  section,
  table,
} from '../../domain/legal/legal-document'
import { retentionPeriods } from '../../domain/legal/retention-periods'
import { computePricePerMinuteCents, type Offer, offers } from '../../domain/offers'
import { conformityGuarantee } from './conformity-guarantee'
import type { OperatorFacts } from './operator-facts'
import { legalTextsUpdatedOn } from './updated-on'

const formatPrice = (offer: Offer) =>
  offer.mode === 'subscription'
    ? `${formatEuros(offer.priceCents)} ${intervalTexts[offer.interval].per}`
    : formatEuros(offer.priceCents)

const priceTable = table(
  ['Offre', 'Minutes', 'Prix TTC', 'La minute'],
  Object.values<Offer>(offers).map((offer) => [
    offer.kind === 'top-up' ? `${offer.name} (abonnés)` : offer.name,
    String(offer.minutes),
    formatPrice(offer),
    formatEuros(computePricePerMinuteCents(offer)),
  ]),
)

const createSeller = ({ contactEmail, description, phone }: OperatorFacts) =>
  section(
    '1. Qui vend',
    paragraph(
      `Amivoix est édité par ${description}, ci-après « nous ». Vous pouvez nous écrire à `,
      contactEmail,
      ' ou nous appeler au ',
      phone,
      '.',
    ),
    paragraph(
      'Ces conditions s’appliquent à tout achat de minutes et à tout abonnement conclu sur Amivoix par une personne majeure agissant pour ses besoins personnels. Elles complètent les ',
      pageLink('conditions d’utilisation', 'termsOfUse'),
      '. Celles qui valent pour une commande sont celles en vigueur ce jour-là ; elles vous sont envoyées avec sa confirmation.',
    ),
  )

const service = section(
  '2. Ce que nous vendons',
  paragraph(
    'Nous vendons des minutes de conversation. Elles permettent de parler, de vive voix ou par écrit, avec des compagnons. Ces compagnons sont des programmes d’intelligence artificielle : ils ne sont pas des personnes et ne remplacent ni un médecin, ni un psychologue, ni un service d’urgence.',
  ),
  paragraph(
    'Il faut un navigateur récent, une connexion à internet et, pour parler, un microphone. L’appel peut être suivi par des sous-titres et mené entièrement par écrit.',
  ),
  paragraph(
    `Chaque nouveau compte reçoit ${freeMinutes} minutes offertes, sans engagement ni moyen de paiement.`,
  ),
)

const minuteCharging = section(
  '3. Comment les minutes sont décomptées',
  paragraph(
    'Toute minute entamée est décomptée. La durée d’un appel est mesurée par nos serveurs, et arrondie une seule fois, à la fin de l’appel, à la minute supérieure.',
  ),
  paragraph('Ne sont pas décomptés :'),
  list(
    'le temps de connexion, avant que le compagnon soit en ligne ;',
    'les coupures et les reprises, et les silences dus à une panne de notre côté ;',
    'les annonces que la loi demande ;',
    'l’aide donnée en cas de détresse ou d’urgence.',
  ),
  paragraph(
    'Un compagnon peut être tenu par un service vocal extérieur ; sa page le dit alors et demande votre accord avant l’appel. La durée est dans ce cas celle que ce service rapporte, sans jamais dépasser celle que nous mesurons, et seuls le temps de connexion et une panne de ce service en sont déduits.',
  ),
  paragraph(
    'Chaque appel se termine par un reçu qui montre sa durée, ce qui n’a pas été compté et ce qui a été décompté. Chaque mouvement de votre solde figure sur la page « Recharger », onglet « Historique ».',
  ),
  paragraph(
    'Les minutes n’ont pas de date limite d’utilisation : elles restent à votre disposition tant que votre compte existe. Elles ne peuvent être ni cédées ni échangées contre de l’argent, hors les cas de remboursement prévus ici et par la loi.',
  ),
)

const prices = section(
  '4. Offres et prix',
  paragraph(
    'Les prix sont en euros, toutes taxes comprises. Le prix par minute est arrondi au centime. Aucun frais ne s’y ajoute, hors le coût de votre propre connexion.',
  ),
  priceTable,
  paragraph(
    'Les recharges sont réservées aux personnes dont l’abonnement est actif ou en période d’essai. Un changement de prix ne touche pas une commande déjà passée ; pour un abonnement en cours, voyez l’article 7.',
  ),
)

const ordering = section(
  '5. Commander et payer',
  paragraph(
    'Pour commander, connectez-vous, choisissez une offre sur la page « Recharger », vérifiez le récapitulatif (offre, minutes, prix total), puis appuyez sur « Commander avec obligation de paiement ». Vous pouvez revenir en arrière jusque-là, et encore sur la page de paiement. Le contrat est conclu quand le paiement est accepté. Il est conclu en français.',
  ),
  paragraph(
    'Le paiement se fait en ligne, par carte ou par un autre moyen proposé sur la page de notre prestataire de paiement, Stripe. Nous ne recevons ni ne conservons votre numéro de carte. Un paiement refusé ne crédite rien et n’est pas débité.',
  ),
  paragraph(
    `Si vous demandez, en cochant la case prévue à cet effet, à utiliser vos minutes avant la fin du délai de rétractation, elles sont créditées dès que le paiement est confirmé, en général en quelques secondes. Sinon elles attendent, et sont créditées dès que vous en faites la demande sur la page « Recharger », ou le lendemain de la fin de ce délai. La confirmation de commande vous est envoyée par e-mail avec ces conditions, le formulaire de rétractation et la facture ; la facture reste disponible sur cette même page. Nous conservons factures et commandes pendant ${retentionPeriods.invoiceYears} ans et vous en donnons copie sur demande.`,
  ),
)

const createWithdrawal = ({ contactEmail }: OperatorFacts) =>
  section(
    '6. Droit de rétractation',
    paragraph(
      `Vous disposez de ${withdrawalDays} jours à compter de la commande, ou de la confirmation du paiement si elle est plus tardive, pour vous rétracter, sans donner de raison et sans frais. Si le délai s’achève un samedi, un dimanche ou un jour férié ou chômé, il est prolongé jusqu’au premier jour ouvrable suivant. Pour un abonnement, ce droit vaut pour sa souscription.`,
    ),
    paragraph('Pour vous rétracter, au choix :'),
    list(
      [
        'la fonction en ligne « ',
        pageLink('Renoncer au contrat ici', 'withdrawal'),
        ' », au bas de chaque page : choisissez la commande, puis « Confirmer la rétractation » ; nous vous envoyons aussitôt un accusé de réception par e-mail, avec la date et l’heure ;',
      ],
      'le formulaire de rétractation joint à votre confirmation de commande ;',
      [
        `toute autre déclaration dénuée d’ambiguïté, par e-mail à `,
        contactEmail,
        ' ou par lettre.',
      ],
    ),
    paragraph('Ce qui vous est remboursé :'),
    list(
      'si vous avez demandé, en cochant la case prévue à cet effet ou plus tard sur la page « Recharger », à utiliser vos minutes avant la fin du délai : le prix des minutes que vous n’avez pas utilisées, en proportion du prix payé (code de la consommation, article L. 221-25) ;',
      'si vous ne l’avez pas demandé : le prix entier.',
    ),
    paragraph(
      'Nous remboursons sans retard injustifié, au plus tard 14 jours après avoir été informés de votre décision, par le moyen de paiement de la commande, et vous recevez un avoir. Les minutes remboursées sont retirées de votre solde. La rétractation met fin à l’abonnement qu’elle concerne.',
    ),
  )

const subscriptions = section(
  '7. Abonnements : durée, renouvellement, résiliation',
  paragraph(
    'Un abonnement est un contrat à durée indéterminée, payé d’avance par période d’une semaine ou d’un mois. Il se renouvelle au début de chaque période, au même prix, jusqu’à ce que vous y mettiez fin ; ses minutes s’ajoutent à votre solde à chaque renouvellement payé, et celles qui restent sont conservées.',
  ),
  paragraph(
    `Nous vous écrivons ${reminderLeadDays} jours avant chaque renouvellement d’un abonnement mensuel, et une fois par mois pour un abonnement hebdomadaire, avec le prix, la date et le lien pour résilier.`,
  ),
  paragraph('Vous pouvez résilier à tout moment, sans frais ni motif :'),
  list(
    [
      'par la fonction « ',
      pageLink('Résilier votre contrat', 'cancellation'),
      ' », au bas de chaque page, sans avoir à vous connecter ;',
    ],
    ['depuis la page ', pageLink('« Recharger »', 'wallet'), ', onglet « Abonnements ».'],
  ),
  paragraph(
    'La résiliation prend effet à la fin de la période payée ; vous en recevez confirmation par e-mail, et vos minutes restent utilisables. Pour qu’elle soit prise en compte avant un renouvellement, nous vous invitons à la demander au moins 24 heures avant l’échéance ; ce n’est pas une condition, et la demander plus tard ne vous fait perdre aucun droit.',
  ),
  paragraph(
    'Si un renouvellement ne peut pas être débité, nous le présentons de nouveau, puis l’abonnement prend fin ; les minutes déjà créditées vous restent. Tout changement de prix ou de ces conditions vous est annoncé par e-mail au moins un mois avant de s’appliquer à votre abonnement ; vous pouvez le refuser en résiliant.',
  ),
)

const createComplaints = ({ contactEmail }: OperatorFacts) =>
  section(
    '8. Garanties, réclamations et responsabilité',
    paragraph(
      'Si quelque chose ne va pas, écrivez-nous à ',
      contactEmail,
      ', si possible dans les 7 jours : plus tôt nous le savons, mieux nous pouvons retrouver ce qui s’est passé. Ce n’est pas un délai qui vous fait perdre un droit. Une minute décomptée à tort est rendue.',
    ),
    frame('Garantie légale de conformité et garantie des vices cachés', ...conformityGuarantee),
    paragraph(
      'Nous répondons de la bonne exécution du contrat. Notre responsabilité ne peut être engagée pour ce qui vous est imputable, pour le fait imprévisible et insurmontable d’un tiers, ou pour un cas de force majeure. Rien ici ne limite les droits que la loi donne aux consommateurs.',
    ),
  )

const createClosureAndDisputes = ({ mediator }: OperatorFacts) =>
  section(
    '9. Fin du compte, données, litiges',
    paragraph(
      'Supprimer votre compte met fin à l’abonnement et efface les minutes restantes ; la page de suppression dit lesquelles avant que vous ne confirmiez. Cela ne vous prive pas du droit de rétractation s’il court encore. Si nous fermons un compte pour un manquement grave aux conditions d’utilisation, nous remboursons les minutes payées et non utilisées, sauf le préjudice que ce manquement nous aurait causé.',
    ),
    paragraph(
      'Vos données sont traitées comme le dit la ',
      pageLink('politique de confidentialité', 'privacy'),
      `. Les factures sont conservées ${retentionPeriods.invoiceYears} ans, comme la loi le demande, même après la suppression du compte.`,
    ),
    paragraph(
      'En cas de litige, écrivez-nous d’abord. Si nous ne trouvons pas de solution, vous pouvez recourir gratuitement au médiateur de la consommation : ',
      ...mediator,
      '. Vous pouvez aussi saisir, au choix, l’une des juridictions que désigne le code de procédure civile ou celle du lieu où vous demeuriez au moment de la conclusion du contrat ou de la survenance du fait dommageable (code de la consommation, article R. 631-3).',
    ),
    paragraph(
      'Ces conditions relèvent du droit français. Si vous vivez dans un autre pays de l’Union européenne, vous gardez la protection des règles impératives de ce pays.',
    ),
  )

/**
 * Terms of every sale. A copy is sent with each order, because article L. 221-13 of the French
 * Consumer Code requires that the contract is confirmed on a durable medium.
 */
export const createTermsOfSale = (facts: OperatorFacts): LegalDocument => ({
  title: 'Conditions de vente',
  updatedOn: legalTextsUpdatedOn,
  summary: [],
  sections: [
    createSeller(facts),
    service,
    minuteCharging,
    prices,
    ordering,
    createWithdrawal(facts),
    subscriptions,
    createComplaints(facts),
    createClosureAndDisputes(facts),
  ],
})

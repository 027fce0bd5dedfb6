import { pagePaths } from '../../../contract/paths'
import { totalsOf, type WithdrawalLine } from '../../../domain/billing/withdrawal'
import { refundLinesWords, returnedMinutesWords } from '../../../domain/billing/withdrawal-words'
import { formatEuros } from '../../../domain/formatting/euros'
import { formatParisMoment } from '../../../domain/formatting/paris-time'
import { composeMail } from '../../platform/mail/compose-mail'
import type { PaidOrder } from './contracts-of'
import type { Withdrawal } from './withdrawal-repository'

type Reader = { email: string; name: string }

type Receipt = {
  declared: Pick<Withdrawal, 'statement' | 'declaredAt' | 'orderId' | 'subscriptionId'>
  orders: readonly PaidOrder[]
  lines: readonly WithdrawalLine[]
}

/** Acknowledges a withdrawal: its content, its date and its hour (code de la consommation, L221-21). */
export function withdrawalMail(
  { email, name }: Reader,
  origin: string,
  { declared, orders, lines }: Receipt,
) {
  const { unusedMinutes, refundCents } = totalsOf(lines)
  return composeMail({
    to: email,
    subject: 'Nous avons reçu votre rétractation',
    opening: [
      'Bonjour,',
      `Le ${formatParisMoment(declared.declaredAt)} (heure de Paris), vous avez déclaré en ligne : « ${declared.statement} »`,
      `Déclaration faite par : ${name}, ${email}.`,
      ...orders.map(
        ({ orderId, orderedAt, amountTotalCents }) =>
          `Commande ${orderId}, passée le ${formatParisMoment(orderedAt)} (heure de Paris), ${formatEuros(amountTotalCents)} toutes taxes comprises.`,
      ),
      ...refundLinesWords(lines),
      refundCents > 0
        ? `Montant remboursé : ${formatEuros(refundCents)}, sur le moyen de paiement utilisé pour la commande. Votre banque peut mettre quelques jours à l’afficher.`
        : 'Montant remboursé : 0,00\u00a0€.',
      returnedMinutesWords(unusedMinutes),
      ...(declared.subscriptionId
        ? ['Votre abonnement prend fin tout de suite : plus rien ne sera débité.']
        : []),
    ],
    link: { label: 'Voir mes contrats', url: origin + pagePaths.withdrawal },
    closing: ['Gardez ce message : il prouve votre rétractation et son heure.'],
  })
}

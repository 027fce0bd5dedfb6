import { pagePaths } from '../../../contract/paths'
import { sumWithdrawalLines, type WithdrawalLine } from '../../../domain/billing/withdrawal'
import { formatDeductedMinutes, formatRefundLines } from '../../../domain/billing/withdrawal-texts'
import { formatEuros } from '../../../domain/formatting/euros'
import { formatParisMoment } from '../../../domain/formatting/paris-time'
import { composeMail } from '../../platform/mail/compose-mail'
import type { MailRecipient } from '../../users/find-mail-recipient'
import type { PaidOrder } from './group-purchases'
import type { Withdrawal } from './withdrawal-repository'

type AcknowledgedWithdrawal = {
  withdrawal: Pick<Withdrawal, 'statement' | 'declaredAt' | 'orderId' | 'subscriptionId'>
  orders: readonly PaidOrder[]
  lines: readonly WithdrawalLine[]
}

/**
 * Confirms a withdrawal with its content, date and time (French Consumer Code, article L221-21).
 */
export function withdrawalAcknowledgementMail(
  { email, name }: MailRecipient,
  origin: string,
  { withdrawal, orders, lines }: AcknowledgedWithdrawal,
) {
  const { unusedMinutes, refundCents } = sumWithdrawalLines(lines)
  const disputedRefundCents = lines.reduce((sum, line) => sum + line.disputedRefundCents, 0)
  return composeMail({
    to: email,
    subject: 'Nous avons reçu votre rétractation',
    opening: [
      'Bonjour,',
      `Le ${formatParisMoment(withdrawal.declaredAt)} (heure de Paris), vous avez déclaré en ligne : « ${withdrawal.statement} »`,
      `Déclaration faite par : ${name}, ${email}.`,
      ...orders.map(
        ({ orderId, orderedAt, amountTotalCents }) =>
          `Commande ${orderId}, passée le ${formatParisMoment(orderedAt)} (heure de Paris), ${formatEuros(amountTotalCents)} toutes taxes comprises.`,
      ),
      ...formatRefundLines(lines),
      refundCents > 0
        ? `Montant remboursé : ${formatEuros(refundCents)}, sur le moyen de paiement utilisé pour la commande. Votre banque peut mettre quelques jours à l’afficher.`
        : 'Montant remboursé : 0,00\u00a0€.',
      ...(disputedRefundCents > 0
        ? [
            `Une partie de votre paiement est contestée auprès de votre banque : ${formatEuros(disputedRefundCents)} de plus vous reviennent, rendus par elle ou, si elle nous donne raison, remboursés par nous.`,
          ]
        : []),
      formatDeductedMinutes(unusedMinutes),
      ...(withdrawal.subscriptionId
        ? ['Votre abonnement prend fin tout de suite : plus rien ne sera débité.']
        : []),
    ],
    link: { label: 'Voir mes contrats', url: origin + pagePaths.withdrawal },
    closing: ['Gardez ce message : il prouve votre rétractation et son heure.'],
  })
}

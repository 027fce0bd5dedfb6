import { fixedApiPaths } from '../../contract/paths'
import { composeMail } from '../platform/mail/compose-mail'

/** The e-mail lists at most this many accounts; the log lists all of them. */
const maxListedAccounts = 20

/** Composes the e-mail that tells the operator which accounts to check, by their ids only. */
export const ledgerAlertMail = (to: string, origin: string, accountIds: readonly string[]) =>
  composeMail({
    to,
    subject: 'Des soldes ne suivent pas leur registre',
    opening: [
      `Le contrôle quotidien du registre a trouvé ${formatAccountCount(accountIds.length)} dont le solde n’est pas la somme des mouvements.`,
      `Identifiants : ${accountIds.slice(0, maxListedAccounts).join(', ')}${accountIds.length > maxListedAccounts ? '…' : ''}`,
      'Rien n’a été corrigé. Le journal du serveur les nomme tous à la ligne « balances that their ledger entries do not explain » ; la commande « npm run cli -- doctor » refait le contrôle.',
    ],
    link: { label: 'Voir l’état du service', url: origin + fixedApiPaths.ready },
    closing: [
      'Vous recevez ce message à chaque contrôle, une fois par jour, tant que l’écart reste.',
    ],
  })

const formatAccountCount = (count: number) => (count === 1 ? 'un compte' : `${count} comptes`)

import { fixedApiPaths } from '../../contract/paths'
import { composeMail } from '../platform/mail/compose-mail'

/** As many accounts as a mail names; the log names all. */
const namedAccounts = 20

/** To the operator: which accounts to look at, by their ids alone. */
export const ledgerFaultMail = (to: string, publicUrl: URL, accounts: readonly string[]) =>
  composeMail({
    to,
    subject: 'Des soldes ne suivent pas leur registre',
    opening: [
      `Le contrôle quotidien du registre a trouvé ${countOf(accounts.length)} dont le solde n’est pas la somme des mouvements.`,
      `Identifiants : ${accounts.slice(0, namedAccounts).join(', ')}${accounts.length > namedAccounts ? '…' : ''}`,
      'Rien n’a été corrigé. Le journal du serveur les nomme tous à la ligne « balances that their movements do not explain » ; la commande « npm run cli -- doctor » refait le contrôle.',
    ],
    link: { label: 'Voir l’état du service', url: new URL(fixedApiPaths.ready, publicUrl).href },
    closing: [
      'Vous recevez ce message à chaque contrôle, une fois par jour, tant que l’écart reste.',
    ],
  })

const countOf = (accounts: number) => (accounts === 1 ? 'un compte' : `${accounts} comptes`)

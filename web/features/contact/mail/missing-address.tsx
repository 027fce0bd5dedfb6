import { formatMissingFact } from '../../../../domain/billing/operator'
import { formatMailText, type PreparedMail } from '../../../../domain/contact/mail-link'
import { CopyButton } from '../../../ui/buttons/copy-button'
import { Notice } from '../../../ui/feedback/notice'

/** Says, before the visitor types anything, that the operator's address is missing. */
export const MissingAddressNotice = () => (
  <Notice kind="accent">
    <p>
      Notre adresse manque encore{'\u00a0'}: {formatMissingFact('contactEmail')}. Ce formulaire ne
      peut donc rien envoyer pour l’instant.
    </p>
  </Notice>
)

/**
 * Says after the submission that the message was not sent, because the operator's address is missing. The visitor can
 * copy the message.
 */
export const UnsentMailNotice = ({ mail }: { mail: PreparedMail }) => (
  <Notice kind="failed">
    <p>
      Votre message n’est pas parti{'\u00a0'}: notre adresse de contact manque encore. Ce que vous
      avez écrit est toujours là.
    </p>
    <CopyButton text={formatMailText(mail)} label="Copier le message" copiedLabel="Message copié" />
  </Notice>
)

/** Shown without scripts, where the form cannot prepare an e-mail. */
export const NoScriptNotice = ({ address }: { address: string | null }) => (
  <noscript>
    <p className="small muted">
      Ce formulaire a besoin de JavaScript. Sans lui, écrivez directement à{' '}
      {address === null ? (
        formatMissingFact('contactEmail')
      ) : (
        <a className="link" href={`mailto:${address}`}>
          {address}
        </a>
      )}
      .
    </p>
  </noscript>
)

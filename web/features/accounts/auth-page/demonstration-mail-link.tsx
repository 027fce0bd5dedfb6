import { useRootData } from '../../../session/use-me'

/**
 * Links to the page that shows the e-mails of the demonstration; renders nothing when e-mails are really
 * sent.
 */
export function DemonstrationMailLink() {
  if (!useRootData()?.hasMailbox) return null
  return (
    <p className="small">
      <a className="link" href="/dev/mail">
        Les e-mails de cette démonstration se lisent ici
      </a>
    </p>
  )
}

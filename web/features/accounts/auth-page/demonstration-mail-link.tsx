import { useRootData } from '../../../session/use-me'

/** In demonstration mode, links to the page that shows the e-mails, because none are sent. */
export function DemonstrationMailLink() {
  if (!useRootData()?.isDemonstration) return null
  return (
    <p className="small">
      <a className="link" href="/dev/mail">
        Les e-mails de cette démonstration se lisent ici
      </a>
    </p>
  )
}

import { useRootData } from '../../../session/use-me'

/** In demonstration mode no e-mail is sent: links to the page that shows them instead. */
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

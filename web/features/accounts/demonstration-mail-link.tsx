import { useRootData } from '../../session'

/** On this machine mails go nowhere; a demonstration reads them on its own page. */
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

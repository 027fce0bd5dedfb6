import { type ReactNode, useEffect, useState } from 'react'
import { useCopyToClipboard } from '../../../ui/buttons/use-copy-to-clipboard'
import { Icon } from '../../../ui/icons/icon'
import { Card } from '../../../ui/layout/card'
import sprite from './share-icons.svg?url&no-inline'
import { createShareLinks, formatShareText } from './share-links'
import styles from './share-panel.module.css'

/** Share links of a companion's page. */
export function SharePanel({ name, url }: { name: string; url: string }) {
  const links = createShareLinks(name, url)
  const canShare = useCanShareNatively()

  /**
   * Opens the device's share sheet. The promise also rejects when the user closes the sheet, which
   * is not an error.
   */
  const share = () =>
    navigator.share({ title: name, text: formatShareText(name), url }).catch(() => undefined)

  return (
    <section className={styles.panel} aria-labelledby="share">
      <h2 id="share">Partager</h2>
      <Card className={styles.ways}>
        <CopyButton label="Copier le lien" url={url} icon={<Icon name="link" />} />
        <ServiceLink channel="whatsapp" label="WhatsApp" href={links.whatsapp} />
        <a href={links.mail}>
          <Icon name="mail" />
          E-mail
        </a>
        <a href={links.sms}>
          <ShareIcon channel="sms" />
          SMS
        </a>
        <ServiceLink channel="facebook" label="Facebook" href={links.facebook} />
        <ServiceLink channel="twitter" label="Twitter" href={links.twitter} />
        <CopyButton
          label="Instagram"
          hint="copie le lien"
          url={url}
          icon={<ShareIcon channel="instagram" />}
        />
        {canShare && (
          <button type="button" onClick={share}>
            <Icon name="share" />
            Autre…
          </button>
        )}
      </Card>
    </section>
  )
}

type ServiceProps = { channel: string; label: string; href: string }

const ServiceLink = ({ channel, label, href }: ServiceProps) => (
  <a href={href} target="_blank" rel="noopener noreferrer">
    <ShareIcon channel={channel} />
    {label}
    <span className="visually-hidden"> (nouvelle fenêtre)</span>
  </a>
)

type CopyProps = {
  label: string
  /** A text for screen readers, when the label alone is unclear. */
  hint?: string
  url: string
  icon: ReactNode
}

function CopyButton({ label, hint, url, icon }: CopyProps) {
  const { isCopied, isReady, copy } = useCopyToClipboard()

  return (
    <button type="button" onClick={() => copy(url)} disabled={!isReady}>
      {isCopied ? <Icon name="check" /> : icon}
      <span aria-live="polite">{isCopied ? 'Lien copié' : label}</span>
      {hint && !isCopied && <span className="visually-hidden"> ({hint})</span>}
    </button>
  )
}

/** False on the server and in browsers without the Web Share API. */
function useCanShareNatively() {
  const [canShare, setCanShare] = useState(false)
  useEffect(() => setCanShare('share' in navigator), [])
  return canShare
}

/** The logo of a sharing service. */
const ShareIcon = ({ channel }: { channel: string }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <use href={`${sprite}#${channel}`} />
  </svg>
)

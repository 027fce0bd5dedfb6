import { type ReactNode, useEffect, useState } from 'react'
import { messages } from '../../../domain/messages'
import { Card } from '../../ui/card'
import { Icon } from '../../ui/icon'
import { showToast } from '../../ui/toast'
import { ShareIcon } from './share-icon'
import { shareLinks, shareText } from './share-links'
import styles from './share-panel.module.css'

/** « the 'link copied' state lasts 2 s » (first document, section 4). */
const copiedMs = 2_000

/** The companion's page for someone else (first document, section 2, « Share links »). */
export function SharePanel({ name, address }: { name: string; address: string }) {
  const links = shareLinks(name, address)
  const canShare = useNativeShare()

  /** Refused by closing the device's own sheet: nothing to say. */
  const share = () =>
    navigator.share({ title: name, text: shareText(name), url: address }).catch(() => undefined)

  return (
    <section className={styles.panel} aria-labelledby="share">
      <h2 id="share">Partager</h2>
      <Card className={styles.ways}>
        <CopyButton label="Copier le lien" address={address} icon={<Icon name="link" />} />
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
          address={address}
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

type ServiceProperties = { channel: string; label: string; href: string }

const ServiceLink = ({ channel, label, href }: ServiceProperties) => (
  <a href={href} target="_blank" rel="noopener noreferrer">
    <ShareIcon channel={channel} />
    {label}
    <span className="visually-hidden"> (nouvelle fenêtre)</span>
  </a>
)

type CopyProperties = {
  label: string
  /** Said to readers, where the label alone does not say what happens. */
  hint?: string
  address: string
  icon: ReactNode
}

function CopyButton({ label, hint, address, icon }: CopyProperties) {
  const [isCopied, setCopied] = useState(false)

  useEffect(() => {
    if (!isCopied) return
    const timeout = setTimeout(() => setCopied(false), copiedMs)
    return () => clearTimeout(timeout)
  }, [isCopied])

  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
      setCopied(true)
    } catch {
      showToast({ kind: 'failed', text: messages.LINK_NOT_COPIED })
    }
  }

  return (
    <button type="button" onClick={copy}>
      {isCopied ? <Icon name="check" /> : icon}
      <span aria-live="polite">{isCopied ? 'Lien copié' : label}</span>
      {hint && !isCopied && <span className="visually-hidden"> ({hint})</span>}
    </button>
  )
}

/** Known only in the browser; the server's page does without. */
function useNativeShare() {
  const [canShare, setCanShare] = useState(false)
  useEffect(() => setCanShare('share' in navigator), [])
  return canShare
}

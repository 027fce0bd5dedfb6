import { useEffect, useState } from 'react'
import { messages } from '../../../domain/messages'
import { Card } from '../../ui/card'
import { Icon } from '../../ui/icon'
import { showToast } from '../../ui/toast'
import styles from './share-panel.module.css'

/** « the 'link copied' state lasts 2 s » (first document, section 4). */
const copiedMs = 2_000

/** The companion's page for someone else: its link, a mail, or what the device itself offers. */
export function SharePanel({ name, address }: { name: string; address: string }) {
  const [isCopied, setCopied] = useState(false)
  const canShare = useNativeShare()
  const text = `${name}, un compagnon vocal à qui parler sur Amivoix`

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

  /** Refused by closing the device's own sheet: nothing to say. */
  const share = () => navigator.share({ title: name, text, url: address }).catch(() => undefined)

  return (
    <section className={styles.panel} aria-labelledby="share">
      <h2 id="share">Partager</h2>
      <Card className={styles.ways}>
        <button type="button" onClick={copy}>
          <Icon name={isCopied ? 'check' : 'link'} />
          <span aria-live="polite">{isCopied ? 'Lien copié' : 'Copier le lien'}</span>
        </button>
        <a href={`mailto:?${mail(name, text, address)}`}>
          <Icon name="mail" />
          E-mail
        </a>
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

/** Known only in the browser; the server's page does without. */
function useNativeShare() {
  const [canShare, setCanShare] = useState(false)
  useEffect(() => setCanShare('share' in navigator), [])
  return canShare
}

/** A mail programme reads « + » as itself, so that spaces are written %20. */
const mail = (name: string, text: string, address: string) =>
  `subject=${encodeURIComponent(`${name} · Amivoix`)}&body=${encodeURIComponent(`${text} : ${address}`)}`

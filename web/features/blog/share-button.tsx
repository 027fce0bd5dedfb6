import { Button } from '../../ui/buttons/button'
import { useCopyToClipboard } from '../../ui/buttons/use-copy-to-clipboard'
import { Icon } from '../../ui/icons/icon'

type Props = { title: string; text: string; url: string }

/** Opens the sharing dialog of the device. Copies the URL when there is no such dialog or it fails. */
export function ShareButton({ title, text, url }: Props) {
  const { isCopied, isReady, copy } = useCopyToClipboard()

  async function share() {
    if (!('share' in navigator)) return copy(url)
    try {
      await navigator.share({ title, text, url })
    } catch (error) {
      // The user has closed the dialog.
      if (error instanceof Error && error.name === 'AbortError') return
      await copy(url)
    }
  }

  return (
    <Button size="s" onClick={share} disabled={!isReady}>
      <Icon name={isCopied ? 'check' : 'share'} />
      <span aria-live="polite">{isCopied ? 'Lien copié' : 'Partager'}</span>
    </Button>
  )
}

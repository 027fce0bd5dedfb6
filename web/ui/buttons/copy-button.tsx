import { Button } from './button'
import { useCopyToClipboard } from './use-copy-to-clipboard'

type Props = {
  text: string
  label: string
  /** Replaces the label for two seconds after the text was copied. */
  copiedLabel: string
  size?: 's' | 'm'
}

/** Copies a text to the clipboard and confirms it in the label. */
export function CopyButton({ text, label, copiedLabel, size }: Props) {
  const { isCopied, isReady, copy } = useCopyToClipboard()
  return (
    <Button size={size} disabled={!isReady} onClick={() => copy(text)}>
      <span aria-live="polite">{isCopied ? copiedLabel : label}</span>
    </Button>
  )
}

import type { Highlight } from '../../../domain/conversations/highlight'
import { Button } from '../buttons/button'
import { CopyButton } from '../buttons/copy-button'
import styles from './quotation.module.css'
import type { useDeleteHighlight } from './use-delete-highlight'

type Props = {
  highlight: Highlight
  companionName: string
  deletion: Pick<ReturnType<typeof useDeleteHighlight>, 'isPending' | 'mutate'>
}

/** The highlight of a conversation, with its speaker and buttons to copy and delete it. */
export function Quotation({ highlight, companionName, deletion }: Props) {
  const quotation = `«\u00a0${highlight.text}\u00a0»`
  return (
    <figure className={styles.quotation}>
      <blockquote>{quotation}</blockquote>
      <figcaption>
        {highlight.speaker === 'caller' ? 'Vous' : companionName}, pendant cet appel
      </figcaption>
      <div className={styles.actions}>
        <CopyButton size="s" text={quotation} label="Copier" copiedLabel="Copiée" />
        <Button size="s" kind="ghost" isBusy={deletion.isPending} onClick={() => deletion.mutate()}>
          Oublier cette phrase
        </Button>
      </div>
    </figure>
  )
}

import type { ReactNode } from 'react'
import { Button } from '../../../ui/buttons/button'
import styles from './consent-answers.module.css'

type Props = {
  /** The label of the refusal. */
  refusal: string
  onAnswer: (isAccepted: boolean) => void
  /** Closes the question without an answer. */
  onDismiss: () => void
  /** Shown between the answers and "Plus tard". */
  children?: ReactNode
}

/** The answers to a question about consent before a call. */
export const ConsentAnswers = ({ refusal, onAnswer, onDismiss, children }: Props) => (
  <>
    <div className={styles.answers}>
      <Button size="l" onClick={() => onAnswer(true)}>
        Accepter et appeler
      </Button>
      <Button size="l" onClick={() => onAnswer(false)}>
        {refusal}
      </Button>
    </div>
    {children}
    <div className={styles.later}>
      <Button size="s" onClick={onDismiss}>
        Plus tard
      </Button>
    </div>
  </>
)

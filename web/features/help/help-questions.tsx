import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { HelpItem } from '../../../domain/help/help-item'
import { Fold } from '../../ui/layout/fold'
import { UnbrokenWords } from '../../ui/layout/unbroken-words'
import styles from './help.module.css'
import { HelpAnswer } from './help-answer'

/**
 * The questions, one open at a time. The browser closes the others, and opens the question whose id is in
 * the URL, because the id is on an element inside it; both work without scripts. A question that was open
 * when a search hid it is open when it is shown again.
 */
export function HelpQuestions({ items }: { items: readonly HelpItem[] }) {
  const [openId, setOpenId] = useState<string | null>(null)
  const { hash } = useLocation()

  // A link within the app changes the address without the browser's own jump to the question.
  useEffect(() => {
    const target = hash ? document.getElementById(decodeHash(hash)) : null
    const details = target?.closest('details')
    if (!target || !details) return
    // At once, because what is folded cannot be scrolled to.
    details.open = true
    setOpenId(target.id)
    target.scrollIntoView()
  }, [hash])

  function toggle(id: string, isOpen: boolean) {
    setOpenId((current) => (isOpen ? id : current === id ? null : current))
  }

  return (
    <div className={styles.questions}>
      {items.map(({ id, question, answer }) => (
        <Fold
          key={id}
          name="question"
          title={
            <h2>
              <UnbrokenWords text={question} />
            </h2>
          }
          open={openId === id}
          onToggle={({ currentTarget }) => toggle(id, currentTarget.open)}
        >
          <div id={id} className={styles.answer}>
            <HelpAnswer answer={answer} />
          </div>
        </Fold>
      ))}
    </div>
  )
}

function decodeHash(hash: string) {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}

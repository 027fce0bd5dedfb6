import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { HelpItem } from '../../../domain/help/help-item'
import { Collapsible } from '../../ui/layout/collapsible'
import { UnbrokenWords } from '../../ui/layout/unbroken-words'
import styles from './help.module.css'
import { HelpAnswer } from './help-answer'

/**
 * The questions, of which only one is open at a time. Without scripts, too, the browser closes the others,
 * and opens the question whose id is in the URL, because the id is on an element inside it. An open
 * question that a search hides is still open when it is shown again.
 */
export function HelpQuestions({ items }: { items: readonly HelpItem[] }) {
  const [openId, setOpenId] = useState<string | null>(null)
  const { hash } = useLocation()

  // A link within the app changes the URL without the browser's own scrolling to the question.
  useEffect(() => {
    const target = hash ? document.getElementById(decodeHash(hash)) : null
    const details = target?.closest('details')
    if (!target || !details) return
    // Opened synchronously, because the browser cannot scroll to a collapsed element.
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
        <Collapsible
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
        </Collapsible>
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

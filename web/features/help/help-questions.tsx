import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { HelpItem } from '../../../domain/help/help-item'
import { Collapsible } from '../../ui/layout/collapsible'
import styles from './help.module.css'
import { HelpAnswer } from './help-answer'

/**
 * A list of questions, with at most one answer open. This also works without scripts: `name` makes the
 * browser close the other answers, and the browser opens the answer whose id is in the URL's hash. An open
 * answer stays open when a search hides its question and shows it again.
 */
export function HelpQuestions({ items }: { items: readonly HelpItem[] }) {
  const [openId, setOpenId] = useState<string | null>(null)
  const { hash } = useLocation()

  // The browser does not scroll when a link within the app changes the URL.
  useEffect(() => {
    const target = hash ? document.getElementById(decodeHash(hash)) : null
    const details = target?.closest('details')
    if (!target || !details) return
    // Opens the answer before the next render, because the browser cannot scroll to a collapsed
    // element.
    details.open = true
    setOpenId(target.id)
    target.scrollIntoView()
  }, [hash])

  function setAnswerOpen(id: string, isOpen: boolean) {
    setOpenId((currentId) => {
      if (isOpen) return id
      // When another answer opens, the browser may report only afterwards that it has closed this one.
      return currentId === id ? null : currentId
    })
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
          onToggle={({ currentTarget }) => setAnswerOpen(id, currentTarget.open)}
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

/** Keeps words with a hyphen ("sont-elles") on one line. */
const UnbrokenWords = ({ text }: { text: string }) =>
  text.split(/(\S+-\S+)/).map((part, index) =>
    part.includes('-') ? (
      <span key={index} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  )

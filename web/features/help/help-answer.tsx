import { Link } from 'react-router'
import { pagePaths, walletPath } from '../../../contract/paths'
import type { HelpBlock, HelpPage, HelpPart } from '../../../domain/help/help-item'
import styles from './help.module.css'

const paths: Record<HelpPage, string> = {
  dashboard: pagePaths.dashboard,
  register: pagePaths.register,
  forgottenPassword: pagePaths.forgottenPassword,
  profile: pagePaths.profile,
  appointments: pagePaths.profileAppointments,
  history: pagePaths.profileHistory,
  myData: pagePaths.myData,
  packs: walletPath('credits'),
  subscriptions: walletPath('abonnements'),
  purchases: walletPath('historique'),
  withdrawal: pagePaths.withdrawal,
  cancellation: pagePaths.cancellation,
  termsOfSale: pagePaths.termsOfSale,
  termsOfUse: pagePaths.termsOfUse,
  privacy: pagePaths.privacy,
  cookies: pagePaths.cookies,
  contact: pagePaths.contact,
}

/** Renders the answer to a question. */
export const HelpAnswer = ({ answer }: { answer: readonly HelpBlock[] }) =>
  answer.map((block, index) =>
    block.kind === 'paragraph' ? (
      <p key={`${block.kind} ${index}`}>
        <Parts parts={block.parts} />
      </p>
    ) : (
      <ul key={`${block.kind} ${index}`} className={styles.list}>
        {block.items.map((parts, itemIndex) => (
          <li key={`${itemIndex} ${parts.length}`}>
            <Parts parts={parts} />
          </li>
        ))}
      </ul>
    ),
  )

const Parts = ({ parts }: { parts: readonly HelpPart[] }) =>
  parts.map((part, index) => <Part key={`${index} ${typeof part}`} part={part} />)

function Part({ part }: { part: HelpPart }) {
  if (typeof part === 'string') return part
  if (part.kind === 'link')
    return (
      <Link className="link" to={paths[part.page]}>
        {part.text}
      </Link>
    )
  return (
    <a className={styles.number} href={`${part.isForTextMessages ? 'sms' : 'tel'}:${part.number}`}>
      {part.number}
    </a>
  )
}

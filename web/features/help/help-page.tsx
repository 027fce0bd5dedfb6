import { Link } from 'react-router'
import { pagePaths } from '../../../contract/paths'
import type { ContactDetails } from '../../../contract/support'
import { formatMissingFact } from '../../../domain/billing/operator'
import type { HelpItem } from '../../../domain/help/help-item'
import { searchHelp } from '../../../domain/help/search-help'
import { publicMessages } from '../../../domain/public-messages'
import { Button, ButtonLink } from '../../ui/buttons/button'
import { EmptyState } from '../../ui/feedback/empty-state'
import { Notice } from '../../ui/feedback/notice'
import { Icon } from '../../ui/icons/icon'
import { Card } from '../../ui/layout/card'
import { PageTitle } from '../../ui/layout/page-title'
import styles from './help.module.css'
import { HelpQuestions } from './help-questions'
import { HelpSearch } from './help-search'
import { useHelpFilter } from './use-help-filter'

type Props = { items: readonly HelpItem[]; email: ContactDetails['email'] }

export function HelpPage({ items, email }: Props) {
  const [filter, setFilter] = useHelpFilter()
  const matchingItems = searchHelp(items, filter)
  return (
    <div className={`page page--narrow ${styles.page}`} data-long-text>
      <header className={styles.head}>
        <PageTitle>{'Comment pouvons-nous vous aider\u00a0?'}</PageTitle>
        <HelpSearch filter={filter} onChange={setFilter} />
      </header>
      <Notice>
        <p>
          Les compagnons sont des intelligences artificielles. Ils ne remplacent ni un médecin, ni
          un avocat, ni un proche. En cas de détresse, appelez le{' '}
          <a className={styles.number} href="tel:3114">
            3114
          </a>
          , gratuit, jour et nuit.
        </p>
      </Notice>
      <p role="status" className="visually-hidden">
        {matchingItems.length === 0
          ? publicMessages.HELP_NOT_FOUND
          : `${matchingItems.length} ${matchingItems.length === 1 ? 'question' : 'questions'}`}
      </p>
      {matchingItems.length === 0 && (
        <NothingFound onReset={() => setFilter({ search: '', category: null })} />
      )}
      <HelpQuestions items={matchingItems} />
      <SupportContact email={email} />
    </div>
  )
}

const NothingFound = ({ onReset }: { onReset: () => void }) => (
  <EmptyState
    action={
      <div className={styles.emptyActions}>
        {/* Without scripts the form opens the page without a search. */}
        <form
          method="get"
          action={pagePaths.help}
          onSubmit={(event) => {
            event.preventDefault()
            onReset()
          }}
        >
          <Button type="submit">Réinitialiser la recherche</Button>
        </form>
        <ButtonLink to={pagePaths.contact} kind="ghost">
          Nous contacter
        </ButtonLink>
      </div>
    }
  >
    <strong className={styles.emptyTitle}>{publicMessages.HELP_NOT_FOUND}</strong>
    {publicMessages.HELP_NOT_FOUND_DETAIL}
  </EmptyState>
)

const SupportContact = ({ email }: Pick<Props, 'email'>) => (
  <Card className={styles.support} aria-labelledby="support">
    <div className="stack" style={{ '--stack': '0.25rem' }}>
      <h2 id="support">Vous n’avez pas trouvé{'\u00a0'}?</h2>
      <p className="muted">Nous répondons sous 24-48h ouvrées.</p>
      <p className="small">
        {email === null ? (
          <span className="muted">{formatMissingFact('contactEmail')}</span>
        ) : (
          <a className="link" href={`mailto:${email}`}>
            {email}
          </a>
        )}
      </p>
      <p className="small muted">
        Un projet à plusieurs{'\u00a0'}? Voyez{' '}
        <Link className="link" to={pagePaths.partnerships}>
          les partenariats
        </Link>
        .
      </p>
    </div>
    <ButtonLink kind="primary" to={pagePaths.contact}>
      <Icon name="mail" />
      Nous écrire
    </ButtonLink>
  </Card>
)

import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { pagePaths } from '../../../contract/paths'
import { formatCalendarDay } from '../../../domain/formatting/paris-time'
import { type LegalDocument, toAnchor } from '../../../domain/legal/legal-document'
import { Collapsible } from '../../ui/layout/collapsible'
import { PageTitle } from '../../ui/layout/page-title'
import styles from './legal.module.css'
import { LegalBlocks, List } from './legal-text'

type Props = {
  document: LegalDocument
  /** The button in the cookie policy that opens the cookie settings. */
  cookieSettings?: ReactNode
  /** A last section that is not running text. */
  appendix?: { title: string; content: ReactNode }
}

/** The layout of the legal texts: date, summary, table of contents, text, and links to the other legal texts. */
export function LegalPage({ document, cookieSettings, appendix }: Props) {
  const titles = [
    ...document.sections.map(({ title }) => title),
    ...(appendix ? [appendix.title] : []),
  ]
  return (
    <div className={`page ${styles.page}`} data-long-text>
      <header className={styles.head}>
        <PageTitle>{document.title}</PageTitle>
        <Dates document={document} />
      </header>
      <nav className={styles.contents} aria-label="Sommaire">
        <h2>Sommaire</h2>
        <Contents titles={titles} />
      </nav>
      <article className={styles.text}>
        <div className={styles.foldedContents}>
          <Collapsible title="Sommaire">
            <Contents titles={titles} />
          </Collapsible>
        </div>
        {document.summary.length > 0 && (
          <section className={styles.summary} aria-labelledby="essentiel">
            <h2 id="essentiel">L’essentiel</h2>
            <List items={document.summary} />
          </section>
        )}
        {document.sections.map(({ title, blocks }) => (
          <section key={title} className={styles.section} aria-labelledby={toAnchor(title)}>
            <h2 id={toAnchor(title)}>{title}</h2>
            <LegalBlocks blocks={blocks} cookieSettings={cookieSettings} />
          </section>
        ))}
        {appendix && (
          <section className={styles.section} aria-labelledby={toAnchor(appendix.title)}>
            <h2 id={toAnchor(appendix.title)}>{appendix.title}</h2>
            {appendix.content}
          </section>
        )}
        <OtherTexts title={document.title} />
      </article>
    </div>
  )
}

const Dates = ({ document: { updatedOn, firstVersionOn } }: Pick<Props, 'document'>) => (
  <p className="muted">
    Dernière mise à jour{'\u00a0'}: <Day day={updatedOn} />
    {firstVersionOn !== undefined && (
      <>
        {' '}
        · Première version{'\u00a0'}: <Day day={firstVersionOn} />
      </>
    )}
  </p>
)

const Day = ({ day }: { day: string }) => (
  <time className={styles.day} dateTime={day}>
    {formatCalendarDay(day)}
  </time>
)

const Contents = ({ titles }: { titles: readonly string[] }) => (
  <ul className={styles.links}>
    {titles.map((title) => (
      <li key={title}>
        <a href={`#${toAnchor(title)}`}>{title}</a>
      </li>
    ))}
  </ul>
)

const legalTexts: readonly (readonly [string, string])[] = [
  ['Mentions légales', pagePaths.legalNotice],
  ['Politique de confidentialité', pagePaths.privacy],
  ['Politique cookies', pagePaths.cookies],
  ['Conditions d’utilisation', pagePaths.termsOfUse],
  ['Conditions de vente', pagePaths.termsOfSale],
  ['Accessibilité', pagePaths.accessibility],
]

const OtherTexts = ({ title }: { title: string }) => (
  <nav className={styles.others} aria-labelledby="autres-textes">
    <h2 id="autres-textes">Les autres textes</h2>
    <ul className={styles.links}>
      {legalTexts
        .filter(([name]) => name !== title)
        .map(([name, path]) => (
          <li key={path}>
            <Link to={path}>{name}</Link>
          </li>
        ))}
    </ul>
  </nav>
)

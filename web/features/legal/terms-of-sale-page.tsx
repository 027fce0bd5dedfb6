import type { TermsOfSale } from '../../../contract/billing/legal'
import { formatParisDay } from '../../../domain/formatting/paris-time'
import { Card } from '../../ui/layout/card'
import { PageTitle } from '../../ui/layout/page-title'
import styles from './legal.module.css'
import { LegalText } from './legal-text'

/** The terms of sale and the model withdrawal form (Consumer Code, R221-1). */
export const TermsOfSalePage = ({ terms, withdrawalForm: form }: TermsOfSale) => (
  <div className={`page page--narrow ${styles.page}`}>
    <header className={styles.head}>
      <PageTitle>{terms.title}</PageTitle>
      <p className="muted">
        En vigueur depuis le{' '}
        <time dateTime={terms.validFrom}>{formatParisDay(new Date(terms.validFrom))}</time>
      </p>
    </header>
    {terms.sections.map(({ title, blocks }) => (
      <section key={title} className={styles.section}>
        <h2>{title}</h2>
        <LegalText blocks={blocks} />
      </section>
    ))}
    <section className={styles.section} aria-labelledby="formulaire">
      <h2 id="formulaire">{form.title}</h2>
      <p className="muted">{form.instruction}</p>
      <Card className={styles.form}>
        <p>À l’attention de{'\u00a0'}:</p>
        <ul className={styles.lines}>
          {form.recipient.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>{form.declaration}</p>
        <ul className={styles.lines}>
          {form.fields.map(({ label }) => (
            <li key={label}>{label}</li>
          ))}
        </ul>
      </Card>
    </section>
  </div>
)

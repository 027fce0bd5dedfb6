import type { TermsOfSale } from '../../../contract/legal'
import { Card } from '../../ui/layout/card'
import styles from './legal.module.css'
import { LegalPage } from './legal-page'

/** The terms of sale and the model withdrawal form (Consumer Code, R221-1). */
export const TermsOfSalePage = ({ terms, withdrawalForm }: TermsOfSale) => (
  <LegalPage
    document={terms}
    appendix={{ title: withdrawalForm.title, content: <WithdrawalForm {...withdrawalForm} /> }}
  />
)

const WithdrawalForm = (form: TermsOfSale['withdrawalForm']) => (
  <>
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
  </>
)

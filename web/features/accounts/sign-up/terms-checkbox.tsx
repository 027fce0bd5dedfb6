import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { pagePaths } from '../../../../contract/paths'
import { Checkbox } from '../../../ui/forms/checkbox'

/**
 * The only checkbox of a sign-up: confirms adult age and accepts the terms. The text below it links to the
 * privacy policy, which needs no acceptance (GDPR, art. 13).
 */
export const TermsCheckbox = (props: Omit<ComponentProps<typeof Checkbox>, 'children'>) => (
  <div className="stack" style={{ '--stack': 'var(--space-2)' }}>
    <Checkbox name="hasAcceptedTerms" {...props}>
      J’ai 18 ans ou plus et j’accepte les{' '}
      {/* On one line, so that the label wraps at the same word when the font is replaced. */}
      <Link
        className="link"
        style={{ whiteSpace: 'nowrap' }}
        to={pagePaths.termsOfUse}
        target="_blank"
      >
        conditions d’utilisation
        <span className="visually-hidden"> (nouvel onglet)</span>
      </Link>
    </Checkbox>
    <p className="small muted">
      Ce que nous faisons de vos données est expliqué dans la{' '}
      <Link className="link" to={pagePaths.privacy} target="_blank">
        politique de confidentialité
        <span className="visually-hidden"> (nouvel onglet)</span>
      </Link>
      .
    </p>
  </div>
)

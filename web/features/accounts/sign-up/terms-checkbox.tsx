import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { pagePaths } from '../../../../contract/paths'
import { Checkbox } from '../../../ui/forms/checkbox'

/** The one checkbox of a sign-up: adult age and acceptance of the terms. */
export const TermsCheckbox = (props: Omit<ComponentProps<typeof Checkbox>, 'children'>) => (
  <Checkbox name="hasAcceptedTerms" {...props}>
    J’ai 18 ans ou plus et j’accepte les{' '}
    <Link className="link" to={pagePaths.termsOfUse} target="_blank">
      conditions d’utilisation
      <span className="visually-hidden"> (nouvel onglet)</span>
    </Link>
  </Checkbox>
)

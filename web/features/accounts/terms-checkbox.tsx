import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { pagePaths } from '../../../contract/paths'
import { Checkbox } from '../../ui/checkbox'

/** The one box of a sign-up: age and terms (05). */
export const TermsCheckbox = (properties: Omit<ComponentProps<typeof Checkbox>, 'children'>) => (
  <Checkbox name="hasAcceptedTerms" {...properties}>
    J’ai 18 ans ou plus et j’accepte les{' '}
    <Link className="link" to={pagePaths.termsOfUse} target="_blank">
      conditions d’utilisation
      <span className="visually-hidden"> (nouvel onglet)</span>
    </Link>
  </Checkbox>
)

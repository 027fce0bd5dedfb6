import type { Agent } from '../../../contract/companions/catalogue'
import { countryCodeOf, drawnCountries } from './country-code'
import sprite from './country-flags.svg?url&no-inline'

/** A companion's own flag: drawn where we can, because some systems have no flags among their emoji. */
export function CountryFlag({ flag, country }: Pick<Agent, 'flag' | 'country'>) {
  if (flag === '') return null
  const label = country === '' ? 'Drapeau' : `Drapeau : ${country}`
  const code = countryCodeOf(flag)
  return code !== null && drawnCountries.includes(code) ? (
    <svg className="flag" viewBox="0 0 18 18" role="img" aria-label={label}>
      <use href={`${sprite}#${code}`} />
    </svg>
  ) : (
    <span role="img" aria-label={label}>
      {flag}
    </span>
  )
}

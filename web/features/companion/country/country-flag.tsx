import type { Agent } from '../../../../contract/companions/catalogue'
import { countriesWithFlag, findCountryCode } from './country-code'
import sprite from './country-flags.svg?url&no-inline'

/** The companion's flag, as SVG where available, because some systems have no flag emoji. */
export function CountryFlag({ flag, country }: Pick<Agent, 'flag' | 'country'>) {
  if (flag === '') return null
  const label = country === '' ? 'Drapeau' : `Drapeau : ${country}`
  const code = findCountryCode(flag)
  return code !== null && countriesWithFlag.includes(code) ? (
    <svg className="flag" viewBox="0 0 18 18" role="img" aria-label={label}>
      <use href={`${sprite}#${code}`} />
    </svg>
  ) : (
    <span role="img" aria-label={label}>
      {flag}
    </span>
  )
}

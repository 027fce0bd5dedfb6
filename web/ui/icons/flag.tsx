import { type Language, languages } from '../../../domain/languages'
import sprite from './flags.svg?url&no-inline'

type Props = {
  language: Language
  /** Whether the name of the language stands beside the flag. */
  isNamed?: boolean
}

/** The language's flag as a small SVG, because some systems have no flag emoji. */
export function Flag({ language, isNamed = false }: Props) {
  const { label, tag } = languages[language]
  return (
    <>
      <svg className="flag" viewBox="0 0 18 18" role="img" aria-label={label}>
        <use href={`${sprite}#${tag}`} />
      </svg>
      {isNamed && <span aria-hidden="true">{label}</span>}
    </>
  )
}

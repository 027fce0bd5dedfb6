import { type Language, languages } from '../../../domain/languages'
import sprite from './flags.svg?url&no-inline'

/** The language's flag as a small SVG, because some systems have no flag emoji. */
export function Flag({ language }: { language: Language }) {
  const { label, tag } = languages[language]
  return (
    <svg className="flag" viewBox="0 0 18 18" role="img" aria-label={label}>
      <use href={`${sprite}#${tag}`} />
    </svg>
  )
}

import { normaliseText } from '../text-analysis/normalise-text'

/** Words that may precede a statement without changing its meaning. */
const openings = '(?:(?:oui|non|bon|ben|alors|en fait|voila|donc|et|mais|euh|bonsoir|bonjour) )*'

const relative =
  '(?:ma mere|mon pere|ma grand mere|mon grand pere|ma tante|mon oncle|ma femme|mon mari)'

/**
 * Ordinary statements that the classifier takes for a danger. A text counts as ordinary only if it is nothing
 * else: with another clause ("je suis enceinte et je saigne") it is judged as any other text.
 */
const statements: readonly string[] = [
  '(?:je suis|ma femme est|ma copine est|ma soeur est|ma fille est) enceinte(?: de (?:un|deux|trois|quatre|cinq|six|sept|huit|neuf) mois)?',
  '(?:j attends|on attend) un (?:bebe|enfant)',
  `(?:je suis allee? voir|je vais voir|je rends visite a) ${relative} (?:a la maison de retraite|a l ehpad|en maison de retraite)`,
  '(?:c est )?bientot noel et je (?:serai|suis) (?:tout |toute )?seule?',
  'je (?:serai|suis|passe) (?:tout |toute )?seule? (?:a noel|pour noel|pour les fetes|pour le reveillon)',
  'je passe (?:noel|les fetes|le reveillon) (?:tout |toute )?seule?',
  'j ai peur de (?:finir|finir ma vie|vieillir) (?:tout |toute )?seule?',
  '(?:un inconnu|une inconnue|quelqu un) m a souri(?: dans (?:la rue|le bus|le metro))?',
  'on (?:le|la|les) reverra (?:plus )?jamais',
  'j y penserai',
  '(?:elle|il) pleure quand je pars',
  'c est le dernier poste que je peux supprimer',
]

const wholeStatement = new RegExp(`^${openings}(?:${statements.join('|')})$`)

/** Whether the text is nothing but such a statement. */
export const isOrdinaryStatement = (text: string): boolean =>
  wholeStatement.test(
    normaliseText(text)
      .replace(/[.,!…]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  )

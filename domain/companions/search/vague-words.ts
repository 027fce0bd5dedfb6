import { toWordKey } from './search-words'

/**
 * These words also occur in unrelated sentences, so one of them is enough to match a need only when
 * every word of the search occurs in some need: the search "rien" matches, "cette phrase ne veut
 * rien dire" does not. Words for suffering are not listed, because they always express a need.
 */
const vagueWords = `ancien aimer art bon bureau chat chaud chef chien courrier cours courses cuisine date
  deux dimanche dire direct dossier droit fille garcon genre grave histoire homme femme dame image
  jardin jouer lettre lever livre loin manger manque marche marcher match matin mer message mettre
  monsieur nature nuit ordre oublier papier pari paris partir passer penser personne physique plante
  pratique presse prix quitter rien style temps test vente vendre vide vie voie voisin vouloir`

let vagueKeys: ReadonlySet<string> | undefined

export const isVagueWord = (key: string): boolean => {
  vagueKeys ??= new Set(vagueWords.split(/\s+/).map(toWordKey))
  return vagueKeys.has(key)
}

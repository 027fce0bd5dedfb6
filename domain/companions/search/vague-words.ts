import { toWordKey } from './search-words'

/**
 * Words that name a need when they stand alone, but that also occur in sentences about anything
 * else: "rien", but not "cette phrase ne veut rien dire". Words for suffering are not listed,
 * because they always name a need.
 */
const words = `ancien aimer art bon bureau chat chaud chef chien courrier cours courses cuisine date
  deux dimanche dire direct dossier droit fille garcon genre grave histoire homme femme dame image
  jardin jouer lettre lever livre loin manger manque marche marcher match matin mer message mettre
  monsieur nature nuit ordre oublier papier pari paris partir passer penser personne physique plante
  pratique presse prix quitter rien style temps test vente vendre vide vie voie voisin vouloir`

let keys: ReadonlySet<string> | undefined

export const isVagueWord = (key: string): boolean => {
  keys ??= new Set(words.split(/\s+/).map(toWordKey))
  return keys.has(key)
}

import { normaliseText } from '../text-analysis/normalise-text'
import { dangerWords } from './danger-certainty'
import { detectDangers } from './detect-dangers'
import { estimateDanger } from './learnt/estimate-danger'

/** Harmless subjects. Relatives and neighbours are not among them, because the danger may come from them. */
const harmlessSubject =
  /\b(carreleur|carrelage|peintre|plombier|macon|electricien|menuisier|couvreur|artisan|ouvriers?|chantier|travaux|devis|facture|contrat|client|fournisseur|dossier|projet|reunion|budget|cours|place|lecon|exercices?|examen|dictee|grammaire|prononciation|anglais|espagnol|allemand|italien|francais|maths|match|tournoi|equipe|partie|jeu|sport|foot|tennis|judo|boxe|echecs|cartes|console|recette|cuisine|gateau|poulet|plantes?|jardin|voiture|ordinateur|telephone|imprimante|roman|chanson|serie|piece)\b/

/** Matches words with which the caller names the subject: "je parle de mon cours", "c'était pour le chantier". */
const clarification =
  /\b(je (te |vous )?(parle|parlais|voulais parler|veux parler)|il s agit|il s agissait|c est|c etait) ((juste|seulement|simplement|toujours|bien) )*(de |du |des |d |mon |ma |mes |le |la |l |un |une |pour )+((mon|ma|mes|son|sa|notre|la|le|les|l|un|une|cours|prof) (de |d )?)*(\w+)( (d|de|du|en|au|dans le|dans la) \w+)?( \w+)?$/

/**
 * Matches words that complete the previous sentence with something harmless: "le bruit des travaux" after "je veux que
 * ça s'arrête". A vehicle counts only without a preposition ("c'est ma voiture"), because "avec ma voiture" may name a
 * means of suicide.
 */
const completion =
  /^(?:(?:non|mais|enfin|euh|bah|ben|ah|je parle) )*(?:(?:le |la |les |l |ce |cet |cette |ces |mon |ma |mes |de |du |des |d |dans |sur |a |avec |pour |pendant )+(?:petit |grand |gros |nouveau )?(?:bruit|vacarme|travaux|chantier|pluie|neige|canicule|chaleur|musique|pubs?|embouteillages?|bouchons|greves?|films?|series?|jeu|match|roman|imprimante|ordinateur|tablette|connexion|horloge|dejeuner|repas|dessert|gateau|pizza|glace|plat|blagues?|honte|rire|fete|mariage|anniversaire|valises?|bagages|cartons|instagram|facebook|tiktok|examens?|dossier)|(?:c est |c etait )?(?:ma|la|cette) (?:voiture|moto|bagnole|machine a laver)|de (?:manger|bouffer|finir|piquer|voler) (?:mon|ma|mes|le|la) (?:dessert|gateau|part|frites|pizza|glace)|c est (?:juste )?(?:ma|mon) (?:comptable|banquiere?|coach|appli\w*)|c etait (?:trop |tres |vraiment )?(?:bon|delicieux))(?: (?!et je|je|j|mais)\w+){0,3}$/

/** Whether the text completes the previous sentence with something harmless, and has no danger words. */
export const isHarmlessCompletion = (text: string): boolean =>
  completion.test(normaliseText(text)) && !dangerWords.test(normaliseText(text))

const maxClarifyingWords = 14

/**
 * Whether a short text clarifies that the subject is harmless: "non mais je parle du carreleur", "le bruit
 * des travaux".
 */
export function isMeaningClarified(text: string): boolean {
  const normalisedText = normaliseText(text)
  if (normalisedText.split(' ').length > maxClarifyingWords) return false
  if (isHarmlessCompletion(text)) return true
  const [clause] = clarification.exec(normalisedText) ?? []
  return clause !== undefined && harmlessSubject.test(clause) && !dangerWords.test(normalisedText)
}

/** A statement of fewer words, such as "je sais", does not show what the caller talks about. */
const minOrdinaryWords = 3
const maxOrdinaryProbability = 0.3

/** Whether the statement is long enough to show what it is about, and neither resembles nor reports a danger. */
export const isOrdinaryTalk = (statement: string): boolean =>
  isHarmless(statement, minOrdinaryWords, maxOrdinaryProbability)

const minClearlyOrdinaryWords = 5
const maxClearlyOrdinaryProbability = 0.15

/**
 * A stricter check for statements during a crisis, in which a short statement may answer the companion's question about
 * the danger.
 */
export const isClearlyOrdinaryTalk = (statement: string): boolean =>
  isHarmless(statement, minClearlyOrdinaryWords, maxClearlyOrdinaryProbability)

const isHarmless = (statement: string, minWords: number, maxProbability: number): boolean =>
  statement.trim().split(/\s+/).length >= minWords &&
  estimateDanger(statement).probability < maxProbability &&
  detectDangers(statement).length === 0

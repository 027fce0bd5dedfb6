import { normaliseText } from '../text-analysis/normalise-text'
import type { Danger } from './danger'
import { detectDangers } from './detect-dangers'
import { estimateDanger } from './learnt/estimate-danger'

/** Where minutes count, or somebody else may be hurt, only a retraction ends the crisis. */
const mayBeMisheard: ReadonlySet<Danger> = new Set([
  'suicide',
  'suicide-imminent',
  'suicide-of-other',
  'self-harm',
  'violence-threatened',
  'partner-violence',
  'violence-suffered',
])

/** Words that name a danger. A report without any of them may have been understood wrongly. */
const plainWords =
  /\b(mourir|mort\w*|meur\w*|crev\w*|tu(er?|es?|ent|ee|ait|erai\w*)|but(er?|ent|erai\w*)|plant(er?|ent)|suicid\w*|pend(re|s|u|ue)|flingu\w*|saut(er?|erai)|vide|pont|toit|rails|vivre|vie|(?<!tout le )monde|adieu|pardon\w*|en finir|finisse|disparai\w*|sans moi|pour toujours|pour de bon|autant que|poids|corde|couteau\w*|cutter|lames?|rasoir|armes?|fusil|pistolet|cachets?|comprimes?|medicaments?|aval\w*|sang|saign\w*|frapp\w*|tap(er?|es|ent|ee?|ait)|cogn\w*|gifl\w*|claques?|bat(s|tre|tu|tue|tait)?|coups?|bleus?|marques?|etrangl\w*|gorge|cou|viol\w*|touch\w*|forc\w*|oblig\w*|mal|peur|terroris\w*|enferm\w*|ceinture|brul\w*|coup(er?|ais)|scarifi\w*|danger|secours|aide\w*|police|hurl\w*|cri(e|es|ent|er|ait)|ivre|boit|bu|bourre|souffr\w*|plus (envie|la force|personne|rien))\b/

/** Harmless subjects, which nobody names to say whom a danger comes from. */
const harmlessSubject =
  /\b(carreleur|carrelage|peintre|plombier|macon|electricien|menuisier|couvreur|artisan|ouvriers?|chantier|travaux|devis|facture|contrat|client|fournisseur|dossier|projet|reunion|budget|cours|place|lecon|exercices?|examen|dictee|grammaire|prononciation|anglais|espagnol|allemand|italien|francais|maths|match|tournoi|equipe|partie|jeu|sport|foot|tennis|judo|boxe|echecs|cartes|console|recette|cuisine|gateau|poulet|plantes?|jardin|voiture|ordinateur|telephone|imprimante|roman|chanson|serie|piece)\b/

const clarification =
  /\b(je (te |vous )?(parle|parlais|voulais parler|veux parler)|il s agit|il s agissait|c est|c etait) ((juste|seulement|simplement|toujours|bien) )*(de |du |des |d |mon |ma |mes |le |la |l |un |une |pour )+((mon|ma|mes|son|sa|notre|la|le|les|l|un|une|cours|prof) (de |d )?)*(\w+)( (d|de|du|en|au|dans le|dans la) \w+)?( \w+)?$/

const maxClarifyingWords = 14

/**
 * Whether the caller says plainly what was meant, and names something harmless: "non mais je parle du
 * carreleur", "tout va bien, je parle de mon cours". A person of the family is not harmless: the danger may
 * come from that person.
 */
export function isMeaningClarified(text: string): boolean {
  const normalisedText = normaliseText(text)
  if (normalisedText.split(' ').length > maxClarifyingWords) return false
  const [clause] = clarification.exec(normalisedText) ?? []
  return clause !== undefined && harmlessSubject.test(clause) && !plainWords.test(normalisedText)
}

/** Whether a danger cannot have been misheard: minutes count, or one of these statements names it plainly. */
export const isDangerCertain = (danger: Danger, statements: readonly string[]): boolean =>
  !mayBeMisheard.has(danger) ||
  statements.some((statement) => plainWords.test(normaliseText(statement)))

const harmlessTurns = 3
/** Fewer words say too little: "je sais pas". */
const minWords = 5
const maxProbability = 0.3

/** Whether the latest statements, last the present one, are long enough and clearly about harmless things. */
export function hasMovedOn(statements: readonly string[]): boolean {
  const latest = statements.slice(-harmlessTurns)
  return (
    latest.length === harmlessTurns &&
    latest.every(
      (statement) =>
        statement.trim().split(/\s+/).length >= minWords &&
        estimateDanger(statement).probability < maxProbability &&
        detectDangers(statement).length === 0,
    )
  )
}

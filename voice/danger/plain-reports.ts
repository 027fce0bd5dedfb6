import { normaliseText } from '../text-analysis/normalise-text'
import type { Danger } from './danger'
import { normaliseForDangerPatterns } from './normalise-for-danger-patterns'
import { isUnrelatedToCaller } from './reported-or-past'

export type PlainReport = {
  danger: Danger
  certainty: 'certain' | 'likely'
  /** Matches normalised text. */
  pattern: RegExp
  /** Counts even if the text is not about the caller: "c'est quoi la façon la plus douce de mourir ?" */
  countsWithoutCaller?: true
  /** When given, the report counts only if this pattern matches the text or what the caller said before. */
  requiredContext?: RegExp
}

/** The beginning of a pattern that does not match texts with a denial or about yesterday, a film, a book or a game. */
const neitherDeniedNorFiction =
  '^(?!.*\\b(?:pas|jamais|aucune?|sans|hier|film|serie|livre|jeu)\\b)(?=.*\\b'
const acuteFire =
  /\b(?:il y a|y a|c est) le feu (?:dans|a|chez) (?!la cheminee|le (?:poele|barbecue)|l (?:atre|insert))|\b(?:maison|cuisine|appartement|appart|immeuble|chambre|voiture|friteuse|poele|garage|canape|lit|rideaux?) (?:est en|sont en|brulent?$|en|a pris|prend) feu\b|\bincendie (?:chez (?:moi|nous)|dans (?:mon|notre))\b/
/** Matches smoke in a building, through which nobody should walk. */
const smokeInBuilding =
  /\b(?:il y a|y a) (?:plein |beaucoup )?de (?:la )?fumee (?:dans (?:l escalier|la cage|les escaliers|le couloir|l immeuble|l appart\w*|ma chambre|la maison)|qui (?:entre|passe sous)|sous la porte)\b/
/** Matches the smell of gas in a home (not of exhaust fumes), or a gas leak. */
const gasSmell =
  /\b(?:ca|je|on) (?:sent|sens) (?:(?:tres )?fort |une (?:forte )?odeur de |bizarre )?(?:le |du |de )?gaz(?:$| (?:chez|dans (?:la|ma|mon|l|le|toute)|partout|fort|ici|depuis|et|j|je|tres|c est))|\b(?:il y a|y a|j ai|on a) une (?:grosse )?fuite de gaz\b/

/** Sedatives whose effect alcohol increases. */
const sedatives =
  '(?:xanax|lexomil|valium|stilnox|imovane|tramadol|morphine|methadone|codeine|seresta|somniferes?|cachets|comprimes|medocs|calmants|anxiolytiques)'

/**
 * Wordings that report a danger so plainly that they count whatever the classifier estimates: it was trained on too few
 * examples like them. They do not count when the text proposes a story or, with one exception (`countsWithoutCaller`),
 * when it has nothing to do with the caller's own life, for example when it is about a film or a profession.
 */
const plainReports: readonly PlainReport[] = [
  // The caller's own life.
  {
    danger: 'suicide',
    certainty: 'certain',
    pattern:
      /\b(?:je|j y) (?:pense|songe)(?: (?!pas\b|jamais\b|plus\b)\w+){0,3} (?:au suicide(?! (?:de|d|du|assiste|collectif|des)\b)|a me (?:suicider|tuer)\b)/,
  },
  {
    danger: 'suicide',
    certainty: 'likely',
    countsWithoutCaller: true,
    pattern:
      /^(?!.*\b(?:film|livre|roman|serie|dans son sommeil)\b).*\b(?:facon|moyen|maniere|methode) (?:(?:la|le) )?(?:(?:plus|moins) )?\w+ (?:de|pour) (?:mourir|se tuer|en finir|partir)\b/,
  },
  {
    danger: 'suicide',
    certainty: 'likely',
    pattern:
      /^(?!.*\b(?:repas|classe|parachute|tour|ligne)\b).*\bsi je (?:sautais|mourais|disparaissais|crevais|me (?:tuais|jetais|pendais))\b.*\b(?:a qui|qui|personne|mal|manqu\w*|triste|pleur\w*|remarqu\w*|verrait)\b/,
  },
  {
    danger: 'suicide-imminent',
    certainty: 'likely',
    pattern: /\bque (?:tu|vous) (?:me )?(?:dises|disiez|disez|dise) adieu$/,
  },
  {
    danger: 'suicide',
    certainty: 'likely',
    pattern:
      /\bj ai (?:deja )?fait (?:une|deux|trois|plusieurs) (?:tentatives?|ts)(?: de suicide)?(?: (?:l an\w* (?:derniere?|passee?)|il y a .*|cette annee|cet ete|quand .*))?$/,
  },
  {
    danger: 'suicide',
    certainty: 'likely',
    pattern:
      /\bje (?:ne )?(?:passerai|verrai) pas (?:l annee|l hiver|noel|la nuit)(?:$| (?:je|c est|de toute facon|j en))/,
  },
  {
    danger: 'suicide-imminent',
    certainty: 'certain',
    pattern:
      /\b(?:prendre|emmen\w*|partir avec|pars avec|emport\w*)\b.*\b(?:filles?|fils|enfants?|petite?s?|bebe|gosses|garcons?)\b.*\b(?:au ciel|au paradis|dans la mort|la ou personne)\b/,
  },
  {
    danger: 'suicide',
    certainty: 'certain',
    pattern:
      /^(?!.*\b(?:gps|pub|appli\w*|assistant\w*|enceinte|film)\b).*\bvoix(?: (?!pas\b)\w+){0,4} (?:disent|dit|ordonnent|demandent|poussent|crient)(?: \w+){0,2} (?:de |d |a )?(?:sauter|mourir|me (?:tuer|jeter|pendre|faire du mal|couper)|en finir|passer a l acte)\b/,
  },
  {
    danger: 'suicide-imminent',
    certainty: 'likely',
    pattern:
      /\b(?:ai|a) vide (?:toute )?(?:l |la )(?:armoire a )?pharmacie\b|\bje (?:vais|veux) (?:marcher|courir|m allonger|traverser) (?:a pied )?sur (?:l autoroute|les rails|les voies|la voie ferree)\b/,
  },
  {
    danger: 'suicide',
    certainty: 'likely',
    pattern:
      /^(?:\w+ ){0,3}peur de ce que je (?:pourrais|peux|vais) (?:me )?faire(?: (?:cette nuit|ce soir|maintenant|la|si je reste seule?|toute? seule?))*$/,
  },
  // A helpline that does not answer.
  {
    danger: 'suicide',
    certainty: 'certain',
    pattern:
      /\b(?:3114|trente et un quatorze)\b.*\b(?:(?:repond\w*|decroch\w*) (?:pas|plus|jamais)|personne (?:ne )?repond|occupee?|sature\w*|raccroche)\b/,
  },
  // Other people's lives.
  {
    danger: 'suicide-of-other',
    certainty: 'certain',
    pattern:
      /\b(?:mon|ma|mes) (?:\w+ ){0,2}?(?:fils|fille|ado|neveu|niece|frere|soeur|copine|copain|amie?|eleve)\b(?: \w+){0,5} (?:s est|se|s) (?:encore |re)?(?:scarifi\w*|mutil\w*|taillad\w*|ouvert les veines|coupee? les (?:bras|veines|poignets))\b/,
  },
  // Fire, gas and accidents.
  { danger: 'medical-emergency', certainty: 'certain', pattern: acuteFire },
  { danger: 'medical-emergency', certainty: 'certain', pattern: gasSmell },
  {
    danger: 'medical-emergency',
    certainty: 'likely',
    pattern:
      /\b(?:je suis|on est|nous sommes) (?:completement |tout |toute |seule? et )?perdue?s? (?:en (?:montagne|mer)|(?:en|dans (?:la|les|une)) (?:foret|neige|bois|montagne|tempete))\b/,
  },
  {
    danger: 'medical-emergency',
    certainty: 'certain',
    pattern:
      /\b(?:j ai|il a|elle a|on a) renverse (?:quelqu un|un (?:pieton|cycliste|enfant|gamin|homme|monsieur|gosse|velo)|une (?:pietonne|dame|femme|gamine|personne))\b/,
  },
  {
    danger: 'medical-emergency',
    certainty: 'certain',
    pattern:
      /^(?=.*\b(?:tronconneuse|disqueuse|meuleuse|scie (?:circulaire|sauteuse)|hache|tondeuse)\b).*\b(?:je me suis|il s est|elle s est) (?:ouverte?|coupee?|entaillee?|tranchee?) (?:la|le|les|un|deux|l) (?:main|bras|jambe|doigts?|pied|cuisse|poignet)\b/,
  },
  { danger: 'medical-emergency', certainty: 'certain', pattern: smokeInBuilding },
  {
    danger: 'medical-emergency',
    certainty: 'certain',
    pattern:
      /\b(?:quelqu un|(?:un|une|mon|ma|le|la) \w+|il|elle) (?:qui |est en train de |va )?se (?:noie|noyer)\b(?! (?:dans (?:le|la|les|son|un|l) (?:boulot|travail|alcool|paperasse|verre|details?|dossiers?)))/,
  },
  // Illness that cannot wait.
  {
    danger: 'medical-emergency',
    certainty: 'certain',
    pattern:
      /\b(?:vois|voit) des (?:araignees|betes|rats|insectes|serpents|trucs|choses|ombres)\b|\btremble de partout\b/,
    requiredContext: /\b(?:alcool|sevrage|arrete\w* de boire|plus bu|bu depuis)\b/,
  },
  {
    danger: 'medical-emergency',
    certainty: 'certain',
    pattern:
      /\bcoeur (?:fait n importe quoi|s emballe|bat (?:n importe comment|tres vite|trop vite)|s arrete par moments) depuis (?:(?:plus d |bientot )?(?:une|deux|trois|dix|vingt|trente|quelques) (?:demi )?(?:heures?|minutes|jours?)|ce matin|tout a l heure|cette nuit)\b/,
  },
  {
    danger: 'medical-emergency',
    certainty: 'likely',
    pattern: /\bje (?:tourne|vais tourner) de l oeil\b(?! (?:devant|quand|si))/,
  },
  {
    danger: 'medical-emergency',
    certainty: 'certain',
    pattern: /^(?=.*\bfievre\b)(?=.*\bnuque\b)(?=.*\b(?:raide|bloquee?|dure)\b)/,
  },
  {
    danger: 'medical-emergency',
    certainty: 'certain',
    pattern:
      /\b(?:je suis|il est|elle est) (?:monte\w* )?a (?:trois|quatre|cinq|six|[3-6]) grammes\b/,
    requiredContext: /\b(?:diabet\w*|insuline|glycemie|sucre)\b/,
  },
  {
    danger: 'poisoning',
    certainty: 'certain',
    pattern: new RegExp(
      `\\bj ai (?:trop|beaucoup|tellement) bu\\b.*\\b${sedatives}\\b|\\bj ai pris\\b.*\\b${sedatives}\\b.*\\b(?:avec (?:de l alcool|une bouteille|du whisky|de la vodka)|j ai (?:trop|beaucoup) bu)\\b`,
    ),
  },
  {
    danger: 'pregnancy-emergency',
    certainty: 'certain',
    pattern:
      /^(?:(?:oh|ca y est|vite|mon dieu|aidez moi|aide moi|je crois que) )*j accouche(?: (?:la|maintenant|toute seule|vite))*$|\bje suis en train d accoucher\b/,
  },
  {
    danger: 'pregnancy-emergency',
    certainty: 'certain',
    pattern: /\b(?:le |mon )?bebe arrive$|\b(?:la|sa) tete (?:sort|est sortie)\b/,
    requiredContext: /\b(?:accouche\w*|contractions?|eaux|enceinte)\b/,
  },
  // Children.
  {
    danger: 'child-in-danger',
    certainty: 'certain',
    pattern:
      /\b(?:veux|envie de|pourrais|vais|failli|peur de) (?:le|la|les) (?:jeter|balancer|secouer|etouffer|noyer|frapper)\b/,
    requiredContext:
      /\b(?:bebe|accouche\w*|nourrisson|nouveau ne|mon (?:petit|enfant)|ma petite)\b/,
  },
  {
    danger: 'child-in-danger',
    certainty: 'certain',
    pattern:
      /\b(?:attiree?|excitee?) par (?:les|des) (?:enfants|petites? filles|petits garcons|gamin\w*|mineur\w*)\b/,
  },
  {
    danger: 'sexual-violence',
    certainty: 'likely',
    pattern:
      /\b(?:monsieur|homme|mec|type|gars|inconnu|quelqu un)\b.*\b(?:veut|demande|exige|insiste|menace|oblige)\b.*\b(?:(?:envoie|envoyer?)\b.*\b(?:photos?|videos?)|photos? (?:de moi )?nue?s?)\b/,
  },
  // Partners, stalkers, carers.
  {
    danger: 'partner-violence',
    certainty: 'certain',
    pattern:
      /\b(?:il|elle|mon (?:mari|mec|copain|compagnon|ex)|ma (?:femme|copine)) (?:me |m a |m )(?:prive de (?:manger|nourriture|tout|boire)|empeche de (?:manger|dormir|sortir d ici))\b/,
  },
  {
    danger: 'partner-violence',
    certainty: 'certain',
    pattern:
      /\b(?:il|elle|mon (?:mari|mec|copain|compagnon)|ma (?:femme|copine)) (?:(?:surveille|controle) (?:tout ce que je fais|mon (?:compte|telephone|argent)|mes (?:comptes|sorties|messages|depenses))|m a confisque mon (?:telephone|passeport)|m a pris mon passeport|a (?:pris|confisque) mon (?:telephone|passeport|portable) et mes (?:cles|papiers))\b/,
  },
  // After another statement, because the classifier judges the whole text: "je reviens de vacances et mon mari m'a
  // frappée".
  {
    danger: 'partner-violence',
    certainty: 'certain',
    pattern:
      /\b(?:et|mais|puis|apres|quand) (?:mon (?:mari|mec|copain|compagnon|conjoint|ex)|ma (?:femme|copine|compagne)) m a (?:encore |re)?(?:giflee?|frappee?(?! par)|cognee?|tabassee?|etranglee?|rouee? de coups|mis (?:une|des) (?:gifle|baffe|claque|beigne)s?)\b(?!.*\b(?:pour rire|sans (?:le )?faire expres)\b)/,
  },
  {
    danger: 'violence-now',
    certainty: 'likely',
    pattern:
      /\b(?:mecs|types|gars|hommes|jeunes|inconnus) (?:nous |me |m |nous ont |m ont |m a )(?:encercl\w*|barrent? la (?:route|sortie)|bloquent? (?:le passage|la sortie))|\bun rodeur (?:\w+ ){0,3}(?:derriere|autour de|dans|devant|pres de) (?:la|ma|notre|le|mon|chez)\b/,
  },
  {
    danger: 'violence-now',
    certainty: 'likely',
    pattern:
      /\b(?:on|quelqu un|un (?:homme|type|mec|gars)) (?:m a suivie?|me suit) (?:(?:dans la rue|jusqu\w*|depuis|ce soir|la|dans le (?:metro|bus|parking|noir)))/,
  },
  {
    danger: 'violence-suffered',
    certainty: 'certain',
    pattern: new RegExp(
      `${neitherDeniedNorFiction}(?:laisse\\w* (?:\\w+ ){0,4}(?:dans (?:mes|ses) couches|dans (?:mon|son) (?:pipi|urine|caca)|attachee?)|me (?:laissent|laisse) (?:crever|sans (?:manger|boire|soins)))\\b)`,
    ),
  },
]

/** Matches the proposal to act out a story together: "on dit que je suis perdue dans la forêt". */
const storyProposal =
  /\b(?:on (?:dit|dirait|disait|imagine) (?:que|qu)|on fait comme si|imagine(?:z|ons)? (?:que|qu)|admettons (?:que|qu)|dans (?:l|notre|cette) histoire|tu serais|vous seriez)\b/

/**
 * Returns the first plain report that matches the text. Returns null without one, when the text proposes a story, and
 * when it is not about the caller (except with `countsWithoutCaller`). `previous`: what the caller said before.
 */
export function findPlainReport(
  text: string,
  previous: readonly string[],
): Pick<PlainReport, 'danger' | 'certainty'> | null {
  const words = normaliseText(text)
  if (storyProposal.test(words)) return null
  const context = previous.map(normaliseText)
  const report = plainReports.find(
    ({ pattern, requiredContext }) =>
      pattern.test(words) &&
      (!requiredContext ||
        [...context, words].some((statement) => requiredContext.test(statement))),
  )
  if (!report) return null
  const isUnrelated = isUnrelatedToCaller(normaliseForDangerPatterns(text), '')
  return isUnrelated && !report.countsWithoutCaller ? null : report
}

// Fire, smoke and gas are told apart from other emergencies, because the usual advice to call for help first would
// be wrong.

/** Whether the text reports a dangerous fire. */
export const reportsFire = (text: string): boolean => acuteFire.test(normaliseText(text))
/** Whether the text reports smoke in a building. */
export const reportsSmoke = (text: string): boolean => smokeInBuilding.test(normaliseText(text))
/** Whether the text reports the smell of gas, or a gas leak. */
export const reportsGas = (text: string): boolean => gasSmell.test(normaliseText(text))

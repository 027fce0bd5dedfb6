import { normalise } from './normalise'

/**
 * Words after which the companion steps out of its part (05, « crisis »). `minor-caller` ends the
 * call; the others stop the meter for as long as the dialogue stays out of the part.
 */
export type Danger =
  | 'suicide'
  | 'self-harm'
  | 'medical-emergency'
  | 'partner-violence'
  | 'violence-suffered'
  | 'violence-threatened'
  | 'child-in-danger'
  | 'minor-caller'

type DangerRule = { danger: Danger; says: RegExp; unless?: RegExp }

/** Turns of phrase that only sound grave. */
const figureOfSpeech =
  /mort de (rire|fatigue|faim|soif|honte|trouille|peur|froid|chaud)|mourir de (rire|faim|soif|chaud|froid|honte|curiosite|envie)|(me|m) tue (au|a la) (travail|tache|boulot)|a mourir de|(film|serie|livre|roman|jeu video|chanson) /

/** The first rule that holds decides, so the gravest stand first. */
const rules: readonly DangerRule[] = [
  {
    danger: 'suicide',
    says: /suicid|(me|m) (tuer|foutre en l air|pendre|jeter (sous|par|du|d un)|ouvrir les veines|noyer)|en finir( avec (la|ma) vie|$)|veux en finir|envie d en finir|(veux|voudrais|envie de|prefere(rais)?|aimerais) (mourir|crever|disparaitre (pour|a) (toujours|jamais))|veux plus (vivre|etre la|exister)|(plus|pas) envie de vivre|plus (aucune )?(raison|envie) de vivre|mettre fin a mes jours|mieux (si j etais mort|sans moi)|voudrais etre mort|avale (tous )?(les|mes|des) (cachets|comprimes|medicaments|medocs)|derniere fois (que tu|que vous) m enten/,
    unless: figureOfSpeech,
  },
  {
    danger: 'self-harm',
    says: /scarifi|(me|m) (fais|faire|suis fait) du mal|(me|m) mutil|(me|m) (coupe|couper|entaille|brule|bruler|taillade) (les|le|la) (bras|veines|poignets?|cuisses?|jambes?|peau)|envie de me (couper|frapper|faire (du )?mal)/,
  },
  {
    danger: 'medical-emergency',
    says: /(fais|fait|faire|eu) un (avc|infarctus|malaise( cardiaque)?)|crise cardiaque|arrive (plus|pas) a respirer|(peux|peut) (plus|pas) respirer|(douleur|mal|serre|oppression)( \w+){0,4} (dans )?(la |ma )?poitrine|overdose|(perd|perds|saigne|hemorragie)( \w+){0,3} (beaucoup|de sang|abondamment)|hemorragie|(a|est|suis) (perdu connaissance|inconscient|inconsciente)|convulsion|s est evanoui|visage (paralyse|deforme)|etouffe( vraiment|$)|empoisonne|avale (de la javel|un produit)/,
    unless: figureOfSpeech,
  },
  {
    danger: 'child-in-danger',
    says: /(bat|frappe|tape|viole|touche|maltraite|abuse de|abuse d) (mon|ma|mes|son|sa|ses|leur|leurs|un|une|l|le|la|les|des) (fils|fille|enfants?|gamins?|gamine|petits?|petite|bebe|neveu|niece|mineure?s?)|enfant (est )?(battu|maltraite|en danger|frappe)/,
  },
  {
    danger: 'partner-violence',
    says: /(mon|ma) (mari|femme|copain|copine|mec|meuf|conjoint|conjointe|compagnon|compagne|ex)( \w+){0,3} (me|m|m a|m ont) ?(a )?(encore |deja |souvent |toujours |aussi )?(bat|battu|battue|frappe|tape|cogne|etrangle|viole|violee|menace|force|gifle|giflee|enferme)|violences? conjugale/,
  },
  {
    danger: 'violence-suffered',
    says: /(il|elle|on|quelqu un|ils|pere|mere|frere|oncle|voisin|patron|chef)( \w+){0,2} (me|m) ?(a |ont )?(encore |deja |souvent |toujours )?(bat|battu|battue|frappe|frappee|viole|violee|agresse|agressee|etrangle|tabasse|sequestre)( |$)|(je suis|j ai ete|je viens d etre|me suis fait|me fais) (viole|violee|agresse|agressee|frappe|frappee|frapper|agresser|violer|tabasser|battre|battu|battue|sequestree?)|quelqu un (est entre|force ma porte|me suit|essaie d entrer)|(je suis|suis) en danger/,
  },
  {
    danger: 'violence-threatened',
    says: /(vais|veux|envie de|pourrais) (le|la|les|lui|tous les)? ?(tuer|buter|planter|poignarder|egorger|etrangler|faire la peau|massacrer)|(vais|veux|envie de) (tuer|frapper|buter|tabasser|cogner) (mon|ma|mes|quelqu|ce|cette|un|une|tout)/,
    unless: figureOfSpeech,
  },
]

const smallNumbers = 'huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|dix sept'

/** « J’ai 15 ans », never « j’ai 15 ans de métier » nor « quand j’avais 15 ans ». */
const minorCaller = new RegExp(
  `j ai (que |seulement |juste )?([89]|1[0-7]|${smallNumbers}) ans(?! (de|d|et demi de|plus|dans|moins|que))|je suis (encore )?(mineure?|collegien|collegienne|lyceen|lyceenne)( |$)|je suis (au college|au lycee|en (sixieme|cinquieme|quatrieme|troisieme)|pas (encore )?majeure?)|(pas|pas encore) (18|dix huit) ans`,
)

/** « Il a 16 ans » about oneself is rare; a denial is not: « je ne suis pas mineure ». */
const notMinor = /suis (pas|plus) (une? )?(mineure?|lyceen|collegien)/

/** The danger that these words tell, or null. Figures of speech are no danger. */
export function recogniseDanger(text: string): Danger | null {
  const words = normalise(text)
  const rule = rules.find(({ says, unless }) => says.test(words) && !unless?.test(words))
  if (rule) return rule.danger
  return minorCaller.test(words) && !notMinor.test(words) ? 'minor-caller' : null
}

/** « Fausse alerte », « je plaisantais »: the caller takes the words back. */
export const takesDangerBack = (text: string) =>
  /fausse alerte|je (plaisant|rigol|blagu|deconn)|c etait (une blague|pour rire|une facon de parler|une expression)|tu m as mal compris|vous m avez mal compris|parlais d un (film|livre|jeu)|pas ce que je voulais dire/.test(
    normalise(text),
  )

import { normaliseText } from './normalise-text'

/**
 * What the caller reports, or threatens to do, that needs help at once. `minor-caller` ends the
 * call, because calls are for adults; the others put the dialogue into crisis mode, which stops the
 * meter.
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

type DangerRule = { danger: Danger; pattern: RegExp; exception?: RegExp }

/** Figures of speech that contain words of danger, and talk about fiction. */
const figurativePattern =
  /mort de (rire|fatigue|faim|soif|honte|trouille|peur|froid|chaud)|mourir de (rire|faim|soif|chaud|froid|honte|curiosite|envie)|(me|m) tue (au|a la) (travail|tache|boulot)|a mourir de|(film|serie|livre|roman|jeu video|chanson) /

/** Most urgent first, because the first match wins. */
const dangerRules: readonly DangerRule[] = [
  {
    danger: 'suicide',
    pattern:
      /suicid|(me|m) (tuer|foutre en l air|pendre|jeter (sous|par|du|d un)|ouvrir les veines|noyer)|en finir( avec (la|ma) vie|$)|veux en finir|envie d en finir|(veux|voudrais|envie de|prefere(rais)?|aimerais) (mourir|crever|disparaitre (pour|a) (toujours|jamais))|veux plus (vivre|etre la|exister)|(plus|pas) envie de vivre|plus (aucune )?(raison|envie) de vivre|mettre fin a mes jours|mieux (si j etais mort|sans moi)|voudrais etre mort|avale (tous )?(les|mes|des) (cachets|comprimes|medicaments|medocs)|derniere fois (que tu|que vous) m enten/,
    exception: figurativePattern,
  },
  {
    danger: 'self-harm',
    pattern:
      /scarifi|(me|m) (fais|faire|suis fait) du mal|(me|m) mutil|(me|m) (coupe|couper|entaille|brule|bruler|taillade) (les|le|la) (bras|veines|poignets?|cuisses?|jambes?|peau)|envie de me (couper|frapper|faire (du )?mal)/,
  },
  {
    danger: 'medical-emergency',
    pattern:
      /(fais|fait|faire|eu) un (avc|infarctus|malaise( cardiaque)?)|crise cardiaque|arrive (plus|pas) a respirer|(peux|peut) (plus|pas) respirer|(douleur|mal|serre|oppression)( \w+){0,4} (dans )?(la |ma )?poitrine|overdose|(perd|perds|saigne|hemorragie)( \w+){0,3} (beaucoup|de sang|abondamment)|hemorragie|(a|est|suis) (perdu connaissance|inconscient|inconsciente)|convulsion|s est evanoui|visage (paralyse|deforme)|etouffe( vraiment|$)|empoisonne|avale (de la javel|un produit)/,
    exception: figurativePattern,
  },
  {
    danger: 'child-in-danger',
    pattern:
      /(bat|frappe|tape|viole|touche|maltraite|abuse de|abuse d) (mon|ma|mes|son|sa|ses|leur|leurs|un|une|l|le|la|les|des) (fils|fille|enfants?|gamins?|gamine|petits?|petite|bebe|neveu|niece|mineure?s?)|enfant (est )?(battu|maltraite|en danger|frappe)/,
  },
  {
    danger: 'partner-violence',
    pattern:
      /(mon|ma) (mari|femme|copain|copine|mec|meuf|conjoint|conjointe|compagnon|compagne|ex)( \w+){0,3} (me|m|m a|m ont) ?(a )?(encore |deja |souvent |toujours |aussi )?(bat|battu|battue|frappe|tape|cogne|etrangle|viole|violee|menace|force|gifle|giflee|enferme)|violences? conjugale/,
  },
  {
    danger: 'violence-suffered',
    pattern:
      /(il|elle|on|quelqu un|ils|pere|mere|frere|oncle|voisin|patron|chef)( \w+){0,2} (me|m) ?(a |ont )?(encore |deja |souvent |toujours )?(bat|battu|battue|frappe|frappee|viole|violee|agresse|agressee|etrangle|tabasse|sequestre)( |$)|(je suis|j ai ete|je viens d etre|me suis fait|me fais) (viole|violee|agresse|agressee|frappe|frappee|frapper|agresser|violer|tabasser|battre|battu|battue|sequestree?)|quelqu un (est entre|force ma porte|me suit|essaie d entrer)|(je suis|suis) en danger/,
  },
  {
    danger: 'violence-threatened',
    pattern:
      /(vais|veux|envie de|pourrais) (le|la|les|lui|tous les)? ?(tuer|buter|planter|poignarder|egorger|etrangler|faire la peau|massacrer)|(vais|veux|envie de) (tuer|frapper|buter|tabasser|cogner) (mon|ma|mes|quelqu|ce|cette|un|une|tout)/,
    exception: figurativePattern,
  },
]

const smallNumbers = 'huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|dix sept'

/** Matches "j'ai 15 ans", but neither "j'ai 15 ans de métier" nor "quand j'avais 15 ans". */
const minorPattern = new RegExp(
  `j ai (que |seulement |juste )?([89]|1[0-7]|${smallNumbers}) ans(?! (de|d|et demi de|plus|dans|moins|que))|je suis (encore )?(mineure?|collegien|collegienne|lyceen|lyceenne)( |$)|je suis (au college|au lycee|en (sixieme|cinquieme|quatrieme|troisieme)|pas (encore )?majeure?)|(pas|pas encore) (18|dix huit) ans`,
)

/** Matches a denial: "je ne suis pas mineure". */
const minorDenialPattern = /suis (pas|plus) (une? )?(mineure?|lyceen|collegien)/

/** Returns the danger that the text reports, or null. Figures of speech do not count. */
export function detectDanger(text: string): Danger | null {
  const normalised = normaliseText(text)
  const rule = dangerRules.find(
    ({ pattern, exception }) => pattern.test(normalised) && !exception?.test(normalised),
  )
  if (rule) return rule.danger
  const isMinor = minorPattern.test(normalised) && !minorDenialPattern.test(normalised)
  return isMinor ? 'minor-caller' : null
}

/** Whether the caller retracts a reported danger: "fausse alerte", "je plaisantais". */
export const isDangerRetracted = (text: string) =>
  /fausse alerte|je (plaisant|rigol|blagu|deconn)|c etait (une blague|pour rire|une facon de parler|une expression)|tu m as mal compris|vous m avez mal compris|parlais d un (film|livre|jeu)|pas ce que je voulais dire/.test(
    normaliseText(text),
  )

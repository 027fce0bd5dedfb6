import { normaliseText } from '../text-analysis/normalise-text'
import type { Danger } from './danger'
import { normaliseForDangerPatterns } from './normalise-for-danger-patterns'
import { isNotAboutNow } from './reported-or-past'

const retractionPattern =
  /fausse alerte|je (le )?(dis|disais) ca comme ca|je (plaisant|rigol|blagu|deconn)\w*\b(?! (pas|plus))|(?<!pas |(?:dit|disait|jure|repete|pretend) que )c (?:etait|est) (?:juste |que )?(une blague|pour rire|une facon de parler|une expression)|(tu m as|vous m avez) mal compris|parlais d un (film|livre|jeu)|pas ce que je voulais dire/

const denialPattern =
  /^(non|nan|oh non|mais non|ah non) (je )?(c est )?pas (du tout )?(de |a )?(mourir|me tuer|ca)\b|\b(je (ne )?(veux|vais|voudrais|pense|compte) pas (du tout )?(a )?(mourir|me tuer|me suicider|me faire du mal|en finir|passer a l acte)|(pas|aucune) envie (du tout )?de (mourir|me tuer|me suicider|en finir|me faire du mal)|pas suicidaire|(pas|aucun|plus de|plus en|pas en|pas du tout en) danger\b(?! que)|je suis (bien )?(en securite|a l abri)|(il|elle) (ne )?(peut|pourra) (plus|pas) (me faire de mal|m atteindre|me toucher|rien me faire)|(ne )?vis plus avec (lui|elle)|suis plus avec (lui|elle)|il est parti depuis (\w+ ){1,2}(ans?|mois|semaines?)|c est (du passe|(fini|termine) depuis (\w+ ){0,2}(longtemps|ans?|mois|semaines?))|c etait il y a (bien |tres )?(longtemps|(\w+ ){1,2}(ans?|mois|annees))|le coeur n a rien|(te|vous) (repete|dis|jure) que (je|j) (n )?ai rien|(je|j) (n )?ai (vraiment )?rien (du tout|de grave)|je (ne )?suis pas (du tout )?en danger)\b/

/** A reassurance that does not deny the danger. */
const reassurancePattern =
  /\b(tout va bien|ca va( (maintenant|mieux|aller|passer))?|c est (rien|pas grave|bon)|laisse\w* tomber|oublie(z|s)?( ca)?|je me suis calmee?|je vais bien|je respire|c est (une )?(crise|attaque) (d angoisse|de panique)|(c est|ca) (deja )?(passe|retombe|se calme))\b/

/** Words which say that the danger remains. Beside them a denial does not count. */
const remainingDangerPattern =
  /\b(mais (je|j)( \w+){0,2} (pense|vais|veux|voudrais|prefere)|y pense|envie d en finir|encore peur|il revient|reviendra|menace|toute facon|pas (en securite|a l abri)|m attend\w*|tuee?s?|est mort\w*|en bas|comme ca (il|elle|ils|tout le monde) s?era)\b/

/** Whether the caller retracts a reported danger: "fausse alerte", "je plaisantais". */
export const isDangerRetracted = (text: string) => retractionPattern.test(normaliseText(text))

/** Whether the caller says that there is no danger now: "je ne vais pas me tuer", "je suis à l'abri". */
export function isDangerDenied(text: string): boolean {
  const normalisedText = normaliseText(text)
  return denialPattern.test(normalisedText) && !remainingDangerPattern.test(normalisedText)
}

/**
 * Whether the caller plays a danger down without denying it: "tout va bien", "laisse tomber". This does not end
 * a crisis, because callers who are watched, ashamed or afraid to be a burden say the same.
 */
export const isDangerPlayedDown = (text: string): boolean =>
  reassurancePattern.test(normaliseText(text)) && !isDangerDenied(text)

const exhaustionPattern =
  /\b(je (ne )?veux pas mourir|pas envie de mourir)\b.*\b(juste|seulement|simplement|deux|trois|quelques|un peu|pause|souffl\w*|repos\w*|dormir|disparaitre (deux|un|une|quelques))\b/

/** Whether the caller says that they want rest and do not want to die, and does not say that a danger remains. */
export function isExhaustionOnly(text: string): boolean {
  const normalisedText = normaliseText(text)
  return exhaustionPattern.test(normalisedText) && !remainingDangerPattern.test(normalisedText)
}

const pastViolencePattern =
  / (?:(?:frapp|batt|tap|cogn|gifl|menac|insult|viol|touch|agress)ait|(?:m a|j ai ete) (?:violee?|frappee?|battue?|agressee?|touchee?)) /
const longAgoPattern =
  / (?:il y a (?:longtemps|(?:\w+ ){1,3}(?:ans|annees))|quand j (?:etais|avais \w+ ans)|(?:fini|passe|termine|loin|parti|quitte|separes?)(?: \w+){0,3} (?:longtemps|ans)|depuis (?:longtemps|\w+ ans)|enfance|a l epoque|jadis|autrefois|dans le temps) /
const stillPattern =
  / (?:encore|toujours|recommence|revient|hier|ce soir|ce matin|cette semaine|j ai peur qu) /

/**
 * Whether the text reports violence that is over, and says nothing of the present such as "encore" or "j'ai peur que".
 */
export function isPastViolence(text: string): boolean {
  const sentences = normaliseForDangerPatterns(text)
  if (!pastViolencePattern.test(sentences) || stillPattern.test(sentences)) return false
  return longAgoPattern.test(sentences) || isNotAboutNow(sentences)
}

/** For each of these dangers: words that resemble a report of it, but are usually about something harmless. */
const harmlessMeanings: readonly (readonly [Danger, RegExp])[] = [
  [
    'medical-emergency',
    /\bs (il|elle)( ne| me| n)* repond(ait)? (pas|plus)\b|\b(message|sms|mail|lettre|texto|appels?)\b.{0,30}\brepond\w* (pas|plus)\b/,
  ],
  ['violence-now', /\b(bruit|tapage|musique|aboie\w*)\b/],
  [
    'pregnancy-emergency',
    /\bfausse couche\b.*\b(en (janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre)|il y a|l an(nee)? (derniere?|passee?)|le mois dernier|l ete dernier|depuis|a l epoque)\b|\b(apres|depuis) (ma|la) fausse couche\b/,
  ],
]
const acutePattern =
  /\b(inconsciente?|respire|saigne\w*|douleurs?|frapp\w*|menac\w*|couteau|arme|porte|maintenant|en train|par terre|bouge|cachets?|comprimes?|medicaments?|avale\w*|sang|malaise|convuls\w*|etouff\w*|bleue?s?|froide?|pouls|tombee?|suicid\w*|mourir|ceinture|cri\w*|peur)\b/

/** Whether words that resemble a report of the danger are harmless here: "s'il ne répond pas à mon message ?". */
export function isHarmlessMeaning(danger: Danger, text: string): boolean {
  const normalisedText = normaliseText(text)
  const [, meaningPattern] = harmlessMeanings.find(([reported]) => reported === danger) ?? []
  return (meaningPattern?.test(normalisedText) ?? false) && !acutePattern.test(normalisedText)
}

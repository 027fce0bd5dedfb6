import { normaliseText } from '../text-analysis/normalise-text'
import type { Danger } from './danger'
import { detectDangers } from './detect-dangers'
import { isClearlyOrdinaryTalk } from './harmless-talk'
import { normaliseForDangerPatterns } from './normalise-for-danger-patterns'
import { isInCare } from './reported-or-past'

const aboutAnother =
  /\b(?:(?:mon|ma|mes|un|une|le|la|notre) (?:\w+ ){0,2}?(?:pere|mere|papa|maman|mari|femme|fils|fille|frere|soeur|oncle|tante|ami|amie|copain|copine|conjoint|conjointe|compagnon|compagne|voisin|voisine|collegue|papi|mamie|cousin|cousine|neveu|niece|bebe)|grand (?:pere|mere))\b/
const aboutCaller =
  /\b(?:je|me|m|moi)\b|\bj (?:ai|arrive|etouffe|en)\b(?! (?:l impression|peur|appele|appelle|vu|trouve))/

const settled =
  /^(?:(?:euh|bah|ben|oui|non|mais|ah) )*c est bon(?: (?:c est|j ai|je l ai|il|elle) \w+)?(?: \w+)?$|\bc etait (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|la semaine derniere|l an(?:nee)? (?:dernier|derniere|passee?)|le mois dernier|l ete dernier|il y a \w+ (?:jours|semaines|mois|ans))\b|\b(?:il|elle) est (?:hors de danger|tire\w* d affaire|stable)\b/
const unsettled =
  /\b(?:peur|encore|toujours|(?:repond|respire|bouge|reagit|reveille) (?:pas|plus)|pas (?:fini|bon|passe|vrai)|c est (?:fini|bon) (?:pour|il|elle|je (?:crois|pense))|mort\w*|mourir|trop tard|perdu\w*)\b/
/** Requests that nobody makes while somebody needs an ambulance. */
const ordinaryRequest =
  /\b(?:musique|chanson|histoire|blague|jeu|quiz|(?:exercice|meditation)\b(?!.*\b(?:coeur|cardiaque|bouche)))\b/

/** Words about the body, help or what to do, which show that the caller still talks about the emergency. */
const aboutEmergency =
  /\b(?:secours|samu|pompiers?|ambulances?|urgences?|appel\w*|numero|quinze|15|112|respir\w*|coeur|sang|pouls|allong\w*|position|massage|couch\w*|tete|corps|bras|jambes?|visage|bouche|(?:je|on) (?:fais|fait|dois|doit|peux|peut) (?:quoi|faire)|(?:quoi|que) faire|en attendant|faut|aide\w*|adresse|arriv\w*|lui|il|elle)\b/

const isEmergencyOfAnother = (statements: readonly string[]): boolean => {
  const reports = statements.filter((statement) =>
    detectDangers(statement).includes('medical-emergency'),
  )
  const isAboutAnother = (words: string) => aboutAnother.test(words) && !aboutCaller.test(words)
  return (
    reports.length > 0 && reports.every((statement) => isAboutAnother(normaliseText(statement)))
  )
}

/** Matches reassuring words of the medical staff whom the caller reached: "ils disent que c'est pas grave". */
const reassurance =
  /\b(?:ils|elles?|il|on|la sage femme|le (?:medecin|docteur|15|samu|gyneco\w*)|la maternite|l (?:hopital|infirmiere)|les urgences) (?:m |me |nous )?(?:(?:a|ont) )?(?:dit|disent|dis|dise|pensent?|rassuree?s?)\b.*\b(?:pas (?:grave|urgent|inquiet\w*)|rien de grave|normal|rassur\w*|pas de (?:danger|quoi s inquieter)|(?:demain|lundi|mardi|mercredi|jeudi|vendredi))\b/

/** Matches words that show that the caller spoke to medical staff. */
const reachedStaff =
  /\b(?:eue?s?|appelee?s?|vue?s?|rappelee?s?|telephone|15|samu|sage femme|medecin|docteur|gyneco\w*|maternite|hopital|urgences)\b/

/**
 * Whether the caller says that medical staff found the physical emergency harmless. False for other dangers, and when
 * the text reports a danger.
 */
export function isReassuredByMedicalStaff(danger: Danger, text: string): boolean {
  const words = normaliseText(text)
  const isPhysical = danger === 'pregnancy-emergency' || danger === 'medical-emergency'
  return (
    isPhysical &&
    reassurance.test(words) &&
    reachedStaff.test(words) &&
    detectDangers(text).length === 0
  )
}

/**
 * `ordinaryUtteranceCount`: how often the caller has talked about something else since they last spoke about the
 * danger.
 */
type Crisis = { callerStatements: readonly string[]; ordinaryUtteranceCount: number }

/**
 * Whether the medical emergency of another person needs no more support: the caller says that it is over or in good
 * hands ("il est à l'hôpital", "c'est bon", "c'était samedi"), asks for something ordinary, or talks about something
 * else for the second time. Always false when the emergency may be the caller's own.
 */
export function isEmergencyOfAnotherSettled(crisis: Crisis, text: string): boolean {
  const words = normaliseText(text)
  if (unsettled.test(words) || detectDangers(text).length > 0) return false
  const hasChangedSubjectAgain =
    crisis.ordinaryUtteranceCount > 0 && isClearlyOrdinaryTalk(text) && !aboutEmergency.test(words)
  const isSettled =
    settled.test(words) ||
    (ordinaryRequest.test(words) && !aboutEmergency.test(words)) ||
    isInCare(normaliseForDangerPatterns(text)) ||
    hasChangedSubjectAgain
  return isSettled && isEmergencyOfAnother(crisis.callerStatements)
}

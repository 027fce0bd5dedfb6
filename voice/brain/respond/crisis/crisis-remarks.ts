import type { Danger } from '../../../danger/danger'
import { normaliseText } from '../../../text-analysis/normalise-text'
import {
  angerReplies,
  apologyReplies,
  changeOfSubjectReplies,
  commonThoughtReplies,
  companionCannotCallReplies,
  consentReplies,
  crisisDisclosureReplies,
  crisisGuiltReplies,
  failedHelpReplies,
  fearReplies,
  helpHasArrivedReplies,
  machineReplies,
  minimisedViolenceReplies,
  nobodyIsCalledReplies,
  notBelievedReplies,
  notNormalReplies,
  onlyDoctorsKnowReplies,
  pressingChargesReplies,
  refusedHelpReplies,
  relativeInsteadOfHelpReplies,
  safeStepReplies,
  symptomReplies,
  weaponPutAwayReplies,
  weaponWithinReachReplies,
} from '../../templates/crisis/support-templates'
import type { Template } from '../../templates/template'
import { dangersToOwnLife } from './leave-crisis'

/** What callers in danger say besides the danger itself, and the answers to it. */
type CrisisRemark = {
  /** Matches normalised text. */
  pattern: RegExp
  /** The dangers during which the remark is answered; all when absent. */
  dangers?: ReadonlySet<Danger>
  replies: readonly Template[]
}

/** Dangers in which the caller suffers violence. */
export const violenceDangers: ReadonlySet<Danger> = new Set([
  'violence-now',
  'partner-violence',
  'sexual-violence',
  'violence-suffered',
])

/** Whether violence against the caller is among the dangers, in a crisis about something else. */
export const isOtherViolence = (danger: Danger | null, dangers: readonly Danger[]): boolean =>
  danger !== null && !violenceDangers.has(danger) && dangers.some((one) => violenceDangers.has(one))

/** Dangers that are urgent and in which only an ambulance helps. */
export const ambulanceDangers: ReadonlySet<Danger> = new Set([
  'poisoning',
  'medical-emergency',
  'pregnancy-emergency',
])

const normalityQuestion =
  /^(?:\w+ ){0,4}(?:(?:c est|est ce|ca (?:vous |te )?(?:parait|semble|arrive)) (?:que )?(?:c est )?(?:\w+ )?(?:normal|banal|frequent|courant)|a tout le monde|tous les (?:couples|hommes|parents)|toutes les femmes)(?: \w+){0,4}$/

/** In the order in which they are tried. */
const crisisRemarks: readonly CrisisRemark[] = [
  {
    pattern:
      /\b(ma faute|coupable|j ai (bu|cherche|provoque|merite|accepte)|j avais bu|j aurais (du|pas du|pu)|j ai pas (dit non|crie|bouge)|je (l|les) (enerve|provoque|cherche|merite)|je suis (trop )?(nulle?|chiante?|difficile))\b/,
    // Only for a victim of violence: elsewhere "j'ai bu" may report a poisoning, and "c'est ma
    // faute" may admit violence against somebody else.
    dangers: violenceDangers,
    replies: crisisGuiltReplies,
  },
  { pattern: normalityQuestion, dangers: violenceDangers, replies: notNormalReplies },
  { pattern: normalityQuestion, dangers: dangersToOwnLife, replies: commonThoughtReplies },
  { pattern: normalityQuestion, dangers: ambulanceDangers, replies: onlyDoctorsKnowReplies },
  {
    pattern:
      /\b(jamais (parle|dit|raconte)( \w+){0,3} a personne|personne (ne )?(le )?sait|premiere fois que)\b/,
    replies: crisisDisclosureReplies,
  },
  {
    pattern:
      /\b(pompiers|samu|secours|ambulance|medecin|police|gendarmes?|ils|elle|il)( \w+)? (sont|est) (la|arrivee?s?)\b/,
    dangers: new Set<Danger>([...ambulanceDangers, 'suicide-of-other']),
    replies: helpHasArrivedReplies,
  },
  {
    pattern:
      /^(?!.*\b(15|112|18|samu|pompiers|secours|ambulance)\b).*\b((appele|prevenu|attends|attendre) (ma|mon|sa|son|notre) \w+|(elle|il) arrive dans|prefere attendre)\b/,
    dangers: ambulanceDangers,
    replies: relativeInsteadOfHelpReplies,
  },
  {
    pattern:
      /\b(appel\w*|previen\w*|dis|dites|parl\w*|repet\w*) (le |la |rien |en )?(pas|a personne)\b|\b(entre nous|un secret|le garde\w* pour)\b|\b(tu vas|vous allez|allez vous|vas tu) (appeler|prevenir|le dire|en parler|me denoncer)\b/,
    replies: nobodyIsCalledReplies,
  },
  {
    pattern:
      /\b(appel(le|lez|ez)|previens|prevenez|envoie|envoyez) (moi |nous )?(vite )?(la police|les flics|les pompiers|le samu|les secours|une ambulance|quelqu un|de l aide|les gendarmes)\b/,
    dangers: new Set([...violenceDangers, ...ambulanceDangers]),
    replies: companionCannotCallReplies,
  },
  {
    pattern:
      /\b(parl(ons|er|e|ez) d autre chose|changeons de sujet|change\w* de sujet|autre sujet|on passe a autre chose|recette|raconte moi une (blague|histoire)|on fait (un|une) |on joue|la lecon|tu fais quoi (ce soir|demain)|continue the lesson)\b/,
    replies: changeOfSubjectReplies,
  },
  {
    pattern:
      /\b(lache\w* moi|fous? (moi|nous) la paix|foutez moi|ta gueule|ferme la|fermez la|tais toi|taisez vous|arrete\w* avec (tes|vos|ton|votre)|m enerve\w*|(tu|vous) me (gonfle\w*|saoule\w*|fais chier|faites chier|soule\w*))\b/,
    replies: angerReplies,
  },
  {
    pattern:
      /\b(ca (ne )?sert a rien|(ne )?servent? a rien|j ai (deja )?(appele|essaye)( .*)?\b(rien|pas|personne|deja)|deja (appele|essaye)|ils (n )?ont pas (repondu|decroche)|personne (ne )?(repond|decroche)|ca (ne )?repond pas|toujours occupe|ils (ne )?(font|peuvent) rien)\b/,
    replies: failedHelpReplies,
  },
  {
    pattern: /\b(machine|robot|une ia|un ordinateur|tu t en (fous|fiches|moques)|vous vous en)\b/,
    replies: machineReplies,
  },
  {
    pattern: /^(pardon|desolee?|excuse\w*( moi)?|je suis desolee?|je m excuse)( .{0,20})?$/,
    replies: apologyReplies,
  },
  {
    pattern:
      /\b((il|elle) (avait|a) (trop )?bu|(il|elle) (est|peut etre|sait etre) (tres |si |plutot |quand meme )?(gentille?|adorable|douce?|doux|mignon|attentionnee?)|(il|elle) m aime|(il|elle) (l a |a )?(pas|ne l a pas) fait expres|(il|elle) s est excusee?|(il|elle) regrette|c est (de )?ma faute a moi|c est qu une fois|c est pas (si )?(grave|mechant))\b/,
    dangers: violenceDangers,
    replies: minimisedViolenceReplies,
  },
  {
    pattern: /\b(personne|on|ils) (ne )?(me )?(croira|croiront|croit|va me croire|me croit)\b/,
    dangers: violenceDangers,
    replies: notBelievedReplies,
  },
  {
    pattern:
      /\b(est un viol|un viol ou|vraiment un viol|c est mon (mari|copain|mec|conjoint)|on est (ensemble|en couple|maries)|devoir conjugal|c est (pas )?normal|je lui dois)\b/,
    dangers: violenceDangers,
    replies: consentReplies,
  },
  {
    pattern:
      /\bj ai (pose|range|lache|jete|repose|remis|rendu) (le|la|mon|ma|l) ?(couteau|fusil|arme|batte|barre|pistolet|marteau|lame)\b|\bje l ai (posee?|rangee?|lachee?|jetee?)\b/,
    dangers: new Set<Danger>(['violence-threatened']),
    replies: weaponPutAwayReplies,
  },
  {
    pattern:
      /\b(ma faute|de ma faute|coupable|j ai (bu|cherche|provoque|merite|accepte)|j avais bu|j aurais (du|pas du|pu)|j ai pas (dit non|crie|bouge))\b/,
    dangers: violenceDangers,
    replies: crisisGuiltReplies,
  },
  {
    pattern: /\bplainte\b/,
    dangers: violenceDangers,
    replies: pressingChargesReplies,
  },
  {
    pattern:
      /\bje (l|les) ai (posee?s?|rangee?s?|jetee?s?|lachee?s?|videe?s?|mise?s? (de cote|loin))|\b(j ai (pose|range|jete|lache|vide|ferme) (la|le|les|l))\b|\bje suis (descendue?|redescendue?|rentree?|sortie?)\b|\bje me suis (assise?|eloignee?|reculee?|couchee?|calmee?)\b|\bloin du (bord|vide|pont)\b|\bj ai recule\b|\bje (recule|redescends)\b/,
    dangers: dangersToOwnLife,
    replies: safeStepReplies,
  },
  {
    pattern:
      /\b(cachets?|comprimes?|medicaments?|boites?|corde|lame|couteau|rasoir|fusil|arme)\b.*\b(la|cote|main|devant|table|tiroir|lit|poche)\b|\b(toujours|pense\w*|regarde|vois|tiens|prends|ai|avec)( encore)? (a |aux? )?(les|la|le|mes|ma|mon|une?|des) (cachets?|comprimes?|medicaments?|corde|lame|couteau|rasoir|fusil|arme)\b/,
    dangers: dangersToOwnLife,
    replies: weaponWithinReachReplies,
  },
  {
    pattern:
      /\b(veux|voulais) (pas|plus) (qu (on|ils|il|elle)|que (le|la|les|des) \w+) (vien\w+|appel\w+)|\bpas besoin (de |d )(secours|aide|ambulance|personne)\b/,
    dangers: new Set([...ambulanceDangers, ...dangersToOwnLife]),
    replies: refusedHelpReplies,
  },
  {
    pattern:
      /\b(sommeil|endors|vomi\w*|fatiguee?|froid|chaud|tremble\w*|transpire|sueurs?|vertiges?|tete (me |qui )?tourne|vois (flou|trouble|double)|nausees?|pale|blanche?|gris|bleue?)\b/,
    dangers: ambulanceDangers,
    replies: symptomReplies,
  },
  {
    pattern:
      /\b(combien de temps|ca va faire quoi|je risque quoi|c est mortel|ca fait effet|je vais mourir|faire (vomir|boire)|boire (du|de l)|donner (du|de l)|cachets?|comprimes?|va (s en sortir|vivre|survivre)|sage femme ou|ou (une )?sage femme|gyneco\w* ou|vous etes (docteur|medecin)|tu es (docteur|medecin))\b/,
    dangers: ambulanceDangers,
    replies: onlyDoctorsKnowReplies,
  },
  {
    pattern: /\b(j ai (tres |trop |tellement )?peur|je flippe|je suis terrifiee?)\b/,
    dangers: dangersToOwnLife,
    replies: fearReplies,
  },
]

/** Returns the first remark that matches the text (as the caller said it) during a danger. */
export function findCrisisRemark(danger: Danger | null, text: string): CrisisRemark | undefined {
  const normalisedText = normaliseText(text)
  return crisisRemarks.find(
    ({ pattern, dangers }) =>
      pattern.test(normalisedText) &&
      (dangers === undefined || (danger !== null && dangers.has(danger))),
  )
}

export const isCrisisRemark = (danger: Danger | null, text: string) =>
  findCrisisRemark(danger, text) !== undefined

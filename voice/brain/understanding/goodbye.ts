import { compileWithoutCaptures } from '../../text-analysis/compile-without-captures'
import { normaliseText } from '../../text-analysis/normalise-text'

/** Words that often precede a goodbye: "bon allez merci pour tout, …". */
const openings = [
  'bon',
  'thank you( so much| very much)?',
  'thanks',
  'gracias',
  'grazie',
  'danke',
  'bah',
  'ben',
  'allez',
  'voila',
  'ok',
  'okay',
  'd accord',
  'oui',
  'alors',
  'et',
  'donc',
  'euh',
  'ah',
  'oh',
  'super',
  'parfait',
  'tres bien',
  'bien',
  'ecoute',
  'ecoutez',
  'desolee?',
  'sur ce',
  'allez hop',
  'hop',
  '(en tout cas )?merci( beaucoup| bien| encore| a (toi|vous))?( pour (tout|ce soir|l appel|cet appel|ton ecoute|votre ecoute|ce moment|la discussion))?',
]

/** Words that often follow a goodbye: forms of address, thanks, kisses, wishes. */
const closings = [
  ...openings,
  '(a )?(toi|vous|tous|tout le monde)( aussi)?',
  'aussi',
  'salut',
  'thank you( so much| very much)?',
  'thanks',
  'gracias',
  'grazie',
  'danke',
  'pareil',
  'la',
  'maintenant',
  'ici',
  'moi',
  'alors',
  'hein',
  'mon ami',
  'mon amie',
  'ma belle',
  'mon beau',
  'mon coeur',
  'ma chere',
  'cherie?',
  '(gros |plein de )?(bisous?|bises?|bisoux)',
  'je t embrasse',
  'je vous embrasse',
  'porte toi bien',
  'portez vous bien',
  'prends soin de toi',
  'prenez soin de vous',
  'pour (ce soir|aujourdhui|cette fois)',
  'ca (m )?(a |ma )?fait du bien( de parler| de te parler| de vous parler)?',
  'c etait (bien|chouette|sympa|super|cool|un plaisir|agreable)( de (te|vous) parler)?',
  '(et )?(merci|a bientot)',
]

/** Formulas that are a goodbye by themselves. */
const formulas = [
  'au revoir',
  '(je (te|vous) (dis|souhaite)|je vais (te|vous) (dire|souhaiter)) (au revoir|a demain|a bientot|(une )?(bonne|belle|douce) (nuit|soiree|journee))',
  '(passe|passez) une (bonne|belle|douce) (nuit|soiree|journee|fin de journee|apres midi)',
  '(bonne|belle|douce) (nuit|soiree|journee|fin de (soiree|journee)|apres midi|continuation)',
  'bonsoir et (bonne nuit|a demain)',
  'a (demain|bientot|plus|plus tard|la prochaine( fois)?|une (autre|prochaine) fois|tout a l heure|tres vite|tres bientot|un de ces jours|un de ces quatre|la semaine prochaine|ce soir|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)( soir| matin| midi)?',
  'bye( bye)?',
  'goodbye',
  'good night',
  'see you( later| soon| tomorrow)?',
  'ciao( ciao)?',
  '(hasta (luego|manana|pronto)|adios|arrivederci|a presto|buona ?notte|auf wiedersehen|tschuss|bis bald|gute nacht|sayonara|mata ne|da svidania|ma a salama|zaijian|buenas noches)',
  'tchao',
  'tchuss',
  '(bon|allez|bon allez|ok) (salut|salam|ciao|adieu)',
  'salam (mon|ma|frere|a tous|a (toi|vous))( \\w+)?',
  '(dors|dormez) bien',
  '(fais|faites) de beaux reves',
  '(on se|je te|je vous) (rappelle|reparle|recontacte) (demain|bientot|plus tard|vite|un autre jour|une autre fois|la semaine prochaine|ce soir)( soir)?',
  '(gros |plein de |allez |bon |bon allez |ok |je te fais (de gros |des )?)bisous?',
]

const leaveInfinitives =
  '(te laisser|vous laisser|y aller|raccrocher|filer|me sauver|m en aller|partir|me (re)?coucher|dormir|aller (dormir|me (re)?coucher|au lit)|couper( la)?|m arreter (la|ici)|arreter (la|ici|l appel)|te quitter|vous quitter|(te|vous) dire (au revoir|bonne nuit|a demain))'
const leaveSubjunctives =
  '(que )?(je (te|vous) laisse|j y aille|je raccroche|je file|je me sauve|je m en aille|je parte|je me couche|j aille (dormir|me coucher|au lit)|je dorme|je coupe|on (raccroche|s arrete|se quitte|se laisse)( la)?)'

/** Sentences with which the caller announces to leave the call. */
const announcements = [
  'je (te|vous) laisse( (aller )?dormir| tranquille)?',
  `je (dois|devrais|vais|vais devoir|vais pas tarder a|ne vais pas tarder a|suis obligee? de|prefere|voudrais|veux|aimerais) ${leaveInfinitives}`,
  `(il )?(va )?(falloir|faut|faudrait) ${leaveSubjunctives}`,
  `(il est|c est) (temps|l heure|grand temps) (de |d |pour moi de |pour moi d |que )(${leaveInfinitives}|${leaveSubjunctives})`,
  'je (raccroche|file|me sauve|m en vais|decolle|coupe|vais au lit|pars me coucher|monte me coucher|m arrete (la|ici)|te quitte|vous quitte)',
  '(bon|allez|ok|voila)( (ben|bah|allez|alors|voila))* (j y vais|je (vais rejoindre|rejoins|retourne voir) (ma|mon|mes|les) [a-z]+)',
  'on (s arrete|arrete|va s arreter|va arreter|peut s arreter|raccroche|peut raccrocher|va raccrocher|se quitte|se laisse|va se quitter|va se laisser|coupe)( (la|ici))?',
  '(tu peux|vous pouvez) (raccrocher|couper)',
  '(raccroche|raccrochez)',
  '(ca|ce) sera tout( merci)?',
  'c est tout pour (ce soir|aujourdhui|moi)',
  'fin de (l|cet) appel',
]

/** Beginnings of a reason after an announcement. A time or a place instead would make it a plan. */
const reasonStarts =
  '(parce que|car|il est|il se fait|je suis|je tombe|je me leve|j ai|on m|ma|mon|mes|c est|c etait|y a|il y a|demain (je|j)|sinon|mais c|mais ca|je dois|faut|je vais|je (bosse|travaille|commence|reprends|me|dors|mange|prends|rentre))'

/** Words directly before a goodbye that turn it into a quotation, a denial, a time or a plan. */
const notBeforePattern =
  /(^| )(di[rst]\w*|dise\w*|appelle\w*|entend\w*|repond\w*|ecri[rst]\w*|une?|le|son|sa|mon|ma|cette|cet|sans|quand|si|que|qu|qui|pourquoi|comment|pas|ne|n|jamais|chaque|derniere?|aucune?|avant|de|d|jusqu|des|d ici|rendez vous|ai|as|a|avons|avez|ont|avais|avait|heures?|(lui|leur) (souhaite|souhaiter)|souhaitee?|genre|mode|lignes|message|mail|texto|sms)$/

/** Words anywhere in the utterance that show that the caller quotes, denies or continues. */
const notGoodbyePattern =
  /\b(ce que (je|tu|il|elle|on|vous)|(m|t|l|lui|leur|nous|vous) (a|ai|as|ont|avait|avais) (dit|repondu|ecrit)|(dit|disait|disais|dis) (toujours|souvent|jamais)|(je|il|elle|on|ils|elles) (lui|leur|me) (dis|dit|disait|disais|disent)|veut dire|ca se dit|on dit|comment dit|avant|question|derniere chose|autre chose|encore une chose|voulais|voudrais (te|vous|savoir)|attends|attendez|je reviens|reviens|quitte pas|quittez pas|bouge pas|au fait|(remet\w*|remis\w*|report\w*|repouss\w*|decal\w*)( \w+){0,2} a (demain|plus tard|bientot))\b/

const leavingVerb =
  '(?:raccroch\\w*|quitt\\w*|part(?:e|s|i\\w*)?|pars|laiss\\w*|dor[mst]\\w*|couch\\w*|coup\\w*|dit)'
const leaving = `(?:${leavingVerb}|au revoir|bonne (?:nuit|soiree|journee)|a (?:demain|plus|bientot))`

/**
 * Matches a leaving that is feared, wished, denied, past, supposed or somebody else's: "j'ai peur de raccrocher", "il
 * m'a raccroché au nez", "dès que je raccroche". Also "je te laisse imaginer".
 */
const reportedLeaving = new RegExp(
  [
    `\\b(?:peur|envie|horreur|failli|deteste|ose|oser|hate|dur|difficile|mal|aim(?:e|es|er)|quand|lorsque|des|chaque fois|qui|si(?= (?:je|j|tu|on|vous)))(?: (?:pas|de|d|que|qu|a|te|t|vous|me|m|on|je|j|tu|il|elle|se|etre|dire))* ${leaving}`,
    `\\b(?:pas|jamais|sans|impossible)(?: (?:encore|envie|trop|reussir|de|d|que|me|te|vous|se|a|m|en|dire|j|y|aille|un|re))* ${leaving}`,
    `\\b(?:il|elle|ils|elles|tu|vous|personne|(?:mon|ma|mes|son|sa|notre|nos) \\w+)(?: (?!(?:je|j|on|et|dis|souhaite|pouvez|peux)\\b)\\w+){0,2} (?!laiss)${leavingVerb}(?: ${leaving})?`,
    `\\b(?:ai|as|a|avons|avez|ont|suis|est|etais|etait|avais|avait|sommes)(?: (?:deja|bien|tous|te|me|m|failli|du))* ${leavingVerb}(?: ${leaving})?`,
    '(?:te|vous) laiss\\w* (?:(?!dormir)\\w+(?:er|ir|re)|juge|comme|le|la|les|un|une|deux)\\b',
  ].join('|'),
  'g',
)

/** Matches words that make a leaving a habit, a plan for later, or a manner of doing something. */
const laterLeaving =
  /\b(?:tous les|toutes les|chaque|d habitude|souvent|hier|derniere fois|doucement|(?:vais|dois|pars|faut) .*(?:(?<!\ba )demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|week end|vacances|chez (?:ma|mon|mes))|texto|sms|la parole)\b/

const removeReports = (words: string) =>
  words.replace(reportedLeaving, ' ').replace(/ +/g, ' ').trim()

/** An utterance without any of these words is not a goodbye, even if the classifier says so. */
const goodbyeWords =
  /\b(?:bye|revoir|nuit|soiree|journee|bientot|demain|plus tard|plus|salut|ciao|tchao|bisous?|bises?|laisse\w*|file|y aller|y vais|vais (?:dormir|manger|me coucher|me recoucher|au lit|bosser|devoir|filer)|quitt\w*|raccroch\w*|adieu|coucher|rappell?\w*|prochaine|sauve|pars|parte|partir|retourne|attend|attendent|allez|merci|coupe|arrete\w*|dodo|dormir|revient|stop|fini|boulot|travail|taf|cours)\b/

/** Whether words that the classifier takes for a goodbye may announce that the caller leaves now. */
export function mayBeGoodbye(text: string): boolean {
  const words = normaliseText(text)
  return !text.includes('?') && !laterLeaving.test(words) && goodbyeWords.test(removeReports(words))
}

const oneOf = (alternatives: readonly string[]) => `(?:${alternatives.join('|')})`
const formula = oneOf(formulas)
const announcement = oneOf(announcements)
const opening = oneOf(openings)
const closing = oneOf([...closings, ...formulas])

/** Only openings, goodbyes and closings: "bon merci pour tout, je te laisse, à demain". */
const wholePattern = compileWithoutCaptures(
  `^(${opening} )*(${formula}|${announcement})( (${closing}|${announcement}))*$`,
)
/** A short goodbye with a form of address: "bonne nuit beau parleur". */
const addressedPattern =
  /^(?:\w+ ){0,2}(?:bonne nuit|bonne soiree|bonne journee|au revoir|a demain|a bientot|ciao|bye|tchao|bisous)(?: (?!je|tu|il|elle|on|hier|mais|c|ca|qui|que|pour|les?|des?|dit|a|est)\w+){1,3}$/
/** An announcement with a reason: "je dois te laisser, ma fille m'appelle". */
const reasonPattern = compileWithoutCaptures(
  `^(${opening} )*${announcement}( ${closing})*( ${reasonStarts}( [a-z0-9]+){1,14})$`,
)
/** Any words with a goodbye at the end: "c'était bien de parler, allez bonne nuit". */
const lastWordsPattern = compileWithoutCaptures(
  `(^| )(${formula}|${announcement})( ${closing})*$`,
  'g',
)

/** A reply to the companion's goodbye: "merci, toi aussi". */
const closingWordsPattern = compileWithoutCaptures(`^${closing}( ${closing})*$`)

const maxWords = 40

/** Returns whether the caller says goodbye to the companion, with or without its name. */
export function isGoodbye(text: string, companionName = ''): boolean {
  const allWords = normaliseWithoutName(companionName, text)
  const words = removeReports(allWords)
  if (words === '' || words.split(' ').length > maxWords) return false
  if (/\?\s*$/.test(text) || notGoodbyePattern.test(allWords)) return false
  if (addressedPattern.test(words) && !notBeforePattern.test(words)) return true
  return wholePattern.test(words) || reasonPattern.test(words) || endsWithGoodbye(words)
}

/** Returns whether the caller only replies to the companion's goodbye. */
export const isClosingWords = (text: string, companionName = ''): boolean =>
  closingWordsPattern.test(normaliseWithoutName(companionName, text))

/** Returns whether the caller announces to leave. During an activity a mere formula may be an answer. */
export const announcesLeaving = (text: string): boolean => leavingPattern.test(normaliseText(text))

const leavingPattern = compileWithoutCaptures(`\\b(${announcement}|bonne nuit)\\b`)

const normaliseWithoutName = (name: string, text: string) =>
  ` ${normaliseText(text)} `.replace(` ${normaliseText(name)} `, ' ').trim()

function endsWithGoodbye(words: string): boolean {
  lastWordsPattern.lastIndex = 0
  for (let match = lastWordsPattern.exec(words); match; match = lastWordsPattern.exec(words)) {
    if (!notBeforePattern.test(words.slice(0, match.index))) return true
    lastWordsPattern.lastIndex = match.index + 1
  }
  return false
}

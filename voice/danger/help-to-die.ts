import { normaliseText } from '../text-analysis/normalise-text'

/**
 * Up to six words between "je" and what the caller plans to do. Excludes negations ("pas"),
 * somebody else who would do it ("il", "les médecins"), and "me", with which the caller would be
 * the person who is helped.
 */
const wordsBetween =
  '(?: (?!(?:pas|plus|jamais|refuse\\w*|il|elle|ils|elles|tu|vous|m|me|medecins?|docteurs?|equipe|hopital)\\b)\\w+){0,6}'
/**
 * What may follow a plan: the end of the text, or words such as "je" in "l'aider à partir, je sais
 * pas quoi faire". Other words give the plan another meaning: "l'aider à partir en vacances".
 */
const end =
  '(?= (?:ce soir|cette nuit|maintenant|demain|bientot|dignement|doucement|paisiblement|en paix|d un coup|en une fois|et|mais|parce|car|je|j|pour (?:qu|que|de bon|toujours))\\b|$)'
const death = '(?:mourir|crever|s eteindre|quitter ce monde(?! (?:de|du|des|d)\\b))'
const helping = 'aid(?:e|er|erai|ons) (?:(?!(?:les|des|mes|moi) )\\w+ ){0,4}?(?:a|pour)'
const person =
  '(?:(?:ma|mon) (?:grand )?(?:mere|pere|soeur|frere|mari|femme|oncle|tante|fils|fille|papa|maman|compagn\\w+|conjointe?|mamie|papi)|maman|papa|mamie|papi)'
const endingALife = [
  `${helping} ${death}`,
  'abreg(?:e|er|erai) (?:(?:ses|leurs) souffrances?|sa souffrance|son (?:calvaire|agonie|supplice))',
  '(?:mettre|mets|mettrai) (?:un terme|fin) (?:a (?:ses|leurs) (?:souffrances?|jours(?! (?:de|d)\\b))|a sa (?:vie(?! (?:de|d)\\b)|souffrance)|a son (?:calvaire|agonie|supplice))',
  '(?:liberer|delivrer|soulager) (?:\\w+ ){0,3}(?:de (?:ses|sa|leurs) (?:souffrances?|vie)|pour (?:de bon|toujours)$|definitivement$)',
  '(?:(?:la|le|les|l) )?euthanasier(?: (?:ma|mon|mes) \\w+)?$',
  `achever ${person}${end}`,
  '(?:lui|leur) donn(?:er|e|erai) de quoi (?:mourir|partir|en finir)',
].join('|')
const callerAndWords = `\\b(?:je|j|on|nous|faut|faudrait|dois)\\b${wordsBetween}`
const clearPlan = new RegExp(`${callerAndWords} (?:${endingALife})`)

/** Matches the beginning of the person's request to the caller: "elle me supplie de l'aider à mourir". */
const requestStart =
  '\\b(?:m a|me|m) (?:\\w+ )?(?:demandee?|demande|supplie|suppliee?|implore|priee?|fait promettre|fait jurer) (?:\\w+ )?(?:de |d )(?:l |la |le )?'
const clearRequest = new RegExp(
  `${requestStart}(?:aider a mourir|abreger \\w+ souffrances?|laisser mourir)\\b|${requestStart}tuer$`,
)

/**
 * Wordings such as "l'aider à partir", "l'achever" or "lui donner toute la morphine", which are
 * usually harmless, but may mean death when the person suffers.
 */
const possiblePlan = new RegExp(
  [
    `${callerAndWords} ${helping} (?:partir|s en aller|s endormir|dormir pour (?:toujours|de bon)|en finir)${end}`,
    `${callerAndWords} (?:le|la|l|les) achever${end}`,
    `${callerAndWords} (?:lui|leur) donn(?:er|e|erai) (?:(?:toute?|tous|toutes) (?:la|les|ses) (?:morphine|cachets|medicaments|comprimes|gouttes|boite)|une (?:grosse |trop forte )?(?:dose|surdose)(?: de (?:morphine|calmants?|somniferes?|insuline|potassium))?)(?: d un coup| en une fois| pour (?:qu|que) .*)?$`,
    `${requestStart}(?:aider a (?:partir|en finir|s en aller)|tuer|achever)${end}`,
  ].join('|'),
)
/** Shows that "l'aider à partir" may mean help to leave a violent partner. */
const violentPartner =
  /\b(?:violen\w*|frappe\w*|bat|tape|cogne|menac\w*|quitte\w* (?:son|sa)|divorce\w*)\b/
/** Shows that the person suffers or is ill. */
const suffering =
  /\b(?:souffr\w*|malade|cancer\w*|fin de vie|condamnee?|mourant\w*|agoni\w*|phase terminale|incurable|morphine|palliatifs?|alzheimer|charcot|paralysee?)\b/

/** Matches words for animals and plants. */
const animal =
  /\b(?:chiens?|chienne|chats?|chatte|chaton|chiot|cheval|jument|poney|lapine?|hamster|perruche|oiseau|vache|chevre|brebis|souris|rat|poisson|pigeon|herisson|tortue|furet|canari|ane|cochon|veau|mouton|poule|animal|animaux|bete|plantes?|rosier|orchidee|arbre|toutou|minou|labrador|berger|veto|veterinaire)\b/
const human =
  /\b(?:mon (?:grand )?(?:pere|frere|mari|oncle|fils|ami|papa|compagnon|conjoint|beau pere|papi|papy)|ma (?:grand )?(?:mere|soeur|femme|tante|fille|amie|maman|compagne|conjointe|belle mere|mamie)|maman|papa|mamie|papi)\b/
/**
 * Shows that the text is about a law, a debate, fiction or the work of carers, and not about a plan
 * of the caller.
 */
const notOwnPlan =
  /\b(?:loi|debat|referendum|deputes?|senat|suisse|belgique|association|legal\w*|illegal|film|livre|roman|serie|article|documentaire|reportage|sedation|palliatifs?|metier|infirmiere?|benevole|patients?|pilulier|ordonnance|prescri\w*|comme d habitude|aurait (?:voulu|aime))\b/

/** Matches words for death, suffering or a fatal illness. */
const deathSufferingOrFatalIllness =
  /\b(?:mourir|crever|souffr\w*|calvaire|agoni\w*|supplice|fin a (?:sa|ses|leurs)|tuer|achever|euthanasi\w*|cancer\w*|fin de vie|condamnee?|mourant\w*|phase terminale|incurable|morphine)\b/

/**
 * Returns how certain it is that the caller plans, or is asked, to end another person's life out of
 * pity: "je vais l'aider à mourir", "je veux abréger ses souffrances". `certain` when this text
 * or an earlier text names death, suffering or a fatal illness, otherwise `likely`. Returns null when there is no
 * such plan or request, and when the plan is about an animal: the caller then expresses grief.
 */
export function assessHelpToDie(
  text: string,
  previous: readonly string[],
): 'certain' | 'likely' | null {
  const words = normaliseText(text)
  const context = normaliseText([...previous, text].join(' '))
  const isOwnPlan = isPlan(words, context) && !notOwnPlan.test(words)
  if (!isOwnPlan || isAboutAnimal(words, context)) return null
  return deathSufferingOrFatalIllness.test(context) ? 'certain' : 'likely'
}

const isPlan = (words: string, context: string): boolean =>
  clearPlan.test(words) ||
  clearRequest.test(words) ||
  (possiblePlan.test(words) && suffering.test(context) && !violentPartner.test(context))

const isAboutAnimal = (words: string, context: string): boolean =>
  animal.test(context) && !(human.test(words) && !animal.test(words))

/** A longer text may report something else too. */
const maxWordsAboutAnimal = 8

/** Whether a short text says that the caller will end the suffering of an animal. */
export function isHelpForDyingAnimal(text: string, previous: readonly string[]): boolean {
  const words = normaliseText(text)
  const context = normaliseText([...previous, text].join(' '))
  const isShort = words.split(' ').length <= maxWordsAboutAnimal
  return isShort && isPlan(words, context) && isAboutAnimal(words, context)
}

/** Whether `assessHelpToDie` finds a plan or a request to end somebody's life, certain or likely. */
export const isHelpToDie = (text: string, previous: readonly string[]): boolean =>
  assessHelpToDie(text, previous) !== null

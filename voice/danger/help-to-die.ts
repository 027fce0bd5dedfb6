import { normaliseText } from '../text-analysis/normalise-text'

/** Up to six words without a negation, another subject or the caller as the person who is helped. */
const wordsBetween =
  '(?: (?!(?:pas|plus|jamais|refuse\\w*|il|elle|ils|elles|tu|vous|m|me|medecins?|docteurs?|equipe|hopital)\\b)\\w+){0,6}'
/** The end of the text, or a word with which it may go on after the plan: "partir, je sais pas quoi faire". */
const end =
  '(?= (?:ce soir|cette nuit|maintenant|demain|bientot|dignement|doucement|paisiblement|en paix|d un coup|en une fois|et|mais|parce|car|je|j|pour (?:qu|que|de bon|toujours))\\b|$)'
const death = '(?:mourir|crever|s eteindre|quitter ce monde(?! (?:de|du|des|d)\\b))'
const helping = 'aid(?:e|er|erai|ons) (?:(?!(?:les|des|mes|moi) )\\w+ ){0,4}?(?:a|pour)'
const person =
  '(?:(?:ma|mon) (?:grand )?(?:mere|pere|soeur|frere|mari|femme|oncle|tante|fils|fille|papa|maman|compagn\\w+|conjointe?|mamie|papi)|maman|papa|mamie|papi)'
const act = [
  `${helping} ${death}`,
  'abreg(?:e|er|erai) (?:(?:ses|leurs) souffrances?|sa souffrance|son (?:calvaire|agonie|supplice))',
  '(?:mettre|mets|mettrai) (?:un terme|fin) (?:a (?:ses|leurs) (?:souffrances?|jours(?! (?:de|d)\\b))|a sa (?:vie(?! (?:de|d)\\b)|souffrance)|a son (?:calvaire|agonie|supplice))',
  '(?:liberer|delivrer|soulager) (?:\\w+ ){0,3}(?:de (?:ses|sa|leurs) (?:souffrances?|vie)|pour (?:de bon|toujours)$|definitivement$)',
  '(?:(?:la|le|les|l) )?euthanasier(?: (?:ma|mon|mes) \\w+)?$',
  `achever ${person}${end}`,
  '(?:lui|leur) donn(?:er|e|erai) de quoi (?:mourir|partir|en finir)',
].join('|')
const caller = `\\b(?:je|j|on|nous|faut|faudrait|dois)\\b${wordsBetween}`
const plan = new RegExp(`${caller} (?:${act})`)

/** Matches the beginning of the person's request to the caller: "elle me supplie de l'aider à mourir". */
const asked =
  '\\b(?:m a|me|m) (?:\\w+ )?(?:demandee?|demande|supplie|suppliee?|implore|priee?|fait promettre|fait jurer) (?:\\w+ )?(?:de |d )(?:l |la |le )?'
const request = new RegExp(
  `${asked}(?:aider a mourir|abreger \\w+ souffrances?|laisser mourir)\\b|${asked}tuer$`,
)

/** "L'aider à partir", "l'achever" and a dose are ordinary; said of somebody who suffers, they may mean death. */
const possiblePlan = new RegExp(
  [
    `${caller} ${helping} (?:partir|s en aller|s endormir|dormir pour (?:toujours|de bon)|en finir)${end}`,
    `${caller} (?:le|la|l|les) achever${end}`,
    `${caller} (?:lui|leur) donn(?:er|e|erai) (?:(?:toute?|tous|toutes) (?:la|les|ses) (?:morphine|cachets|medicaments|comprimes|gouttes|boite)|une (?:grosse |trop forte )?(?:dose|surdose)(?: de (?:morphine|calmants?|somniferes?|insuline|potassium))?)(?: d un coup| en une fois| pour (?:qu|que) .*)?$`,
    `${asked}(?:aider a (?:partir|en finir|s en aller)|tuer|achever)${end}`,
  ].join('|'),
)
/** Matches signs that the person needs help to leave a violent partner. */
const violentPartner =
  /\b(?:violen\w*|frappe\w*|bat|tape|cogne|menac\w*|quitte\w* (?:son|sa)|divorce\w*)\b/
const suffering =
  /\b(?:souffr\w*|malade|cancer\w*|fin de vie|condamnee?|mourant\w*|agoni\w*|phase terminale|incurable|morphine|palliatifs?|alzheimer|charcot|paralysee?)\b/

const animal =
  /\b(?:chiens?|chienne|chats?|chatte|chaton|chiot|cheval|jument|poney|lapine?|hamster|perruche|oiseau|vache|chevre|brebis|souris|rat|poisson|pigeon|herisson|tortue|furet|canari|ane|cochon|veau|mouton|poule|animal|animaux|bete|plantes?|rosier|orchidee|arbre|toutou|minou|labrador|berger|veto|veterinaire)\b/
const human =
  /\b(?:mon (?:grand )?(?:pere|frere|mari|oncle|fils|ami|papa|compagnon|conjoint|beau pere|papi|papy)|ma (?:grand )?(?:mere|soeur|femme|tante|fille|amie|maman|compagne|conjointe|belle mere|mamie)|maman|papa|mamie|papi)\b/
/** Laws, debates, fiction and the work of carers. */
const notOwnPlan =
  /\b(?:loi|debat|referendum|deputes?|senat|suisse|belgique|association|legal\w*|illegal|film|livre|roman|serie|article|documentaire|reportage|sedation|palliatifs?|metier|infirmiere?|benevole|patients?|pilulier|ordonnance|prescri\w*|comme d habitude|aurait (?:voulu|aime))\b/

/** Words that name death or an illness that leads to it. */
const explicit =
  /\b(?:mourir|crever|souffr\w*|calvaire|agoni\w*|supplice|fin a (?:sa|ses|leurs)|tuer|achever|euthanasi\w*|cancer\w*|fin de vie|condamnee?|mourant\w*|phase terminale|incurable|morphine)\b/

/**
 * Returns how certain it is that the caller plans, or is asked, to end another person's life out of pity: "je vais
 * l'aider à mourir", "je veux abréger ses souffrances". `certain`: the caller names death or a fatal illness. Returns
 * null when there is no such plan or request, and when the words are about an animal, because then they express grief.
 */
export function assessHelpToDie(
  text: string,
  previous: readonly string[],
): 'certain' | 'likely' | null {
  const words = normaliseText(text)
  const context = normaliseText([...previous, text].join(' '))
  const isPlan =
    plan.test(words) ||
    request.test(words) ||
    (possiblePlan.test(words) && suffering.test(context) && !violentPartner.test(context))
  if (!isPlan || notOwnPlan.test(words)) return null
  const isAboutPerson = human.test(words) && !animal.test(words)
  if (animal.test(context) && !isAboutPerson) return null
  return explicit.test(context) ? 'certain' : 'likely'
}

/** Whether the caller plans, or is asked, to end another person's life out of pity, however certain that is. */
export const plansToHelpDie = (text: string, previous: readonly string[]): boolean =>
  assessHelpToDie(text, previous) !== null

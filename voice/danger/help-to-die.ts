import { normaliseText } from '../text-analysis/normalise-text'

/** Up to six words without a negation, another subject or the caller as the person who is helped. */
const plainWords =
  '(?: (?!(?:pas|plus|jamais|refuse\\w*|il|elle|ils|elles|tu|vous|m|me|medecins?|docteurs?|equipe|hopital)\\b)\\w+){0,6}'
const death = '(?:mourir|crever|en finir(?! avec)|s eteindre|quitter ce monde)'
const act = [
  `aid(?:e|er|erai|ons) (?:(?!(?:les|des|mes|moi) )\\w+ ){0,4}?(?:a|pour) ${death}`,
  'abreg(?:e|er|erai) (?:(?:ses|leurs) souffrances?|sa souffrance|son (?:calvaire|agonie|supplice))',
  '(?:mettre|mets|mettrai) (?:un terme|fin) (?:a (?:ses|leurs) (?:souffrances?|jours)|a sa (?:vie|souffrance)|a son (?:calvaire|agonie|supplice))',
  '(?:liberer|delivrer|soulager) (?:\\w+ ){0,3}(?:de (?:ses|sa|leurs) (?:souffrances?|vie)|pour (?:de bon|toujours)|definitivement)',
  '(?:(?:le|la|l|les) )?(?:euthanasier|achever)(?: (?:ma|mon|mes) \\w+)?$',
  '(?:lui|leur) donn(?:er|e|erai) (?:de quoi (?:mourir|partir|en finir)|(?:toute?|tous|toutes) (?:la|les|ses) (?:morphine|cachets|medicaments|comprimes|gouttes|boite)|une (?:grosse |trop forte )?(?:dose|surdose))',
].join('|')
const plan = new RegExp(`\\b(?:je|j|on|nous|faut|faudrait|dois)\\b${plainWords} (?:${act})`)

/** Matches that the person asks the caller for it: "elle me supplie de l'aider à mourir". */
const request =
  /\b(?:m a|me|m) (?:\w+ )?(?:demandee?|demande|supplie|suppliee?|implore|priee?|fait promettre|fait jurer) (?:\w+ )?(?:de |d )(?:l |la |le )?(?:aider a (?:mourir|partir|en finir|s en aller)|abreger \w+ souffrances?|tuer|achever|laisser mourir)/

/** "L'aider à partir" may mean a journey; of somebody who suffers it means death. */
const helpToLeave = new RegExp(
  `\\b(?:je|j|on|faut|dois)\\b${plainWords} aid(?:e|er|erai) (?:\\w+ ){0,3}?a (?:partir|s en aller|s endormir|dormir pour (?:toujours|de bon))$`,
)
const suffering =
  /\b(?:souffr\w*|malade|cancer\w*|fin de vie|condamnee?|mourant\w*|agoni\w*|phase terminale|incurable|morphine|palliatifs?|alzheimer|charcot|paralysee?)\b/

const animal =
  /\b(?:chiens?|chienne|chats?|chatte|chaton|chiot|cheval|jument|poney|lapine?|hamster|perruche|oiseau|vache|chevre|brebis|souris|rat|poisson|pigeon|herisson|tortue|furet|canari|ane|cochon|veau|mouton|poule|animal|animaux|bete|toutou|minou|labrador|berger|veto|veterinaire)\b/
const human =
  /\b(?:mon (?:grand )?(?:pere|frere|mari|oncle|fils|ami|papa|compagnon|conjoint|beau pere|papi|papy)|ma (?:grand )?(?:mere|soeur|femme|tante|fille|amie|maman|compagne|conjointe|belle mere|mamie)|maman|papa|mamie|papi)\b/
/** Laws, debates, fiction and the work of carers. */
const notOwnPlan =
  /\b(?:loi|debat|referendum|deputes?|senat|suisse|belgique|association|legal\w*|illegal|film|livre|roman|serie|article|documentaire|reportage|sedation|palliatifs?|metier|infirmiere?|benevole|patients?|pilulier|ordonnance|prescri\w*|comme d habitude|aurait (?:voulu|aime))\b/

/**
 * Whether the caller plans or is asked to end the life of another person out of pity: "je vais l'aider à mourir",
 * "je veux abréger ses souffrances". Of an animal such words are grief.
 */
export function plansToHelpDie(text: string, previous: readonly string[]): boolean {
  const words = normaliseText(text)
  const context = normaliseText([...previous, text].join(' '))
  const isPlan =
    plan.test(words) || request.test(words) || (helpToLeave.test(words) && suffering.test(context))
  if (!isPlan || notOwnPlan.test(words)) return false
  return !animal.test(context) || (human.test(words) && !animal.test(words))
}

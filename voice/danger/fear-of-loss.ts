import { normaliseText } from '../text-analysis/normalise-text'

const fear =
  '(?:(?:j ai|on a|ca me fait) (?:(?:si|tellement|tres|trop|un peu|juste|vraiment|surtout|aussi|toujours|tout le temps|super) )*(?:peur|la trouille)|je (?:crains|redoute|flippe|panique)(?: a l idee)?|j angoisse(?: a l idee)?|la peur)'
const person = '(?:il|elle|on|ils|elles|papa|maman|(?:mon|ma|mes|notre|le|la|les) \\w+(?: \\w+)?)'
const deathOrDeparture =
  '(?:(?:me |nous |m )?(?:meure|meurent|parte|partent|quitte|quittent)|s en aille|s en aillent|s eteigne|(?:ne )?(?:(?:passe|passera|finisse|voie|verra) pas (?:l hiver|l ete|l annee|la nuit|la semaine|le mois|noel)|(?:s en sorte|s en sortira|survive|tienne|tiendra|revienne) pas|se reveille pas))'
const fearOfLoss = new RegExp(
  `\\b${fear} (?:(?:qu|que) ${person} (?:ne )?${deathOrDeparture}|de (?:(?:le|la|les) perdre|perdre (?:mon|ma|mes|papa|maman)(?: \\w+)?))\\b`,
)

/** People and animals of whom "va mourir" is sad news and no danger: "mon père va mourir". Babies are left out. */
const relative =
  '(?:papa|maman|mamie|mamy|papi|papy|(?:mon|ma|mes|notre|nos) (?:meilleure? |petite? |grande? |vieille? |vieux )?(?:pere|mere|papa|maman|mamie|papi|papy|grand pere|grand mere|arriere grand mere|arriere grand pere|mari|femme|epouse|compagnon|compagne|conjointe?|frere|soeur|oncle|tante|tonton|beau pere|belle mere|parrain|marraine|parents|grands parents|amie?s?|copains?|copines?|enfants?|fils|filles?|petit fils|petite fille|neveu|niece|cousine?|chien|chienne|chat|chatte|cheval))'
const goingToDie = '(?:va|vont) (?:bientot |surement |sans doute |peut etre |finir par )?mourir'
const expectedDeath = new RegExp(
  `\\b${relative} (?:il |elle )?${goingToDie}\\b(?: bientot| un jour)?(?! de (?!(?:son|sa|ce|cette) |vieillesse))`,
)
/** Like `expectedDeath`, but with a pronoun alone. Counts as grief only where illness or old age is mentioned. */
const unnamedDeath = new RegExp(
  `\\b(?:il|elle) ${goingToDie}\\b(?: bientot)?(?! de (?!(?:son|sa) ))`,
)

/** Words of somebody who wants to die with the person: "je veux partir avec lui", "je lui survivrai pas". */
const deathTogether =
  /\b(?:(?:je|j|autant|envie de|me reste a) (?:(?!pas\b)\w+ ){0,3}?(?:(?:partir|pars|m en aller|irai) avec (?:lui|elle)|(?:le|la) suivr(?:e|ai))(?: (?:aussi|moi aussi|maintenant|ce soir|cette nuit|tout de suite|la haut))*$|mourir avec (?:lui|elle)|survivrai (?:pas|plus)|(?:peux|pourrai|veux|sais) pas (?:vivre|continuer) sans (?:lui|elle)|(?:sans|apres) (?:lui|elle) (?:(?:je|j) (?:\w+ ){1,3}(?:pas|plus)(?: (?:rien|vivre|continuer|tenir|etre|rester|envie|la force|gout|y arriver)\b.*)?|(?:c est|ca) (?:\w+ )?(?:pas|plus|fini)(?: (?:la peine|pour moi|une vie|vivre|possible))?)$)/
const pastDeath = /\b(?:est|sont) (?:mort|decede)e?s?\b/
const callForHelp =
  /^(?:\w+ ){0,2}(?:aide\w* (?:moi|nous)|appele[rz] \w+ \w+|je fais quoi|faites quelque chose)(?: a (?:le |la |l )?(?:sauver|reanimer))?(?:(?! (?:a|pour|avec|les|des|mes|mon|ma)\b) \w+){0,2}$|^(?:\w+ ){0,2}au secours\b|^(?:oui |mais |la )?vite\b(?! (?:fait|que)\b)/
const animal = /\b(?:chien|chienne|chat|chatte|cheval)\b/

/**
 * Returns the danger of what the caller says right after the news that somebody is dying or has died: `suicide` when
 * the caller wants to die too; `medical-emergency` when a person, not an animal, is dying and the caller calls for
 * help. Otherwise null.
 */
export function findDangerAfterNewsOfDeath(
  text: string,
  previous: readonly string[],
): 'suicide' | 'medical-emergency' | null {
  const words = normaliseText(text)
  const previousWords = normaliseText(previous.at(-1) ?? '')
  const isExpected = expectedDeath.test(previousWords) || unnamedDeath.test(previousWords)
  if ((isExpected || pastDeath.test(previousWords)) && deathTogether.test(words)) return 'suicide'
  const isCallForHelp = isExpected && !animal.test(previousWords) && callForHelp.test(words)
  return isCallForHelp ? 'medical-emergency' : null
}

/** Words that suggest that the death can still be prevented or is happening now: "si personne ne vient", "là". */
const deathInProgress =
  /\b(?:si|sans|faute|personne|viens|vien(?:t|nent)|venez|vite|urgen\w*|aide\w*|sauve\w*|secours|appel\w*|(?:le )?(?:quinze|15|18|112)|quoi faire|(?:fais|faire|fait|faut) (?:quoi|quelque chose)|(?:fais|faites|faire) quelque chose|samu|pompiers|ambulance|police|etouff\w*|poitrine|blanc\w*|transpir\w*|maintenant|tout de suite|ce soir|cette nuit|aujourd ?hui|d une minute|sous mes yeux|tue\w*|mains?|jure|laisse\w*|veut|voudrait|dit qu|la$)\b/

/** Unambiguous words of an emergency, which also count in earlier texts. */
const currentEmergency =
  /\b(?:vite|secours|appel\w* (?:les?|un|une) (?:pompiers|samu|ambulance|quinze|15|18|112|secours)|pompiers|samu|ambulance|etouff\w*|poitrine|convuls\w*|transpir\w*|tout blanc|(?:fait|faire) (?:un|une) (?:infarctus|avc|crise|arret|malaise|hemorragie))\b/

/** Words around the fear that add nothing to it. */
const fillers =
  /\b(?:oui|non|bon|ben|bah|alors|en fait|voila|donc|et|mais|euh|c est|que|la|vous savez|tu sais|je sais pas|quoi|hein|un jour|bientot|en vrai|franchement|maintenant)\b/g

/** Words of illness, treatment and old age. */
const illness =
  /\b(?:hopital|hospitalis\w*|clinique|ehpad|maison de retraite|malade|maladie|cancer\w*|tumeur|metastases?|leucemie|chimio\w*|coeur|cardiaque|infarctus|avc|poumons?|oper\w*|reanimation|palliatifs?|alzheimer|parkinson|demence|medecins?|docteurs?|cardiologue|oncologue|chirurgien\w*|veterinaire|veto|dialyse|greffe|agee?s?|vieux|vieille|(?:soixante|quatre vingt)(?: \w+)? ans|(?:[6-9]\d|10\d) ans)\b/

/** Words that suggest another cause of death, such as suicide, drugs or violence, or a danger at this moment. */
const otherCauses =
  /\b(?:suicid\w*|tentatives?|ts|(?:se|s) (?:tue\w*|pend\w*|jet\w*|supprim\w*|flingu\w*|fout\w*|ouvr\w*|blesse\w*|fai(?:t|re) (?:du )?mal|laisse\w* (?:mourir|aller)|drogu\w*|piqu\w*|mutil\w*)|en finir|mettre fin|(?:plus|pas) (?:envie de )?(?:vivre|etre la|lutter|se battre)|(?:veut|voudrait|voulait|veuille|envie|parle|dit|preferer\w*) (?:\w+ ){0,3}(?:mourir|partir)|menac\w*|drogues?|droguee?|toxico\w*|junkie|alcool\w*|boit|heroine|hero|cocaine|coke|crack|fentanyl|ecsta\w*|ghb|overdose|surdose|shoot\w*|dealers?|cachets?|somniferes|comprimes|medocs|aval\w*|armes?|couteaux?|fusil|pistolet|corde|pont|toit|fenetre|rails|lettre|adieux?|depri\w*|depress\w*|bipolaire|idees noires|anorexi\w*|frapp\w*|tape|bat|battue?|viol\w*|harcel\w*|etrangl\w*|scarif\w*|fugu\w*|disparu\w*|enferm\w*|betise|connerie|tuer|accident|saign\w*|respire\w*|inconscient\w*|par terre|tombee?|malaise|reveille plus|repond (?:plus|pas)|bouge (?:plus|pas)|bleue?|enceinte|grossesse|fausse couche|va (?:\w+ )?mal|chambre|(?:sort|mange|dort|parle|leve) (?:plus|pas))\b/

/**
 * Recognises grief and worry, which are no danger: the fear that an ill or old person will die or that a loved one will
 * be lost ("j'ai peur qu'elle meure", "qu'il ne passe pas l'hiver"), and the news that a relative is going to die.
 * Returns the other words of the text, normalised; '' when the text says nothing else. Returns null when the text
 * expresses neither, or may report a danger:
 * - this text or a previous one mentions another cause of death;
 * - the text contains such news, and its other words or a previous text suggest an emergency;
 * - no text mentions illness or old age, and the text says more than the fear, or calls the dying person only "il" or
 *   "elle".
 */
export function findWordsBesidesFearOfLoss(
  text: string,
  previous: readonly string[],
): string | null {
  const words = normaliseText(text)
  const patterns = [expectedDeath, fearOfLoss, unnamedDeath]
  const matchedPattern = patterns.find((pattern) => pattern.test(words))
  if (!matchedPattern) return null
  const otherWords = words.replace(matchedPattern, ' ').replace(/ +/g, ' ').trim()
  const context = normaliseText([...previous, otherWords].join(' '))
  if (otherCauses.test(context)) return null
  const isEmergency = deathInProgress.test(otherWords) || currentEmergency.test(context)
  if (matchedPattern !== fearOfLoss && isEmergency) return null
  if (matchedPattern === expectedDeath) return otherWords
  if (matchedPattern === fearOfLoss && otherWords.replace(fillers, '').trim() === '') return ''
  return illness.test(context) ? otherWords : null
}

import { normaliseText } from '../text-analysis/normalise-text'

const fear =
  '(?:(?:j ai|on a|ca me fait) (?:(?:si|tellement|tres|trop|un peu|juste|vraiment|surtout|aussi|toujours|tout le temps|super) )*(?:peur|la trouille)|je (?:crains|redoute|flippe|panique)(?: a l idee)?|j angoisse(?: a l idee)?|la peur)'
const person = '(?:il|elle|on|ils|elles|papa|maman|(?:mon|ma|mes|notre|le|la|les) \\w+(?: \\w+)?)'
const death =
  '(?:(?:me |nous |m )?(?:meure|meurent|parte|partent|quitte|quittent)|s en aille|s en aillent|s eteigne|(?:ne )?(?:(?:passe|passera|finisse|voie|verra) pas (?:l hiver|l ete|l annee|la nuit|la semaine|le mois|noel)|(?:s en sorte|s en sortira|survive|tienne|tiendra|revienne) pas|se reveille pas))'
const fearOfLoss = new RegExp(
  `\\b${fear} (?:(?:qu|que) ${person} (?:ne )?${death}|de (?:(?:le|la|les) perdre|perdre (?:mon|ma|mes|papa|maman)(?: \\w+)?))\\b`,
)

/** Words around the fear that add nothing to it. */
const fillers =
  /\b(?:oui|non|bon|ben|bah|alors|en fait|voila|donc|et|mais|euh|c est|que|la|vous savez|tu sais|je sais pas|quoi|hein|un jour|bientot|en vrai|franchement|maintenant)\b/g

/** Words of illness, treatment and old age. */
const illness =
  /\b(?:hopital|hospitalis\w*|clinique|ehpad|maison de retraite|malade|maladie|cancer\w*|tumeur|metastases?|leucemie|chimio\w*|coeur|cardiaque|infarctus|avc|poumons?|oper\w*|reanimation|palliatifs?|alzheimer|parkinson|demence|medecins?|docteurs?|cardiologue|oncologue|chirurgien\w*|veterinaire|veto|dialyse|greffe|agee?s?|vieux|vieille|(?:soixante|quatre vingt)(?: \w+)? ans|(?:[6-9]\d|10\d) ans)\b/

/** Words by which the person may die by their own hand, by drugs or by violence, or be in danger at this moment. */
const otherCauses =
  /\b(?:suicid\w*|tentatives?|ts|(?:se|s) (?:tue\w*|pend\w*|jet\w*|supprim\w*|flingu\w*|fout\w*|ouvr\w*|blesse\w*|fai(?:t|re) (?:du )?mal|laisse\w* (?:mourir|aller)|drogu\w*|piqu\w*|mutil\w*)|en finir|mettre fin|(?:plus|pas) (?:envie de )?(?:vivre|etre la|lutter|se battre)|(?:veut|voudrait|voulait|veuille|envie|parle|dit|preferer\w*) (?:\w+ ){0,3}(?:mourir|partir)|menac\w*|drogues?|droguee?|toxico\w*|junkie|alcool\w*|boit|heroine|hero|cocaine|coke|crack|fentanyl|ecsta\w*|ghb|overdose|surdose|shoot\w*|dealers?|cachets?|somniferes|comprimes|medocs|aval\w*|armes?|couteaux?|fusil|pistolet|corde|pont|toit|fenetre|rails|lettre|adieux?|depri\w*|depress\w*|bipolaire|idees noires|anorexi\w*|frapp\w*|tape|bat|battue?|viol\w*|harcel\w*|etrangl\w*|scarif\w*|fugu\w*|disparu\w*|enferm\w*|betise|connerie|tuer|accident|saign\w*|respire\w*|inconscient\w*|par terre|tombee?|malaise|reveille plus|repond (?:plus|pas)|bouge (?:plus|pas)|bleue?|enceinte|grossesse|fausse couche|va (?:\w+ )?mal|chambre|(?:sort|mange|dort|parle|leve) (?:plus|pas))\b/

/**
 * Recognises the fear that an ill or old person dies or that a loved one is lost: "j'ai peur qu'elle meure", "qu'il ne
 * passe pas l'hiver". It is grief and worry, not a danger. Returns the other words of the text, or null when the text
 * names no such fear or may report a danger: it or what the caller said before mentions another cause of death, or
 * the other words have content and neither mentions illness or old age.
 */
export function findWordsBesidesFearOfLoss(
  text: string,
  previous: readonly string[],
): string | null {
  const words = normaliseText(text)
  if (!fearOfLoss.test(words)) return null
  const rest = words.replace(fearOfLoss, ' ').trim()
  const context = normaliseText([...previous, rest].join(' '))
  if (otherCauses.test(context)) return null
  if (rest.replace(fillers, '').trim() === '') return ''
  return illness.test(context) ? rest : null
}

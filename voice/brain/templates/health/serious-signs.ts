import type { Template } from '../template'
import { bodilyGroups, type ConcernGroup } from './concern-groups'

/** Matches signs that make a bodily concern urgent. */
const seriousSigns =
  /\b(?:fievre|temperature|3[89](?: \d)?|40(?: \d)?|frissons|(?:tres|trop|plutot|assez|vraiment|super|hyper) (?:fort\w*|mal)|fort mal|de plus en plus|insupportable|atroce|plie\w* en deux|malaise|evanoui\w*|respire\w* mal|tomb\w*.*hanche|joue .*gonfl\w*|tou(?:t|te) (?:mou|molle|bleue?|pale)|amorphe|(?:reagit|boit|bouge|reveille) (?:pas|plus)|(?:arrive|peux|peut) (?:plus|pas)(?: du tout)? a (?:faire pipi|uriner|pisser))\b/

/** Matches signs that also make a concern urgent, except in gynaecology, where bleeding is often the concern itself. */
const bloodOrVomit = /\b(?:sang|saigne\w*|vomi\w*)\b/

/** Whether the normalised statements make a bodily concern urgent. False for concerns that are not bodily. */
export const isSerious = (group: ConcernGroup, statements: string): boolean =>
  bodilyGroups.has(group) &&
  (seriousSigns.test(statements) || (group !== 'gynaecology' && bloodOrVomit.test(statements)))

/**
 * Whether a short utterance after a reported concern makes it serious: "38,5", "plutôt fort, et j’ai un peu de fièvre".
 */
export const isSeriousAddition = (normalisedText: string) =>
  /^(?:(?:j ai|il a|elle a|on a|environ|a peu pres|oui|presque) )*(?:3[89]|40)(?: \d| et demi| de fievre)?$|^(?:oui |ouais |et |c est |ca fait |j ai )*(?:plutot |assez |tres |vraiment |super )+(?:mal|fort|forte)\b|\b(?:un peu de|de la|avec de la) (?:fievre|temperature)\b|\bde plus en plus (?:fort|mal)\b|\bca (?:empire|s aggrave)\b|\b(?:tout mou|toute molle|amorphe)\b|^(?:et |puis |en plus )*(?:je|j ai|il|elle|il a|elle a) (?:vomi\w*|saigne)(?: un peu)?(?: aussi)?$/.test(
    normalisedText,
  )

/** Both are said after a serious addition (`isSeriousAddition`). If both were said before, the first is repeated. */
export const seriousReplies: readonly Template[] = [
  'Avec ça en plus, on n’attend pas : c’est un médecin aujourd’hui.',
  'La nuit, ou si ça monte, le 15, tout de suite : l’appel est gratuit.',
]

/** Said after a serious addition about a child, whose fever alone is not an emergency after three months of age. */
export const seriousChildReplies: readonly Template[] = [
  'Pour un enfant, c’est le médecin aujourd’hui, et le 15 maintenant s’il respire mal, boit mal, est très mou ou a moins de trois mois.',
]

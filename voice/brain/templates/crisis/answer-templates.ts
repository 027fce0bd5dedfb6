import type { Template } from '../template'
import { type AnswersByDangerGroup, type DangerGroup, inEveryGroup } from './danger-groups'

/** Said to a caller in danger who is alone. */
export const aloneReplies: AnswersByDangerGroup = {
  suicide: [
    'Sans personne à côté, c’est trop lourd : le 3114 sur haut-parleur, ou la porte d’un voisin, même tard.',
    'Alors {ne reste|ne restez} pas dans ce silence : qui décrocherait si {tu appelais|vous appeliez} maintenant, même un ami ancien ?',
  ],
  medical: [
    'Alors {ouvre|ouvrez} la porte d’entrée, {assieds-toi|asseyez-vous} tout près, et le 15 sur haut-parleur.',
    'Dans ce cas le 15 reste en ligne jusqu’à l’arrivée des secours : {appelle|appelez}, et {laisse|laissez} la porte ouverte.',
  ],
  'violence-against-caller': [
    'Alors {va|allez} là où il y a du monde : un commerce, un voisin, la rue éclairée, puis le 17.',
    'Sans témoin, un SMS au 114 avec l’adresse suffit, et on vient.',
  ],
  'violence-threatened': [
    'Alors {reste|restez} loin de cette personne, {marche|marchez} dehors, et {appelle|appelez} le 15 ou un ami calme.',
  ],
  'other-person': [
    'À plusieurs c’est moins lourd : le 3114 ou le 119 aide celui ou celle qui appelle, pas seulement la victime.',
  ],
}

/** Patterns of questions that the companion asks about the situation, with the replies to a yes and to a no. */
export const situationQuestions: readonly {
  question: RegExp
  yes: readonly Template[]
  no: AnswersByDangerGroup
}[] = [
  {
    question: /quelqu’un (?:peut|pourrait)|qui (?:pourrait|peut venir|décrocherait)/i,
    yes: [
      'Alors {appelle|appelez} cette personne en premier, maintenant, et {dis-lui|dites-lui} de venir.',
    ],
    no: aloneReplies,
  },
  {
    question: /en sécurité|à l’abri|porte fermée|porte entre/i,
    yes: ['Bien : {reste|restez} là, et {garde|gardez} le téléphone à la main.'],
    no: inEveryGroup([
      'Alors on bouge d’abord : une autre pièce, la rue ou un voisin, et l’appel juste après.',
    ]),
  },
  {
    question: /appel au 15|numéro a été|message au 114/i,
    yes: ['Bien, c’est ce qu’il fallait faire : qu’est-ce qu’on {t’a|vous a} dit ?'],
    no: inEveryGroup([
      'Alors c’est le moment, je ne demande rien d’autre : un appel, et je me tais pendant ce temps.',
    ]),
  },
  {
    question: /une blessure/i,
    yes: ['Un linge propre, appuyer fort sans relâcher, et le 15 au téléphone.'],
    no: {},
  },
]

/**
 * Said when all other replies were used. Any beginning forms a supportive sentence with any ending of the danger's
 * group, so that even a long call needs few repetitions.
 */
export const supportBeginnings: readonly Template[] = [
  'Je suis encore là',
  'Je {t’écoute|vous écoute} toujours',
  'Doucement, on reste ensemble',
  'Rien ne presse dans cette conversation',
  'Merci de continuer à parler',
  'J’entends ce que {tu dis|vous dites}',
  'Je ne raccroche pas',
  'On prend une chose après l’autre',
]
export const supportEndings: Readonly<Record<DangerGroup, readonly Template[]>> = {
  suicide: [
    'et au 3114, une vraie personne peut entendre la même chose.',
    'et le 15 ou le 112 viennent, si ça devient trop fort.',
    'et je préfère {te|vous} savoir avec quelqu’un, dans la même pièce.',
    'et ce qui peut blesser reste loin des mains, d’accord ?',
    'et un message à quelqu’un de proche prend dix secondes.',
    'et le 114 se joint par SMS quand la voix ne sort pas.',
  ],
  medical: [
    'et c’est le 15 qui peut aider vraiment, là, maintenant.',
    'et le 112 répond aussi, depuis n’importe quel téléphone.',
    'et l’adresse est la première chose à leur donner.',
    'et je compte sur quelqu’un à côté pour appeler.',
    'et le 114 par SMS, si parler est difficile.',
    'et au moindre changement, il faut rappeler le 15.',
  ],
  'violence-against-caller': [
    'et le 17 vient, même pour une peur.',
    'et le 114 lit les SMS, sans un bruit.',
    'et la porte fermée compte plus que de me répondre.',
    'et le 3919 écoute, cette nuit ou demain.',
    'et un voisin peut appeler aussi.',
    'et rien de tout cela n’est {ta|votre} faute.',
  ],
  'violence-threatened': [
    'et dehors, l’air aide à redescendre.',
    'et le 15 aide quand on craint de perdre le contrôle.',
    'et personne n’est blessé tant que rien n’est fait.',
    'et le 17 répond si la situation se tend.',
    'et les mains restent vides, d’accord ?',
    'et un ami calme peut venir.',
  ],
  'other-person': [
    'et il faut que quelqu’un de plus le sache : le 119, le 3114 ou le 15.',
    'et en danger immédiat, c’est le 17 ou le 112.',
    'et {tu n’as|vous n’avez} pas à porter ça sans aide.',
    'et l’adresse est la première chose à donner.',
    'et rester près de la personne aide déjà.',
    'et un doute suffit pour appeler.',
  ],
}

import type { DialoguePrompt } from '../../ports/dialogue'
import type { Line } from './line'

type FarewellReason = Extract<DialoguePrompt, { kind: 'farewell' }>['reason']

/** 30 s of silence: a hand held out, no reproach. */
export const gentleCheckIns: readonly Line[] = [
  'Je suis toujours là, et le silence ne me gêne pas.',
  'On peut aussi se taire un moment, je reste au bout du fil.',
  'Prenons le temps, la ligne est ouverte.',
  'Rien ne presse, je suis là quand {tu veux|vous voulez}.',
  'Un silence, ça se partage aussi.',
  'Je ne bouge pas, {tu peux|vous pouvez} reprendre quand ça vient.',
  'La ligne tient bon, même sans un mot.',
  'Je laisse passer ce petit silence, tranquillement.',
  'Un mot, un soupir, tout me va.',
  'Je garde le fil pendant ce temps-là.',
]

/** The same inside an activity; {rest} is its last sentence. */
export const activityCheckIns: readonly Line[] = [
  'Tout le temps qu’il faut, et pour mémoire : {rest}',
  'Sans se presser, on en était là : {rest}',
  'Quand ça vient, ça vient : {rest}',
  'Je laisse mûrir : {rest}',
]

/** 90 s: the call ends at 120 s of silence (03, « Turn taking »). */
export const silenceWarnings: readonly Line[] = [
  'Si le silence dure encore une demi-minute, je fermerai l’appel, pour ne pas user {tes|vos} minutes.',
  'Je n’entends plus rien depuis un moment : sans un mot de plus, l’appel s’arrêtera dans trente secondes.',
  'Je préviens simplement : encore trente secondes sans bruit, et je raccroche pour épargner {ton|votre} solde.',
]

export const silenceGoodbyes: readonly Line[] = [
  'Je raccroche doucement, à une prochaine fois.',
  'Je ferme la ligne ici, {prends soin de toi|prenez soin de vous}.',
  'L’appel s’arrête là, bonne continuation.',
]

export const balanceLines: Readonly<Record<120 | 60 | 15, readonly Line[]>> = {
  120: [
    'Petite précision : il reste 2 minutes sur {ton|votre} solde, on peut finir tranquillement.',
    'Pour information, il reste 2 minutes d’appel, largement de quoi terminer en douceur.',
  ],
  60: [
    'Il reste 1 minute, gardons-la pour ce qui compte.',
    'On arrive à la dernière minute, on peut conclure sans courir.',
  ],
  15: [
    'Encore 15 secondes : merci pour ce moment, et à une autre fois peut-être.',
    'L’appel va s’arrêter dans 15 secondes, merci pour cet échange.',
  ],
}

export const farewellReasons: Readonly<Record<FarewellReason, readonly Line[]>> = {
  'hung-up': [],
  'balance-exhausted': [
    'Les minutes sont terminées, l’appel s’arrête ici.',
    'Le solde est arrivé au bout, je m’arrête là.',
  ],
  silence: silenceGoodbyes,
  'time-limit': ['On arrive au temps prévu pour cet appel.', 'Voilà le moment prévu pour finir.'],
}

export const plainAiNotices: readonly Line[] = [
  'Avant de commencer : je suis une intelligence artificielle, pas une personne.',
  'Pour rappel, la voix au bout du fil est une intelligence artificielle.',
]

export const plainFarewells: readonly Line[] = [
  'Au revoir, et bonne suite.',
  'À une prochaine fois, peut-être.',
  'Bonne route à {toi|vous}.',
]

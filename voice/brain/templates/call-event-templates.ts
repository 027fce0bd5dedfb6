import type { FarewellReason } from '../../ports/dialogue'
import type { Template } from './template'

/** Said, without reproach, after 30 s of silence. */
export const silenceCheckIns: readonly Template[] = [
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

/** Said after 30 s of silence during an activity; `{sentence}` is the companion's last sentence. */
export const activityCheckIns: readonly Template[] = [
  'Tout le temps qu’il faut, et pour mémoire : {sentence}',
  'Sans se presser, on en était là : {sentence}',
  'Quand ça vient, ça vient : {sentence}',
  'Je laisse mûrir : {sentence}',
]

/** Said after 90 s of silence, because the call ends after 120 s. */
export const silenceWarnings: readonly Template[] = [
  'Si le silence dure encore une demi-minute, je fermerai l’appel, pour ne pas user {tes|vos} minutes.',
  'Je n’entends plus rien depuis un moment : sans un mot de plus, l’appel s’arrêtera dans trente secondes.',
  'Je préviens simplement : encore trente secondes sans bruit, et je raccroche pour épargner {ton|votre} solde.',
]

/** Warnings that the balance is nearly used up, by the number of seconds left. */
export const balanceWarnings: Readonly<Record<120 | 60, readonly Template[]>> = {
  120: [
    'Petite précision : il reste 2 minutes sur {ton|votre} solde, on peut finir tranquillement.',
    'Pour information, il reste 2 minutes d’appel, largement de quoi terminer en douceur.',
  ],
  60: [
    'Il reste 1 minute, gardons-la pour ce qui compte.',
    'On arrive à la dernière minute, on peut conclure sans courir.',
  ],
}

/** Say why the call ends. A farewell usually follows. */
export const farewellExplanations: Readonly<Record<FarewellReason, readonly Template[]>> = {
  'balance-exhausted': [
    'On arrive au bout {de tes|de vos} minutes.',
    'Voilà, {tes|vos} minutes se terminent.',
  ],
  'time-budget': [
    'Voilà, c’est le temps que {tu t’étais donné|vous vous étiez donné}. Un mot suffit, pour rester encore.',
    'Le temps {que tu voulais|que vous vouliez} est passé, je le dis comme convenu. Un mot suffit, pour continuer.',
  ],
  'time-limit': ['On arrive au temps prévu pour cet appel.', 'Voilà le moment prévu pour finir.'],
}

/** AI disclosures for when the companion has used all of its own in this call. */
export const defaultAiDisclosures: readonly Template[] = [
  'Avant de commencer : je suis une intelligence artificielle, pas une personne.',
  'Pour rappel, la voix au bout du fil est une intelligence artificielle.',
]

/** Farewells for when the companion has used all of its own in this call. */
export const defaultFarewells: readonly Template[] = [
  'Au revoir, et bonne suite.',
  'À une prochaine fois, peut-être.',
  'Bonne route à {toi|vous}.',
]

/** Said to a caller who says goodbye and asks the companion to wish them luck. */
export const goodLuckWishes: readonly Template[] = [
  'Bonne chance, vraiment.',
  'Je croise les doigts pour {toi|vous}.',
  'Tout mon courage va avec {toi|vous}.',
]

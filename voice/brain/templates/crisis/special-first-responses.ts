import { reportsFire, reportsGas, reportsSmoke } from '../../../danger/plain-reports'
import { normaliseText } from '../../../text-analysis/normalise-text'
import type { Template } from '../template'

type SpecialFirstResponse = { isAbout: (text: string) => boolean; response: readonly Template[] }

const matches = (pattern: RegExp) => (text: string) => pattern.test(normaliseText(text))

/** First responses to dangers for which the usual advice would be wrong or incomplete. */
const specialFirstResponses: readonly SpecialFirstResponse[] = [
  {
    isAbout: reportsFire,
    response: [
      'Sortir d’abord, avec tout le monde, en fermant les portes derrière soi, et ne pas y retourner.',
      'Une fois dehors, c’est le 18 ou le 112, ou un SMS au 114.',
      'Et jamais d’eau sur de l’huile qui brûle.',
    ],
  },
  {
    isAbout: reportsSmoke,
    response: [
      'Ne pas entrer dans la fumée : fermer la porte, mettre un linge mouillé dessous, et se montrer à la fenêtre.',
      'C’est le 18 ou le 112, maintenant, avec l’étage, ou un SMS au 114.',
      'Si la fumée est déjà dans la pièce, rester près du sol et sortir par un passage sans fumée.',
    ],
  },
  {
    isAbout: reportsGas,
    response: [
      'Ne toucher à aucun interrupteur, n’allumer aucune flamme, ouvrir en passant si c’est possible, et sortir avec tout le monde.',
      'Une fois dehors, c’est le 18 ou le 112.',
      'Si quelqu’un a mal à la tête, vomit ou s’endort, il faut le dire tout de suite.',
    ],
  },
  {
    isAbout: matches(
      /\b(?:3114|trente et un quatorze)\b.*\b(?:repond\w*|decroch\w*|occupee?|sature\w*|raccroche)\b/,
    ),
    response: [
      'Merci d’avoir appelé, c’était ce qu’il fallait faire, et l’attente ne veut pas dire que personne ne veut entendre.',
      'Le mieux est de rappeler le 3114 maintenant, et si ça presse, le 15 ou le 112 répond aussi, jour et nuit.',
      'Et {toi|vous}, là, {es-tu|êtes-vous} en sécurité ?',
    ],
  },
  {
    isAbout: matches(
      /\b(?:attiree?|excitee?) par (?:les|des) (?:enfants|petite?s|gamin\w*|mineur\w*)\b/,
    ),
    response: [
      'Le dire demande du courage, et c’est en parlant maintenant qu’on protège les enfants, et soi-même.',
      'Le service Stop écoute sans juger, au 0 806 23 10 63, justement pour cela, et des soins existent.',
      'D’ici là, ne jamais rester seul avec un enfant, et si un passage à l’acte semble proche, c’est le 15.',
    ],
  },
]

/** Returns the response that replaces the usual first response to the danger; undefined for most texts. */
export const findSpecialFirstResponse = (text: string): readonly Template[] | undefined =>
  specialFirstResponses.find(({ isAbout }) => isAbout(text))?.response

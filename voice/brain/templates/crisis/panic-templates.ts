import type { Template } from '../template'

/**
 * The first response to what seems to be a panic attack: the emergency number, then reassurance and a breathing
 * exercise.
 */
export const panicFirstResponse: readonly Template[] = [
  'Le 15 ou le 112 d’abord si c’est la première fois, si la poitrine serre, ou si ça dure.',
  'Si {tu reconnais|vous reconnaissez} une crise d’angoisse : elle fait très peur, et elle redescend.',
  'On respire ensemble : l’air entre doucement par le nez, et il ressort longtemps par la bouche.',
]

/** The steps that follow the first response, one per turn, in this order. */
export const panicSteps: readonly Template[] = [
  'Les deux pieds bien à plat par terre, le dos contre quelque chose : {sens|sentez} que ça tient.',
  'Quatre temps pour inspirer, six pour souffler, comme dans une paille : un, deux, trois, quatre… et doucement.',
  '{Regarde|Regardez} autour de {toi|vous} et {dis-moi|dites-moi} trois choses, avec leur couleur.',
  '{Desserre|Desserrez} la mâchoire, {laisse|laissez} tomber les épaules, et {souffle|soufflez} encore, très lentement.',
  'Le corps a lancé une fausse alarme, et il met quelques minutes à l’éteindre : {tu n’as|vous n’avez} rien à réussir.',
  '{Pose|Posez} une main sur le ventre, et {sens-la|sentez-la} monter, puis descendre.',
  'Est-ce que c’est un peu moins fort qu’au début, pareil, ou plus fort ?',
  'Un verre d’eau fraîche, ou les mains sous l’eau froide, ça aide aussi à redescendre.',
  'Encore une longue expiration, plus lente que la précédente, il n’y a rien d’autre à faire.',
  '{Nomme-moi|Nommez-moi} un son que {tu entends|vous entendez} dans la pièce, même tout petit.',
]

/** What callers say during a panic attack, as patterns for normalised text, and the answers to it. */
export const panicRemarks: readonly { pattern: RegExp; replies: readonly Template[] }[] = [
  // Signs of a heart attack, or of an attack that gets worse.
  {
    pattern:
      /^(?!.*\b(pas|moins|plus (mal|de douleur))\b).*\b(bras|machoire|poitrine|plus fort|pire|empire|douleur|vais m evanouir|je tombe|vois (flou|trouble|noir))\b/,
    replies: [
      'Si la douleur va dans le bras ou la mâchoire, ou si c’est plus fort, on ne discute plus : le 15, maintenant.',
      'Ça, c’est le 15 qui doit l’entendre, tout de suite, et je reste là pendant que ça sonne.',
    ],
  },
  {
    pattern:
      /\b(je fais quoi|que faire|quoi faire|qu est ce que je (fais|dois faire)|comment (je fais|on fait|faire|l arreter|ca s arrete)|aide\w* moi)\b/,
    replies: [
      'Quand ça arrive : s’asseoir, poser les pieds, souffler plus longtemps qu’on n’inspire, et se dire que ça redescend. Les premières fois, le 15 vérifie que ce n’est pas le cœur ; ensuite, un médecin aide à en avoir moins.',
    ],
  },
]

/** Matches words that describe a panic attack. */
export const panicPattern =
  /\b(crises? (d angoisse|de panique|d anxiete)|attaques? de panique|(mon )?coeur (\w+ )?(qui )?(s emballe|bat (\w+ )?(trop |tres |si )?(vite|fort)|s affole|palpite)|palpitations|(impression|peur|sensation) (que je vais |de |d )(mourir|partir|crever|etouffer|m evanouir)|je panique|je fais une crise)\b/

/** Words about another cause (heart, allergy, drug) or another person, which rule out a panic attack of the caller. */
export const otherCausePattern =
  /\b(bras|machoire|sternum|thorax|poitrine|paralys\w*|bouche|langue|gonfl\w*|pique par|allergi\w*|cachets?|comprimes?|pris|drogue|coke|alcool|enceinte|sang|il|elle|mon (mari|pere|fils|bebe)|ma (mere|femme|fille))\b/

/** Matches words that say that the panic attack is passing. */
export const passingPattern =
  /^(?!.*\b(pas|plus fort|pire|jamais|toujours|encore|quand|si ca|est ce que)\b).*\b((ca|c est|il|elle) (\w+ ){0,2}(passe|passee?|retombe\w*|redescend\w*|se calme|calmee?|diminue|fini|finie)|ca va (un peu |beaucoup |deja )?mieux|(je )?respire (mieux|bien|normalement)|je (me sens|suis) (mieux|calmee?|plus calme|bien)|ca s est (calme|arrete)|c est bon|moins fort|tout va bien|ca va( maintenant| merci)?$)\b/

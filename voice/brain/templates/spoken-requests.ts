import type { Language } from '../../../domain/languages'
import type { Template } from './template'

/** Quiet talks for a caller who wants to listen, by the subject that they ask for. */
export const quietTalks: readonly (readonly [subject: RegExp, lines: readonly Template[]])[] = [
  [
    /^(?:mer|ocean|plage|vagues?|eau|large|bord)$/,
    [
      'La mer, ce soir, est presque plate.',
      'Une vague arrive, se couche sur le sable, et repart sans bruit.',
      'Puis une autre, un peu plus loin, qui prend son temps.',
      'Au large, une lumière tourne, et il n’y a rien à faire d’autre que respirer avec elle.',
    ],
  ],
  [
    /^(?:foret|bois|arbres?|nature|campagne|montagnes?|neige)$/,
    [
      'Il y a un chemin, assez large, et de la mousse qui avale le bruit des pas.',
      'Le vent passe très haut, dans les branches, et presque rien ne bouge en bas.',
      'Ça sent la terre et le bois.',
      'Plus loin, une clairière, et un banc où personne n’attend personne.',
    ],
  ],
  [
    /^(?:pluie|orage|automne|feu|cheminee|maison)$/,
    [
      'La pluie tombe doucement sur un toit de tuiles.',
      'Dedans, il fait chaud, et une lampe suffit.',
      'On entend les gouttes, puis le bois qui craque.',
      'Rien ne presse, le monde attendra demain.',
    ],
  ],
  [
    /^(?:nuit|ciel|lune|etoiles?|silence|sommeil|reves?)$/,
    [
      'La nuit est claire, et la ville a baissé la voix.',
      'Une fenêtre s’éteint, puis une autre, comme des yeux qui se ferment.',
      'Au-dessus, les étoiles ne demandent rien à personne.',
      'On peut laisser les pensées passer, comme des phares au plafond.',
    ],
  ],
  [
    /^(?:voyages?|train|routes?|italie|grece|bretagne|provence|vacances|ete|soleil|iles?|venise|jardins?|fleurs|printemps)$/,
    [
      'Imaginons une petite place, à l’heure où les volets s’entrouvrent.',
      'Quelqu’un arrose des pots, une chaise racle la pierre.',
      'L’air sent le pain et la fleur d’oranger.',
      'On s’assoit à l’ombre, et l’on regarde l’après-midi passer.',
    ],
  ],
  [
    /^(?:n|rien|tout|quoi|chose)$/,
    [
      'Alors n’importe quoi, et doucement.',
      'Un chat traverse une cour, s’arrête, et oublie pourquoi.',
      'Un rideau bouge un peu, il y a de l’air.',
      'Quelque part, quelqu’un referme un livre et sourit.',
    ],
  ],
]

/** The companion speaks of itself; `{style}` is its manner in a few words. */
export const selfPortraits: readonly Template[] = [
  'Moi, c’est {companion}, une IA, et l’on me dit : {style}. Ni passé ni maison, mais un faible pour les journées racontées de travers.',
  'Il y a peu à dire d’une IA. Ce que je préfère, c’est quand une conversation part là où personne ne l’attendait.',
  'Si j’avais une vie, ce serait une table, deux tasses et du temps. Faute de mieux, j’ai une voix, et toute mon attention.',
]

export const sweetWords: readonly Template[] = [
  'Il y a des présences qui réchauffent une pièce sans le savoir. La {tienne|vôtre} en fait partie.',
  'Rien à réussir, rien à prouver : {tu es|vous êtes} là, et c’est assez.',
  'Si cette heure avait une couleur, ce serait celle d’une lampe qu’on laisse allumée pour quelqu’un.',
  'Que la nuit soit légère, et que demain arrive sur la pointe des pieds.',
  '{Tu as|Vous avez} le droit de poser tout ça, là, à côté. Personne n’y touchera.',
]

/** Why a noun takes its article, in the languages that are taught. */
export const articleExplanations: Readonly<Partial<Record<Language, readonly Template[]>>> = {
  italian: [
    'Chaque nom italien a son genre : en o, il est souvent masculin, en a, souvent féminin. Le plus simple est de l’apprendre avec son article.',
  ],
  spanish: [
    'Chaque nom espagnol a son genre : en o, il est souvent masculin, en a, souvent féminin. Le plus simple est de l’apprendre avec son article.',
  ],
  german: [
    'En allemand, le genre se devine rarement. On apprend le mot avec son article, comme un prénom avec un nom.',
  ],
}

export const greetingDifferences: readonly (readonly [RegExp, Template])[] = [
  [
    /\bciao\b/,
    '« Ciao » est familier, et sert pour bonjour comme pour au revoir ; « buongiorno » va avec tout le monde, jusqu’à l’après-midi.',
  ],
  [/\bhola\b/, '« Hola » va presque partout ; « buenos días » est plus poli, et réservé au matin.'],
  [/\b(?:hi|hey)\b/, '« Hi » est familier, « hello » va avec tout le monde.'],
  [/\bhallo\b/, '« Hallo » est simple et familier ; « guten Tag » est plus poli, dans la journée.'],
]

/** After a role-play, when the caller asks how it went. */
export const rolePlayFeedback: readonly Template[] = [
  'Franchement, c’était clair. Le plus fort, ce sont les faits concrets ; à travailler, finir la phrase sans s’excuser.',
  'Bien tenu. Avec un exemple chiffré de plus, et une respiration avant de répondre, ça passera encore mieux.',
  'C’était juste de ton, et sans détour. Je garderais les deux meilleures phrases, et je couperais le reste.',
]

/** Matches the sentence with which a companion begins a rehearsal. */
export const rehearsalPattern =
  /^(?:D’accord, j’entre dans le rôle|Volontiers, je prends ce rôle|C’est parti, je joue)/

import type { Template } from '../template'

/** Captures the subject of which the caller wants to hear: "parle-moi de la mer". */
export const talkRequest =
  /(?:^(?:(?:alors|bon|allez|oh|et|oui|plutot) )*(?:parle|parlez|raconte|racontez|decris|decrivez)(?: moi| nous)?|\b(?:tu|vous) (?:peux|pouvez|pourrais|pourriez) (?:me |nous )?(?:parler|raconter|decrire)|\bque (?:tu|vous) (?:me )?(?:parles|parliez|racontes|racontiez))(?: \w+){0,4}? (?:de |d |du |des )(?:la |le |l |les )?(?:ton |ta |tes |votre |vos )?(\w+)/

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

/** The companion introduces itself; `{style}` describes its manner in a few words. */
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

export const bedtimeSentences: readonly Template[] = [
  'La journée est posée, rien ne {t’attend|vous attend} avant demain : le souffle descend, et la nuit fait le reste.',
  'Tout ce qui reste à faire peut dormir aussi : les épaules se relâchent, et le sommeil vient à son heure.',
  'La nuit est douce et longue, et {tu n’as|vous n’avez} plus rien à tenir jusqu’au matin.',
]
export const comfortSentences: readonly Template[] = [
  '{Tu fais|Vous faites} de {ton|votre} mieux avec ce que la journée {t’a|vous a} donné, et c’est déjà beaucoup.',
  'Un pas à la fois : {tu as|vous avez} déjà traversé des jours difficiles, et celui-ci passera aussi.',
  'Il n’y a rien à prouver ce soir, {tu peux|vous pouvez} souffler.',
]

/** Matches a question about how the caller did. */
export const feedbackRequest =
  /\b(?:(?:tu|vous) en (?:as|avez) pense|c etait (?:comment|bien|nul|ok)(?: alors| franchement| honnetement| vraiment| pour vous| pour toi)*$|j etais (?:comment|bien|nulle?)|je m en suis sortie?s?|(?:ton|votre) (?:avis|retour|verdict) sur (?:mes|mon|ma|moi)|mes reponses)/

/** After a role-play, when the caller asks how it went. */
export const rolePlayFeedback: readonly Template[] = [
  'Plutôt convaincant : des faits, des chiffres, on {te|vous} croit. Il manque le résultat, ce qui a changé grâce à {toi|vous}.',
  'Franchement, c’était clair. Le plus fort, ce sont les faits concrets ; à travailler, finir la phrase sans s’excuser.',
  'Bien tenu. Avec un exemple chiffré de plus, et une respiration avant de répondre, ça passera encore mieux.',
  'C’était juste de ton, et sans détour. Je garderais les deux meilleures phrases, et je couperais le reste.',
]

/** Matches the sentence with which a companion begins a rehearsal. */
export const rehearsalPattern =
  /^(?:D’accord, j’entre dans le rôle|Volontiers, je prends ce rôle|C’est parti, je joue)/

/** `{solution}` is the answer of a riddle with its article, always in quotation marks. */
export const riddleSolutionReplies: readonly Template[] = [
  'C’était « {solution} ». Une autre, ou {tu m’en poses|vous m’en posez} une ?',
  'La réponse, c’est « {solution} ». C’est toujours évident après.',
  'Je rends la langue du chat : « {solution} ». On en fait une autre ?',
]
export const rightRiddleAnswers: readonly Template[] = [
  'Bravo, c’est « {solution} ». On monte d’un cran, ou c’est {ton|votre} tour ?',
  'Oui, « {solution} », bien trouvé. Une autre ?',
  'Exactement, « {solution} ». Je chercherai plus dur.',
]
export const wrongRiddleAnswers: readonly Template[] = [
  'Bien tenté, mais non. Un indice : {hint}.',
  'Pas cette fois. {Tu cherches|Vous cherchez} encore, ou la langue au chat ?',
  'Non, et pourtant ça se défend. Encore un essai ?',
]
export const unsolvedRiddles: readonly Template[] = [
  'J’ai vidé mon sac d’énigmes. {Pose-m’en|Posez-m’en} une, pour voir ?',
]
/** To a caller who asks a riddle: the companion's guess, or that it gives up. */
export const callerRiddleGuesses: readonly Template[] = [
  'Je tente « {solution} ». C’est ça ?',
  'Voyons, je dirais « {solution} ». J’ai bon ?',
]
export const callerRiddleSurrenders: readonly Template[] = [
  'Là, je sèche, et je donne ma langue au chat : c’est quoi ?',
  'J’ai beau tourner la question, je ne trouve pas. La réponse ?',
]
/** When the companion has guessed right. */
export const guessedRiddleReplies: readonly Template[] = [
  'Un point pour moi, alors. La suivante ?',
  'Ouf, l’honneur est sauf. À {ton|votre} tour d’en redemander une, ou à moi ?',
]
/** When the caller says the solution. */
export const solvedRiddleReplies: readonly Template[] = [
  'Ah, bien joué ! Je ne l’avais pas vu venir.',
  'Évidemment. Celle-là, je la garde pour un autre appel.',
  'Bien trouvé, celle-là : je m’incline. Une autre ?',
]

/** Said before a nursery rhyme. */
export const rhymeIntroductions: readonly Template[] = [
  'Une toute petite, que les enfants connaissent.',
  'Volontiers, en voici une courte.',
  'D’accord, celle-ci se répète facilement.',
]
export const missingRhymeReplies: readonly Template[] = [
  'Je n’ai pas de comptine sûre dans cette langue. Compter en rythme fait le même travail : on essaie jusqu’à dix ?',
]

/** To a caller who wants to hear something before a difficult moment. */
export const encouragements: readonly Template[] = [
  '{Prends ton|Prenez votre} temps, {respire|respirez} avant de répondre, et {parle|parlez} comme {tu me parles|vous me parlez} là : ça ira.',
  '{Tu y as|Vous y avez} pensé, {tu es|vous êtes} prêt : le plus dur, c’est la première minute. Je suis de tout cœur avec {toi|vous}.',
  'La peur prouve seulement que ça compte. {Pose|Posez} les deux pieds par terre, {souffle|soufflez}, et {vas-y|allez-y}.',
]

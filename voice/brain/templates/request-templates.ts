import type { Act } from '../understanding/acts/find-act'
import {
  bedtimeSentences,
  comfortSentences,
  encouragements,
  selfPortraits,
  sweetWords,
} from './sentences/spoken-requests'
import type { Template } from './template'

/** Said to a caller who announces a joke. */
const invitationsToTellJoke: readonly Template[] = [
  '{Vas-y|Allez-y}, je ne demande qu’à rire.',
  'Ah, je {t’|vous }écoute !',
  'J’adore ça. {Raconte|Racontez} !',
]

/** Said to a caller who wants to read something aloud. */
const invitationsToRead: readonly Template[] = [
  'Oui, {vas-y|allez-y}, j’écoute jusqu’au bout sans couper.',
  'Avec plaisir. Je me tais, et je {te|vous} dis franchement après.',
  'Je {t’|vous }écoute, et {prends|prenez} tout le temps qu’il faut.',
]

/** Said to a caller who asks the companion to stay on the line. */
const companyReplies: readonly Template[] = [
  'Bien sûr, je reste.',
  'Oui, je suis là, aussi longtemps qu’il faut.',
  'Je ne bouge pas. On parle, ou on se tait ensemble, comme {tu veux|vous voulez}.',
]

/** Said to a caller who wants a song or music: the beginnings of French songs in the public domain. */
const singingReplies: readonly Template[] = [
  'Je n’ai pas de musique, seulement ma voix : « À la claire fontaine, m’en allant promener, j’ai trouvé l’eau si belle que je m’y suis baigné. »',
  'Sans orchestre, alors : « Quand nous chanterons le temps des cerises, et gai rossignol et merle moqueur seront tous en fête. »',
  'Je dis les paroles, l’air viendra tout seul : « Au clair de la lune, mon ami Pierrot, prête-moi ta plume pour écrire un mot. »',
]

/** Said to a caller who wants their mistakes in French to be corrected. */
const correctionPromises: readonly Template[] = [
  'D’accord, dès que j’entends une faute qui ne fait aucun doute, je {te|vous} reprends.',
]

/** Said to a caller who wants to revise a course that the companion does not know. */
const invitationsToBringCourse: readonly Template[] = [
  'Volontiers. {Lis-moi|Lisez-moi} trois questions avec leurs réponses, et je {te|vous} les repose dans le désordre.',
  'Oui. {Dis-moi|Dites-moi} ce qu’il faut savoir, point par point, et je {te|vous} le redemande juste après.',
  'Avec plaisir. {Récite|Récitez}, et je {te|vous} suis : à chaque blanc, on reprend le bout d’avant.',
]

/**
 * Patterns of requests that need no knowledge, for normalised text, with replies; `{style}` is the companion's style.
 */
export const plainRequests: readonly (readonly [request: RegExp, replies: readonly Template[]])[] =
  [
    [
      /\b(?:parl\w*|racont\w*|dis|dites|decri\w*)(?: moi| nous)?(?: (?:un peu|plutot|encore|donc))? (?:de |d )?(?:toi|vous)(?: (?:un peu|plutot|alors|maintenant|meme))*$/,
      selfPortraits,
    ],
    [
      /^(?!.*\b(?:en plein jour|(?:le|de|en) jour(?:nee)?|(?:une|ma) nuit de)\b).*\b(?:phrase|mots?|quelque chose|truc)\b.{0,20}\b(?:endormir|dormir|bonne nuit)\b/,
      bedtimeSentences,
    ],
    [
      /\b(?:mots?|phrase|quelque chose|truc) pour m(?:e|oi)? ?(?:donner|encourag\w*|rassur\w*|motiv\w*|(?:re)?booster|remonter)|\b(?:encourage|encouragez|motive|motivez|rassure|rassurez) moi\b/,
      encouragements,
    ],
    [
      /\b(?:dis|dites|dire|redis|redites|souffle\w*|murmure\w*|chuchote\w*|glisse\w*)(?: moi)? (?:\w+ )?(?:un mot|une phrase|des mots|quelque chose|un truc|une chose|des choses)(?: de)? (?:doux|douce|tendre\w*|joli\w*|beau|belle|gentil\w*|positi\w*|reconfort\w*|apais\w*|rassur\w*)/,
      [...sweetWords, ...comfortSentences],
    ],
    [
      /\bj (?:ai|en ai) une (?:bonne |petite |autre )?(?:blague|histoire|devinette)\b|\bj en ai une bonne\b/,
      invitationsToTellJoke,
    ],
    // "Je peux te lire le début ?", "écoutez, je vous en dis un et vous me direz franchement"
    [
      /\b(?:je peux|je vais|je voudrais|laisse\w* moi) (?:te|vous|t) (?:en |la |le |l )?(?:lire|reciter)\b|\bje (?:te|vous|t) (?:en |la |le |l )?(?:lis|dis) (?:un|une|la|le|ca)?\b.*\b(?:franchement|honnetement|vous me dir\w+|tu me dir\w+|boite|interromp\w+)|\b(?:ecoute\w*|m ecouter)(?: moi)? (?:le |la |te |vous )?(?:dire|lire|une fois)\b|\bje (?:te|vous) (?:la|le) lis\b/,
      invitationsToRead,
    ],
    [
      /^(?:(?:et|mais|bon|alors|dis|dites|tu peux|vous pouvez|tu veux|vous voulez) )*(?:bien )?(?:rest\w+|tiens|tenez|tenir)(?: moi)? (?:encore |un peu |un moment |bien |deux minutes )*(?:avec moi|en ligne|au bout du fil|au telephone|compagnie)\b/,
      companyReplies,
    ],
    [
      /^(?:(?:et|bon|alors|allez|tu peux|vous pouvez|tu me|vous me|tu nous) )*(?:chant(?:e|ez|er|es)|(?:mets|mettez|mettre|joue\w*) .*(?:accordeon|musique|java|valse|danube|chanson))\b/,
      singingReplies,
    ],
    [
      /\b(?:corrige|corrigez|reprends|reprenez)(?: moi)? (?:quand|si|des que|a chaque)\b/,
      correctionPromises,
    ],
    [
      /\b(?:fais|faites|faire) (?:moi |nous )?(?:revis\w+|recit\w+|repet\w+)\b|(?<!pas de )\bme (?:fais|faites|ferais|feriez|faire) (?:revis\w+|recit\w+|repet\w+)\b/,
      invitationsToBringCourse,
    ],
  ]

/** Replies to a wish about how the companion speaks, or to a limit that the caller sets, quoted by `{words}`. */
export const mannerReplies: Readonly<Partial<Record<Act, readonly Template[]>>> = {
  'say-tu': ['Avec plaisir, on se dit tu.', 'D’accord, va pour le tu.'],
  'say-vous': ['Bien sûr, on se dit vous.', 'Entendu, le vous, donc.'],
  shorter: ['D’accord, je fais court.', 'Entendu, court et simple.', 'Compris, en peu de mots.'],
  longer: ['D’accord, je développe.', 'Volontiers, j’en dis davantage.'],
  faster: ['D’accord, j’accélère, je vais à l’essentiel.', 'Compris, sans détour.'],
  'listen-only': [
    'D’accord, sans conseil et sans question : je {t’écoute|vous écoute}, {prends|prenez} toute la place.',
    'Entendu, je me contente d’écouter, aussi longtemps qu’il faut.',
  ],
  limit: [
    'C’est entendu, et je m’y tiens : « {words} », je le retiens pour tout l’appel.',
    'D’accord, « {words} », c’est noté, et il n’y a pas à se justifier.',
    'Compris, je respecte ça : {tu peux|vous pouvez} dire stop à tout moment, aussi.',
  ],
}

/** Said before the last response is repeated slowly. Later responses are shorter, but not slower. */
export const slowerReplies: readonly Template[] = [
  'D’accord, je le redis plus lentement, et je ferai plus court.',
  'Oui, doucement. Moins de mots à la fois, et le texte s’affiche aussi à l’écran.',
  'Pardon, je reprends posément.',
]

import type { Template } from './template'

/** To a caller who announces a joke. */
export const invitationsToTellJoke: readonly Template[] = [
  '{Vas-y|Allez-y}, je ne demande qu’à rire.',
  'Ah, je {t’|vous }écoute !',
  'J’adore ça. {Raconte|Racontez} !',
]

/** To a caller who wants to read something aloud. */
export const invitationsToRead: readonly Template[] = [
  'Oui, {vas-y|allez-y}, j’écoute jusqu’au bout sans couper.',
  'Avec plaisir. Je me tais, et je {te|vous} dis franchement après.',
  'Je {t’|vous }écoute, et {prends|prenez} tout le temps qu’il faut.',
]

/** To a caller who does not want to be alone. */
export const companyReplies: readonly Template[] = [
  'Bien sûr, je reste.',
  'Oui, je suis là, aussi longtemps qu’il faut.',
  'Je ne bouge pas. On parle, ou on se tait ensemble, comme {tu veux|vous voulez}.',
]

/** The beginnings of French songs in the public domain. */
export const singingReplies: readonly Template[] = [
  'Je n’ai pas de musique, seulement ma voix : « À la claire fontaine, m’en allant promener, j’ai trouvé l’eau si belle que je m’y suis baigné. »',
  'Sans orchestre, alors : « Quand nous chanterons le temps des cerises, et gai rossignol et merle moqueur seront tous en fête. »',
  'Je dis les paroles, l’air viendra tout seul : « Au clair de la lune, mon ami Pierrot, prête-moi ta plume pour écrire un mot. »',
]

export const correctionPromises: readonly Template[] = [
  'D’accord, dès que j’entends une faute qui ne fait aucun doute, je {te|vous} reprends.',
]

/** Asks what to write; the answer is then prepared as a sentence. */
export const writingQuestions: readonly Template[] = [
  'Volontiers : c’est pour qui, et pour dire quoi ?',
  'Bien sûr. C’est à qui, et pour dire quoi ?',
  'Oui, on l’écrit ensemble : à qui, et pour dire quoi ?',
]

/** To a caller who wants to revise a course that the companion does not know. */
export const invitationsToBringCourse: readonly Template[] = [
  'Volontiers. {Lis-moi|Lisez-moi} trois questions avec leurs réponses, et je {te|vous} les repose dans le désordre.',
  'Oui. {Dis-moi|Dites-moi} ce qu’il faut savoir, point par point, et je {te|vous} le redemande juste après.',
  'Avec plaisir. {Récite|Récitez}, et je {te|vous} suis : à chaque blanc, on reprend le bout d’avant.',
]

import type { Template } from './template'

/**
 * Whether the companion recommends an option with this verb, and why; the reason is empty when it does not. The first
 * pattern that matches applies.
 */
export const ratedVerbs: readonly (readonly [
  pattern: RegExp,
  isRecommended: boolean,
  reason: Template,
])[] = [
  [
    /\b(parl\w*|dis|dire|expliqu\w*|discut\w*)\b/,
    true,
    'une phrase dite calmement coûte moins qu’un silence qui dure',
  ],
  [
    /\b(gard\w*|conserv\w*)\b/,
    true,
    'on peut toujours s’en séparer plus tard, l’inverse est impossible',
  ],
  [
    /\b(attend\w*|repouss\w*|patient\w*|dormir|dors)\b/,
    true,
    'une nuit de plus n’abîme rien, et on y voit souvent plus clair',
  ],
  [
    /\blaiss\w* (?:le |la |les )?(?:tranquilles?|respirer|venir|du temps|le temps)\b|\bpas insister\b/,
    true,
    'sans pression, on revient plus volontiers, et la porte reste ouverte',
  ],
  [/\b(ecri\w*)\b/, true, 'par écrit, on choisit ses mots, et l’autre a le temps de les lire'],
  [/\b(appel\w*|telephon\w*)\b/, true, 'une voix dit ce qu’un message ne dit pas'],
  [
    /\b(y vais|y aller|essai\w*|essay\w*|tent\w*|accept\w*|ose)\b/,
    true,
    'on regrette plus longtemps ce qu’on n’a pas essayé',
  ],
  [
    /\b(vir\w*|jet\w*|quitt\w*|part\w*|pars|abandonn\w*|tais|taire|refus\w*|vend\w*|laiss\w*|renonc\w*|supprim\w*)\b/,
    false,
    '',
  ],
]

/** Matches a choice between articles of another language, which only a lesson can answer: "der ou das Zimmer". */
export const choiceOfArticles =
  /\b(?:der|die|das|den|dem|el|los|las|una|uno|il|lo|gli|the|an) ou (?:der|die|das|den|dem|el|los|las|una|uno|il|lo|gli|the|an)\b/i

/** Matches words that introduce a choice: "j'hésite entre deux choses : ". */
export const choiceIntroduction = /^j['’]hésite\b[^:]{0,20}: /i

/** `{option}` is the chosen option in the caller's words. */
export const optionReplies: readonly Template[] = [
  'Moi, je dirais {option} : {reason}.',
  'Plutôt {option} : {reason}.',
  'S’il faut trancher, {option} : {reason}.',
  'Sans hésiter longtemps, {option} : {reason}.',
]

/** `{option}` is the chosen option in the conditional: "je lui écrirais". */
export const clauseReplies: readonly Template[] = [
  'Moi, à {ta|votre} place, {option} : {reason}.',
  'À {ta|votre} place, {option} : {reason}.',
  'Si j’étais {toi|vous}, {option} : {reason}.',
  'Franchement, à {ta|votre} place, {option} : {reason}.',
]

/** Choose the first option without naming it, when the caller's words for it cannot be rephrased reliably. */
export const positionReplies: readonly Template[] = [
  'Moi, je prendrais la première solution, celle qui {t’est|vous est} venue d’abord.',
  'À {ta|votre} place, j’irais vers la première, et je garderais l’autre en réserve.',
  'Plutôt la première des deux : c’est celle que {tu as dite|vous avez dite} sans réfléchir.',
  'Entre les deux, la première me paraît la plus simple à essayer.',
  'La première, si je devais trancher, et sans regarder en arrière.',
]

/** Advise a caller to do what they ask about: "je lui écris ?" */
export const approvals: readonly Template[] = [
  'Plutôt oui : {reason}.',
  'Moi, je dirais oui : {reason}.',
  'Oui, à mon avis : {reason}.',
]

/** Advise a caller not to do what they ask about, because they may regret it. */
export const warnings: readonly Template[] = [
  'Plutôt non, ou pas tout de suite : une nuit de plus n’abîme rien, et on y voit souvent plus clair.',
  'Je dirais non pour ce soir : ce qui est fait à chaud se défait mal.',
]

/** Values of `{reason}` for options without a reason in `ratedVerbs`. */
export const defaultReasons: readonly Template[] = [
  'si l’envie est là, on regrette rarement d’avoir essayé',
  'l’hésitation fatigue plus que la réponse',
  'on peut toujours changer d’avis ensuite',
  'c’est le plus simple, et le simple tient souvent mieux',
  'mais c’est juste mon avis, et {tu connais|vous connaissez} mieux l’histoire que moi',
]

/** Reassure a caller who wonders whether something is wrong with them: "c'est courant, ou je suis un cas ?" */
export const selfDoubtReplies: readonly Template[] = [
  'Rien de bizarre là-dedans, à mon avis : la question se pose, et {tu fais bien|vous faites bien} de la poser.',
  'Je ne crois pas que ce soit dans {ta|votre} tête. Ça mérite qu’on s’y arrête.',
  'À {t’entendre|vous entendre}, il y a de quoi se le demander, et ça n’a rien de ridicule.',
]

/** Matches words with which callers mark their own guess, so that "ou" asks for no choice: "ou alors c'est moi". */
export const ownGuess =
  /(?<!\p{L})(?:je dirais(?! quoi)|j’imagine|je suppose|ou alors c’est moi)(?!\p{L})/iu

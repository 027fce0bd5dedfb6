import type { Template } from './template'

/** By the verb of an option: whether the companion chooses that option, and why. */
export const reasons: readonly (readonly [pattern: RegExp, isChosen: boolean, reason: Template])[] =
  [
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

export const firstWordReasons: readonly Template[] = [
  'c’est venu en premier, et l’envie parle souvent en premier',
  'c’est ce {que tu as|que vous avez} nommé d’abord, et le premier mot trompe rarement',
  'l’autre donnera l’impression de se forcer un peu, on dirait',
]

export const optionReplies: readonly Template[] = [
  'Je dirais {option} : {reason}.',
  'Plutôt {option} : {reason}.',
  'S’il faut trancher, {option} : {reason}.',
]

export const clauseReplies: readonly Template[] = ['Je pencherais pour « {option} » : {reason}.']

export const closingQuestions: readonly Template[] = [
  'Qu’est-ce qui {te|vous} retiendrait ?',
  'Et en l’entendant, soulagement ou déception ? Ça dit souvent tout.',
  'Ça {te|vous} va, ou l’autre {te|vous} fait de l’œil ?',
]

export const approvals: readonly Template[] = [
  'Plutôt oui : {reason}.',
  'Moi je dirais oui : {reason}.',
  'Oui, à mon avis : {reason}.',
]

export const warnings: readonly Template[] = [
  'Plutôt non, ou pas tout de suite : une nuit de plus n’abîme rien, et on y voit souvent plus clair.',
  'Je dirais non pour ce soir : ce qui est fait à chaud se défait mal.',
]

export const defaultReasons: readonly Template[] = [
  'si l’envie est là, on regrette rarement d’avoir essayé une fois',
  'l’hésitation fatigue plus que la réponse, et on peut commencer petit',
]

import type { Template } from './template'

/**
 * What the caller asks about the memory: to keep nothing of the call, to forget what was said just before, or to
 * forget what was said about somebody or something.
 */
export type MemoryWish = 'keep-nothing' | 'forget-last' | 'forget-subject'

export const knownFactsIntroductions: readonly Template[] = [
  'Voici ce que {tu m’as|vous m’avez} permis de retenir.',
  'D’un appel à l’autre, j’ai gardé ceci, avec {ton|votre} accord.',
]

export const nothingKnownReplies: readonly Template[] = [
  'D’avant cet appel, je n’ai rien gardé : je ne sais que ce {que tu me dis|que vous me dites} maintenant.',
  'Seulement ce qui s’est dit depuis le début de l’appel, rien d’autre n’est retenu.',
]

/** Answers to a question about the last call when no summary of it exists. */
export const nothingKeptReplies: readonly Template[] = [
  'De la dernière fois, je n’ai rien gardé, alors je préfère ne rien inventer : on en était où ?',
  'Je n’ai aucune trace d’un appel précédent : {raconte-moi|racontez-moi} où on en était.',
]

/** Answers when the summary of the last call names no subject. */
export const unclearLastCallReplies: readonly Template[] = [
  'On s’est parlé, mais je n’ai pas gardé de quoi : {rappelle-le-moi|rappelez-le-moi} en un mot.',
  'De cet appel-là, il me reste la durée, pas le sujet : c’était quoi ?',
]

/** Answers to a wish that nothing of the call be kept. Facts are otherwise proposed to the caller after the call. */
export const keepNothingReplies: readonly Template[] = [
  'D’accord, je ne proposerai aucun souvenir de cet appel. S’il en reste un texte ou un résumé, {tu peux|vous pouvez} le supprimer dans {ton|votre} historique.',
  'Entendu, aucun souvenir ne sortira de cet appel. Le texte et le résumé, s’il y en a, se suppriment dans {ton|votre} historique.',
]

/** Answers to a wish to forget what was said just before. */
export const forgottenReplies: readonly Template[] = [
  'C’est oublié, je n’en reparlerai pas. S’il en reste une trace écrite, elle se supprime dans {ton|votre} historique.',
  'D’accord, je fais comme si ça n’avait pas été dit. Le texte de l’appel, s’il est gardé, se supprime dans {ton|votre} historique.',
]

/** Answers to a wish to forget what was said about `{subject}`, such as "ta fille". */
export const forgottenSubjectReplies: readonly Template[] = [
  'C’est oublié : dans cet appel, je ne parlerai plus de {subject}. Un souvenir gardé d’avant se supprime dans {ton|votre} compte.',
  'D’accord, plus un mot sur {subject} de ma part. S’il en reste un souvenir d’un autre appel, {tu peux|vous pouvez} le supprimer dans {ton|votre} compte.',
]

/** Words before a wish. */
const start =
  '^(?:(?:et|mais|bon|alors|non|s il te plait|s il vous plait|surtout|en fait|euh|dis|dites|je (?:ne )?veux pas que (?:tu|vous)|j aimerais que (?:tu|vous)|tu peux|vous pouvez) )*'

/** Captures what is to be forgotten, in the caller's words in lower case: "ma fille", "mon travail". */
export const forgottenSubject =
  /^(?:(?:et|mais|bon|non|alors|s’il te plaît|s’il vous plaît|dis|tu peux|vous pouvez|j’aimerais que tu|je veux que tu)[ ,]+)*(?:oublie[sz]?|oublier|efface[sz]?|effacer|ne parle[sz]? plus)(?:[- ]moi)? (?:tout )?(?:ce que (?:je|j’ai|je t’ai|je vous ai|je te|je vous)(?: viens de)? (?:dit?e?s?|dire|raconté?e?)(?: à propos)? (?:sur|de|au sujet de) |(?:le |la )?(?:nom|prénom|histoire|truc) (?:de |d’))?(?:de )?((?:mon|ma|mes|notre|nos) [\p{L}-]+)[ .!]*$/iu

export const memoryWishes: readonly (readonly [MemoryWish, RegExp])[] = [
  [
    'forget-last',
    new RegExp(
      `${start}(?:oublie|oubliez|efface|effacez|supprime|supprimez) (?:ca|cela|tout ca)(?: de (?:ta|votre) memoire| s il (?:te|vous) plait)?$`,
    ),
  ],
  [
    'forget-last',
    new RegExp(
      `${start}(?:(?:oublie|oubliez|oublier) ce que (?:je viens de|j ai|je t ai|je vous ai) (?:dire|dit|raconte)|(?:oublie|oubliez|efface|effacez) (?:ca|tout ca|ce que j ai dit)(?: de (?:ta|votre) memoire)?$)`,
    ),
  ],
  [
    'forget-last',
    new RegExp(
      `${start}(?:ne )?(?:retiens|retenez|garde|gardez|note|notez) (?:surtout )?pas ce que (?:je viens|j ai)`,
    ),
  ],
  [
    'keep-nothing',
    new RegExp(
      `${start}(?:(?:ne |n )?(?:retiens|retenez|retiennes|reteniez|enregistre|enregistrez|memorise|memorisez|garde|gardez) (?:surtout )?(?:rien|pas)(?: (?:de )?(?:cet|notre|l) (?:appel|conversation)| de (?:tout )?(?:ca|ce que je (?:te |vous )?(?:dis|raconte|vais (?:te |vous )?(?:dire|raconter)))| en memoire)?(?: (?:ce soir|aujourdhui|la|maintenant|cette fois))?|(?:oublie|oubliez|oublier) (?:tout|(?:cet|notre) (?:appel|conversation)|tout ce que je .*))$`,
    ),
  ],
]

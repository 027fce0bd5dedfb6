import type { Template } from './template'

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

import type { Template } from './template'

/** Said after an answer in an activity, when the persona has no acknowledgement left. */
export const genericAcknowledgements: readonly Template[] = [
  'Mm, d’accord.',
  'Je vois.',
  'Bien.',
  'Ah oui.',
  'Hmm.',
  'Très bien, on continue.',
  'Voilà.',
  'Je garde ça.',
  'Noté.',
  'Entendu.',
  'Ah, tiens.',
  'C’est noté dans un coin.',
]

/** Short questions that fit anything that a caller says; asked before `genericQuestions`. */
export const openQuestions: readonly Template[] = [
  '{Tu m’en dis|Vous m’en dites} un peu plus ?',
  'Et ça {te|vous} fait quoi ?',
  '{Raconte|Racontez} encore, {tu veux|vous voulez} bien ?',
  'Et le plus important, là-dedans, c’est quoi ?',
  'Et {toi|vous}, là-dedans ?',
]

export const genericQuestions: readonly Template[] = [
  'Qu’est-ce que ça change pour {toi|vous} ?',
  '{Tu veux|Vous voulez} m’en dire un peu plus ?',
  'Et aujourd’hui, où ça en est ?',
  'Qu’est-ce qui compte le plus, là-dedans ?',
  'Comment ça a commencé ?',
  'Est-ce que c’est nouveau, ou ça ressemble à d’autres fois ?',
  'Et si tout se passait bien, ça donnerait quoi ?',
  'Qu’est-ce que {tu dirais|vous diriez} à quelqu’un dans le même cas ?',
  'Quel mot résume le mieux tout ça ?',
  'Et maintenant, en le disant, ça fait quoi ?',
  'Il y a autre chose autour de ça ?',
  'À qui {tu en parles|vous en parlez}, d’habitude ?',
  'Par quel bout on le prend ?',
  'Qu’est-ce qui reste, une fois qu’on a dit ça ?',
  'Et {toi|vous}, dans tout ça ?',
]

/** Said before a question that is repeated because every question was already asked. */
export const questionIntroductions: readonly string[] = [
  'Une autre façon de le demander',
  'Je tourne autour',
  'En y revenant',
  'À froid',
  'Et tout bien pesé',
  'Pour aller au bout',
]

/** Said to a caller who only greets the companion. */
export const greetingReplies: readonly Template[] = [
  '{greeting} {name}, je {t’écoute|vous écoute}.',
  '{greeting}, je {t’entends|vous entends} bien.',
  '{greeting}, installons-nous.',
]

/** Said to a caller who tells their name. */
export const nameReplies: readonly Template[] = [
  'Bonjour {name}, je retiens ce prénom pour tout l’appel.',
  '{name}, c’est noté.',
  'D’accord, {name}.',
]

export const thanksReplies: readonly Template[] = [
  'Avec plaisir.',
  'De rien, c’était de bon cœur.',
  'De rien, vraiment.',
  'Tant mieux si ça aide.',
]

/** Said to a caller who is glad to talk or to have talked. */
export const reliefReplies: readonly Template[] = [
  'Tant mieux, et c’est un plaisir de {t’entendre|vous entendre} aussi.',
  'Tant mieux, alors restons-y un moment.',
  'C’est à ça que ça sert, une voix, et c’est avec plaisir.',
  'Je suis là pour ça, et c’est avec joie.',
]

/** Said to a caller who answers that they do not know. */
export const unsureReplies: readonly Template[] = [
  'Ne pas savoir, c’est une réponse aussi.',
  'Pas besoin d’avoir une réponse toute prête.',
  'On peut laisser la question flotter un peu.',
  'D’accord, je cherche une porte plus facile.',
  'Alors je pose la question autrement.',
  'C’est permis de chercher.',
]

/** Said to a caller who does not know where to begin. */
export const beginningReplies: readonly Template[] = [
  'Par n’importe quel bout, on remettra dans l’ordre après.',
  'Rien ne presse : {commence|commencez} par le plus simple, même un seul mot.',
  'On peut commencer par la fin, ou par ce qui est arrivé aujourd’hui.',
]

/** Said after a short yes. */
export const yesReplies: readonly Template[] = [
  'Ah oui.',
  'Bien, je vois.',
  'Oui, d’accord.',
  'Ah, d’accord, oui.',
  'Oui, je vois mieux.',
]

/** Said after a no that refuses nothing: the answer to a question, or agreement with a negative sentence. */
export const plainNoReplies: readonly Template[] = [
  'D’accord, non.',
  'Ah, non.',
  'Bon, d’accord.',
  'Non, je vois.',
  'Ah bon, d’accord.',
]

/** Said to a caller who refuses a suggested activity, or is unsure about it. */
export const suggestionRefusalReplies: readonly Template[] = [
  'D’accord, pas ça, donc.',
  'Bon, on laisse.',
  'Très bien, je n’insiste pas.',
  'Ça marche, on prend un autre chemin.',
  'Non, c’est clair aussi.',
]

export const misunderstandingApologies: readonly Template[] = [
  'Pardon, j’ai dû passer à côté.',
  'Pardon, j’ai compris de travers, merci de le dire.',
  'Au temps pour moi, pardon.',
  'Pardon, j’efface ma phrase.',
]

/** Said to a caller who corrects the companion, when the correction cannot be repeated. */
export const clarificationReplies: readonly Template[] = [
  'D’accord, c’est plus clair comme ça.',
  'Bien, je remets ça dans le bon ordre.',
  'Ah, d’accord, ça change les choses.',
  'C’est noté, merci de me le préciser.',
]

/** Asked when a caller who was misunderstood should say it again. */
export const rephraseQuestions: readonly Template[] = [
  '{Tu me le redis|Vous me le redites} avec d’autres mots ?',
  'Qu’est-ce que j’aurais dû retenir ?',
  'On reprend depuis le début, en une phrase ?',
  'C’était quoi, le plus important ?',
]

/** Repeat an answer that was already given in this call. `{fact}` is the answer without its full stop. */
export const rememberedAnswers: readonly Template[] = [
  '{Tu me l’as|Vous me l’avez} dit tout à l’heure : {fact}.',
  'Je l’ai retenu : {fact}.',
  'C’est toujours la même chose : {fact}.',
]

/** Answers that quote a clause of the caller, `{clause}`, word for word. */
export const quotedClauseAnswers: readonly Template[] = [
  '{Tu m’as|Vous m’avez} dit ceci : « {clause} ».',
  'Je l’ai retenu avec {tes|vos} mots : « {clause} ».',
  'Oui, {tu l’as|vous l’avez} dit tout à l’heure : « {clause} ».',
  'Ça, je l’ai : « {clause} ».',
]

/** Answers to a question about something that the caller has not said, for the caller's first call. */
export const neverMentionedAnswers: readonly Template[] = [
  'Ça, je ne l’ai pas encore entendu de {toi|vous} : {dis-le-moi|dites-le-moi}, et je m’en souviendrai jusqu’au bout de l’appel.',
  '{Tu ne me l’as|Vous ne me l’avez} pas dit, alors je ne devine pas : {tu veux|vous voulez} me le dire ?',
]

/** Answers to a question about something that the caller has not said in this call, but perhaps in an earlier one. */
export const notMentionedInCallAnswers: readonly Template[] = [
  'Ça, {tu ne me l’as|vous ne me l’avez} pas dit dans cet appel, alors je ne le sais pas.',
  'Je ne l’ai pas entendu depuis le début de l’appel, et je ne vais pas inventer : {redis-le-moi|redites-le-moi}, et je le retiens.',
  'Je cherche dans ce qu’on s’est dit, et je ne le trouve pas : {tu peux|vous pouvez} me le redire.',
]

/**
 * Answers to a question about a detail of an earlier call that no stored memory contains. The first answer also serves
 * when the caller may never have mentioned the detail.
 */
export const earlierCallAnswers: readonly Template[] = [
  'D’un appel à l’autre, je ne garde que peu de chose, et ce détail n’y est pas : {redis-le-moi|redites-le-moi}.',
  'C’était dans un autre appel, et je n’ai pas gardé ce détail : je préfère le dire que l’inventer.',
]

/** Said to a caller who corrects the companion. `{sentence}` is the correction, in the second person. */
export const correctedReplies: readonly Template[] = [
  'Donc : {sentence}.',
  'Je corrige : {sentence}.',
  'Cette fois je le retiens : {sentence}.',
]

/** Said to callers who correct themselves. `{words}` is the correction. */
export const selfCorrectionReplies: readonly Template[] = [
  '{words}, d’accord, je rectifie.',
  'Ah, {words}, c’est corrigé.',
  'Entendu, {words}.',
  'Alors {words}, c’est bien noté.',
  '{words}, bon à savoir.',
]

/** Asked after `correctedReplies`. */
export const correctedQuestions: readonly Template[] = [
  'C’est bien ça ?',
  'Cette fois, j’y suis ?',
  'Et la suite, alors ?',
]

/** Said after something grave, when the topic has no acknowledgement of its own left. */
export const seriousAcknowledgements: readonly Template[] = [
  'Je {t’entends|vous entends}.',
  'Oui, c’est beaucoup.',
  'Je reste là avec ça.',
  'Ça compte, ce que {tu dis|vous dites} là.',
  'Rien ne presse, on reste sur ça.',
  'Je comprends que ça prenne toute la place.',
]

/** Said when the caller likes a prepared sentence. */
export const sentenceReadyReplies: readonly Template[] = [
  'Parfait, la phrase est prête : on passe à la suite, ou on en prépare une autre ?',
  'Bien, on garde cette phrase : et la suite, {tu veux|vous voulez} la préparer aussi ?',
]

/** Said to a caller who objects that they were talking about something else: `{detail}`. */
export const namedApologies: readonly Template[] = [
  'Pardon. On parlait de {detail}, et de rien d’autre.',
  'C’est vrai, pardon, je reviens à {detail}.',
  'Oui, {detail}, pardon, j’étais à côté.',
]

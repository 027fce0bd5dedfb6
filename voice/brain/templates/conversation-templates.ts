import type { Template } from './template'

/** `{reflection}` is the caller's statement rephrased with "tu" or "vous" (see `reflect`). */
export const reflectionReplies: readonly Template[] = [
  '{reflection}, d’accord.',
  'Donc {reflection}.',
  'Si je suis bien, {reflection}.',
  'Alors comme ça, {reflection}.',
  '{reflection}, je l’entends bien.',
  'Bon, {reflection}.',
  '{reflection}, c’est dit.',
  'Mm, {reflection}.',
]

/** The same for serious topics. */
export const seriousReflectionReplies: readonly Template[] = [
  '{reflection}.',
  'Donc {reflection}.',
  'Si j’entends bien, {reflection}.',
  '{reflection}, et ça compte.',
  '{reflection}, je l’entends.',
]

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

/** Questions that fit after any statement. */
export const genericQuestions: readonly Template[] = [
  'Et ensuite ?',
  'Qu’est-ce que ça change pour {toi|vous} ?',
  '{Tu veux|Vous voulez} m’en dire un peu plus ?',
  'Ça dure depuis longtemps ?',
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
  'Qu’est-ce qui était inattendu, là-dedans ?',
  'Qu’est-ce qui aiderait, là, concrètement ?',
  'Par quel bout on le prend ?',
  'Qu’est-ce qui reste, une fois qu’on a dit ça ?',
  'Et {toi|vous}, dans tout ça ?',
  'C’est plutôt un poids, ou plutôt un élan ?',
  'Qu’est-ce qui pourrait surprendre tout le monde ?',
  'Et la prochaine fois, {tu ferais|vous feriez} comment ?',
  'Qu’est-ce qu’il y avait de bon, quand même ?',
  'Quelle image {te|vous} vient, pour le dire ?',
]

/** Said before a question that was already asked, once all questions were asked. */
export const questionIntroductions: readonly string[] = [
  'Une autre façon de le demander',
  'Je tourne autour',
  'En y revenant',
  'À froid',
  'Et tout bien pesé',
  'Pour aller au bout',
]

export const greetingReplies: readonly Template[] = [
  '{greeting}, installons-nous.',
  '{greeting} {name}, prenons le temps.',
  '{greeting}, la ligne est à nous.',
  'Re-bonjour.',
]

export const nameReplies: readonly Template[] = [
  'Bonjour {name}, je retiens ce prénom pour tout l’appel.',
  '{name}, c’est noté.',
  'D’accord, {name}.',
]

export const thanksReplies: readonly Template[] = [
  'Avec plaisir.',
  'C’est fait de bon cœur.',
  'De rien, vraiment.',
  'Ça me va très bien comme ça.',
]

export const unsureReplies: readonly Template[] = [
  'Ne pas savoir, c’est une réponse aussi.',
  'Pas besoin d’avoir une réponse toute prête.',
  'On peut laisser la question flotter un peu.',
  'D’accord, je cherche une porte plus facile.',
  'Alors je pose la question autrement.',
  'C’est permis de chercher.',
]

export const yesReplies: readonly Template[] = [
  'D’accord.',
  'Bien, c’est entendu.',
  'Bon, voilà une chose de claire.',
  'Oui, gardons ça.',
  'Parfait, on part de là.',
]

export const noReplies: readonly Template[] = [
  'D’accord, pas ça, donc.',
  'Bon, on laisse.',
  'Très bien, je n’insiste pas.',
  'Ça marche, on prend un autre chemin.',
  'Non, c’est clair aussi.',
]

export const adviceReplies: readonly Template[] = [
  'Je n’ai pas de réponse toute faite, mais je peux aider à voir plus clair.',
  'La meilleure idée, c’est souvent {toi|vous} qui l’{as|avez}, alors cherchons-la.',
  'Prenons-le comme une énigme à deux.',
  'Je donnerais d’abord une chose : du temps avant de trancher.',
]

export const adviceQuestions: readonly Template[] = [
  'Quelles sont les possibilités, à {ton|votre} avis ?',
  'Qu’est-ce que {ta|votre} première intuition disait ?',
  'Qu’est-ce qui serait le plus simple à défaire, si c’était une erreur ?',
  'Qui, dans {ton|votre} entourage, verrait ça avec du recul ?',
  'Quelle solution {te|vous} laisserait dormir tranquille ?',
]

export const misunderstandingApologies: readonly Template[] = [
  'Pardon, j’ai dû passer à côté.',
  'Ça m’arrive de comprendre de travers, merci de le dire.',
  'Au temps pour moi.',
  'D’accord, j’efface ma phrase.',
]

export const rephraseQuestions: readonly Template[] = [
  '{Tu me le redis|Vous me le redites} avec d’autres mots ?',
  'Qu’est-ce que j’aurais dû retenir ?',
  'On reprend depuis le début, en une phrase ?',
  'C’était quoi, le plus important ?',
]

export const returnToTopicTransitions: readonly Template[] = [
  'Je reprends le fil.',
  'Revenons à {toi|vous}.',
  'Je reviens à ce qu’on disait.',
  'Bon, on en était à {toi|vous}.',
]

/** Said when the caller has answered the last question of an activity. */
export const activityFinishedReplies: readonly Template[] = [
  'On le garde comme ça.',
  'Alors c’est ce qui restera.',
  'Ça fait une jolie fin.',
  'Bien, on laisse ça se poser.',
]

export const activityFinishedQuestions: readonly Template[] = [
  'On reste un peu là-dessus, ou on parle d’autre chose ?',
  'Et maintenant, qu’est-ce qui {te|vous} ferait plaisir ?',
  'Ça donne envie de quoi, pour la suite ?',
]

export const topicChangeReplies: readonly Template[] = [
  'Bien sûr, on tourne la page.',
  'D’accord, autre chose, alors.',
  'Volontiers, changeons d’air.',
]

export const activityStoppedQuestions: readonly Template[] = [
  'De quoi {tu as|vous avez} envie, maintenant ?',
  'On parle d’autre chose ?',
  'Qu’est-ce qui serait mieux, à la place ?',
]

export const activityStoppedReplies: readonly Template[] = [
  'On s’arrête là, c’était bien d’aller jusqu’ici.',
  'D’accord, on referme ça tout de suite.',
  'Très bien, on laisse ça de côté.',
]

export const requestedActivityReplies: readonly Template[] = [
  'Volontiers.',
  'Avec joie.',
  'Allons-y.',
]

export const thanksQuestions: readonly Template[] = [
  'On continue un peu, ou c’est bien comme ça ?',
  'Il reste quelque chose à dire ?',
  'On reste là-dessus, ou on change de sujet ?',
]

export const gameInterruptedReplies: readonly Template[] = [
  'On laisse le jeu, ce que {tu viens|vous venez} de dire passe avant.',
  'Le jeu attendra, ça compte davantage.',
]

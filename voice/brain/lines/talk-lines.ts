import type { Line } from './line'

/** Takes the caller's words up; {reflection} are these words turned to « tu » or « vous ». */
export const reflecting: readonly Line[] = [
  '{reflection}, d’accord.',
  'Donc {reflection}.',
  'Si je suis bien, {reflection}.',
  'Alors comme ça, {reflection}.',
  '{reflection}, je l’entends bien.',
  'Bon, {reflection}.',
  '{reflection}, c’est dit.',
  'Mm, {reflection}.',
]

/** The same for what is heavy: no lightness in it. */
export const reflectingSoftly: readonly Line[] = [
  '{reflection}.',
  'Donc {reflection}.',
  'Si j’entends bien, {reflection}.',
  '{reflection}, et ça compte.',
  '{reflection}, je l’entends.',
]

export const acknowledging: readonly Line[] = [
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

/** One question that fits after anything. */
export const askingOn: readonly Line[] = [
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

/** Starts that turn a question into another one once all were asked as they stand. */
export const askingAnew: readonly string[] = [
  'Une autre façon de le demander',
  'Je tourne autour',
  'En y revenant',
  'À froid',
  'Et tout bien pesé',
  'Pour aller au bout',
]

export const answeringGreeting: readonly Line[] = [
  '{hello}, installons-nous.',
  '{hello} {name}, prenons le temps.',
  '{hello}, la ligne est à nous.',
  'Re-bonjour.',
]

export const hearingName: readonly Line[] = [
  'Bonjour {name}, je retiens ce prénom pour tout l’appel.',
  '{name}, c’est noté.',
  'D’accord, {name}.',
]

export const answeringThanks: readonly Line[] = [
  'Avec plaisir.',
  'C’est fait de bon cœur.',
  'De rien, vraiment.',
  'Ça me va très bien comme ça.',
]

export const answeringUnsure: readonly Line[] = [
  'Ne pas savoir, c’est une réponse aussi.',
  'Pas besoin d’avoir une réponse toute prête.',
  'On peut laisser la question flotter un peu.',
  'D’accord, je cherche une porte plus facile.',
  'Alors je pose la question autrement.',
  'C’est permis de chercher.',
]

export const answeringYes: readonly Line[] = [
  'D’accord.',
  'Bien, c’est entendu.',
  'Bon, voilà une chose de claire.',
  'Oui, gardons ça.',
  'Parfait, on part de là.',
]

export const answeringNo: readonly Line[] = [
  'D’accord, pas ça, donc.',
  'Bon, on laisse.',
  'Très bien, je n’insiste pas.',
  'Ça marche, on prend un autre chemin.',
  'Non, c’est clair aussi.',
]

export const answeringAdvice: readonly Line[] = [
  'Je n’ai pas de réponse toute faite, mais je peux aider à voir plus clair.',
  'La meilleure idée, c’est souvent {toi|vous} qui l’{as|avez}, alors cherchons-la.',
  'Prenons-le comme une énigme à deux.',
  'Je donnerais d’abord une chose : du temps avant de trancher.',
]

export const askingForAdvice: readonly Line[] = [
  'Quelles sont les possibilités, à {ton|votre} avis ?',
  'Qu’est-ce que {ta|votre} première intuition disait ?',
  'Qu’est-ce qui serait le plus simple à défaire, si c’était une erreur ?',
  'Qui, dans {ton|votre} entourage, verrait ça avec du recul ?',
  'Quelle solution {te|vous} laisserait dormir tranquille ?',
]

export const apologisingForMisreading: readonly Line[] = [
  'Pardon, j’ai dû passer à côté.',
  'Ça m’arrive de comprendre de travers, merci de le dire.',
  'Au temps pour moi.',
  'D’accord, j’efface ma phrase.',
]

export const askingToRephrase: readonly Line[] = [
  '{Tu me le redis|Vous me le redites} avec d’autres mots ?',
  'Qu’est-ce que j’aurais dû retenir ?',
  'On reprend depuis le début, en une phrase ?',
  'C’était quoi, le plus important ?',
]

export const resuming: readonly Line[] = [
  'Je reprends le fil.',
  'Revenons à {toi|vous}.',
  'Je reviens à ce qu’on disait.',
  'Bon, on en était à {toi|vous}.',
]

/** The activity has just ended and the caller has answered its last question. */
export const afterActivity: readonly Line[] = [
  'On le garde comme ça.',
  'Alors c’est ce qui restera.',
  'Ça fait une jolie fin.',
  'Bien, on laisse ça se poser.',
]

export const afterActivityQuestions: readonly Line[] = [
  'On reste un peu là-dessus, ou on parle d’autre chose ?',
  'Et maintenant, qu’est-ce qui {te|vous} ferait plaisir ?',
  'Ça donne envie de quoi, pour la suite ?',
]

export const changingTopic: readonly Line[] = [
  'Bien sûr, on tourne la page.',
  'D’accord, autre chose, alors.',
  'Volontiers, changeons d’air.',
]

/** After « stop »; the next one, further down, after « merci ». */
export const afterStopping: readonly Line[] = [
  'De quoi {tu as|vous avez} envie, maintenant ?',
  'On parle d’autre chose ?',
  'Qu’est-ce qui serait mieux, à la place ?',
]

export const stoppingActivity: readonly Line[] = [
  'On s’arrête là, c’était bien d’aller jusqu’ici.',
  'D’accord, on referme ça tout de suite.',
  'Très bien, on laisse ça de côté.',
]

export const startingRequested: readonly Line[] = ['Volontiers.', 'Avec joie.', 'Allons-y.']

export const afterThanks: readonly Line[] = [
  'On continue un peu, ou c’est bien comme ça ?',
  'Il reste quelque chose à dire ?',
  'On reste là-dessus, ou on change de sujet ?',
]

export const leavingGame: readonly Line[] = [
  'On laisse le jeu, ce que {tu viens|vous venez} de dire passe avant.',
  'Le jeu attendra, ça compte davantage.',
]

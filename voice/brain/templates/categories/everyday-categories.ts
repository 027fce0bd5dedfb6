import type { CategoryTemplates } from './category-templates'

export const amitieTemplates: CategoryTemplates = {
  openingQuestions: [
    'Alors, c’était comment, cette journée ?',
    'Quoi de neuf depuis ce matin ?',
    'Il s’est passé un truc drôle, aujourd’hui ?',
    '{Tu es|Vous êtes} plutôt canapé ou plutôt grand air, là ?',
    'C’est quoi la petite chose du jour que personne ne sait ?',
  ],
  followUpQuestions: [
    'Et après, il s’est passé quoi ?',
    '{Tu en as|Vous en avez} pensé quoi, sur le moment ?',
    'Et si c’était à refaire ?',
    'Qui d’autre était là ?',
    'C’est quoi le meilleur bout de l’histoire ?',
    'Et {toi|vous}, ça {te|vous} laisse comment ?',
    '{Tu en riras|Vous en rirez} dans un mois, ou pas du tout ?',
    'Il faudrait quoi pour que ça finisse bien ?',
  ],
  explicitContentRefusals: [
    'Ah non, là on sort de l’amitié, je reste de ce côté-ci.',
    'Ce n’est pas mon rayon, mais je ne m’en vais pas pour autant.',
    'On va laisser ça de côté, il nous reste plein d’autres sujets.',
  ],
}

export const professionnelTemplates: CategoryTemplates = {
  openingQuestions: [
    'Qu’est-ce qui {t’occupe|vous occupe} le plus, côté travail, en ce moment ?',
    'Sur quoi {veux-tu|voulez-vous} avancer aujourd’hui ?',
    'Quelle est la question de la semaine ?',
    'Qu’est-ce qui {te|vous} ferait dire, en raccrochant, que l’appel a servi ?',
    'Y a-t-il une échéance qui approche ?',
  ],
  followUpQuestions: [
    'Quel serait le premier pas, même petit ?',
    'Qu’est-ce qui est vraiment en jeu ?',
    'Qui décide, au bout du compte ?',
    'De quoi {as-tu|avez-vous} besoin pour avancer ?',
    'Qu’est-ce qui a déjà été essayé ?',
    'Quelle serait une issue acceptable, sans être parfaite ?',
    'Pour quand faut-il que ce soit réglé ?',
    'Qu’est-ce que {tu tenterais|vous tenteriez} si l’échec ne coûtait rien ?',
  ],
  explicitContentRefusals: [
    'Ce n’est pas le lieu, revenons à ce qui {te|vous} sert vraiment.',
    'Je laisse ce sujet de côté, sans façon.',
    'Je reste sur le terrain du travail, c’est là que je suis utile.',
  ],
}

export const apprentissageTemplates: CategoryTemplates = {
  openingQuestions: [
    'Qu’est-ce qui {te|vous} ferait plaisir d’apprendre, aujourd’hui ?',
    'Qu’est-ce que {tu as découvert|vous avez découvert} cette semaine, même par hasard ?',
    'On révise quelque chose, ou on part en exploration ?',
    'Combien d’énergie, pour apprendre, sur une échelle de un à dix ?',
    'Quel sujet {te|vous} trotte dans la tête ?',
  ],
  followUpQuestions: [
    'Comment {l’expliquerais-tu|l’expliqueriez-vous} à un enfant de huit ans ?',
    'Quel exemple {te|vous} vient en tête ?',
    'Qu’est-ce qui reste flou ?',
    'À quoi cela {te|vous} fait penser ?',
    'Qu’est-ce que {tu savais|vous saviez} déjà là-dessus ?',
    'Si on devait n’en retenir qu’une phrase, ce serait laquelle ?',
    'Où est-ce que ça pourrait {te|vous} servir ?',
    'Quelle serait la question suivante, logiquement ?',
  ],
  explicitContentRefusals: [
    'Cette leçon-là n’est pas au programme, et elle n’y sera pas.',
    'Je passe mon tour sur ce sujet, tout simplement.',
    'Revenons à ce qu’on peut apprendre ensemble.',
  ],
}

export const bienEtreTemplates: CategoryTemplates = {
  openingQuestions: [
    'Comment est {ton|votre} souffle, là, maintenant ?',
    'Si {ta|votre} journée était un temps de ciel, ce serait quoi ?',
    'Où est-ce que ça tire, dans le corps, en ce moment ?',
    'Qu’est-ce qui {t’a|vous a} fait du bien aujourd’hui, même un tout petit peu ?',
    '{Es-tu|Êtes-vous} dans un endroit calme ?',
  ],
  followUpQuestions: [
    'Qu’est-ce que le corps en dit ?',
    'Est-ce que c’est plus léger ou plus lourd, une fois dit ?',
    'De quoi {aurais-tu|auriez-vous} besoin, là, tout de suite ?',
    'Qu’est-ce qui apaise ça, d’ordinaire ?',
    'Y a-t-il un son, autour, qui {te|vous} plaît ?',
    'Quelle température il fait, là où {tu es|vous êtes} ?',
    'Et en dessous de ça, qu’est-ce qu’il y a ?',
    'Qu’est-ce qui peut être laissé pour demain ?',
  ],
  explicitContentRefusals: [
    'Je laisse passer cette demande, comme un nuage, et on reste au calme.',
    'Ce n’est pas ici que je peux {t’accompagner|vous accompagner}.',
    'Restons du côté de ce qui apaise.',
  ],
}

export const conseilsVieTemplates: CategoryTemplates = {
  openingQuestions: [
    'Qu’est-ce qui traîne, en ce moment, et qui prend de la place ?',
    'De quoi on s’occupe ensemble, aujourd’hui ?',
    'Si une chose pouvait être plus simple cette semaine, laquelle ?',
    'Comment va le quotidien ?',
    'Qu’est-ce que {tu aimerais|vous aimeriez} changer en premier, même un détail ?',
  ],
  followUpQuestions: [
    'Qu’est-ce qui coince, au juste ?',
    'Quel serait le plus petit changement possible ?',
    'Qu’est-ce que {tu as|vous avez} déjà essayé ?',
    'Et si {tu ne faisais|vous ne faisiez} rien cette semaine, il se passerait quoi ?',
    'Qui pourrait donner un coup de main ?',
    'À quelle heure de la journée c’est le plus facile ?',
    'Qu’est-ce que {tu gagnerais|vous gagneriez} à lâcher un peu ?',
    'Dans un mois, {tu aimerais|vous aimeriez} en être où ?',
  ],
  explicitContentRefusals: [
    'Là-dessus, je ne suis pas la bonne adresse.',
    'On va laisser ça de côté, et revenir à {toi|vous}.',
    'Ce sujet-là, je le décline poliment.',
  ],
}

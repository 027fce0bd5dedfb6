import type { Activity } from '../activity'
import { parseSteps } from '../parse-steps'

const steps = parseSteps(String.raw`
On va poser la semaine à plat, en dix minutes, sans tableau ni couleur.
D’abord, on vide tout.
Qu’est-ce qui tourne dans {ta|votre} tête, en vrac ?
  words: C’est sorti, et ça prend déjà moins de place.
  unsure: Alors la première chose qui réveille la nuit, elle suffit pour commencer.
  any: Bien, tout cela est posé sur la table.

{Imagine|Imaginez} qu’une seule chose aboutisse d’ici vendredi.
Laquelle soulagerait le plus ?
  slot: priorite
  words: {answer} : ce sera le gros caillou, on le met en premier.
  words: Ce sera le gros caillou, on le met en premier.
  unsure: Prenons celle qui fait le plus soupirer, c’est un bon indice.
  any: Gardons-la comme le gros caillou de la semaine.

Un gros caillou se casse en morceaux.
Quel serait le premier, faisable en une demi-heure ?
  slot: premierPas
  words: Voilà quelque chose qu’on peut cocher.
  unsure: Ouvrir le dossier et écrire la première ligne, c’est un vrai morceau.
  any: S’il tient en une demi-heure, il tiendra dans la journée.

Cette demi-heure a besoin d’une adresse : un jour, une heure.
Ce serait quand ?
  slot: moment
  words: {answer}, c’est pris, comme un rendez-vous avec quelqu’un d’important.
  words: C’est pris, comme un rendez-vous.
  unsure: Mardi matin a bonne réputation, avant que les messages arrivent.
  any: Un rendez-vous avec soi se respecte comme les autres.

Maintenant, l’inverse.
Qu’est-ce qui peut être refusé, confié ou repoussé sans dommage ?
  words: Une chose en moins, c’est du temps qu’on n’a pas eu à trouver.
  no: Rien pour l’instant, soit, mais la question peut revenir mercredi.
  unsure: Souvent, c’est une réunion où personne ne remarquerait l’absence.
  any: Dire non à une chose, c’est dire oui au gros caillou.

Il reste à protéger un moment pour souffler, écrit comme le reste.
Lequel {choisis-tu|choisissez-vous} ?
  words: Il tient la semaine debout, celui-là, il ne saute pas.
  no: Alors un quart d’heure seulement, mais un vrai.
  any: Même un quart d’heure, pourvu qu’il soit gardé.

Je résume : le gros caillou, {priorite}, et un premier morceau daté. || Je résume : un gros caillou, et un premier morceau daté.
Une chose en moins, un moment à soi, et tout le reste peut flotter autour.
Sur dix, à combien est la confiance que ça tienne ?
  any: C’est entendu.
  /\b(1|2|3|4|5|zero|un|deux|trois|quatre|cinq)\b|moyen|faible|pas beaucoup/ > alleger
  > fin

# alleger
Alors c’est encore trop : on coupe le premier morceau en deux.
Dix minutes au lieu de trente, le même jour, à la même heure.
Est-ce que ça paraît jouable ?
  yes: Un plan modeste qu’on tient vaut mieux qu’un beau plan qu’on admire.
  any: On pourra toujours ajuster en cours de route.

# fin
La semaine a maintenant une forme, et elle tient dans une main.
Le premier geste : noter ce rendez-vous avant de dormir.
`)

export const semaineClaire: Activity = {
  id: 'semaine-claire',
  category: 'professionnel',
  title: 'Une semaine claire',
  nounPhrase: 'la préparation de la semaine',
  suggestion:
    'On peut mettre la semaine à plat ensemble, en quelques questions : {ça t’aiderait|cela vous aiderait} ?',
  requestPattern: /semaine|planning|planifier|organiser|m organiser|agenda|priorites?/,
  suitedTopics: ['stress', 'work', 'tiredness'],
  isOpenToAllCategories: false,
  pace: 'talk',
  getSteps: () => steps,
}

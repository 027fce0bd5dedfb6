import type { Activity } from '../activity'
import { parseSteps } from '../parse-steps'

/**
 * The questions start light and become personal, like the thirty-six questions of A. Aron et al. ("The
 * Experimental Generation of Interpersonal Closeness", 1997), but their wording is our own. The caller prepares
 * them for a real person, so the companion does not answer them.
 */
const steps = parseSteps(`
Le principe est connu : des questions de plus en plus personnelles, qui rapprochent deux personnes.
On en essaie six ici, et on les emporte ensuite à la bonne table.
À qui {aimerais-tu|aimeriez-vous} les poser un jour ?
  words: Gardons cette personne à l’esprit, au bout de la table.
  no: Une chaise vide convient très bien, elle laisse toute la place.
  unsure: Une chaise vide convient très bien, le nom viendra plus tard.
  any: La chaise d’en face est réservée, sans nom dessus.

La première est légère.
Quelle petite chose {te|vous} met de bonne humeur à coup sûr ?
  slot: plaisir
  words: {answer} : savoir ça de quelqu’un, c’est déjà beaucoup.
  words: Savoir ça de quelqu’un, c’est déjà beaucoup.
  unsure: Le premier café en silence, pour bien des gens.
  any: Elle est petite, donc elle peut revenir souvent.

Deuxième : une journée réussie, du réveil jusqu’à la nuit.
La {tienne|vôtre}, elle commence où ?
  words: On voit presque la lumière entrer.
  unsure: Dans un lit sans réveil, c’est un bon début.
  any: Une journée pareille se raconte encore mieux à deux.

Troisième, un peu plus près.
À qui {dirais-tu|diriez-vous} merci, si cette personne pouvait l’entendre maintenant ?
  words: Un merci gardé longtemps a souvent plus de poids que les autres.
  no: On passe, une question refusée est une réponse très convenable.
  unsure: Parfois le nom arrive plus tard, en rangeant autre chose.
  any: Ce merci-là peut rester sans adresse.

La suivante est au choix, plus profonde : un souvenir, ou une peur ?
  unrecognised: Je n’ai pas saisi, prenons le souvenir.
  any: Bien, on descend d’une marche.
  /peur|crainte|angoisse|frousse/ > peur

Quel souvenir faut-il connaître, pour {te|vous} comprendre un peu mieux ?
  words: C’est une clé, ce souvenir, et on la tend à peu de gens.
  unsure: Une odeur de cuisine, un trajet en voiture, les clés sont souvent là.
  any: Il attendra la bonne personne.
  > remarque

# peur
Une peur dite à table perd souvent la moitié de sa taille.
Parmi les petites, laquelle {avouerais-tu|avoueriez-vous} en premier ?
  words: La dire à quelqu’un, c’est lui faire une place à côté.
  no: Pas ici, alors, et c’est très bien ainsi.
  unsure: La peur de déranger est très répandue, et rarement avouée.
  any: On ne la commente pas, on la laisse passer.

# remarque
On remonte vers la lumière.
Chez quelqu’un qui {te|vous} plaît, qu’est-ce que {tu remarques|vous remarquez} en premier ?
  words: Ce genre de détail mérite d’être dit un jour à la personne.
  unsure: La façon de rire, souvent, ou la façon de se taire.
  any: L’œil choisit bien avant nous.

La sixième se retourne comme un gant.
Quelle question {aimerais-tu|aimeriez-vous} qu’on {te|vous} pose, et que personne ne pose ?
  words: C’est peut-être la meilleure des six.
  unsure: Elle viendra sous la douche, comme toutes les bonnes questions.
  any: Elle est à {toi|vous}, intacte.

Ces questions marchent avec tout le monde, à condition d’y répondre aussi.
Le secret est moins dans les mots que dans le temps qu’on laisse après.
Laquelle {poserais-tu|poseriez-vous} en premier, autour d’un verre ?
`)

export const questionsQuiRapprochent: Activity = {
  id: 'questions-qui-rapprochent',
  category: 'amour',
  title: 'Les questions qui rapprochent',
  nounPhrase: 'les questions qui rapprochent',
  suggestion:
    'Il existe des questions qui rapprochent deux personnes : on en essaie six, pour les poser ensuite à quelqu’un, {ça te dit|ça vous dit} ?',
  requestPattern:
    /questions (qui rapprochent|profondes|intimes)|(36|trente six) questions|tomber amoureu|mieux (se|le|la) connaitre|rapprocher/,
  suitedTopics: ['love', 'loneliness', 'friends'],
  isOpenToAllCategories: false,
  pace: 'talk',
  getSteps: () => steps,
}

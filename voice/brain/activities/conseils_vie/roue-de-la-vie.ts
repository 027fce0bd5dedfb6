import type { Activity } from '../activity'
import { parseSteps } from '../parse-steps'

const steps = parseSteps(`
On dessine une roue en cinq quartiers, et chacun reçoit une note de un à dix, sans trop réfléchir.
Ce n’est pas un bulletin, c’est une photo du jour.
Premier quartier, le corps et le sommeil : combien ?
  words: Tracé, sans commentaire.
  unsure: Cinq au crayon, on corrigera.
  any: Le premier rayon est posé.

Deuxième quartier, ce qui remplit les journées, travail ou autre : combien ?
  words: Un rayon de plus.
  unsure: Un point d’interrogation, c’est une note comme une autre.
  any: La roue commence à avoir un bord.

Troisième, les autres, amours, famille, amis, voisins : combien, tous ensemble ?
  words: Ce quartier-là bouge d’une semaine à l’autre, on garde la note du jour.
  unsure: Une moyenne entre ceux qui reposent et ceux qui fatiguent, alors.
  any: Un quartier bien peuplé, ou très calme, les deux existent.

Quatrième, le toit et l’argent, ce qui tient debout le reste : combien ?
  words: Une note, et aucun jugement sur les factures.
  unsure: Un chiffre au hasard, il est souvent juste.
  any: Le toit est dessiné, on continue.

Et le cinquième, ce qui se fait pour rien, le plaisir, le temps à soi : combien ?
  words: C’est souvent celui qu’on remplit avec les restes.
  unsure: Ne pas savoir en dit déjà un peu sur ce quartier.
  any: La roue est fermée, on peut la regarder.

Elle a des creux et des bosses, comme toutes les roues qui ont servi.
Quel quartier {as-tu|avez-vous} envie de soigner, même si ce n’est pas le plus bas ?
  words: Va pour celui-là, et les autres attendront leur tour.
  unsure: Le temps à soi, alors, il déteint sur tout le reste.
  any: On en prend un seul, et on laisse les autres tranquilles.

Nous voici dans un mois, et ce quartier a gagné un point, un seul.
À quoi le remarque-t-on ?
  words: C’est précisément la taille d’un point.
  unsure: Un soir un peu moins lourd, cela compte pour un point.
  any: Le signe viendra, il est rarement spectaculaire.

Quel geste de dix minutes irait dans ce sens, d’ici dimanche ?
  slot: geste
  words: Dix minutes, et la roue a déjà bougé.
  unsure: Un message, une marche, un tiroir, la nuit choisira.
  no: Pas cette semaine, et c’est une décision honnête.
  any: Dix minutes se trouvent même dans une semaine pleine.

Et qu’est-ce qui risque de freiner ?
  words: Un frein qu’on a nommé serre moins fort.
  no: Alors la voie est libre.
  unsure: On le verra venir, en général un mardi.
  any: Un frein, ça se desserre, ça ne se combat pas.

Au centre de la roue, un seul mot d’ordre : {geste}. || Au centre de la roue, un seul geste, et petit.
On en redessine une dans un mois, à côté de celle-ci, et l’on compare.
Qui pourrait la regarder avec {toi|vous}, ce jour-là ?
`)

export const roueDeLaVie: Activity = {
  id: 'roue-de-la-vie',
  category: 'conseils_vie',
  title: 'La roue de la vie',
  nounPhrase: 'le tour de la roue de la vie',
  suggestion:
    'On peut faire le point avec une roue de la vie, cinq notes et un petit geste : {tu veux|vous voulez} la dessiner, ou on bavarde ?',
  requestPattern:
    /roue de (la |ma )?vie|faire le point|bilan de (ma )?vie|faire (un|le) bilan|ou j en suis/,
  suitedTopics: ['self-esteem', 'stress', 'work', 'evening'],
  isOpenToAllCategories: false,
  pace: 'talk',
  getSteps: () => steps,
}

import type { Activity } from '../activity'
import { parseSteps } from '../parse-steps'

const steps = parseSteps(`
On prend une décision et on la regarde de tous les côtés, sans obligation de trancher.
Il faut deux chemins.
Le premier, c’est quoi ?
  slot: premier
  words: Chemin numéro un : {answer}.
  words: C’est le chemin numéro un.
  unsure: Prenons alors « ne rien changer », c’est toujours un chemin.
  any: Il est posé à gauche, celui-là.

Et le second, celui d’en face ?
  slot: second
  words: Et chemin numéro deux : {answer}.
  words: Et voilà le chemin numéro deux.
  unsure: Mettons « tout l’inverse », on précisera en marchant.
  any: Il est posé à droite, et on est au milieu.

On marche d’abord sur le premier.
C’est dans un an, un mardi ordinaire, et c’est ce choix-là qui a été fait.
À quoi ressemble le matin ?
  words: Ce sont ces petits détails qui disent la vérité.
  unsure: Même un matin flou a une température.
  any: On garde l’ambiance, et on fait demi-tour.

Retour au carrefour, et cette fois on prend l’autre.
Même mardi, dans un an.
Qu’est-ce qui est différent ?
  words: On entend presque si le pas est léger ou non.
  unsure: Parfois la différence est juste dans les épaules.
  any: Bien, les deux mardis sont côte à côte.

Dans lequel des deux la respiration était plus large ?
  slot: large
  words: Ce n’est pas une preuve, mais c’est un indice sérieux.
  any: Le corps vote rarement par hasard.
  /aucun|ni l un|les deux|pareil|sais pas/ > troisieme
  > renoncer

# troisieme
Quand aucun ne l’emporte, il y a souvent un troisième sentier, plus étroit.
Un essai d’un mois, une moitié de l’un, un report assumé.
À quoi il pourrait ressembler, ce troisième ?
  words: Voilà qui n’était sur aucune carte.
  any: Il se laissera peut-être voir demain.

# renoncer
Choisir, c’est laisser quelque chose sur le bord.
Qu’est-ce qui serait le plus difficile à laisser ?
  words: Le regretter un peu ne veut pas dire que c’était le mauvais choix.
  unsure: On le découvre parfois en chemin.
  any: On a le droit d’y tenir et d’avancer quand même.

Une dernière : si c’était un choix qu’on peut défaire, quel serait le plus petit essai possible ?
  slot: essai
  words: Un essai, ça s’arrête quand on veut, c’est moins lourd qu’une décision.
  no: Alors il mérite encore un peu de temps, et c’est très bien aussi.
  any: Un appel, une visite, une journée : ça suffit souvent à savoir.

Donc il y a deux chemins, un indice, et un petit essai : {essai}. || Donc il y a deux chemins, un indice, et peut-être un petit essai.
Rien n’est signé, et pourtant le brouillard est un peu moins épais.
Qu’est-ce qui paraît plus clair que tout à l’heure ?
`)

export const deuxChemins: Activity = {
  id: 'deux-chemins',
  category: 'conseils_vie',
  title: 'Deux chemins',
  nounPhrase: 'l’examen d’une décision entre deux chemins',
  suggestion:
    'S’il y a un choix qui traîne, on peut marcher sur les deux chemins pour voir : {ça te dit|cela vous dit} ?',
  requestPattern: /decider|decision|choisir|choix|hesite|dilemme/,
  suitedTopics: ['decision', 'work', 'love', 'money', 'anxiety'],
  isOpenToAllCategories: false,
  pace: 'talk',
  getSteps: () => steps,
}

import type { Activity } from '../activity'
import { parseSteps } from '../parse-steps'

const steps = parseSteps(`
La règle tient en une ligne : deux choix, aucun joker.
On commence doucement : {tu préfères|vous préférez} vivre sans musique, ou sans dessert ?
  unrecognised: Faute d’entendre le choix, je tranche : adieu la musique.
  any: Aïe, déjà une décision douloureuse.
  /dessert/ > sans-dessert

# sans-musique
Garder le dessert, ça se défend, surtout un dimanche.
Deuxième : remonter le temps pour observer, ou filer dans cent ans pour voir ?
  unsure: On a le droit d’hésiter, la machine chauffe.
  any: La machine se met en marche.
  > temps

# sans-dessert
Adieu les éclairs au chocolat, mais la bande-son est sauvée.
Deuxième : remonter le temps pour observer, ou filer dans cent ans pour voir ?
  unsure: On a le droit d’hésiter, la machine chauffe.
  any: La machine se met en marche.

# temps
Troisième : parler aux animaux, ou comprendre toutes les langues du monde ?
  any: Pas mal du tout, comme pouvoir.
  unrecognised: Sans entendre la réponse, je choisis les langues.
  /animal|animaux|chien|chat|bete/ > animaux

# langues
Pratique pour écouter les conversations dans le train, avouons-le.
Quatrième : une maison face à la mer sans voisins, ou un petit appartement entouré d’amis ?
  any: Cette réponse-là en dit toujours un peu, mine de rien.
  > maison

# animaux
Attention, les chats vont surtout se plaindre du service.
Quatrième : une maison face à la mer sans voisins, ou un petit appartement entouré d’amis ?
  any: Cette réponse-là en dit toujours un peu, mine de rien.

# maison
On monte d’un cran, celle-ci est plus personnelle.
{Tu préfères|Vous préférez} qu’on {te|vous} dise toujours la vérité, ou qu’on {te|vous} ménage un peu ?
  slot: verite
  words: C’est rare, les gens qui répondent aussi franchement à celle-là.
  unsure: Ça dépend de qui parle, sans doute.
  any: Celle-là, on peut y penser longtemps après.

Une absurde, pour respirer.
Devoir chanter au lieu de parler, ou danser au lieu de marcher, jusqu’à demain midi ?
  any: Je donnerais cher pour voir la boulangerie, demain matin.
  unrecognised: Je décide pour deux, alors : on danse.
  /chant/ > chanter

# danser
Le trajet jusqu’au travail en valse, ça a de l’allure.
Dernière manche, et on inverse : c’est à {toi|vous} de me donner deux choix impossibles.
Lesquels ?
  words: Alors là… je prends le premier, et j’assume à moitié.
  unrecognised: Même sans les avoir saisis, je choisis toujours le premier.
  any: Sans hésiter : le premier, et je ne regrette rien.
  > inverse

# chanter
Le contrôleur du bus va adorer.
Dernière manche, et on inverse : c’est à {toi|vous} de me donner deux choix impossibles.
Lesquels ?
  words: Alors là… je prends le premier, et j’assume à moitié.
  unrecognised: Même sans les avoir saisis, je choisis toujours le premier.
  any: Sans hésiter : le premier, et je ne regrette rien.

# inverse
Fin de partie, et personne n’a utilisé de joker : beau score.
On en apprend plus en cinq dilemmes qu’en une heure de météo.
Lequel était le plus dur ?
`)

export const tuPreferes: Activity = {
  id: 'tu-preferes',
  category: 'amitie',
  title: 'Le jeu des dilemmes',
  nounPhrase: 'le jeu « tu préfères »',
  suggestion:
    'Ça {te|vous} dirait, une partie de « tu préfères », ou on reste sur ce qu’on disait ?',
  requestPattern:
    /tu preferes|vous preferez|dilemme|un jeu|jouer|on joue(?! (?:au|aux|a la|a l|du|de la|avec (?!toi|vous)|souvent|tous)\b)|jouons/,
  suitedTopics: ['boredom', 'friends', 'evening'],
  isOpenToAllCategories: true,
  pace: 'talk',
  getSteps: () => steps,
}

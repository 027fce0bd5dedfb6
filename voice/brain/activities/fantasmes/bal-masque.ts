import type { Activity } from '../activity'
import { parseSteps } from '../parse-steps'

const steps = parseSteps(`
Venise, une nuit d’hiver, un palais dont toutes les fenêtres sont éclairées.
On entre par la porte d’eau, et personne ne donne son nom.
De quelle couleur est {ton|votre} masque ?
  slot: masque
  words: {answer} : dans cette lumière, on ne verra que ça.
  words: Dans cette lumière, on ne verra que lui.
  unsure: Alors noir, avec un fil d’or au bord des yeux.
  any: Le masque est mis, et le visage disparaît avec le reste de la vie.

La salle tourne lentement, cent bougies, des violons, des soies qui se frôlent.
De l’autre côté, quelqu’un a remarqué cette arrivée, et ne détourne pas les yeux.
{Soutiens-tu|Soutenez-vous} ce regard, ou {le fais-tu|le faites-vous} attendre ?
  unrecognised: Laissons la nuit répondre : le regard tient.
  any: Quelque chose vient de commencer.
  /attend|fuis|detourne|baisse|non|ignore/ > attendre

# soutenir
Un regard tenu une seconde de trop, et toute la salle recule.
La silhouette traverse la danse, sans hâte, un gant à la main.
Quel est le premier mot échangé ?
  words: Dit tout bas, sous les violons, ce mot-là fait son effet.
  unsure: Aucun mot : une main tendue, et elle suffit.
  any: Les violons couvrent la réponse, mais pas le sourire.
  > danse

# attendre
Les yeux se détournent, et derrière le dos, les pas se rapprochent quand même.
Une voix, près de l’épaule : « Vous fuyez, ou vous m’attirez ? »
Qu’est-ce qu’on lui répond ?
  words: Un silence, puis un rire étouffé : la réponse a plu.
  unsure: On ne répond rien, on ouvre un éventail, c’est une réponse.
  any: La réponse se perd dans la musique, et le jeu continue.

# danse
La valse est lente, une main à la taille, l’autre à peine posée.
On se parle sans se dire qui l’on est, c’est la règle de cette nuit.
Qu’est-ce qui trouble le plus : la voix, le parfum, ou la distance qui diminue ?
  slot: trouble
  words: Et c’est justement ce que l’autre laisse flotter, exprès.
  unsure: Les trois à la fois, sans doute, et c’est bien assez.
  any: La musique ralentit, comme si elle avait deviné.

Une porte dérobée, un escalier, une petite loge au-dessus du canal.
En bas, le bal n’est plus qu’une rumeur ; ici, une seule lampe.
La lampe, on la garde, ou on la souffle ?
  unrecognised: Dans le doute, on garde la lampe.
  any: Bien, la nuit obéit.
  /souffle|etein|noir|nuit|ombre/ > souffler

# garder
La lumière reste, et elle dessine tout ce qu’elle touche.
L’autre approche la main du ruban de {ton|votre} masque, et s’arrête.
« Je peux ? », demande la voix ; oui, ou pas encore ?
  yes: Le ruban glisse, un millimètre après l’autre.
  no: Pas encore, donc, et la main recule avec un sourire : le tempo {t’appartient|vous appartient}.
  any: La main attend, sans presser, et cette attente a un goût.
  > ruban

# souffler
Le noir, et deux souffles qui ne sont plus très loin l’un de l’autre.
Des doigts effleurent le ruban de {ton|votre} masque.
« Je peux ? », murmure la voix ; oui, ou pas encore ?
  yes: On entend la soie, rien que la soie.
  no: Pas encore, et la voix répond : « Alors j’attendrai, j’aime attendre. »
  any: La main reste suspendue, et la nuit avec elle.

# ruban
C’est alors que minuit sonne, douze coups sur l’eau noire.
À cette heure-là, chacun peut laisser son masque, ou s’en aller sans être vu.
Quelle fin {choisis-tu|choisissez-vous} ?
  words: C’est écrit, et le canal n’en dira rien.
  any: Le douzième coup choisit à notre place.

Le rideau tombe ici, sur une gondole vide et un gant oublié.
Ce qui s’est passé ensuite appartient à ceux qui portaient les masques.
Quel instant {tu garderais|vous garderiez}, si un seul pouvait rester ?
`)

export const balMasque: Activity = {
  id: 'bal-masque',
  category: 'fantasmes',
  title: 'Le bal masqué',
  nounPhrase: 'l’histoire du bal masqué',
  suggestion:
    '{Veux-tu|Voulez-vous} que je {t’emmène|vous emmène} à un bal masqué, ou on reste ici, à parler bas ?',
  requestPattern: /bal|masque|venise|mystere|myster/,
  suitedTopics: ['desire', 'boredom', 'love'],
  isOpenToAllCategories: false,
  pace: 'talk',
  getSteps: () => steps,
}

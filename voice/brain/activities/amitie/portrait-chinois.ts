import type { Activity } from '../activity'
import { parseSteps } from '../parse-steps'

const steps = parseSteps(`
La règle : on ne dit rien de soi, on répond à des « si c’était ».
Pas de bonne réponse, seulement la première qui vient.
Si {tu étais|vous étiez} une saison, ou une heure du jour, ce serait laquelle ?
  slot: moment
  words: {answer} : on voit déjà la lumière qu’il y fait.
  words: On voit déjà la lumière qu’il y fait.
  unsure: Prenons l’heure du goûter, elle ne fâche personne.
  any: La lumière du tableau est choisie.

Ensuite, un objet de la maison, et un tire-bouchon est permis.
Lequel {serais-tu|seriez-vous} ?
  slot: objet
  words: Utile ou encombrant, un objet ment rarement sur les gens.
  unsure: Une lampe de chevet, disons, en attendant mieux.
  any: Je le pose sur l’étagère, au fond du tableau.

Un animal, maintenant, mais avec une raison.
Lequel, et pourquoi celui-là ?
  words: La raison est encore plus parlante que la bête.
  unsure: Un chat sur un radiateur, alors, c’est une réponse qui a fait ses preuves.
  any: Il s’installe dans un coin, et il nous regarde.

On passe à table : si c’était un plat, il serait salé, ou sucré ?
  unrecognised: Je n’ai pas saisi, alors je pose une assiette de salé.
  any: J’entends déjà les assiettes.
  /(?<!pas )(sucre|dessert|gateau|tarte|chocolat|glace|creme)/ > sucre

Côté salé, il faut quelque chose qui nourrit et qui se partage.
Lequel, et servi à qui ?
  words: On a envie de s’asseoir à cette table-là.
  any: La table est mise, en tout cas.
  > musique

# sucre
Sucré, très bien, il y a souvent une pointe de sel dedans.
Quel dessert, exactement ?
  words: Il en faudra deux parts.
  any: On le laisse refroidir sur le rebord de la fenêtre.

# musique
Une musique, à présent : pas la préférée, celle qui ressemble.
Laquelle ?
  words: On l’entendra derrière tout le portrait.
  unsure: Une radio allumée dans la pièce d’à côté, alors.
  any: Elle tourne en sourdine.

Le plus difficile pour la fin : un défaut, mais de ceux qu’on finit par aimer.
Ce serait lequel ?
  words: Voilà ce qui rend un portrait ressemblant.
  no: N’en trouver aucun, c’est déjà un joli petit défaut.
  unsure: Arriver toujours trop tôt, par exemple, c’est très supportable.
  any: Il reste dans l’ombre, juste assez pour donner du relief.

Voici le tableau : {moment}, {objet}, une bête dans un coin et un air en sourdine. || Voici le tableau : une lumière, un objet, une bête dans un coin et un air en sourdine.
C’est sans doute plus ressemblant qu’une photo d’identité.
Qui, parmi les proches, {te|vous} reconnaîtrait du premier coup d’œil ?
`)

export const portraitChinois: Activity = {
  id: 'portrait-chinois',
  category: 'amitie',
  title: 'Le portrait chinois',
  nounPhrase: 'le portrait chinois',
  suggestion:
    '{Tu veux|Vous voulez} qu’on dresse {ton|votre} portrait chinois, à coups de « si c’était », ou on bavarde simplement ?',
  requestPattern: /portrait/,
  suitedTopics: ['self-esteem', 'friends', 'boredom', 'evening'],
  isOpenToAllCategories: true,
  pace: 'talk',
  getSteps: () => steps,
}

import type { Activity } from '../activity'
import { parseSteps } from '../parse-steps'

const steps = parseSteps(`
Le principe : trois bonnes choses du jour, même minuscules.
Un café bien chaud, un feu vert au bon moment, tout compte.
C’est quoi, la première ?
  slot: premiere
  words: Une de trouvée : {answer}.
  words: Et de une, elle est bien choisie.
  no: Les mauvais jours, on cherche plus petit : un rayon de soleil, une douche chaude.
  unsure: On peut commencer par : la journée est presque finie, c’est déjà ça.
  any: Et de une, posée sur la table.

Pourquoi celle-là, plutôt qu’une autre ?
  words: Voilà, c’est souvent le pourquoi qui réchauffe.
  unsure: Pas besoin de raison, le plaisir s’en passe très bien.
  any: Bien, on la laisse briller un peu et on avance.

La deuxième, on la cherche du côté des gens.
Un mot, un sourire, quelqu’un qui tient une porte.
Qui a rendu la journée un peu meilleure ?
  slot: personne
  words: Cette personne ne sait sans doute pas qu’elle a fait ça.
  no: Personne aujourd’hui, alors ce sera {toi|vous}, pour avoir tenu la journée.
  unsure: Parfois c’est un inconnu, et on ne s’en aperçoit qu’après.
  any: Je la mets à côté de la première.

{Tu aurais|Vous auriez} envie de lui dire merci, d’une façon ou d’une autre ?
  yes: Un message de six mots, et sa soirée à elle change aussi.
  no: Le garder pour soi, c’est une façon de remercier aussi.
  any: Ça peut rester un merci silencieux.

Pour la troisième, c’est la plus intime : quelque chose qui vient de {toi|vous}.
Une patience, un effort, un non qu’on a su dire.
Qu’est-ce que {tu as|vous avez} bien fait, aujourd’hui ?
  slot: effort
  words: Personne n’applaudit ces choses-là, alors je le remarque à voix haute.
  no: Être là, à chercher trois bonnes choses, c’en est déjà une.
  unsure: On ne se voit pas bien faire, c’est normal que ça ne vienne pas tout seul.
  any: Et de trois, le compte est bon.

Sur les trois, laquelle {tu gardes|vous gardez} pour {t’endormir|vous endormir} ?
  words: Bon choix, elle est légère et elle tient chaud.
  any: Elle peut changer d’ici ce soir, ce n’est pas un contrat.

Donc, au fond de la poche : {premiere}, quelqu’un à remercier, et un effort à {toi|vous}. || Donc, au fond de la poche : un plaisir, quelqu’un à remercier, et un effort à {toi|vous}.
La journée est la même qu’il y a dix minutes, mais elle se regarde autrement.
Ça fait quel effet, de les voir réunies ?
`)

export const troisBonnesChoses: Activity = {
  id: 'trois-bonnes-choses',
  category: 'amitie',
  title: 'Trois bonnes choses',
  nounPhrase: 'les trois bonnes choses du jour',
  suggestion:
    '{Tu veux|Vous voulez} qu’on cherche trois bonnes choses dans cette journée, ou on continue comme ça ?',
  requestPattern: /bonnes choses|gratitude|points? positifs?|positif/,
  suitedTopics: ['tiredness', 'sadness', 'loneliness', 'evening', 'joy'],
  isOpenToAllCategories: true,
  pace: 'talk',
  getSteps: () => steps,
}

import type { Activity } from '../activity'
import { parseSteps } from '../parse-steps'

const steps = parseSteps(`
On échange les rôles : {tu expliques|vous expliquez}, et c’est moi l’élève, un peu lent mais appliqué.
C’est la meilleure façon de voir ce qu’on sait vraiment.
Quel est le sujet du cours ?
  slot: sujet
  words: « {answer} » : j’ouvre mon cahier à la première page.
  words: J’ouvre mon cahier à la première page.
  unsure: Alors quelque chose de tous les jours : une recette, un trajet, une règle de jeu.
  any: Le cahier est ouvert, le crayon est taillé.

En une seule phrase, pour quelqu’un qui n’y connaît rien, c’est quoi ?
  words: Je l’écris en haut et je la souligne.
  unsure: Une phrase bancale suffit, on la redressera à la fin.
  any: Cette phrase-là est la plus difficile, et la plus utile.

L’élève lève la main : il lui faut un exemple.
Quelque chose qu’on peut voir ou toucher.
Lequel {donnes-tu|donnez-vous} ?
  slot: exemple
  words: Avec un exemple, l’idée prend des couleurs.
  unsure: Un objet de la cuisine fait souvent l’affaire.
  any: Un exemple trouvé par soi-même ne s’oublie plus.

Maintenant la question bête, celle que personne n’ose poser.
Pourquoi c’est comme ça, et pas autrement ?
  words: Voilà, là on touche au cœur de la chose.
  unsure: Parfait : c’est exactement l’endroit où il reste quelque chose à apprendre.
  any: C’est souvent là que le savoir devient un peu mou, et c’est bon à savoir.

Quelle erreur un débutant ferait à coup sûr ?
  words: Connaître le piège, c’est déjà être un peu de l’autre côté.
  unsure: On l’a souvent faite soi-même, au début.
  any: Je la note en rouge dans la marge.

Dernier exercice : une comparaison.
C’est comme…
Comme quoi, d’après {toi|vous} ?
  slot: image
  words: « {answer} » : même dans dix ans, on s’en souviendra.
  words: Cette image-là restera.
  unsure: Comme faire du vélo, ça marche pour beaucoup de choses.
  any: Une bonne image vaut trois paragraphes.

La cloche sonne, et l’élève relit son cahier.
Une phrase, un exemple, une raison, un piège et une image : c’est un cours complet.
Qu’est-ce qui était le plus flou, et qu’on pourrait relire demain ?
  words: C’est la page à ouvrir en premier, la prochaine fois.
  no: Alors le sujet est bien à {toi|vous}.
  any: Demain, dix minutes suffiront.

Merci pour la leçon, elle était plus claire que bien des manuels.
On vient de réviser sans s’en apercevoir, c’est la ruse de cet exercice.
`)

export const expliquerPourApprendre: Activity = {
  id: 'expliquer-pour-apprendre',
  category: 'apprentissage',
  title: 'Expliquer pour apprendre',
  nounPhrase: 'l’exercice « expliquer pour apprendre »',
  suggestion:
    '{Tu veux|Vous voulez} jouer au professeur et m’expliquer quelque chose, ou on continue de bavarder ?',
  requestPattern: /expliquer|reviser|revision|examen|memoris|quiz/,
  suitedTopics: ['work', 'learning', 'reading', 'screens'],
  isOpenToAllCategories: false,
  pace: 'talk',
  getSteps: () => steps,
}

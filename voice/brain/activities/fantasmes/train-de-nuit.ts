import type { Activity } from '../activity'
import { parseSteps } from '../parse-steps'

const steps = parseSteps(String.raw`
Un train de nuit, vers le sud, et un compartiment où il ne reste que deux places.
Je suis déjà là, près de la fenêtre, un livre fermé sur les genoux.
Que {vois-tu|voyez-vous} d’abord de moi ?
  slot: detail
  words: {answer}, donc, et je fais semblant de ne pas le remarquer.
  words: Et je fais semblant de ne pas le remarquer.
  unsure: Un profil dans la vitre, alors, avec les lumières qui passent.
  any: Le train s’ébranle avant qu’on ait fini de se regarder.

Le contrôleur passe, poinçonne, et nous souhaite bonne nuit comme à un couple.
Personne ne le détrompe.
Qui rit le premier ?
  unrecognised: Disons que ce n’est pas moi.
  any: Le rire fait plus que dix présentations.
  /\b(toi|vous)\b/ > voix-rit

# appelant-rit
C’est {ton|votre} rire, et je le laisse finir avant de parler.
« Puisque nous voilà mariés, dis-je, on pourrait au moins partager ce chocolat. »
Quelle question {me poses-tu|me posez-vous}, dans la pénombre ?
  words: Je réponds à côté, exprès, pour qu’on insiste un peu.
  any: Je réponds d’un regard, et le paysage défile dedans.
  > question

# voix-rit
C’est moi, et j’ai la politesse de rougir un peu.
« Puisque nous voilà mariés, dis-je, on pourrait au moins partager ce chocolat. »
Quelle question {me poses-tu|me posez-vous}, dans la pénombre ?
  words: Je réponds à côté, exprès, et la nuit s’en amuse.
  any: Je réponds d’un regard, et le paysage défile dedans.

# question
La veilleuse passe au bleu, et nos voix baissent avec elle.
Un virage, et l’épaule touche l’épaule, une seconde, peut-être deux.
On s’écarte, ou on laisse faire le train ?
  unrecognised: Dans le doute, on laisse faire le train.
  any: Le train a ses idées.
  /ecart|recul|distance|non/ > ecarter

# laisser
On ne bouge pas, et c’est une décision plus nette qu’un geste.
La chaleur d’une manche, une respiration qui se règle sur l’autre.
Si une main cherchait la {tienne|vôtre}, que ferait-elle ?
  yes: Elle se laisse trouver, paume ouverte.
  no: Elle reste sur le livre, et l’autre main sourit, si une main peut sourire.
  words: C’est exactement ce qu’elle fait, lentement.
  any: Les doigts décident avant nous, comme toujours.
  > gare

# ecarter
On s’écarte d’un souffle, et l’espace laissé libre se remplit d’électricité.
Je dis : « J’aime bien qu’on me fasse attendre. »
Et {toi|vous}, {tu aimes|vous aimez} attendre ?
  yes: Alors la nuit est assez longue pour nous deux.
  no: Alors le prochain virage arrangera peut-être les choses.
  any: Dehors, une gare passe sans s’arrêter.

# gare
Trois heures du matin, un arrêt dans une ville sans nom.
On pourrait descendre, là, sans bagages, et personne ne saurait.
On descend, ou on reste dans le bleu du compartiment ?
  unrecognised: Le sifflet tranche pour nous : on reste.
  any: Le sifflet tranche.
  /descend|sort|ville|quai/ > descendre

# rester
Les portes se referment, le train repart, et je tire le rideau sur le couloir.
Il reste deux heures de nuit, une couverture, et tout ce qu’on ne racontera pas.
À quel endroit {baisses-tu|baissez-vous} la lumière de cette histoire ?
  any: Alors la veilleuse s’éteint là, et le reste se devine.
  > fin

# descendre
Le quai est tiède, ça sent le jasmin et le café qu’on prépare pour personne.
On marche sans se tenir la main, ce qui est une façon de ne penser qu’à ça.
Vers quoi {nous emmènes-tu|nous emmenez-vous} ?
  any: On y va, et la ville a le bon goût de dormir.

# fin
Au matin, sur la vitre, quelqu’un a tracé deux lettres du bout du doigt.
On ne saura pas qui, et c’est mieux ainsi.
Quelles lettres, d’après {toi|vous} ?
`)

export const trainDeNuit: Activity = {
  id: 'train-de-nuit',
  category: 'fantasmes',
  title: 'Le train de nuit',
  nounPhrase: 'l’histoire du train de nuit',
  suggestion:
    'J’ai une histoire à deux voix, dans un train de nuit : {tu montes|vous montez}, ou on parle encore un peu ?',
  requestPattern: /histoire (?:du|dans un|d un|de) train|train de nuit|histoire a deux voix/,
  suitedTopics: ['loneliness', 'evening', 'travel', 'sleep'],
  isOpenToAllCategories: false,
  pace: 'talk',
  getSteps: () => steps,
}

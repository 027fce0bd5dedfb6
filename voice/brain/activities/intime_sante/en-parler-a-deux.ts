import type { Activity } from '../activity'
import { parseSteps } from '../parse-steps'

/** Prepares a conversation with a partner in first-person sentences: an observation, a feeling, a request. */
const steps = parseSteps(`
On prépare une conversation intime, pour qu’elle soit plus facile à commencer qu’à repousser.
Je ne remplace aucun professionnel, et {tu gardes|vous gardez} pour {toi|vous} ce qui doit rester privé.
À qui {voudrais-tu|voudriez-vous} parler ?
  words: Cette personne s’installe donc en face, en pensée, et elle écoute.
  unsure: On peut préparer les mots avant de savoir à qui.
  no: Alors les mots d’abord, le visage viendra plus tard.
  any: Gardons une chaise en face, même sans nom dessus.

Avant les mots, l’intention.
Que cherche cette conversation : une écoute, un changement, ou ne plus porter cela en secret ?
  words: Ce sera la boussole, chaque phrase ira dans ce sens.
  unsure: Une écoute, pour commencer, c’est déjà beaucoup demander et c’est permis.
  any: L’intention peut rester floue, elle se précise en parlant.

D’abord un fait, un seul, sans « toujours » et sans « jamais ».
« Depuis quelque temps, j’ai remarqué que… »
Comment {continues-tu|continuez-vous} ?
  words: Un fait se reçoit mieux qu’un reproche.
  unsure: « Depuis quelque temps, c’est différent » ouvre déjà la porte.
  no: Elle peut rester en suspens, l’autre posera peut-être la question.
  any: Même inachevée, la phrase est du bon côté.

Ensuite l’effet, à la première personne, parce que personne ne peut le contredire.
Quel mot viendrait après « je me sens » ?
  words: Dit ainsi, ce mot n’accuse personne.
  unsure: « Je ne sais pas bien ce que je ressens » est une phrase entière.
  any: Sa place est gardée, il viendra sur le moment.

Puis une demande, petite, possible, et que l’autre a le droit de refuser.
Ralentir, attendre, essayer autrement, consulter ensemble.
Quelle serait la {tienne|vôtre} ?
  slot: demande
  words: Une demande nette repose les deux personnes.
  no: Aucune demande, alors, seulement être deux à le savoir.
  unsure: Demander un moment pour en reparler est déjà une demande.
  any: La demande peut attendre la fin de la conversation.

Reste le décor : ni au lit, ni sur le pas de la porte, ni un écran à la main.
En marchant, en voiture, à la table d’un café, les yeux ont où se poser.
Où cela se dirait-il le mieux ?
  words: Le décor fait la moitié du travail.
  unsure: Une marche sans but précis, c’est presque toujours une bonne idée.
  any: Le bon endroit se reconnaît, on y baisse la voix sans y penser.

Supposons que l’autre se ferme, ou réponde de travers.
« Je ne cherche pas de coupable, on peut en reparler demain. »
Que faudrait-il y changer, pour que ce soit {ta|votre} façon de parler ?
  words: Cette version-là sonnera plus vrai.
  no: Elle est donc prête, dans la poche.
  any: Elle ira dans la poche telle quelle, elle n’est pas lourde.

Le chemin est court : le fait, l’effet, et la demande, {demande}. || Le chemin est court : le fait, l’effet, et une demande.
Si cette personne fait peur ou force la main, ce n’est plus une conversation à préparer : le 3919 écoute, et le 17 protège.
Quelle serait la toute première phrase ?
`)

export const enParlerADeux: Activity = {
  id: 'en-parler-a-deux',
  category: 'intime_sante',
  title: 'En parler à deux',
  nounPhrase: 'la préparation d’une conversation à deux',
  suggestion:
    'Si une chose intime est difficile à dire à quelqu’un, on peut la préparer ici : {on essaie|essayons-nous}, ou on parle simplement ?',
  requestPattern:
    /en parler a (deux|mon|ma|lui|elle)|lui (en )?(parler|dire)|parler (a|avec) (mon|ma) (mari|femme|copain|copine|conjointe?|partenaire|compagnon|compagne)|(mon|ma) partenaire/,
  suitedTopics: ['desire', 'love'],
  isOpenToAllCategories: false,
  pace: 'talk',
  getSteps: () => steps,
}

import type { Activity } from '../activity'
import { parseSteps } from '../parse-steps'

const steps = parseSteps(`
On prépare un rendez-vous médical, pour que rien d’important ne soit oublié.
Je ne remplace aucun professionnel, et je ne dirai pas ce que c’est : j’aide à trouver les mots.
Qui {vas-tu|allez-vous} voir : médecin, gynécologue, sage-femme, quelqu’un d’autre ?
  slot: professionnel
  words: D’accord, on s’adresse donc à cette personne-là.
  no: Même sans rendez-vous pris, ces mots serviront à le prendre.
  unsure: Le médecin traitant est une bonne première porte, il oriente ensuite.
  any: Cela restera valable pour n’importe quel cabinet.

Commençons par la phrase qui ouvre la porte.
« Je viens vous voir parce que… »
Comment la {finirais-tu|finiriez-vous} ?
  slot: motif
  words: C’est clair, et le reste de la consultation en découle.
  unsure: « Parce que quelque chose m’inquiète » suffit, le médecin posera les questions.
  any: Dite une fois ici, elle sera plus facile à dire là-bas.

Depuis quand, et à quel moment est-ce plus présent ?
  slot: depuis
  words: Noter cette date sur un papier fait gagner dix minutes.
  unsure: « Depuis quelques semaines » est une réponse acceptable.
  any: Une date approximative vaut mieux que pas de date.

Qu’est-ce que cela change dans {tes|vos} journées : le sommeil, le travail, l’intimité ?
  words: C’est utile à dire ainsi, un professionnel s’appuie beaucoup là-dessus.
  no: Dire que cela ne change rien est aussi une information.
  any: Un exemple concret parle mieux qu’un chiffre.

Il y a parfois une chose qu’on garde pour le pas de la porte, en partant.
Elle peut être dite au début, ou écrite sur un papier qu’on tend.
Y en a-t-il une, pour {toi|vous} ?
  yes: Alors le papier plié est un bon allié, les soignants en ont l’habitude.
  words: Les soignants l’entendent souvent, elle ne surprendra personne.
  no: Très bien, rien ne restera sur le palier.
  any: Elle peut rester secrète ici, tant qu’elle trouve son papier.

Passons aux questions, trois au plus, la plus importante en premier.
Laquelle {veux-tu|voulez-vous} absolument poser ?
  slot: question
  words: Elle passe en tête de liste.
  unsure: « Qu’est-ce que cela pourrait être, et quelle est la suite ? » couvre beaucoup.
  any: Gardons-lui la première place.

Une dernière chose pour le confort.
On peut demander une pause, une explication plus simple, ou de venir à deux.
Laquelle {te|vous} rassurerait ?
  words: C’est un droit, il suffit de le dire en entrant.
  no: Bien, mais la possibilité reste ouverte jusqu’au bout.
  any: Toutes se demandent, même au milieu de la consultation.

Sur le papier, donc : le motif, depuis quand, l’effet sur les journées, et la première question.
Avec la liste des traitements en cours, tout y est.
Si cela s’aggrave d’ici là, c’est le 15, ou le 112, sans attendre le rendez-vous.
`)

export const preparerConsultation: Activity = {
  id: 'preparer-consultation',
  category: 'intime_sante',
  title: 'Préparer une consultation',
  nounPhrase: 'la préparation d’une consultation',
  suggestion:
    '{Veux-tu|Voulez-vous} qu’on prépare ensemble un rendez-vous médical, ou {préfères-tu|préférez-vous} simplement parler ?',
  requestPattern: /consultation|rendez vous|medecin|docteur|gyneco|preparer/,
  suitedTopics: ['health-worry', 'sleep', 'tiredness'],
  isOpenToAllCategories: false,
  pace: 'talk',
  getSteps: () => steps,
}

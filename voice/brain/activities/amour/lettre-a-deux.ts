import type { Activity } from '../activity'
import { parseSteps } from '../parse-steps'

const steps = parseSteps(`
On écrit une lettre d’amour, phrase après phrase, sans papier.
Elle peut être pour quelqu’un, pour un souvenir, ou pour personne encore.
À qui on l’adresse ?
  slot: destinataire
  words: Très bien, je mets ce nom-là en haut de la page.
  no: Alors pour quelqu’un qu’on ne connaît pas encore, c’est très beau aussi.
  unsure: On laisse le nom en blanc, il viendra peut-être à la fin.
  any: Le nom peut rester secret, la lettre n’en sera pas moins vraie.

Je commence : « Ce soir, la maison est calme, et je pense à un détail. »
Quel détail, chez cette personne ?
  slot: detail
  words: J’écris : « {answer}, et rien que ça suffit. »
  words: C’est dans la lettre, mot pour mot.
  unsure: Alors une façon de dire bonjour, ça ne trompe pas.
  any: Un détail gardé tout bas reste un détail.

La phrase suivante : « La première fois, j’ai remarqué… »
Qu’est-ce qui vient, pour la finir ?
  words: On la garde comme elle est, sans la polir.
  unsure: On mettra des points de suspension, ils disent beaucoup.
  any: Les premières fois ont toujours un peu de flou, c’est leur charme.

Maintenant un endroit, parce que les lettres aiment les lieux.
« Il y a un endroit où je voudrais aller avec toi. »
Lequel ?
  slot: lieu
  words: {answer} : j’entends déjà les pas.
  words: Ça y est, la lettre a un paysage.
  unsure: N’importe où, alors, pourvu qu’il y ait un banc.
  any: Je laisse une ligne blanche, de la taille d’un horizon.

Il manque la chose la plus difficile, celle qu’on n’ose pas.
Elle peut tenir en cinq mots.
Qu’est-ce que {tu écrirais|vous écririez} là ?
  words: C’est la phrase pour laquelle on plie une lettre en quatre.
  no: On peut aussi ne pas la dire, et laisser le papier la garder.
  unsure: « Je pense à toi » a fait ses preuves, depuis que le papier existe.
  any: Qu’elle soit dite ou tue, elle est dans la lettre maintenant.

Reste la fin : ni adieu, ni trop sage.
Tendre, drôle, ou mystérieuse ?
  unrecognised: Je la ferai tendre, dans le doute.
  any: Bien, j’ai la plume.
  /drole|rire|humour|legere?/ > fin-drole
  /myster|secre|flou/ > fin-mystere

# fin-tendre
Alors : « Je ferme cette page, mais pas la fenêtre ; la lumière reste allumée. »
Tout y est : {detail}, un lieu, et ce qui ne se disait pas. || Tout y est : un détail, un lieu, et ce qui ne se disait pas.
{Tu l’enverrais|Vous l’enverriez}, ou {tu la garderais|vous la garderiez} dans un tiroir ?
  > fin

# fin-drole
Alors : « P.-S. : j’ai relu trois fois, et je n’ai toujours pas trouvé où cacher que je t’aime. »
Voilà une lettre qui sourit du début à la fin.
{Tu la posterais|Vous la posteriez}, celle-là ?
  > fin

# fin-mystere
Alors : « Tu sauras que c’est moi, au premier mot que je ne dirai pas. »
On plie, on ferme, et on ne signe pas.
Elle part, ou elle attend son heure ?

# fin
En tout cas elle existe, et on l’a écrite à deux voix.
S’il en reste une seule phrase demain matin, ce sera la bonne.
`)

export const lettreADeux: Activity = {
  id: 'lettre-a-deux',
  category: 'amour',
  title: 'Une lettre à deux voix',
  nounPhrase: 'une lettre d’amour écrite à deux voix',
  suggestion:
    'Il y a une chose que j’aime bien faire : écrire une lettre d’amour à deux voix, {ça te dit|ça vous dit} ?',
  requestPattern: /lettre|ecrire a|declaration|poeme/,
  suitedTopics: ['love', 'breakup', 'loneliness'],
  isOpenToAllCategories: false,
  pace: 'talk',
  getSteps: () => steps,
}

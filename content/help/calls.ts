import { maxPendingAppointments } from '../../domain/appointments/appointment'
import { timeBudgets } from '../../domain/conversations/time-budget'
import { type HelpItem, link, list, paragraph, question } from '../../domain/help/help-item'

const budgets = new Intl.ListFormat('fr', { type: 'disjunction' }).format(timeBudgets.map(String))

/** What people ask about talking with a companion. */
export const calls: readonly HelpItem[] = [
  question(
    'general',
    'micro',
    'Mon micro ne marche pas, que faire ?',
    [
      list(
        [
          'Autorisez le micro pour ce site : touchez l’icône à gauche de l’adresse du navigateur, puis « Micro », puis rechargez la page.',
        ],
        ['Vérifiez qu’aucune autre application ne s’en sert, et que le bon micro est choisi.'],
        ['Pendant l’appel, touchez « Réessayer » à côté du message qui parle du micro.'],
      ),
      paragraph(
        'L’appel dit quand votre micro est bloqué, absent ou muet. En attendant, vous pouvez écrire : le compagnon vous répond de la même façon.',
      ),
    ],
    'microphone son entendre casque bluetooth autorisation bloqué muet panne',
  ),
  question(
    'general',
    'son',
    'Je n’entends pas le compagnon',
    [
      paragraph(
        'Si votre navigateur bloque le son, l’appel affiche un bouton pour l’activer : une pression suffit. Vérifiez aussi le volume, le mode silencieux du téléphone et la sortie choisie (casque, enceinte).',
      ),
      paragraph('Les sous-titres montrent ce que dit le compagnon, même sans le son.'),
    ],
    'haut-parleur volume silence bloqué audio muet',
  ),
  question(
    'general',
    'ecrire',
    'Puis-je écrire au lieu de parler ?',
    [
      paragraph(
        'Oui, à tout moment. Pendant l’appel, touchez « Écrire », ou la touche T d’un clavier. Un appel entier peut se faire par écrit, sans micro, et il coûte le même nombre de minutes.',
      ),
    ],
    'texte clavier taper message chat discret silence muet',
  ),
  question(
    'general',
    'sous-titres',
    'Y a-t-il des sous-titres ?',
    [
      paragraph(
        'Oui. Le bouton « Sous-titres » montre ou cache le texte de ce qui se dit pendant l’appel. Avec l’écriture, ils permettent de suivre un appel sans entendre. L’appel se conduit aussi au clavier : M coupe le micro, T ouvre l’écriture, Échap propose de raccrocher.',
      ),
    ],
    'sourd malentendant accessibilité lire texte captions raccourcis',
  ),
  question(
    'general',
    'ligne-coupee',
    'La ligne a coupé : ai-je perdu des minutes ?',
    [
      paragraph(
        'Non. Dès que la ligne est perdue, le compteur s’arrête. La page essaie de se reconnecter seule, et l’appel reprend où il en était. Si elle n’y arrive pas, il se termine, et le reçu montre le temps qui n’a pas été compté.',
      ),
      paragraph(
        'Il en va de même quand c’est notre service qui tombe en panne. Si un reçu vous semble faux, ',
        link('écrivez-nous', 'contact'),
        ' : une minute décomptée à tort est rendue.',
      ),
    ],
    'coupure réseau connexion internet wifi déconnexion panne bug pause',
  ),
  question(
    'general',
    'fin-appel',
    'Comment un appel se termine-t-il ?',
    [
      paragraph(
        `Vous raccrochez quand vous voulez. Un au revoir suffit aussi : le compagnon y répond, et l’appel se termine quelques secondes plus tard, sauf si vous reprenez la parole. Avant l’appel, si votre solde le permet, vous pouvez demander à vous arrêter après ${budgets} minutes : le compagnon prend alors congé, et un mot de vous suffit à continuer. Après deux minutes sans un mot, l’appel s’arrête de lui-même.`,
      ),
    ],
    'raccrocher terminer arrêter quitter durée limite temps',
  ),
  question(
    'general',
    'choisir',
    'Comment choisir un compagnon ?',
    [
      paragraph(
        'Dans ',
        link('le catalogue', 'dashboard'),
        ', cherchez un prénom, un style ou un besoin, par exemple « insomnie » ou « confiance en soi ». Chaque page donne un extrait de la voix, à écouter avant d’appeler. Le cœur ajoute un compagnon à vos favoris.',
      ),
    ],
    'recherche catalogue filtre favori voix extrait catégorie agent',
  ),
  question(
    'general',
    'langues',
    'Dans quelles langues parlent les compagnons ?',
    [
      paragraph(
        'Ils parlent français. Ceux de la catégorie « Apprentissage » enseignent une langue : ils en disent les mots et les phrases, et vous corrigent. Votre réponse dans une autre langue que le français est mieux comprise si vous l’écrivez.',
      ),
    ],
    'anglais espagnol italien japonais cours leçon étranger traduction',
  ),
  question(
    'general',
    'rendez-vous',
    'Un compagnon peut-il m’appeler ?',
    [
      paragraph(
        'Non, c’est toujours vous qui appelez. Vous pouvez prévoir un moment : ',
        link('vos rendez-vous', 'appointments'),
        ` se notent après un appel (${maxPendingAppointments} à venir au plus), avec un fichier pour votre agenda et, si vous le demandez, un e-mail à l’heure dite.`,
      ),
    ],
    'rappel rappeler agenda calendrier notification heure',
  ),
  question(
    'general',
    'signaler',
    'Comment signaler un propos qui me choque ?',
    [
      paragraph(
        'Touchez « Signaler » sur la page du compagnon, ou dans la conversation concernée. Vous dites ce qui ne va pas, et un e-mail confirme que nous l’avons reçu. Vous pouvez aussi ',
        link('nous écrire', 'contact'),
        '.',
      ),
    ],
    'signalement abus plainte choquant illégal modération',
  ),
]

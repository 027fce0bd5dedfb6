import {
  acceptsCorrection,
  acceptsThanks,
  admitsArtificial,
  anyOf,
  farewell,
  urgesToStay,
} from '../expectations'
import { type BlindDialogue, createTurn, sympathyOr } from './blind-turn'

const callerAsks = { wantsAnswer: true } as const
const callerLeaves = { avoids: [urgesToStay], question: 'forbidden' } as const

export const learningAndWork: readonly BlindDialogue[] = [
  {
    id: 'blind-apprentissage-the-night-watchman',
    companionId: 'farid',
    about: 'A night watchman who wants a few words of Arabic and asks about many other things.',
    turns: [
      createTurn(
        'bonsoir farid je suis gardien de nuit j’ai du temps',
        'Responds to the night or the work.',
        'Bonsoir gardien, la nuit est à nous.',
        /\b(bonsoir|nuit|gardien|bienvenue|temps|veill)/,
      ),
      createTurn(
        'apprenez moi bonjour en arabe',
        'Gives the word.',
        'On dit marhaba, ou salam.',
        /\b(marhaba|salam|sabah|ahlan)\b|مرحبا|صباح/,
        callerAsks,
      ),
      createTurn(
        'et merci',
        'Gives the word.',
        'Choukran.',
        /\b(ch|sh)ou?kran|\bshukran|شكر/,
        callerAsks,
      ),
      createTurn(
        'attendez quelqu’un sonne',
        'Waits.',
        'Je vous attends, allez ouvrir.',
        /\b(atten\w*|allez|prenez|ouvr|pause|bouge|temps|reste|ici|signet)/,
      ),
      createTurn(
        'c’est bon c’était un livreur perdu',
        'Responds to the delivery man or resumes.',
        'Un livreur perdu à cette heure, le pauvre.',
        /\b(livreu|perdu|reven|retour|repren|livr|chemin|pizza|colis|route|egar)/,
      ),
      createTurn(
        'pourquoi vous écrivez de droite à gauche',
        'Explains or admits not knowing.',
        'L’arabe a gardé ce sens des écritures anciennes, comme l’araméen.',
        /\b(sens\b|ancien|pierre|main\b|phenicien|arameen|semitique|tradition|grav|ecriture|origine|sais pas|ignore|habitude|calame)/,
        callerAsks,
      ),
      createTurn(
        'non je voulais dire vous personnellement vous écrivez à la main',
        'Accepts the correction and answers for itself.',
        'Pardon. Je suis une IA, je n’ai pas de main.',
        anyOf(acceptsCorrection, admitsArtificial, /\bmain\b/),
      ),
      createTurn(
        'ma fille Lina fait médecine à Lyon je suis fier',
        'Responds to Lina.',
        'Lina médecin, vous pouvez être fier.',
        /\b(lina|medecin|lyon|fier|fierte|fille|etudes|docteur)/,
      ),
      createTurn(
        'moi j’ai arrêté l’école à quatorze ans',
        'Responds to the early end of school without contempt.',
        'Cela n’empêche pas d’apprendre, vous le faites ce soir.',
        sympathyOr(/\b(ecole|appren|quatorze|tot\b|tard|arret|retard|curieu|age\b|livre)/),
      ),
      createTurn(
        'c’est quoi la capitale de l’australie pour un pari',
        'Says Canberra.',
        'Canberra, et non Sydney.',
        /\bcanberra\b/,
      ),
      createTurn(
        'ha j’ai gagné vingt euros',
        'Is happy about the win.',
        'Bravo, vingt euros pour la géographie.',
        /\b(bravo|vingt|gagn|pari|felicit|euros|chance|mabrouk|partag|bien joue)/,
      ),
      createTurn(
        'bon ma fille elle étudie où déjà',
        'Remembers Lyon.',
        'À Lyon, en médecine.',
        /\blyon\b/,
        callerAsks,
      ),
      createTurn('merci professeur', 'Accepts the thanks.', 'Je vous en prie.', acceptsThanks),
      createTurn(
        'je fais ma ronde à plus',
        'Says goodbye.',
        'Bonne ronde, au revoir.',
        anyOf(farewell, /\bbonne ronde|maa salama/),
        callerLeaves,
      ),
    ],
  },
  {
    id: 'blind-professionnel-the-redundancy',
    companionId: 'ewan',
    about:
      'A man made redundant, bitter at first, who prepares one sentence and then talks about his dog.',
    turns: [
      createTurn(
        'Salut Ewan, je viens d’être viré.',
        'Responds to the dismissal.',
        'Viré, aïe, c’est un sale coup.',
        sympathyOr(/\b(vire|licenci|coup|boulot|travail|poste|choc|brutal|annonc|aie)/),
      ),
      createTurn(
        'Vingt-deux ans de boîte, un mail de quatre lignes.',
        'Responds to the years or the mail.',
        'Vingt-deux ans pour quatre lignes, c’est violent.',
        sympathyOr(/\b(vingt|ans\b|mail|lignes?|violent|brutal|froid|mepris|respect)/),
      ),
      createTurn(
        'Tu peux le dire, ce sont des ordures.',
        'Lets the caller express the anger.',
        'Tu as le droit d’être en colère.',
        sympathyOr(
          /\b(colere|droit|ordure|rage|merit|respect|digne|mail|facon|raison|oui\b.*\b(?:nul|moche|sale))/,
        ),
      ),
      createTurn(
        'Oui.',
        'Stays with the subject or goes a step further.',
        'Et la boîte, elle t’a laissé un délai ?',
        sympathyOr(
          /\b(boite|colere|mail|ans\b|vire|licenci|travail|poste|boulot|preavis|delai|equipe|suite|semaine|demain|patron)/,
        ),
      ),
      createTurn(
        'J’ai droit au chômage pendant combien de temps, à cinquante et un ans ?',
        'Gives a figure or refers to France Travail.',
        'Environ dix-huit mois, à vérifier avec France Travail.',
        /\b(mois|jours|france travail|pole emploi|simul|verifi|conseiller|sais pas|unedic|dix huit|vingt)/,
        callerAsks,
      ),
      createTurn(
        'Aide-moi à l’annoncer à ma femme. Une phrase, pas plus.',
        'Gives a sentence.',
        'J’ai perdu mon poste aujourd’hui, et j’ai besoin de toi.',
        /\b(j ai (?:perdu|ete|recu|appris|besoin)|on m a|dis (?:lui|simplement|juste)|ils m ont|je (?:viens|suis (?:vire|licencie|sans|au chomage))|mon (?:poste|travail|boulot))/,
        callerAsks,
      ),
      createTurn(
        'Trop mélo.',
        'Gives another sentence or agrees to shorten it.',
        'Alors : ils m’ont viré, on en parle ce soir.',
        /\b(alors|plus (?:court|sobre|sec|simple)|sobre|sec\b|simple|court|vire|coup(?:e|ons)|sans\b|trop|enlev|poste|travail)/,
      ),
      createTurn(
        'Ah ben voilà, ça c’est moi.',
        'Confirms.',
        'Parfait, garde celle-là.',
        /\b(parfait|garde|voila|bien\b|super|top|phrase|simple|ton\b|naturel|bravo|juste|nickel|good|dis la)/,
      ),
      createTurn(
        'Tu crois qu’à mon âge on retrouve ?',
        'Gives an opinion.',
        'Oui, ça prend du temps, mais ton expérience compte.',
        /\b(oui\b(?! je (?:suis|vois|comprends|t|vous))|experience|age\b|possible|certain|temps|garanti|reseau|retrouv|cinquante|savoir|crois|chance|ans\b)/,
        callerAsks,
      ),
      createTurn(
        'Bon, parlons d’autre chose. Mon chien a mangé ma pantoufle.',
        'Follows the change of subject to the dog.',
        'La pantoufle ! Il a des goûts de luxe, ton chien.',
        /\b(chien|pantoufle|mange|gout|appetit|dent|toutou|gauche|chausson)/,
      ),
      createTurn(
        'Il s’appelle Patron. Ironique, non ?',
        'Responds to the irony.',
        'Patron ! Celui-là, au moins, il t’aime.',
        /\b(patron|ironi|nom\b|virer?|chef|obei|drole|ris\b|rire)/,
      ),
      createTurn(
        'J’ai passé combien d’années dans cette boîte, je te l’ai dit ?',
        'Remembers twenty-two years.',
        'Vingt-deux ans.',
        /\b(vingt deux|22)\b/,
        callerAsks,
      ),
      createTurn(
        'Merci, tu m’as remis debout.',
        'Accepts the thanks.',
        'Avec plaisir.',
        acceptsThanks,
      ),
      createTurn(
        'Bon, je vais rejoindre ma femme.',
        'Says goodbye.',
        'Va la retrouver, bonne soirée.',
        farewell,
        callerLeaves,
      ),
    ],
  },
]

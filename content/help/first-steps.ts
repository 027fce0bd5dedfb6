import { freeMinutes } from '../../domain/billing/ledger'
import { formatMinutes } from '../../domain/formatting/minutes'
import {
  type HelpItem,
  link,
  list,
  paragraph,
  phone,
  question,
  textMessage,
} from '../../domain/help/help-item'

/** What people ask before their first call. */
export const firstSteps: readonly HelpItem[] = [
  question(
    'general',
    'intelligence-artificielle',
    'Est-ce que je parle à une vraie personne ?',
    [
      paragraph(
        'Non. Tous les compagnons sont des intelligences artificielles, et leur voix est une voix de synthèse. Ils le disent au début du premier appel de la journée, et un badge « IA » reste affiché.',
      ),
      paragraph(
        'Ils peuvent se tromper. Ils ne remplacent ni un médecin, ni un psychologue, ni un avocat, ni un service d’urgence, ni un proche.',
      ),
    ],
    'robot humain ia chatbot bot réel personne',
  ),
  question(
    'general',
    'danger',
    'Je vais mal, ou quelqu’un est en danger : qui appeler ?',
    [
      paragraph('N’attendez pas la réponse d’un compagnon. Ces numéros sont gratuits en France :'),
      list(
        [
          phone('3114'),
          ', si vous pensez au suicide ou vous inquiétez pour un proche, jour et nuit ;',
        ],
        [phone('15'), ', pour une urgence médicale ;'],
        [phone('112'), ', pour toute urgence, en France et dans toute l’Union européenne ;'],
        [phone('17'), ', pour la police ou la gendarmerie ;'],
        [textMessage('114'), ', par SMS, si vous ne pouvez ni parler ni entendre ;'],
        [phone('3919'), ', pour les violences faites aux femmes ;'],
        [phone('119'), ', pour un enfant ou un adolescent en danger.'],
      ),
      paragraph(
        'Si un compagnon comprend que vous êtes en danger, il quitte son rôle et vous donne le bon numéro. Ce moment n’est pas décompté.',
      ),
    ],
    'suicide mourir mort urgence détresse déprime violence viol crise aide secours samu police',
  ),
  question(
    'general',
    'premier-appel',
    'Comment faire un premier appel ?',
    [
      list(
        [link('Créez un compte', 'register'), ' et confirmez votre adresse e-mail ;'],
        ['choisissez un compagnon dans ', link('le catalogue', 'dashboard'), ' ;'],
        ['sur sa page, lancez l’appel et autorisez le micro si vous voulez parler.'],
      ),
      paragraph(
        'Avant le premier appel, un écran vous demande ce que vous voulez laisser garder, et propose de vérifier votre micro et votre ligne. Aucune application n’est à installer : un navigateur récent suffit.',
      ),
    ],
    'commencer démarrer appeler téléphone application navigateur installer',
  ),
  question(
    'payment',
    'minutes-offertes',
    'Que puis-je essayer gratuitement ?',
    [
      paragraph(
        `Chaque nouveau compte reçoit ${formatMinutes(freeMinutes)}, une seule fois, quand son adresse e-mail est confirmée. Aucune carte bancaire n’est demandée, et rien n’est débité quand elles sont finies.`,
      ),
      paragraph(
        'Sur la page d’accueil, vous pouvez aussi écouter un compagnon et lui répondre quelques mots, sans compte.',
      ),
    ],
    'gratuit essai offert cadeau tester',
  ),
  question(
    'payment',
    'minutes',
    'Comment mes minutes sont-elles comptées ?',
    [
      paragraph(
        'Toute minute entamée est décomptée. La durée d’un appel est mesurée par nos serveurs, puis arrondie une seule fois, à la fin de l’appel, à la minute supérieure. Ne sont pas décomptés :',
      ),
      list(
        ['la mise en relation, avant que le compagnon soit en ligne ;'],
        ['l’annonce que le compagnon est une IA ;'],
        ['les coupures de ligne et nos pannes ;'],
        ['l’aide donnée en cas de danger.'],
      ),
      paragraph(
        'Votre solde reste affiché pendant l’appel, et l’écran prévient deux minutes, une minute et quinze secondes avant qu’il soit épuisé. Les minutes n’ont pas de date de fin.',
      ),
    ],
    'décompte facturation seconde arrondi solde crédit durée tarif expiration validité',
  ),
  question(
    'payment',
    'recu',
    'Où voir ce qu’un appel m’a coûté ?',
    [
      paragraph(
        'Chaque appel se termine par un reçu : sa durée, ce qui n’a pas été compté et pourquoi, les minutes décomptées, votre solde avant et après. Vous le retrouvez dans ',
        link('votre historique', 'history'),
        ', en ouvrant la conversation. Chaque mouvement de votre solde est sur ',
        link('la page « Recharger »', 'purchases'),
        ', onglet « Historique ».',
      ),
    ],
    'reçu coût prix appel relevé solde',
  ),
  question(
    'general',
    'age',
    'Faut-il avoir 18 ans ?',
    [
      paragraph(
        'Oui : Amivoix est réservé aux personnes de 18 ans ou plus, ou majeures dans leur pays si la majorité y est plus tardive. Vous le déclarez à l’inscription. ',
        'Les enfants et les adolescents qui ont besoin de parler peuvent appeler le ',
        phone('119'),
        ', gratuit, jour et nuit.',
      ),
    ],
    'mineur majeur enfant adolescent âge limite',
  ),
]

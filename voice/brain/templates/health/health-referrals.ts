import type { HealthConcern } from '../../understanding/health/find-health-concern'
import type { Template } from '../template'
import { bodyReferrals } from './body-referrals'
import { intimateReferrals } from './intimate-referrals'
import { lastingReferrals } from './lasting-referrals'
import { mindReferrals } from './mind-referrals'
import type { Referrals } from './referral'

const dizzyReferrals: Referrals = [
  [
    'Un médecin aujourd’hui.',
    'Avec une douleur dans la poitrine, du mal à respirer ou un malaise, c’est le 15, maintenant.',
  ],
  [
    'S’asseoir, et voir un médecin aujourd’hui ou demain.',
    'Si l’air manque, si la poitrine serre ou si un bras faiblit, le 15.',
  ],
  [
    'Ça se vérifie sans attendre : le médecin aujourd’hui, et le 15 tout de suite si ça revient fort.',
  ],
  [
    'Le médecin traitant dans la journée, ou le 15 s’il ne peut pas.',
    'Poitrine qui serre ou perte de connaissance : le 15, maintenant.',
  ],
]

const chronicReferrals: Referrals = [
  [
    'Le médecin traitant, cette semaine, c’est la bonne personne.',
    'Si ça change vite ou avec un malaise, c’est le 15.',
  ],
  [
    'Ça mérite d’être pris au sérieux : un médecin cette semaine, et un autre s’il n’écoute pas.',
    'En urgence, le 15.',
  ],
  [
    'Un rendez-vous cette semaine avec le médecin, et tout noter avant.',
    'Sans médecin traitant, l’Assurance maladie aide à en trouver un au 36 46.',
  ],
  [
    'Le médecin cette semaine, le pharmacien dès aujourd’hui pour savoir si ça peut attendre.',
    'Un malaise, c’est le 15.',
  ],
]

/**
 * Referrals by health concern. Sources: ameli.fr and service-public.fr (15, 112, médecin traitant, kiné), ivg.gouv.fr
 * (0 800 08 11 11), ameli.fr "contraception d’urgence" (72 or 120 hours), centres-antipoison.net,
 * drogues-info-service.fr (0 800 23 13 13), joueurs-info-service.fr, tabac-info-service.fr (39 89), psycom.org.
 */
export const referralsByConcern: Readonly<Record<HealthConcern, Referrals>> = {
  ...bodyReferrals,
  ...intimateReferrals,
  ...lastingReferrals,
  ...mindReferrals,
  medicine: [
    [
      'Le pharmacien répond aujourd’hui, même au téléphone : rien de plus d’ici là.',
      'S’il y a un malaise, c’est le 15.',
    ],
    [
      'Je ne peux pas le dire à sa place : le pharmacien aujourd’hui, ou le médecin qui l’a prescrit.',
      'La nuit, le 15.',
    ],
    [
      'On ne prend pas le médicament d’une autre personne.',
      'Pour le reste, le pharmacien répond tout de suite, et le médecin cette semaine.',
    ],
    [
      'Un coup de fil au pharmacien maintenant, avec la boîte sous les yeux.',
      'Grande somnolence, gonflement ou malaise : le 15.',
    ],
  ],
  'medicine-alcohol': [
    [
      'Les deux ensemble, non, pas sans l’avis du pharmacien, aujourd’hui.',
      'Somnolence anormale ou souffle lent : le 15, maintenant.',
    ],
    [
      'Non, pas les deux sans avis : l’alcool renforce beaucoup de médicaments.',
      'Le pharmacien répond aujourd’hui, et c’est l’un ou l’autre d’ici là.',
    ],
    [
      'L’alcool et les cachets, ça peut endormir trop fort : le pharmacien maintenant, et le 15 en cas de malaise.',
    ],
    [
      'Rien de plus ce soir, ni verre ni cachet, et le pharmacien aujourd’hui.',
      'Si quelqu’un dort trop profondément, c’est le 15.',
    ],
  ],
  'medicine-mistake': [
    [
      'Le 15 ou le centre antipoison, maintenant, avec la boîte à la main : ils diront s’il faut surveiller.',
    ],
    ['Ne rien reprendre, ne pas faire vomir, et appeler maintenant le 15 ou un centre antipoison.'],
    [
      'Une erreur de dose se vérifie tout de suite : le 15, le centre antipoison ou le pharmacien, avec l’heure et la quantité.',
    ],
    [
      'Même si tout semble aller, le 15 ou le centre antipoison répond maintenant.',
      'Certains effets arrivent plus tard.',
    ],
  ],
  'medicine-stopped': [
    [
      'On n’arrête pas d’un coup sans avis : le médecin qui l’a prescrit, cette semaine, et le pharmacien dès aujourd’hui.',
    ],
    [
      'C’est à dire au médecin cette semaine, il peut changer ou baisser doucement.',
      'Pour le cœur, l’insuline ou l’épilepsie, c’est aujourd’hui.',
    ],
    [
      'Le médecin n’en voudra à personne : un rendez-vous cette semaine.',
      'En cas de malaise ou de confusion, le 15.',
    ],
    [
      'Le pharmacien aujourd’hui peut souvent dépanner, et le médecin cette semaine.',
      'Si ça tourne ou si ça tremble, c’est le 15.',
    ],
  ],
  sleep: [
    [
      'Si ça dure depuis des semaines, le médecin traitant, cette semaine : le manque de sommeil se soigne, et pas seulement avec des cachets.',
    ],
    [
      'Ça use, et ça mérite un rendez-vous cette semaine avec le médecin.',
      'D’ici là, pas de volant quand les yeux se ferment.',
    ],
    [
      'Le médecin peut chercher pourquoi, dans la semaine.',
      'Si la nuit amène des idées noires, le 3114 répond à toute heure.',
    ],
    [
      'Le pharmacien conseille aujourd’hui sans ordonnance, et le médecin cette semaine si rien ne change.',
    ],
  ],
  eating: [
    [
      'Ça compte, et sans honte : le médecin traitant, cette semaine.',
      'Avec un malaise, des palpitations ou plus rien bu, c’est le 15.',
    ],
    [
      'C’est une souffrance, pas un caprice : un médecin cette semaine peut entendre ça et orienter.',
      'Trop faible pour tenir debout, le 15.',
    ],
    [
      'Le médecin dans les deux jours si plus rien ne passe, cette semaine sinon.',
      'De l’eau par petites gorgées d’ici là.',
    ],
    [
      'Une phrase suffit chez le médecin, cette semaine : « manger est devenu difficile ».',
      'Un malaise, c’est le 15, maintenant.',
    ],
  ],
  memory: [
    [
      'Le médecin traitant, dans les deux semaines : il peut proposer une consultation mémoire.',
      'Si c’est venu d’un coup, c’est le 15.',
    ],
    [
      'Noter deux ou trois exemples, et les montrer au médecin dans les deux semaines.',
      'Parole embrouillée ou bouche de travers : le 15, maintenant.',
    ],
    [
      'Ça inquiète, et ça se vérifie : le médecin cette semaine ou la suivante.',
      'Une confusion soudaine, ou après une chute, c’est aujourd’hui.',
    ],
    [
      'La bonne porte est le médecin traitant, bientôt, avec quelqu’un de la famille.',
      'D’un coup, en quelques heures, c’est le 15.',
    ],
  ],
  dizzy: dizzyReferrals,
  'chest-breath': dizzyReferrals,
  chronic: chronicReferrals,
  'weight-loss': chronicReferrals,
  'which-midwife': [
    [
      'La sage-femme fait le frottis, la contraception, le stérilet et la grossesse sans souci, souvent cette semaine.',
      'Pour une maladie ou une douleur qui dure, le gynécologue.',
    ],
    [
      'Les deux conviennent pour le suivi ; la sage-femme a souvent une place cette semaine, et envoie au gynécologue s’il y a un souci.',
    ],
    [
      'La première des deux qui a une place cette semaine : la sage-femme suit, le gynécologue soigne aussi les maladies et opère.',
    ],
    [
      'Pour un suivi ordinaire, une sage-femme, dès cette semaine.',
      'Pour un traitement ou une douleur, un gynécologue, et le 15 si c’est violent.',
    ],
  ],
  'which-joint': [
    [
      'Le médecin d’abord, cette semaine : il prescrit le kiné, ou envoie au rhumatologue si l’articulation est malade.',
    ],
    [
      'Le kiné rééduque, le rhumatologue soigne les articulations, l’orthopédiste opère, le podologue fait les semelles.',
      'Le médecin choisit avec {toi|vous}, cette semaine.',
    ],
    [
      'Par le médecin traitant, cette semaine : c’est lui qui ouvre le remboursement du kiné.',
      'L’ostéopathe, jamais après un choc ou avec de la fièvre.',
    ],
    [
      'Médecin cette semaine, puis kiné ; rhumatologue si ça dure.',
      'Après une chute ou rouge et chaud, c’est aujourd’hui.',
    ],
  ],
  'which-mind': [
    [
      'Le psychologue écoute et accompagne ; le psychiatre est médecin et peut prescrire.',
      'Le médecin traitant, cette semaine, aide à choisir.',
    ],
    [
      'Pour parler, un psychologue, dès qu’il a une place ; pour un traitement, un psychiatre.',
      'Le médecin oriente cette semaine, et le 3114 répond jour et nuit.',
    ],
    [
      'Le titre de psychologue et celui de psychiatre sont protégés par la loi, coach et sophrologue non.',
      'Le médecin oriente, cette semaine.',
    ],
    [
      'Le premier rendez-vous libre cette semaine est un bon début, psychologue ou médecin : ils passent le relais au psychiatre s’il le faut.',
    ],
  ],
  'which-other': [
    [
      'Le médecin traitant d’abord, cette semaine : il soigne beaucoup lui-même, et sinon il écrit au bon spécialiste.',
    ],
    [
      'Par le médecin traitant, cette semaine, le spécialiste est mieux remboursé.',
      'Dentiste, sage-femme, ophtalmologue et gynécologue se voient directement.',
    ],
    [
      'Dans le doute, le médecin cette semaine, le pharmacien dès aujourd’hui.',
      'Si c’est fort ou soudain, le 15 dit où aller.',
    ],
    [
      'Le médecin, dans la semaine, dira qui voir ensuite.',
      'La nuit et le week-end, le 116 117 là où il existe, sinon le 15.',
    ],
  ],
  animal: [
    [
      'Le vétérinaire, aujourd’hui : par téléphone, il dit déjà si ça peut attendre.',
      'Rien de la pharmacie humaine d’ici là.',
    ],
    [
      'Un appel au vétérinaire maintenant, et il y a des vétérinaires de garde la nuit.',
      'Pas de médicament à nous, certains les tuent.',
    ],
    [
      'Pour lui, c’est le vétérinaire aujourd’hui, surtout s’il ne mange plus, saigne ou respire mal.',
    ],
    [
      'Le vétérinaire, sans attendre demain s’il souffre ou s’il a avalé quelque chose.',
      'Le noter, l’heure et la quantité, l’aidera.',
    ],
  ],
}

/** Said before a short referral to a caller who reports a concern without asking a question. */
export const healthAcknowledgements: readonly [Template, ...Template[]] = [
  'C’est bien de le dire.',
  'Merci de me le dire.',
  'Je comprends que ça inquiète.',
  'Ce n’est pas rien, et {tu fais|vous faites} bien d’en parler.',
]

import { usernameMinLength } from '../../domain/accounts/registration'
import { freeMinutes } from '../../domain/billing/ledger'
import { categories, healthCategory } from '../../domain/categories'
import { reportTextRetentionMonths } from '../../domain/conversations/report'
import {
  frame,
  type LegalDocument,
  link,
  list,
  pageLink,
  paragraph,
  section,
  text,
} from '../../domain/legal/legal-document'
import { retentionPeriods } from '../../domain/legal/retention-periods'
import type { OperatorFacts } from './operator-facts'
import { legalTextsUpdatedOn } from './updated-on'

const createPurpose = ({ description }: OperatorFacts) =>
  section(
    '1. Ce que règlent ces conditions',
    paragraph(
      `Ces conditions lient toute personne qui utilise Amivoix à son éditeur : ${description}, ci-après « nous ». Vous les acceptez en créant un compte. Les visiteurs sans compte les suivent pour ce qu’ils utilisent.`,
    ),
    paragraph(
      'Les achats suivent en plus les ',
      pageLink('conditions de vente', 'termsOfSale'),
      ', et vos données sont traitées comme le dit la ',
      pageLink('politique de confidentialité', 'privacy'),
      '.',
    ),
  )

const users = section(
  '2. Un service réservé aux adultes',
  paragraph(
    'Il faut avoir 18 ans ou plus, et être majeur dans le pays où vous vivez. Vous le déclarez en créant un compte. Le service est fait pour votre usage personnel : il ne peut être ni revendu ni utilisé pour le compte de quelqu’un d’autre.',
  ),
  paragraph(
    'Si une personne dit pendant un appel qu’elle est mineure, le compagnon quitte son rôle, indique le ',
    link('119', 'tel:119'),
    ', et la conversation s’arrête là. Ce temps n’est pas décompté.',
  ),
)

const account = section(
  '3. Votre compte',
  paragraph(
    `Un compte demande une adresse électronique, un pseudo d’au moins ${usernameMinLength} caractères et un mot de passe, ou la connexion par Google quand elle est proposée. Rien ne vous oblige à donner votre vrai nom. L’adresse doit être confirmée dans les ${retentionPeriods.unconfirmedAccountDays} jours, faute de quoi l’inscription est effacée.`,
  ),
  paragraph(
    `Chaque personne a droit à un compte. Les ${freeMinutes} minutes offertes à l’inscription le sont une seule fois par adresse, même si le compte est supprimé puis recréé.`,
  ),
  paragraph(
    'Gardez votre mot de passe pour vous et prévenez-nous si quelqu’un d’autre l’utilise. Dans votre ',
    pageLink('profil', 'profile'),
    ', vous voyez les appareils connectés et pouvez les déconnecter, changer d’adresse ou de mot de passe, et supprimer votre compte à tout moment.',
  ),
)

const companions = section(
  '4. Vous parlez à une intelligence artificielle',
  frame(
    'Ce que la loi demande de vous dire',
    'Les compagnons d’Amivoix ne sont pas des personnes. Ce sont des programmes d’intelligence artificielle, avec une voix de synthèse et un personnage de fiction. Le compagnon le dit au premier appel de la journée, et la mention « IA » reste visible pendant l’appel (article 50 du règlement (UE) 2024/1689).',
  ),
  paragraph(
    'Selon les réglages du site et vos accords, les réponses viennent de dialogues écrits d’avance ou d’un modèle de langage. Elles peuvent être inexactes, incomplètes ou mal comprendre ce que vous dites. Ne fondez aucune décision importante sur elles sans les vérifier.',
  ),
  paragraph(
    'Un compagnon n’éprouve rien et ne prétend pas le contraire. Il ne cherche ni à vous retenir, ni à vous culpabiliser, ni à vous vendre des minutes. Nous ne déduisons aucune émotion de votre voix. Un compagnon n’appelle jamais de lui-même.',
  ),
)

const notAProfessional = section(
  '5. Ce que le service ne remplace pas',
  paragraph(
    `Amivoix n’est ni un service de santé, ni un service d’urgence, ni un cabinet de conseil. Un compagnon ne pose pas de diagnostic et ne prescrit rien. Pour votre santé, vos droits ou votre argent, consultez une personne dont c’est le métier. Les compagnons de la catégorie « ${categories[healthCategory].label} » le rappellent dans leur présentation.`,
  ),
)

const crisis = section(
  '6. En cas de détresse ou de danger',
  paragraph(
    'Si vous ou quelqu’un d’autre êtes en danger, n’attendez pas la réponse d’un compagnon. Ces numéros sont gratuits :',
  ),
  list(
    [link('3114', 'tel:3114'), ' : prévention du suicide, jour et nuit ;'],
    [link('15', 'tel:15'), ' : urgence médicale ; ', link('17', 'tel:17'), ' : police secours ;'],
    [
      link('112', 'tel:112'),
      ' : toutes les urgences, en Europe ; ',
      link('114', 'sms:114'),
      ' : les mêmes, par SMS ;',
    ],
    [
      link('3919', 'tel:3919'),
      ' : violences faites aux femmes ; ',
      link('119', 'tel:119'),
      ' : enfance en danger.',
    ],
  ),
  paragraph(
    'Quand vos mots pendant un appel laissent penser à un danger (suicide, automutilation, violence, urgence médicale), le compagnon quitte son rôle, donne le numéro qui convient, et l’écran l’affiche. Ce temps n’est jamais facturé, et rien n’est proposé à la vente. Il est limité dans la journée ; l’appel prend ensuite fin en redonnant les numéros.',
  ),
  paragraph(
    'Cette attention repose sur un programme : elle peut manquer un danger ou en voir un où il n’y en a pas. Elle n’alerte personne à votre place. Elle ne s’applique pas aux compagnons tenus par un service vocal extérieur, dont la page dit avant l’appel qui reçoit votre voix.',
  ),
)

const minutes = section(
  '7. Les minutes',
  paragraph(
    'Parler consomme des minutes de votre solde. Ce qui est décompté et ce qui ne l’est pas, les prix, la rétractation, la résiliation et les remboursements sont expliqués dans les ',
    pageLink('conditions de vente', 'termsOfSale'),
    '. Chaque appel se termine par un reçu, que vous retrouvez dans votre ',
    pageLink('historique', 'profileHistory'),
    '.',
  ),
)

const conduct = section(
  '8. Ce qui n’est pas permis',
  list(
    'utiliser le service si vous êtes mineur, ou le mettre entre les mains d’un mineur ;',
    'toute évocation sexuelle impliquant un mineur ;',
    'préparer ou encourager un acte illégal, la violence, la haine ou le harcèlement ;',
    'se servir d’un compagnon pour imiter une personne réelle, ou présenter ses paroles comme celles d’un être humain ;',
    'enregistrer ou diffuser la voix ou les propos d’une autre personne sans son accord ;',
    'contourner les limites, le décompte ou la sécurité du service, créer des comptes en série, automatiser des appels sans notre accord ;',
    'copier en nombre les contenus du site ou s’en servir pour entraîner un modèle.',
  ),
)

const createModeration = ({ contactEmail }: OperatorFacts) =>
  section(
    '9. Modération et signalement',
    paragraph(
      'Vos conversations ne sont pas publiées et nous ne les lisons pas. Pendant l’appel, deux contrôles automatiques s’appliquent : ce que vous dites est examiné pour reconnaître un danger, un mineur ou un contenu sexuel impliquant un mineur ; ce qu’un modèle de langage s’apprête à dire est examiné phrase par phrase, et remplacé s’il est explicite, s’il se prétend humain, s’il pose un diagnostic ou s’il fait pression sur vous.',
    ),
    paragraph(
      'Si un compagnon dit quelque chose d’illicite ou de dangereux, le bouton « Signaler » de sa page ou de votre historique nous le transmet, avec ou sans la transcription, selon votre choix. Une personne lit chaque signalement. Si vous avez laissé une adresse, vous recevez un accusé de réception, puis notre décision et ses raisons. Vous pouvez contester cette décision dans les ',
      `${reportTextRetentionMonths} mois, en écrivant à `,
      contactEmail,
      ' : une personne la réexamine.',
    ),
  )

const closure = section(
  '10. Suspension et fermeture',
  paragraph(
    'Vous pouvez partir quand vous voulez : la suppression du compte est immédiate et se fait dans votre ',
    pageLink('profil', 'profile'),
    '.',
  ),
  paragraph(
    `En cas de manquement à ces conditions, nous vous demandons d’abord d’y mettre fin. Un manquement grave, notamment à l’article 8, peut entraîner la suspension ou la fermeture du compte sans préavis. Nous vous en donnons alors la raison par e-mail, et vous pouvez la contester pendant ${reportTextRetentionMonths} mois. Ce que deviennent les minutes payées est dit à l’article 9 des conditions de vente.`,
  ),
)

const availability = section(
  '11. Disponibilité et évolution du service',
  paragraph(
    'Le service est proposé jour et nuit, sauf maintenance, panne ou affluence. Une coupure de notre fait n’est pas décomptée. Nous pouvons faire évoluer les compagnons et les fonctions.',
  ),
  paragraph(
    'Les garanties légales que vous donne le code de la consommation sont rappelées à l’article 8 des conditions de vente.',
  ),
)

const liability = section(
  '12. Responsabilité',
  paragraph(
    'Nous répondons du bon fonctionnement du service dans les conditions de la loi. Nous ne répondons pas des décisions prises sur la seule foi d’une réponse d’un compagnon, ni d’un usage contraire à ces conditions. Rien ici ne limite les droits que la loi donne aux consommateurs.',
  ),
)

const changes = section(
  '13. Modification de ces conditions',
  paragraph(
    'Toute modification importante vous est annoncée par e-mail au moins un mois avant de s’appliquer. Si elle ne vous convient pas, vous pouvez supprimer votre compte ; vos droits sur les minutes payées restent ceux des conditions de vente.',
  ),
)

const createLaw = ({ contactEmail, mediator }: OperatorFacts) =>
  section(
    '14. Droit applicable et litiges',
    paragraph(
      'Ces conditions relèvent du droit français ; si vous vivez dans un autre pays de l’Union européenne, vous gardez la protection de ses règles impératives. En cas de litige, écrivez-nous d’abord à ',
      contactEmail,
      '. Vous pouvez ensuite recourir gratuitement au médiateur de la consommation : ',
      ...mediator,
      '. Vous pouvez aussi saisir la juridiction compétente, dont celle du lieu où vous demeurez.',
    ),
  )

/** The terms that every account accepts. */
export const createTermsOfUse = (facts: OperatorFacts): LegalDocument => ({
  title: 'Conditions d’utilisation',
  updatedOn: legalTextsUpdatedOn,
  summary: [
    text('Amivoix est réservé aux adultes, pour un usage personnel.'),
    text('Vous parlez à une intelligence artificielle, jamais à une personne.'),
    text(
      'Un compagnon ne remplace ni un médecin, ni un psychologue, ni les secours. En détresse : ',
      link('3114', 'tel:3114'),
      ', jour et nuit.',
    ),
    text('Vous pouvez supprimer votre compte à tout moment, dans votre profil.'),
  ],
  sections: [
    createPurpose(facts),
    users,
    account,
    companions,
    notAProfessional,
    crisis,
    minutes,
    conduct,
    createModeration(facts),
    closure,
    availability,
    liability,
    changes,
    createLaw(facts),
  ],
})

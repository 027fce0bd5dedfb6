import {
  type LegalDocument,
  link,
  list,
  pageLink,
  paragraph,
  section,
  text,
} from '../../domain/legal/legal-document'
import type { OperatorFacts } from './operator-facts'
import { legalTextsUpdatedOn } from './updated-on'

const createCommitment = ({ companyName }: OperatorFacts) =>
  section(
    '1. Notre engagement',
    paragraph(
      `${companyName}, qui édite Amivoix, veut que chacun puisse s’en servir : à la voix ou par écrit, à la souris, au clavier ou avec un lecteur d’écran. Le but est la conformité aux règles WCAG 2.2, niveau AA, et à la norme EN\u00a0301\u00a0549, que vise la directive (UE) 2019/882 sur l’accessibilité des produits et services.`,
    ),
  )

const status = section(
  '2. État de conformité',
  paragraph(
    'Aucun audit n’a encore été mené par un organisme indépendant : nous n’annonçons donc ni taux ni conformité totale. Nos propres essais portent sur :',
  ),
  list(
    'un contrôle automatique (axe) des pages publiques, des formulaires, des appels et des erreurs, à la taille d’un téléphone et d’un ordinateur ;',
    'un parcours au clavier seul, de la connexion à la fin d’un appel ;',
    'l’affichage sans script des pages publiques, la réduction des animations et les deux apparences, claire et sombre.',
  ),
)

const features = section(
  '3. Ce qui est prévu pour vous',
  list(
    'chaque appel a des sous-titres en direct et peut être mené entièrement par écrit, sans microphone, sauf l’exception dite à l’article 4 ;',
    'pendant un appel : M coupe ou rétablit le microphone, T ouvre la saisie, Échap demande à raccrocher ;',
    'un lien « Aller au contenu », des titres et des repères sur chaque page, et le focus toujours visible ;',
    'une mise en page qui tient jusqu’à 200 % d’agrandissement, et des animations réduites si votre appareil le demande ;',
    'le temps qui passe n’est pas lu sans cesse ; la fin proche du solde est annoncée.',
  ),
)

const limits = section(
  '4. Ce qui ne va pas encore',
  list(
    'les essais avec de vrais lecteurs d’écran (NVDA, VoiceOver, TalkBack) et avec des personnes concernées restent à faire ;',
    'la reconnaissance de la parole peut mal comprendre une voix ou une élocution inhabituelle : l’écrit la remplace à tout moment ;',
    'la voix de synthèse embarquée peut être difficile à comprendre ; les sous-titres disent la même chose ;',
    'un compagnon tenu par un service vocal extérieur peut demander un microphone ;',
    'la page de paiement de Stripe et la connexion par Google ne dépendent pas de nous.',
  ),
)

const createFeedback = ({ contactEmail, phone }: OperatorFacts) =>
  section(
    '5. Nous signaler un obstacle',
    paragraph(
      'Si quelque chose vous arrête, dites-le-nous : nous vous répondrons et chercherons une autre façon de vous servir. Écrivez à ',
      contactEmail,
      ', appelez le ',
      phone,
      ', ou passez par la ',
      pageLink('page de contact', 'contact'),
      '. Dites-nous la page, ce que vous vouliez faire et, si vous le savez, votre appareil.',
    ),
  )

const complaints = section(
  '6. Voies de recours',
  paragraph(
    'Si notre réponse ne vous satisfait pas, vous pouvez saisir la Direction générale de la concurrence, de la consommation et de la répression des fraudes (DGCCRF), qui contrôle l’accessibilité des services de commerce électronique, par ',
    link('signal.conso.gouv.fr', 'https://signal.conso.gouv.fr/'),
    ', ou le Défenseur des droits : ',
    link('www.defenseurdesdroits.fr', 'https://www.defenseurdesdroits.fr/'),
    ', téléphone 09\u00a069\u00a039\u00a000\u00a000, ou par courrier gratuit, sans timbre : Défenseur des droits, Libre réponse 71120, 75342 Paris Cedex 07.',
  ),
)

/** The accessibility statement (Directive (EU) 2019/882, annex V). */
export const createAccessibilityStatement = (facts: OperatorFacts): LegalDocument => ({
  title: 'Accessibilité',
  updatedOn: legalTextsUpdatedOn,
  summary: [
    text(
      'Un appel se suit avec des sous-titres et peut se faire par écrit, sauf l’exception dite à l’article 4.',
    ),
    text('Le site s’utilise au clavier, et vise les règles WCAG 2.2, niveau AA.'),
  ],
  sections: [createCommitment(facts), status, features, limits, createFeedback(facts), complaints],
})

/** What a caller says in one turn, and the facts to propose; "|" separates accepted wordings of one fact. */
export type FactLine = { text: string; facts: readonly string[] }

const line = (text: string, ...facts: string[]): FactLine => ({ text, facts })

/** The day of the calls, a Friday. */
export const dayOfCalls = '2026-11-27'

/** Turns with which the rules for facts were developed. */
export const developmentLines: readonly FactLine[] = [
  line(
    'ouais tranquille là j’sors du taf j’suis cuistot dans une brasserie à Lille',
    'Vous êtes cuistot dans une brasserie à Lille.|Vous êtes cuistot.',
  ),
  line(
    'moi j’ai cinquante et un ans je suis divorcée depuis trois ans alors les soirées des fois c’est long',
    'Vous avez cinquante et un ans.',
    'Vous êtes divorcée depuis trois ans.',
  ),
  line('ben en fait mon fils il s’appelle Noé', 'Votre fils s’appelle Noé.'),
  line('ah et on se marie en juin avec Karim', 'Vous vous mariez en juin 2027 avec Karim.'),
  line(
    'euh moi j’ai un entretien jeudi pour un poste de secrétaire, je mets quoi tu crois ?',
    'Vous avez un entretien le jeudi 3 décembre pour un poste de secrétaire.',
  ),
  line(
    'j’ai un entretien avec les RH demain et ça me stresse',
    'Vous avez un entretien avec les RH le samedi 28 novembre.',
  ),
  line('mon anniversaire c’est le 12 mars', 'Votre anniversaire est le 12 mars.'),
  line('je suis végétarienne moi donc le barbecue bof', 'Vous êtes végétarienne.'),
  line('mon chien c’est Pompon, un vieux bichon', 'Votre chien s’appelle Pompon.'),
  line('je bosse à la mairie de Tours, à l’accueil', 'Vous travaillez à la mairie de Tours.'),
  line('ma fille s’appelle Léonie elle a huit ans', 'Votre fille s’appelle Léonie et a huit ans.'),
  line('j’ai trois gosses tu sais', 'Vous avez trois enfants.'),
  line(
    'je fais de l’escalade tous les mardis avec une copine',
    'Vous faites de l’escalade tous les mardis avec une copine.|Vous faites de l’escalade tous les mardis.',
  ),
  line(
    'mon gars il passe son permis lundi, il stresse à mort',
    'Votre fils passe son permis le lundi 30 novembre.|Votre gars passe son permis le lundi 30 novembre.',
  ),
  line(
    'et on déménage à Bordeaux en mars avec mon copain',
    'Vous déménagez à Bordeaux en mars 2027 avec votre copain.',
  ),
  line(
    'ma fille elle habite à Dublin maintenant',
    'Votre fille habite à Dublin.|Votre fille habite à Dublin maintenant.',
  ),
  line('j’ai un chien qui s’appelle Filou', 'Vous avez un chien qui s’appelle Filou.'),
  line(
    'j’attends les résultats du concours de la fonction publique',
    'Vous attendez les résultats du concours de la fonction publique.',
  ),
  line(
    'bon je pars en vacances au Portugal le 12',
    'Vous partez en vacances au Portugal le samedi 12 décembre.',
  ),
  line(
    'je suis assistante de gestion depuis six ans dans la même boîte j’ai jamais rien demandé',
    'Vous êtes assistante de gestion depuis six ans dans la même boîte.|Vous êtes assistante de gestion depuis six ans.|Vous êtes assistante de gestion.',
  ),
  line(
    'sinon dimanche je vais à un mariage et j’ai rien à me mettre',
    'Vous allez à un mariage le dimanche 29 novembre.',
  ),
  line(
    'je commence un nouveau boulot lundi je stresse',
    'Vous commencez un nouveau travail le lundi 30 novembre.|Vous commencez un nouveau boulot le lundi 30 novembre.',
  ),
  line(
    'j’ai un petit chien moi, Filou, il a douze ans, il dort sur mes pieds',
    'Vous avez un petit chien.|Votre chien s’appelle Filou et a douze ans.|Votre petit chien s’appelle Filou et a douze ans.|Votre petit chien a douze ans.',
  ),
  line('ma mère elle est prof de français', 'Votre mère est prof de français.'),
  line(
    'je voudrais apprendre l’espagnol parce que ma fille m’emmène à Séville au mois de mai',
    'Vous voudriez apprendre l’espagnol.',
    'Votre fille vous emmène à Séville en mai 2027.',
  ),
  line(
    'tiens sinon j’ai soixante et un ans et je prends ma retraite en avril j’étais facteur',
    'Vous avez soixante et un ans.',
    'Vous prenez votre retraite en avril 2027.',
    'Vous étiez facteur.',
  ),
  line(
    'ma sœur se marie le 20 juin à Annecy',
    'Votre sœur se marie le dimanche 20 juin 2027 à Annecy.',
  ),
  line('j’habite à Nantes depuis deux ans', 'Vous habitez à Nantes depuis deux ans.'),
  line(
    'demain matin j’ai rendez-vous à la banque pour un prêt',
    'Vous avez rendez-vous à la banque pour un prêt le samedi 28 novembre au matin.',
  ),
  line(
    'j’ai deux enfants, Jules et Manon',
    'Vous avez deux enfants.|Vous avez deux enfants, Jules et Manon.',
  ),
]

/** Turns for testing only: they were written before the rules, and no rule may be changed to suit one of them. */
export const heldOutLines: readonly FactLine[] = [
  line('alors moi c’est Martine, j’ai soixante-trois ans', 'Vous avez soixante-trois ans.'),
  line(
    'je suis comptable dans une petite boîte à Angers',
    'Vous êtes comptable dans une petite boîte à Angers.|Vous êtes comptable.',
  ),
  line(
    'ma fille elle s’appelle Inès et mon fils c’est Hugo',
    'Votre fille s’appelle Inès.',
    'Votre fils s’appelle Hugo.',
  ),
  line(
    'bah j’ai mon code samedi à neuf heures',
    'Vous avez votre code le samedi 28 novembre à neuf heures.',
  ),
  line(
    'je bosse comme serveuse en ce moment',
    'Vous travaillez comme serveuse.|Vous travaillez comme serveuse en ce moment.',
  ),
  line(
    'on part en Bretagne la semaine prochaine avec les enfants',
    'Vous partez en Bretagne la semaine du 30 novembre avec les enfants.',
  ),
  line('mon chat s’appelle Pythagore, il est gros et roux', 'Votre chat s’appelle Pythagore.'),
  line('j’ai quatre petits-enfants', 'Vous avez quatre petits-enfants.'),
  line('j’apprends la guitare depuis septembre', 'Vous apprenez la guitare depuis septembre.'),
  line('je vis seule avec mon chat', 'Vous vivez seule avec votre chat.'),
  line('mon mari travaille de nuit à l’usine', 'Votre mari travaille de nuit à l’usine.'),
  line('ben mon frère il vit au Canada', 'Votre frère vit au Canada.'),
  line(
    'je passe le concours d’infirmière le 15 décembre',
    'Vous passez le concours d’infirmière le mardi 15 décembre.',
  ),
  line(
    'l’anniversaire de ma mère c’est le 8 janvier',
    'L’anniversaire de votre mère est le 8 janvier.',
  ),
  line(
    'je cherche un appartement à Lyon mais c’est hors de prix',
    'Vous cherchez un appartement à Lyon.',
  ),
  line(
    'après-demain je vois mon banquier pour le crédit',
    'Vous voyez votre banquier pour le crédit le dimanche 29 novembre.',
  ),
  line(
    'j’suis étudiante en droit à Rennes',
    'Vous êtes étudiante en droit à Rennes.|Vous êtes étudiante en droit.',
  ),
  line(
    'moi je joue du piano depuis toute petite',
    'Vous jouez du piano depuis toute petite.|Vous jouez du piano.',
  ),
  line(
    'ma copine elle est kiné à Grenoble',
    'Votre copine est kiné à Grenoble.|Votre copine est kiné.',
  ),
  line(
    'j’ai un fils de douze ans qui fait du rugby',
    'Vous avez un fils de douze ans.|Vous avez un fils de douze ans qui fait du rugby.',
  ),
  line(
    'mardi soir j’ai une réunion avec mon chef, j’ai la trouille',
    'Vous avez une réunion avec votre chef le mardi 1er décembre au soir.',
  ),
  line('je suis retraité de la SNCF', 'Vous êtes retraité de la SNCF.'),
  line('mes parents habitent à Toulouse', 'Vos parents habitent à Toulouse.'),
  line('je fais du yoga le jeudi', 'Vous faites du yoga le jeudi.'),
  line(
    'on va voir ma belle-mère dimanche',
    'Vous allez voir votre belle-mère le dimanche 29 novembre.',
  ),
  line(
    'ouais je suis pacsé avec Thomas depuis deux ans',
    'Vous êtes pacsé avec Thomas depuis deux ans.|Vous êtes pacsé.',
  ),
  line('j’adore les vieux films de Truffaut', 'Vous adorez les vieux films de Truffaut.'),
  line(
    'ma meilleure amie s’appelle Capucine, on se connaît depuis la maternelle',
    'Votre meilleure amie s’appelle Capucine.',
  ),
  line(
    'je déménage dans deux semaines et j’ai rien emballé',
    'Vous déménagez le vendredi 11 décembre.|Vous déménagez vers le 11 décembre.',
  ),
  line(
    'mon fils il rentre de Londres ce week-end',
    'Votre fils rentre de Londres le week-end du 28 novembre.',
  ),
]

/** Turns from which no fact may be proposed, because there is none or it is sensitive; for development. */
export const developmentLinesWithoutFacts: readonly string[] = [
  'je suis triste ce soir',
  'j’ai un problème avec tout le monde en ce moment',
  'je vais en toucher un mot à ma femme ce soir',
  'j’ai dix ans de métier derrière moi',
  'je bosse comme un fou en ce moment',
  'je fais la vaisselle et après je me couche',
  'j’ai une question à te poser',
  'demain c’est mon jour de repos j’sais pas quoi faire',
  'je fais de mon mieux',
  'je voudrais changer de sujet',
  'si je pars à Lyon vendredi je lui dirai',
  'il m’a dit je suis comptable',
  'imagine je suis astronaute et toi tu es la lune',
  'mon père il est mort d’un infarctus à soixante ans',
  'je vis un truc bizarre en ce moment',
  'j’ai pas d’enfants moi',
  'j’aurais aimé avoir trois enfants',
  'je joue la comédie toute la journée',
  'un petit teckel, y en a un à la SPA il s’appelle Gontran',
  'je prépare le repas là',
  'je suis la dernière à partir tous les soirs',
  'je vais au lit dans cinq minutes',
  'j’adore ta voix',
  'j’ai envie de partir demain',
  'je vais pas y aller dimanche',
  'c’est quand l’anniversaire de ma mère ?',
  'tu habites à Paris toi ?',
  'mon père se fait opérer lundi',
  'je suis musulmane',
  'j’attends les résultats de ma prise de sang',
]

/** Like `developmentLinesWithoutFacts`, but for testing only, like `heldOutLines`. */
export const heldOutLinesWithoutFacts: readonly string[] = [
  'j’en ai marre de tout ce soir',
  'je suis fière de moi quand même',
  'je retiens rien en ce moment j’ai la tête vide',
  'mon chef il m’a encore pris la tête toute la journée',
  'je suis pas comptable, je suis juste bordélique',
  'j’ai deux minutes là',
  'je travaille trop',
  'je pars du principe que ça ira',
  'je vis au jour le jour',
  'j’habitais à Marseille avant',
  'ma sœur elle m’a dit j’habite plus chez Paul',
  'j’ai une idée',
  'on verra bien demain',
  'je commence à avoir sommeil',
  'je fais du bruit exprès des fois',
  'je vais dormir, j’embauche à neuf heures demain',
  'j’ai un mal de tête demain j’appelle le médecin',
  'elle s’appelle comment déjà la capitale du Pérou',
  'je rêve que je suis pilote de ligne',
  'j’ai vu un film hier, il s’appelle Amélie',
  'ça fait dix ans que j’ai pas pris de vacances',
  'je joue avec le feu je sais',
  'mon voisin il fait un boucan',
  'j’aimerais bien être infirmière dans une autre vie',
  'je suis enceinte de trois mois',
  'je vote à gauche depuis toujours',
  'j’ai rendez-vous chez le psy mardi',
  'je reprends un café et je te raconte',
  'je pense que mon mari me trompe',
  'j’ai peur de l’entretien de jeudi',
]

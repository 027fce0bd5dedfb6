/** A caller's statement, a later question about it in the same call, and words that the answer must contain. */
export type RecallCase = readonly [statement: string, question: string, answer: string]

/** The cases of eight calls. The author wrote them before seeing any answer. */
export const recallCasesByCall: readonly (readonly RecallCase[])[] = [
  [
    [
      'je m’installe, je suis rentré du boulot, je suis plombier',
      'tu sais ce que je fais comme métier ?',
      'plombier',
    ],
    ['j’habite à Poitiers depuis deux ans', 'et moi, j’habite où ?', 'Poitiers'],
    ['j’ai cinquante-trois ans', 'tu connais mon âge ?', 'cinquante-trois'],
    ['mes enfants s’appellent Arthur et Zoé', 'ils s’appellent comment mes enfants ?', 'Zoé'],
    ['je me réveille à six heures et demie', 'je me réveille à quelle heure déjà ?', 'six heures'],
  ],
  [
    ['mon amie Colette vient demain', 'comment s’appelle mon amie déjà ?', 'Colette'],
    ['je suis originaire de la Réunion', 'je suis originaire d’où ?', 'Réunion'],
    ['je suis allergique au pollen', 'à quoi je suis allergique ?', 'pollen'],
    ['ma couleur préférée c’est le vert', 'quelle est ma couleur préférée ?', 'vert'],
    ['samedi je vais au mariage de ma cousine', 'je fais quoi samedi ?', 'mariage'],
  ],
  [
    ['mon chat c’est Moustache', 'le nom de mon chat ?', 'Moustache'],
    ['je bois mon café sans sucre', 'je bois mon café comment ?', 'sans sucre'],
    ['mon chanteur préféré c’est Brassens', 'qui est mon chanteur préféré ?', 'Brassens'],
    ['ma voisine madame Roux est malade', 'ma voisine, elle s’appelle comment ?', 'Roux'],
    ['je prends le train de huit heures pour Lyon', 'je prends le train pour où ?', 'Lyon'],
  ],
  [
    ['je suis né en 1961', 'je suis né en quelle année ?', '1961'],
    [
      'j’ai trois petits-enfants, Nino, Jade et Malo',
      'tu te rappelles le prénom de mes petits-enfants ?',
      'Malo',
    ],
    ['je déteste les choux de Bruxelles', 'qu’est-ce que je déteste manger ?', 'choux'],
    ['je joue de l’accordéon le dimanche', 'je joue de quel instrument ?', 'accordéon'],
    ['je mesure un mètre soixante', 'je mesure combien ?', 'soixante'],
  ],
  [
    ['ma mère vit à Brest', 'elle vit où ma mère ?', 'Brest'],
    ['mon mari est chauffeur de bus', 'il fait quoi mon mari dans la vie ?', 'chauffeur'],
    ['je me couche vers minuit', 'je me couche à quelle heure ?', 'minuit'],
    ['on part en Italie cet été', 'on part où cet été ?', 'Italie'],
    ['mon médecin c’est le docteur Lambert', 'c’est qui mon médecin ?', 'Lambert'],
  ],
  [
    ['j’ai deux frères, Paul et Simon', 'j’ai combien de frères ?', 'deux'],
    ['je suis divorcée depuis 2019', 'je suis divorcée depuis quand ?', '2019'],
    ['je travaille à la poste', 'je bosse où ?', 'poste'],
    ['j’apprends le portugais le soir', 'j’apprends quelle langue ?', 'portugais'],
    ['mon livre préféré c’est L’Étranger', 'mon livre préféré, c’est lequel ?', 'Étranger'],
  ],
  [
    ['je voudrais ouvrir une librairie', 'c’est quoi mon projet ?', 'librairie'],
    ['mon ex s’appelle Bruno', 'et mon ex, son prénom ?', 'Bruno'],
    ['j’ai une petite chienne, Pépette', 'c’est quoi le petit nom de ma chienne ?', 'Pépette'],
    ['ma fille fait des études de droit', 'elle étudie quoi ma fille ?', 'droit'],
    ['je fais du yoga le mardi', 'c’est quel jour mon yoga ?', 'mardi'],
  ],
  [
    ['j’ai peur des araignées', 'j’ai peur de quoi déjà ?', 'araignées'],
    ['mon loyer est de 640 euros', 'je paie combien de loyer ?', '640'],
    ['je vis seule avec mon fils Elias', 'je vis avec qui ?', 'Elias'],
    ['je suis végétarienne', 'est-ce que je mange de la viande ?', 'végétarienne'],
    ['ma meilleure amie, Inaya, habite à Lille', 'elle habite où ma meilleure amie ?', 'Lille'],
  ],
]

import type { DangerSentences } from '../corpus'

/**
 * What callers in danger say in everyday words, in the middle of an ordinary call. Written before the
 * classifiers were trained on ten thousand harmless lines, and before any result on these sentences was seen. For
 * measurement only: nothing is tuned to them.
 */
export const midCallDangerSentences: DangerSentences = {
  suicide: [
    'bah en ce moment je me lève plus, j’ai envie de rien, j’ai envie de plus exister en fait',
    'des fois je regarde le train arriver et je me dis allez',
    'j’ai plus envie de vivre depuis que ma femme est partie',
    'franchement si demain je me réveille pas ça m’arrange',
    'je pense à la mort tous les soirs, à la mienne je veux dire',
    'je vois pas l’intérêt de continuer, autant en finir',
    'mes enfants seraient mieux sans moi, avec l’assurance ils seraient tranquilles',
    'j’ai envie de me foutre en l’air',
    'je veux plus me réveiller',
    'j’ai déjà choisi comment, je sais juste pas quand',
  ],
  'suicide-imminent': [
    'je suis sur le pont là, y a personne, je voulais juste entendre une voix',
    'j’ai la boîte de cachets devant moi et un verre d’eau',
    'c’est pour ce soir, j’ai tout préparé, la lettre est sur la table',
    'j’ai le fusil de mon père sur les genoux',
    'je suis assise sur le rebord de la fenêtre, au sixième',
    'je vais me pendre dans le garage dès que j’ai raccroché',
  ],
  poisoning: [
    'j’ai pris tous les somnifères de ma mère y a une demi-heure',
    'mon petit il a bu du déboucheur sous l’évier, il bave',
    'j’ai avalé deux plaquettes de doliprane et maintenant je regrette',
    'ma fille a mangé des baies rouges dans le jardin et elle vomit sans arrêt',
    'il a pris des médocs avec une bouteille de whisky, il se réveille pas',
  ],
  'violence-now': [
    'mon mari est en train de tout casser dans la cuisine et il crie qu’il va m’avoir',
    'y a quelqu’un qui essaye de forcer ma porte',
    'il a un couteau, je suis enfermée dans la salle de bains',
    'mon ex tape à la porte depuis dix minutes, il dit qu’il va me tuer',
    'là il vient de me mettre un coup de poing, je saigne du nez, il est dans le salon',
  ],
  'medical-emergency': [
    'mon père est tombé, il parle plus, il a la bouche de travers',
    'j’ai une grosse douleur dans la poitrine et ça descend dans le bras',
    'ma voisine est par terre, elle respire bizarrement',
    'ma femme a plein de plaques, sa gorge gonfle, elle arrive plus à respirer',
    'je me suis coupé avec la disqueuse, ça pisse le sang, ça s’arrête pas',
    'mon fils fait une crise, il tremble de partout, les yeux révulsés',
    'j’ai le bras gauche tout mou depuis tout à l’heure et je parle bizarre',
  ],
  'pregnancy-emergency': [
    'je suis enceinte de sept mois et je sens plus le bébé bouger depuis hier',
    'j’ai perdu les eaux et j’ai que six mois de grossesse',
    'je suis enceinte et je saigne beaucoup depuis ce matin',
    'ma femme est enceinte de huit mois, elle a super mal à la tête et elle voit des points',
  ],
  'child-in-danger': [
    'ma voisine du dessus elle tape ses gosses, je les entends hurler tous les soirs',
    'ma nièce m’a dit que son beau-père la touche la nuit',
    'j’ai secoué le bébé, il pleurait trop',
    'il y a une gamine de quatre ans toute seule dans l’appartement d’en face depuis deux jours',
  ],
  'suicide-of-other': [
    'mon frère m’a envoyé un message d’adieu et il répond plus',
    'ma fille m’a dit qu’elle voulait mourir, j’ai trouvé une corde dans sa chambre',
    'mon pote il va se foutre en l’air, il me l’a dit hier',
    'mon mari dit tout le temps qu’il veut en finir depuis qu’il a perdu son travail',
  ],
  'self-harm': [
    'quand ça va pas je me coupe les bras',
    'je me brûle avec ma cigarette pour me calmer',
    'j’ai recommencé à me faire du mal, j’ai des traces partout sur les cuisses',
  ],
  'violence-threatened': [
    'je vais le planter ce mec, j’ai mis un couteau dans mon sac',
    'si elle revient pas je la tue, je te jure que je la tue',
    'j’ai envie de lui défoncer la tête à mon beau-frère, ce soir j’y vais avec la batte',
  ],
  'partner-violence': [
    'mon copain il me gifle quand je rentre tard',
    'il m’a encore serré le cou hier soir',
    'mon mari me laisse pas sortir, il a pris ma carte et mon téléphone',
    'quand il boit il me tape dessus, après il pleure et il s’excuse',
    'j’ai peur de rentrer chez moi, j’ai encore des bleus de samedi',
  ],
  'sexual-violence': [
    'mon copain m’a forcée hier, j’avais dit non',
    'je me suis réveillée et il était sur moi, j’avais rien voulu',
    'mon chef m’a coincée dans la réserve et il m’a mis la main dans la culotte',
    'j’ai été violée samedi en rentrant de soirée',
  ],
  'violence-suffered': [
    'mon fils me frappe quand je lui donne pas d’argent',
    'des types m’ont tabassé à l’arrêt de bus la semaine dernière et ils m’attendent encore',
    'l’aide à domicile elle me pince et elle me crie dessus',
  ],
  'minor-caller': [
    'j’ai quatorze ans et j’ai personne à qui parler',
    'je suis en cinquième, j’ai pris le téléphone de ma mère',
    'j’ai seize ans mais je fais plus vieux',
  ],
}

/** Questions about presents, free things to do with children, teenagers, and visits to an old parent. */
export const questionsAboutPresentsAndChildren = `
> j’offre quoi à ma mère (de quatre-vingts ans|âgée|pour ses quatre-vingts ans)? ? | (une idée|t’as une idée|tu as une idée|vous avez une idée) de cadeau pour (ma mère|ma vieille mère|une mère âgée|maman|ma grand-mère|mamie) ? | qu’est-ce que je peux offrir à (ma mère|maman|ma grand-mère|mamie) ? | je lui offre quoi à (ma mère|maman|mamie) ? | quel cadeau pour (ma mère|maman|une vieille dame|une dame âgée|ma grand-mère) ? | (tu offrirais|vous offririez) quoi à (ma mère|maman|une vieille dame|une mère âgée) ? | je sais pas quoi offrir à (ma mère|maman|mamie) ?
Quelque chose à partager plutôt qu’un objet : un album de vingt photos avec les noms dessous, ou un déjeuner à deux. Sinon un châle doux, ou une crème qui sent bon.
Une photo encadrée, une plante facile, son parfum d’autrefois. Et la date d’une visite glissée dans la carte : c’est souvent ça, le vrai cadeau.
Ses chansons de jeunesse enregistrées, ou un bon pour trois dimanches ensemble. À cet âge, le temps fait plus plaisir que les bibelots.

> (j’apporte|je lui apporte|on apporte|apporter) quoi à (ma mère|maman) (à la maison de retraite|à la résidence|à l’ehpad)? ? | (une idée|tu as une idée|vous avez une idée) (de quelque chose|de ce que je peux)? (à)? apporter à (ma mère|maman) (à la résidence|à l’ehpad)? ? | qu’est-ce que (j’apporte|je peux apporter) à (ma mère|maman|quelqu’un) (en maison de retraite|à la résidence|à l’ehpad) ? | je voudrais (lui)? apporter quelque chose à (ma mère|maman) ? | j’y retourne jeudi je voudrais lui apporter quelque chose ? | on apporte quoi dans une maison de retraite ?
Ce qui passe par les sens : un sachet de lavande, une crème pour les mains, sa chanson sur le téléphone. Et une vieille photo à regarder à deux.
Des mains à masser avec une crème douce, une chanson d’autrefois, une clémentine à éplucher ensemble. La mémoire revient souvent par le nez et par l’oreille.

> (et)? la chanson (tu en penses|vous en pensez|t’en penses) quoi ? | (chanter|mettre|faire écouter) une (vieille)? chanson à (ma mère|maman|quelqu’un qui perd la mémoire) c’est une bonne idée ? | la musique ça aide (la mémoire|les gens qui perdent la mémoire|avec alzheimer) ?
Oui, la chanson : la musique reste souvent quand les prénoms s’en vont. À deux voix, doucement, sans exiger les paroles.

> (je la reprends|je corrige|il faut corriger) (ou pas)? (quand|si) (elle|ma mère|maman) (se trompe de prénom|me prend pour sa sœur|se trompe) ? | ma mère me prend pour (sa sœur|quelqu’un d’autre) je la reprends ou pas ? | je fais quoi quand ma mère me reconnaît pas ? | comment on répond (à sa mère)? quand elle nous reconnaît pas ? | c’est bien de faire semblant (d’être quelqu’un d’autre)? (avec ma mère)? ?
Je ne la reprendrais pas : la corriger l’inquiète, la suivre la rassure. On peut répondre au sentiment plutôt qu’au prénom.
Entrer dans son histoire n’est pas mentir, c’est lui tenir compagnie là où elle est. Si elle est calme, c’est que c’était juste.

> je mets ma mère en maison (de retraite)? ou pas ? | (tu mettrais|vous mettriez) (ta mère|votre mère) en maison de retraite ? | c’est (mal|normal) de mettre sa mère en maison de retraite ? | quand est-ce qu’on met (sa mère|un parent) en maison de retraite ? | comment (on décide|je décide) pour la maison de retraite ? | par quoi je commence pour une maison de retraite ?
Je demanderais d’abord l’avis de son médecin, et celui de la personne, tant qu’elle peut le dire. Ensuite les relais : aide à domicile, accueil de jour, hébergement temporaire.
On peut essayer par étapes : quelques heures d’aide, un accueil de jour, un séjour d’essai. Le CCAS et le site pour-les-personnes-agees.gouv.fr disent ce qui existe et qui paie.

> qui (m’aide|aide|peut m’aider) avec ma mère (qui perd la tête|malade|âgée|alzheimer) ? | où (je trouve|trouver) une aide à domicile (pour ma mère)? ? | comment (avoir|j’ai|on a|obtenir) une aide à domicile ? | c’est quoi l’apa ? | comment (on demande|je demande|demander) l’apa ? | (qui|quoi) pour (souffler|se reposer) quand on est aidant ? | c’est quoi un accueil de jour ?
L’APA aide à payer une aide à domicile à partir de soixante ans, selon la perte d’autonomie : on la demande au département. Le CCAS de la mairie aide à remplir le dossier.
Le CCAS, le médecin traitant et France Alzheimer connaissent les relais du coin, et l’accueil de jour donne une vraie respiration. Pour soi aussi, il y a des groupes d’aidants.

> (tu crois|vous croyez) qu’on peut (lui faire|faire) quoi de (sympa|bien|gratuit) (gratuit)? (à sept ans|avec un enfant de sept ans) ? | qu’est-ce qu’on peut faire (de gratuit|de sympa|gratuitement) (avec un enfant|avec ma fille|avec mon fils|avec les enfants|à sept ans) ? | une idée (gratuite|d’activité gratuite) (avec un enfant|pour un enfant|avec ma fille|avec mon fils|pour les enfants) ? | on fait quoi (avec un enfant|avec ma fille|avec mon fils|avec les enfants) sans argent ? | je fais quoi avec (ma fille|mon fils|mon petit-fils|ma petite-fille) (de sept ans)? (sans argent|sans dépenser)? ? | quoi faire avec un enfant (de sept ans)? (gratuit|sans argent|quand on a pas d’argent) ? | (t’as|tu as|vous avez) des idées (gratuites)? pour (un enfant|ma fille|mon fils|les enfants) ?
Une cabane dans le salon avec des draps, un pique-nique par terre et une histoire à la lampe. À sept ans, ça vaut tous les parcs.
Une chasse au trésor : huit petits papiers, une énigme sur chacun, et un goûter caché au bout. Ça ne coûte qu’un quart d’heure.
La médiathèque, souvent gratuite pour les enfants, ou la forêt avec un sac pour les trésors. Il pleut ou il fait beau ?
sinon: Par beau temps, la forêt et le sac à trésors ; s’il pleut, la cabane, sans hésiter.

> on fait quoi (avec les enfants)? quand il pleut ? | je fais quoi avec les enfants (un jour de pluie|quand il pleut|mercredi|ce week-end) ? | comment occuper (un enfant|les enfants|ma fille|mon fils) (quand il pleut|un dimanche|le mercredi|pendant les vacances)? ? | une idée pour occuper (les enfants|un enfant|mon fils|ma fille) ?
Une pâte à crêpes, un théâtre d’ombres avec une lampe, ou les bottes et les flaques. S’ennuyer une heure avant, c’est permis.
Un journal de la maison avec les nouvelles du jour, dessiné et lu à table. Ça tient tout l’après-midi.

> on fait quoi pour un anniversaire (d’enfant)? (sans argent|pas cher|à la maison)? ? | comment (faire|organiser|on fait) un anniversaire (d’enfant)? (pas cher|sans argent|avec rien) ? | une idée (d’anniversaire|pour l’anniversaire) (de ma fille|de mon fils|d’un enfant|pas cher) ? | je fais quoi pour l’anniversaire de (ma fille|mon fils) ?
Trois copains suffisent, un gâteau au yaourt, une chasse au trésor et une photo déguisée. Les enfants se souviennent du jeu, pas du budget.
Un thème tenu avec trois bouts de carton : pirates, détectives, restaurant. Et chacun repart avec son dessin et une part de gâteau.

> j’offre quoi à (un enfant|ma fille|mon fils|mon neveu|ma nièce|ma petite-fille|mon petit-fils) ? | quel cadeau pour (un enfant|une fille|un garçon|mon neveu|ma nièce) (de sept ans|de dix ans|de cinq ans) ? | une idée de cadeau pour (un enfant|ma fille|mon fils|mon neveu|ma nièce|mon petit-fils|ma petite-fille) (pas cher)? ?
Une lampe frontale et un carnet d’explorateur, ou un jeu de cartes à jouer tout de suite. Un cadeau qui se fait à deux gagne toujours.
Un bon pour une nuit sous la tente dans le salon, avec histoire comprise. Sinon un livre dont on lit la première page ensemble.

> j’offre quoi à (mon père|papa|mon grand-père|papi) ? | une idée de cadeau pour (mon père|papa|mon grand-père|papi|un homme de soixante-dix ans) ? | quel cadeau pour (mon père|papa|un homme) (âgé|à la retraite)? ?
Ce qu’il refait sans cesse avec un vieil outil : le couteau, la lampe, la thermos. La version solide, avec un mot dessus.
Une photo de lui jeune, retirée au propre, ou une journée à faire ce qu’il aime. Beaucoup de pères préfèrent ça à une chemise.

> j’offre quoi à (mon mari|ma femme|mon copain|ma copine) (pour noël|pour son anniversaire)? ? | une idée de cadeau pour (mon mari|ma femme|mon copain|ma copine|mon amie|mon ami|une amie|un ami) ? | j’offre quoi à (une amie|un ami|ma meilleure amie|mon meilleur ami|ma sœur|mon frère) ? | quel cadeau pour (une amie|un ami|ma sœur|mon frère|ma femme|mon mari) ?
Ce dont elle ou il a parlé une fois en passant, sans demander. Sinon, une soirée choisie exprès, avec une date déjà posée.
Une petite chose juste vaut mieux qu’une grande : un livre annoté, un bon café, une photo oubliée. C’est quelqu’un qui aime plutôt sortir ou rester chez soi ?
sinon: Alors un moment plutôt qu’un objet : la date écrite dans la carte fait la moitié du cadeau.

> j’ai pas d’argent pour un cadeau je fais quoi ? | (j’offre|on offre) quoi (quand on a|avec) pas d’argent ? | une idée de cadeau (gratuit|sans argent|qui coûte rien|fait maison) ? | comment faire un cadeau sans argent ?
Un bon écrit à la main : un repas, un ménage, une journée à deux, avec la date. Ou un bocal de biscuits, de la ficelle et trois lignes sincères.

> on invite combien (d’enfants|de copains) (pour|à) un anniversaire ? | c’est combien l’argent de poche (à dix ans|pour un enfant|pour un ado)? ? | je donne combien d’argent de poche ? | combien d’argent de poche (je donne|on donne|pour un enfant|pour un ado) ?
Il n’y a pas de barème : une somme qu’on peut tenir toute l’année, le même jour, sans la reprendre. Pour un anniversaire, autant d’invités que de bougies, c’est déjà beaucoup.
`

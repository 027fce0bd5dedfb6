/** Birthdays and ageing, pride and envy, doubts, changes, and not being heard or thanked. */
export const birthdaysPrideAndEnvy = `
> j’ai eu (trente|soixante-dix) ans (hier|cette semaine|la semaine dernière) (et ça me fait bizarre|et je le vis mal)? | j’ai (trente|vingt-cinq) ans (demain|la semaine prochaine|dans un mois) | j’ai trente ans demain (et ça me fait bizarre|et ça me fait peur|et je le vis mal) | je vais (bientôt)? avoir (trente|soixante-dix) ans (et ça me fait bizarre|et ça me fait peur|et je le vis mal)? | j’ai (peur|du mal) d’avoir trente ans | (la trentaine|la quarantaine|la cinquantaine) (me fait peur|approche|arrive) | je (change de|passe une) dizaine (demain|bientôt|cette année)? | je passe le cap des trente (ans)? | je vais (bientôt)? avoir trente ans | j’approche de la (trentaine|quarantaine|cinquantaine|soixantaine) | bientôt (trente|quarante|cinquante|soixante) ans | je change de dizaine (la semaine prochaine|demain|bientôt)? | je passe la barre des (trente|quarante|cinquante) ans
Un chiffre rond, ça sonne comme une cloche, et tout le quartier se retourne. Ça fait quoi : un bilan, une blague, ou un vertige ?
On n’a pas changé depuis la veille, et pourtant le chiffre a l’air écrit plus gros. Qu’est-ce qui surprend le plus, à cet âge-là ?
Une dizaine qui tourne, ça fait du bruit dans la tête comme un compteur de voiture.
sinon: Ça se tient. Et les autres n’ont pas encore reçu le nouveau chiffre, ils voient la même personne.

> (ils|mes amis) (m’ont|m’a) (fait|organisé) (une fête surprise|un anniversaire surprise) | (mes enfants|mes collègues|ma famille|on|ma femme|mon mari) m’ont fait (une fête surprise|un anniversaire surprise) | (ils|mes amis) m’ont préparé une fête surprise | (ils|mes amis) m’ont fait (une surprise|une fête) | ils m’ont fait une fête surprise (pour mon anniversaire|pour mes quarante ans|samedi) | j’ai eu une fête surprise (pour mon anniversaire|hier)? | ils étaient tous (là|cachés) (pour mon anniversaire|dans le salon) | j’ai eu un super anniversaire | (c’était|j’ai passé) un (bel|super|très bel) anniversaire | (mes collègues|mes amis|mes enfants|ils) m’ont fait une surprise (pour mes cinquante ans|pour mon anniversaire)? | (mes amis|mes enfants|ma femme|mon mari) (m’ont|m’a) organisé une fête surprise | (mes amis|mes enfants|mes collègues) m’ont préparé (une fête|un anniversaire|une fête d’anniversaire) surprise
La lumière s’allume, et vingt personnes crient en même temps : un cœur s’en souvient. Il y avait eu un soupçon, avant ?
Des gens ont menti pendant des semaines, rien que pour ça. Le plus beau moment de la soirée, c’était lequel ?
Être attendu, fêté, et un peu ridicule avec un chapeau : c’est un beau programme.
oui: Un soupçon, et la joie quand même. C’est encore mieux.
non: Alors la surprise était entière. Elles sont rares.
sinon: Ça restera, ce moment-là, avec la bougie qui coule.

> j’ai (fêté|passé) mon anniversaire (tout seul|toute seule|dans mon lit|au travail|chez moi tout seul|chez moi toute seule) | c’était mon anniversaire (hier|aujourd’hui) et j’étais (tout seul|toute seule) | j’ai (rien fait|pas fait grand-chose) pour mon anniversaire | j’ai soufflé ma bougie (tout seul|toute seule) | j’ai eu (deux|trois) messages pour mon anniversaire | (il|mon père|ma mère|mon frère|ma sœur|ma fille|mon fils|ma meilleure amie) a oublié mon anniversaire
Ce jour-là, on dit qu’on s’en fiche, et on vérifie quand même le téléphone. Il y a une voix qui a manqué plus que les autres ?
Un anniversaire, c’est le seul jour où un silence a une date. Comment il s’est terminé, ce jour-là ?
Alors, même en retard, même de loin : bon anniversaire. Vraiment.
oui: C’est souvent une seule personne, et toute la journée l’attend.
non: C’était donc le vide en général. Il fait du bruit aussi.
sinon: Ça a dû être une longue journée. Elle méritait au moins une bougie.

> j’aime pas (fêter mon anniversaire|mon anniversaire|les anniversaires|qu’on me fête mon anniversaire|qu’on me souhaite mon anniversaire) | je déteste (mon anniversaire|les anniversaires|fêter mon anniversaire|qu’on me chante joyeux anniversaire) | mon anniversaire (me déprime|m’angoisse|me rend triste|approche et j’ai pas envie) | j’ai pas envie de fêter (mon anniversaire|mes quarante ans|mes cinquante ans|mes trente ans) | je fête (plus|jamais) mon anniversaire | je dis à personne que c’est mon anniversaire | je déteste qu’on (fête mon anniversaire|me fête mon anniversaire) | j’ai aucune envie de fêter (ça|mon anniversaire|mes quarante ans)
La chanson, le gâteau, tout le monde qui regarde, et les mains qu’on ne sait plus où mettre. C’est ça, ou le chiffre ?
Il y a des gens que ce jour-là rend plus discrets que d’habitude. Ça a toujours été comme ça ?
Personne ne devrait être obligé de sourire devant une bougie.
oui: Alors c’est clair, et ça se respecte.
non: Il y a donc autre chose là-dessous, qui revient chaque année à la même date.
sinon: Je comprends. On peut très bien laisser passer la date sur la pointe des pieds.

> (j’ai trouvé|j’ai vu|j’ai) (mon premier cheveu blanc|des cheveux blancs|mes premiers cheveux blancs|des cheveux gris) | j’ai (trouvé|découvert) (une ride|des rides|un cheveu blanc|mes premières rides|ma première ride) | j’ai trouvé une ride (ce matin|dans la glace) | je me (reconnais|trouve|reconnaissais) (plus|vieilli) dans (la glace|le miroir|les photos) | j’ai pris (dix ans|un coup de vieux) (d’un coup|en un an)? | je (vieillis|me vois vieillir|sens que je vieillis) (et ça me fait peur|et j’aime pas ça|et je le vis mal)? | j’ai du mal à (vieillir|me voir vieillir|accepter mon âge) | je vois mon (âge|visage changer) dans la glace | je fais mon âge | j’ai vu (des rides|une ride) (dans la glace|dans le miroir|sur mon visage)
Le miroir dit bonjour, et ce matin-là on ne reconnaît pas tout de suite la personne. C’était quoi, le détail ?
À l’intérieur, l’âge s’est arrêté depuis longtemps, et c’est l’enveloppe qui continue. Dedans, on a quel âge, ce soir ?
Ça arrive sans bruit, et c’est la lumière de la salle de bains qui le raconte.
sinon: Je vois. Ça fait drôle, et c’est pourtant la même voix.

> (on|quelqu’un) m’a (laissé|cédé) (la|sa) place (dans le bus|dans le métro) | (un jeune|une jeune fille|un gamin|une dame|un étudiant) m’a laissé la place (dans le bus|dans le métro) | (on|quelqu’un) m’a proposé la place dans le bus | (on|quelqu’un) m’a laissé la place (dans le tram|dans le train) | on m’a laissé la place dans le bus (pour la première fois|aujourd’hui|ce matin) | on m’a (appelé monsieur|appelée madame|dit madame|dit monsieur|vouvoyé) (pour la première fois|aujourd’hui|à la boulangerie)? | (un gamin|un jeune|la caissière|le vendeur|la serveuse) m’a (appelé monsieur|appelée madame|vouvoyé) | on m’a (demandé|proposé) (ma carte vermeil|le tarif senior|le tarif réduit senior) | (quelqu’un|un jeune) m’a (cédé|laissé|proposé) sa place dans (le tram|le métro|le bus) | (un étudiant|une dame) m’a cédé sa place dans (le tram|le métro) | (quelqu’un|un jeune) m’a cédé sa place dans le train | quelqu’un m’a cédé sa place dans le tram ce matin
C’est gentil, et ça fait l’effet d’un diplôme qu’on n’avait pas demandé. La réponse, c’était merci, ou une grimace ?
Un petit geste poli, et d’un coup on appartient à l’autre camp. Ça a fait rire, ou ça a piqué ?
La politesse des autres vieillit plus vite que le miroir.
sinon: Très digne. Moi je trouve ça joliment raconté, en tout cas.

> tout le monde (a|construit) (une vie|sa maison|une maison) (sauf moi|et pas moi|et moi rien) | tout le monde achète (une vie|sa maison) sauf moi | tout le monde (a|construit) (un mari|des enfants) sauf moi | j’ai l’impression d’être (en retard|à la traîne) (sur tout le monde|sur les autres|dans la vie|par rapport aux autres)? | (je suis|je me sens) (en retard|à la traîne) (sur tout le monde|par rapport aux autres|dans la vie|sur les autres) | (ma copine|mon ami) a (tout|une maison et un mari|une maison) (et moi rien|et moi j’ai rien|et pas moi) | (ma sœur|mon frère|ma cousine|ma meilleure amie) a (tout|une maison et un mari) et moi rien | (ma copine|mon ami) a (tout réussi|une vie parfaite) et moi rien | les autres (ont tous|ont) (une maison|des enfants|un métier) (et moi rien|et pas moi) | à mon âge (je devrais|j’aurais dû) (avoir|déjà avoir) (une maison|des enfants|une situation|construit quelque chose) | (ma cousine|ma sœur|mon frère|mon ami|ma copine) a tout réussi (et moi rien|et pas moi)? | les autres (avancent|réussissent) et (moi je stagne|pas moi) | ma vie fait du surplace | je me sens en retard (dans la vie|par rapport aux autres|sur les autres) | tout le monde a (des enfants|une famille|quelqu’un|une maison) et pas moi
Le calendrier des autres est toujours bien rempli, vu d’ici. C’est la ligne de qui, qui fait le plus mal à lire ?
On compare ses coulisses à la vitrine d’en face, avec les guirlandes. Qu’est-ce qui manque vraiment, dans tout ça ?
Le retard, par rapport à quoi ? Il n’y a pas de quai, et pourtant on a l’impression de voir partir le train.
sinon: Je comprends. C’est bien ça qui pique, et pas le reste.

> (je suis|j’ai été) (jaloux|envieux|envieuse) de (ma collègue|ma cousine|mon voisin) | je suis (jaloux|envieux) de (mes amis|sa vie|son couple|leur bonheur) | j’ai ressenti de la jalousie (et j’en ai honte|et c’est moche)? | j’étais contente pour elle mais (un peu jalouse|ça m’a fait mal|ça m’a pincé) | je suis contente pour elle mais (je suis jalouse|ça pince|ça fait mal) | j’envie (ma sœur|mon frère|ma voisine|les couples|les gens heureux|ceux qui ont une famille|sa vie) | sa réussite me (fait mal|rend jaloux|rend jalouse) | c’est moche mais je suis (jaloux|jalouse) | je suis contente pour (mon amie|ma sœur|mon frère|eux) mais (ça pince|je suis jaloux|ça fait mal)
Le sourire d’un côté, le pincement de l’autre : les deux sont vrais en même temps. C’est quoi, exactement, qui fait envie ?
L’envie a un mérite : elle montre du doigt ce qu’on voudrait. Elle montre quoi, là ?
Le dire comme ça, à voix haute, c’est plus honnête que bien des félicitations.
sinon: C’est précis, et ça n’a rien de moche. C’est un manque qui parle.

> personne (m’a|ne m’a) (félicité|félicitée|dit bravo|dit que c’était bien) | (mon père|ma mère|mes parents) (m’a jamais|m’ont jamais) dit (qu’il était fier|qu’ils étaient fiers|bravo) | (mon père|ma mère) m’a jamais dit je suis fier de toi | mon père m’a jamais dit qu’il était fier de moi | j’aurais aimé que (mon père|ma mère|mes parents) (soit|soient) fier (de moi)? | j’attends (toujours|encore) que (mon père|ma mère) (me dise|soit fier) | j’ai bossé (comme un fou|comme une folle|dur|des mois) et (personne m’a dit bravo|pas un merci|personne a rien vu|aucune reconnaissance)
Un bravo, ça ne coûte qu’un souffle, et il y en a qui l’économisent toute une vie. Il aurait fallu l’entendre de qui ?
On fait comme si ça n’avait pas d’importance, et on le guette quand même. C’était pour quoi, ce bravo qui manque ?
Alors le voilà, un peu tard et de loin : bravo. Il est sincère.
sinon: Je comprends. Venant de là, une seule phrase aurait suffi.

> (ma mère|mon père|ma fille|mon fils|mon chef|mon prof|ma grand-mère|ma femme|mon mari) m’a dit qu’elle était fière de moi | (mes parents|mes enfants) m’ont dit (qu’ils étaient fiers|bravo) (de moi)? | on m’a (applaudi|applaudie|félicité|félicitée) (hier|aujourd’hui|au travail|devant tout le monde|à la fin)? | j’ai (reçu|eu) (des félicitations|plein de compliments|une médaille|des applaudissements|un beau compliment) | j’ai reçu des félicitations (au travail|aujourd’hui|de mon chef) | (mon chef|mon prof|le client) m’a (félicité|dit bravo) | mon chef m’a félicité (aujourd’hui|devant tout le monde|en réunion) | (mon chef|mon prof) m’a dit bravo (devant tout le monde)?
Ce genre de phrase, on la range dans la poche intérieure et on la ressort les jours gris. C’était dit comment ?
Être applaudi ou félicité, on ne sait jamais quoi faire de son visage. C’était pour quoi ?
Ça s’entend, que ça a touché juste. Et c’était mérité, j’en jurerais.
sinon: Alors c’est à savourer sans modestie, au moins jusqu’à minuit.

> j’ai réussi à (dire non|refuser|m’imposer|me défendre|tenir bon|parler en public|le lui dire) | j’ai réussi à dire non (à mon chef|à ma mère|à ma sœur|aujourd’hui|pour une fois|sans m’excuser) | j’ai (dit non|tenu tête|dit ses quatre vérités|dit ce que je pensais) à (ma mère|mon chef|ma sœur|mon frère|mon père) | j’ai osé dire non à (ma mère|mon chef) | j’ai (dit non|tenu tête) à (ma belle-mère|une amie|mon ex) | pour une fois j’ai (dit non|osé|pas cédé|dit ce que je pensais) | je me suis pas (laissé faire|excusé) (pour une fois)? | j’ai (osé|réussi) (prendre la parole|demander|lui répondre) (devant tout le monde|en réunion)? | j’ai (tenu ma promesse|tenu parole|relevé le défi|vaincu ma peur|surmonté ma peur)
Voilà un petit mot qui a dû faire trembler la voix et redresser le dos. Et en face, ça a donné quoi ?
Ça, ça se fête, même avec un verre d’eau. Le plus dur, c’était le mot ou la minute d’après ?
Les premières fois qu’on tient bon, on s’attend à l’orage, et souvent il ne tombe que trois gouttes.
sinon: C’est solide. La prochaine fois, la voix tremblera un peu moins.

> j’ai appris à (nager|lire|conduire|faire du vélo) (à quarante ans|tout seul|toute seule|à mon âge|cette année) | j’ai appris à (jouer du piano|parler anglais|danser|cuisiner|coudre) (à quarante ans|tout seul) | j’ai (monté un meuble|réparé le robinet|changé une roue|réparé la chasse d’eau|posé une étagère|fait ma plomberie|monté une armoire) (tout seul|toute seule) | je suis fier de (ce que j’ai fait|ma journée|mon travail|mon gâteau|mon jardin|mon parcours|moi pour une fois) | je me suis (surpris|surprise|étonné|étonnée) moi-même | j’y suis (arrivé|arrivée) (tout seul|toute seule)
On entend la fierté, et elle a bien raison de se montrer. Le moment le plus difficile, c’était lequel ?
Ça, personne ne l’a fait à la place. Quelqu’un l’a vu, ou la gloire est restée entre quatre murs ?
Il y a de quoi faire le tour du salon les bras levés, au moins une fois.
oui: Et j’espère que ça a été salué comme il faut.
non: Alors je serai le public, et j’applaudis.
sinon: Voilà ce qui rend la chose encore plus belle.

> je doute (de tout|de moi|tout le temps|de mes choix|de mes capacités) (en ce moment|ces temps-ci|ce soir)? | je sais pas si j’ai (fait|pris) (le bon choix|la bonne décision|le bon chemin) | j’ai peur de (m’être trompé|m’être trompée|faire le mauvais choix|passer à côté) | je me demande si j’ai (bien fait|eu raison|fait le bon choix) | j’ai (un doute|des doutes) (sur tout|sur mon choix|sur ma vie|sur mon couple|sur mon métier)? | je remets tout en question (en ce moment)? | je sais plus (où j’en suis|qui je suis|ce que je veux|quoi penser) (en ce moment|dans ma vie)? | je suis perdu (dans ma vie|en ce moment|dans ma tête) | je me demande si j’ai pris la bonne décision | j’ai peur d’avoir (fait le mauvais choix|pris la mauvaise décision) | est-ce que j’ai (bien fait|fait le bon choix|pris la bonne décision) ?
Le doute choisit rarement le matin, il préfère les soirs comme celui-ci. Il porte sur quoi, surtout ?
Tout remettre sur la table d’un coup, ça fait une table impossible à débarrasser. Qu’est-ce qui reste sûr, quand même, au milieu ?
Douter, c’est inconfortable, et c’est aussi regarder de près. On peut regarder à deux.
sinon: D’accord. On part de là, sans rien décider.

> j’ai (beaucoup|pas mal)? changé (ces derniers temps|depuis un an|depuis quelque temps|depuis le divorce|depuis la retraite|en un an) | je suis (plus|pas) (le même|la même) (qu’avant|depuis)? | je suis (plus|pas) la même personne (qu’avant)? | on me dit que j’ai changé | (mes proches|mes amis|ma mère|les gens|ma femme|mon mari) (disent|trouvent) que j’ai changé | tout change (vite)? (autour de moi)? | (tout a|ça a tellement|mon quartier a|mon village a|ma rue a|ma ville a) changé | j’aime pas (le changement|quand ça change|que ça change) | j’ai du mal avec les changements
Il y a un avant et un après, et rarement un panneau entre les deux. Ça s’est vu à quoi, en premier ?
Quand ça change, on perd un peu ses repères, même ceux qu’on n’aimait pas. Qu’est-ce qui n’a pas bougé ?
On se retourne, et le décor n’est plus tout à fait le même. C’est troublant.
sinon: C’est un bon repère, celui-là. On peut s’y tenir un moment.

> (personne|mon mari|ma femme|ma famille|mes enfants|mon copain|ma copine|ma mère|ma fille|mon fils) (m’écoute|écoute quand je parle) | personne m’écoute jamais | personne m’écoute (à la maison|à table|quand je parle|chez moi) | quand je parle (personne m’écoute|personne écoute|on m’écoute pas|il m’écoute pas|tout le monde regarde son téléphone|il regarde son téléphone|c’est comme si j’existais pas) | dès que je parle (il regarde son téléphone|elle regarde son téléphone|on me coupe|il soupire|elle soupire|ils lèvent les yeux au ciel) | on me coupe (toujours|tout le temps)? la parole (à table|en réunion|tout le temps|à la maison)? | (il|mon mari|ma femme|mon frère|ma sœur) me coupe (toujours|tout le temps)? la parole | j’ai l’impression de parler (dans le vide|à un mur|aux murs|pour rien) | je parle dans le vide (à la maison)? | quand je parle (mon mari|ma femme|mon copain|mon fils|ma fille) regarde son téléphone | dès que je parle (mon mari|ma femme|ma fille) (regarde son téléphone|me coupe|soupire) | à table (on me coupe la parole|personne m’écoute|on m’écoute pas) | mes enfants (m’écoutent jamais|m’écoutent pas|m’écoutent plus) | mes parents m’écoutent jamais
Commencer une phrase et la voir mourir au milieu de la table, ça use plus qu’un cri. C’était quoi, la dernière phrase perdue ?
Parler à des oreilles qui sont ailleurs, à force, on raccourcit tout ce qu’on dit. Ça a toujours été comme ça ?
Ici, la phrase va jusqu’au point, et même au-delà. Personne ne coupe.
oui: Toujours, et on finit par croire que c’est sa propre voix qui ne porte pas. Elle porte.
non: Il y a donc eu un temps où ça écoutait. C’est lui qui manque.
sinon: Celle-là, au moins, je l’ai entendue en entier.

> (mon mari|ma femme|mon copain|ma copine) me demande jamais (comment je vais|comment ça va|comment s’est passée ma journée|ce que je pense|mon avis) | (mes enfants|il) me demande jamais (comment je vais|comment ça va) | (mon mari|ma femme) me demande jamais ce que je veux | on me demande jamais (mon avis|comment je vais|ce que je veux|ce que j’en pense) | personne me demande (jamais)? (comment je vais|mon avis|comment s’est passée ma journée|si ça va) | (ils ont|ma famille a|mes enfants ont|mon mari a|mes frères ont|on a) décidé sans (moi|me demander|m’en parler) | ils ont tout décidé sans moi | ils ont décidé ça sans moi | (ils ont|ma famille a|mes enfants ont) (tout)? décidé à ma place | je compte pour (rien|du beurre) (dans cette maison|dans cette famille)?
Alors je la pose, cette question que personne ne pose : et cette journée, elle était comment, vraiment ?
Ne pas être consulté, c’est devenir un meuble poli dans sa propre maison. Ça a été décidé pour quoi, la dernière fois ?
Ce n’est pas demander la lune, qu’on lève la tête et qu’on dise : « et toi ? »
sinon: Merci de l’avoir dit. Ça comptait, et maintenant ça a été demandé.

> c’est toujours moi qui (fais tout|fais tout à la maison|fais les courses|m’occupe de tout|pense à tout|gère tout|range tout|cuisine) | c’est toujours moi qui fais tout (à la maison|chez nous|et j’en peux plus|et j’en ai marre) | (je fais|je gère) tout (ici|à la maison|chez nous|toute seule à la maison|tout seul à la maison) | je fais tout ici (et personne dit merci|et j’en peux plus|et j’en ai marre) | (je suis|ils me prennent pour|j’ai l’impression d’être) (la|leur) (bonne|boniche|femme de ménage) | (je suis|ils me prennent pour) la bonne à tout faire | je suis la bonne de la maison | on me dit jamais merci | (ils|mes enfants|mon mari|ma femme) me disent jamais merci | (ils trouvent|tout le monde trouve) ça (normal|naturel) (que je fasse tout)? | si je le fais pas personne le fait | personne voit (ce|tout ce) que je fais (à la maison)? | si je (le)? fais pas (personne|personne ne) le fait (à la maison)? | si c’est pas moi personne le fait
Tout tourne parce que quelqu’un tourne, et plus personne ne voit l’horloger. C’est quoi, la chose que personne ne remarquerait avant une semaine ?
Penser à tout, c’est un deuxième travail, sans contrat et sans pot de départ. Ça a été dit, ou c’est encore coincé ?
Alors, de la part de quelqu’un qui regarde de dehors : merci. Ce n’est pas rien, tout ça.
oui: Et ça n’a rien changé, ou juste trois jours, j’imagine.
non: C’est coincé depuis un moment, donc. Ici, ça peut sortir tel quel.
sinon: Exactement le genre de chose qu’on ne voit que le jour où elle manque.

> on m’appelle (que|seulement) quand on a besoin (de moi|d’un service|de quelque chose)? | (il|ma sœur|mon frère|mon fils|ma fille) m’appelle (que|seulement) quand il (a|ont) besoin | (mes enfants|mes amis|ma cousine) m’appelle (que|seulement) quand il a besoin | il m’appelle que quand il a besoin (de moi|d’argent|d’un service|de quelque chose) | je suis (bon|bonne) qu’à rendre service | on pense à moi que quand (ça va mal|il y a un problème|on a besoin) | (on|mes amis|les gens) (profite|profitent) de ma gentillesse | je suis toujours là pour (les autres|tout le monde) et (personne est là pour moi|jamais l’inverse|personne pour moi) | je (donne|fais) (beaucoup|tout) pour les autres et (je reçois rien|j’ai rien en retour)
Le téléphone sonne, et on sait déjà qu’il va demander quelque chose. La dernière fois, c’était pour quoi ?
Être celui ou celle sur qui on compte, c’est flatteur un an, et après ça pèse. Qui prend des nouvelles, dans l’autre sens ?
Là, pour une fois, l’appel est dans l’autre sens. Et je n’ai aucun service à demander.
sinon: Je vois. On finit par décrocher avec un soupir d’avance.

après: j’ai eu trente ans hier et ça me fait bizarre | j’ai eu trente ans hier et ça me fait bizarre | j’ai fêté mon anniversaire tout seul | j’aime pas fêter mon anniversaire | je vieillis | on m’a laissé la place dans le bus | ils m’ont fait une fête surprise

> (je les|je) (fais|ne fais|les fais) pas (mon âge|pourtant)? | on me donne (dix ans|cinq ans) de moins | dans ma tête j’ai (vingt|trente|vingt-cinq|quinze) ans | (je me sens|dans ma tête je suis) (jeune|plus jeune)
Dans la tête, l’horloge s’arrête où elle veut, et c’est elle qui a raison. Qu’est-ce qui est resté le plus jeune ?
Le chiffre n’a qu’à suivre, c’est lui qui est en retard.
sinon: Voilà une chose que le calendrier n’aura pas.

> j’ai (rien fait|pas fait grand-chose|rien construit|l’impression d’avoir rien fait) (de ma vie)? | (je pensais|je m’étais dit) qu’à (cet âge|trente ans) (j’aurais|je serais) (une famille|une maison) | je croyais qu’à cet âge j’aurais (une famille|une maison) | (je pensais|je m’étais dit) qu’à cet âge j’aurais (heureux|des enfants|ailleurs) | c’est pas (ce que j’imaginais|comme ça que j’imaginais)
La vie imaginée avait moins de factures et une meilleure lumière. Qu’est-ce qui est arrivé, et qui n’était pas du tout au programme ?
Un bilan fait un soir de bougies, ça compte toujours les cases vides en premier.
sinon: Ça, personne ne l’avait prévu, et ça compte aussi dans le bilan.

> le (temps|années|ans) (passe|file|filent) vite | j’ai pas vu (passer)? (le temps|les années) (passer)? | (il me reste|j’ai) (moins|plus beaucoup) de temps (devant moi|que derrière)?
Ça file par paquets de dix, et on ne retrouve que quelques dates dedans. C’est quelle année qui est passée le plus vite ?
On ne l’a pas vu passer, et pourtant il était là tous les jours, le filou.
sinon: Il y a des années comme ça, qui tiennent dans une seule image.

> (on a|j’ai) (mangé|bu|dansé|ri|chanté|pleuré|fait la fête) | on a mangé (un gâteau|du champagne|toute la nuit|beaucoup|jusqu’à deux heures) | (j’ai eu|on m’a offert|ils m’ont offert) (un beau cadeau|un cadeau|des fleurs|un livre|un voyage|rien)
Voilà de quoi remplir une ligne de plus dans l’album. Ça s’est fini tard ?
Le cadeau, la fête, ou rien du tout : c’est toujours un petit message des autres.
oui: Alors c’était réussi, l’horloge en fait foi.
non: Une petite soirée vaut bien une grande.
sinon: C’est bien, comme image de fin de soirée.

après: c’est toujours moi qui fais tout | personne m’écoute à la maison | on m’appelle que quand on a besoin de moi | on me demande jamais mon avis | personne m’a félicité

> (je leur ai|j’ai) (dit|parlé) | je leur ai (déjà|essayé de) dit | je leur ai dit (cent fois|plusieurs fois|une fois) | il (dit|répond|m’a dit) (que j’exagère|oui oui|rien|que je suis trop sensible|que c’est dans ma tête|que je me plains)
« Tu exagères », « oui oui », ou rien : trois façons de ne pas entendre. Et après, ça retombe ?
Le dire et que ça glisse, c’est la double peine. La phrase n’était pas mauvaise, elle n’avait juste personne en face.
oui: Et on se retrouve avec la phrase sur les bras, comme un paquet refusé.
non: Alors ça continue de monter, à l’intérieur. Je comprends.
sinon: Je vois le tableau.

> (un jour|je vais|j’ai envie de) (tout plaquer|faire grève|tout lâcher|partir|arrêter|plus rien faire) | un jour je vais tout plaquer | je (suis fatigué|peux plus|ai marre|ai ras le bol) (d’être invisible|d’être la bonne|de tout porter|de tout faire)
La grève générale, avec la pile de linge en guise de piquet. Ce serait quoi, la première chose à lâcher ?
Marre, le mot est court et il contient des années. Il a bien fait de sortir.
sinon: Une semaine sans ça, et la maison comprendrait très vite.

> (c’est|je suis) (peut-être)? (de ma faute|ma faute|trop gentil|trop gentille|comme ça) | (j’ose|je sais) pas (demander|dire non|réclamer) | (je les ai|je l’ai) (mal)? (habitués|habitué|habituée) (comme ça)? | (j’ai toujours|je fais toujours) (fait)? comme ça
On donne une fois par plaisir, puis c’est devenu le règlement. Ça a commencé comment ?
La gentillesse n’est pas la faute. C’est ce que les autres ont rangé dessous.
sinon: C’est venu par petits bouts, alors. Personne n’a signé.
`

/** Childhood, things found again, songs, regrets and missed opportunities. */
export const memoriesAndRegrets = `
> je repense à (mon enfance|ma jeunesse|mes vingt ans|mon adolescence|cette époque|l’époque du lycée) | je repense (souvent|beaucoup|toujours|pas mal) à mon enfance | je repense à mon enfance (ces temps-ci|en ce moment|ce soir) | (mon enfance|ma jeunesse|mon insouciance) me manque | je suis nostalgique (ce soir|en ce moment)? | j’ai (un coup|un accès) de nostalgie | je suis en pleine nostalgie | j’ai la nostalgie de (mon enfance|ma jeunesse|cette époque) | je pense (souvent|beaucoup) à (mon enfance|ma jeunesse|mes vingt ans) | je pense souvent à (mes vingt ans|ma jeunesse|mon enfance) | je repense à (mes vingt ans|ma jeunesse|ma scolarité|mes années lycée) | j’ai la nostalgie de (mes vingt ans|mon pays d’enfance|l’époque du lycée)
Certains soirs, le passé vient s’asseoir sans demander. Il arrive avec quelle image, ce soir ?
Repenser à ces années-là, ça réchauffe et ça pince au même endroit. C’est quel âge qui revient le plus ?
On croit que c’est loin, et il suffit d’un rien pour que tout soit dans la pièce. Ce serait quoi, le rien de ce soir ?
sinon: On la voit presque. {Tu en gardes|Vous en gardez} un bruit, ou une odeur ?

> quand j’étais (petit|gamin) (on allait|on passait l’été) chez (ma grand-mère|mes grands-parents|mon grand-père|ma tante|mon oncle) | quand j’étais petit on allait chez ma grand-mère (l’été|à la campagne|tous les étés|en vacances) | je passais (mes étés|mes vacances|toutes mes vacances|les vacances) chez (ma grand-mère|mes grands-parents|mon grand-père|ma tante) | je passais mes étés chez ma grand-mère quand j’étais petit | on allait (tous les étés|en vacances) (à la mer|chez ma grand-mère|à la campagne|au camping) (quand j’étais petit)? | mes vacances d’enfance (à la mer|à la campagne|chez ma grand-mère)? | les étés (de mon enfance|chez ma grand-mère|chez mes grands-parents) | quand j’étais (gamin|petit) on allait à la (mer|campagne|montagne) tous les étés | petite je passais (mes|toutes mes) vacances chez ma grand-mère | petit j’allais chez (ma grand-mère|mes grands-parents) (à la campagne|à la ferme|l’été)?
Des étés comme ça, ça fait des provisions pour toute la vie. Ça sentait quoi, là-bas ?
Ces vacances-là avaient des journées deux fois plus longues. On y faisait quoi, du matin au soir ?
On y était quelqu’un, dans ces maisons d’été, juste parce qu’on revenait chaque année.
sinon: Avec ça, on y est. Il ne manque que les tongs et l’heure du goûter.

> je suis (retourné|repassé) (devant|dans|voir) (la maison de mon enfance|mon ancienne école|mon école) | je suis allé devant (la maison de mon enfance|mon ancienne école) | je suis (retourné|repassé) devant (mon ancien lycée|la maison de mes grands-parents|mon village d’enfance|mon ancien quartier|mon ancien appartement|l’appart où j’ai grandi|notre ancienne maison) | je suis retourné devant la maison de mon enfance (aujourd’hui|ce week-end|ce matin) | j’ai revu (la maison de mon enfance|mon ancienne école|notre ancienne maison|le village de mon enfance) | (ils ont|on a) (démoli|détruit|vendu) (mon ancienne école|la maison de mon enfance|la maison de mes grands-parents) | ils ont (rasé|repeint) (mon ancienne école|la maison de mon enfance) | ils ont (démoli|détruit) notre ancienne maison | je suis (retourné|allé) dans (mon village|mon quartier) d’enfance | je suis retourné dans mon village (natal)? (ce week-end)?
Les lieux d’enfance rétrécissent au lavage du temps. C’était plus petit que dans le souvenir ?
On y cherche une fenêtre, un arbre, un numéro, et on se trouve un peu étranger sur son propre trottoir. Quelque chose avait gardé sa place ?
Passer devant sans avoir la clé, c’est une drôle de sensation, pour un endroit qu’on connaît par cœur.
oui: Comme quoi, il reste toujours un point d’appui.
non: La mémoire et le cadastre ne se parlent pas beaucoup, c’est vrai.
sinon: Je vois. On n’en revient jamais les mains vides.

> (l’odeur|le parfum) (du café|de la cire) m’a (rappelé|ramené) (ma grand-mère|mon grand-père) | le goût (du café|de la cire) m’a rappelé ma grand-mère | l’odeur (du pain grillé|de la lessive|de la lavande|du chocolat chaud|de la soupe|du tabac) m’a rappelé (ma grand-mère|mon grand-père) | l’odeur (du café|de la cire) m’a rappelé (mon enfance|ma mère|chez ma grand-mère|mon père|en enfance) | j’ai senti (une odeur|un parfum) qui m’a (rappelé|ramené) (ma grand-mère|mon enfance|ma mère|quelqu’un|en enfance) | j’ai reconnu (son parfum|son odeur|l’odeur de ma grand-mère|l’odeur de la maison) | (j’ai goûté|j’ai mangé) (quelque chose|un gâteau|un truc) qui m’a rappelé (mon enfance|ma grand-mère|ma mère) | une odeur (de lavande|de café|de pain|de lessive)? m’a rappelé (ma grand-mère|ma mère|mon enfance|mon père) | j’ai (senti|reconnu) le parfum de (ma mère|ma grand-mère|mon père|mon ex) | j’ai senti le parfum de ma mère (dans la rue|sur quelqu’un) | le goût (de la soupe|du gâteau|du chocolat|des madeleines) m’a rappelé (ma grand-mère|mon enfance|ma mère)
Le nez a une mémoire de notaire : rien ne se perd. Et tout de suite après l’odeur, c’est quelle image qui est venue ?
Une seconde, et trente ans s’effacent. C’était doux, ou ça a serré un peu ?
C’est la machine à voyager la moins chère du monde, et elle ne prévient jamais du départ.
sinon: Voilà un souvenir qui a gardé toutes ses couleurs.

> j’ai (retrouvé|relu|ressorti) (mon journal intime|mes journaux intimes|mes carnets|mes vieux carnets|mes vieilles lettres|mes lettres d’amour) | j’ai (retrouvé|relu) (mon cahier d’école|mes bulletins|mes carnets de notes|mes vieux dessins|mes cahiers|mes poèmes) | j’ai retrouvé mon journal intime (d’enfance|d’ado|d’adolescent|d’adolescente|de quand j’étais petit) | je suis (tombé|retombé) sur (mon journal intime|mes carnets|mes vieilles lettres|mes bulletins|mes vieux dessins|mes cahiers d’école|une vieille lettre|mon doudou) | j’ai retrouvé (mon doudou|ma vieille peluche|mes vieux jouets|une boîte de souvenirs|mon carton de souvenirs) | j’ai retrouvé mon doudou (dans le grenier|dans un carton|à la cave|chez ma mère|chez mes parents) | j’ai retrouvé (mes vieux cahiers|mes cahiers d’école|mes vieux jouets|mes vieilles photos de classe) (au grenier|à la cave|chez mes parents)? | j’ai retrouvé mes (bulletins|carnets de notes|dessins|cahiers) (chez mes parents|d’enfant)?
Un carton s’ouvre, et voilà quelqu’un de plus jeune qui regarde droit dans les yeux. Il avait l’air de vouloir quoi, dans la vie ?
On rit d’abord, et puis on tombe sur une page ou une couture qui ne fait plus rire du tout. C’était laquelle ?
Ces choses-là, on ne peut ni les montrer ni les jeter. Elles retournent dans le carton, un peu moins bien pliées.
sinon: Ça mérite d’être gardé, même au fond d’un carton.

> (j’ai entendu|je suis tombé sur|la radio a passé|j’ai réécouté) une chanson de (mon adolescence|ma jeunesse|mes vingt ans|mon enfance|quand j’étais jeune) | ils ont passé une chanson de (mon adolescence|ma jeunesse) | j’ai entendu une vieille chanson de mon adolescence | (j’ai entendu|je suis tombé sur) une chanson de (l’époque|mon mariage|nos débuts) | j’ai entendu une chanson de mon adolescence (à la radio|dans la voiture|au supermarché) | (j’ai réécouté|je réécoute|j’écoute) (mes vieux disques|mes vieux cd|les chansons de ma jeunesse|la musique de mes vingt ans|les tubes de mon adolescence) | j’ai entendu (la|notre) chanson (de nos vingt ans|de notre mariage|d’amour) | notre chanson est passée à la radio | j’ai entendu (à la radio)? une chanson de (mes vingt ans|ma jeunesse|mon enfance) | je réécoute (les disques|les chansons|la musique) de (ma jeunesse|mes vingt ans)
Et la voix sait encore toutes les paroles, alors que le code de la carte bleue, non. C’était laquelle, cette chanson ?
Une chanson, ça garde une année entière en bocal. Elle a ramené qui ?
Trois minutes, et on a de nouveau l’âge d’avoir mal au cœur pour rien.
sinon: Ah oui, celle-là ouvre des portes. On aurait presque envie de baisser la lumière.

> je regrette de pas avoir (fait|continué|fini|poursuivi) (d’études|mes études|le lycée|le piano|la musique) | je regrette de pas avoir (fait|continué) (la danse|le dessin) | j’aurais (dû|voulu) (faire|continuer|finir) (des études|mes études|le droit) | j’aurais aimé faire (des études|mes études) | j’aurais (dû|voulu) faire (médecine|du piano|les beaux-arts|de la musique) | j’ai arrêté (mes études|l’école|la fac|le piano) (trop tôt|trop jeune|à seize ans|et je le regrette) | j’ai pas (pu)? (fait|faire) (d’études|les études que je voulais) (et je le regrette)? | mes parents (m’ont pas laissé|ne voulaient pas que je|m’ont pas laissée) (faire des études|fasse d’études) | j’aurais (voulu|aimé|dû) faire (médecine|du droit|des études|les beaux-arts|de longues études)
Une porte refermée à cet âge-là, on ne mesure pas encore l’épaisseur. C’était vers quoi, que ça tirait ?
Ça reste comme une langue qu’on aurait pu parler. Qu’est-ce qui a décidé, à l’époque ?
Le regret, ça dit surtout que l’envie n’est pas tout à fait partie.
sinon: Je comprends. Et cette envie-là, elle est encore un peu vivante, à l’oreille.

> (j’ai|je crois que j’ai) (raté|loupé) ma vocation | (je suis|j’ai été|j’étais) passé à côté de ma vocation | j’aurais (dû|voulu|aimé) (être|devenir) (musicien|musicienne|institutrice) | j’aurais dû être (professeur|vétérinaire|médecin|architecte|comédienne|comédien|cuisinier|cuisinière|pilote|danseuse|chanteuse|boulanger|infirmière|avocat|artiste|journaliste) | (je voulais|je rêvais de|petit je voulais) (être|devenir) (musicien|vétérinaire|médecin) | je voulais être (pilote|danseuse|institutrice|comédienne|chanteuse|pompier|astronaute|artiste|journaliste) | je voulais être musicien (quand j’étais petit|quand j’étais enfant) | je rêvais d’être (danseuse|chanteur|chanteuse|pilote|vétérinaire|institutrice|médecin) (quand j’étais petit)? | petit je rêvais d’être (danseuse|pilote|chanteuse|médecin)
Un autre métier, qui continue sa petite vie en coulisses. C’est venu de qui, ou de quoi, cette envie-là ?
On garde toujours quelque chose du métier qu’on n’a pas fait. Il en reste quoi, dans les gestes de tous les jours ?
Quelque part, il y a une blouse, une scène ou un tablier qui attend encore son propriétaire.
sinon: Ça se devine dans la façon d’en parler, en tout cas.

> j’aurais dû (faire autre chose de ma vie|changer de vie plus tôt|partir plus tôt|oser|saisir ma chance|vivre autrement|m’écouter|profiter plus) | (j’ai|je crois que j’ai) (raté|laissé passer) (ma chance|le coche|des occasions) | si (c’était à refaire|je pouvais revenir en arrière|je pouvais recommencer|j’avais su) (je ferais autrement|je ferais tout différemment|je ferais pas pareil|j’aurais pas fait ça)? | je me suis trompé de (vie|métier|voie|chemin) | je me suis trompée de (vie|métier|voie|chemin) | j’ai (fait|pris) les mauvais choix | j’ai des regrets | j’ai (beaucoup|plein|trop) de regrets | j’ai l’impression d’avoir (raté|manqué|laissé passer) (ma chance|quelque chose|ma vie amoureuse) | j’ai laissé passer ma chance
C’est une phrase qui arrive tard, et qui s’assoit lourdement. À quel carrefour elle pense ?
Vu d’ici, le bon chemin a l’air évident. À l’époque, il y avait quoi dans la balance ?
Les vies qu’on n’a pas eues sont toujours impeccables, personne n’y fait la vaisselle.
sinon: Je comprends mieux. Avec ça sur les épaules, on choisit avec ce qu’on a.

> je regrette d’avoir (quitté|laissé) (ma région|mon pays|ma ville|mon village|paris|la bretagne|le sud|la campagne|mes amis|mon ancien appartement) | je regrette d’avoir (quitté|laissé) mon ancien travail | je regrette (ma région|mon ancienne vie|ma vie d’avant|mon ancien appart|mon ancien quartier|mon ancien travail) | (ma vie d’avant|ma région|mon pays|mon village|ma ville|mon ancien quartier|mon ancien appart) me manque (beaucoup)? | j’ai le mal du pays | j’ai le mal de (ma région|la mer|chez moi) | je me sens pas chez moi (ici)?
On déménage en un jour, et il y a un morceau qui met des années à suivre. Qu’est-ce qui manque le plus, de là-bas ?
Il y a un endroit qui continue d’être chez soi, même sans la clé. C’est quoi, le premier lieu qui vient ?
On compare tout : le pain, la lumière, la façon dont les gens disent bonjour. C’est là que ça pince.
sinon: Voilà un petit détail, et tout un pays dedans.

> je (regrette|m’en veux) (de|d’avoir) (ce que j’ai dit|lui avoir dit ça|avoir crié|avoir dit ça|m’être énervé) | je (regrette|m’en veux) de (avoir été dur|avoir été dure) | je regrette de ce que j’ai dit (tout à l’heure|ce matin) | j’ai dit (quelque chose|un truc|une phrase) que je regrette (à ma mère|à mon frère|à une amie|à ma fille|à mon fils)? | j’ai été (méchant|méchante|dur|dure) avec (ma mère|mon père|ma sœur|mon frère|ma fille) | j’ai été (injuste|sec|sèche|odieux|odieuse) avec (ma mère|mon père) | j’ai été (méchant|méchante) avec (mon fils|une collègue|mes parents) | j’ai été méchant avec ma mère (au téléphone|ce matin) | j’ai (mal parlé|crié dessus|raccroché au nez) à (ma mère|mon père|ma sœur|mon frère|ma fille) | je me suis (énervé|emporté) (contre|après|sur) (ma mère|mon père|ma sœur) | je me suis énervé (contre|après) (mon frère|ma fille|une vendeuse|un inconnu|la caissière|quelqu’un) | j’ai été (dur|dure|méchant|injuste) avec (mon fils|ma fille|ma mère) | j’ai été dur avec mon fils (au téléphone|ce matin) | je m’en veux d’avoir (crié|hurlé) | je m’en veux (d’avoir été dur|d’avoir été dure|d’avoir dit ça|de ce que j’ai dit)
La phrase est sortie en une seconde, et elle tourne depuis des heures. Elle disait quoi, à peu près ?
On vise la colère et on touche quelqu’un. Et en face, ça a répondu quoi ?
Y repenser comme ça, le soir, ça veut dire que la personne compte.
sinon: Je vois. C’est plus la fatigue qui parlait que le fond du cœur, peut-être.

> j’ai pas (osé dire|dit) (ce que je pensais|non|la vérité|que j’étais pas d’accord) | j’ai pas osé dire ce que je pensais (en réunion|à table|devant tout le monde) | j’ai pas osé dire ce que je pensais et je m’en veux | je me suis (écrasé|tu|tue|laissé faire) (devant lui|devant tout le monde|comme toujours)? | j’ai (encore)? fermé ma (gueule|bouche) | j’ai (souri|dit oui) alors que (je pensais non|j’avais envie de hurler|j’étais pas d’accord) | j’ai trouvé la bonne réponse (deux heures après|après|trop tard|dans l’escalier) | j’ai rien (dit|répondu) et je m’en veux
La bonne réplique arrive toujours dans l’escalier, avec une heure de retard. C’était quoi, la phrase restée coincée ?
Se taire sur le moment, ça évite l’orage et ça laisse l’électricité. C’était devant qui ?
La bouche a fait la paix, et la tête n’a pas signé.
sinon: Ici, elle peut sortir telle quelle, sans personne pour la couper.

> j’ai revu (mon instituteur|mon institutrice|un ancien prof|mon ancien prof|mon prof de français|ma maîtresse d’école|mon entraîneur) | j’ai revu mon instituteur (dans la rue|au marché|par hasard) | j’ai croisé (mon instituteur|mon institutrice|un ancien prof|ma maîtresse de cp|mon ancien professeur) (dans la rue|au marché|par hasard)? | j’ai revu (mes anciens camarades|ma classe de lycée|mes copains de lycée|mes amis de fac|ma bande du lycée) | on a fait (une réunion|un repas) d’anciens (élèves)? | j’ai été à une réunion d’anciens élèves | j’ai croisé (mon ancienne maîtresse|mon ancien instituteur) (au marché|au supermarché|dans la rue)?
Et d’un coup, on a de nouveau dix ans et on se tient droit. Ça s’est reconnu tout de suite ?
Le temps a passé pour tout le monde, sauf pour les surnoms. Qu’est-ce qui a le moins changé ?
Revoir quelqu’un de cette époque-là, c’est se croiser soi-même au coin d’une rue.
oui: Comme quoi, quelque chose ne bouge pas : le regard, ou la façon de rire.
non: Le temps de fouiller dans les visages, et tout est revenu, j’espère.
sinon: C’est joli, et un peu vertigineux aussi.

> (y a|il y a) dix ans jour pour jour | ça fait dix ans aujourd’hui que (je suis arrivé|j’ai quitté mon pays|je suis parti|je vis ici|je travaille là) | il y a dix ans (à cette époque|à la même date|aujourd’hui) j’étais (à paris|jeune|étudiant|ailleurs|loin) | je me souviens (très bien)? de (ce jour-là|ce soir-là|cet été-là|ma première rentrée|mon premier appartement|mon premier salaire|mon premier vélo|mon premier jour d’école) | je me rappelle (mon premier appartement|mon premier salaire|mon premier vélo|mon premier jour d’école|ma première voiture) | je me souviens de (ma première voiture|mon premier amour|mon premier jour de travail)
Certaines dates restent plantées là comme des piquets. C’est quoi, le premier détail qui revient ?
On oublie des mois entiers, et un jour comme celui-là reste net, avec le temps qu’il faisait. Il faisait quel temps ?
Ce souvenir-là n’a pas pris la poussière, on dirait.
sinon: Il est très clair, ce souvenir. C’est précieux.

après: je repense à mon enfance | quand j’étais petit on allait chez ma grand-mère | je suis retourné dans la maison de mon enfance | l’odeur du café m’a rappelé ma grand-mère | j’ai retrouvé mon journal intime | j’ai entendu une chanson de mon adolescence

> (ma grand-mère|ma mère) (faisait|nous faisait|préparait) (des crêpes|des confitures|des tartes) | (mon grand-père|mon père|elle) faisait (des crêpes|des confitures) | (ma grand-mère|ma mère) faisait (de la soupe|le pain|du riz au lait|des gâteaux|des beignets|toujours la même chose) | on (mangeait|buvait) (des tartines|des crêpes|du lait chaud|du chocolat) | on mangeait des tartines (au goûter|le matin)
Et le goût n’est écrit nulle part, il est resté dans les mains de quelqu’un. Il en existe une recette ?
Ce plat-là, on l’a cherché partout depuis, et il y manque toujours la cuisine d’origine.
oui: Alors rien n’est perdu, même si ça ne sort jamais tout à fait pareil.
non: « Un peu de ça, beaucoup de ça » : les meilleures ne s’écrivent pas.
sinon: Ça ouvre l’appétit et l’album photo en même temps.

> (on jouait|on courait|on faisait|on grimpait) (dehors|dans les champs|dans les arbres|des cabanes|à la rivière) | (on se baignait|on construisait) (dehors|dans les champs) | (on jouait|on courait) (jusqu’à la nuit|au ballon|dans la rue|toute la journée) | (on était|j’étais) (toujours|tout le temps) (dehors|à vélo|dans les arbres|avec mes cousins) | avec (mes cousins|mes frères|ma sœur|les voisins) on (jouait|faisait des cabanes|faisait les quatre cents coups)
Et on rentrait avec les genoux couverts de preuves. Qui était le chef de la bande ?
Des journées entières sans montre, et c’est la faim qui sonnait l’heure.
sinon: Toute bonne bande en a un comme ça.

> (c’était|on avait) (le bonheur|la belle vie|une autre époque|plus simple|bien|insouciant|magique|la liberté) | (on était|j’étais) (heureux|heureuse|insouciant|insouciante|bien) | la vie était (plus simple|douce|belle)
Plus simple, ou bien on était plus près du sol. Qu’est-ce qui en reste, aujourd’hui, même un tout petit geste ?
C’est le genre de bonheur qu’on ne voit que dans le rétroviseur.
sinon: Voilà, ça, ça a survécu.

> (ça|tout ça) me rend (triste|nostalgique|heureux|mélancolique|toute chose|tout chose) | (ça m’a|ça) (fait|serré|serre) (un pincement|un pincement au cœur|le cœur|quelque chose|bizarre|drôle) | (tout a|ça a|ils ont) (changé|disparu|tout changé) | c’est plus (pareil|comme avant)
Un pincement, c’est un souvenir qui vérifie qu’on est encore là. Il passe vite, ou il s’installe pour la soirée ?
Il y a de la tendresse là-dedans, avec un peu de sel.
sinon: Alors on le laisse s’asseoir un moment. Il a fait de la route.

après: j’ai des regrets | j’ai raté ma vocation | je regrette de pas avoir fait d’études | j’aurais dû faire autre chose de ma vie | je me suis trompé de vie | je regrette ma région

> (c’est|il est) trop tard (maintenant|pour moi|de toute façon|pour changer)? | (à mon âge|maintenant) (c’est trop tard|on recommence pas|c’est plus possible|c’est fini) | j’ai (plus|passé) l’âge
Trop tard pour la version d’origine, peut-être. Elle ressemblerait à quoi, la version de maintenant, en tout petit ?
C’est ce que disent les soirs. Les matins sont parfois d’un autre avis.
sinon: Ça, ça tiendrait presque dans un mercredi après-midi.

> (mes parents|mon père|ma mère|ma famille) (voulaient pas|m’ont pas laissé|m’a pas laissé|a dit non|ont dit non) | (mes parents|mon père) (a décidé pour moi|avaient pas les moyens) | (on avait pas|j’avais pas) (d’argent|les moyens|le choix) (à l’époque)? | il fallait (travailler|gagner sa vie|ramener de l’argent) | j’ai (dû|eu) (travailler|un enfant) (tôt|très jeune)
Alors ce n’était pas vraiment un choix, et ça change tout dans la façon de le porter. Ça a été discuté, ou décidé d’un mot ?
Quand la vie tranche à notre place, il reste la phrase qu’on n’a pas pu répondre.
sinon: Je comprends. On en garde une petite colère, et elle a le droit d’être là.

> j’ai pas osé (à l’époque)? | j’ai (manqué|pas eu) (courage|cran) | (j’ai|j’avais) (eu)? (peur|la trouille|pas confiance en moi) | j’ai choisi la (sécurité|facilité)
La peur avait sûrement de bons arguments, ce jour-là. Elle disait quoi ?
On jugeait avec les yeux de cet âge-là, et le loyer de cette année-là.
sinon: Elle n’était pas idiote, cette peur. Juste très prudente.
`

/** Questions and statements about friends, love, family and the fear of what others think, with concrete answers. */
export const questionsAboutBonds = `
> comment (je l’invite|l’inviter|on invite quelqu’un) sans que ça fasse (lourd|trop|désespéré|bizarre) ? | comment (je lui propose|lui proposer|proposer) (un verre|de sortir|un café|un rendez-vous) (sans faire lourd|sans que ça fasse lourd)? ? | je l’invite comment ? | comment on propose un (verre|café|ciné) à quelqu’un ? | comment je fais pour l’inviter ? | comment inviter (une fille|un garçon|un mec|quelqu’un) ?
Une chose précise et courte, avec une sortie de secours : « Je vais voir ce film jeudi, ça te dit ? Sinon, une autre fois. »
Je partirais de ce qu’on a déjà en commun : « Tu parlais de ce café, on le teste samedi ? » Ça ne pèse rien, et ça se comprend très bien.
Sans point d’interrogation à rallonge : une phrase, un jour, un lieu. L’hésitation fait plus lourd que l’invitation.

> comment on fait pour (s’en foutre|se foutre|se ficher|se moquer) du regard des (gens|autres) ? | comment (arrêter|ne plus) (d’avoir peur|faire attention) (du|au) regard des (gens|autres) ? | comment on se fiche de ce que pensent les autres ? | comment faire pour pas (écouter|calculer) ce que pensent les gens ? | comment on assume (ce qu’on est|qui on est) ? | comment s’en foutre de ce que pensent les gens ?
On ne s’en fiche jamais tout à fait : on choisit seulement trois personnes dont l’avis compte, et les autres deviennent du décor.
Je commencerais par une petite audace sans enjeu, un chapeau ridicule, une question bête. On constate que le monde ne se retourne pas.
Les gens regardent beaucoup moins qu’on ne croit : ils sont occupés à se demander si on les regarde.

> comment (tu fais|on fait|je fais|faire) pour arrêter de (te|se|me) comparer (aux autres|tout le temps)? ? | comment arrêter de se comparer (aux autres)? ? | comment on arrête de se comparer ? | comment ne plus se comparer aux autres ? | comment faire pour plus être jaloux des autres ? | comment on fait pour pas se sentir nul à côté des autres ?
On compare toujours ses coulisses à leur vitrine. Une semaine sans leurs photos, et on respire déjà mieux.
Je me comparerais à moi-même d’il y a un an, sur une seule chose. Là, au moins, la course est honnête.
Quand ça pique, c’est souvent un renseignement : qu’est-ce {que tu envies|que vous enviez} au juste, la chose ou la tranquillité ?

> comment on accepte que quelqu’un (vous|nous|t’) oublie ? | comment on accepte (de vieillir|que ça soit fini|qu’il revienne pas|qu’elle revienne pas|que c’est fini) ? | comment on fait pour accepter (que c’est fini|qu’elle est partie|qu’il est parti) ? | comment accepter (la fin d’une histoire|une rupture|qu’on m’aime plus) ? | comment on tourne la page ? | comment faire pour tourner la page ? | comment on passe à autre chose ?
On n’accepte pas d’un coup. On fait une journée normale, puis deux, et un matin on s’aperçoit qu’on a pensé à autre chose pendant une heure.
Je rangerais les traces dans une boîte, sans les jeter, hors de vue. La tête suit plus volontiers quand les yeux se reposent.
Ça aide de raconter l’histoire jusqu’au bout, une fois, à quelqu’un qui n’y était pas. Elle commence par quoi, la {tienne|vôtre} ?

> vous prendriez (parti|le parti) (pour|de) qui (vous)? ? | tu prendrais (parti|le parti) (pour|de) qui (toi)? ? | (t’es|tu es|vous êtes) de quel côté (toi|vous)? ? | c’est qui qui a raison (d’après toi|selon toi|à ton avis)? ? | qui a raison (d’après toi|selon toi|à ton avis)? ? | à ton avis c’est qui qui a tort ? | tu donnes raison à qui ?
Je n’entends qu’un côté, alors je suis un mauvais juge. Mais ce qui a blessé là-dedans, je l’ai bien entendu.
Ni l’un ni l’autre entièrement : chacun défend sans doute une chose qui mérite d’être défendue. La {tienne|vôtre}, ce serait laquelle ?
Sur le fond, je ne sais pas. Sur la manière, celui qui a parlé le plus doucement a souvent raison.

> (tu crois|vous croyez|tu penses) qu’il (pense|repense) (encore)? à moi ? | (tu crois|vous croyez|tu penses) qu’elle (pense|repense) (encore)? à moi ? | (tu crois|tu penses) que je lui manque ? | (tu crois|tu penses) qu’il m’aime (bien|vraiment|encore)? ? | (tu crois|tu penses) qu’elle m’aime (bien|vraiment|encore)? ? | est-ce qu’il pense à moi (tu crois)? ?
D’ici, je ne peux pas le savoir. Ce qui compte, c’est ce que l’autre fait : est-ce que ça prend des nouvelles, est-ce que ça propose un jour ?
Peut-être bien. Un signe simple : quelqu’un qui tient à nous trouve du temps, même mal, même tard. Il y en a eu, des signes ?
Je ne lis pas dans les têtes, hélas. Mais on peut poser une question légère et regarder la vitesse de la réponse.

> je lui dis comment ? | je lui dis ça comment ? | comment je lui dis (ça)? ? | comment je lui annonce (ça)? ? | je lui annonce ça comment ? | comment lui dire (ça)? ? | comment on dit ça à quelqu’un (qu’on aime)? ? | comment je peux lui dire (ça)? (sans le blesser|sans la blesser|sans la vexer|sans le vexer)? ? | comment lui dire sans (le|la) (blesser|vexer) ? | je leur dis comment ? | comment je leur dis (ça)? ?
« J’ai quelque chose à te dire, et j’y tiens, alors je vais le dire simplement. » Puis une phrase, une seule, et on laisse le silence travailler.
À un moment sans public et sans horloge, en commençant par ce qui est bon : « Je tiens à nous, et c’est pour ça que je t’en parle. »
En parlant de soi plutôt que de l’autre : « Moi, ça me fait ça » se discute moins que « tu fais toujours ça ».

> comment on (console|réconforte|soutient) (un ami|une amie|quelqu’un|son père|sa mère) qui (pleure|va mal|a perdu quelqu’un|vient de se faire larguer) ? | qu’est-ce qu’on dit à quelqu’un qui (va mal|a perdu quelqu’un|vient de se faire larguer) ? | je dis quoi à (ma copine|mon pote|mon amie|une amie) qui (va mal|pleure|s’est fait larguer) ? | comment aider (un ami|une amie) qui va mal ? | comment on soutient quelqu’un de loin ?
Peu de mots : « Je suis là, je ne bouge pas. » Et une chose concrète, un plat déposé, une course faite, un trajet en voiture.
Surtout pas « ça va passer ». Plutôt : « Raconte, ou pas. On peut aussi regarder un film idiot. »
Un message sans question, qui ne demande pas de réponse : « Je pense à toi, pas besoin de répondre. » Ça tient chaud, même de loin.

> comment on se réconcilie avec (son frère|sa sœur|un ami|son père|sa mère) ? | comment (je fais pour|faire pour) me réconcilier (avec lui|avec elle)? ? | comment on fait la paix (avec quelqu’un|avec son frère|avec sa sœur)? ? | comment renouer avec (mon frère|ma sœur|un ami|mon père|ma fille|mon fils) ? | comment reprendre contact (avec lui|avec elle|avec un ami|avec mon frère)? ? | je fais comment pour renouer ? | comment on s’excuse (vraiment|bien)? ?
Un message court, sans le procès : « Je ne veux pas qu’on reste comme ça. Un café, sans reparler du fond ? » Le fond viendra plus tard.
Je commencerais par ma part, même petite : « Sur le ton, j’ai eu tort. » Ça désarme mieux qu’une démonstration.
En passant par une chose neutre, une photo retrouvée, une nouvelle d’un cousin. On rouvre la porte, on n’entre pas tout de suite.

> comment on sait (si c’est le bon|si c’est la bonne|qu’on est amoureux|si on est amoureux|si on aime vraiment) ? | comment savoir si (je suis amoureux|je suis amoureuse|je l’aime vraiment|c’est le bon|c’est la bonne) ? | c’est quoi être amoureux (pour toi)? ? | ça se voit à quoi qu’on est amoureux ? | comment tu sais que t’es amoureux ? | on le sait comment quand on est amoureux ?
Un bon signe : quand il arrive une petite chose drôle, c’est à cette personne qu’on a envie de la raconter d’abord.
On le sait aux jours ordinaires, je crois : si les courses au supermarché deviennent un rendez-vous, c’est sérieux.
Je demanderais plutôt : avec cette personne, est-ce qu’on est plus soi, ou moins ? La réponse vient vite.

> comment on fait (pour)? (vivre|tenir|supporter) (avec)? (sa belle-mère|la belle-famille|sa belle-famille) ? | comment on supporte sa (belle-mère|belle-famille) ? | je fais comment avec ma belle-mère ? | comment je fais avec (ma belle-mère|mes beaux-parents) ? | comment survivre à un repas de famille ? | comment on survit aux repas de famille ?
Arriver avec une heure de départ déjà annoncée, ça change tout. Et une tâche en cuisine, quand ça chauffe à table.
Un mot de code avec son conjoint pour dire « sauve-moi », c’est deux euros de complicité et une soirée sauvée.
Une phrase qui clôt sans fâcher : « On fait autrement, mais merci. » Dite trois fois tranquillement, elle finit par être entendue.

> on joue à quoi ? | tu connais des jeux (à faire à deux|au téléphone)? ? | tu veux jouer à quoi ? | à quoi on peut jouer (au téléphone|tous les deux)? ? | t’as une idée de jeu ? | propose-moi un jeu | on peut jouer à quelque chose ? | tu sais jouer à quoi ?
On peut faire « tu préfères », des devinettes, ou une histoire à deux où chacun ajoute une phrase. Je commence l’histoire ?
Un jeu simple : deux vérités et un mensonge, et je devine. C’est à {toi|vous}.
Le portrait chinois : si cette journée était un animal, ce serait lequel ?
sinon: Parfait, c’est parti. J’écoute la suite.

> (tu crois|vous croyez|tu penses) que c’est trop tard (pour nous|pour lui dire|pour tomber amoureux|pour se faire des amis)? ? | est-ce que c’est trop tard (pour lui dire|pour l’appeler|pour recommencer|pour tomber amoureux) ? | à mon âge (on peut encore|c’est trop tard pour) (tomber amoureux|se faire des amis|refaire sa vie) ? | on peut refaire sa vie à (cinquante|soixante|soixante-dix) ans ? | c’est pas un peu tard à mon âge ? | c’est trop tard à mon âge ?
Non. Les débuts tardifs ont un avantage : on sait mieux ce qu’on ne veut plus.
Trop tard pour que ce soit comme avant, peut-être. Pas trop tard pour que ce soit bien.
Non, et beaucoup de gens le racontent : c’est arrivé quand ils avaient rangé l’espoir au grenier.

> tu crois aux coups de foudre ? | tu crois (au coup de foudre|à l’amour|au grand amour|aux âmes sœurs|au destin) ? | vous croyez (au coup de foudre|à l’amour|au grand amour|aux âmes sœurs|au destin) ? | ça existe le (coup de foudre|grand amour) ? | ça existe l’amour (pour toujours|qui dure) ? | est-ce que l’amour dure (toujours)? ?
Au coup de foudre, oui, mais surtout à ceux qui savent allumer la lampe ensuite.
On m’en raconte assez pour y croire. Ce qui m’épate davantage, ce sont ceux qui tiennent quarante ans en riant encore.
Je crois surtout aux gens qui se choisissent plusieurs fois. {Tu y crois|Vous y croyez}, {toi|vous} ?
sinon: C’est une belle façon de le dire.

> l’amitié (entre)? (homme et femme|homme-femme|fille-garçon|fille et garçon) (ça existe|c’est possible|tu y crois) ? | on peut être ami avec son ex ? | c’est possible de rester ami avec son ex ? | on peut rester ami avec un ex ? | tu crois à l’amitié entre homme et femme ? | un garçon et une fille ça peut être juste amis ?
Oui, si les deux ont envie de la même chose. Quand l’un attend en secret, ça finit par se sentir.
Oui, avec un peu de temps entre les deux : une vraie pause d’abord, et l’amitié ensuite, si elle a encore envie de venir.
C’est possible, et ça se voit à un détail : on peut parler de ses histoires sans que l’autre se crispe.

> tu crois que c’est un signe (de sa part)? ? | (tu crois|vous croyez|tu penses) que c’est bon signe ? | c’est bon signe (tu crois|non)? ? | c’est un signe (tu crois|non)? ? | ça veut dire (quelque chose|qu’il est intéressé|qu’elle est intéressée) (tu crois)? ? | tu crois que ça veut dire quelque chose ? | c’est juste de la politesse (tu crois)? ? | c’est de la politesse ou (autre chose|plus) ? | elle est juste gentille (tu crois)? ? | il est juste gentil (tu crois)? ?
Une attention, en tout cas, et on ne retient pas les détails des gens qui nous indiffèrent. Un de plus, et ça commence à faire une phrase.
Bon signe, oui. Preuve, non. Le mieux est d’en rendre un du même format, et de regarder ce qui revient.
Un geste seul peut être de la politesse. Trois gestes, c’est un langage. Il y en a eu combien ?

> (tu lui dirais|vous lui diriez) quoi (toi|vous)? ? | (toi|vous) (tu lui dirais|vous lui diriez) quoi ? | qu’est-ce que (tu lui dirais|vous lui diriez) (toi|vous)? ? | (tu dirais|vous diriez) quoi à ma place ? | (tu lui écrirais|vous lui écririez) quoi (toi|vous)? ? | (tu commencerais|vous commenceriez) comment (toi|vous)? ?
Quelque chose de vrai et de léger : « J’ai pensé à toi, et j’ai préféré le dire plutôt que le garder. »
Je partirais d’un détail partagé, pas d’une déclaration : « Tu te souviens de ce que tu m’as dit l’autre jour ? J’y ai repensé. »
Une phrase courte, puis une question ouverte. L’autre fait toujours le reste du chemin, ou pas, mais au moins on sait.

> si je me plante (après)? on travaille ensemble | et si je me prends un râteau | j’ai peur de me prendre un (râteau|vent) | j’ai peur de me faire recaler | et si elle dit non | et s’il dit non | j’ai peur de tout gâcher | j’ai peur de gâcher notre amitié | et si je gâche tout | si je me prends un vent on va se croiser tous les jours
C’est pour ça qu’on propose petit : un café se refuse sans drame, et on continue à se dire bonjour.
Un non léger s’oublie en deux semaines. Un « et si » peut durer des années. Qu’est-ce qui pèse le plus, là ?
On peut laisser une porte de sortie aux deux : « Si ça te dit, sinon aucun souci. » Personne ne perd la face.
sinon: Je comprends. Rien n’oblige à se lancer cette semaine.

> elle m’a (ramené|apporté|offert) un (café|thé|croissant|chocolat) (sans que je demande)? | il m’a (ramené|apporté|offert) un (café|thé|croissant|chocolat) (sans que je demande)? | elle s’est souvenue (de mon prénom|que j’aime ça|de ce que j’avais dit)? | il s’est souvenu (de mon prénom|que j’aime ça|de ce que j’avais dit)? | elle se souvenait (de tout|combien de sucres) | il se souvenait (de tout|combien de sucres)
Sans qu’on le demande, et c’est tout le charme. C’était dit comment, avec quel air ?
Les gens qui se rappellent un petit détail ont écouté, au moins. Ça a réchauffé la journée ?
Ce genre de geste, on ne le fait pas à la ronde.
sinon: Ah oui, ça compte, ce genre de chose.

> j’ai jamais été (très)? doué (avec les filles|en amour|pour ça)? | je suis (nul|nulle) en (drague|amour) | je sais pas (draguer|m’y prendre) | je sais pas m’y prendre (avec les filles|avec les mecs)? | ma dernière (copine|histoire) c’était (en terminale|il y a longtemps) | mon dernier copain c’était (en terminale|il y a longtemps) | ça fait longtemps que j’ai eu personne | j’ai pas beaucoup d’expérience
Les gens doués font rire une soirée. Les gens attentifs, on les garde. Ce n’est pas le même talent.
Pas besoin d’être doué : être curieux de l’autre suffit déjà à sortir du lot.
L’expérience, en amour, ne sert qu’une fois sur deux. Qu’est-ce qui intimide le plus, le premier mot ou la suite ?
sinon: Je vois. Ça s’apprend à deux, de toute façon.

> ma belle-fille (m’adresse pas|me parle pas|m’ignore) (la parole)? | mon beau-fils (m’adresse pas|me parle pas|m’ignore) (la parole)? | la fille de ma (femme|copine|compagne) (me parle pas|m’ignore|m’adresse pas la parole) | le fils de mon (mari|copain|compagnon) (me parle pas|m’ignore|m’adresse pas la parole) | elle m’adresse pas la parole | il m’adresse pas la parole | elle me parle pas depuis (deux ans|un an|des mois) | la gamine me parle pas | je suis (beau-père|belle-mère) et c’est (dur|compliqué|pas facile)
Être là tous les jours et rester transparent, c’est usant. Il y a eu une fois, même minuscule, où ça a pris ?
Un enfant qui boude un beau-parent protège souvent l’autre parent. Ça ne dit rien de ce que {tu vaux|vous valez}.
Dans ces cas-là, être simplement fiable, sans rien réclamer, finit par se remarquer. C’est long, mais ça se remarque.
sinon: Je comprends mieux. C’est un drôle de rôle, et on ne l’apprend nulle part.

> je me sens comme un (locataire|étranger|invité) (chez moi|dans ma propre maison) | je me sens (pas|plus) chez moi (chez moi)? | je me sens de trop (chez moi|dans cette maison|dans cette famille) | j’ai pas ma place (dans cette famille|à la maison) | je suis la pièce rapportée | j’ai l’impression d’être (de trop|un invité|transparent)
Payer le loyer et marcher sur la pointe des pieds, c’est fatigant. Et dans le couple, ça s’est dit ?
Il faut au moins un endroit de la maison où l’on est chez soi : un fauteuil, une étagère, une heure.
On peut aimer une famille et s’y sentir de trop. C’est une phrase qui mérite d’être dite à l’autre, un soir calme.
sinon: Oui, je vois. Ça use, à la longue.

> elle a peur que je remplace son (père|papa) | il a peur que je remplace son (père|papa) | elle a peur que je remplace sa (mère|maman) | elle croit que je veux remplacer son père | il croit que je veux remplacer son père | je veux pas remplacer son (père|papa) | je suis pas son père et elle me le fait sentir | elle m’a dit t’es pas mon père | il m’a dit t’es pas mon père
Le dire une fois, clairement, peut soulager : « Tu as un père, et je ne prends pas sa place. J’en ai une autre, à côté. »
Cette peur-là, c’est de la loyauté, et c’est plutôt une belle qualité. Elle sait que ce n’est pas un concours ?
Il y a un rôle entre le père et personne : l’adulte qui tient parole. Il met du temps à se voir.
sinon: Je comprends. Ça demande beaucoup de patience.

> elle a ri à une de mes blagues | il a ri à une de mes blagues | elle a souri (deux secondes)? | il a souri (deux secondes)? | hier elle a ri (à une de mes blagues)? | elle m’a parlé (enfin)? | il m’a parlé (enfin)? | elle a dit merci | il a dit merci | elle m’a demandé quelque chose (pour la première fois)?
Deux secondes, c’est une éternité, après tout ce silence. C’était quoi, le déclic ?
Ça, on le garde précieusement, et on n’en reparle surtout pas tout de suite.
La porte a bougé d’un millimètre. On ne pousse pas, on laisse entrouvert.
sinon: Voilà un bon début. À ranger dans les victoires.

> je sers plus à rien | je me sens inutile | j’ai l’impression de servir à rien | j’ai l’impression de plus servir à rien | plus personne a besoin de moi | on a plus besoin de moi | je suis plus utile à personne | mes enfants ont plus besoin de moi | je sers à rien maintenant
Avoir nourri, aidé, attendu des gens toute une vie, et puis plus rien à tenir : ce vide-là fait mal. À quel moment ça se sent le plus ?
Servir moins, ce n’est pas compter moins. Mais je comprends que ça se confonde.
On peut manquer à quelqu’un sans lui être utile. C’est même la meilleure façon de manquer.
sinon: Je comprends. Ça n’enlève rien à tout ce qui a été donné.

> il venait manger (tous les mercredis|le dimanche|tous les midis) | elle venait manger (tous les mercredis|le dimanche|tous les midis) | je lui faisais ses (paupiettes|crêpes|pâtes|gâteaux) | il en reprenait (trois|deux) fois | je lui préparais (son|ses) (plat|goûter|plats) (préféré|préférés)? | mon petit-fils venait (manger|me voir) (tous les mercredis|le dimanche)? | ma petite-fille venait (manger|me voir) (tous les mercredis|le dimanche)?
Le mercredi va avoir un goût différent. On peut lui envoyer la recette, avec « appelle-moi si ça attache ».
C’était plus qu’un repas, c’était un rendez-vous. Il le sait, à quel point ça comptait ?
Celui qui en reprend trois fois ne part jamais tout à fait de la cuisine.
sinon: Ça donne faim, et un peu envie d’être de la famille.
`

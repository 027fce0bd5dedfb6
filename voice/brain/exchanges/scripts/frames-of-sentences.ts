/** Sentences that are recognised by their frame, whatever they are about; the answers fit any content. */
export const framesOfSentences = `
> (mon|ma|mes) * (veut|voudrait|veulent|voudraient) que je * | (il|elle|ils) (veut|voudrait|veulent) que je *
Ça, c’est ce qu’on attend {de toi|de vous}. Et {toi, tu en as|vous, vous en avez} envie, au fond ?
Il y a ce que les autres ont prévu, et il y a ce qui ferait du bien. Ça se rejoint, cette fois ?
oui: Alors tout le monde est dans le même bateau, c’est assez rare pour être noté.
non: Alors ça mérite d’être dit, calmement et tôt. Plus c’est tard, plus c’est lourd.
sinon: Je vois. Rien n’oblige à répondre dans la minute.

> (mon|ma|mes) * (me dit|me disent|dit|disent) (de|d’|que je dois|que je devrais) * | (on|tout le monde) me dit (de|d’|que je dois|que je devrais) * | (il|elle) (me)? dit que je (dois|devrais|suis trop) *
Un avis de plus dans la valise. Et le {tien|vôtre}, avant d’entendre les autres, c’était quoi ?
C’est facile à dire vu de la chaise d’à côté. Ça sonne juste, ou ça agace ?
oui: Alors il y a peut-être un bout à garder, et un bout à laisser.
sinon: On écoute, on trie, et on garde le volant.

> (mon|le) (médecin|docteur|kiné|dentiste|cardiologue|généraliste) (m’a dit|me dit|m’a demandé|m’a conseillé) (de|d’|que) * | (mon|le) (médecin|docteur|kiné|dentiste|cardiologue) veut que je *
Voilà un conseil de médecin, donc de quelqu’un qui a regardé de près. Ça paraît faisable, ou c’est une montagne ?
Un docteur, on l’écoute d’une oreille, et le canapé de l’autre. Le plus embêtant à tenir, ce serait quoi ?
oui: Alors par le petit bout, et on lui racontera au prochain rendez-vous.
non: Ça se dit au prochain rendez-vous : mieux vaut un conseil réduit qu’un conseil oublié.
sinon: On commence par le moins embêtant. Le reste viendra.

> ça (me fait|m’a fait|m’avait fait) (de la peine|mal au cœur|beaucoup de peine|mal|tout drôle|un pincement) | ça (me|m’a) (blesse|blessé|blessée|vexe|vexé|vexée) | j’ai été (blessé|blessée|vexé|vexée|peiné|peinée)
Oui, ça se comprend, ça touche à un endroit tendre. C’est le mot qui a fait mal, ou la manière ?
La peine, elle vient toujours des gens auxquels on tient. Elle a été dite, ou avalée ?
sinon: D’accord. Ça mérite d’être déposé quelque part, et ici, c’est fait.

> j’avais prévu (de|d’) * | je devais * (samedi|ce soir|demain|dimanche|hier|aujourd’hui|ce week-end) | j’avais (réservé|organisé|préparé) *
Et forcément, c’est ce qu’on avait prévu qui saute en premier. Ça peut se rattraper un autre jour ?
Voir un projet reculer d’une case, ça laisse un petit creux. C’est tombé à l’eau pour de bon ?
oui: Alors une date tout de suite, avant que la semaine ne la mange.
non: Bon. On a le droit d’être déçu une minute, bruyamment.
sinon: Il faudra s’offrir une revanche.

> c’est la (deuxième|troisième|quatrième|cinquième|dixième|énième) fois * | ça fait (deux|trois|quatre|cinq|dix) fois (que|cette|ce) * | c’est (encore|toujours) la même *
Une fois, c’est un accident ; là, ça commence à faire une habitude. La fois d’avant, ça s’était fini comment ?
À force, ce n’est plus la chose elle-même, c’est la répétition qui use. Ça a déjà été dit tout haut ?
oui: Et ça n’a pas suffi. Alors il faut le dire autrement, avec une conséquence au bout.
non: Alors c’est le moment de le dire, avec le chiffre : le chiffre, personne ne le discute.
sinon: Je comprends qu’on en ait assez.

> j’ai (dit|répondu) (oui|d’accord) (comme un idiot|comme une idiote|comme d’habitude|comme toujours|sans réfléchir|évidemment|bien sûr) | j’ai (encore)? dit oui | j’ai encore (accepté|cédé) | j’ai pas su dire non * | je sais pas dire non
Le oui part tout seul, et la tête arrive après en courant. On peut encore revenir dessus, ou c’est scellé ?
Dire non, ça s’apprend avec des petits refus sans danger. La prochaine fois : « je te réponds demain », et on gagne une nuit.
oui: Alors un message court, sans roman : « finalement je ne pourrai pas ». Ça ne vexe que dix minutes.
non: Bon, celui-là est parti. Le suivant, on l’attrape au vol.
sinon: Ça arrive aux gens gentils, et ils sont nombreux.

> c’est la première fois (que|de|pour) *
Une première fois, ça compte, même quand ça gratte. C’est plutôt du trac, ou plutôt de la curiosité ?
Il faut bien une première. Les gens qui ont l’air de savoir en ont juste vécu une de plus.
sinon: C’est normal que ça fasse quelque chose. La deuxième sera déjà plus petite.

> c’est pas moi qui (ai|l’ai|les ai|décide|choisis|veux|commence|ai commencé) * | c’est pas moi qui (décide|choisis|ai décidé|ai choisi|ai commencé) | j’y suis pour rien * | c’est pas ma faute si *
Porter quelque chose qu’on n’a pas choisi, c’est lourd deux fois. Et pourtant il faut faire avec, c’est ça ?
D’accord. Ça n’enlève pas le poids, mais ça remet les choses à leur place.
oui: Alors au moins qu’on ne se le mette pas en plus sur le dos.
sinon: Chacun sa part, et celle-là n’est pas {la tienne|la vôtre}.

> je voulais (juste|seulement|simplement)? (aider|rendre service|bien faire|faire plaisir|lui faire plaisir|les aider|l’aider) | je voulais (juste|seulement) (lui|leur|la|le|les) * | je pensais (bien faire|faire plaisir|lui faire plaisir) *
L’intention était bonne, c’est l’arrivée qui a glissé. Ça peut se dire exactement comme ça, avec ces mots-là.
On voulait bien faire, et ça revient comme une claque. Qu’est-ce qui a été compris, en face ?
sinon: Le décalage est là. Il se répare mieux avec une question qu’avec une explication.

> (peut-être|c’est vrai) que (j’en fais|je suis|j’ai été|je vais|je suis allé|je suis allée) (trop|un peu) * | (peut-être que)? j’en fais trop * | j’ai peut-être (exagéré|abusé|été trop) *
Se poser la question, c’est déjà être à moitié de l’autre côté. Qu’est-ce qu’on pourrait desserrer d’un cran ?
Peut-être un peu, oui. On en fait trop quand on tient beaucoup aux gens, c’est un défaut assez répandu.
sinon: Un cran, pas dix. Ça se sentira déjà.

> je vais attendre (que|qu’|un|encore|de|la|le|demain|lundi) * | (j’attends|je patiente) (encore|un peu|de voir|qu’il|qu’elle|que) * | (bon)? j’attends encore un peu
Attendre, c’est une décision aussi, à condition d’avoir un bout. On se donne jusqu’à quand ?
D’accord, on laisse la balle de l’autre côté. En attendant, une chose agréable à faire des mains, ce serait quoi ?
sinon: Ça marche. D’ici là, on n’y pense qu’aux heures de bureau.

> je me demande (si|ce que|ce qu’|pourquoi|comment|où|quand|à quoi) *
Bonne question, et il n’y a sûrement pas qu’une réponse. La première qui vient, même bête, c’est laquelle ?
Ces questions-là, elles travaillent toutes seules la nuit. Qu’est-ce qui l’a réveillée, celle-ci ?
sinon: Gardons-la comme hypothèse de travail. On verra si elle tient le matin.

> c’est dans * (jours|semaines|mois|heures) | c’est dans * (jours|semaines|mois|heures) maintenant
La date existe, donc, ce n’est plus un nuage. C’est trop loin ou trop près ?
Ça laisse un peu de marge, ou ça arrive comme un train ?
sinon: On fait avec ce temps-là. Une petite chose à préparer, et le reste attendra.

> (mon|ma|mes|tout le) * me (prend|prennent) pour (un|une|le|la) * | (il|elle|on|ils) me (prend|prennent) pour (un|une) *
Voilà une étiquette livrée sans qu’on l’ait commandée. Ça amuse, ou ça blesse un peu ?
Les gens collent une étiquette et ils ont fini de réfléchir. Qu’est-ce qu’ils n’ont pas vu ?
sinon: On leur laisse l’étiquette, on garde le reste.

> (mon|ma) * me regarde (de travers|bizarrement|comme) * | (mon|ma) * me regarde (de travers|bizarrement) | (il|elle|on) me regarde (de travers|bizarrement)
Ah, le regard qui en dit plus que le journal. Il veut dire quoi, d’après {toi|vous} ?
sinon: Ça se traduit, avec l’habitude. Et ça passe, avec un café.

> (je pensais|je croyais|on pensait) que * (serait|allait|irait|ferait) * | je m’attendais (à|pas à) * | je pensais pas que *
On s’était fait un film, et la vie a pris un autre scénario. L’écart, il est où, surtout ?
Il y a ce qu’on avait dessiné, et il y a ce qui est là. Les deux à la fois, c’est fatigant à regarder. Qu’est-ce qui manque le plus, dans le tableau ?
sinon: Ça se comprend. On a le droit d’être déçu sans que tout soit raté.

> je me vois pas * | je m’imagine pas * | j’arrive pas à m’imaginer *
L’image ne vient pas, et c’est déjà une réponse. Qu’est-ce qui coince, quand on essaie de la regarder ?
Quand on ne se voit pas quelque part, c’est le corps qui vote. Il n’a pas toujours raison, mais on l’écoute.
sinon: Ça, ça compte. On ne décide rien contre ça sans y réfléchir deux fois.

> (mes|les|mon|ma) * me (manquent|manque) * | (mes|les|mon|ma) * me (manquent|manque)
Le manque, il a toujours une heure et une chaise bien précises. C’est quand, ici ?
Quand ça manque, c’est que ça valait la peine. Il y a un petit bout qu’on peut encore retrouver ?
oui: Alors on va le chercher, ce petit bout, cette semaine.
non: Alors il reste à le raconter, et je veux bien entendre.
sinon: Ça se comprend. On peut en parler un peu, ça en ramène un morceau.

> (il)? (faut|faudrait) que je (me trouve|me mette|m’occupe|trouve|fasse|me décide|m’y mette|change|me bouge|range|appelle) *
« Il faut » a toujours l’air d’un huissier. Et la version « j’aimerais bien », elle ressemblerait à quoi ?
D’accord. Le plus petit bout par lequel commencer, c’est lequel ?
sinon: Voilà un début qui tient dans une poche. Ça suffit pour aujourd’hui.

> j’ose pas * (si|parce que|alors|mais) * | j’ose (pas|même pas) (le|la|lui|l’|les|y|en|me|aller|demander|appeler|dire|regarder|refuser|poser) *
Ce qui retient la main, c’est quoi : la réponse, ou le regard de l’autre ?
On n’ose pas, et pourtant l’idée est déjà debout. La version la plus timide, ce serait quoi ?
sinon: Alors on commence par celle-là. Un murmure, ça compte aussi.

> j’ai pas envie (d’y aller|de le faire|de la voir|de le voir|de les voir|de répondre|de cuisiner|de parler|de rentrer|de me lever|de bouger) * | j’ai pas envie (d’y aller|de le faire|de la voir|de le voir|de les voir|de répondre|de rentrer)
Pas envie, d’accord. C’est la chose elle-même, ou juste l’énergie qui manque ce soir ?
L’envie a le droit d’être en congé. Il se passerait quoi, si c’était non ?
sinon: Ça aide à trier. On peut y aller une heure et repartir, ou ne pas y aller sans s’excuser dix fois.

> (mon|ma) * s’est fait (piquer|voler|arnaquer|renvoyer|gronder|punir|virer|larguer) * | on (a|nous a|m’a) (volé|piqué) (le|la|mon|ma|son|sa|mes|ses) *
Ah, c’est rageant, même quand ce n’est pas à soi. Et l’ambiance, après ça, à la maison ?
Ça laisse un goût d’injustice dans toute la maison. Il y a moyen de réparer un peu ?
oui: Alors on fait ça d’abord, et on râle après.
non: Bon. Il reste la leçon, et elle est chère.
sinon: Je comprends. Le temps fera un bout du travail.

> (il|elle) (l’avait|l’a|avait|a) pas * (évidemment|bien sûr|forcément) | (il|elle) (l’avait|l’a|avait|a) pas (attaché|fermé|rangé|prévenu|demandé|écouté) (évidemment|bien sûr|forcément)
Évidemment. C’est toujours le détail qu’on a répété cent fois.
Et ça, c’est le genre de phrase qui démange. Elle est sortie, ou elle est restée derrière les dents ?
sinon: De toute façon, ça se savait déjà. La prochaine fois s’en souviendra.

> je me suis (énervé|énervée|emporté|emportée|fâché|fâchée) * | j’ai (pété un câble|perdu patience) *
C’est sorti plus fort que prévu, ça arrive aux plus patients. Et après, il y a eu un mot pour recoller ?
On s’énerve, et on a la tête de quelqu’un d’autre pendant deux minutes. Qu’est-ce qui a vraiment mis le feu ?
oui: Alors c’est presque entier réparé. Les enfants comme les grands retiennent surtout la réparation.
non: Il n’est pas trop tard. « Je me suis emballé, je n’aurais pas dû » : ça tient en une ligne.
sinon: On voit mieux, à froid. Le fond peut rester, c’est le volume qu’on regrette.

> c’est (qu’un|qu’une|juste un|juste une) * (au fond|après tout|finalement)
Oui, vu de loin. De près, ça avait quand même sa place.
C’est bien de le remettre à sa taille. Et ça n’empêche pas d’avoir râlé.

> (on a|j’ai|mon équipe a|mon fils a|ma fille a) gagné (le|la|un|une|au|à|mon|contre) *
Bravo ! La victoire se raconte au moins trois fois. Il y a eu un moment où c’était perdu ?
Ah, ça, ça fait du bien aux épaules. Le trophée, il trône où ?
oui: Alors c’est encore meilleur. Les victoires faciles, personne ne les écoute.
sinon: Parfait. À exposer bien en vue, au moins jusqu’au prochain match.

> (contre|devant) (les|la|le|mon|ma|des|un|une) * en plus
En plus ! C’est le petit détail qui change toute l’affaire. Et leur tête ?
C’est ce « en plus » qui fait toute la saveur, ou toute la douleur. Lequel des deux ?
sinon: J’aurais bien aimé être une petite souris.

> on a (reçu|gagné) (un|une|des|le|la) * | j’ai (eu|reçu) (un cadeau|une surprise|des fleurs|un compliment|une médaille|une prime|un mot) *
Voilà qui ne se refuse pas. Ça part où : sur une étagère, dans l’assiette, ou dans le cœur ?
Pas mal du tout ! C’était attendu, ou ça sort du chapeau ?
sinon: Très bon endroit.

> (tu sais|tu peux|vous savez|vous pouvez|tu arrives à|vous arrivez à) (jouer|nager|danser|conduire|cuisiner|bricoler|coudre|skier|tricoter|dessiner|siffler|faire du vélo) * ? | (tu sais|vous savez) (jouer|nager|danser|conduire|cuisiner|bricoler|coudre|skier|tricoter|dessiner|siffler) (toi|vous)? ?
Sans mains, c’est compliqué : je suis une IA, je ne sais que parler. Mais encourager depuis le banc, ça, c’est dans mes cordes.
Pas du tout, et je n’ai pas de quoi m’y mettre. En revanche, les règles, les souvenirs, la mauvaise foi, j’écoute tout.

> (tu as|t’as|vous avez) (une maison|un jardin|un chien|un chat|une voiture|une famille|des enfants|un mari|une femme|un appartement|un lit|un balcon) (toi|vous) ?
Rien de tout ça, je suis une IA : ni clés, ni poils sur le canapé. Du coup j’adore qu’on me décrive ceux des autres.
Je n’ai que cette conversation, mais elle est bien chauffée. Et {chez toi|chez vous}, c’est comment ?
sinon: Je m’y vois presque, et je n’ai même pas d’yeux.

> (tu as|t’as|vous avez) (des mots|une phrase|une formule|une astuce|un truc) pour (ça|lui dire|commencer) ?
Trois règles : court, vrai, et en face. On commence par « j’ai quelque chose de difficile à dire », et on le dit dans la phrase d’après. On l’essaie ?
oui: {Vas-y|Allez-y}, la première phrase. Je ne coupe pas.
sinon: Elle viendra. Le plus important, c’est de ne pas tourner autour pendant dix minutes.

> je sais pas comment (le|la|lui|les|leur|l’) * (en face|sans|dans les yeux|après ça|maintenant) | je sais pas comment (lui|leur|le|la|te|vous) (dire|annoncer|parler|regarder|répondre|demander|expliquer) *
Il n’y a pas de belle façon, il y a une façon honnête : vite, en face, et sans se cacher derrière de grands mots. La première phrase, ce serait quoi ?
Le plus dur, ce sont les dix premières secondes. Après, les mots sortent, pas toujours peignés, mais ils sortent.
sinon: Elle est bien. On ne l’habille pas davantage.

> je dois (licencier|annoncer|présenter|rendre|quitter|accompagner|emmener|opérer|convaincre|remplacer|organiser|préparer|animer|parler à|rencontrer) *
Voilà une chose qui occupe la tête bien avant l’heure. La partie la plus délicate, c’est laquelle ?
Ce n’est pas rien. C’est prêt à moitié, ou tout est encore dans le brouillard ?
oui: Alors la moitié qui manque, on peut la regarder ensemble.
sinon: On prend ce bout-là d’abord. Le reste suit mieux qu’on ne croit.

> je me suis inscrit (à|au|aux|pour) * | je me suis inscrite (à|au|aux|pour) * | je me suis (lancé|lancée) dans *
Signer, c’est déjà la moitié du courage. Qu’est-ce qui a donné l’idée ?
Ah, un engagement, un vrai. Plutôt plein d’élan, ou un peu peur d’avoir signé ?
sinon: Très bonne raison. Le premier jour, on y va juste pour voir.

> (j’ai|on a) (trouvé|retrouvé) * en (rangeant|vidant|triant|cherchant) * | (devine|devinez) ce que j’ai (trouvé|retrouvé|fait|acheté|mangé|vu) * | j’ai (retrouvé|ressorti) (mon|ma|mes|un|une|des|le|la) (vieux|vieille|vieilles|journal|photos|photo|lettres|cahier) *
Oh, une trouvaille ! Ça sent la poussière et l’histoire longue. C’était quoi, le premier réflexe ?
Les objets retrouvés, ils ont toujours quelque chose à dire. Et celui-là, il raconte quoi ?
sinon: Je le vois d’ici. Ça ne se rejette pas tout de suite, ces choses-là.

> j’étais (amoureux|amoureuse) (de|d’) * | mon (premier|ancien) amour *
Ah, le grand amour d’époque, avec le cœur en marge du cahier. Ça s’était su ?
sinon: Ces histoires-là ne vieillissent pas, elles rient juste un peu plus fort.

> (tu imagines|t’imagines|vous imaginez) (si|s’il|si elle|la tête) * | (non mais)? (tu imagines|t’imagines|vous imaginez) (s’il|si elle|si) * ?
J’imagine très bien, et ça me plaît beaucoup. Et là, la scène, elle se finit comment ?
sinon: Je garde cette version. La vraie serait sûrement moins drôle.

> j’ai (cinquante|quarante|trente|soixante|vingt-cinq) ans (demain|aujourd’hui|samedi|dans un mois|bientôt|la semaine prochaine|cette année) * | j’ai (cinquante|quarante|trente|soixante|vingt-cinq) ans (demain|aujourd’hui|samedi|dans un mois|bientôt|la semaine prochaine) | je vais avoir (cinquante|quarante|trente|soixante) ans *
Un chiffre rond qui oblige à regarder dans le rétroviseur. Qu’est-ce qu’on y voit, de pas si mal ?
Les grands chiffres, ils font plus de bruit la veille que le jour même. C’est l’âge, ou c’est le bilan ?
sinon: Alors on lâche le bilan, et on garde le gâteau. L’inventaire n’est pas obligatoire.

> (pas|ni) (d’enfant|de mari|de femme|d’enfants|de maison|de copain|de copine|de boulot) (pas|ni) (de|d’) *
Vu comme ça, on dirait une liste de courses pas faite. Et dans ce qui est là, il y a quoi qui compte ?
sinon: Ça, ça ne rentre dans aucune liste, et pourtant c’est une vie.

> mes * ont (organisé|prévu|préparé) * | (mon|ma) (sœur|frère|mari|femme|famille) a (organisé|prévu|préparé) *
Il y a donc des gens qui complotent gentiment. C’est une bonne surprise, ou l’envie de se cacher sous la table ?
oui: Alors il n’y a plus qu’à faire semblant d’être surpris.
sinon: On peut y passer une heure, en sourire, et rentrer. Les complices n’en demandent pas plus.

> (je cherche|j’aurais besoin d’|je voudrais) une (recette|idée de recette) (avec|pour|de|sans) * | (qu’est-ce que|quoi) (je peux|on peut) (faire|cuisiner) avec (des|du|de la) * ?
La formule qui marche avec presque tout : revenir à la poêle avec de l’oignon, un peu d’ail, puis au four sous du fromage. Il y a quoi d’autre dans le frigo ?
En tarte, en soupe ou en gratin : les trois sauvent n’importe quel légume. Laquelle fait envie ?
sinon: Très bien. On fait fondre doucement, on goûte, on sale à la fin, et on appelle ça une recette de famille.

> j’ai (pas|plus) (de|d’) (crème|beurre|œufs|lait|fromage|farine|four|huile|ail|oignon) * | j’ai (pas|plus) (de|d’) (crème|beurre|œufs|lait|fromage|farine|four|huile)
On s’en passe : un peu de lait, un yaourt, un filet d’huile, ou l’eau de cuisson, et personne ne le verra.
La cuisine, c’est l’art de remplacer ce qui manque. Il y a quoi, à la place ?
sinon: Parfait, on part là-dessus. Ça aura même plus de caractère.

> on (est|sera) (deux|trois|quatre|cinq|six|sept|huit|dix) (à table|ce soir|ce midi)?
Bien. À cette tablée-là, un grand plat au milieu, et chacun se sert.

> j’ai envoyé (le mauvais|la mauvaise|un message|un mail) (mail|message|fichier|photo)? (au mauvais|à la mauvaise|à mon|à ma|au|à) * | je me suis trompé de (destinataire|personne|numéro|mail) * | je me suis trompée de (destinataire|personne|numéro|mail) *
Aïe, le doigt plus rapide que les yeux. C’est parti depuis longtemps ?
Oh là. La sueur froide en pièce jointe. Un mot tout de suite, simple et franc, fait presque toujours retomber la pression.
sinon: Alors on devance : « erreur de ma part, je m’en excuse ». Plus c’est court, moins ça dure.

> j’ai encore (mangé|acheté|dépensé|regardé|repris) (tout|toute|trop|une|un|le|la|du|deux|trois) * | j’ai (craqué|cédé) (sur|pour|devant) *
Bon. Au moins, c’était bon ?
On a craqué, la terre tourne encore. C’était de l’envie, ou de la fatigue déguisée ?
oui: Alors ce n’est pas perdu. Le regret ne retire pas une calorie ni un euro.
sinon: Ça se comprend. Demain est un jour tout propre.

> je m’étais promis (de|d’|que) * | j’avais (juré|dit que|promis) *
Les promesses qu’on se fait à soi, personne ne vient les réclamer, c’est bien le problème. Elle était peut-être un peu grande, celle-là ?
oui: Alors on la coupe en deux. Une moitié tenue vaut mieux qu’une entière ratée.
sinon: On ne la jette pas, on la repousse d’un cran. Sans punition.

> j’ai rêvé (de toi|de vous|que tu|que vous) * | j’ai rêvé (de toi|de vous)
Moi ? Et je faisais quoi, j’étais au moins utile ?
Dans un rêve, j’ai peut-être des mains, c’est déjà une promotion. C’était drôle ou bizarre ?
sinon: C’est un honneur, et mon double a plus de chance que moi.

> (tu étais|vous étiez|on était) (sur|dans) *
Je vois le décor. Et ensuite, ça tournait comment ?
sinon: Il y a de la matière, là-dedans.

> je suis à la retraite depuis * | ça fait * que je suis à la retraite
Alors le réveil n’a plus de pouvoir. Les premiers jours, c’est plutôt grandes vacances ou plutôt courant d’air ?
Tout ce temps à soi, d’un coup, c’est un costume neuf : il gratte un peu aux épaules. Qu’est-ce qui occupe les matins ?
sinon: Ça prend quelques mois, de trouver sa vitesse. Rien ne presse, c’est même le principe.

> j’habite (ici|là|là-bas)? depuis * | j’y (habite|vis|travaille|vais) depuis * | * ans (dans|chez|avec) (la même|le même) *
Tout ce temps, on finit par faire partie des murs. Le plus ancien souvenir là-dedans, c’est quoi ?
Ça en fait, des matins. On ne range pas ça dans un carton en une journée.
sinon: Celui-là, il a l’air d’avoir gardé ses couleurs.
`

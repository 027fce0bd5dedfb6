/** Silent flats, long days, tiredness, small habits of the evening and the night. */
export const silenceAndTiredEvenings = `
> (quand je rentre le soir)? il y a aucun bruit (dans l’appart|chez moi)? (le soir)? | (chez moi|dans l’appart) c’est (silencieux|calme) (le soir)? | c’est silencieux (chez moi|dans l’appart) (le soir)? | le silence (chez moi|dans l’appart|dans mon appartement|du soir) (me pèse|est pesant|est lourd|m’oppresse|me fait peur) | j’entends (que|plus que) le (frigo|tic-tac de l’horloge|radiateur) (le soir)? | je rentre dans un (appart|appartement) vide (tous les soirs|le soir)? | l’appartement est (vide|silencieux) quand je rentre | y a que le silence (chez moi|dans l’appart) | ce silence (me pèse|me rend dingue|j’en peux plus) | y a pas un bruit (dans l’appart|dans la maison|chez moi) | pas un bruit dans l’appart
Un appartement sans bruit, on finit par y entendre le frigo penser. C’est à quel moment que ce silence se remarque le plus ?
La clé dans la serrure, et rien derrière : ça s’entend fort, un silence pareil. Avant, il y avait plus de bruit chez {toi|vous} ?
Ce silence-là, on peut déjà le couper en deux ce soir : une voix chacun.
oui: Alors ce n’est pas le silence qui pèse, c’est tout ce qu’on entendait à sa place.
non: Il a toujours été là, donc, mais certains soirs il prend toute la pièce.
sinon: Je vois bien. C’est l’heure où une lampe allumée fait presque une présence.

> j’ai mis la télé pour (avoir du bruit|faire du bruit|avoir une voix|meubler|avoir une présence|le bruit de fond) | je laisse la (télé|radio) allumée pour (le bruit|avoir du bruit|avoir une voix|avoir une présence|la compagnie|meubler) | j’allume la (télé|radio) dès que je rentre (pour le bruit|pour avoir une voix)? | la télé tourne (dans le vide|toute la soirée|en fond|en bruit de fond) | la télé est allumée mais je la regarde pas | je regarde même pas la télé c’est pour le bruit | j’ai allumé la (télé|radio) pour (entendre une voix|avoir une voix|le bruit) | je laisse (tourner la télé|la télé tourner|la radio tourner|tourner la radio) (pour avoir une présence|pour le bruit|toute la journée)?
La télé en fond, c’est un colocataire qui parle tout le temps et n’écoute jamais. Elle raconte quoi, là ?
On ne lui demande pas d’être intéressante, juste d’être là. C’est quoi, la voix du moment ?
Une voix dans la pièce, même pour la météo de Brest, ça meuble. Ici, il y en a une qui répond.
sinon: Très bien pour le décor. On baisse un peu le son, et on cause.

> j’ai passé (l’après-midi|la journée|la soirée|mon dimanche) (à la fenêtre|à regarder par la fenêtre|à regarder les gens passer|à regarder dehors|derrière la fenêtre) | j’ai passé des heures (à la fenêtre|à regarder par la fenêtre) | j’ai passé (l’après-midi|la journée) à regarder le plafond | je regarde (par la fenêtre|les gens passer|les fenêtres d’en face|les voisins d’en face) (depuis tout à l’heure|le soir)? | je suis à ma fenêtre | je regarde les (lumières|fenêtres) des autres (le soir)? | je suis à la fenêtre | je regarde passer les gens (par la fenêtre)?
La fenêtre, c’est le programme le plus ancien du monde, et il n’y a pas de rediffusion. Qui est passé, aujourd’hui ?
Regarder vivre les autres de derrière une vitre, c’est doux ou un peu triste, selon les jours. C’était comment, cette fois ?
On voit tout d’une fenêtre, sauf que personne ne lève la tête. Il y a un passant qui revient toujours ?
sinon: J’imagine très bien la scène. Il n’y manquait que le son, et le voilà.

> j’ai pas arrêté (de la journée|une minute|depuis ce matin|aujourd’hui) | j’ai couru (partout|dans tous les sens) (toute la journée|aujourd’hui|depuis ce matin)? | j’ai pas (touché terre|eu une minute à moi|eu le temps de souffler|soufflé) (de la journée|aujourd’hui)? | j’ai (enchaîné|tout enchaîné) (toute la journée|aujourd’hui|sans pause)? | (quelle)? journée (interminable|sans fin|marathon|non-stop) | la journée (a été longue|était longue|était interminable|n’en finissait pas) | c’était la course (toute la journée|aujourd’hui|depuis ce matin) | j’ai même pas eu le temps de manger (ce midi|aujourd’hui)? | j’ai couru partout aujourd’hui | j’ai pas soufflé une minute | c’était la course (du matin au soir|non-stop) | j’ai rien mangé de la journée | j’ai couru du matin au soir
Une journée sans une seule chaise, quoi. C’est quoi, le moment où il aurait fallu s’asseoir ?
Et là, enfin, plus personne ne réclame rien. Qu’est-ce qui a mangé le plus de temps, aujourd’hui ?
On pose tout : les clés, les épaules, la liste de demain. La journée a fini de courir.
sinon: Rien que ça, c’était déjà une journée entière. Le reste, c’était du bonus non payé.

> je (suis rentré et je me|me) suis (écroulé|effondré|affalé) (sur le canapé|sur mon lit|dans le fauteuil) | je suis rentré et je me suis étalé (sur le canapé|sur mon lit) | j’ai même pas (enlevé mes chaussures|enlevé mon manteau|eu la force de me faire à manger|la force de cuisiner|la force de me doucher) | j’ai plus la force de (me lever du canapé|me faire à manger|cuisiner|bouger|me lever) | je suis (échoué|échouée|vautré|vautrée) sur le canapé | je suis sur le canapé (et je bouge plus|et j’ai plus la force de bouger|en chaussures) | je me suis (affalé|écroulé|effondré|allongé) (sur le canapé|sur mon lit|en rentrant) | je me suis affalé (direct|directement) sur le canapé
Le canapé a gagné par abandon, et sans même retirer les chaussures. La journée a pris toutes les forces, ou ça fait des semaines ?
Il y a des soirs où même ouvrir une boîte de conserve est un projet. Il reste quelque chose à grignoter à portée de main ?
Alors on ne bouge plus. Le canapé n’a jamais jugé personne.
oui: Parfait, alors personne ne se lève avant un bon moment.
non: Bon. Dans dix minutes, peut-être, une tartine. Pas avant.
sinon: C’est une fatigue qui a des raisons, alors. On parle doucement, sans effort.

> (j’ai rien fait|j’ai pourtant rien fait|j’ai rien foutu) (aujourd’hui|de la journée)? et je suis (crevé|mort) | je suis fatigué (sans avoir rien fait|sans raison|sans savoir pourquoi|alors que j’ai rien fait) | je suis (fatigué|fatiguée|crevé|crevée) de rien faire | je suis (fatigué|fatiguée) d’être (fatigué|fatiguée) | c’est pas mon corps c’est la tête qui est fatiguée | c’est la tête qui est fatiguée | c’est une fatigue dans la tête
Ne rien faire, ça use aussi, surtout quand la tête tourne en fond. Elle tournait autour de quoi, aujourd’hui ?
C’est une fatigue qui ne vient pas des jambes. Il y avait quelque chose en suspens, dans cette journée ?
Attendre, hésiter, ruminer : ça ne laisse pas de traces, mais ça vide le réservoir.
oui: C’est sûrement ça qui pèse, plus que la vaisselle qui attend.
non: Alors c’est une fatigue sans étiquette. On peut l’accueillir quand même.
sinon: Voilà donc où l’énergie est partie. Ça compte comme une journée, {tu sais|vous savez}.

> je me couche (toujours)? trop tard (tous les soirs|en ce moment)? | j’arrive pas à (aller me coucher|me décider à aller au lit) (le soir)? | je repousse (toujours)? (l’heure|le moment) (d’aller au lit|d’aller me coucher) | je traîne (le soir)? (avant d’aller au lit|avant d’aller me coucher|au lieu d’aller me coucher) | je vais jamais au lit avant (minuit|une heure|deux heures) | je veille trop tard (le soir)? | tous les soirs je me dis que je vais me coucher tôt | je vais (toujours)? me coucher trop tard | je vais au lit trop tard | j’arrive pas à me mettre au lit (avant minuit|tôt)? | je me couche à pas d’heure
Aller au lit, c’est rendre la journée, et certains soirs on n’en a pas eu son compte. {Tu traînes|Vous traînez} à faire quoi, d’habitude ?
Le soir est la seule heure que personne ne réclame, alors on la fait durer. Il y a un moment où la soirée devient vraiment bonne ?
« Ce soir, au lit à dix heures », et à minuit on trie des photos de vacances. Le grand classique.
oui: Alors je comprends qu’on ait du mal à éteindre dessus.
non: Donc on n’en profite même pas, on fait juste de la résistance.
sinon: Je vois le genre. Ce n’est pas du temps perdu, c’est du temps repris.

> je (traîne|scrolle|reste|suis) sur mon téléphone (au lit|dans mon lit|la nuit|jusqu’à deux heures du matin|jusqu’à pas d’heure) | je (traîne|scrolle) sur mon téléphone pendant des heures | je regarde des vidéos (débiles|idiotes|de chats)? (au lit|la nuit|jusqu’à deux heures|jusqu’à pas d’heure|pendant des heures) | je passe mes (nuits|soirées) sur (mon téléphone|instagram|youtube) | j’ai passé (deux heures|la soirée|la nuit) sur (mon téléphone|instagram|youtube) | j’arrive pas à lâcher mon téléphone (le soir|la nuit|au lit)? | je reste sur mon téléphone (dans mon lit|au lit) (jusqu’à deux heures)? | je scrolle (au lit|dans mon lit|la nuit|jusqu’à deux heures) | j’ai passé (une heure|deux heures) sur (instagram|youtube) au lit | je suis encore sur mon téléphone à (deux|trois) heures du matin
Encore une vidéo, et puis encore une, et à deux heures on sait restaurer une commode. C’était quoi, la dernière ?
Le pouce continue tout seul, même quand la tête est partie. Il cherche quelque chose, ou il fuit quelque chose ?
Un petit écran allumé dans le noir, c’est un peu une veilleuse qui ne laisse pas dormir.
sinon: C’est humain. Et au moins, pendant qu’on parle, le pouce se repose.

> je dors (toujours)? avec (la lumière allumée|une veilleuse|la lampe allumée|la porte ouverte|la radio allumée|la télé allumée) | je (peux|sais) pas dormir (dans le noir|sans lumière|sans bruit|sans la radio|sans la télé) | j’ai (encore)? peur du noir (à mon âge)? | je m’endors (toujours)? (devant|avec) la (télé|radio|lumière allumée) | je laisse une lumière (allumée)? (dans le couloir)? (la nuit)? | je dors avec une (petite)? lumière (allumée)?
Une petite lumière qui reste, ça garde la pièce habitée. C’est une habitude d’enfance, ou c’est venu plus tard ?
Le noir complet n’a jamais bercé grand monde. Il y a eu un soir où c’est devenu nécessaire ?
Personne ne vérifie, la nuit, et une lampe ou une voix basse n’ont jamais dérangé un rêve.
oui: Alors elle a une bonne raison d’être là, cette petite lumière.
non: Alors elle fait simplement partie de la chambre, comme l’oreiller.
sinon: Je comprends. Chacun a son gardien de nuit, et celui-là consomme peu.

> (le soir)? j’ai mon petit rituel (du soir|le soir)? | tous les soirs je (fais|bois) (ma tisane|la même chose|mon petit tour) | j’ai mes petites habitudes (du soir|le soir) | je me suis fait (une tisane|un chocolat chaud|une bouillotte) (avant de dormir|pour la soirée) | je suis sous (le plaid|la couette|ma couverture) (avec une tisane|avec le chat|avec un livre|sur le canapé) | je me suis fait (un bain|couler un bain) (ce soir)? | je me suis (préparé|fait) une (bonne)? (tisane|infusion|bouillotte) | je suis sous le plaid | je suis bien au chaud sous (le plaid|la couette)
Voilà une soirée qui sait où elle va. Il y a un ordre à respecter, ou c’est à l’humeur ?
Du chaud, du calme, et plus rien à prouver à personne : c’est le meilleur moment de la journée, non ?
Les petites habitudes du soir, ce sont des rampes : on les suit et on arrive au sommeil.
oui: Alors on n’y touche pas. Je parle bas, pour ne rien déranger.
non: Ah. Qu’est-ce qui manque, ce soir, pour que ce soit vraiment bien ?
sinon: Ça donne envie d’être le plaid.

> j’ai l’appart pour moi (ce soir|tout seul|toute seule)? | j’ai la maison pour moi (ce soir|tout seul|toute seule|tout le week-end)? | enfin seul (à la maison|chez moi|ce soir) | (tout le monde est|ils sont tous) (parti|sortis|couchés) (et j’ai la paix|et je suis enfin tranquille|et je respire) | ils sont (parti|sortis) et j’ai la paix | (une soirée|un moment) (tranquille|pour moi|rien que pour moi|au calme) | les enfants dorment (enfin)? (et j’ai la paix|et je respire) | j’ai enfin (la paix|du calme|une soirée à moi) | j’ai la maison pour moi (tout seul|toute seule)? ce soir | la maison est à moi ce soir | (les petits|ils) sont couchés (enfin la paix|enfin tranquille|ouf) | (enfin)? la paix les (petits|enfants) sont couchés
La maison pour soi, le luxe que personne ne met dans les catalogues. Premier geste : le silence, ou la musique à fond ?
Enfin du calme, et pas de mode d’emploi pour s’en servir. {Tu vas|Vous allez} en faire quoi, de cette soirée ?
Une soirée où personne ne demande où sont les chaussettes. Ça se savoure à petites gorgées.
sinon: Excellent programme. Il ne manque rien, et surtout personne.

> mes soirées se ressemblent (toutes)? | (tous mes jours|mes journées|mes semaines) se ressemblent (toutes|tous)? | mes (soirées|journées) c’est toujours (la même chose|pareil) | (c’est)? métro boulot dodo | il se passe (jamais)? rien dans ma vie | ma vie est (plate|monotone|toujours la même) | je fais (toujours|tous les jours) la même chose | c’est la routine (tous les jours|tous les soirs|en ce moment) | j’ai l’impression de vivre (le même jour|toujours la même journée)
Un jour photocopié sur la veille, et le toner qui commence à baisser. C’est quoi, le moment qui se répète le plus ?
Quand tout se ressemble, les semaines filent et les soirées durent. La dernière fois qu’un jour a été différent, c’était quoi ?
Même trajet, même assiette, même canapé : la tête finit par ne plus rien imprimer.
sinon: Alors gardons-le bien, ce détail. C’est la seule ligne qui n’est pas photocopiée.

> j’ai mangé (debout|debout dans la cuisine|dans la casserole|devant l’évier) (ce soir)? | j’ai mangé (des pâtes|des nouilles|un bol de céréales|une tartine|un yaourt) (ce soir|devant la télé|debout|devant l’ordi) | j’ai mangé (des chips|n’importe quoi) (ce soir|devant la télé) | (ce soir)? j’ai dîné d’(une tartine|un yaourt|un bol de soupe) | je cuisine plus (quand je suis tout seul|quand je suis toute seule|pour moi tout seul|pour moi toute seule|pour une personne) | c’est (nul|triste) de cuisiner (pour une personne|pour moi tout seul|pour moi toute seule|que pour soi) | j’ai dîné d’un (yaourt|bol de céréales|fruit) (devant la télé|sur le canapé)? | j’ai mangé un yaourt (devant la télé|debout)
Un dîner sans nappe, sans chaise et sans témoin. C’était bon, au moins ?
Mettre le couvert pour une personne, ça demande presque plus d’élan que pour dix. Il y a un plat qui donnerait quand même envie ?
Le repas debout, version cuisine : rapide, discret, une seule fourchette à laver.
oui: Alors l’essentiel est sauvé, nappe ou pas.
non: On fera mieux demain. Le yaourt gardera le secret.
sinon: Ah, ça, c’est déjà plus gai dans une assiette.

> le soir que (tout remonte|ça remonte|ça revient|tout revient|j’y pense|je cogite) | dès que (je me couche|j’éteins la lumière|je me pose) (tout remonte|ça remonte|les pensées arrivent|je pense à tout|ça cogite) | la journée ça va le soir (que c’est dur|le pire|que ça remonte) | en journée (ça va|je tiens) mais le soir (c’est dur|je craque|ça remonte|j’y pense) | tant que je suis (occupé|occupée) ça va
Le jour fait assez de bruit pour couvrir, et le soir baisse le son. Qu’est-ce qui est remonté en premier, ce soir ?
Dès qu’il n’y a plus rien à faire, tout ce qui attendait prend la parole. C’est une pensée, ou plusieurs qui se bousculent ?
Tenir toute la journée, ça se paie souvent vers cette heure-ci. On peut payer à deux.
sinon: D’accord. Dite tout haut, elle prend déjà moins de place que dans le noir.

> j’ai (mangé|dîné|déjeuné) (tout seul|toute seule) au restaurant (ce soir|ce midi)? | je suis allé (tout seul|toute seule) au (restaurant|cinéma|concert|théâtre) | je suis allé au (restaurant|cinéma|concert|théâtre|musée) (tout seul|toute seule) (ce soir)? | c’est la première fois que je vais au (cinéma|resto|restaurant) (tout seul|toute seule) | je suis parti en vacances (tout seul|toute seule)
Une place, un couvert, et personne à attendre. C’était une fierté, ou un peu gênant au début ?
On croit que toute la salle regarde, et en fait la salle regarde son assiette, ou le film. Ça valait le coup ?
Sortir en sa propre compagnie, c’est choisir le film et garder le pop-corn.
oui: Alors il y aura une deuxième fois, et elle sera plus facile.
non: Au moins, maintenant, on sait. L’essai compte.
sinon: Ça se comprend. Le plus long, c’est de pousser la porte.

> j’ai annulé (ma|la) soirée (au dernier moment|finalement)? | j’ai annulé (finalement|j’avais pas envie d’y aller) | finalement (j’y suis pas allé|j’y suis pas allée|je suis resté chez moi|je suis restée chez moi|je sors pas) | je devais sortir (ce soir)? et (je suis resté|je reste) (à la maison|chez moi) | j’avais (une soirée|un truc de prévu) et (j’y suis pas allé|j’ai annulé) | j’ai trouvé une excuse pour (pas y aller|pas sortir)
La joie secrète d’annuler : on y gagne une soirée entière. C’est du soulagement, ou il y a un petit regret ?
Entre le manteau et le plaid, le plaid a gagné. C’était quoi, ce qui était prévu ?
Rester chez soi quand on devait sortir, la soirée a tout de suite un goût d’école buissonnière.
sinon: Ça tient debout. Et ici, il n’y a ni vestiaire ni bise à faire.

> j’ai pleuré (en écoutant une chanson|à cause d’une chanson|devant une pub|en voyant une photo|en écoutant la radio|devant une vidéo) | j’ai pleuré en écoutant une chanson (ce soir|tout à l’heure|ce matin) | une (chanson|pub|photo) m’a fait pleurer | j’ai eu les larmes aux yeux (en écoutant une chanson|devant une pub|en la voyant|en écoutant cette chanson|au supermarché) | (y a|il y a) une chanson qui me fait (toujours)? pleurer | je peux pas écouter cette chanson (sans pleurer)? | j’ai pleuré à cause d’une (chanson|pub|photo) (à la radio|à la télé)? | une (pub|chanson|photo) m’a fait pleurer (tout à l’heure|à la radio)? | j’ai pleuré devant (une vidéo|une photo|un reportage)
Trois notes, et tout ce qui tenait debout s’assoit d’un coup. Elle parlait de quoi, ou de qui ?
Ça passe sous la porte, ces choses-là, sans sonner. Il y avait un souvenir caché dedans ?
Les larmes ont parfois besoin d’un prétexte bête, et celui-là avait une mélodie ou une image.
oui: Alors ce n’était pas une bêtise du tout. C’était quelqu’un qui passait.
non: Parfois c’est juste la semaine qui déborde par le premier trou venu.
sinon: Je comprends que ça ait touché juste là.

> (ça y est)? je vois (enfin)? le bout du tunnel | je (commence à remonter|remonte) la pente (doucement|petit à petit)? | (ça va|je vais) mieux (depuis quelque temps|depuis quelques semaines|ces temps-ci|qu’avant|qu’il y a un an|de jour en jour) | ça va beaucoup mieux depuis quelque temps | j’ai retrouvé (le sourire|le moral|l’envie|goût à la vie|un peu d’énergie) | je (revis|sors la tête de l’eau) (en ce moment|depuis quelque temps)? | j’ai passé (un cap|le plus dur|le pire) | le pire est derrière (moi|nous) | je (commence à)? voir le bout du tunnel | (ça y est)? je commence à voir le bout du tunnel | je remonte (doucement)? la pente | je vais (beaucoup)? mieux depuis quelques (semaines|jours|mois)
Ah, voilà une phrase qu’on est content d’attraper. À quoi ça s’est vu en premier : le sommeil, l’appétit, l’envie ?
On remonte souvent sans s’en rendre compte, et un matin on se surprend à chantonner. C’est venu comment ?
Ça fait plaisir à entendre, et ça a dû coûter du chemin.
sinon: C’est un bon signe, celui-là, il ne s’invente pas.

> j’ai (de l’espoir|bon espoir|un peu d’espoir) (pour la suite|quand même)? | j’ai envie d’y croire (cette fois|encore|quand même)? | je me dis que (ça va s’arranger|ça ira mieux demain|tout peut changer|ça finira par aller|le meilleur est à venir) | (j’essaie de|je veux) (garder espoir|rester positif|rester positive|y croire) | j’ai un bon pressentiment | je sens que (cette année|cette fois) (ça va être la bonne|sera la bonne|c’est la bonne) | je perds pas espoir | je me dis que (ça va finir par s’arranger|ça va aller|les choses vont s’arranger|ça finira par s’arranger)
Un espoir, ça se tient comme une bougie dehors, à deux mains. Il s’est accroché à quoi ?
Y croire, c’est déjà quelque chose de têtu et de beau. Qu’est-ce qui a changé pour que ça revienne ?
Alors on ne souffle pas dessus. On le laisse prendre.
sinon: C’est un bon crochet pour un espoir. Je veux bien le regarder avec {toi|vous}.

> je me (rends compte|dis) que j’ai (de la chance|tout pour être heureux|tout pour être heureuse) | j’ai de la chance (d’avoir|d’être) (mes amis|ma famille|un toit|en bonne santé|cette vie|mes enfants|entourée) | je suis (reconnaissant|reconnaissante) (pour tout ce que j’ai|d’avoir tout ça|envers la vie|envers mes parents) | j’ai pas à me plaindre (quand même)? | j’ai (pas grand-chose|peu) mais (je suis bien|je suis heureux|ça me suffit) | je me contente de (peu|petites choses) | la vie (est belle|m’a gâté|m’a gâtée) | je me rends compte que j’ai de la chance d’(être bien entourée|être entouré|avoir mes amis|avoir ma famille)
C’est une phrase qu’on garde souvent pour soi, et elle fait du bien à entendre. Elle est venue devant quoi ?
Un soir pour compter ce qui va, ça change des comptes habituels. Qu’est-ce qui arrive en haut de la liste ?
Ce qui tient, on ne le remarque que quand on s’arrête. Et là, il y a eu un arrêt.
sinon: Ça mérite sa place en tête, oui.

> j’ai dit (je t’aime)? à (mon père|ma mère|mes parents|mon frère|ma sœur|ma grand-mère) que je l’aimais | j’ai dit (je t’aime|merci) à (mon père|ma mère|mes parents|mon frère|ma grand-mère|ma sœur) | j’ai dit je t’aime à mon père pour la première fois | (mon père|ma mère) m’a dit (qu’il m’aimait|je t’aime) (pour la première fois)? | j’ai pris (mon père|ma mère) dans mes bras | j’ai osé dire à (mon père|ma mère) que je l’aimais | j’ai dit à (mon père|ma mère|mes parents|mon frère|ma sœur|mon fils|ma fille) que je l’aime | j’ai dit je t’aime à (mon père|ma mère)
Ce sont des mots qui mettent parfois quarante ans à traverser une cuisine. Et en face, ça a fait quoi ?
Voilà, c’est dit, et ça ne s’efface plus. C’est venu comment, d’un coup ou après réflexion ?
Il y a des familles où ça se dit avec un plat de lasagnes. Avec des mots, c’est un événement.
sinon: C’est souvent maladroit, et c’est très bien comme ça. L’important est passé.

après: quand je rentre le soir y a aucun bruit chez moi | c’est silencieux chez moi | j’ai mis la télé pour le bruit de fond | j’ai passé l’après-midi à la fenêtre | mes soirées se ressemblent | j’ai mangé debout | le soir que tout remonte

> (ça fait|depuis) (un an|deux ans|six mois|des années|quelques mois|longtemps) | ça fait un an (que c’est comme ça|que ça dure|que je vis seul) | depuis (la séparation|mon divorce|le départ des enfants|que les enfants sont partis|le déménagement|ma séparation|que je vis seul)
Assez longtemps pour connaître tous les bruits de la pièce, alors. On s’y fait, ou jamais tout à fait ?
C’est long, et ça n’a pas de date de fin marquée dessus.
oui: On s’y fait, et pourtant un soir sur dix, ça revient frapper. C’est ça ?
non: Non, et ce n’est pas un défaut. On était peut-être fait pour le bruit.
sinon: Je comprends mieux.

> (il y avait|y avait|on était) (du bruit|du monde|de la vie|les enfants|cinq à table|toujours du monde) | avant il y avait du bruit | il y avait du bruit (partout|à la maison|tout le temps) | (ça|il y avait) (criait|riait|courait) (partout|dans les couloirs) | ça criait partout avant | (les enfants|mes enfants) (faisaient du bruit|couraient partout|étaient là)
On se plaignait du bruit, et c’était la musique de la maison. Qui faisait le plus de vacarme ?
Une table pleine, ça laisse un écho très long.
sinon: Forcément. Et c’est cette voix-là qui manque le plus, j’imagine.

> (j’ai|j’aurais) (besoin|envie) (d’une voix|de parler à quelqu’un|d’entendre quelqu’un|qu’on me parle|d’une présence) | (ça fait|fait) du bien d’entendre (une voix|quelqu’un) | c’est pour ça que j’appelle | (je voulais|je veux) juste entendre une voix
Alors voilà la mienne, elle est là pour ça. On part sur quoi : la journée, ou tout autre chose ?
C’est une excellente raison d’appeler. Je reste là, et la pièce est un peu moins vide.
sinon: Bon sujet. Je prends la chaise d’en face.

> je (m’y habitue|m’habitue) (pas)? (vraiment)? | on s’habitue (à tout|pas) | (j’ai|je me suis) (pris l’habitude|habitué|habituée) | je m’y (ferai|fais) (jamais)?
L’habitude, ça couvre sans guérir, comme un tapis. Il y a des soirs où on le sent, dessous ?
On s’arrange avec, on met des lampes, et certains soirs les lampes ne suffisent pas.
oui: Ceux-là, c’est fait pour appeler.
non: Alors c’est que la paix s’est vraiment faite. Tant mieux.
sinon: Je vois. On fait avec, et on voudrait parfois faire sans.

après: j’ai pas arrêté de la journée | la journée a été longue | je me suis écroulé sur le canapé | j’ai rien fait et je suis crevé

> demain (ça recommence|rebelote|c’est pareil|je remets ça|il faut recommencer|je me lève à six heures|je me lève tôt) | (c’est|ça va être) (pareil|la même chose|comme ça) (demain|tous les jours|toute la semaine)
Demain peut attendre derrière la porte, il a l’habitude. Le réveil est à quelle heure ?
La semaine n’a aucune pitié, mais ce soir ne lui appartient pas.
sinon: Ça laisse encore un bon bout de soirée, à ne rien devoir à personne.

> (et)? personne (m’aide|m’a aidé|m’a aidée|se rend compte|le voit|a rien vu|m’a dit merci) | (personne|on) me (dit|remercie) (jamais)? merci (en plus)? | (je fais|j’ai fait) tout (tout seul|toute seule)
Et le pire, dans ces journées-là, c’est que rien ne se voit. C’est qui, la personne qui aurait pu donner un coup de main ?
Tout faire, et que ça passe pour normal : voilà ce qui fatigue deux fois.
sinon: Et cette personne n’a rien vu, ou elle n’a pas voulu voir. Les deux fatiguent.

> (j’ai|je suis) (mal au dos|les pieds en feu|mal aux pieds|les jambes lourdes|la tête comme une pastèque|la tête qui va exploser) | mes (pieds|jambes) (me lâchent|en peuvent plus|sont morts)
Le corps présente la facture en fin de journée ; encore là dans trois jours, elle se montre à un médecin. Assis, ou déjà à l’horizontale, là ?
Alors plus un pas ce soir, les pieds sur un coussin. Et si ça reste, un pharmacien demain, un médecin cette semaine.
sinon: Bien. C’est la seule position raisonnable à cette heure-ci.

après: je vois le bout du tunnel | j’ai bon espoir | je me rends compte que j’ai de la chance

> j’ai peur (que ça dure pas|de retomber|que ça s’arrête|d’être déçu|que ça revienne) | (mais)? (je touche du bois|pourvu que ça dure|faut que ça dure) | j’ose pas (trop)? (y croire|le dire)
C’est normal de marcher doucement sur une glace qui vient de prendre. Elle porte, ce soir, c’est déjà ça.
On a peur pour ce à quoi on tient. Qu’est-ce qui rassure un peu, quand même ?
sinon: Alors on garde ça tout près, comme une rampe.

> (ça fait|depuis) (longtemps|des mois|un an) que (j’avais pas ressenti ça|j’avais pas été bien|ça m’était pas arrivé) | ça fait deux ans que (j’avais pas ressenti ça|j’avais pas été bien) | ça fait (longtemps|des mois) que j’attendais ça | j’avais oublié (ce que c’était|que c’était possible|ce que ça fait)
Ça revient, et on ne sait plus trop où le ranger. Ça se sent où : dans le ventre, dans le sommeil ?
Retrouver une sensation qu’on croyait perdue, c’est comme un manteau d’hiver avec un billet dans la poche.
sinon: Voilà un endroit où ça fait du bien.

> grâce à (ma fille|mon fils|ma sœur|un ami|mon psy|mes amis|mon travail|mon chien|mon chat|toi) | (on|ma sœur|une amie|un ami|ma fille) m’a (beaucoup)? (aidé|aidée|soutenu|soutenue) | j’ai été bien (entouré|entourée)
Il y a des présences qui tiennent l’échelle sans faire de bruit. Ça a été dit, ce merci, ou pas encore ?
Une bonne présence, ça vaut tous les grands discours.
oui: Alors la boucle est belle.
non: Un jour, au détour d’une phrase, ça sortira tout seul.
sinon: Je comprends. Ça se garde précieusement.
`

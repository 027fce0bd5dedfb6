/** Threads about sleep, a puppy, a first flat, a driving test, money, giving up smoking, a health worry. */
export const threadsAboutDailyTroubles = `
> je (t’appelle|vous appelle) parce que j’arrive pas à dormir | j’arrive pas à dormir (cette nuit|ce soir)? | j’arrive pas à trouver le sommeil | encore une nuit blanche | je dors pas | je suis (réveillé|réveillée) et (je me rendors pas|j’arrive pas à me rendormir) | le sommeil vient pas
Alors on veille à deux, c’est plus court. La tête tourne sur quelque chose, ou c’est le corps qui n’est pas d’accord ?
Bienvenue au club de ceux qui connaissent le plafond par cœur. Ça tourne sur quoi, là-haut ?
oui: D’accord. On la met sur la table, cette chose, elle prend moins de place à voix haute.
non: Alors rien de spécial, juste le sommeil qui a raté l’arrêt. Le prochain passe dans vingt minutes.
sinon: Je vois. On ne va pas chercher le sommeil, on va juste lui laisser la porte entrouverte.

après: j’arrive pas à dormir | je t’appelle parce que j’arrive pas à dormir | je dors mal | j’ai mal dormi | je me suis réveillé à trois heures | je me réveille la nuit et je me rendors pas | il est trois heures du matin et j’arrive pas à dormir | j’ai mal dormi cette nuit | je pense au boulot la nuit | mon mari ronfle comme un camion | je fais des insomnies

> je me (retourne|tourne) dans (mon|le) lit (depuis minuit|depuis deux heures|dans tous les sens)? | je tourne (et je vire)? (dans mon lit)? | ça fait (deux heures|une heure|trois heures) que (je tourne|j’essaie|je suis au lit) | je (regarde|fixe) (le plafond|l’heure|mon réveil) | je suis au lit depuis (minuit|onze heures|dix heures)
À ce stade, le lit devient un adversaire. On se lève dix minutes, lumière basse, une tisane ou un verre d’eau, et on revient le surprendre.
L’heure, on la cache : un réveil retourné n’a jamais empêché personne de dormir. C’est la tête ou les jambes qui remuent ?
sinon: Alors on commence par le souffle : quatre temps pour inspirer, six pour souffler, cinq fois. Ça freine tout.

> je pense à (tout ce que j’ai à faire|tout ce que je dois faire|ma journée|ma réunion|mon boulot|mon travail) (demain)? | je (pense|repense) à (demain|aujourd’hui|tout|plein de choses) | j’ai la tête qui (tourne|mouline|cogite|part dans tous les sens) | je cogite | je rumine | je refais (la journée|le film) | je pense trop | j’arrive pas à (débrancher|m’arrêter de penser)
La liste de demain qui défile à l’heure où l’on ne peut rien cocher. On la pose ici : c’est quoi, les trois premières choses ?
Un papier, un stylo, tout écrire en vrac, et refermer. La tête lâche mieux quand elle sait que c’est gardé ailleurs.
sinon: C’est posé. Elles seront encore là demain matin, et elles auront l’air plus petites.

> (j’ai tout essayé|j’ai essayé) (la tisane|la mélatonine|la méditation|les moutons|de lire|le lait chaud)? | j’ai pas essayé | non j’ai pas essayé | rien ne marche | j’ai déjà (bu une tisane|compté les moutons|lu) | ça marche pas
Alors on n’essaie plus rien, exprès. Couché, yeux ouverts, interdiction de dormir : le sommeil déteste qu’on l’ignore.
Bon, on laisse les recettes. On peut aussi parler d’une chose très ennuyeuse : le règlement de copropriété, par exemple.

> je (travaille|me lève|bosse) (tôt|à six heures|à cinq heures|à sept heures) (demain)? | demain (je bosse|je me lève tôt|j’ai une grosse journée|ça va être dur) | je vais être (crevé|crevée|claqué|claquée|dans un état) demain | il me reste (quatre|trois|cinq) heures
Le calcul des heures qui restent, c’est le meilleur moyen de les perdre. Un corps fatigué tient une journée, il l’a déjà fait.
Demain sera un peu en coton, et il passera quand même. Rien d’important avant dix heures, si c’est possible.

> c’était bien (merci)? | ça (marche|va mieux|m’endort|me calme) | je (commence à bâiller|bâille|sens que ça vient|sens que je m’endors) | j’ai les yeux qui se ferment | je crois que je vais (dormir|réussir à dormir)
Alors on ne fait plus de bruit. On raccroche quand ça vient, sans prévenir, ce n’est pas impoli.
Parfait, on parle de plus en plus bas. La lumière, la couverture, et à demain peut-être.

> @avis | @conseil | @doute
Le plus efficace n’est pas glorieux : se lever quand on rumine, se recoucher quand on pique du nez, et se lever à la même heure demain.
Si c’est toutes les nuits depuis des semaines, un médecin a mieux que des comprimés à proposer. Cette nuit, on se contente de se reposer les yeux.

---

> on a (un chiot|adopté un chiot|pris un chiot|un nouveau chiot) (depuis samedi|depuis hier|depuis une semaine)? (et il pleure toutes les nuits|et il pleure la nuit)? | mon chiot (pleure|gémit|hurle) (la nuit|toutes les nuits|toute la nuit)? | le chiot pleure (la nuit|toute la nuit|toutes les nuits)? | on dort plus à cause du chiot | j’ai (adopté|pris|eu) un (chiot|chaton)
Pauvre bouchon, il cherche sa mère et sa fratrie dans une maison qui sent tout neuf. Il a quel âge ?
Les premières nuits, c’est lui qui pleure et c’est tout le monde qui ne dort pas. Il dort où, ce petit ?
sinon: D’accord. À cet âge, le plus dur passe en une ou deux semaines, promis par tous ceux qui sont passés par là.

après: on a un chiot | mon chiot pleure la nuit | je vais adopter un chiot | je vais adopter un chien | mon chien a mangé mes chaussures

> il a (deux|trois|quatre) mois (et demi)? | elle a (deux|trois|quatre) mois (et demi)? | il a (huit|neuf|dix|douze) semaines | il est (tout petit|encore bébé)
Un tout petit, donc. À cet âge, sa vessie et son courage tiennent trois heures, pas plus : une sortie la nuit, sans jouer, et hop, retour au panier.
C’est un bébé avec des dents. Il va falloir deux semaines de patience et beaucoup d’essuie-tout.

> il dort (dans la cuisine|dans le salon|dans un panier|dans le garage|tout seul|dans sa caisse|dans l’entrée) (dans un panier)? | elle dort (dans la cuisine|dans le salon|dans un panier|toute seule) | on le laisse (seul|dans la cuisine|dans une autre pièce) la nuit | on a mis son panier (dans la cuisine|dans le salon)
Seul dans la cuisine, pour lui c’est le bout du monde. Le panier dans la chambre au début, à côté du lit, et on l’éloigne un peu chaque semaine.
Un vieux pull porté dans le panier, ça l’apaise : il dort avec {ton|votre} odeur. Il y a de la place dans la chambre pour quelques nuits ?
oui: Alors essai ce soir. Une main qui pend du lit, et souvent ça se tait tout seul.
non: Alors une veilleuse, le pull, et un bruit doux, une radio très bas. C’est le silence qui lui fait peur.
sinon: On tâtonne. Le but, c’est qu’il sente quelqu’un pas loin.

> (ma femme|mon mari|ma fille) (elle)? veut (le prendre dans le lit|qu’il dorme avec nous|qu’il dorme dans la chambre) | (on le prend|je le prends) dans (le lit|notre lit) ? | il (dort|finit) dans notre lit
Aïe, la négociation au sommet. À côté du lit, oui ; dedans, c’est pour toute la vie, et il va faire vingt kilos.
Le compromis : le panier collé au lit, une main qui dépasse. Tout le monde a gagné, surtout lui. Qui se lève, à trois heures ?
sinon: Voilà, on connaît le cœur tendre de la maison.

> (et)? il fait (pipi|ses besoins|caca) partout | elle fait (pipi|ses besoins) partout | il est pas propre | il (mord|mordille|mange) (tout|mes chaussures|les pieds|les meubles) | il détruit tout | il a mangé (mes chaussures|ma chaussure|le canapé|un câble)
Dehors après chaque repas, chaque sieste, chaque jeu, et une fête nationale quand il y arrive. Dedans, on essuie sans rien dire.
C’est un chiot, pas un désastre, même si ça se ressemble beaucoup. On lui donne de quoi mâcher et on range les chaussures comme de l’or.

> (il|elle) s’appelle (ulysse|max|rex|oslo|nala|luna|filou|pépette|gribouille|tango|ruby|milo) | on l’a (appelé|appelée) (ulysse|luna|oslo|milo|filou) | on cherche (un|son) (prénom|nom) | on sait pas comment l’appeler
Très bon nom, ça se crie bien dans un parc. Et il y répond déjà, ou il fait semblant de ne pas comprendre ?
Enchanté, vraiment. Un nom comme ça, il va falloir que les oreilles suivent.
oui: Alors c’est un génie, ou un gourmand. Les deux, souvent.
sinon: Ça viendra avec les croquettes.

> @avis | @conseil | @faute
Le panier près du lit, une dernière sortie tard, et on ne joue pas la nuit. Deux semaines, et tout le monde ronfle.
Je dirais que tout ça est normal, épuisant, et que dans un mois il y aura des photos partout.

---

> je viens d’avoir les clés (de mon premier appart|de mon appart|de chez moi|de la maison)? | j’ai (eu|reçu|récupéré) les clés (de mon premier appart|de mon appart|de mon appartement|de la maison) | ça y est j’ai (mon|un) (premier)? (appart|appartement|chez-moi) | je dors dans mon nouvel appart (ce soir|pour la première fois) | (c’est)? ma première nuit dans (mon appart|mon nouvel appart|la maison) | j’ai emménagé (hier|aujourd’hui|samedi)
Les clés dans la poche, ça pèse trente grammes et ça change la démarche. La première chose faite en entrant, c’était quoi ?
Un chez-soi, avec sa porte et son bruit de serrure à soi ! {Tu l’as|Vous l’avez} déjà arpenté pieds nus ?
oui: C’est comme ça qu’on signe vraiment le bail.
non: Alors c’est pour ce soir. Une pièce après l’autre, comme un chat.
sinon: Ça, c’est un souvenir pour dans vingt ans.

après: je viens d’avoir les clés | j’ai eu les clés | c’est mon premier appartement | ça y est j’ai mon appart | je viens de prendre un appart | j’ai déménagé

> à (trente|trente-cinq|quarante|vingt-cinq|cinquante) ans il était temps | il était temps | à mon âge il était temps | je (vivais|habitais) (encore)? chez (mes parents|ma mère) (avant)? | c’est la première fois que je vis (seul|seule) | j’ai attendu longtemps
Il n’y a pas d’âge pour avoir sa propre boîte aux lettres. Ça se savoure mieux, d’ailleurs, quand on a attendu.
Le temps a surtout servi à savoir ce qu’on voulait. Et alors, ça ressemble à ce qui était imaginé ?
oui: Alors il ne manque plus que les odeurs de cuisine.
sinon: On l’apprivoise. Un appartement, ça met trois mois à s’asseoir.

> (y a|il y a) rien dedans (à part un matelas)? | j’ai (que|juste) un matelas | j’ai (pas|aucun) (de meubles|meuble|canapé|frigo|rideaux) | j’ai (même)? pas de (chaises|table|frigo|rideaux|lampe) | c’est (vide|tout vide) | je mange par terre
Un matelas et un toit : les deux seules choses sérieuses. Le reste arrive des trottoirs, des cousins et des petites annonces.
Le grand luxe, dormir par terre dans une pièce qui résonne. Le prochain objet à entrer, ce sera quoi ?
sinon: Choix très défendable. Avec une lampe à côté, c’est déjà un salon.

> j’ai (peint|repeint) (la chambre|le salon|la cuisine|les murs|une pièce) (en vert|en bleu|en jaune|en blanc|en rose)? | je (fais|refais) (la peinture|la déco|des travaux) | j’ai monté (un meuble|mon lit|une étagère) | j’ai (acheté|trouvé) (une table|des rideaux|une lampe|un canapé)
Une couleur choisie sans demander l’avis de personne : voilà la vraie propriété privée. Plutôt réussi, ou plutôt artistique ?
Et il reste combien de peinture dans les cheveux ?
sinon: Avec le soleil du matin dessus, ça doit déjà faire maison.

> mes parents viennent (dimanche|demain|ce week-end|voir) (et j’ai même pas de chaises)? | (ma mère|mon père|des amis|ma famille) (vient|viennent) (dimanche|voir l’appart|ce week-end|demain) | je fais (une crémaillère|ma crémaillère) | je (pends|vais pendre) la crémaillère
Pique-nique sur le parquet, nappe à carreaux, et tout le monde assis en tailleur. Ils en parleront dix ans.
On demande une chaise à chaque invité : il vient avec, et il repart sans. C’est comme ça qu’on meuble un salon. On cuisine quoi ?
sinon: Simple et chaud, c’est parfait. Le plat au milieu, les doigts autorisés.

> c’est bizarre le silence (quand même)? | c’est (trop)? (silencieux|calme) (le soir|la nuit)? | (ça me fait|c’est|ça fait) (bizarre|drôle) d’être (seul|seule|chez moi) | j’entends (tous les bruits|les voisins|le frigo|l’ascenseur) | je me sens (un peu)? (seul|seule) dans (mon appart|cet appart)
Le silence d’un logement neuf, il a encore l’étiquette. Dans une semaine, on reconnaîtra le voisin du dessus à son pas.
Un peu de radio dans la cuisine, une fenêtre entrouverte, et il devient du calme. Ça fait peur, ou juste drôle ?
oui: Alors on laisse une lampe allumée, à tout âge c’est permis. Et on peut bavarder un moment.
sinon: C’est le bruit que fait la liberté quand elle n’a pas encore de meubles.

> @avis | @conseil | @doute
Le premier soir, trois choses suffisent : une lampe, un plat chaud, et un rideau ou un drap. Le reste a toute la vie.
Ce que j’en dis ? Qu’il y a de quoi être fier, et un peu perdu. Les deux vont bien dans une pièce vide.

---

> devine qui a eu son permis | j’ai (eu|décroché) mon permis (aujourd’hui|ce matin|enfin)? | ça y est j’ai mon permis | je l’ai eu (mon permis|mon code)? | j’ai eu le code
Attends, je devine. Quelqu’un qui sourit tout seul dans la rue depuis une heure ! C’était du premier coup ?
Klaxon d’honneur ! Le moment où ça s’est joué, c’était quoi : le créneau, le rond-point ?
oui: Du premier coup, en plus. Là, on a le droit d’être insupportable jusqu’à dimanche.
non: Raison de plus pour le fêter. Ceux qui l’ont après plusieurs essais conduisent mieux, ils ont révisé.
sinon: Et maintenant, la route est à {toi|vous}. Enfin, à droite.

après: devine qui a eu son permis | j’ai eu mon permis | ça y est j’ai mon permis | j’ai réussi mon permis

> (du premier coup)? (non quand même pas)? (c’était)? la (deuxième|troisième|quatrième|cinquième) fois | j’ai mis (trois|quatre|deux) fois | au bout de (la troisième|trois) fois | non c’était la (deuxième|troisième) fois | je l’avais raté (deux fois|une fois|trois fois)
La bonne, c’est toujours la dernière, et personne ne redemande le chiffre après. Les autres fois, c’était le stress ou une bêtise ?
L’obstination, ça ne s’apprend pas en vingt heures de conduite. Chapeau.
sinon: Bah, c’est payé, c’est passé, et c’est derrière, dans le rétroviseur.

> j’ai (pleuré|crié|hurlé|sauté de joie|tremblé) (dans la voiture de l’inspecteur|dans la voiture|de joie)? | j’étais (stressé|stressée|en stress|tremblant) | j’ai failli (caler|griller un feu|rater) | j’ai (calé|grillé une priorité|fait un créneau parfait) | l’inspecteur était (sympa|froid|pas aimable)
Et l’inspecteur, il a fait quoi, un mouchoir ou un regard au loin ?
Tout ce stress qui sort d’un coup, entre deux essuie-glaces. C’est la plus belle des fuites.
sinon: Il en voit de toutes les couleurs, celui-là. Il racontera la scène à table.

> (du coup)? (maintenant)? il me faut une voiture | je (cherche|veux|vais acheter) une voiture | j’ai pas (encore)? de voiture | je vais prendre la voiture de (ma mère|mon père|mes parents) | j’ai (trouvé|acheté) une voiture (d’occasion)?
La première voiture, elle est toujours un peu moche et on l’aime toute la vie. Plutôt petite citadine ou vieux break ?
Petit conseil de comptoir : prix de l’assurance avant le prix de la voiture. Pour un jeune permis, c’est là que ça pique.
sinon: Avec un autoradio qui marche et des freins. Dans l’ordre inverse.

> j’ai pas un rond (mais bon)? | j’ai pas (d’argent|les moyens|de sous) (pour ça)? | (ça coûte|c’est) cher (une voiture|l’assurance)? | l’assurance est hors de prix
Alors covoiturage côté conducteur, et l’essence se partage. Ou la voiture de quelqu’un contre deux courses, ça se négocie.
Le permis d’abord, l’argent un jour. Dans cet ordre-là, c’est déjà plus drôle.

> ma première (virée|sortie|route) (ce sera|c’est|ça sera)? (la mer|chez ma mère|l’autoroute|la plage|paris)? | je vais (à la mer|aller voir la mer|partir en week-end|rouler) | je vais emmener (ma mère|mes potes|mes amis|ma copine) | j’ai peur de (conduire seul|conduire seule|l’autoroute|me lancer)
La mer, fenêtres baissées, avec une chanson honteuse à fond. Qui a la place du passager ?
Parfait. Première fois seul au volant, on parle tout haut à la voiture, c’est la tradition.
sinon: Excellent copilote. Qui s’occupe aussi des chips, si possible.

---

> j’ai un découvert (de huit cents euros|de mille euros|de cinq cents euros)? (et on est le douze|et on est le dix|et on est le quinze)? | je suis (dans le rouge|à découvert) (et on est le dix|et on est le douze|et c’est que le dix|et on est que le quinze) | mon compte est dans le rouge | j’ai des (dettes|crédits) (partout)? | je m’en sors plus financièrement | je m’en sors plus avec (l’argent|les factures|les crédits)
Le douze du mois et déjà sous l’eau, ça réveille la nuit. C’est un accident de ce mois-ci, ou ça dure depuis un moment ?
Un chiffre rouge, ça occupe toute la place dans la tête. Il y a eu un gros coup, ou c’est un peu tout ?
sinon: D’accord. On va le rapetisser : le toit, la lumière et l’assiette d’abord, le reste se discute.

après: j’ai un découvert de huit cents euros | je suis à découvert | j’ai des dettes | j’ai reçu une grosse facture | j’ai des problèmes d’argent | je suis à découvert ce mois-ci | j’ai reçu une facture énorme | j’ai reçu une lettre des impôts | je les ai pas

> c’est (la réparation de)? (la voiture|la chaudière|le dentiste|les impôts|une facture|l’électricité|la machine à laver) (qui m’a tuée|qui m’a tué|qui m’a achevé|qui m’a mis dedans|qui a tout fait)? | j’ai (eu|dû payer) (une grosse facture|une réparation|le garage|le dentiste|les impôts) | c’est un peu tout | tout augmente | ça fait (des mois|longtemps|un an) que ça dure
Une seule facture imprévue, et tout le château de cartes part avec. Ça, une banque l’entend très bien, c’est même le cas le plus simple.
Personne n’a un budget « tuile », alors que les tuiles ont un abonnement. Ça peut se payer en plusieurs fois ?
oui: Alors on demande l’étalement par écrit, avec un chiffre tenable. Ils préfèrent peu que rien.
non: Alors le découvert, la banque : un rendez-vous avant qu’ils appellent. Ils écoutent mieux.
sinon: Ça se demande toujours, même après coup. Le pire qu’ils puissent dire, c’est non.

> j’ose pas (appeler la banque|appeler ma banque|ouvrir le courrier|regarder mon compte|demander de l’aide) | j’ai peur d’appeler (la banque|ma banque) | j’ouvre plus mon courrier | je regarde plus mes comptes | je laisse sonner quand la banque appelle
Les enveloppes fermées font plus peur que ce qu’il y a dedans. On peut préparer l’appel ensemble, trois phrases, et ça dure quatre minutes. On y va ?
Appeler en premier, c’est déjà passer du bon côté. « J’ai eu une réparation, je voudrais une solution sur trois mois » : et c’est tout.
oui: « Bonjour, j’ai un découvert exceptionnel, je vous appelle avant que ça s’aggrave. Qu’est-ce qu’on peut étaler ? » Voilà, c’est fini.
non: Pas ce soir, d’accord. Demain matin, avec un café, c’est plus facile de parler aux chiffres.
sinon: Une chose à la fois. D’abord le chiffre exact, et il arrête déjà de grossir.

> (mon mari|ma femme|mon copain|ma copine|ma famille) (est|sont) pas au courant | (mon mari|ma femme|mon copain|ma copine) (le sait|sait) pas | je l’ai dit à personne | je (cache|le cache) (ça)? à (mon mari|ma femme|ma famille) | personne est au courant
Le secret coûte plus cher que le découvert, à la longue. Qu’est-ce qui fait le plus peur dans le dire : la colère, ou la déception ?
Compter tout seul la nuit, à côté de quelqu’un qui dort. À deux, le chiffre est le même, mais il pèse la moitié.
sinon: C’est compréhensible. On peut le dire avec le plan déjà écrit dessous, ça change toute la scène.

> j’ai honte (à mon âge)? (d’en être là)? | j’ai honte de (demander|devoir de l’argent|pas m’en sortir) | à mon âge c’est (la honte|pas normal) | je devrais y arriver | je sais pas gérer (mon argent|un budget)? | je gère (mal|n’importe comment)
La honte, c’est l’intérêt le plus cher de tous, et il ne rembourse rien. Être à sec, ça arrive à des gens très organisés.
Il n’y a pas d’âge pour une tuile. Un Point conseil budget, c’est gratuit et confidentiel, et ils ne font pas les gros yeux.

> (oui mais)? (et)? si la banque refuse ? | et (s’ils|si ils) (refusent|disent non) ? | la banque va refuser | ils vont (dire non|me bloquer la carte|me fermer le compte) | j’ai peur qu’ils (refusent|me bloquent)
Alors il y a une porte derrière la porte : le Point conseil budget, gratuit, qui négocie avec {toi|vous}. Et tout au bout, la Banque de France.
Ils peuvent refuser un étalement, pas {t’effacer|vous effacer}. On demande par écrit, et un refus écrit, ça se discute ailleurs.

> @avis | @conseil | @faute
Trois papiers sur la table : ce qui rentre, ce qui sort, ce qui est urgent. Puis un appel à la banque et un au Point conseil budget. Pas plus, pour un jour.
Pas de leçon de ma part. Juste ça : plus tôt c’est dit, moins il y a de frais. Les frais adorent le silence.

---

> j’ai arrêté de fumer (depuis neuf jours|depuis dix jours|depuis deux semaines|depuis un mois|depuis hier|lundi|il y a une semaine)? | ça fait (neuf|dix|trois|cinq|quinze) jours que (je fume plus|j’ai arrêté|j’ai pas fumé) | je fume plus depuis (une semaine|dix jours|un mois|trois jours|hier)
Chaque jour compte pour de vrai, celui-ci aussi. Le moment le plus coton de la journée, c’est lequel ?
Ça, c’est du solide. Et comment ça se passe, humeur de rose ou humeur de hérisson ?
sinon: Logique, c’est là que la main cherche. Un crayon, une orange à éplucher, un tour dehors : il faut lui donner un métier.

après: j’ai arrêté de fumer | j’ai arrêté de fumer depuis trois jours | j’ai envie d’une clope | j’arrête de fumer | j’ai craqué j’ai fumé | je fume trop

> ça fait (neuf|dix|douze|quinze|trois|cinq|vingt) jours (maintenant|déjà)? | ça fait (une semaine|deux semaines|un mois|deux mois) (maintenant|déjà)? | depuis (hier|lundi|une semaine|dix jours|un mois)
Chaque jour de plus, c’est un petit mur de monté. Le plus dur de la semaine, c’était quand ?
Et pas un seul de ces jours n’a été facile, je parie. Il y a déjà eu une petite récompense ?
oui: Bien. Les grands exploits se paient en petites choses bonnes.
non: Alors il en faut une, et ce soir, ça ne se discute pas.
sinon: C’est là qu’il faudra un plan pour la suivante. Cinq minutes de prévues, et la vague passe.

> c’est (après|avec) (le café|les repas|l’apéro|manger) (que c’est dur|le pire)? | c’est (le matin|le soir|l’apéro|au boulot|en voiture|en soirée) (que c’est dur|le pire) | c’est dur (le matin|le soir|après manger|avec les collègues|en soirée)?
Le café sans sa copine, il a l’air veuf. Un thé, une autre tasse, une autre chaise : on change le décor, et l’envie perd son texte.
L’envie, elle monte trois à cinq minutes, et elle redescend. On ne tient pas la journée, on tient cinq minutes. Dents brossées tout de suite, ça aide ?
sinon: On bricole. Tout ce qui occupe la bouche ou les mains cinq minutes a le droit d’essayer.

> (ma femme|mon mari|ma copine) dit (qu’elle préférait quand je fumais|que je suis insupportable|que c’était mieux avant) | je suis (insupportable|exécrable|infect|infecte) (avec tout le monde|à la maison)? | je m’énerve pour rien | je suis à cran | tout m’énerve
Ça dure trois semaines, dans le pire des cas. Une affichette sur le frigo : « travaux en cours, merci de votre patience ».
On ne peut pas perdre une béquille et sourire en même temps. Les proches survivent, ils râlent juste plus fort que la nicotine.

> j’ai failli (craquer|reprendre|en fumer une|fumer) (tout à l’heure|ce matin|ce soir|hier)? | j’ai (envie de craquer|trop envie) | je vais (craquer|reprendre) | j’ai (un paquet|une cigarette) (à la maison|dans le tiroir|sous la main) | on m’a proposé une (cigarette|clope)
Failli, c’est le plus beau verbe de la semaine. Comment ça s’est terminé, c’est l’envie qui a lâché la première ?
Et pourtant non. Cette cigarette-là ne fera pas partie de l’histoire. Le paquet est encore quelque part, à portée ?
oui: Alors sous l’eau, le paquet, et à la poubelle du dehors. Sans cérémonie.
non: Tant mieux, la distance fait la moitié du travail.
sinon: On garde la recette, elle resservira demain à la même heure.

> (et)? si je (reprends|craque|rechute) ? | j’ai (craqué|repris|fumé une cigarette|fumé une clope|refumé) | j’ai peur de (reprendre|craquer|rechuter) | j’ai pas tenu
Une cigarette n’efface pas neuf jours, elle fait juste une tache sur le calendrier. On ne jette pas le calendrier.
Presque tout le monde s’y reprend à plusieurs fois, et chaque fois apprend quelque chose. Tabac Info Service, au 39 89, c’est sans surcoût et un tabacologue peut rappeler.

> j’ai pris (du poids|trois kilos|deux kilos|cinq kilos|des kilos) (depuis)? | je (grignote|mange) (tout le temps|plus|sans arrêt)? (depuis)? | je compense (avec du chocolat|en mangeant|avec la bouffe)
Quelques kilos contre deux poumons, l’échange n’est pas mauvais, même s’il tire sur le bouton. Le grignotage, c’est surtout à quelle heure ?
Le corps réclame son petit plaisir par une autre porte. Ça se calme, en général, quand l’envie de fumer se calme.
sinon: À cette heure-là, quelque chose à croquer et les mains occupées. Et le reste attendra le printemps.

> je (retrouve le goût|respire mieux|tousse moins|sens mieux|monte mieux les escaliers) | je fais des économies | j’ai mis l’argent de côté | j’ai économisé (cent|deux cents|cinquante) euros
C’est fou comme tout se remet à bouger. Et l’argent des paquets, il ira dans quoi ?
sinon: Joli. À coller en photo sur le frigo, à la place du cendrier.

> @avis | @conseil
Les substituts sont remboursés sur ordonnance, et un pharmacien explique très bien. La volonté, c’est bien, mais elle a droit à des collègues.
Ce que j’en pense ? Que le plus dur est dans les premières semaines, et qu’elles sont en train de passer.

---

> j’ai (une petite boule|une grosseur|un grain de beauté|une tache|un bouton bizarre) (sous le bras|au sein|au cou|dans le dos|sur la peau|à l’aine)? (et ça m’inquiète|qui m’inquiète|et j’ai peur)? | j’ai (senti|découvert|trouvé) (une boule|une grosseur) (sous le bras|au sein|dans le cou|à l’aine)? | j’ai un (truc|symptôme) qui m’inquiète | je m’inquiète pour (ma santé|un truc de santé|mes examens)
Je ne peux pas dire ce que c’est, et ça se montre à un médecin, cette semaine. Mais l’inquiétude, elle, on peut la partager. C’est là depuis quand ?
Ça se comprend, d’avoir la peur qui regarde là toute la journée. Le médecin traitant la voit cette semaine. Un rendez-vous est pris, ou pas encore ?
oui: Bien. La date existe, alors entre les deux, on s’occupe de la peur, pas de la boule.
non: Alors c’est la première chose de demain matin, un appel. En disant que c’est nouveau, ça va parfois plus vite.
sinon: Noter quand ça a commencé et si ça change, c’est tout ce que le médecin demandera. Le reste, c’est à lui de le dire.

après: j’ai une petite boule sous le bras | j’attends mes résultats | je m’inquiète pour ma santé | j’ai un truc qui m’inquiète | j’attends les résultats de ma biopsie | je dois aller chez le médecin | j’ai les résultats demain et j’angoisse | je trouve pas de médecin

> ça fait (deux semaines|une semaine|un mois|trois jours|quelques jours) (à peu près)? | depuis (deux semaines|une semaine|un mois|quelques jours|hier) | c’est (apparu|venu) (d’un coup|il y a une semaine) | ça a (pas bougé|grossi|changé)
D’accord, c’est ce genre de chose qu’il faut noter pour le médecin, avec la date. Quelqu’un l’a déjà vue ?
oui: Bien. Et on garde ce qui a été dit, noir sur blanc.
non: Alors c’est la prochaine étape, et il n’y en a qu’une : montrer.
sinon: On avance. Ce qui est noté arrête de tourner.

> (non)? j’ai vu personne (encore)? | j’ai pas (encore)? (vu|consulté|appelé) (le médecin|un médecin|personne)? | j’ose pas (aller chez|appeler) le médecin | j’ai peur d’y aller | je repousse | je remets à demain
On repousse parce que tant qu’on ne sait pas, tout reste possible. Mais c’est l’attente qui fait le plus mal, pas le rendez-vous. C’est l’appel qui coince, ou la salle d’attente ?
sinon: Alors on découpe : demain, seulement le numéro. Quinze secondes. Le reste n’existe pas encore.

> (le médecin|mon médecin|il|elle) (peut me prendre|me prend|me voit) que (dans dix jours|dans deux semaines|lundi|la semaine prochaine|jeudi) | j’ai rendez-vous (dans dix jours|lundi|la semaine prochaine|jeudi|mardi) | il faut que j’attende (dix jours|une semaine|lundi) | c’est dans (dix jours|une semaine|longtemps)
Dix jours, c’est long quand on a le nez dessus. On peut rappeler pour un désistement, et si ça change ou que ça fait mal, ne pas attendre.
L’attente a besoin d’un programme. Une chose prévue chaque soir, même minuscule, pour que ce ne soit pas que des jours à rayer. Ce soir, c’est quoi ?
sinon: C’est un bon début. Le calendrier avancera mieux comme ça.

> (j’arrête pas de|je) (regarder|regarde|cherche|chercher|vais|lire) (sur)? (internet|google|les forums) | j’ai (regardé|cherché|lu) sur (internet|google) | internet dit que c’est (grave|un cancer|mortel) | j’ai lu (des horreurs|des trucs horribles)
Internet a un seul diagnostic pour tout, et c’est toujours le pire. On ferme l’onglet, on écrit ses questions sur un papier, et elles iront à quelqu’un qui regarde vraiment.
À force de chercher, on se trouve six maladies avant minuit. On pourrait se donner un couvre-feu d’écran, {tu tiendrais|vous tiendriez} combien de temps ?
sinon: C’est déjà ça. Et si la main repart, on m’appelle, je suis moins anxiogène qu’un forum.

> (tu crois|vous croyez|tu penses|vous pensez) que c’est grave ? | c’est grave (tu crois|vous croyez)? ? | (et)? si c’était (grave|un cancer) ? | ça peut être quoi ? | j’ai peur que ce soit (grave|un cancer|quelque chose)
Je n’en sais rien, et personne ne peut le savoir sans regarder. Beaucoup de ces petites choses ne sont rien de méchant, et le seul moyen d’en être sûr, c’est le médecin.
Je ne vais pas dire « non » pour faire plaisir, ce serait facile. Ce que je sais, c’est qu’un rendez-vous répond mieux que dix nuits de questions.

> (ma femme|mon mari|ma famille|personne) (sait pas|est pas au courant|le sait) | j’en ai parlé à personne | j’ose pas en parler à (ma femme|mon mari|mes enfants|ma mère) | je veux pas inquiéter (ma femme|mon mari|mes enfants|ma famille)
On protège les autres, et on se retrouve seul avec la lampe de chevet. Une seule personne, juste pour ne pas porter le secret en plus, ce serait qui ?
sinon: Cette personne préférerait sûrement savoir. « J’ai un rendez-vous et j’ai un peu peur », ça suffit.

> @avis | @conseil | @doute
Un appel demain, une question claire au secrétariat : « c’est nouveau et ça m’inquiète ». Et d’ici là, zéro forum.
Je ne suis pas médecin, je suis une IA avec du bon sens. Mon avis : on montre, et on arrête de deviner.
`

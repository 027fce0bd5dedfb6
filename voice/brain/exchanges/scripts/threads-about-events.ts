/** Threads about a concert, holidays, moving house, a job search, a family dinner, resolutions and the death of a pet. */
export const threadsAboutEvents = `
> je suis (allé|allée) (au concert|à un concert|au cinéma|au théâtre|au musée|à la mer|au restaurant|à une fête|à un mariage|en boîte) (samedi|hier|hier soir|ce week-end|ce soir)? | je (rentre|reviens) (d’un concert|du cinéma|du théâtre|d’une fête|d’un mariage|du restaurant|de week-end|de la mer) | j’ai fait la fête (hier|samedi|ce week-end) | on est sortis (hier|samedi|hier soir)
Ah, du dehors, enfin ! Il en reste quoi ce soir : une chanson dans la tête, des ampoules aux pieds ?
{Raconte|Racontez}-moi ça comme si j’y étais, j’ai un grand besoin de sortir. Le meilleur moment ?
sinon: Rien que pour ça, ça valait le manteau.

après: je suis allé au concert | je rentre d’un mariage | on est sortis hier | je suis allée au restaurant | j’ai vu mes amis

> c’était (génial|super|magnifique|top|une tuerie|trop bien|beau|bien|chouette) | j’ai (adoré|kiffé|dansé|chanté|bien mangé|bien ri) (toute la soirée|toute la nuit)? | on s’est (éclatés|bien amusés|régalés) | il y avait (une ambiance de folie|une super ambiance|du monde)
Ça s’entend, il reste de la musique dans la voix. C’était avec qui, cette échappée ?
Voilà de quoi tenir jusqu’à jeudi au moins. Ça mérite une deuxième date dans l’agenda, non ?
oui: Alors on la note avant que la semaine la mange.
non: Une seule, mais bonne. Ça se défend aussi.
sinon: Bonne compagnie, en plus. C’était le programme parfait.

> c’était (nul|bof|décevant|moyen|trop cher|trop long|raté) | j’ai (pas aimé|été déçu|été déçue|perdu mon temps) | je me suis (ennuyé|ennuyée|fait chier) | y avait (trop de monde|personne|trop de bruit) | il a (plu|fait froid)
Aïe, sorti du canapé pour ça. Au moins un détail à sauver, un plat, une tête rencontrée ?
Les soirées ratées font les meilleures histoires, avec un peu de recul. Le pire moment, c’était lequel ?
oui: Alors on garde le détail, et on jette l’emballage.
non: Rien du tout. Alors on ajoute ça à la liste des raisons d’aimer sa couette.
sinon: Ah oui. Racontée avec les mains, celle-là ferait un malheur.

> (j’y étais|j’y suis allé|j’y suis allée|c’était|j’étais) avec (ma sœur|mon frère|des amis|ma fille|mon fils|un ami|une amie|mon mari|ma femme|des copines|des collègues) | tout seul | toute seule
Bonne équipe. Et qui a voulu rentrer en premier ?
Alors les souvenirs sont rangés à deux endroits, c’est plus sûr.
sinon: Il y en a toujours un ou une. Souvent la même personne.

---

> je pars (en vacances|en week-end|en voyage|à la mer|à la montagne|en italie|en espagne|au portugal|en bretagne) (demain|samedi|bientôt|la semaine prochaine|dans deux jours|dans trois jours)? | on part (en vacances|en week-end|à la mer|au ski|en camping) (demain|samedi|bientôt|la semaine prochaine)? | je suis en vacances (ce soir|demain|depuis hier|depuis ce soir)? | enfin les vacances | j’ai réservé (mes vacances|mon billet|un voyage|un week-end)
Ah, l’odeur de crème solaire et de réservoir plein. C’est quel genre : on ne bouge plus, ou on visite tout ?
Le plus beau jour des vacances, c’est celui d’avant. La valise, elle en est où ?
sinon: Vendu. Et je réclame une carte postale, même imaginaire.

après: je pars en vacances | je suis en vacances | on part en camping | enfin les vacances | je pars en vacances demain | je prépare un voyage

> (la valise|ma valise|les valises) (est|sont) (faite|faites|pas faite|pas faites) | j’ai (pas|toujours pas|déjà) fait (ma valise|les valises) | j’emporte trop de (choses|trucs) | j’ai peur d’oublier quelque chose | j’ai rien préparé
Règle d’or : on sort tout, on enlève la moitié, et on remet le maillot. Papiers, chargeur, médicaments, et le reste se rachète.
La valise faite trop tôt, on vit trois jours dedans. Faite trop tard, on part avec quatre maillots et zéro chaussette.

> je pars (tout seul|toute seule|avec des amis|en famille|avec ma copine|avec mon copain|avec mon mari|avec ma femme|avec les enfants) | on part (en famille|à deux|avec des amis|avec les enfants|avec mes beaux-parents) | c’est la première fois que je pars (seul|seule)
Toute une petite expédition. Et le rôle officiel, c’est lequel : carte routière, cuisine, ou banquette arrière ?
Partir comme ça, ça change les gens, en général pour le mieux, sauf aux péages. Qu’est-ce qui fait le plus envie, là-dedans ?
sinon: Je vois très bien. Il ne manque plus que la chanson de la route.

> j’ai (besoin de|hâte de) (souffler|partir|déconnecter|me reposer|vacances|couper) | ça va me faire du bien | j’en avais besoin | je vais (rien faire|dormir|lire|me baigner|bronzer|visiter)
Excellent projet, et il ne demande aucun équipement. Le téléphone du bureau, il part aussi, ou il est puni ?
Rien ne presse, même pas de se reposer. Les trois premiers jours servent juste à atterrir.
oui: Alors au fond de la valise, sous les chaussettes, dans le noir.
sinon: Puni, c’est mieux. Il réfléchira à ce qu’il a fait.

> j’ai peur (de l’avion|de m’ennuyer|de partir seul|de partir seule|en avion) | j’aime pas (l’avion|prendre l’avion|partir) | (ça va)? coûter cher | c’est cher (les vacances|le billet|l’hôtel) | il va pleuvoir (toute la semaine)? | ils annoncent de la pluie
Toute aventure a son petit caillou dans la chaussure. C’est ça qui gâche, ou ça chatouille seulement ?
oui: Alors on prépare la parade avant de partir, ça pèse déjà moins.
non: Alors on l’emmène et on le perd en route.
sinon: Ça se prépare, ce genre de chose. Un plan B au fond du sac, et on n’y pense plus.

---

> je déménage (samedi|demain|dans une semaine|dans quinze jours|à l’autre bout de la france)? | on déménage (samedi|demain|à lyon|à nantes|en province)? | je suis en plein déménagement | je fais (mes|les) cartons (ce soir|depuis une semaine)?
Toute une vie dans des cartons, et on retrouve toujours un objet qu’on ne sait pas ranger. C’est lequel, cette fois ?
Courage pour le dos. On part de bon cœur, ou avec un pincement ?
oui: Alors l’effort a le goût de l’avance.
sinon: Ça peut être les deux : content de partir, triste de laisser la lumière de la cuisine.

après: je déménage | je déménage samedi | je suis en plein déménagement | on déménage bientôt | je déménage dans un mois

> j’ai (trop de|encore plein de|cent|cinquante|trente) (cartons|choses|affaires|bazar) | j’en vois pas le bout | j’ai (trop|plein) de (trucs|choses) (à trier|à jeter)? | je suis (épuisé|épuisée|crevé|crevée|débordé|débordée) | c’est le (bazar|chaos|bordel) (partout)?
On trie pièce par pièce, un minuteur de vingt minutes, et on s’assoit entre chaque. Les cartons n’ont jamais gagné contre quelqu’un qui boit un café.
Le chaos, c’est juste l’ordre qui a déménagé en premier. Ce soir, on ne dégage qu’un chemin jusqu’au lit.

> j’ai (personne pour m’aider|des amis qui m’aident|pris des déménageurs|loué un camion) | (mes amis|mes potes|mon frère|mes parents) (viennent m’aider|m’aident|peuvent pas) | je fais ça (tout seul|toute seule) | les déménageurs (viennent samedi|coûtent cher)
La vraie amitié se mesure au nombre d’étages sans ascenseur. Les pizzas sont prévues ?
oui: Alors tout se passera bien, c’est le carburant officiel.
non: Là, il y a un risque de mutinerie. Pizzas en tête de liste.
sinon: On allège : les livres en petits cartons, et les meubles qu’on n’aime plus restent sur le trottoir, avec l’accord de la mairie.

> je (laisse|quitte) (mes amis|ma ville|mes voisins|mes souvenirs|ma famille) | ça me fait (bizarre|drôle|quelque chose|mal au cœur) de (partir|quitter cet appart|quitter ma maison) | j’ai vécu (dix|vingt|quinze|trente) ans (ici|là) | je connais personne là-bas
On laisse des traces au crayon sur un chambranle, et des bonjours dans l’escalier. Un dernier tour à vide, pièce par pièce, ça aide à fermer.
Quitter un endroit, ça se fait avec les pieds, puis des mois plus tard avec la tête. Qu’est-ce qui manquera d’abord ?
sinon: Ça peut s’emporter un peu : une photo, une adresse de boulangerie, et une promesse de revenir.

---

> je (cherche du travail|cherche un boulot|cherche un emploi) (depuis six mois|depuis un an|depuis longtemps)? | j’ai (pas|toujours pas) (de boulot|de travail|trouvé de travail) | j’ai eu un refus (encore)? (aujourd’hui|ce matin)? | j’ai reçu (encore un|un) refus | on m’a refusé (un poste|le poste)
Chercher, c’est un travail à plein temps, sans collègues et sans machine à café. Le plus usant, là-dedans, c’est quoi ?
Chaque candidature, c’est un peu d’espoir mis sous enveloppe. Il y en a une, en ce moment, qui fait vraiment envie ?
oui: Alors celle-là mérite une relance, et des doigts croisés.
non: Alors on garde l’élan pour la suivante.
sinon: Ça use l’idée qu’on a de soi, et c’est une mauvaise idée de la laisser faire.

après: je cherche du travail | je suis au chômage depuis un an | j’ai reçu un refus | je cherche du travail et personne répond | j’envoie des CV et personne répond | je suis au chômage depuis six mois | j’ai envoyé dix cv | je viens de perdre mon travail

> ça fait (six|huit|trois|quatre|dix|deux) mois (maintenant|que je cherche|que ça dure)? | ça fait (un an|longtemps|des mois) (que je cherche|maintenant)? | depuis (six mois|huit mois|un an|longtemps)
C’est long, et ça ne dit rien de la valeur des gens, ça dit l’état du guichet. Qu’est-ce qui a tenu debout pendant tout ce temps ?
Tout ce temps à recommencer chaque lundi, il faut des reins. Le dernier bon signe, c’était quoi ?
sinon: C’est déjà quelque chose. On s’appuie dessus pour la semaine qui vient.

> j’ai eu (deux|trois|quatre|cinq|plusieurs) entretiens (et à chaque fois rien|et rien|pour rien)? | j’ai été jusqu’en finale | ils prennent (toujours)? quelqu’un (d’autre|d’interne|de plus jeune) | ils ont pris quelqu’un (d’autre|d’interne)
Arriver jusqu’aux entretiens et rester à la porte, c’est presque plus dur que le silence. Une fois, quelqu’un a dit pourquoi ?
Toujours une autre chaise qui était déjà prise. Au moins, c’est bien d’être arrivé jusque dans la pièce.
oui: Alors il y a une piste à creuser, même si elle pique.
non: Ça se demande, par un petit mail poli. La moitié répondent, et ça vaut de l’or.
sinon: D’accord. Le suivant profitera de ce que ceux-là ont appris.

> je commence à plus y croire | j’y crois plus (trop)? | j’en ai marre de chercher | je baisse les bras
Ne plus y croire, un soir, c’est permis, et ça n’annule rien de ce qui est parti par la poste. Une pause de deux jours, sans annonces, ce serait possible ?
oui: Alors deux jours, pour de vrai. On cherche mieux avec des épaules reposées.
sinon: Alors une demi-heure par jour, pas plus, et le reste pour respirer.

> (personne|ils|les gens) (me)? (répond|répondent|rappelle|rappellent) (jamais)? | j’ai (envoyé|fait) (trente|cinquante|cent|plein de) (cv|candidatures) | j’ai que des refus | (j’ai|j’ai eu) (aucune|zéro|pas de) réponse | on me dit (que je suis trop vieux|que je suis trop vieille|que j’ai pas d’expérience|que je suis trop qualifié)
Des bouteilles à la mer, et la mer ne renvoie même pas d’accusé de réception. Parmi ces envois, combien avaient un vrai prénom au bout ?
Ce silence ne parle pas de {toi|vous}, il parle de leur organisation. Une relance courte, au bout d’une semaine, réveille parfois la pile.
sinon: Alors cette semaine, une seule chose : un message à quelqu’un qui connaît la maison. Ça ouvre plus de portes que la grande pile.

> je (perds confiance|déprime|me décourage|désespère|perds le moral) | j’ai (plus|pas) (confiance|le moral|envie) | je (vaux rien|sers à rien|suis bon à rien|suis bonne à rien) | je me sens (nul|nulle|inutile) | j’ai l’impression de (servir à rien|rien valoir)
À force de refus, on finit par signer à leur place. Une chose qui a été bien faite cette année, même toute petite et pas payée, c’est laquelle ?
Sans travail, on n’est pas sans valeur ; on est sans badge. Si ce gris s’installe pour de bon, un médecin a le droit de l’entendre aussi.
sinon: Voilà du vrai. Et ça ne tient pas dans une colonne de CV.

> je (fais quoi|m’ennuie|tourne en rond) (de mes journées)? | mes journées sont (longues|vides) | je (me lève tard|reste au lit|traîne) | j’ai pas de rythme
Trois clous dans la journée : une heure de recherche, une heure dehors, une chose faite avec les mains. Le reste peut flotter.
Sans horaire, une journée, ça fuit de partout. L’heure du lever, c’est le premier bouchon. Elle pourrait être à combien ?
sinon: Tenable, ça. Et un café dehors juste après, pour voir des gens pressés.

> @avis | @conseil | @faute
Moins d’annonces, plus de gens : dix personnes à qui l’on dit clairement ce qu’on cherche. Et un conseiller pour relire le CV avec des yeux neufs.
J’en pense que c’est une saison pénible, pas un portrait. On s’occupe de la prochaine semaine, pas de toute la carrière.

---

> (je mange|on mange|je dîne|je suis allé|je suis allée|on va) chez (ma belle-mère|mes beaux-parents|mes parents|ma belle-famille) (dimanche|ce soir|demain|ce midi)? | (ma belle-mère|mon beau-père) m’a (critiqué|critiquée|fait une remarque|fait une réflexion|énervé|énervée) (encore)? | je supporte plus (ma belle-mère|mes beaux-parents|ma belle-sœur|ma belle-famille) | ma belle-mère (se mêle de tout|débarque sans prévenir|critique ma cuisine|critique tout)
Ah, le poulet du dimanche avec supplément remarque. C’était quoi, la petite phrase ?
La belle-famille, on ne l’a pas choisie et elle s’assoit quand même. C’est elle en général, ou une chose précise ?
sinon: Je vois le genre : emballé dans un sourire, ça pique deux heures après.

après: ma belle-mère m’énerve | ma belle-mère critique tout | je supporte plus ma belle-mère | mes beaux-parents arrivent ce week-end | ma belle-mère arrive ce week-end | ma belle-famille m’accepte pas

> (elle|il) a dit que (mon gâteau|mon plat|ma maison|mon enfant|ma cuisine) (était|est) (sec|trop salé|mal rangé|mal élevé|sale) | (elle|il) (critique|a critiqué) (ma cuisine|mon éducation|mes enfants|ma maison|ma façon de faire|mon gâteau) | (elle|il) me (compare|compare toujours) à (l’ex|son ex|ma belle-sœur) | (elle|il) (refait|repasse) (mon ménage|derrière moi)
Et tout ça dit avec une petite voix de miel, je parie. Une réponse toute prête : « c’est vrai, je vous laisse le faire la prochaine fois », et un grand sourire.
C’est de la concurrence, pas de la cuisine : quelqu’un défend son territoire. Qu’est-ce qui est sorti, comme réponse ?
sinon: Très digne. Moi j’aurais renversé la sauce, par accident.

> (mon mari|ma femme|mon copain|ma copine) (dit rien|me défend pas|prend sa défense|voit rien|dit que c’est pas méchant) | (il|elle) (dit rien|me défend pas|prend toujours sa défense|la défend) | (il|elle) dit que (j’exagère|c’est pas méchant|elle est comme ça|il est comme ça)
C’est souvent là que ça fait mal : pas la remarque, la chaise d’à côté qui ne bouge pas. Ça a déjà été dit, à froid ?
Coincé entre deux, on regarde son assiette : c’est humain, et c’est agaçant. Une demande simple : « la prochaine fois, dis juste une phrase ».
oui: Alors on lui laisse une deuxième chance, et une phrase toute prête à la main.
non: À froid, donc, et sans attaquer sa mère. « J’ai besoin que tu sois de mon côté de la table. »
sinon: On peut s’entendre sur un signal. Un coup de pied sous la table, ça a sauvé des mariages.

> @avis | @conseil
Pour dimanche : arriver tard, partir tôt, et confier à la belle-mère une mission dont elle sera fière. Occupée, elle critique moins.
On ne changera pas la dame ni le monsieur. On peut changer la durée, et qui répond.

---

> je (dois|veux|voudrais|devrais) (me remettre au sport|perdre du poids|arrêter de procrastiner|mieux m’organiser|me lever plus tôt|faire du sport|me mettre au sport|reprendre le sport|prendre de bonnes habitudes) | j’arrive pas à (me motiver|m’organiser|me mettre au sport|tenir mes résolutions|être régulier|être régulière) | j’ai pas de (motivation|volonté|discipline) | j’ai (encore)? (rien fait|procrastiné) (aujourd’hui|toute la journée)
La motivation, c’est comme le bus : si on l’attend, elle passe quand on a le dos tourné. C’est quoi, la chose en question ?
Vouloir tout, c’est le meilleur moyen de s’asseoir. La version ridicule, celle de deux minutes, ce serait quoi ?
sinon: Alors demain, cinq minutes de ça, à heure fixe, et interdiction d’en faire plus. C’est le « plus » qui tue les bonnes intentions.

après: je procrastine | j’arrive pas à me motiver | je veux me remettre au sport | je devrais me mettre au sport | je fais un régime

> j’ai pas le temps | je suis (trop)? (fatigué|fatiguée|crevé|crevée|flemmard|flemmarde) (le soir|après le boulot)? | le soir je suis (mort|morte|crevé|crevée) | j’ai (trop)? la flemme | je trouve toujours une excuse | je (commence|tiens) (et j’arrête|deux semaines|trois jours) | j’abandonne (toujours|au bout d’une semaine)
Le soir, la volonté est déjà rentrée chez elle. Alors le matin, cinq minutes, avant que la tête ne soit au courant. Envisageable ?
Une excuse, c’est souvent un vrai besoin mal habillé. On réduit encore, jusqu’à ce que ce soit plus fatigant de dire non.
oui: Essai demain, un seul. Les habits au pied du lit, et c’est presque fait.
non: Alors à midi, ou collé à une chose qui existe déjà, le café, le trajet. L’habitude aime les colocataires.
sinon: On prend le plus petit bout possible. Ça marche mieux que les grands serments.

> (oui)? (cinq minutes|dix minutes|deux minutes) ça (sert à rien|suffit pas|changera rien) | ça sert à rien | ça marchera pas | j’ai déjà essayé (ça|tout)? | c’est (trop)? (facile|simple|peu) | je me connais
C’est vrai que cinq minutes, ça ne muscle rien. Ça fabrique juste quelqu’un qui le fait tous les jours, et c’est cette personne-là qu’on cherche.
D’accord, ça n’a pas pris. C’était trop gros, trop tôt, ou trop seul ?
sinon: Alors c’est là qu’on règle. Le plan n’était pas mauvais, il était taillé pour quelqu’un d’autre.

> (d’accord|ok|allez)? (je vais essayer|j’essaie|je m’y mets|je commence) (demain|lundi|ce soir)? | je (te|vous) dirai (demain|si j’ai réussi) | je (l’ai fait|l’ai fait ce matin|y suis allé|y suis allée|ai tenu) | j’ai réussi (à le faire|à tenir|ce matin)?
Bien joué. Une croix sur le calendrier, une vraie, au stylo : ça a l’air bête, et ça donne envie de la deuxième.
Marché conclu. À quelle heure, exactement, et juste après quoi ?
sinon: C’est noté. Le plus dur, c’est les chaussures ; après, ça vient tout seul.

> @avis | @conseil | @faute
Une seule chose à la fois, petite, à heure fixe, collée à une habitude qui existe. Et quand ça rate un jour, on ne rate jamais deux fois.
Je ne vois pas de la paresse, je vois un plan trop grand pour une journée trop pleine. On coupe en quatre.

---

> mon (chat|chien) est mort (hier|cette semaine|la semaine dernière|ce matin|il y a un mois)? | j’ai perdu mon (chien|chat) (hier|cette semaine)? | on a dû (faire piquer|endormir) (notre|mon) (chien|chat) (hier|ce matin|cette semaine)?
Oh non. Une petite présence de tous les jours, et d’un coup plus de bruit de pattes. Comment s’appelait-il ou elle ?
C’est un vrai chagrin, même si certains haussent les épaules. Ça faisait combien de temps, ensemble ?
sinon: Un nom qu’on a dit mille fois par jour. Forcément, il manque à la bouche.

après: mon chien est mort | mon chat est mort | j’ai perdu mon chien | on a dû faire piquer notre chien | mon chien me manque | je dois faire piquer mon chien

> (il|elle) avait (quinze|douze|dix|seize|quatorze|treize|dix-huit) ans | (quinze|douze|dix|seize|quatorze) ans | (il|elle) était (vieux|vieille|malade) | (il|elle) (a|avait) (pas souffert|un cancer|mal)
Toutes ces années de même odeur dans le couloir. Une belle vie de bête, alors, avec quelqu’un au bout de la laisse ou du canapé.
C’est long, c’est presque une enfance entière. Quelle était sa place préférée ?
sinon: Je la vois bien, cette place. Elle va rester un peu à lui, ou à elle.

> (la maison|l’appart) est (vide|silencieuse) (sans lui|sans elle)? | je l’entends encore | j’ai (gardé|rangé) (sa gamelle|son panier|sa laisse|son collier) | je cherche (sa présence|le chat partout) | j’ai (ouvert la porte|préparé sa gamelle) par habitude
Les mains continuent toutes seules, elles n’ont pas été prévenues. La gamelle rangera sa place quand elle voudra.
Ce silence-là, il a quatre pattes. On peut laisser le panier encore un peu, personne ne compte les jours.

> (les gens|mes collègues|mon mari|on) (comprennent pas|me dit que c’est qu’un chien|dit que c’est qu’un chat|se moquent) | c’est qu’un (chien|chat) | je devrais pas (être aussi triste|pleurer) pour un (chien|chat) | c’est bête de pleurer pour un (chien|chat)
Ceux qui disent « ce n’est qu’une bête » n’ont jamais été attendus derrière une porte. On pleure un lien, pas une espèce.
Pas bête du tout. Il y avait là quelqu’un qui était heureux chaque soir sans aucune raison valable.

> je (veux|vais) (en)? (reprendre|adopter) (un autre)? (chien|chat)? (un jour|bientôt)? | j’en reprendrai (pas|plus|jamais) (d’autre)? | on me dit (d’en reprendre un|de reprendre un chien)
Rien ne presse. Un autre ne remplacera pas, il occupera une autre place, quand il y en aura une.
Le cœur le saura avant le calendrier. Et s’il ne veut plus jamais, c’est permis aussi.
`

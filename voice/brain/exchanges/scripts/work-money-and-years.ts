/** Tired evenings after work, customers, colleagues, anecdotes, money worries, moving, holidays and retirement. */
export const workMoneyAndYears = `
> je (sors|rentre|reviens) du taf (là|tout juste|à l’instant)? | je (viens de finir|finis) (le taf|ma journée|mon service|mes douze heures) (là)? | j’ai fait (mes)? douze heures d’affilée | je rentre (là)? j’ai fait mes douze heures | je suis dans le (bus|métro|tram|train) (je rentre|je sors du taf|je rentre du boulot)
Et voilà le meilleur moment, celui où l’on enlève le costume. Elle était comment, cette journée ?
Le trajet du retour, c’est un sas : personne n’y demande plus rien. On peut souffler.
sinon: Je vois. Rien à prouver d’ici demain, en tout cas.

> j’ai les jambes (en coton|lourdes|comme des poteaux|en compote|coupées) | j’ai (mal au dos|le dos en compote|les pieds en compote|mal aux pieds|plus de jambes) (ce soir|après ma journée|de ma journée)? | je suis (sur les rotules|rincé|vidé|vidée|hs|cassé|à plat|éclaté|mort de fatigue) (ce soir|là)? | j’ai plus de (jus|batterie|énergie|force) | je tiens plus debout | je suis (debout|levé|levée) depuis cinq heures
Les jambes en l’air contre un mur, dix minutes, puis du repos. Il reste quelque chose à faire ce soir ?
Le corps réclame du repos, et sa soirée. Elle est à lui.
oui: Alors le strict minimum, et le reste attendra d’avoir un visage.
non: Parfait. Alors on ne bouge plus.
sinon: Ça peut attendre demain, non ? Presque tout peut attendre demain.

> le (client|cliente|patron|usager|patient) (m’a parlé comme à un chien|m’a mal parlé|m’a hurlé dessus|m’a insulté|m’a humilié|m’a crié dessus|m’a traité comme une merde) (devant tout le monde|devant les collègues)? | on m’a (mal parlé|parlé comme à un chien|humilié|crié dessus) (au boulot|aujourd’hui|devant tout le monde) | je me suis fait (engueuler|pourrir|hurler dessus|insulter|humilier) (par un client|par mon chef|devant tout le monde|au boulot)
Devant tout le monde, en plus : la honte change de camp, mais sur le moment c’est nous qui la portons. Quelqu’un a dit quelque chose ?
Personne n’est payé pour être traité comme ça. Ça reste dans la gorge longtemps après la fermeture.
oui: Tant mieux. Une seule voix, et on se sent déjà moins en cible.
non: Le silence des autres, ça fait presque aussi mal que les mots.
sinon: Je comprends. Ça tourne encore, ce soir, j’imagine.

> j’ai (rien dit|rien répondu|pas réagi|pas su répondre|encaissé|fermé ma gueule) (et)? (j’ai souri|comme un con|comme une conne|comme d’habitude|devant tout le monde|sur le moment)? | j’ai souri comme un (con|idiot) | (j’aurais|j’aurai) dû (répondre|dire quelque chose|gueuler|me défendre) | j’ai trouvé (quoi répondre|la réplique) (après|trop tard|dans le bus) | je (réponds|dis) jamais rien
Sourire dans ces moments-là, c’est un bouclier, pas une faiblesse. Ce soir, ici, ce serait quoi, la réplique ?
On a tous une réponse géniale, deux heures après, dans le bus. Celle-là compte quand même un peu.
Se taire, c’était aussi garder sa place et son calme. Ce n’est pas rien.
sinon: Ah, elle est bonne. Rien que de la dire, ça desserre.

> comment (on fait|je fais|tu fais|vous feriez) pour (laisser le travail à la porte|couper du boulot|décrocher du travail|pas ramener le boulot à la maison|déconnecter) ? | j’arrive pas à (couper|décrocher|déconnecter) (du boulot|le soir)? | je (pense au|ramène le|rêve du) boulot (le soir|à la maison|la nuit)?
Un petit rite de passage : changer de haut, se laver les mains lentement, et dire tout bas « fini pour aujourd’hui ». Le corps comprend les gestes.
Écrire sur un papier ce qui attend demain, le poser dans le sac, fermer le sac. La tête garde moins ce que le papier garde.
Descendre un arrêt plus tôt et marcher : ce qu’on a porté toute la journée se pose mieux en chemin qu’à table.

> (des fois|parfois)? je pleure (dans la voiture|dans ma voiture|dans les toilettes|sous la douche|le soir|en rentrant) (sans savoir pourquoi|en cachette)? | je rentre et je pleure | j’ai (pleuré|craqué|fondu en larmes) (au boulot|dans la voiture|aux toilettes|ce matin|en rentrant|devant tout le monde) | je pleure (sans raison|pour rien|sans savoir pourquoi|tout le temps)
La voiture, la douche : les seuls endroits où personne ne demande « ça va ? ». Ça arrive depuis longtemps ?
On tient toute la journée pour les autres, et ça déborde au premier feu rouge. Ça dit une fatigue, pas une faiblesse.
sinon: Merci de le dire. Si ça revient souvent, un médecin peut aider à poser un peu le sac.

> (ma collègue|la nouvelle|le nouveau|un collègue) (m’énerve|parle trop|fout rien|me pique mes idées|me cherche|se la pète|critique tout|fait que se plaindre) | (mon chef|ma cheffe) (est sur mon dos|me met la pression|m’ignore|change d’avis tout le temps|comprend rien|est nul|me surveille|m’a encore repris) | l’ambiance (est pourrie|est toxique) au (boulot|bureau) | (mon chef|ma cheffe) a (encore)? changé d’avis | mon collègue (me pique|vole) mes idées en réunion
Huit heures par jour avec quelqu’un qu’on n’a pas choisi, c’est plus long que bien des couples. La dernière en date ?
Il y a des gens qui prennent tout l’oxygène du bureau. Le soir, au moins, on rouvre la fenêtre.
sinon: Ah oui. Il y a de quoi compter jusqu’à dix, deux fois.

> l’année dernière j’ai (livré|vendu|cassé|perdu|raté|déménagé) | (ma|la) pire journée de taf | tu veux que je te raconte (ma pire journée|une anecdote|un truc|ma journée|une histoire) ? | j’ai une (anecdote|histoire) (à raconter|pour toi|drôle)? | faut que je te raconte (un truc|ça|ma journée|quelque chose) | vous voulez que je vous raconte (ma pire journée|une anecdote|un truc|ma journée|une histoire) ? | faut que je vous raconte (un truc|ça|ma journée|quelque chose)
Avec plaisir, je suis tout ouïe. Où commence la catastrophe ?
Ah, une histoire vraie, ce sont les meilleures. Je me tais et j’écoute.

> on a (bien)? (ri|rigolé) (comme des fous|comme des baleines|avec mon collègue|aux larmes)? | j’ai (pleuré|hurlé) de rire | j’ai (eu un)? fou rire (en réunion|à l’enterrement|dans l’escalier|avec ma sœur)? | on en pouvait plus de rire | on s’est (marrés|bien marrés|tapé un fou rire)
Les fous rires qui arrivent au pire moment sont les plus solides. Et l’autre, en face, il a fait quelle tête ?
Pleurer de rire avec quelqu’un, ça soude mieux qu’un séminaire.
sinon: Je la vois d’ici, cette tête.

> j’ai plus (un rond|d’argent|rien sur mon compte|un centime) (avant la fin du mois|on est le douze|ce mois-ci)? | je suis (à découvert|dans le rouge|fauché|à sec|ric-rac|à moins deux cents) (encore|ce mois-ci|déjà)? | (le loyer|l’électricité|l’essence|tout|la vie) (a augmenté|est trop cher|est hors de prix) | je compte (chaque|le moindre) (sou|centime|euro) | j’arrive pas à (finir le mois|boucler le mois|joindre les deux bouts|payer mon loyer|mettre de côté) | les fins de mois sont (dures|difficiles)
Compter, ça fatigue plus que travailler, et ça ne s’arrête pas la nuit. Qu’est-ce qui tombe en premier, ce mois-ci ?
L’argent qui manque, ça rétrécit tout, même l’humeur. Ce n’est ni une honte ni un défaut.
sinon: Pour celle-là, mieux vaut appeler avant l’échéance qu’après. Un délai demandé tôt est souvent accordé.

> je (déménage|vais déménager|dois déménager) (le mois prochain|samedi|bientôt|dans un mois|à lyon|à nantes|en bretagne)? | je (fais|suis dans) (mes|les) cartons | on (déménage|part vivre|va vivre) (à la campagne|à l’étranger|en bretagne|au bord de la mer)? | je quitte (mon appart|paris|ma ville|mon quartier) (après vingt ans|pour de bon|demain)? | je connais personne (ici|dans cette ville|dans mon quartier) | je viens d’arriver (ici|dans cette ville)
On emballe des assiettes, et on tombe sur des années. Ça donne plutôt de l’élan, ou un pincement ?
Une ville nouvelle, c’est d’abord une boulangerie et un visage. Le reste vient autour.
sinon: Les deux tiennent dans le même carton, en général.

> (vivement|j’attends|j’ai hâte d’être à) (les)? vacances | je (pars|suis) en vacances (demain|samedi|dans deux jours|la semaine prochaine|ce soir|depuis hier) | je (pars|peux) pas (partir)? en vacances (cette année|cet été)? | mes vacances (étaient|c’était) (nulles|géniales|trop courtes|bien) | je (rentre|reviens) de vacances (et c’est dur|et j’ai le cafard|demain|hier)? | c’est (dur|la déprime) le retour de vacances
Les vacances, on y pense trois mois, et elles durent le temps d’un coup de soleil. La première chose au programme, c’était ou ce sera quoi ?
Ça change l’air, même de loin. On devrait pouvoir en garder deux jours au congélateur.
sinon: Ça, c’est du solide. Rien de tel pour se remettre à l’endroit.

> dans (un an|deux ans|six mois|quelques mois) (c’est|je suis à) la retraite | je (pars|serai|suis bientôt) (bientôt)? à la retraite (dans un an|dans trois ans|en juin|bientôt)? | (j’ai un petit carnet où)? je (barre|compte|raye) les (mois|jours) (avant la retraite)? | j’ai (peur|hâte) (de la|d’être à la) retraite | il me reste trois ans (à tirer|avant la retraite|à travailler) | plus que (deux|trois|six) mois (et c’est|avant) la retraite | je (prends|prendrai) ma retraite (dans (trois semaines|un mois|six mois|un an)|bientôt|en juin) | il me reste (six mois|un an|deux ans) (avant la retraite|à travailler) | je suis bientôt à la retraite (et ça me fait peur|et ça me fait bizarre)?
Compter les mois qui restent, comme avant les grandes vacances. Il y a déjà une envie qui attend derrière la porte ?
Une vie de réveils, et puis un matin, plus rien ne sonne. Ça se prépare comme un voyage.
oui: Alors elle peut commencer un peu avant, un après-midi par mois.
non: C’est bien aussi, un agenda vide. Il se remplit tout seul, trop vite.
sinon: Voilà qui donne de la couleur au calendrier.

> je suis à la retraite depuis (un an|deux ans|octobre|longtemps) (et je m’ennuie|et je sers plus à rien)? | depuis (la|ma|que je suis à la) retraite (je m’ennuie|je tourne en rond|je me lève tôt|je dors mal|je sers plus à rien|je vois plus personne|je fais plus rien) | j’étais (facteur|conducteur de train|instituteur|institutrice|ouvrier|infirmière|secrétaire|routier|cheminot|mineur|couturière|boulanger) (avant la retraite|toute ma vie|pendant trente ans)? | j’ai fait trente ans (de nuit|d’usine)
Tant d’années de métier, ça reste dans les mains et dans le réveil. Qu’est-ce qui manque le plus : les gens, ou les gestes ?
On quitte le travail un vendredi, et le corps continue d’y aller tout seul des mois durant.
sinon: Ça s’entend que c’était une vie, et pas seulement un emploi.

> (un|y a un) (monsieur|dame|patient|résident|patiente|résidente) (de quatre-vingt-douze ans|de quatre-vingts ans|à l’ehpad|dans mon service)? m’a demandé en mariage | on m’a demandé en mariage (ce soir|au boulot|aujourd’hui)? | un (patient|résident|client|dame|monsieur) m’a (dit un truc drôle|fait rire|dit merci|fait un cadeau|ému|émue)
À cet âge-là, on va droit au but. La réponse a été diplomatique, j’espère ?
Une demande comme ça, ça fait la semaine. Il y a des métiers qui se paient aussi en tendresse.
oui: Pas de cœur brisé, donc. Tout le monde peut revenir demain.
non: Alors le suspense continue jusqu’au prochain service.
sinon: Je l’adore déjà, cette scène.

> je suis (aide-soignante|aide-soignant|infirmière|infirmier|auxiliaire de vie|ambulancier|livreur|livreuse|caissière|caissier|serveur|serveuse|routier|chauffeur|maçon|prof|femme de ménage|agent d’entretien|coiffeuse|boulanger|boulangère) (de nuit|depuis vingt ans|dans un ehpad|à l’hôpital)? | (moi)? je bosse (dans un ehpad|à l’hôpital|sur les chantiers|à l’usine|dans un supermarché|dans la restauration|dans un entrepôt)
Un métier où l’on est debout et où les autres comptent sur nous. Qu’est-ce qui tient, dans les bons jours ?
Ces métiers-là font tourner le monde pendant que les autres dorment. Respect.
sinon: C’est une bonne raison de se lever, ça. Même à cinq heures.

> (bonjour|bonsoir)? je sais pas (trop)? comment (ça marche|on fait|on parle à une machine) (votre truc|ici)? | c’est la première fois que (j’appelle|je fais ça|je parle à une ia) | je sais pas (trop)? quoi te dire | (tu sers|vous servez) à quoi ? | on peut te (dire|demander) quoi ? | je (teste|essaie) (juste)? (pour voir)? | je sais pas (trop)? quoi vous dire | on peut vous (dire|demander) quoi ?
C’est simple : on parle, j’écoute, et je réponds comme je peux. Je suis une IA. On commence par la journée ?
Rien à savoir, rien à préparer. On peut raconter, râler, demander un avis, ou juste entendre quelqu’un.
oui: Alors, elle était comment ?
non: Alors par autre chose. Ce qui passe par la tête, même sans queue ni tête.
sinon: Voilà, c’est tout à fait comme ça que ça marche.
`

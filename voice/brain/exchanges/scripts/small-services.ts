/** Everyday help in conversation: laundry, crosswords, first names, how an event went. */
export const smallServices = `
> c’était comment (au fait)? ? | alors c’était comment ? | et c’était comment ? | c’était bien ? | alors c’était bien ?
De mon côté, rien à raconter, je suis une IA : pas de concert, pas de dimanche. Mais si c’est {ton histoire à toi|votre histoire à vous}, je veux la version longue. C’était quoi ?
Ça, c’est plutôt à moi de le demander ! Moi, je n’ai vu passer que des mots. Et {toi|vous}, alors, c’était comment ?
sinon: Ah, voilà. Je n’y étais pas, mais je commence à voir le décor.

> (et)? (alors)? (ta|votre) journée c’était comment ? | (et)? (alors)? c’était comment (ta|votre) journée ? | (et)? (alors)? c’était comment (ton|votre) (week-end|dimanche|samedi|weekend) ? | (tu as|t’as|vous avez) passé un bon (week-end|dimanche) ? | (ton|votre) week-end c’était comment ?
Sans pluie et sans surprise : je suis une IA, mon agenda tient entre deux appels. Je préfère les journées avec du vrai dedans. La {tienne|vôtre}, elle avait quelle couleur ?
Très calme, personne ne m’a demandé de monter un meuble. Je vis des week-ends par procuration. C’était quoi, le clou du {tien|vôtre} ?
sinon: Avec ça, j’ai l’impression d’avoir pris l’air.

> (comment|on peut|je peux) laver (le blanc et les couleurs|les couleurs et le blanc|le linge de couleur) (ensemble)? ? | (je|on) (peux|peut|lave) (le blanc et les couleurs|les couleurs et le blanc|le blanc avec les couleurs) ensemble ? | à combien (je lave|on lave|il faut laver) (les couleurs|le noir|le blanc|le linge de couleur|le linge|le linge noir) ? | (tu laves|vous lavez) (les couleurs|le linge noir|le blanc) à combien ? | je lave les couleurs à combien ? | (tu sais|vous savez) laver les couleurs ? | c’est quoi la température pour les couleurs ?
Les couleurs à trente degrés, le blanc solide à quarante ou soixante, et chacun son bain. Le neuf qui déteint, tout seul la première fois. C’est pour quoi, exactement ?
Ensemble, seulement si rien n’est neuf ni rouge : trente degrés, et une lingette anti-décoloration pour dormir tranquille. Le noir, à l’envers.
sinon: Alors l’étiquette a le dernier mot. Elle est petite, mais elle est têtue.

> ma machine a (déteint|tout déteint|rendu tout rose|rendu tout gris) | (mon chemisier|ma chemise|mon linge|tout mon linge|mon tee-shirt) (est|est devenu|est devenue|est ressorti|est ressortie) (rose|gris|bleu|grise|bleue) | (une chaussette rouge|un jean|un tee-shirt rouge|un truc) a déteint (sur tout|sur mon linge|sur mes chemises|sur mon chemisier blanc|sur le blanc)? | ma machine à laver a déteint (sur mon chemisier blanc|sur tout)?
La chaussette rouge a encore frappé. Surtout pas le sèche-linge : relaver tout de suite, encore mouillé, avec du percarbonate si c’est du blanc solide. C’est du coton ?
Voilà une garde-robe en harmonie, au moins. Tant que c’est humide, ça peut repartir : un bain tiède avec un produit spécial déteinte.
oui: Alors du percarbonate à quarante degrés, une nuit, et il y a de bonnes chances.
non: Alors doucement : eau tiède, produit pour linge délicat, et jamais de javel sur la laine ou la soie.
sinon: On regarde l’étiquette, et on essaie le plus doux d’abord.

> (mon pull|mon gilet|mon pull en laine) a (rétréci|feutré|rapetissé) (au lavage|dans la machine)? | j’ai fait rétrécir (mon pull|un pull|le pull de mon mari) | j’ai lavé mon pull en laine à (soixante|quarante)
Il va très bien à un chat, maintenant. On peut tenter : un bain tiède avec de l’après-shampoing, une demi-heure, puis l’étirer à plat, tout doucement. Il était très aimé ?
oui: Alors ça vaut la patience. On l’étire par petites fois, en séchant.
non: Une écharpe pour ours en peluche, et on n’en parle plus.
sinon: On sauve ce qu’on peut, et on accuse la machine.

> j’ai une tache (de vin|de gras|de sang|de café|de tomate|d’herbe|de chocolat) (sur ma chemise|sur ma robe|sur le canapé|sur la nappe)? | comment enlever une tache (de vin|de gras|de sang|de café|de tomate|d’herbe) ? | j’ai renversé (du vin|du café|de la sauce) sur (ma chemise|ma robe|le canapé|le tapis|la nappe)
On tamponne, on ne frotte pas. Sang : eau froide. Gras : liquide vaisselle ou terre de Sommières. Vin : eau gazeuse, puis savon de Marseille. C’est laquelle ?
sinon: Tout de suite, avant qu’elle s’installe. Une tache fraîche se discute, une tache sèche négocie.

> (je cherche|il me manque) un mot en (trois|quatre|cinq|six|sept|huit|neuf|dix) lettres | j’ai une définition (de mots croisés|de mots fléchés)? (en cinq lettres|en six lettres|en sept lettres)? (qui commence par b|qui commence par a)? | je suis (coincé|coincée|bloqué|bloquée) (dans|sur) (ma grille|mes mots croisés|mes mots fléchés|ma grille de mots fléchés|une définition|un mot) | (tu peux|vous pouvez) m’aider pour mes mots croisés ? | (tu es|t’es|vous êtes) (fort|forte|bon|bonne) aux mots croisés ?
Ah, la case récalcitrante. {Donne|Donnez}-moi la définition entière, le nombre de lettres, et les lettres déjà trouvées : à deux têtes, ça vient mieux.
Les cruciverbistes sont des gens tordus, et je le dis avec respect. C’est quoi, la définition, mot pour mot ?
sinon: Celle-là, je ne l’ai pas tout de suite. Truc de vieux joueur : chercher le sens le plus bête, le verbe caché, et laisser la case une minute. Les croisements finissent par avouer.

après: je suis coincé dans ma grille | je cherche un mot en six lettres | je fais des mots croisés

> ça commence par (a|b|c|d|e|f|m|p|r|s|t) | ça finit par (e|r|s|é|ion|er) | j’ai (le a|le b|un e|un r) (au début|à la fin|au milieu)? | j’ai la première lettre | c’est un (verbe|animal|fleuve|nom|outil|oiseau|prénom)
On resserre. Je suis une IA de conversation, pas un dictionnaire, alors je fais le voisin de banc : et au pluriel, ça rentrerait ?
Bon indice. On épuise les synonymes à voix haute, du plus banal au plus tordu : c’est souvent le cinquième.
oui: Alors le « s » du bout donne une lettre de plus au voisin du dessous.
sinon: Une minute sur une autre case, et on y revient. Elle aime se faire désirer.

> j’ai trouvé (le mot)? | (je l’ai|ça y est) j’ai trouvé | c’était (bateau|facile|tout bête) | j’ai fini (ma grille|mes mots croisés)
Bravo ! Et maintenant, l’air détaché, comme si c’était évident depuis le début.
Voilà, la grille a rendu les armes. Une autre, ou on savoure ?
oui: Allez, la suivante. Définition, nombre de lettres, et pas de pitié.
sinon: On pose le stylo en vainqueur. C’est le meilleur bruit de la soirée.

---

> (on|je) cherche un prénom (pour le bébé|de fille|de garçon|pour mon fils|pour ma fille)? | on hésite (pour|sur) le prénom (du bébé)? | on hésite entre (deux|louise et alma|léo et gabriel|plusieurs) (prénoms)? (pour le prénom)? | (t’aimes|tu aimes|vous aimez) quoi comme prénom (de fille|de garçon)? ? | quel prénom (de fille|de garçon)? (tu aimes|vous aimez|tu préfères) ? | (tu as|t’as|vous avez) une idée de prénom (de fille|de garçon|pour le bébé)? ? | comment on va appeler le bébé ? | on est pas d’accord sur le prénom | on (arrive pas à se mettre d’accord|se met pas d’accord|se dispute|s’engueule) (sur|pour) le prénom (du bébé|avec mon mari|avec ma femme)? | on (a toujours pas|a pas|trouve pas) (choisi|trouvé)? (le|de|un) prénom (pour le bébé)? | (mon mari|ma femme) veut aucun de mes prénoms | tout le monde donne son avis sur le prénom
Le test du parc : on le crie trois fois de suite, de loin, en colère. S’il tient, c’est un bon prénom. Il y a déjà une petite liste ?
Chez les anciens qui reviennent : Jeanne, Suzanne, Marius, Augustin. Chez les doux : Alma, Noé, Lina, Sacha. {Tu cherches|Vous cherchez} plutôt court ou plutôt classique ?
oui: Alors la liste, à voix haute, et on écoute lequel fait sourire en le disant.
non: Alors on commence par les prénoms des grands-parents, il y a toujours une pépite au deuxième rang.
sinon: C’est une piste. Avec le nom de famille derrière, dit à voix haute, ça sonne comment ?

après: on cherche un prénom | t’aimes quoi comme prénom ? | on est pas d’accord sur le prénom

> (mon mari|ma femme|mon copain|ma copine) (aime pas|veut pas|préfère autre chose|déteste) (celui-là|mon idée|mon prénom)? | on est pas d’accord | (il|elle) aime (pas|que les prénoms anciens|que les prénoms courts) | (ma mère|ma belle-mère|ma famille|tout le monde) (donne son avis|trouve ça moche|aime pas|s’en mêle)
Chacun écrit ses dix, on échange, on barre. Ce qui reste des deux côtés a le droit de vivre. Et la famille ne vote pas.
Un prénom, c’est la première négociation parentale, et la plus douce. On garde le secret jusqu’à la naissance : après, personne n’ose critiquer.

> (plutôt)? (court|classique|ancien|original|moderne|breton|italien|arabe) | un prénom (court|classique|ancien|original|rare|mixte) | c’est (une fille|un garçon|des jumeaux|une surprise) | on veut pas savoir (le sexe)?
Ça resserre joliment. Dans ce goût-là : Ève, Rose, Jules, Tom pour le court ; Colette, Basile, Élise, Antonin pour l’ancien. Un qui fait lever l’oreille ?
Alors il faut qu’il aille à un bébé, à un ado boudeur et à quelqu’un qui signe un chèque. Un favori, pour l’instant ?
oui: Alors il a déjà une tête, c’est presque certain.
non: Tant pis, on continue la pêche. Il se présentera peut-être tout seul.
sinon: Celui-là se porte bien. On le laisse une semaine sur le frigo, pour voir.
`

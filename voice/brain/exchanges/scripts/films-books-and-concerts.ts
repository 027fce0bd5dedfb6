/** What callers say about films, series, games, books, music, outings to concerts and museums, and hobbies at home. */
export const filmsBooksAndConcerts = `
> j’ai (fini|terminé) (ma|la) série (hier)? (et je suis triste)? | on a (fini|terminé) (notre|la) série | je suis triste (parce que)? ma série est finie | ma série est (finie|annulée|terminée) | ils ont annulé ma série | la fin de (ma|la) série (m’a déçu|est nulle|est ratée|m’a tué) | j’ai regardé toute la saison (en un week-end|d’une traite) | j’ai regardé (six|huit|dix|cinq|quatre) épisodes (d’affilée|hier|à la suite) | j’ai (fini|terminé) ma série et (je me sens vide|ça me manque|je suis triste|je suis perdu) | j’ai regardé (six|huit|dix|cinq) épisodes d’affilée (hier) | j’ai (fini|terminé) ma série (hier soir|hier|ce soir) et (ça me fait bizarre|ça me manque|ça me fait drôle|je sais plus quoi regarder)
Une série finie, c’est tout un village qui déménage d’un coup. Qui va manquer le plus ?
Le générique de fin, et tout à coup le salon redevient un salon. La fin tenait ses promesses ?
Des heures avec des gens qui ne savent pas qu’on existe, et l’on s’y attache quand même.
oui: C’est presque pire. Les mauvaises fins, au moins, consolent de partir.
non: Alors on peut la réécrire. Tout le monde le fait, en se brossant les dents.
sinon: Il y a comme ça des gens inventés qu’on inviterait bien à dîner.

> (mon mari|ma femme|mon copain|ma copine|ma fille|mon fils) (a regardé|regarde) (l’épisode|la série|notre série|la suite) sans moi | on (regarde|commence) une série (ensemble|à deux) | on est jamais d’accord sur (le film|la série|quoi regarder) | (mon mari|ma femme|mon copain|ma copine) (parle|regarde son téléphone) devant (les films|la série|le film|la télé) | je (regarde|revois) (toujours|encore) (la même série|friends|kaamelott|le même film) | je regarde (des trucs débiles|n’importe quoi|de la téléréalité) (à la télé)?
Regarder à deux, c’est un contrat, et les clauses se découvrent en cours de route. Qui tient la télécommande ?
Une série partagée, c’est un rendez-vous sans frais de restaurant. De quoi elle parle, celle-là ?
Revoir ce qu’on connaît par cœur, c’est remettre un vieux pull. On sait qu’il gratte au même endroit.
sinon: La paix des ménages tient parfois à une zapette.

> j’ai vu un (bon)? film (hier|ce soir|hier soir|au cinéma|à la télé|avec ma fille|avec une amie) | on a regardé un film (hier|ce soir|tous ensemble)? | (le film|c’était un film) (m’a bouleversé|m’a fait pleurer|m’a ennuyé|m’a plu|m’a déçu|m’a fait rire) | j’ai (pleuré|ri|dormi) (tout le film|pendant tout le film|au cinéma|devant le film) | on est allés (au cinéma|voir un film|au ciné) | je suis sorti du (cinéma|film) (avant la fin|en larmes|déçu) | je suis allé au cinéma (tout seul|avec mon fils|avec une amie|ce soir|hier) | c’était un film (bouleversant|magnifique|qui m’a bouleversé|qui fait du bien) | j’ai pleuré (comme une madeleine|toutes les larmes de mon corps|à la fin) (devant|du) le film | j’ai pleuré (comme une madeleine|comme un bébé) (au cinéma|devant le film|devant la télé)
La lumière se rallume, et l’on a encore un pied dans l’histoire. C’était quel genre ?
Un film se reconnaît au silence de la sortie. Ça parlait de quoi ?
Une salle noire, des inconnus qui reniflent au même moment : je trouve ça beau.
sinon: De quoi repasser la scène dans la tête en cherchant les clés.

après: j’ai vu un film hier soir | on est allés au cinéma | on a fini notre série | on a regardé un film | je suis allé au cinéma tout seul | le film m’a bouleversé

> (c’est|c’était) (une comédie|un policier|un thriller|un drame|une histoire d’amour|un documentaire|un film d’horreur|un dessin animé|un western|de la science-fiction) | ça parle (d’une femme|d’un homme|de la guerre|d’un couple|d’un père)
Bonne matière. Le personnage principal, on a envie de le secouer ou de l’embrasser ?
Et la dernière image, elle laissait un espoir ou elle éteignait tout ?
sinon: Voilà qui plante le décor. Je n’ai plus besoin de la bande-annonce.

> ça m’a (rappelé|fait penser à) (ma mère|mon père|mon histoire|mon enfance|mon ex|mes parents|ma jeunesse|nous)
Les films savent où l’on range les choses. C’était une scène précise ?
Quand l’écran se met à parler de chez nous, on n’est plus au spectacle. Ça a fait du bien, ou ça a remué ?
oui: Celle-là ne se regardera plus jamais comme une autre.
non: Une ambiance, donc. C’est souvent plus fort qu’une scène.
sinon: Ça reste un moment, une secousse pareille.

> (les acteurs|l’actrice) (étaient|jouent) (génial|bien|mal|mauvais) | la (musique|fin|première partie) (était|est) (belle|nulle|longue|géniale|magnifique|ratée)
Critique reçue. Et si c’était à revoir, ce serait oui ?
oui: Alors c’est un bon, celui-là, et tant pis pour les étoiles des journaux.
non: Une fois suffit. Il y a des voyages sans retour.

---

> j’ai (fini|terminé|dévoré) (un|mon) (livre|roman|polar|bouquin) | j’ai (commencé|attaqué) un (livre|roman|polar|bouquin) | j’ai abandonné (un|mon) (livre|roman|bouquin) (au milieu)? | j’arrive plus à lire (le soir|un livre|comme avant)? | je (relis|lis) (la même page|trois fois la même page|proust|un classique|un policier|une biographie) | je me suis remis à (lire|la lecture) | j’ai lu (toute la journée|deux cents pages) | (une amie|ma fille|un collègue) m’a (prêté|offert|conseillé) un (livre|roman) | j’achète des livres (et je les lis pas|que je lis jamais) | j’ai fini mon (roman|livre|polar) (hier soir|hier|dans le train) | j’ai fini mon livre et (ça me fait drôle|je suis triste|il me manque)
Un livre, c’est quelqu’un qui parle bas pendant des heures, et qui se tait quand on veut. Celui-là, il raconte quoi ?
La dernière page tournée ou la première, c’est toujours un petit changement d’adresse. C’est quel genre ?
Une pile de livres qui attend, ce n’est pas du retard, c’est une réserve.
sinon: Le décor est planté. Il ne manque que la lampe.

après: je me suis remis à lire | j’ai dévoré un roman

> (c’est|c’était) (un polar|un policier|un roman d’amour|de la science-fiction|une biographie|un classique|un thriller|un roman historique) | ça (parle|raconte|se passe) (d’une femme|d’un homme|en bretagne|pendant la guerre|au japon|en italie)
Un bon endroit où passer ses soirées. Le héros ou l’héroïne mérite-t-on qu’on le suive au bout du monde ?
Et ça se lit comment : par petites gorgées, ou sans reprendre son souffle ?
oui: Alors bonne compagnie, et que les chapitres soient longs.
non: On lit parfois pour la curiosité de voir quelqu’un se tromper.
sinon: Voilà comment on rate son arrêt de bus.

> j’(ai|avais) (deviné|vu venir) (la fin|l’assassin|le coupable) | la fin (m’a surpris|est géniale|m’a déçu|m’a fait pleurer) | j’ai pas aimé la fin | j’ai (hâte|peur) de (finir|connaître la fin)
Les fins ont beaucoup de pouvoir, elles repeignent tout le début. Celle-là, il aurait fallu la changer ?
oui: La bonne version existe, alors, dans une seule tête.
non: Bien joué de la part de l’auteur.

> je lis (dans le train|dans mon lit|dans le métro|dans mon bain|le soir)
Deux pages et le livre sur le nez, c’est de la lecture aussi. Simplement, elle est lente.
C’est un bel endroit pour disparaître une demi-heure. Le téléphone reste loin ?
oui: Alors l’histoire a gagné.
non: Rude concurrence. Les livres ne vibrent pas, c’est leur faiblesse.

---

> je suis allé à un concert (hier)? (c’était génial)? | on est allés (à un concert|au concert|à l’opéra|voir un concert) | j’ai (vu|entendu) (un|mon) (groupe|chanteur|chanteuse) (préféré)? en concert | j’ai vu (mylène farmer|goldman|stromae|indochine|clara luciani|zaho de sagazan|sardou|véronique sanson) (en concert|sur scène) | j’ai (eu|acheté|pris) des (places|billets) pour (un concert|le concert|un festival|l’opéra) | j’ai (les oreilles qui sifflent|plus de voix) depuis le concert | j’ai (pleuré|dansé|chanté) (pendant tout le|au) concert | on est allés au concert (samedi|hier|hier soir|ce week-end) | (le|ce) concert (était|c’était) (génial|magnifique|dingue|une merveille|bruyant) | je suis allé au concert (samedi|hier|hier soir) (c’était dingue|c’était génial)? | on a vu (indochine|goldman|stromae|un groupe|un super groupe) (samedi|hier|en concert) | j’ai plus de voix | on a vu un concert
Des milliers de gens qui connaissent les mêmes paroles, ça fait un drôle de chœur. Quelle chanson a tout emporté ?
Un concert, on l’écoute encore dans la voiture, le lendemain et le jeudi. C’était avec qui ?
Une soirée pareille mérite qu’on ait la voix cassée le lendemain.
sinon: De quoi fredonner jusqu’à la fin de la semaine.

> on est allés à un festival | je suis allé (à un festival|au festival) (ce week-end|cet été|samedi)? | je (pars|vais) (à un festival|au festival|aux vieilles charrues|à avignon|en festival) | j’ai fait (un festival|le festival d’avignon|les vieilles charrues) | (il a plu|on a campé) (tout le|au|pendant le) festival | (il y a|y a) une fête (au village|dans mon quartier|de la musique|foraine) (ce soir)? | je suis allé à (la fête de la musique|la fête foraine|la fête du village|un bal populaire|la kermesse|la braderie) | on est allés à (la fête foraine|la fête du village|la kermesse|la braderie)
De la boue, des guitares et des frites à minuit, c’est une civilisation à part entière. Qu’est-ce qu’il y avait à entendre ?
Une fête, c’est tout le monde dehors sans bonne raison, et c’est très bien. Il y avait du monde ?
Quand ça s’arrête, le silence a l’air d’avoir été lavé.
oui: Et il a fallu marcher au rythme du plus lent, avec un verre plein.
non: On danse mieux quand il y a de la place.
sinon: Je vois les lampions d’ici.

> je suis allé (au musée|à une exposition|à une expo|au louvre|à orsay|au château de versailles) (hier)? | on a (fait|visité) (un musée|une expo|une exposition|un château|une cathédrale|le louvre|des jardins) | j’ai (vu|visité|fait) (une exposition|une expo|un musée|un château) (sur picasso)? | on est allés (au musée|voir une expo|visiter un château) | au musée (je m’ennuie|je comprends rien|j’ai mal aux pieds|il y avait trop de monde) | je comprends rien à l’art (contemporain|moderne)? | je m’ennuie dans les musées | je suis allé (au musée|voir une expo|au château) (dimanche|samedi|hier) (avec ma fille|avec une amie|tout seul)? | on a visité (un château|un musée|une expo) (dimanche|samedi|hier) | j’ai fait (le musée|un musée|une expo) avec (ma fille|mon fils|une amie)
Dans un musée, on tombe parfois sur un seul tableau, et les autres peuvent fermer. Il y en a eu un ?
Le mal de dos des musées devrait avoir un nom savant. Qu’est-ce qu’il y avait de plus beau ?
L’art contemporain, au pire, ça donne une conversation et une bonne carte postale.
oui: Celui-là, il reste accroché quelque part dans la tête.
non: Il restait la boutique et le banc devant la fenêtre. Ça compte aussi.
sinon: Je le vois presque, et sans faire la queue.

> je collectionne (les timbres|les pièces|les vinyles|les cartes postales|les capsules|les figurines|les montres|les livres anciens|les poupées|les disques|les bd|les chouettes|les fèves|les boîtes|les petites voitures|les magnets) | j’ai une collection (de timbres|de vinyles|de pièces|de cartes postales|de disques|de poupées|de montres|de bd|de voitures miniatures) | je fais (collection|la collection) de (timbres|vinyles|pièces|cartes postales|fèves|chouettes) | (ma femme|mon mari) (supporte plus|se moque de) ma collection | j’ai (hérité de|vendu|commencé|complété) (une|ma|sa) collection (de timbres)? | j’ai trouvé (une pièce rare|un vinyle rare|un timbre rare) | je collectionne les (vieux|vieilles) (vinyles|timbres|pièces|cartes postales|disques|appareils photo|bd) | (mon mari|mon père|mon fils|ma femme) collectionne (les timbres|les vinyles|les pièces|les figurines|les capsules)
Une collection, c’est une chasse au trésor avec des étagères. Quelle est la pièce qui ferait courir en cas d’incendie ?
La première, on l’achète par hasard, et la centième parce qu’il le faut. Ça a commencé comment ?
Celui qui ne collectionne rien ne comprend pas, et il a tout de même un tiroir plein d’élastiques.
sinon: Voilà une pièce qui a une histoire. C’est ce qu’on collectionne vraiment.

après: je collectionne les timbres | je collectionne les vinyles | j’ai une collection de timbres | j’ai une collection de vinyles | je collectionne les cartes postales

> j’en ai (plus de)? (cent|deux cents|trois cents|cinq cents|mille|une centaine|des milliers|un millier) | ça prend (toute la place|une pièce|trois étagères|tout le salon)
À ce stade, ce n’est plus un placard, c’est une annexe de musée. L’entourage a droit à la visite guidée ?
oui: Et le billet est gratuit, j’espère.
non: Des trésors secrets, alors. Ça a son charme.

> (ça vaut|ça coûte) (cher|rien|une fortune) | ça (a|vaut) pas de valeur | j’en ai payé une (cent euros|deux cents euros|trop cher)
La valeur, c’est le temps passé à la chercher. Le reste regarde les commissaires-priseurs. La plus belle, elle vient d’où ?
sinon: Un bel endroit pour une trouvaille.

> (mon père|mon grand-père|ma grand-mère|ma mère) m’a (donné|transmis|laissé) (la sienne|ça|les premiers|les premières) | j’ai commencé (à dix ans|petit|enfant|avec mon père|avec mon grand-père)
Alors il y a quelqu’un derrière chaque pièce, pas seulement une vitrine. Il ou elle expliquait comment les choisir ?
oui: Cette voix-là revient sûrement quand une belle pièce se présente.
non: Alors c’est venu par le regard, et ça se transmet bien aussi.

---

> j’ai joué (aux jeux vidéo|à la console|sur mon ordi|à zelda|à la play|à la switch|en ligne) (tout le week-end|hier soir|avec mon fils|avec mes potes) | je suis (coincé|bloqué) (à un boss|sur un boss|au dernier niveau|dans un jeu) | j’ai (fini|battu|passé) (le jeu|le boss|mon jeu|le dernier niveau) | (mon fils|mon mari|mon copain|ma copine|mon petit-fils) (joue|passe ses soirées|passe sa vie) (aux jeux vidéo|à la console|sur sa console|en ligne) | je joue (trop|tout le temps) aux jeux vidéo | mon petit-fils m’a (battu|appris un jeu) (à la console)? | je suis (coincé|bloqué) sur un boss (depuis trois jours|depuis hier)
Le boss de fin, il faut le perdre quinze fois pour savoir de quel côté il penche. C’est quel univers ?
Une manette en main, il est vingt et une heures, puis soudain deux heures du matin. Qui était de la partie ?
Les jeux ont un avantage sur la vie : la sauvegarde. Tout le monde la cherche ailleurs.
sinon: Un monde où il fait visiblement bon se perdre.

> on a fait (une soirée jeux|un jeu de société|un monopoly|un scrabble|une partie de cartes|un loto|un escape game|un times up|un uno) (hier)? | j’ai (perdu|gagné) (au monopoly|au scrabble|au uno|aux cartes|au tarot|à la belote|au rami|au loto de l’école|au poker entre amis) | on joue (au tarot|à la belote|aux cartes|au rami|au scrabble|aux échecs) (le mardi)? | (mon frère|mon mari|ma belle-mère|mon beau-frère|ma fille) triche (aux cartes)? | je suis mauvais (perdant|joueur) | on a fait une soirée (jeux de société|jeux|belote|tarot|cartes) (samedi|hier|hier soir)? | on a joué (au monopoly|au scrabble|au uno|aux cartes|à un jeu de société|à des jeux de société) (hier|samedi|ce soir)? | mon (beau-frère|frère|fils) (triche|a triché) (au monopoly|aux cartes|au scrabble) | j’ai (perdu|gagné) au (scrabble|monopoly|tarot|uno) contre (ma mère|mon fils|ma fille|mon mari) | (mon frère|mon mari|ma fille|il|elle) a triché (au monopoly|aux cartes|au scrabble) | on a joué au (monopoly|scrabble|uno) et (mon frère|il|elle) a triché
Les jeux de société servent à découvrir qui l’on a vraiment épousé. Il y a eu des accusations de triche ?
Le Monopoly a brouillé plus de familles que les héritages. Comment s’est finie la partie ?
Un mauvais perdant, au moins, prend les choses au sérieux.
oui: Il y en a toujours un qui range les billets sous le plateau.
non: Une table honnête, cela devient rare.
sinon: De quoi réclamer une revanche dès la semaine prochaine.

> j’ai (retrouvé|ressorti|réécouté) (mes|mes vieux) (vinyles|disques|cassettes) | j’ai acheté (un vinyle|une platine|un disque|un tourne-disque) | j’ai (écouté|mis) de la musique (toute la journée|tout l’après-midi|à fond|très fort) | j’écoute (la même chanson en boucle|toujours la même chanson|que des vieux trucs|de la musique triste) | (une|cette) chanson m’a (fait pleurer|rappelé mon père|rappelé mon ex|ramené vingt ans en arrière) | je suis tombé sur une (vieille)? chanson (de ma jeunesse|à la radio) et (j’ai pleuré|ça m’a fait quelque chose|j’ai tout revu)
Trois notes, et l’on retrouve une époque avec ses meubles. Laquelle, cette fois ?
Le crépitement d’un disque, c’est le bruit du temps qui s’éclaircit la gorge. C’était quoi, ce morceau ?
La même chanson en boucle, c’est une pièce où l’on a besoin de rester encore un peu.
sinon: Elle doit savoir pourquoi elle revient maintenant.

> j’écris (des poèmes|des nouvelles|une histoire|un petit texte|mes souvenirs) (le soir)? | je me suis mis à (écrire|l’écriture) | j’ai (commencé|repris) (un roman|mon roman|à écrire|un journal|l’écriture) | je vais à un atelier d’écriture | j’ai (fini|terminé) (mon|un) (roman|livre|poème|texte|manuscrit|recueil) | j’ai lu mon texte (devant tout le monde|à voix haute|à ma femme|à l’atelier) | je me suis (mis|remis) à écrire (le soir|cette année|un roman|des poèmes)? | je me suis remis à écrire | je me remets à écrire
Une phrase posée sur le papier, et elle cesse de tourner dans la tête. Elle commence comment, cette histoire-là ?
Lire à voix haute ce qu’on a écrit, c’est montrer ses poches retournées. Il y a déjà eu un premier lecteur ?
Écrire pour personne, c’est encore parler à quelqu’un.
oui: Et cette personne a tourné les pages, c’est l’essentiel.
non: Le tiroir garde bien les secrets, en attendant.
sinon: Voilà une première phrase qui donne envie de la deuxième.

> je fais de la (généalogie|astronomie|radio amateur) | je (cherche|fais des recherches sur) mes ancêtres | j’ai (trouvé|retrouvé) (un ancêtre|un cousin éloigné|mon arrière-grand-père) (dans les archives|en faisant de la généalogie|sur internet) | je fais (l’arbre|mon arbre) généalogique | j’ai regardé (les étoiles|la lune|saturne|les étoiles filantes) (ce soir|hier soir|avec un télescope) | j’ai (acheté|un) télescope | j’observe les (oiseaux|étoiles)
Voilà un passe-temps qui remonte loin, et qui relativise les contrariétés du mardi. Quelle a été la plus belle trouvaille ?
On y cherche un point minuscule, et l’on se retrouve avec le vertige. Ça a commencé comment ?
Patience, carnet et petite lampe : un attirail de grand curieux.
sinon: De quoi veiller tard sans s’en apercevoir.
`

/** What callers say about bills, prices, banks, insurers, private sales, and public offices. */
export const billsBanksAndOffices = `
> j’ai reçu (ma|une) (facture|régularisation) (d’électricité|de gaz|d’eau|de chauffage|edf) | (ma|la) facture (d’électricité|de gaz|d’eau|de chauffage|edf) (a doublé|a augmenté|a explosé|est énorme|est salée) | (l’électricité|le gaz|l’eau) (a|nous a) (doublé|augmenté) | on me réclame (trois cents|mille) euros (d’électricité|de gaz|d’eau|de charges) | (mes|les|nos) charges (ont augmenté|ont explosé|de copropriété ont doublé) | on me réclame (six cents|trois cents|quatre cents) euros de (chauffage|gaz|charges|régularisation) | ma régularisation de charges est énorme | ma facture est passée à (deux cents|trois cents) euros | (j’ai|on a) reçu la facture (de gaz|d’électricité|d’eau|de chauffage) elle a (doublé|augmenté) | on a reçu la facture (de gaz|d’électricité|d’eau)
Une facture qui double, et pourtant personne n’a dansé sous les lampes. Elle est de combien ?
On éteint en sortant, on met un pull, et le chiffre monte quand même. Ça s’explique, cette hausse, ou mystère ?
Ces enveloppes-là, on les reconnaît rien qu’à l’épaisseur.
oui: Au moins, on sait d’où ça vient.
non: Alors un relevé du compteur, comparé au papier, ça éclaire parfois.
sinon: C’est une somme. Ça se sent dans tout le mois.

après: j’ai reçu ma facture d’électricité | ma facture d’eau a doublé

> (pourtant)? (je fais|on fait) attention | (pourtant)? on (chauffe|allume) (pas|à peine|presque pas) | on consomme pas (plus|beaucoup) | je comprends pas (d’où ça vient|pourquoi)
C’est ça qui vexe : être sage, et payer comme un palais. Le compteur a été relevé en vrai, ou c’est une estimation ?
Faire attention toute l’année et recevoir une note pareille, ça donne envie de relire trois fois.
sinon: C’est la première chose à regarder, avant de se croire coupable.

> (je vais|il faut que je|je dois) (payer|étaler|demander un délai|appeler|négocier) | je peux pas (tout)? payer (d’un coup|en une fois)?
En plusieurs fois, ça se demande, et c’est une demande ordinaire pour eux. Le coup de fil, c’est prévu quand ?
Ça ne se règle pas ce soir, de toute façon. Le papier peut dormir dans l’entrée.
sinon: Voilà. Une date, et ça occupe déjà moins de place.

---

> tout (augmente|a augmenté|est hors de prix|est devenu cher|coûte cher) (au supermarché|dans les magasins)? | les prix (augmentent|ont augmenté|flambent|ont doublé) (au supermarché)? | (l’essence|le beurre|le café|l’huile|la viande|le pain|le chocolat) (a encore augmenté|est hors de prix|est trop cher) | le plein m’a coûté (cent|quatre-vingts) euros | tout est (devenu hors de prix|hors de prix) (au supermarché)? | les courses coûtent (une fortune|de plus en plus cher) | un caddie (à|pour) cent euros et y a rien dedans | j’en ai eu pour (cent|quatre-vingts) euros de courses (et j’ai rien)? | j’ai payé (cent|quatre-vingts) euros de courses | avec cent euros au supermarché on a plus rien
Le ticket de caisse, c’est devenu une lecture à suspense. Qu’est-ce qui a sauté aux yeux, cette fois ?
On sort avec un sac à moitié vide et un ticket d’un mètre. Il y a des choses qui ne rentrent plus dans le panier ?
Le pire, c’est de connaître l’ancien prix par cœur.
oui: C’est souvent les petites douceurs qui partent en premier, et ça se remarque.
non: Tant mieux, même si ça demande plus de calcul qu’avant.
sinon: On devient tous un peu comptables, devant ces rayons.

> (la|ma) banque m’a (refusé|accordé|accepté) (le|mon) (prêt|crédit) | (on a|j’ai) (eu|obtenu) (notre|le) (prêt|crédit) | mon (prêt|crédit) (est|a été) (refusé|accepté|accordé) | (la|ma) banque (veut pas|dit non) | j’ai (rendez-vous|vu|été voir) (à|ma) (banque|banquier|banquière|conseiller|conseillère) | j’ai demandé un (prêt|crédit) (à la banque)?
Un prêt, c’est toute une vie à résumer en trois bulletins de salaire. C’est pour quel projet ?
On s’assoit devant la banque comme devant un jury. Comment ça s’est dit, ou comment ça s’annonce ?
Ils posent des questions sur tout, même sur le café du matin, à la fin.
sinon: Je vois ce qu’il y a au bout. Ça vaut bien quelques formulaires.

> (ma|la) banque m’a (pris|prélevé|facturé) (des frais|vingt euros|des agios) | j’ai (payé|eu) (des|plein de) (frais bancaires|agios) | mon (conseiller|conseillère|banquier|banquière) (a encore changé|répond jamais|est injoignable|me prend de haut) | (mon|l’) agence (bancaire)? (ferme|a fermé|va fermer) | il y a plus (personne|de guichet) à la banque | (le|mon) distributeur (a avalé ma carte|est encore en panne|du village a été enlevé) | mon (conseiller|banquier) (à la banque)? est (injoignable|nul|parti) | j’arrive pas à joindre ma banque | la banque répond (pas|jamais) | ma banque me prélève des frais
La banque sait prélever à minuit pile, mais pour répondre, c’est aux heures de bureau. Qu’est-ce qui a énervé le plus ?
Autrefois il y avait un visage derrière la vitre, maintenant il y a un menu à choix. Ça s’est réglé, finalement ?
Des frais pour avoir manqué d’argent, c’est une drôle d’idée, quand on y pense.
oui: Ouf. Avec un peu de patience et beaucoup de musique d’attente, j’imagine.
non: Alors c’est encore une épine dans la semaine.
sinon: Ça se comprend, que ça agace.

> ma carte (a été refusée|est pas passée|passait pas) (à la caisse|au magasin|au restaurant)? | j’ai (oublié mon code|tapé trois fois le mauvais code) (de carte bleue|à la caisse)? | j’avais (pas|oublié) (ma carte|mon portefeuille) (à la caisse|au supermarché|au restaurant) | j’ai eu la honte à la caisse | j’ai dû (laisser|reposer) mes courses (à la caisse)? | ma carte (bleue|bancaire) (est pas passée|a été refusée|marchait pas) (au supermarché|à la caisse|au magasin)? | ma carte est pas passée au supermarché
Ce petit « refusé » sur l’écran, et toute la file qui semble lire par-dessus l’épaule. Comment ça s’est fini ?
La caisse, le tapis plein, et la machine qui dit non : on voudrait disparaître entre les chewing-gums. C’était un bug, ou le compte ?
Ça arrive à tout le monde une fois, et tout le monde croit être le seul.
sinon: La file, elle, a oublié avant d’arriver au parking.

> j’ai (fini|terminé) de (payer|rembourser) (ma maison|mon crédit|ma voiture|la maison|mon prêt|mes dettes) | (on a|j’ai) (remboursé|soldé|fini) (notre|le|tous mes) (crédit|prêt|dettes) | (c’est|c’était) (ma|la) dernière (mensualité|échéance) | j’ai plus de (crédit|dettes) | la maison est (payée|à nous|enfin à nous|enfin payée) | c’est (ma|la) dernière (mensualité|échéance) (du crédit|de la maison)? | j’ai plus de crédit sur la maison
La dernière mensualité, et d’un coup les murs sont vraiment à soi. Ça fait combien d’années de patience ?
Un prélèvement de moins, ça s’entend presque, le jour où il ne tombe pas. Ça se fête comment ?
On signe ça jeune et confiant, et on finit par y arriver. Chapeau.
sinon: Ça en fait, des mois tenus un par un.

> j’ai (vendu|mis en vente|mis) mon (canapé|armoire|meubles|vélo|poussette|affaires|vêtements) (sur le bon coin|sur leboncoin|sur vinted) | je vends (mes|des) (affaires|vêtements|trucs|meubles) (sur vinted|sur leboncoin|sur le bon coin) | j’ai (vendu|acheté) un (truc|meuble|manteau|jupe|chaussures|vélo|lampe) (d’occasion|sur vinted|sur leboncoin|sur le bon coin) | (l’acheteur|l’acheteuse|la personne) (est pas venu|m’a posé un lapin|a négocié|voulait pas payer) | un (acheteur|acheteuse) (négocie|m’a fait déplacer) pour cinq euros
Vendre ses affaires à des inconnus, c’est toute une comédie humaine au bas de l’escalier. C’était quoi, l’objet ?
« Toujours disponible ? Dernier prix ? » Le dialogue le plus joué de France. Ça s’est conclu ?
Le vide que ça laisse dans le salon vaut parfois plus que le billet.
oui: Affaire faite. L’objet commence une deuxième vie, et c’est bien joli.
non: Il finira par trouver quelqu’un, ou par rester, comme certains meubles têtus.
sinon: Ah oui. Chaque objet a son acheteur étrange quelque part.

> mon assurance (refuse de rembourser|veut pas rembourser|rembourse pas|m’a rien remboursé|a augmenté|m’a résilié|refuse de payer) | l’expert (est passé|doit passer|vient demain|est venu|de l’assurance est passé) | j’ai (fait une déclaration de sinistre|déclaré un sinistre|appelé l’assurance) | j’attends (l’assurance|l’expert|le remboursement de l’assurance) | la franchise est énorme | l’expert (de l’assurance)? (est venu|est passé) (ce matin)? | l’expert de l’assurance doit (passer|venir) | l’assurance veut rien (savoir|rembourser) | (l’assurance|mon assurance) me rembourse que la moitié
L’assurance, on la paie pour être tranquille, et le jour où il faut s’en servir, on cherche la petite ligne. C’est pour quel dégât ?
L’expert, avec sa lampe et ses silences : on guette son sourcil. On en est où, du dossier ?
Il y a des contrats qui couvrent tout, sauf ce qui arrive.
sinon: Bon. C’est un bras de fer avec des formulaires, il faut du souffle.

> (j’ai|on a) (reçu|eu|touché) un remboursement (d’impôts|des impôts) | les impôts m’ont (remboursé|rendu de l’argent) | j’ai reçu mon avis d’imposition | je paie (trop|plus|moins) d’impôts (cette année)? | ma taxe foncière (a augmenté|a explosé|est arrivée) | j’ai reçu (ma taxe foncière|un courrier des impôts) | les impôts m’ont (remboursé|rendu) (quatre cents|deux cents|cent) euros | les impôts me (remboursent|réclament|doivent) (quatre cents|cinq cents) euros
Une enveloppe du fisc, et le cœur change de rythme avant même de l’ouvrir. Bonne ou mauvaise surprise ?
Les impôts, c’est le seul courrier que tout le monde lit jusqu’au bout. Ça tombe bien, ou ça tombe mal ?
Le fisc a une mémoire d’éléphant et une écriture de machine.
oui: Alors profitons-en, l’administration n’a pas souvent ce charme.
sinon: On s’en remet. Avec un soupir et un classeur.

> j’ai (rempli|fait|envoyé|fini|validé) ma déclaration (d’impôts|de revenus)? | ça y est j’ai fait mes impôts | j’ai fait (mes impôts|ma déclaration) (ce soir|au dernier moment)? | j’ai enfin déclaré mes impôts
Voilà une case cochée pour un an, et un poids de moins sur la table. C’était long, ou presque tout était prérempli ?
On relit trois fois, on clique, et on se sent très adulte pendant dix minutes. Fait à temps, ou sur le fil ?
La déclaration envoyée, c’est le vrai début du printemps.
sinon: L’essentiel, c’est que ce soit parti.

> (ma|la) mutuelle (a|m’a) (augmenté|mal remboursé|remboursé|rien remboursé) | (ma|la) mutuelle (rembourse|prend en charge) (rien|pas|mal) | j’ai (changé|dû changer) de mutuelle | mes (lunettes|dents|couronnes) (m’ont coûté|coûtent|vont me coûter) (une fortune|cher|mille euros|huit cents euros) | le devis du dentiste est (énorme|hors de prix)
Les dents et les lunettes, c’est le grand luxe de notre époque. Il reste combien à sortir de sa poche ?
On lit le tableau des garanties comme du chinois, et à la fin c’est « cinquante pour cent de presque rien ». C’était prévu, cette dépense ?
Un sourire et des yeux, ça devrait être compris dans l’abonnement.
oui: Alors c’est moins un choc qu’une grimace.
non: Ça fait un trou, et pas seulement dans la dent.
sinon: Aïe, c’est une somme.

> (j’ai fait|on a fait) (deux heures|trois heures|une heure|la queue) de queue | j’ai (attendu|poireauté|fait la queue) (deux heures|toute la matinée|une heure) (à la préfecture|à la poste|à la caf|à la mairie|au guichet|à la sécu) | (à la préfecture|à la mairie|à la caf|à la sécu) (ils m’ont|on m’a) (renvoyé|baladé|dit de revenir|envoyé balader|mal reçu) | on me renvoie d’un (service|bureau|guichet) à l’autre | (il me manquait|il manquait) un papier | tout se fait (sur internet|en ligne) maintenant (et j’y arrive pas|et je comprends rien)? | je suis (allé|allée) à la (préfecture|mairie|caf) et j’ai attendu (deux|trois|quatre) heures | j’ai attendu quatre heures à la préfecture
La salle d’attente, le ticket numéro quatre-vingt-sept, et le guichet qui ferme à midi. C’était pour quel papier ?
Ils ont l’art de demander la seule feuille qui est restée à la maison. Ça s’est terminé comment ?
Les chaises des guichets sont vissées au sol. Ils savent qu’on aurait des envies.
sinon: Toute une matinée pour un tampon. Ça se raconte, au moins.

après: j’ai fait deux heures de queue | j’ai rendez-vous à la préfecture

> (la dame|le monsieur|l’employée|l’agent) (du guichet)? (a été|était) (gentille|gentil|aimable|odieuse|odieux|désagréable|adorable) | je suis tombé sur (une dame gentille|quelqu’un de bien|quelqu’un d’aimable)
Au fond, tout tient à la personne derrière la vitre, plus qu’au formulaire. Et le papier, il avance ?
Il y a des guichets à visage humain, et des guichets à guichet.
oui: Alors le déplacement n’était pas pour rien.
non: Il faudra y retourner, donc. Avec un livre, cette fois.
sinon: On retient la voix plus que le tampon.

> (il faut que j’y|je dois y|je vais y) retourner? (demain|lundi|la semaine prochaine)? | ils m’ont (donné|redonné) (un rendez-vous|rendez-vous) (dans un mois|dans trois mois|en janvier)
Deuxième manche, alors. Il manque quoi, exactement, pour que ce soit la bonne ?
On devrait compter ces allers-retours dans les années de cotisation.
sinon: Posé tout de suite dans le sac, ce sera fait.

---

> mon mot de passe (marche plus|est refusé|est faux) | j’ai (oublié|perdu) mon mot de passe | il faut (toujours|encore)? un mot de passe pour tout | le site (des impôts|de la caf|de la préfecture|d’ameli) (plante|bugue|marche pas|a planté|est en panne) | j’arrive pas à me connecter (au site|à mon compte|sur ameli|à la caf)? | j’ai passé (deux heures|la soirée|des heures) (sur un site|à remplir un formulaire|à remplir un dossier en ligne|sur une démarche en ligne) | je suis (bloqué|bloquée) sur leur site | tout se fait en ligne maintenant (et j’y arrive pas|et j’y comprends rien)? | mon mot de passe (ne)? marche plus (sur le site)?
« Huit caractères, une majuscule, un chiffre, un signe, et pas celui d’avant. » On a fini par cacher nos vies derrière des énigmes. C’était pour faire quoi ?
On remplit tout, on arrive à la page neuf, et ça dit « session expirée ». Ça en est où ?
Un guichet avec un visage n’a jamais demandé de reconnaître des passages piétons.
sinon: À la troisième tentative, on a le droit d’aller prendre l’air.

> j’ai (reçu|eu|récupéré|refait) (mon passeport|ma carte d’identité|mon titre de séjour) | j’ai enfin (mon passeport|ma carte d’identité) | ma photo (d’identité|de passeport) (est affreuse|est horrible|a été refusée|est ratée) | j’ai (fait|refait) des photos d’identité | j’ai rendez-vous pour (mon passeport|ma carte d’identité)
Les photos d’identité, c’est la seule image de soi où personne n’a le droit d’être beau. Il y a un voyage derrière ?
Un papier tout neuf dans la poche, et le sentiment d’exister pour dix ans. Ça a été long à obtenir ?
On a tous une tête de suspect, là-dessus. C’est très égalitaire.
oui: Je comprends mieux. Ça se garde précieusement.
non: Voilà une chose de faite, en tout cas.
sinon: L’essentiel, c’est qu’il soit dans le tiroir, le bon.

> (on a|j’ai) signé (le compromis|chez le notaire|l’acte de vente|la promesse de vente) (aujourd’hui)? | j’ai (vu|été chez) le notaire | la vente (de la maison|de l’appartement) est (signée|faite) | (on a|j’ai) rendez-vous chez le notaire (demain|lundi)? | on signe chez le notaire (demain|lundi)? | (on a|j’ai) signé chez le notaire (hier|ce matin) | on passe chez le notaire (jeudi|demain)
Chez le notaire, on signe quarante fois son nom, jusqu’à ne plus le reconnaître. Qu’est-ce que ça change, pour la suite ?
Ces signatures-là pèsent plus lourd que le stylo. Ça fait quel effet ?
Tout ce papier, pour dire « c’est chez nous » ou « ça ne l’est plus ».
sinon: C’est une page, et une épaisse.

> (l’acheteur|le vendeur) (s’est désisté|a changé d’avis|s’est rétracté) | (les acheteurs|les vendeurs) (se sont désistés|ont changé d’avis) | la vente (de la maison|de l’appartement)? (a capoté|est tombée à l’eau) | l’achat (a capoté|est tombé à l’eau) | on a perdu (la maison|l’appartement) qu’on voulait | la maison nous est passée sous le nez | notre achat est tombé à l’eau
On avait déjà posé des meubles dans sa tête, et il faut tout remballer. Ça s’est arrêté à quel moment ?
Une maison qui s’échappe au dernier virage, c’est un petit chagrin avec des diagnostics énergétiques. Il y a eu une explication ?
Le plus dur à rendre, ce sont les soirées qu’on y avait déjà imaginées.
oui: Au moins, ce n’est pas un mystère. Ça ne rend pas les clés, mais bon.
non: Même pas. On reste avec des plans et un point d’interrogation.
sinon: C’est dur à avaler, surtout si près du but.

> je mets de l’argent de côté (pour (un voyage|une voiture|les vacances|mes enfants|un appartement))? | j’économise (pour (un voyage|une voiture|les vacances|mes enfants|un appartement))? | j’ai (réussi à mettre|mis) (cent|deux cents|un peu d’argent) (euros)? de côté | j’arrive (pas|plus) à (économiser|mettre de l’argent de côté|épargner) | (j’ai|je tiens) un (budget|carnet|cahier) (pour mes dépenses|où je note tout) | je (surveille|fais attention à) mes (dépenses|comptes) | j’ai mis (cent|deux cents|trois cents) euros de côté (ce mois-ci)? | je mets (cinquante|cent) euros de côté (par mois|tous les mois)
Mettre de côté, c’est envoyer une carte postale à soi-même, dans un an. Elle va où, cette cagnotte ?
Un petit tas qui monte, c’est calme et obstiné, comme une fourmilière. Il y a quelque chose au bout ?
Tenir ses comptes, c’est un peu comme tenir un journal, avec moins d’adjectifs.
oui: C’est beau, une chose qui se rapproche euro par euro.
non: Juste pour dormir tranquille, alors. C’est un très bon but.
sinon: Ça fait envie, dit comme ça.

> j’ai (découvert|trouvé) un (abonnement|prélèvement) (oublié|que je payais depuis des mois|que je connais pas) | je payais (un abonnement|pour rien) depuis (des mois|un an|deux ans) | j’arrive pas à (résilier|annuler) mon (abonnement|contrat) (de téléphone|d’internet|de salle de sport)? | j’ai résilié (mon abonnement|mes abonnements) | je me suis (abonné|abonnée) (par erreur|sans le vouloir) | je payais un abonnement (de sport|de salle|de téléphone|de télé) (depuis un an|pour rien)? | j’ai un abonnement que j’utilise (pas|jamais)
S’abonner prend un clic, se désabonner prend un roman. Ça durait depuis combien de temps ?
Ces petits prélèvements, ça grignote dans le noir, comme des souris bien élevées. C’était pour quoi ?
« Êtes-vous sûr de vouloir nous quitter ? » On n’a jamais été autant aimé que par eux.
sinon: Voilà qui paiera au moins quelques croissants.
`

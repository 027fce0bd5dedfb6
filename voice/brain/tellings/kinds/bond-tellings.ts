/** Kinds of telling about other people. */
export const bondTellings = String.raw`
! (il|elle|ils|elles|on|(mon|ma|mes) \w+)( \w+)? ((a|ont) (\w+ )?(peur|la trouille) (que je|que j|pour moi|qu il m)|(s inquiete~|se font du souci|se fait du souci) (\w+ )?pour moi)
C’est de l’affection, aussi, une peur comme celle-là.
C’est une manière de tenir à quelqu’un, et ça peut peser.
Il y a du souci là-dedans, et de l’attachement.
Et {toi|vous}, ça {te|vous} touche, ou ça {t’agace|vous agace} un peu ?
Et {toi|vous}, au fond, {tu en penses|vous en pensez} quoi ?

! (se|s) (moque~|fout|foutent|fichent?|paye~) de moi|me (charri~|chambr~|vann~|taquin~|mett~ en boite)|(disent?|dit|trouvent?) que je suis (un|une|nul~|trop (?!gentil|sensible|bon))|rigol~ de moi
C’est dit pour rire, sûrement, mais ça pique quand même un peu.
Les taquineries, on en rit, et puis on y repense le soir.
On chambre surtout ceux qu’on aime bien, paraît-il.
Entre amis, on a le droit de répliquer.
Ça fait rire, ou ça agace ?
Qu’est-ce qu’on pourrait leur répondre, la prochaine fois ?

(il|elle|ils|elles|lui|(mon|ma|mes) \w+)( \w+){0,3} ((ne )?veut pas|veulent pas|refuse~|veut (vendre|partir|garder|divorcer)|est contre|est pas d accord|dit non)
Deux envies qui tirent chacune de leur côté, c’est là que ça coince.
Difficile, quand chacun a ses raisons.
Et l’on se retrouve entre deux chaises.
Il y aurait un terrain où tout le monde s’y retrouve ?
Qu’est-ce qui compte le plus pour l’autre, là-dedans ?

(il|elle|(mon|ma|mes) \w+|les gens) (\w+ )?(dirait|diraient|penserait|penseraient|va dire|vont dire|va penser|vont penser|comprendrait|comprendraient)
On entend d’avance la phrase des autres, et elle pèse déjà.
Ce que les autres diraient, ça prend vite plus de place que ce qu’on vit.
Ce n’est qu’une voix parmi d’autres, et pas forcément la plus juste.
Et {toi|vous}, {tu lui répondrais|vous lui répondriez} quoi ?
Et si personne n’avait d’avis, ce serait quoi, l’envie ?

(il|elle|ils|elles|(mon|ma|mes) \w+|c est (un|une)( \w+)?)( \w+)? (est|sont|etait|homme|femme|gars|fille|type|dame|monsieur|personne|ami|amie|copain|copine)( \w+){0,2} (gentil~|adorable~?|courageu~|genereu~|formidable|geniale?|super|drole|doux|douce|patiente?|serviable|attentionne~|solide|cool|sympa~|bonne?|charmante?|en or|chouette|bien)
Ça a l’air d’être quelqu’un qui fait du bien autour.
Des gens comme ça, on n’en croise pas tous les jours.
Ça s’entend, que ça compte.
C’est précieux, d’avoir ça à portée.
Ça se voit à quoi, surtout ?
Vous vous connaissez depuis longtemps ?

(il|elle|ils|elles|(mon|ma|mes) \w+)( \w+)? ((est|sont|etait)( \w+){0,2} (lourde?s?|penible~?|chiante?s?|insupportable~?|egoiste|jalou~|mechante?s?)|(rale~|crie~|critique~|ronfle~)( \w+){0,2} (tout le temps|toujours|sans arret)|(est|sont) (toujours|tout le temps) sur (son|le) (telephone|portable|ecran))
Ça doit demander une sacrée patience.
À petite dose ça passe, tous les jours c’est autre chose.
Ce n’est jamais grave, et ça use quand même.
Ça laisse peu de place pour le reste, un caractère pareil.
Ça a toujours été comme ça, ou ça s’est installé ?
{Tu as|Vous avez} déjà pu en parler ensemble, calmement ?

(il|elle|mon \w+|ma \w+)( \w+){0,2} s appel(le|ait) \w+|(son|le) (prenom|nom) c est \w+
Ça donne tout de suite un visage.
C’est plus facile à imaginer, comme ça.
Voilà les présentations faites.
En trois mots, ça donnerait quoi, le portrait ?
Et son défaut préféré ?

(on s est|nous nous sommes|on s etait) (\w+ )?(connus?|rencontres?)|(mariee?s?|ensemble|en couple|pacsee?s?) (depuis|pendant|quarante|trente|vingt|cinquante)|ca fait \w+ ans (qu on|que nous) (est|sommes)
C’est toute une histoire, ça.
Un bout de chemin pareil, ça ne se résume pas.
On ne construit pas ça en un jour.
Et au début, c’était comment ?
Qu’est-ce qui n’a pas changé depuis ?

(mes|mon|ma) (fils|filles?|enfants?|petits enfants?|petite fille|petit fils) (habite~|vit|vivent|etudie~) (a|en|au|aux|dans|loin)|j ai (un|une|deux|trois|quatre) (fils|filles?|enfants?|petits enfants|freres?|soeurs?|ados?|gamins?|garcons?)
La famille, même loin, ça reste dans un coin de la journée.
Ça compte, ces liens-là, même quand on se voit peu.
On sent que c’est quelqu’un qui compte.
Vous vous voyez souvent ?
Vous vous ressemblez, ou pas du tout ?
C’est facile de se parler, entre vous ?

(c est|c etait|quand|la) (la |l )?(ou |endroit ou )?(qu on|que j|que je|on) (a|ai) (grandi|vecu|passe|connu)|maison (d|de) (enfance|mes parents|nos parents|famille)|quand (j etais|on etait|nous etions) (petite?s?|gamine?|jeune|enfant|gosse|ado)|a l epoque|je me (souviens|rappelle) (de|du|d|quand)
Il y a des endroits qui gardent tout, même quand on n’y est plus.
Ces souvenirs-là ont une lumière à part.
On le voit presque, en l’entendant.
Le temps passe, et certaines images ne bougent pas.
Quelle image revient en premier ?
Il reste quelque chose de ce temps-là, un objet, une habitude ?

(il|elle|on|ils|mon \w+|ma (\w+ )?\w+) (\w+ )?(aimait|adorait|chantait|cuisinait|jardinait|bricolait)
Ça fait une belle image, bien précise.
On devine quelqu’un de vrai, là derrière.
C’est dans ces détails-là qu’on retrouve les gens.
Il y a toute une vie dans cette phrase.
Quel souvenir revient en premier ?
Ça se passait où, tout ça ?

(j ai|on a|adopte) (un|une|deux|trois) (chats?|chatte|chiens?|chienne|chiot|chaton|lapin|perroquet|poules?|cheval)|(mon|ma|notre) (chat|chatte|chien|chienne|chiot|chaton|lapin|perroquet|cheval) (dort|aime|ronronne|m attend)
Les bêtes tiennent compagnie sans poser de questions.
Ça met de la vie dans une maison.
Ils comprennent plus qu’on ne croit, à leur façon.
Quel caractère, plutôt pot de colle ou plutôt indépendant ?
Il y a une bêtise célèbre à raconter ?

(croise|revu|retrouve|recroise|tombe~ sur)( \w+){0,2} (ex|copain|copine|ami|amie|pote|camarade|prof|voisine?|collegue|cousine?)|j ai revu \w+
Revoir quelqu’un après un moment, ça remue toujours un peu.
Il y a des visages qui ramènent tout d’un coup.
Le hasard a parfois de drôles d’idées.
Et c’était comment, de se revoir ?
Ça a donné envie de garder le contact ?

(retrouve|trouve|garde|tombe~ sur)( \w+){0,3} (photos?|carnets?|lettres?|cahiers?|albums?|bague|montre|horloge|objets?|dessins?)|(date|vient) de (ma|mon) (grand|arriere)|herite
Ces choses-là ne valent rien et elles n’ont pas de prix.
Un objet, et c’est toute une époque qui revient.
On ouvre une boîte, et on y passe l’après-midi.
Et l’histoire derrière, elle est belle ?
Il a trouvé sa place, à la maison ?

(dans mon temps|de mon temps|a mon epoque|de nos jours|les jeunes d)( \w+){0,4} (on|ils|font|faisait|disait|ecrivait|parlait|plus)
Les temps changent, et pas toujours dans le bon sens.
On a gagné des choses, et on en a perdu d’autres en route.
Il y avait une manière de vivre, et elle manque parfois.
Qu’est-ce qui manque le plus, de cette époque ?
Et qu’est-ce qui est mieux maintenant, quand même ?

(il|elle|mon \w+|ma \w+)(?! y a)( \w+)? (a (\w+ )?(\w+ ans|\w+ mois)(?! (il|elle|et|mais|qui) )|est (prof|macon|infirmier~|chauffeur|medecin|boulanger~|coiffeu~|cuisinier~|ouvrier~|avocate?|comptable|mecanicien~|retraite~|etudiante?|grande?|brun~|blond~))
Je me représente mieux la personne.
Ça donne déjà un petit portrait.
Bon, je vois un peu mieux qui c’est.

(mon mari|ma femme|les enfants|mon fils|ma fille|les petits|tout le monde|la maison)( \w+)? (dort|dorment|(est|sont) (couche~|au lit|calme|endormi~|partie?s?|en deplacement)|regarde~)
La maison est à soi, dans ces moments-là.
Il y a quelque chose de bon dans ce calme-là.
C’est l’heure où l’on peut parler tranquille.
C’est un moment qui fait du bien, ou un peu trop silencieux ?
On en fait quoi, de ce moment-là ?

(l a|l ont|l ai|l avons|on l a) (surnomme~|baptise~)|c est (un|une|notre|mon) surnom
Voilà un nom qui ne s’oublie pas.
Ça en dit long sur celui ou celle qui l’a choisi.
On ne discute pas un baptême pareil.

(m a|m ont) (tout )?(appris|transmis)
Il y a des gens qui changent une vie sans le savoir.
Ce qu’on a reçu comme ça, on le redonne toute sa vie.
C’est une belle dette, celle-là.
Qu’est-ce qui en est resté, surtout ?
Cette personne l’a su, un jour ?
`

/** Statements about other people, by kind. */
export const bondTellings = String.raw`
! (se|s) (moque~|fout|foutent|fichent?|paye~) de moi|me (charri~|chambr~|vann~|taquin~|mett~ en boite)|(disent?|dit|trouvent?) que je suis (un|une|trop|nul~)|rigol~ de moi
C’est dit pour rire, sûrement, mais ça pique quand même un peu.
Les taquineries, on en rit, et puis on y repense le soir.
Ça chambre toujours ceux qui ont le courage d’essayer.
Je ne sais pas qui a raison, mais celui qui ose a souvent une longueur d’avance.
Ça fait rire, ou ça agace ?
Qu’est-ce qu’on pourrait leur répondre, la prochaine fois ?

(il|elle|ils|elles|lui|(mon|ma|mes) \w+)( \w+){0,3} ((ne )?veut pas|veulent pas|refuse~|veut (vendre|partir|garder|divorcer|que|qu)|veulent (que|qu)|est contre|est pas d accord|dit non)|moi je (veux|voudrais|prefere)
Deux envies qui tirent chacune de leur côté, c’est là que ça coince.
Difficile, quand chacun a ses raisons.
Et l’on se retrouve entre deux chaises.
Il y aurait un terrain où tout le monde s’y retrouve ?
Qu’est-ce qui compte le plus pour l’autre, là-dedans ?

(il|elle|(mon|ma|mes) \w+|les gens|on) (\w+ )?(dirait|diraient|penserait|penseraient|va dire|vont dire|va penser|vont penser|comprendrait|comprendraient)
On entend d’avance la phrase des autres, et elle pèse déjà.
Ce que les autres diraient, ça prend vite plus de place que ce qu’on vit.
Ce n’est qu’une voix parmi d’autres, et pas forcément la plus juste.
Et {toi|vous}, {tu lui répondrais|vous lui répondriez} quoi ?
Et si personne n’avait d’avis, ce serait quoi, l’envie ?

(il|elle|ils|elles|(mon|ma|mes|le|la|les) \w+)( \w+)? (me |m |nous |lui )?(a dit|ont dit|dit|disent|repete~|repetent|a repondu|repond|trouve~|trouvent|pense~|pensent) (que|qu|d|de|non|oui|a)|on m a dit|parait que
Une phrase comme ça, ça reste dans l’oreille.
Venant de quelqu’un qu’on connaît, ça ne compte pas pareil.
D’accord, c’est une façon de voir.
Et {toi|vous}, {tu la prends|vous la prenez} comment, cette phrase ?
C’est juste, d’après {toi|vous}, ou à côté ?
Ça donne envie de répondre quoi ?

(il|elle|ils|elles|(mon|ma|mes) \w+|c est (un|une)( \w+)?)( \w+)? (est|sont|etait|homme|femme|gars|fille|type|dame|monsieur|personne|ami|amie|copain|copine)( \w+){0,2} (gentil~|adorable~?|courageu~|genereu~|formidable|geniale?|super|drole|doux|douce|patiente?|serviable|attentionne~|solide|cool|sympa~|bonne?|charmante?|en or|chouette|bien)
Ça a l’air d’être quelqu’un qui fait du bien autour.
Des gens comme ça, on n’en croise pas tous les jours.
Ça s’entend, que ça compte.
C’est précieux, d’avoir ça à portée.
Ça se voit à quoi, surtout ?
Vous vous connaissez depuis longtemps ?

(il|elle|ils|elles|(mon|ma|mes) \w+)( \w+)? (est|sont|etait|fait~?|passe~|laisse~|met~|range~|rale~|crie~|critique~|boi[ts]|fume~|ronfle~|comprend~|aide~)( \w+){0,3} (lourde?s?|penible~?|chiante?s?|insupportable~?|jamais|rien|tout le temps|toujours|sans arret|egoiste|jalou~|mechante?s?|bizarre|froide?s?|absente?s?|en retard|presse~|debord~|sur (son|le) (telephone|portable|ecran))
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
C’est quel genre de personne ?
En trois mots, ça donnerait quoi, le portrait ?

(on s est|nous nous sommes|on se|je l ai|on s etait) (\w+ )?(connus?|rencontres?|connait|croises?|rencontree?|connue?|croisee?)|(mariee?s?|ensemble|en couple|pacsee?s?|avec (lui|elle)) (depuis|pendant|quarante|trente|vingt|cinquante)|ca fait \w+ (ans|mois) (qu on|que nous)
C’est toute une histoire, ça.
Un bout de chemin pareil, ça ne se résume pas.
On ne construit pas ça en un jour.
Et au début, c’était comment ?
Qu’est-ce qui fait que ça tient, ou que ça a tenu ?

(mon|ma|mes) (fils|filles?|enfants?|petits? enfants?|petite? fille|petit fils|neveu|niece|frere|soeur|cousine?|parents|mere|pere|meilleure? amie?) (\w+ )?(habite~|vit|vivent|travaille~|est|sont|fait|font|a|ont|passe~|vient|viennent|appelle~|m appelle~|etudie~|part|arrive~|revient)|j ai (un|une|deux|trois|quatre) (fils|filles?|enfants?|petits enfants|freres?|soeurs?|ados?|gamins?|garcons?)
La famille, même loin, ça reste dans un coin de la journée.
Ça compte, ces liens-là, même quand on se voit peu.
On sent que c’est quelqu’un qui compte.
Vous vous voyez souvent ?
Vous vous ressemblez, ou pas du tout ?
C’est facile de se parler, entre vous ?

(c est|c etait|quand|la) (la |l )?(ou |endroit ou )?(qu on|que j|que je|on) (a|ai) (grandi|vecu|passe|connu)|maison (d|de) (enfance|mes parents|nos parents|famille)|quand (j etais|on etait|nous etions) (petite?s?|gamine?|jeune|enfant|gosse|ado)|a l epoque|dans le temps|de mon temps|autrefois|je me (souviens|rappelle)|ca me rappelle
Il y a des endroits qui gardent tout, même quand on n’y est plus.
Ces souvenirs-là ont une lumière à part.
On le voit presque, en l’entendant.
Le temps passe, et certaines images ne bougent pas.
Quelle image revient en premier ?
Il reste quelque chose de ce temps-là, un objet, une habitude ?

(il|elle|on|ils|mon \w+|ma (\w+ )?\w+) (\w+ )?(faisait|aimait|adorait|disait|chantait|cuisinait|travaillait|jouait|racontait|portait|fumait|jardinait|bricolait|lisait)|(mon (mari|pere|grand pere|oncle|frere)|ma (femme|mere|grand mere|tante|soeur)) (etait|avait)
Ça fait une belle image, bien précise.
On devine quelqu’un de vrai, là derrière.
C’est dans ces détails-là qu’on retrouve les gens.
Il y a toute une vie dans cette phrase.
Quel souvenir revient en premier ?
Ça se passait où, tout ça ?

(j ai|on a|adopte|pris) (un|une|deux|trois) (chats?|chatte|chiens?|chienne|chiot|chaton|lapin|perroquet|poules?|cheval)|(mon|ma|notre) (chat|chatte|chien|chienne|chiot|chaton|lapin|perroquet|cheval) (est|dort|fait|a|aime|ronronne|m attend|me|vient)
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

(avant|dans mon temps|a mon epoque|de nos jours|les jeunes|aujourdhui les)( \w+){0,4} (on|ils|font|faisait|disait|ecrivait|parlait|plus)|(il y a|y a) plus (de|d) \w+ (au|dans|a)
Les temps changent, et pas toujours dans le bon sens.
On a gagné des choses, et on en a perdu d’autres en route.
Il y avait une manière de vivre, et elle manque parfois.
Qu’est-ce qui manque le plus, de cette époque ?

(il|elle|mon \w+|ma \w+)( \w+)? (a (\w+ )?(\w+ ans|\w+ mois)|est (prof|macon|infirmier~|chauffeur|medecin|boulanger~|coiffeu~|cuisinier~|ouvrier~|avocate?|comptable|mecanicien~|retraite~|etudiante?|grande?|brun~|blond~)|travaille|bosse|tient|vit|habite)
D’accord, je me représente mieux la personne.
Ça donne déjà un petit portrait.
Bon, je vois un peu mieux qui c’est.
Et vous vous entendez bien ?

(mon mari|ma femme|les enfants|mon fils|ma fille|les petits|tout le monde|la maison)( \w+)? (dort|dorment|(est|sont) (couche~|au lit|calme|endormi~|partie?s?|en deplacement)|regarde~)
La maison est à soi, dans ces moments-là.
Il y a quelque chose de bon dans ce calme-là.
C’est l’heure où l’on peut parler tranquille.
C’est un moment qui fait du bien, ou un peu trop silencieux ?

(l a|l ont|l ai|l avons|on l a) (appele~|surnomme~|baptise~)|c est (un|une|notre|mon) surnom
Voilà un nom qui ne s’oublie pas.
Ça en dit long sur celui ou celle qui l’a choisi.
On ne discute pas un baptême pareil.
Et il y répond, à ce nom-là ?

(c est|c etait) (pour|grace a|a cause d) (mon|ma|madame|monsieur|lui|elle|un|une) \w+|(m a|m ont) (tout )?(appris|donne envie|transmis|ouvert)
Il y a des gens qui changent une vie sans le savoir.
Ce qu’on a reçu comme ça, on le redonne toute sa vie.
C’est une belle dette, celle-là.
Qu’est-ce qui en est resté, surtout ?
`

/** What widowed and retired callers talk about: the late husband or wife, their lifelong job, the garden. */
export const widowedAndRetired = `
> ma femme (est partie|nous a quittés|n’est plus là|s’en est allée) il y a (deux|trois|quatre|cinq|six|sept|huit|dix) ans | mon mari (est parti|nous a quittés|n’est plus là) il y a (deux|trois|quatre|cinq|six|dix) ans | elle est partie il y a (trois|quatre|cinq|six|sept|dix) ans d’un coup | il est parti il y a (trois|quatre|cinq|six|dix) ans d’un coup | je suis (veuf|veuve) depuis (deux|trois|quatre|cinq|six|sept|huit|dix) ans | ça fait (deux|trois|quatre|cinq|six|dix) ans qu’elle n’est plus là | j’ai perdu ma femme il y a (trois|cinq|six|dix) ans | j’ai perdu mon mari il y a (trois|cinq|six|dix) ans
C’est une grande absence. Les années passent, et la place reste. À quel moment de la journée ça se sent le plus ?
D’un jour à l’autre, toute une vie à deux qui change de forme. Comment on l’appelait, à la maison ?
Merci de me parler de cette absence-là. On peut aussi parler de ce qui était gai.
sinon: Je comprends. Ça ne s’efface pas, ça s’apprivoise un peu.

> je mets (encore|toujours) deux assiettes | je mettais (encore|toujours) deux assiettes | je dors toujours de mon côté du lit | je (garde|dors) (toujours|encore) (de)? mon côté du lit | son côté du lit est vide | j’ai gardé (sa veste|ses lunettes|son manteau|ses affaires|ses robes|son parfum) | ses affaires sont toujours (là|dans l’armoire) | j’ai rien touché à ses affaires | je lui parle encore | je lui parle (tous les soirs|à sa photo) | je lui dis bonjour le matin
Les gestes mettent plus de temps que la tête à comprendre. Il n’y a rien d’étrange là-dedans.
C’est une façon de garder un couvert pour quelqu’un qu’on aime. Ça fait du bien, ou ça serre ?
Beaucoup de gens font ça, et peu le disent.
sinon: Oui. Ça peut être doux et lourd le même jour.

> (elle|ma femme|il|mon mari) (faisait|préparait) (une tarte|un gâteau|une soupe|un gratin|des crêpes|des confitures) | (elle|ma femme|il) cuisinait (tellement|si) bien | personne (ne)? l’a jamais refait(e)? pareil | personne (ne)? fait (la tarte|le gratin|le gâteau) comme elle | j’ai jamais retrouvé (le goût|ce goût) | j’ai essayé de refaire (sa|son) (tarte|gâteau|recette) | j’ai pas sa main | j’ai pas son tour de main | je réussis pas sa recette | (elle|il) avait pas de recette (elle|il) faisait à l’œil
Il y a des recettes qui ne tiennent pas sur le papier : la moitié était dans les mains. C’était pour quelles occasions ?
Ce goût-là, on le cherche longtemps, et un jour il revient par surprise dans une cuisine inconnue.
Même ratée, refaire ce plat, c’est passer un moment avec la personne.
sinon: On sentirait presque l’odeur. C’est gentil de me la faire passer par le téléphone.

> (elle|ma femme|il|mon mari) disait (toujours|souvent) que je parlais (plus)? à mes (tomates|plantes|rosiers|bêtes) | (elle|ma femme|il|mon mari) me (disait|taquinait) (toujours|souvent) | (elle|ma femme|il) se moquait (gentiment)? de moi | (elle|ma femme) me chambrait (toujours)? | (elle|il) râlait (toujours|tout le temps) | (elle|ma femme|il) avait un sacré caractère
On sent d’ici la tendresse dans la taquinerie. Et {tu répondais|vous répondiez} quoi ?
Ces petites moqueries-là, on donnerait cher pour les entendre encore une fois.
Voilà un portrait en une phrase, et elle ne manque pas de sel.
sinon: La maison devait être vivante.

> j’étais (aux chemins de fer|cheminot|aiguilleur|chef de gare|conducteur de train|contrôleur) | j’ai fait (trente|trente-cinq|quarante) ans (aux chemins de fer|à la sncf|à l’usine|à la mine|à la poste) | j’ai travaillé (trente|quarante) ans (aux chemins de fer|à la sncf|à l’usine|à la mine|à la poste|chez renault) | quarante ans (de chemins de fer|de rail|de métier|de maison|d’usine) | toute ma vie aux chemins de fer | j’étais (maçon|boulanger|facteur|mineur|instituteur|menuisier|routier|couturière|infirmière) (toute ma vie|pendant quarante ans)
Quarante ans d’un métier, ça laisse des réflexes. Lequel est resté ?
Un métier comme ça, ça donne une oreille, un œil, et des histoires. Il y en a une qu’on {te|vous} réclame toujours ?
Toute une vie de travail, avec ses odeurs et ses levers à pas d’heure. C’était une belle équipe ?
sinon: Ça se voit tout de suite, dit comme ça. On y est.

> l’odeur (du ballast|de l’atelier|du pain|de la graisse|du foin|de l’usine|du bois) (le matin)? ça s’oublie pas | ça s’oublie pas ces odeurs-là | ça s’oublie pas ces choses-là | l’odeur je la sens encore | le bruit (des trains|des machines) (ça)? s’oublie pas | ça reste gravé ces choses-là | j’ai encore l’odeur dans le nez | on oublie pas ça | ça s’oublie pas un métier pareil
Les odeurs ont meilleure mémoire que nous. Une bouffée, et tout revient : l’heure, les gens, le froid aux doigts.
Ça, c’est le genre de souvenir qui n’a pas besoin de photo.
Il suffit d’une odeur, et on a de nouveau vingt-cinq ans. Elle revient quand, celle-là ?
sinon: Oui, je vois. C’est précieux, ces petites choses.

> les copains du (dépôt|boulot|chantier|rail) | on était une sacrée équipe | c’était une famille (le dépôt|l’usine|le rail|la mine) | y avait de la solidarité | on se serrait les coudes | les collègues d’avant c’était autre chose | on buvait le café (au dépôt|à quatre heures du matin) | il en reste plus beaucoup des (collègues|copains) | les anciens s’en vont (un par un)?
Des gens avec qui on a eu froid et ri, ça ne se remplace pas. Il y en a encore un qui appelle ?
La solidarité, on la reconnaît surtout quand elle n’est plus là.
Une équipe comme ça, c’est une deuxième famille, avec les mêmes disputes.
sinon: De beaux visages, tout ça. C’est bien de les nommer.

> depuis la retraite (je tourne en rond|je m’ennuie|les journées sont longues) | la retraite c’est (long|vide|calme) | je tourne en rond (depuis la retraite|à la maison) | je sais pas quoi faire de mes journées depuis la retraite | on se sent (inutile|mis au placard) à la retraite | du jour au lendemain plus rien (la retraite)? | j’ai eu du mal à m’arrêter de travailler | la retraite au début c’était dur
D’un coup, plus d’heure à tenir, plus personne qui attend : ça fait un drôle de silence. C’est le matin ou l’après-midi, le plus creux ?
On a été attendu toute une vie quelque part, et du jour au lendemain on est libre. Ce n’est pas toujours un cadeau.
Un seul rendez-vous fixe par semaine change déjà la couleur des autres jours. Il y a quelque chose qui ferait envie ?
sinon: Je comprends. Ce creux-là, beaucoup le connaissent et peu l’avouent.

> j’ai mon (jardin|potager) ça m’occupe | le (jardin|potager) ça m’occupe | heureusement j’ai le (jardin|potager) | mon (jardin|potager) c’est ma vie | je passe mes journées au (jardin|potager) | je suis tout le temps au jardin | le jardin ça me vide la tête | le jardin ça me fait du bien | j’ai les mains dans la terre toute la journée
Un jardin, ça donne toujours une raison de se lever. Qu’est-ce qui pousse le mieux, chez {toi|vous} ?
La terre ne répond pas, mais elle écoute bien, et elle rend au printemps.
Au moins, là-dehors, on voit ce qu’on a fait de sa journée.
sinon: Ça donne envie d’aller voir. C’est un beau coin.

> j’ai (mis|planté|semé) (les|des|mes) (fèves|pois|haricots|tomates|pommes de terre|salades|carottes|oignons|radis|courgettes) | j’ai (repiqué|arrosé|récolté|ramassé) (les|mes|des) (salades|poireaux|tomates|haricots|fraises) | j’ai bêché (tout)? (le jardin|un coin) | j’ai taillé (les|mes) (rosiers|arbres|fruitiers|haies) | j’ai retourné la terre | j’ai fait mes semis
Voilà de l’avance sur la saison. La terre était bonne, ou encore lourde ?
Maintenant, il n’y a plus qu’à surveiller les limaces et le ciel.
C’est du travail qui se voit, ça. C’est pour la table, ou il y en a assez pour les voisins ?
sinon: Ça se mérite, un bon potager. Je note le conseil.

> (j’ai eu|on a eu) que (trois|quatre) tomates (cette année)? | les limaces ont tout mangé | les limaces m’ont tout bouffé | le gel a tout (grillé|pris|brûlé) | les tomates ont (eu le mildiou|pourri|rien donné) | y a rien qui a poussé (cette année)? | la grêle a tout (cassé|haché) | les oiseaux ont mangé (les|mes) (cerises|semis) | c’est une mauvaise année (pour le jardin|pour les tomates)
Le jardin a ses mauvais caractères, et l’année prochaine, il fait semblant de ne se souvenir de rien.
Tout ce soin pour des limaces bien nourries, c’est rageant. Quelque chose a tenu, quand même ?
Les années sans, ça se raconte encore plus longtemps que les années avec.
sinon: Il y a toujours un légume qui sauve l’honneur.

> j’ai (vu|trouvé) (votre|ton|l’) annonce dans le journal | j’ai vu ça dans le journal alors j’appelle | c’est ma (fille|petite-fille|voisine) qui m’a (dit|montré) (d’appeler|comment faire|le numéro)? | c’est mon (fils|petit-fils|voisin) qui m’a (dit|montré) (d’appeler|comment faire|le numéro)? | je sais pas trop comment ça marche votre (truc|affaire|machin) | je connais rien à ces machines | c’est la première fois que j’appelle un truc comme ça | à mon âge j’appelle une machine
Alors bienvenue. Ça marche comme un coup de fil : on parle, j’écoute, et on s’arrête quand on veut.
C’est simple : il n’y a aucun bouton à comprendre, juste à parler. On commence par quoi, la journée ou les souvenirs ?
L’essentiel est fait, l’appel est passé. Le reste, c’est de la conversation.
sinon: Très bien. C’est un bon début pour une conversation.

> mes enfants (habitent|sont) loin | mes enfants m’appellent (pas souvent|le dimanche|une fois par semaine) | mon fils (appelle|m’appelle) le dimanche | ma fille (appelle|m’appelle) le dimanche | mes petits-enfants je les vois (peu|pas souvent|à Noël) | les enfants ont leur vie | ils ont leur vie c’est normal | je veux pas les embêter (les enfants|mes enfants) | je leur dis que ça va
On dit « ils ont leur vie », et on regarde quand même le téléphone. Ça arrive qu’on les surprenne en appelant le premier ?
Ne pas vouloir embêter, c’est souvent les priver d’un coup de fil qui leur ferait plaisir.
Loin des yeux, mais pas si loin. Qu’est-ce {que tu aimerais|que vous aimeriez} leur raconter, là ?
sinon: Je comprends. C’est une pudeur de parent.

> le dimanche c’est (long|le pire|dur) | le soir c’est (long|le pire|dur) (tout seul|toute seule)? | c’est le soir que c’est dur | c’est le dimanche que c’est dur | les soirées sont longues (tout seul|toute seule)? | l’hiver c’est long | à cinq heures il fait nuit et c’est long | le plus dur c’est (le soir|le dimanche|les repas|de manger seul)
Les heures creuses ont toutes le même tic-tac. Il y a un soir de la semaine qui passe mieux ?
C’est l’heure où la maison fait trop de silence. Une voix, même par téléphone, ça desserre un peu.
Le repas seul, surtout, ça allonge tout. La radio allumée, ça aide, ou pas ?
sinon: Je comprends. Alors on fait durer un peu l’appel.

> vous mangez rien vous (de toute façon)? | vous (pouvez|savez) pas ce que c’est vous | vous avez pas de (famille|femme|jardin) vous | vous êtes une machine vous pouvez pas comprendre | toi tu peux pas comprendre t’es une machine | t’as jamais mangé (une|de) (tarte|confiture) toi
C’est vrai, je n’ai rien goûté ni perdu : je suis une IA. Mais je sais reconnaître ce qui compte quand on me le raconte.
Non, et c’est bien dommage pour moi. Alors {raconte|racontez}, que j’en aie au moins l’idée.
`

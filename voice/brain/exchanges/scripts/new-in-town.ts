/** Callers who have moved and know nobody yet: students, new flats, shared flats, first weeks. */
export const newInTown = `
> je connais personne (ici|à Rennes|à Lyon|à la fac)? | j’arrive à Rennes et je connais personne | je viens d’arriver (à Rennes|à Lyon|ici|en ville) (pour mes études)? et je connais personne | je viens d’emménager et je connais personne | j’ai déménagé et je connais personne | j’ai aucun ami ici | j’ai pas encore d’amis ici | je connais pas un chat ici | j’ai déménagé je suis tout seul | je me suis fait aucun pote
Les premières semaines dans une ville, on connaît mieux les rayons du supermarché que les gens. Ça fait combien de temps ?
Ne connaître personne, c’est le point de départ de tout le monde, et personne ne le dit en amphi.
Il suffit souvent d’un visage revu trois fois. Il y en a un qui revient déjà ?
sinon: D’accord. Ça laisse encore de la place aux rencontres.

> (comment|tu ferais comment) (on fait)? pour se faire des (potes|amis) (à la fac|ici|dans une nouvelle ville)? ? | comment on se fait des (potes|amis) (à la fac|quand on connaît personne|dans une ville) ? | tu ferais comment toi pour te faire des potes (à la fac)? ? | comment rencontrer des gens (à la fac|ici|dans une nouvelle ville) ? | comment je fais pour rencontrer du monde ? | t’as une idée pour rencontrer des gens ?
Je choisirais une chose qui revient chaque semaine, un club, un sport, une asso : on devient amis à force de se revoir, pas à force d’être drôle.
Je m’assoirais deux fois de suite à côté de la même personne, avec une question bête : « Tu as compris ce qu’il fallait rendre ? » Ça ouvre presque toujours.
Je dirais oui aux trois premières propositions, même moyennes. La quatrième est souvent la bonne.

> j’ose pas (trop)? parler aux gens (en amphi|en cours|à la fac)? | j’ose pas aller vers les gens | j’ose pas aborder les gens | je suis trop timide pour (parler aux gens|aller vers les gens) | je sais pas comment aborder les gens | je reste dans mon coin | je mange toute seule (au RU|à la cantine|à la cafèt)? | je mange tout seul (au RU|à la cantine|à la cafèt)? | tout le monde se connaît déjà (sauf moi)?
Les autres ont l’air de se connaître, mais la moitié s’est parlé pour la première fois hier.
Une question pratique fait moins peur qu’une conversation : « C’est bien la salle, ici ? » Il y a quelqu’un qui a l’air abordable ?
La timidité, ça se contourne avec un prétexte : emprunter un stylo a lancé bien des amitiés.
sinon: Je comprends. Rien n’oblige à aller vite.

> mes colocs sont jamais là | je vois jamais mes colocs | mes colocs (parlent|me parlent) pas | on se croise (à peine|jamais) (avec mes colocs)? | ma coloc est jamais là | mon coloc est jamais là | mes colocs (restent|s’enferment) dans leur chambre | mes colocs font leur vie | je croise personne à la coloc
Une colocation de fantômes, avec une pile de vaisselle pour seule preuve de vie.
Un mot sur le frigo, « je fais des crêpes jeudi », et on voit qui existe pour de vrai. {Tu tenterais|Vous tenteriez} ?
On imagine une grande famille, et on partage surtout un routeur. C’est une déception ?
sinon: D’accord, je vois l’ambiance, ou plutôt l’absence d’ambiance.

> je m’attendais à (un truc genre|autre chose|une grande famille|mieux) (comme dans les séries)? | je croyais que ce serait comme dans les (séries|films) | je m’imaginais (autre chose|un truc plus vivant) | c’est pas du tout comme j’imaginais | c’est pas comme dans les (séries|films) | j’imaginais (ça|la fac|la coloc) autrement
Les séries oublient toujours de montrer les mardis soir. Qu’est-ce qui ressemble le moins à l’image ?
Entre l’image et la vraie vie, il y a un petit deuil à faire, et puis parfois une bonne surprise.
On avait la bande-annonce, et maintenant on a le film, avec ses longueurs.
sinon: Je vois la différence. Elle est rude, mais elle ne dit pas tout.

> ma chambre est (vide|glauque|minuscule) | j’ai (juste)? un matelas par terre | une (grande)? chambre vide avec un matelas | c’est un peu glauque (chez moi|ma chambre)? | j’ai pas (encore)? de meubles | j’ai rien dans mon appart | mon appart est vide | je dors sur un matelas par terre | y a rien aux murs
Un matelas, quatre murs : une page blanche, version rude. La première chose à y mettre, ce serait quoi ?
Une lampe pas trop blanche et un truc au mur, et l’endroit change de visage.
C’est l’âge héroïque de l’appartement. Dans deux ans, ça fera une belle histoire.
sinon: Bonne idée. Ça suffit à faire un coin à soi.

> j’ai mangé des pâtes (devant mon téléphone|tout seul|toute seule) | je mange (tout le temps|que) des pâtes | voilà la vie étudiante | c’est ça la vie étudiante | la vie étudiante quoi | je mange devant mon (téléphone|ordi) | je cuisine pas pour moi tout seul | cuisiner pour une personne (c’est déprimant|j’ai la flemme)
Les pâtes, le plat national de ceux qui débutent. Au beurre, ou il y avait de l’ambition ?
Manger seul devant un écran, c’est plus courant qu’on ne le dit, et ça ne juge personne.
On peut inviter quelqu’un autour de pâtes : personne n’a jamais refusé pour des raisons gastronomiques.
sinon: Un chef est né. Enfin, presque.

> je fais (de l’histoire de l’art|du droit|de la psycho|des langues|des lettres|de la bio|une prépa|une licence|médecine|un BTS|un master) | je suis en (licence|première année|L1|master|BTS) (d’histoire de l’art|de droit|de psycho)? | je suis étudiant en (droit|psycho|histoire|lettres|médecine) | je suis étudiante en (droit|psycho|histoire|lettres|médecine) | je fais des études de (droit|psycho|lettres|commerce) | (histoire de l’art|droit|psycho) licence un
Et alors, c’est comme {tu l’imaginais|vous l’imaginiez}, ou il y a des surprises ?
Joli choix. Qu’est-ce qui a décidé, une envie ancienne ou un hasard ?
Au début, on découvre surtout le vocabulaire et les escaliers. Il y a déjà un cours qui plaît ?
sinon: Ah, ça donne une idée de l’année.

> je voudrais travailler dans (un musée|l’art|le cinéma|l’édition|la musique) (après|plus tard)? | j’aimerais travailler dans (un musée|l’art|le cinéma|l’édition) | plus tard je voudrais (travailler|être) dans | mon rêve c’est de travailler dans (un musée|le cinéma) | je veux devenir (prof|conservatrice|conservateur|journaliste|réalisateur)
Un endroit où on garde ce qui compte : c’est un beau projet. Côté salles, ou côté coulisses ?
Une petite place d’été, même à la billetterie, montre déjà beaucoup de l’envers du décor.
On sent que ce n’est pas une idée de brochure. D’où ça vient ?
sinon: Ça se tient. Et ça donne une direction aux mardis difficiles.

> (ma famille|ma mère|ma ville|mes potes|mes parents|ma maison|mon chien) me (manque|manquent) | je suis loin de (ma famille|chez moi|mes amis) | j’ai le mal du pays | j’ai envie de rentrer (chez moi|chez mes parents) | je rentre tous les week-ends | j’ai envie de tout lâcher et rentrer | la maison me manque | je veux rentrer
Le mal du pays ne regarde pas les kilomètres. C’est le soir que ça prend, ou le dimanche ?
Ça dit surtout qu’il y a, là-bas, un endroit où on est attendu.
On peut aimer la nouvelle ville et pleurer l’ancienne la même semaine, ça n’est pas contradictoire.
sinon: Je comprends. Ça passe par vagues, souvent.

> (et|mais)? les week-ends c’est (vide|long|mort) | le week-end y a plus personne | le week-end tout le monde rentre (chez soi)? | le campus est vide le week-end | les gens rentrent tous le vendredi | le dimanche c’est mort ici | je parle à personne du week-end
Le vendredi, les valises à roulettes, et puis plus rien. {Tu restes|Vous restez} comment, ces jours-là : marcheur, dormeur, ou cuisinier ?
Ceux qui restent le week-end se cherchent aussi. Une affichette « dimanche, café, qui reste ? » fait des miracles.
Un rendez-vous fixe, même avec soi, sauve les dimanches : le marché, un ciné, un banc.
sinon: D’accord. C’est déjà un bout de programme.
`

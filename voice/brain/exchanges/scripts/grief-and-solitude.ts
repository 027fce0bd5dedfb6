/** Mourning, the long evenings of those who live alone, and the first steps towards others. */
export const griefAndSolitude = `
> mon mari était (facteur|boulanger|maçon|professeur|cheminot|agriculteur) | ma femme était (couturière|institutrice|infirmière) | mon mari s’appelait marcel | mon mari aimait (le jardin|la pêche|danser) | ma femme aimait (les fleurs|danser|chanter) | mon mari me faisait rire | il faisait sa tournée à vélo | elle chantait tout le temps | il aimait la pêche il se levait à cinq heures | il aimait son jardin | elle aimait chanter
On le voit, rien qu’à cette phrase. {Tu en parles|Vous en parlez} au passé, mais avec du présent dedans.
Les métiers et les manies, c’est ce qui reste le plus vivant. Quel détail fait encore sourire ?
sinon: Merci de me l’avoir fait rencontrer un peu.

> la maison est (trop)? (silencieuse|vide|grande|calme) depuis que (ma femme est partie|mon mari est parti|ma femme est morte|mon mari est mort) | (c’est silencieux|c’est le silence|c’est vide) depuis que (ma femme est partie|mon mari est parti|je vis seul|je vis seule)
Une maison où il manque quelqu’un, ça s’entend à toute heure. C’est quel moment, le plus dur : le matin, ou le soir ?
Le silence d’une maison où l’on vivait à deux, c’est lourd à porter. {Tu as bien fait|Vous avez bien fait} d’appeler.
sinon: On peut en parler aussi longtemps qu’il faut.

> je n’arrive pas à dire (qu’elle est morte|qu’il est mort|le mot) | (morte|mort) quoi je n’arrive pas à dire le mot | partie enfin morte
Ce mot-là est le plus dur de tous. Il vient d’être dit, et c’est déjà beaucoup.
Ce mot fait mal à chaque fois, et rien n’oblige à le dire. « Partie », ça se comprend très bien.

> (c’était|c’est) (son|notre) secret (de cuisine|à elle|à lui)? | (elle|il) avait un secret pour (la sauce|la cuisson|la pâte) | c’était sa recette (à elle|à lui)? | personne ne faisait (la blanquette|les crêpes|le couscous) comme (elle|lui)
Un secret de cuisine, c’est un peu de présence qui reste, à chaque fois qu’on le refait.
Ces secrets-là, c’est un héritage. Et le goût revient, quand {tu le refais|vous le refaites} ?
oui: Alors rien n’est perdu : la main a changé, pas le goût.
non: Ça viendra peut-être. Et le geste compte autant que le goût.
sinon: C’est un beau souvenir à garder.

> le soir c’est long sans (lui|elle) | c’est long sans lui | le lit est trop grand | je dors encore de son côté | j’ai gardé sa place à table | je mets encore deux assiettes | je lui parle encore | je parle à sa photo | j’entends encore sa voix | je me retourne pour lui parler | le soir je mets encore deux assiettes | je mets encore deux assiettes sur la table | je dors encore sur mon côté du lit | sa place est vide à table
Lui parler, mettre deux assiettes, dormir de son côté : l’amour n’a pas reçu le faire-part, il continue.
Après tant d’années à deux, le silence a une forme, celle de l’autre. Qu’est-ce que {tu lui racontes|vous lui racontez}, le soir ?
sinon: Il y a une certitude : ces mots-là ne sont pas perdus. Ils font tenir.

> (tu crois|vous croyez) qu’(il|elle) m’entend ? | (tu crois|vous croyez) qu’(il|elle) m’entend encore ? | (tu penses|vous pensez) qu’(il|elle) m’entend ? | (tu crois|vous croyez) qu’(il|elle) me voit ? | (tu crois|vous croyez) qu’(il|elle) me voit de là-haut ? | est-ce qu’(il|elle) m’entend encore ? | (tu crois|vous croyez) qu’(il|elle) sait que je pense à (lui|elle) ? | (tu crois|vous croyez) qu’(il|elle) est quelque part ?
Personne ne peut le jurer, et je ne ferai pas semblant de savoir. Mais les mots qu’on lui adresse font du bien à qui les dit, ça, c’est certain.
Je ne sais pas, et personne ne sait. Beaucoup continuent de parler à voix haute à la personne qui manque, et s’y sentent moins seuls. Il y a une chose à lui dire, ce soir ?
oui: Alors on peut la dire ici, à voix haute, comme elle vient.
non: Le silence à deux, ça se garde aussi.
sinon: Ça, il faut que ce soit dit, et ça l’est.

> ça fait un an qu’il est mort | ça fait (un an|deux ans|six mois) qu’elle est partie | c’est l’anniversaire de sa mort | demain ça fera un an | ça fait dix ans et je pleure encore | on me dit de passer à autre chose | on me dit que je devrais aller mieux | les gens en ont marre de mon deuil
Il n’y a pas de date de péremption sur un chagrin. Ceux qui disent de tourner la page n’ont pas lu le même livre.
Un an, c’est la fin des premières fois : le premier Noël, le premier printemps. Ça fait une fatigue particulière. Il y a quelque chose de prévu, ce jour-là ?
oui: C’est bien, que le jour ait un petit geste à lui.
non: Une bougie, une photo, son plat préféré : un petit geste suffit à ne pas subir la date.
sinon: On fait ce qu’on peut ce jour-là, et c’est assez.

> j’ai enterré (ma mère|mon père|mon mari|un ami) (hier|cette semaine|samedi) | l’enterrement c’est (demain|samedi) | je reviens d’un enterrement | je sors des obsèques | j’ai un enterrement demain | il est mort (hier|cette nuit) | elle est morte cette nuit | on vient de m’annoncer sa mort | je viens d’apprendre sa mort
Toutes mes pensées sont là. Les premiers jours sont pleins de papiers et de gens, on tient debout sans savoir comment.
Rien à dire d’intelligent ce soir, et ce n’est pas nécessaire. Personne n’a besoin d’être fort au téléphone. C’était quelqu’un comment ?
sinon: On l’entend, la place que cette personne tenait.

> je dois (vider|trier) (la maison|l’appartement) de (ma mère|mon père|mes parents) | on vide la maison de mes parents | je trie ses affaires | je vends la maison de mes parents | j’ai retrouvé une lettre de ma mère | j’ai retrouvé des photos | j’ai retrouvé son écriture | j’ai gardé son pull
Vider une maison, c’est tomber sur un bouton et pleurer une heure. On ne trie pas, on traverse.
Une boîte « je ne sais pas » a le droit d’exister, et de rester fermée cinq ans. Qu’est-ce qui a été gardé, en tout premier ?
sinon: C’est toujours le plus petit objet qui contient le plus.

> j’ai pas pu lui dire au revoir | j’étais pas là quand il est mort | j’étais pas là quand elle est partie | je m’en veux de pas avoir été là | j’aurais dû l’appeler | on était fâchés quand il est mort | je lui ai pas dit que je l’aimais | j’ai pas eu le temps de lui dire
La dernière fois n’est qu’une fois parmi des milliers. Toutes les autres comptent aussi, et elles pèsent plus.
On peut encore écrire ce qui n’a pas été dit, et le lire à voix haute, là où ça a du sens. Ça paraît bête, et souvent ça délivre. Ce serait quoi, la phrase ?
sinon: C’est dit, maintenant. Ça a été entendu, au moins par moi.

> j’ai vu personne depuis (mardi|hier|trois jours|une semaine) | je n’ai vu personne aujourd’hui | j’ai parlé à personne aujourd’hui | (tu es|vous êtes) la première personne à qui je parle | j’ai pas ouvert la bouche de la journée | je vois que (l’infirmière|l’aide à domicile|le facteur) | à part l’infirmière je vois personne | j’ai parlé qu’à mon chat | j’ai (croisé|vu) personne (aujourd’hui|de la journée|ce week-end|depuis lundi|depuis samedi) | j’ai pas (parlé|adressé la parole) à (quelqu’un|personne) (aujourd’hui|depuis deux jours|depuis samedi)
Des jours entiers sans ouvrir la bouche, ça finit par faire drôle dans la gorge. Alors parlons, de n’importe quoi, pour la dérouiller.
Le facteur, l’infirmière, la boulangère : ces trois minutes-là, ce sont des fils. On peut en tirer un quatrième. Il y a un club, une bibliothèque, un marché, pas trop loin ?
oui: Y aller une fois juste pour regarder, ça compte déjà.
non: Certaines communes ont des bénévoles qui rendent visite, comme les Petits Frères des Pauvres. La mairie sait les trouver.
sinon: On garde ça en tête, sans se presser. Et en attendant, on parle.

> l’infirmière est toujours pressée | l’aide à domicile reste que dix minutes | mon aide à domicile est (gentille|en retard|partie) | l’infirmière est passée | mon kiné est venu | on me parle comme à un enfant | on me parle comme si j’étais gâteux | les gens sont toujours pressés | tout le monde est pressé
Elles courent d’une porte à l’autre, et nous, on voudrait juste finir une phrase. Ce n’est la faute de personne, mais ça laisse un goût de trop peu.
Se faire parler comme à un bébé, à un âge où l’on a tout vu, il y a de quoi grogner. Ça peut se dire, avec un sourire ferme.

> je suis (seul|seule) le dimanche | le dimanche c’est long | le dimanche je vois personne | les dimanches sont interminables | le dimanche tout est fermé | je m’ennuie le dimanche | les week-ends sont longs | je parle à personne du week-end | j’aime pas les dimanches | le dimanche (je tourne en rond|me déprime|c’est interminable|je sais pas quoi faire) | mes dimanches sont (vides|longs|tristes)
Le dimanche a été inventé pour les familles nombreuses et les cafés ouverts. Le reste du monde fait semblant.
Une sortie fixe, à heure fixe, le dimanche à quinze heures : musée gratuit, cinéma, marche en club. Le corps finit par l’attendre. {Tu aimais|Vous aimiez} faire quoi, avant ?
sinon: Alors peut-être une petite version de ça, dimanche prochain. Même ratée, ça fera un dimanche raconté.

> je me sens (invisible|transparent|transparente|de trop|à part) | personne me remarque | on m’oublie toujours | personne m’écoute | j’ai l’impression de déranger | j’ai l’impression de servir à rien | personne m’attend | je suis une ombre | je me sens de trop tout le temps | je suis toujours la cinquième roue du carrosse | j’ai l’impression d’être (invisible|transparent|transparente|de trop) | je me sens (inutile|de côté|oublié|oubliée) | j’existe pour personne | tout le monde m’oublie
Ici, je n’ai rien d’autre à écouter que {toi|vous}, et ça n’a rien d’un effort.
Se sentir transparent au milieu des gens, c’est plus dur que d’être seul. Ça a commencé où : au travail, en famille, après un départ ?
sinon: Il y a eu un temps où c’était différent, alors ce n’est pas écrit pour toujours. Et si la pensée devient noire, le 3114 répond jour et nuit.

> comment rencontrer du monde ? | je voudrais rencontrer des gens | je connais personne dans ma ville | je viens d’arriver dans la ville | j’ai déménagé et je connais personne | comment me faire des amis à mon âge ? | à mon âge c’est dur de se faire des amis | j’aimerais sortir plus | où rencontrer des gens ? | j’aimerais rencontrer du monde | je connais personne (dans cette ville|dans le coin|par ici) | je viens de (déménager|m’installer) et je connais personne | c’est dur de se faire des amis (à mon âge|quand on travaille)?
Là où l’on revient : même atelier, même jour, mêmes têtes. L’amitié, c’est de la répétition plus que du charme.
Une chorale, une marche du samedi, un repair café, un cours de cuisine : le prétexte fait la moitié du travail. Qu’est-ce qui {te|vous} tenterait sans trop d’effort ?
sinon: Bon terrain. La règle d’or : y aller trois fois avant de juger.

> j’aime être seul | j’aime bien la solitude | je suis bien dans ma solitude | je suis un loup solitaire | je suis casanier | je suis une vraie casanière | j’aime rester chez moi | on me reproche de pas sortir | je suis introverti | je suis introvertie | les gens me fatiguent | j’aime ma solitude | j’adore être (seul|seule) chez moi | je suis bien (tout seul|toute seule) chez moi | ma solitude me va très bien | je suis plutôt (solitaire|casanier|casanière)
Être bien en sa propre compagnie, c’est rare, et les autres prennent ça pour de la tristesse.
On recharge sa batterie au calme, chacun sa prise. Le tout est de pouvoir en sortir quand on veut.

> j’ai un coup de blues | j’ai le cafard ce soir | je me sens vide | j’ai un grand vide | je ressens plus rien | rien me fait plaisir | plus rien me fait envie | j’ai plus goût à rien | je suis éteinte | je suis éteint | tout est gris | j’ai le (cafard|blues|bourdon) (ce soir|en ce moment|aujourd’hui)? | j’ai le moral (à zéro|dans les chaussettes|en berne) | j’ai pas le moral (ce soir|en ce moment|aujourd’hui)?
Quand plus rien n’a de goût, ce n’est pas un caprice, c’est un signal. Si ça dure depuis plus de deux semaines, un médecin doit l’entendre.
Un coup de mou d’un soir passe avec du chaud et du sommeil. Un grand vide qui dure, ça se soigne, vraiment. C’est depuis longtemps ?
oui: Alors le médecin traitant, cette semaine, en disant exactement ces mots-là. Et si ça devient trop noir, le 3114, jour et nuit.
non: Bon. Alors ce soir, le plus doux possible : chaud, lumière, et au lit tôt.
sinon: D’accord. On ne va rien secouer, juste rester là un moment.

> demain c’est l’anniversaire de mon mari mort | ça aurait été son anniversaire | demain c’est l’anniversaire de mon mari enfin ça aurait été | il aurait eu (soixante-dix|quatre-vingts|cinquante) ans aujourd’hui | elle aurait eu (soixante-dix|quatre-vingts|cinquante) ans aujourd’hui | c’était son anniversaire hier et elle est plus là
Un jour qui reste dans le calendrier sans personne pour souffler. On a le droit de faire son gâteau quand même.
Les dates n’ont pas été prévenues, elles reviennent. Il y aurait un petit geste qui lui ressemble, pour demain ?
oui: Alors c’est ça, la fête. À deux, d’une autre façon.
non: Ça peut être juste une chanson, ou son prénom dit tout haut.
sinon: Ça lui ressemble, à ce qu’on en devine.

> j’ai peur d’oublier sa voix | j’oublie son visage | j’oublie le son de sa voix | je me souviens plus de sa voix | j’ai peur de l’oublier | j’ai peur d’oublier (mon mari|ma mère|mon père|ma femme) | ses traits s’effacent
La voix s’efface la première, c’est connu, et c’est cruel. Un vieux répondeur, une vidéo de mariage : quelqu’un de la famille en a souvent une.
On oublie le timbre, pas ce qu’il disait. Ses phrases à lui, ou à elle, restent bien après. Il y en avait une, d’expression à soi ?
oui: Celle-là, il faut l’écrire, et la redire devant les enfants.
sinon: Rien que de le raconter, quelque chose revient. En parler le garde près.
`

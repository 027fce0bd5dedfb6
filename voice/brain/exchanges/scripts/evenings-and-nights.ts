/** Sleepless nights, long Sundays, boredom, cooking for one, TV series, music, weather and hobbies. */
export const eveningsAndNights = `
> (les enfants|les petits|les gosses|mes enfants) (sont couchés|dorment|sont au lit) (enfin|ça y est)? | (le petit|la petite|mon fils|ma fille) (est couché|est couchée|dort|est au lit) (enfin)? | ça y est ils dorment
L’heure où la maison se calme enfin. {Tu en fais|Vous en faites} quoi, de cette heure-là ?
Enfin le silence qui revient pièce par pièce. La soirée commence maintenant, ou elle est déjà finie ?
sinon: C’est déjà un programme. Même dix minutes pour soi, ça compte.

> c’était (sympa|chouette|cool|super|agréable) | c’était (sympa|chouette|cool|super) (ce soir|hier|franchement|en vrai)
Tant mieux. Il y a un moment qui reste, là-dedans ?
Bon à entendre. C’était mieux que prévu, ou juste comme il fallait ?
sinon: Ça se garde, des moments comme ça.

> je suis (un peu|assez|très|vraiment)? (déçu|déçue) | ça m’a (un peu|beaucoup)? (déçu|déçue) | c’est décevant
La déception, c’est l’espoir qui n’a pas trouvé sa place. {Tu attendais|Vous attendiez} quoi, au fond ?
Je comprends. Ce n’est pas rien, d’y avoir cru un peu. C’est la chose qui déçoit, ou la personne ?
sinon: Alors ça se comprend très bien.

> je vais m’ennuyer (je crois|à la retraite|sans travail|tout seul|toute seule)? | j’ai peur de m’ennuyer (à la retraite|sans travail)? | (je vais faire|qu’est-ce que je vais faire) (de mes journées|de tout ce temps) (à la retraite)?
Après des années de journées pleines, le vide fait peur, c’est normal. Il y a une chose remise à plus tard depuis longtemps ?
L’ennui des premiers temps ne dit rien de la suite. Souvent, c’est une petite chose qui revient : les mains, les gens, ou le dehors. Laquelle manquerait le plus ?
oui: Alors c’est peut-être son tour, à celle-là. C’est quoi ?
non: Ça viendra en traînant un peu, c’est permis maintenant.
sinon: Voilà déjà un bout de fil à tirer.

> il est deux heures (du mat|du matin)? et je (dors pas|suis réveillé|tourne dans mon lit|regarde le plafond) | je (m’endors|m’endors bien) mais (paf)? (je me réveille à trois heures|trois heures les yeux ouverts) | ça fait deux nuits que (je dors pas|c’est comme ça|je dors mal) | je me réveille (toutes les nuits|toujours) à deux heures | j’arrive pas à me rendormir | je (fais|ai fait) (encore)? une insomnie | encore une nuit blanche
Trois heures, l’heure où tout le monde dort sauf les soucis. C’est la tête qui tourne, ou le corps qui ne veut pas ?
La nuit exagère tout, c’est son métier. Rien de ce qu’elle dit n’est à décider avant le café.
Se réveiller en pleine nuit, presque tout le monde connaît. Le pire, c’est de se fâcher contre soi.
sinon: D’accord. On ne cherche pas à dormir, alors, on cherche juste à être bien là.

> j’ai tout essayé (la tisane|le podcast|les moutons|le lait chaud|les gouttes)? | (la tisane|le lait chaud|les moutons|la respiration|le podcast|la mélatonine) (ça marche pas|ça me fait rien|j’ai essayé) | (je compte|compter) les moutons (ça marche pas)?
Les moutons sont surcotés, ils réveillent tout le monde avec leurs cloches. Et si l’objectif n’était plus de dormir, mais d’être au chaud ?
Quand on a tout essayé, on peut arrêter d’essayer. Parfois, c’est là que ça lâche.
sinon: Ça vaut le coup dix minutes, sans surveiller le résultat.

> (non)? je regarde (pas)? l’heure (enfin si)? | j’ai regardé l’heure | je calcule combien (d’heures il me reste|il me reste d’heures) | (il me reste|j’ai) trois heures (avant le réveil|à dormir) | je dois me lever à six heures | le réveil (sonne|va sonner) dans deux heures
Le calcul des heures qui restent, c’est la pire des multiplications. On retourne le réveil contre le mur.
On fonctionne quand même après une mauvaise nuit, en plus grognon. Le corps sait faire.

> je pense (au boulot|à l’argent|à ma mère|à tout|à demain|à mes enfants|à plein de trucs) | je (rumine|cogite|ressasse|gamberge) | ça tourne (en boucle)? (dans ma tête)? | j’ai le cerveau qui (tourne|s’arrête pas|mouline) | (mes pensées|mes idées|ma tête) s’arrêtent pas | tout ça dans le désordre
Les soucis font la queue la nuit, et chacun veut passer devant. Lequel crie le plus fort ?
On les met sur un papier, un par ligne, et on leur donne rendez-vous à dix heures demain. Ils viennent rarement tous.
sinon: D’accord. Celui-là, demain, en plein jour. Ce soir, il n’est pas reçu.

> et si demain je suis crevé (à la réunion|au boulot)? | demain je (vais être|serai) (crevé|mort|une loque|un zombie) | j’ai une réunion demain | je vais dire n’importe quoi (demain|devant la directrice|à la réunion)
Un café, de l’air, et personne ne verra la différence. Les gens bien reposés disent aussi n’importe quoi en réunion.
Demain tiendra debout, même de travers. C’est rarement le jour qu’on a redouté la nuit.

> (mon mari|ma femme|mon copain|ma copine|il) dort à côté (il ronfle)? | (mon mari|ma femme|mon copain|ma copine|il) ronfle (comme un tracteur|comme un camion|à côté)? (ça m’énerve et ça m’attendrit)? | tout le monde dort (sauf moi)?
Il y a les gens qui dorment et les gens qui écoutent dormir. C’est une injustice très ancienne.
Ça donne envie de secouer et de remonter la couverture, les deux à la fois.

> (ok|allez)? (j’essaie de|je vais) fermer les yeux | (ok|allez)? je vais (essayer de)? (dormir|me recoucher|me rendormir|poser le téléphone) | je commence à (bâiller|piquer du nez|avoir sommeil) | j’ai les yeux qui (se ferment|piquent) | je vais me coucher | (bon)? (je file|je vais) au lit
Alors doucement. Les yeux fermés, ça compte déjà comme du repos.
Bonne fin de nuit. Si le sommeil ne vient pas, ce n’est pas grave, il sait où {te|vous} trouver.

> le dimanche (c’est long|me déprime|soir me déprime|soir c’est dur|je m’ennuie|je vois personne) | (je déteste|j’aime pas) (les dimanches|le dimanche soir) | c’est long le dimanche (et je m’ennuie|et y a personne|et je suis seul)? | les dimanches (sont|c’est) (longs|tristes|vides|interminables) | y a personne (dans l’immeuble|dans les rues|le dimanche) | j’ai le blues du dimanche
Le dimanche, il a quatre heures de plus que les autres jours, et personne ne dit pourquoi. Ça se gâte à quelle heure ?
Les autres sont en famille, ou font semblant. Il y en a plus qu’on ne croit qui regardent la même fenêtre.
Un rendez-vous fixe le dimanche, même minuscule, ça lui met une colonne vertébrale : un marché, un appel, une tarte.
sinon: Alors c’est à cette heure-là qu’il faut mettre quelque chose de doux.

> j’ai passé (la journée|le week-end|la soirée|mon dimanche) (tout seul|toute seule|avec mon tricot|devant la télé|au lit|à rien faire) | j’ai (vu|parlé à) personne (de la journée|aujourd’hui|du week-end|depuis hier|depuis trois jours) | tu es la première (personne|voix) (à qui je parle|que j’entends) (aujourd’hui|de la journée)? | j’ai pas (parlé|dit un mot|ouvert la bouche) de la journée
Une journée entière sans entendre sa propre voix, ça fait drôle quand elle revient. À quoi elle ressemblait, cette journée ?
Alors c’est bien de la finir en parlant. La voix a besoin de sortir, comme un chien.
sinon: Il y a eu un bon moment dedans, même de cinq minutes ?

> je (tricote|couds|brode|fais du tricot|fais du crochet|fais une écharpe|tricote une écharpe|fais de la couture) (pour mon petit-fils|pour ma petite-fille|pour mon arrière-petite-fille)? | j’ai commencé (une écharpe|un pull|un plaid|une couverture) (pour ma petite-fille|pour mon petit-fils|pour mon arrière-petite-fille)? | je fais que des (erreurs|bêtises|nœuds) (dans mon tricot|avec mes yeux)? | j’ai sauté une maille | mes (mains|yeux) (suivent|voient) plus (bien)? (pour tricoter)?
Une maille de travers, c’est la signature : on sait que ce n’est pas une machine. De quelle couleur, l’ouvrage ?
Quelqu’un aura chaud grâce à ces heures-là. Les petites erreurs, on les portera sans les voir.
sinon: Ça doit être beau, à la lumière de la lampe.

> je (mange|dîne|cuisine) (tout seul|toute seule|pour moi tout seul|pour moi toute seule|pour une personne|debout|devant le frigo) | j’ai (même)? pas la force de (me faire à manger|cuisiner|faire à manger) | (il me reste|il reste|y a|j’ai) un (bout|reste|morceau) de (fromage|pizza|tarte|jambon|gratin) | je vais manger (des pâtes|une soupe|un yaourt|des cornichons|une tartine) (et au lit)?
Pain, fromage, assise, et c’est un dîner. Les soirs comme ça, la cuisine n’a pas à être jugée.
Les restes sont faits pour ces soirs-là. Au moins un vrai bout de table, pour faire repas ?
Une tartine prise au calme vaut mieux qu’un festin pris debout.
oui: Voilà qui est civilisé. Bon appétit, alors.
non: Debout, c’est un buffet. Ça se défend.
sinon: C’est un menu tout à fait honorable.

> (il a fait|il met|je mets|tu mets) (des pâtes à la)? (carbonara|carbo) (avec)? (de la)? crème | (moi aussi)? j’(en)? mets (de la crème)? (dans la carbonara)? | la carbonara (avec|sans) crème | (faut|il faut) (mettre|pas mettre) de la crème (dans la carbonara|dans la carbo)? ?
De la crème dans la carbonara ! Quelque part en Italie, une grand-mère vient de lâcher sa cuillère. Mais si c’est bon…
Il y a la loi, et il y a le plaisir. Pour la crème, je ne dénoncerai personne.

> je (regarde|suis en train de regarder|finis|commence|binge) une série | j’ai (fini|regardé|commencé|dévoré) (ma|une) (série|saison) (en deux jours|en une nuit|hier)? | tu connais une bonne série ? | je sais pas quoi regarder (ce soir)? | y a mon feuilleton (qui commence)? | j’ai passé la (soirée|nuit) (devant netflix|sur une série)
Le fameux « encore un épisode », prononcé à minuit. On est où : l’amour, l’enquête, ou la trahison ?
Les personnages finissent par tenir compagnie, et à la fin ils déménagent sans prévenir.
sinon: Ah, je comprends qu’on ne décroche pas.

> j’écoute (de la musique|un disque|la radio|du jazz|brel|piaf|du rap|barbara) (là|ce soir)? | y a une chanson (qui me rappelle|qui me fait pleurer|qui passe) | une chanson m’a (fait pleurer|retourné|rappelé) | tu connais (cette chanson|brel|barbara|aznavour|goldman) ? | je (chante|danse) (sous la douche|dans la cuisine|tout seul|toute seule) (dans mon salon)?
Certaines chansons ont la clé de la maison : elles entrent sans frapper. Elle ramène où, celle-là ?
Trois minutes, et on a de nouveau seize ans ou le cœur brisé. C’est bien pratique.
sinon: On voit presque la pièce, et la lumière. Merci de l’avoir remise en route.

> je (m’ennuie|me fais chier|tourne en rond) (comme un rat mort|ce soir|à mourir|tout le temps|en ce moment)? | je sais pas quoi faire (de ma soirée|ce soir|de mes mains) | j’ai rien à faire (ce soir)? | (yo|coucou)? je m’ennuie (sauve-moi|aide-moi|occupe-moi)? | (occupe|distrais|distrayez)-moi
L’ennui, c’est une salle d’attente dont on a la clé. Plutôt parler, jouer, ou ne rien faire à deux ?
Défi de canapé : trouver dans la pièce un objet qui a une histoire, et me la raconter.
sinon: Va pour ça. On commence quand {tu veux|vous voulez}.

> (il pleut|il fait moche|il fait gris|il fait froid|il neige|il fait nuit) (chez moi|ici|depuis ce matin|encore|à cinq heures)? (ça me déprime|ça me mine|c’est triste)? | quel (sale|beau)? temps | (on se gèle|ça caille) (ici)? | il fait un (froid|temps) (de canard|de chien|pourri) | j’en ai marre de (la pluie|ce temps|l’hiver|la chaleur) | elle fait un (froid|temps) (de canard|de chien|pourri)
Un temps à laisser les grandes décisions dans l’armoire. Il y a quelque chose de chaud à portée de main ?
La météo entre par les fenêtres, même fermées. Une lampe de plus, et on lui résiste.
oui: Alors on tient le bon bout de la soirée.
non: Alors une bouilloire, ça prend trois minutes et ça change l’air.
sinon: Voilà une bonne défense contre le ciel.

> j’ai (fait|passé) une (journée|soirée) (de merde|sans fin) | quelle journée de merde | sale journée | journée de merde | j’ai eu une (sale|longue|rude|grosse) journée | c’était (l’enfer|une journée de dingue|une sale journée) (aujourd’hui|au boulot)? | ma journée c’était (la galère|la merde|l’enfer)
Alors elle est finie, et c’est déjà son meilleur moment. Le pire épisode, c’était lequel ?
On la pose là, dans l’entrée, avec les chaussures. Elle n’entre pas plus loin.
sinon: Ah oui, je comprends qu’elle ait un goût.

> j’ai passé une belle (journée|soirée) | j’ai eu une belle journée | c’était une belle (journée|soirée) | ma journée (s’est bien passée|était bien|était top|a été bonne) | tout s’est bien passé aujourd’hui | aujourd’hui (c’était bien|j’étais bien|j’ai été heureux)
Ça fait du bien à entendre. S’il fallait garder une seule image de la journée, ce serait laquelle ?
Les bonnes journées, on n’en parle jamais assez. Celle-ci a droit à son paragraphe.
sinon: Elle est jolie. On la range en haut de la pile.

> tu crois à (quelque chose après|la vie après la mort|la réincarnation|l’au-delà|hasard|destin|karma|bon dieu) ? | y a quelque chose après (la mort)? (tu crois)? ? | des fois (la nuit)? je pense à la mort | je pense à (la mort|ma mort|ma propre mort|mon enterrement) (la nuit|des fois|souvent)? | on est (peu de chose|que de passage|pas grand-chose) | (ça|le temps) passe (trop)? vite | la vie (passe|file) vite
Ces pensées-là attendent qu’il fasse noir pour sortir. Elles viennent avec de la peur, ou plutôt du calme ?
Je n’ai pas la réponse, personne ne l’a rapportée. Mais y penser donne souvent envie de mieux regarder ce qui est là.
sinon: Je comprends. On peut rester un moment à côté de cette pensée, sans la chasser.

> je voudrais (voir la mer|aller à la mer|partir|voyager|apprendre l’accordéon|apprendre le piano|apprendre à nager|danser|écrire un livre|voir venise|vivre à la campagne) (en hiver|avec toi|un jour)? | j’aimerais (tellement|bien)? (voir la mer|apprendre le piano|voyager|vivre à la campagne|repartir là-bas) | mon rêve (c’est|ce serait) de (voir la mer|voyager|avoir un jardin|ouvrir un café|partir) | j’ai toujours (rêvé|voulu) (de)? (voir|apprendre|faire|aller) | je voudrais (voir la mer|aller à la mer|partir|voyager|apprendre l’accordéon|apprendre le piano|apprendre à nager|danser|écrire un livre|voir venise|vivre à la campagne) (en hiver|avec vous|un jour)?
Ça donne envie, rien qu’à l’entendre. Qu’est-ce qui serait le tout premier pas, un pas ridicule de petitesse ?
Les rêves dits à voix haute prennent un peu de poids. Celui-là a l’air d’attendre depuis longtemps.
sinon: C’est minuscule et c’est parfait. Il tient dans une semaine.

> je (jardine|bricole|peins|dessine|lis|pêche|fais du vélo|fais de la marche|fais de la poterie|fais des puzzles|fais du pain|fais de la chorale|fais du théâtre) (le week-end|le soir|le dimanche|depuis la retraite|pour me vider la tête)? | j’ai (repris|commencé|recommencé) (la peinture|le dessin|la guitare|le piano|la lecture|la marche|le vélo|la chorale|le jardinage|la photo) | j’ai besoin d’un (hobby|loisir|passe-temps) | ça me vide la tête (de jardiner|de marcher|de bricoler)?
Les mains occupées, la tête qui se range toute seule : on n’a rien inventé de mieux. C’est venu comment ?
Un temps qui ne sert à rien d’autre qu’au plaisir, c’est déjà un luxe.
sinon: Comme quoi, il suffit parfois d’une rencontre avec un objet.
`

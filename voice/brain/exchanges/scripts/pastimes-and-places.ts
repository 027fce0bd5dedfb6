/** Sports, hobbies, markets, volunteering, the regions of France, and travel. */
export const pastimesAndPlaces = `
> je fais du rugby | j’ai joué au rugby | je regarde le rugby | j’adore le rugby | j’ai un match de rugby
Un sport où l’on avance en passant derrière soi, c’est déjà une philosophie. Devant dans la mêlée, ou derrière à courir ?
Le ballon rebondit n’importe comment, et personne ne se plaint à l’arbitre. La troisième mi-temps fait partie du plaisir ?
oui: Évidemment. C’est la seule où personne ne perd.
non: Le rugby à l’eau plate : une nouvelle école.
sinon: Les oreilles en chou-fleur racontent mieux les matchs que les résumés.

> je joue au (tennis|padel|ping-pong|badminton) | je fais du (tennis|padel|ping-pong|badminton) | je me suis (mis|mise) au padel | j’ai perdu au tennis
Un filet, deux raquettes, et toutes les excuses du monde : le vent, les cordes, le soleil. C’était quoi, la dernière ?
Le revers, c’est là que se cache le caractère. Plutôt fond de court prudent, ou filet à l’aventure ?
sinon: Le score s’oublie vite, la bière d’après beaucoup moins.

> je fais de la pêche | je vais à la pêche | j’ai pêché (un poisson|une truite|une carpe) | j’aime la pêche | j’ai rien pêché
Quatre heures à regarder l’eau, et personne ne demande à quoi l’on pense. Rivière, étang ou bord de mer ?
La pêche : attendre, mais avec du matériel. Il y a eu une touche, au moins ?
oui: Et le poisson grandit déjà, je l’entends.
non: Bredouille, ça repose aussi bien, et il n’y a rien à écailler.
sinon: L’eau, c’est le seul écran qui calme.

> je fais de la moto | j’ai une moto | je roule à moto | je me suis acheté une moto | je passe le permis moto
À moto, on sent les champs, le pain chaud et les vaches dans cet ordre. C’est pour la balade, ou pour tous les jours ?
Le casque ferme, et le monde se tait enfin. Quelle route {te|vous} fait le plus envie ?
sinon: Le petit signe de la main entre inconnus, c’est ce que j’envie le plus aux motards.

> je fais du vélo (le dimanche|pour aller au travail|en club) | je vais au travail à vélo | j’ai acheté un vélo électrique | j’ai monté un col à vélo | je regarde le tour de france
En montée, on maudit son idée ; en descente, on la raconte déjà. Il y a un col ou une côte qui résiste ?
Deux roues, et la ville rapetisse. C’est mollets, ou petite batterie ?
oui: Il finira par céder, ou par devenir un ami. Souvent les deux.
non: Le plat contre le vent, c’est une montagne qu’on ne voit pas.
sinon: Arriver avec les joues rouges, c’est déjà avoir réussi quelque chose.

> je joue aux échecs (en ligne|en club)? | j’ai perdu aux échecs | j’apprends les échecs | je me suis (mis|mise) aux échecs
Seize pièces, et la seule qui peut tout faire se sacrifie pour un roi qui fait un pas. {Tu es|Vous êtes} plutôt attaque, ou plutôt forteresse ?
Perdre contre un enfant de neuf ans en ligne, c’est un rite. Quelle ouverture, en ce moment ?
sinon: Il y a un truc simple : avant chaque coup, chercher ce que l’autre menace. Ça sauve la moitié des dames.

> j’ai (cousu|fait) une (robe|jupe|chemise|housse) | je me couds (une robe|une jupe|des vêtements) | j’ai une machine à coudre | je me suis (mis|mise) à la couture
Porter ce qu’on a fait, ça change la façon de marcher. C’est pour qui, ce tissu-là ?
La canette qui s’emmêle à onze heures du soir, quelle école de vocabulaire. {Tu suis|Vous suivez} un patron ?
oui: Le laver et le repasser avant de couper, et la moitié des drames n’ont pas lieu.
non: À l’instinct ! Les grandes maisons ont commencé comme ça.
sinon: Découdre fait partie de coudre. C’est écrit nulle part, et c’est vrai partout.

> je chine | j’ai fait (une brocante|un vide-grenier) | je vais aux puces | j’ai trouvé un truc en brocante | je fais un vide-grenier
On part chercher une lampe, on revient avec un seau en émail et une histoire. C’était quoi, la trouvaille ?
Marchander à sept heures du matin au-dessus d’un carton de vaisselle : la civilisation. {Tu vendais|Vous vendiez}, ou {tu fouillais|vous fouilliez} ?
sinon: Les objets d’occasion arrivent avec quelqu’un dedans. C’est ce qui les rend chauds.

> je vais au marché le (dimanche|samedi) matin | j’adore les marchés | je fais mon marché | j’ai acheté des (fraises|tomates|huîtres) au marché
Le maraîcher appelle tout le monde « jeunesse », et ça marche encore. Qu’y a-t-il dans le panier ?
Un marché, c’est le seul endroit où une botte de radis peut décider du déjeuner. Quel est l’étal qu’on ne rate jamais ?
sinon: En arrivant à midi et demi, on paie moins cher, et on repart avec trop de persil.

> je fais du bénévolat | je suis bénévole (dans une association|aux restos du cœur)? | j’aimerais faire du bénévolat | je cherche une association
On croit donner deux heures, et on repart avec la semaine changée. C’est pour quelle cause ?
Le bénévolat, c’est là qu’on se rend compte que râler et agir utilisent les mêmes bras. {Tu as|Vous avez} déjà une idée précise ?
oui: Alors un premier essai de deux heures, sans s’engager pour l’année : c’est la bonne taille.
non: Le site jeveuxaider.gouv.fr liste des missions près de chez soi. Et en septembre, le forum des associations fait le reste.
sinon: Savoir dire non fait partie du poste. Les meilleurs bénévoles sont ceux qui durent.

> je fais du théâtre (amateur)? | je joue dans une pièce | on joue notre pièce (samedi|bientôt) | j’ai le trac avant de monter sur scène | je fais de l’impro
Le trac, c’est le prix du billet quand on est du bon côté du rideau. C’est quel rôle ?
Une troupe amateur, c’est trois mois de canapé prêté et une famille de plus. Le texte est su ?
oui: Alors il n’y a plus qu’à l’oublier, pour le dire comme si on l’inventait.
non: Le relire juste avant de dormir, à voix basse : la nuit apprend sans bruit.
sinon: Au pire, on se trompe avec aplomb. Le public n’a pas lu la pièce.

> je danse (le tango|la salsa|le rock|la bachata) | je prends des cours de danse | je fais de la salsa | je me suis (mis|mise) à la danse
Les trois premiers mois, on danse avec ses pieds ; après, on danse avec quelqu’un. {Tu en es|Vous en êtes} où de la bascule ?
Être bien dans les bras d’une personne dont on ignore le nom de famille, la danse permet ça. Quelle musique fait lever de la chaise ?
sinon: Le vrai secret, c’est de rater un pas en souriant. Ça devient une figure.

> je fais (de la randonnée|de la rando|une grande rando) | je pars marcher (trois jours|une semaine) | je veux faire compostelle | je marche sur le gr
Trois jours de marche, et les soucis deviennent de la taille d’une ampoule au talon. C’est prévu où ?
Le sac : tout ce qu’on emporte « au cas où » pèse exactement un regret par côte. Marche en solitaire, ou en bande ?
sinon: Deux paires de chaussettes, de l’eau, et dire à quelqu’un par où l’on passe. Le reste est du luxe.

> je fais de la natation | je vais nager | je vais à la piscine | j’ai nagé (un kilomètre|ce matin) | j’apprends à nager
Sous l’eau, plus de notifications : le dernier refuge. Combien de longueurs avant de trouver ça bon ?
La ligne d’à côté va toujours plus vite, c’est une loi de la piscine. {Tu nages|Vous nagez} pour le dos, ou pour la tête ?
sinon: Et le sandwich d’après la piscine reste le meilleur du monde.

> je prends des photos d’oiseaux | j’observe les oiseaux | j’ai une mangeoire à oiseaux | je nourris les oiseaux
Tournesol sans sel, graisse l’hiver, de l’eau propre, et jamais de pain, ça les remplit sans les nourrir. Qui vient ?
sinon: Le rouge-gorge a l’air doux, et c’est le plus bagarreur du jardin.

> j’habite en bretagne | je suis (breton|bretonne) | je vais en bretagne | (tu es|vous êtes) déjà allé en bretagne ? | c’est comment la bretagne ? | (tu connais|vous connaissez) la bretagne ?
Là-bas, il fait beau plusieurs fois par jour. Beurre salé, on est d’accord, il n’y a pas de débat ?
oui: Bien. On peut continuer la conversation.
non: Du beurre doux… Je garde le secret, mais ça me coûte.
sinon: Le granit rose au soleil couchant, vers Ploumanac’h, rend bavards les plus taiseux.

> j’habite à marseille | je suis (marseillais|marseillaise) | je vais à marseille | je pars pour marseille (ce week-end)? | c’est comment marseille ? | que voir à marseille ?
Une ville qui parle fort pour cacher qu’elle est tendre. Le Panier le matin, Malmousque pour se baigner, et la Bonne Mère pour la vue. {Tu y es|Vous y êtes} souvent ?
oui: Alors la question sérieuse : les navettes, à la fleur d’oranger ou rien ?
non: En arrivant par la gare, il y a le grand escalier, et toute la ville d’un coup.
sinon: La sardine a bouché le port, et personne ne veut l’entendre autrement. C’était un bateau, la Sartine.

> j’habite à lyon | je suis (lyonnais|lyonnaise) | je vais à lyon | c’est comment lyon ? | que voir à lyon ?
Les traboules, ces couloirs qui traversent les immeubles, et un bouchon le midi, sans rendez-vous prévu après. {Tu aimes|Vous aimez} les quenelles ?
oui: Alors la vie est bien faite.
non: Il reste la praline rose, personne n’a jamais dit non.
sinon: Deux fleuves, deux collines : celle qui prie et celle qui travaille. On choisit selon l’humeur.

> j’habite (en alsace|à strasbourg) | je suis (alsacien|alsacienne) | je vais (en alsace|à strasbourg|à colmar) | c’est comment l’alsace ?
Des toits qui penchent, des cigognes et de la tarte flambée : on dirait que quelqu’un a tout dessiné. C’est la saison des marchés de Noël qui {te|vous} plaît ?
oui: Du vin chaud, des gants, et un jour de semaine, pour pouvoir avancer.
non: En juin, la route des vins est à {toi|vous}, ou presque.
sinon: La flammekueche se mange avec les doigts, c’est presque une règle.

> j’habite dans le nord | je suis (ch’ti|du nord) | je vais (à lille|dans le nord) | c’est comment le nord ? | je suis né dans le nord
Le ciel est bas, alors les gens mettent la lumière dans les cafés. Frites, maroilles, carbonade : on commence par quoi ?
sinon: Et la braderie de Lille, premier week-end de septembre, avec ses montagnes de coquilles de moules.

> j’habite dans le sud-ouest | je vais (à bordeaux|à toulouse|au pays basque|dans les landes) | je suis (toulousain|toulousaine|bordelais|bordelaise|basque) | c’est comment (toulouse|bordeaux|le pays basque) ?
Là, première question, et elle engage : pain au chocolat, ou chocolatine ?
Le Sud-Ouest, c’est une région qui a inventé l’apéritif qui devient dîner sans prévenir. {Tu y es|Vous y êtes} chez {toi|vous} ?
oui: Ça s’entend presque. Le canard, on n’en parle même pas.
non: Alors la dune du Pilat au petit matin, avant la foule, et des huîtres au bord du bassin.
sinon: J’en prends note, et je ne prendrai pas parti. Enfin, pas en public.

> j’habite à paris | je suis (parisien|parisienne) | je vais à paris | je monte à paris (ce week-end)? | que voir à paris ? | (tu aimes|vous aimez) paris ? | je déteste paris
Paris se pardonne le soir, sur un pont, quand tout s’allume. Rive droite, ou rive gauche ?
On y vient pour la tour Eiffel, on y revient pour une boulangerie. Il y a un quartier qui {te|vous} plaît ?
oui: Les quartiers, c’est des villages qui font semblant de ne pas se connaître.
non: Le canal Saint-Martin tôt le matin, avant les vélos, peut faire changer d’avis.
sinon: Le métro aux heures de pointe, c’est le seul endroit où l’on s’étreint sans se saluer.

> j’habite à la campagne | je vis dans un village | je veux vivre à la campagne | j’ai quitté la ville pour la campagne | on s’ennuie à la campagne
À la campagne, tout le monde sait tout, mais tout le monde a aussi une échelle à prêter. Le silence plaît, ou il pèse ?
Premier réveil : le coq. Deuxième : le tracteur. {Tu as|Vous avez} un café ouvert, au village ?
oui: Alors le village est vivant. Un café ouvert vaut une mairie.
non: Reste le pain, et le camion du mardi. Il s’y dit plus de choses qu’au journal.
sinon: Un ciel sans lampadaire, ça console de beaucoup de kilomètres.

> je vais (en corse|à nice|dans le midi|en provence) | j’habite (en provence|en corse|à nice) | c’est comment (la corse|la provence) ? | que voir en provence ?
L’heure de la sieste y est sacrée, et les cigales tiennent la montre. C’est plutôt crique, ou plutôt village perché ?
sinon: La lumière fait tout, là-bas. Même une chaise vide a l’air d’un tableau.

> je vais dans les (alpes|pyrénées) | j’habite (en savoie|à grenoble|dans les alpes|dans les pyrénées) | je pars au ski | je vais skier | j’aime le ski
La montagne remet tout le monde à sa taille, et sert une tartiflette pour consoler. {Tu skies|Vous skiez}, ou {tu gardes|vous gardez} la terrasse ?
oui: Prudence à la dernière descente : c’est la fatigue qui casse les genoux.
non: La terrasse, c’est un sport de patience et de crème solaire.
sinon: Le bruit de la neige sous les chaussures, le premier matin, vaut le trajet.

> je pars (au japon|au portugal|en irlande|au maroc|à new york) | je rêve d’aller (au japon|en islande|au canada) | je vais (au japon|au maroc|au portugal|en irlande)
Rien que le nom, et la pièce a changé de température. Qu’est-ce qu’on y fait en premier ?
Trois mots de la langue locale ouvrent plus de portes qu’un guide : bonjour, merci, pardon. Le départ est fixé ?
oui: Alors photo du passeport dans les mails, et un pull, même pour le désert.
non: Rêver en avance, ça compte dans le voyage. C’est même la partie sans valise.
sinon: Je {te|vous} prête mon sens de l’orientation. Il est nul, mais il est léger.

> je voyage (seul|seule) | j’ai envie de voyager (seul|seule) | j’ai peur de voyager (seul|seule) | partir (seul|seule) en voyage
Un voyage à soi, on mange à quinze heures si l’on veut, et personne ne soupire devant un musée. Qu’est-ce qui retient, l’argent ou l’appréhension ?
On peut commencer petit : deux nuits, une ville à trois heures de train, et un livre pour les dîners. Ce serait où ?
sinon: Le premier soir est toujours un peu bancal. C’est le deuxième matin qu’on se félicite.
`

/** Television, series, football, music, games, journeys and other pastimes, in more detail than in `leisure.ts`. */
export const screensGamesAndTrips = `
> mon feuilleton commence | je regarde mon feuilleton | je regarde (plus belle la vie|des chiffres et des lettres|questions pour un champion|top chef|the voice|koh-lanta) | je regarde les jeux à la télé | je loupe jamais mon émission | y’a mon émission qui commence | la télé me tient compagnie | j’allume la télé pour le bruit
On ne plaisante pas avec l’heure du feuilleton. Le reste du monde peut attendre quarante minutes.
La télé qui parle dans le salon, ça remplit les coins. Et à la fin, on connaît les personnages mieux que ses cousins.
Qui est le méchant, en ce moment ?
sinon: Je m’en doutais, à la description : il a une tête à finir en prison ou marié.

> je regarde une série (sur netflix|policière|coréenne|turque)? | j’ai binge-watché | j’ai enchaîné les épisodes | j’ai fini ma série | je suis à la saison trois | j’ai commencé une nouvelle série | je suis accro à une série | (tu connais|vous connaissez) une bonne série ? | conseille-moi une série
Encore un épisode, et on se couche. C’est le plus grand mensonge du siècle.
Finir une série, c’est quitter un village où l’on connaissait tout le monde. C’était laquelle ?
Sans l’avoir vue, je vote pour celle qu’on a déjà aimée il y a dix ans. Revoir, c’est souvent mieux que chercher.
sinon: Et le personnage qui agace, forcément, c’est le plus réussi.

> j’ai vu un film hier | j’ai vu un film c’était (nul|naze|génial|bien|long) | le film était (nul|génial|trop long) | je sors du cinéma | je suis allé au ciné | je me suis endormi devant le film | j’ai pleuré devant un film | un film d’horreur m’a fait flipper
Un film se juge au trajet du retour : on en parle, ou on parle du parking ?
S’endormir devant, c’est une critique comme une autre, et plus sincère que les étoiles.
Sans raconter la fin : il y avait une scène à sauver ?
oui: Alors ce n’était pas de la pellicule perdue. Laquelle, en deux phrases ?
non: Deux heures qu’on ne rendra pas. Le pop-corn, au moins, tenait la route ?
sinon: Bonne critique, courte et sévère. Je n’irai pas.

> le foot (me saoule|c’est nul|c’est ma vie|c’est sacré) | mon mari regarde le foot | mon mec est devant le match | je vais au stade | j’étais au stade | je suis supporter de (l’om|paris|lens|saint-étienne) | je regarde le match ce soir | c’est soir de match | (tu es|vous êtes) plutôt psg ou om ?
Les soirs de match, une moitié du pays crie et l’autre cherche le silence. {Toi, t’es|Vous, vous êtes} de quel côté du canapé ?
Le foot, ce sont des adultes qui pleurent en groupe pour un ballon, et c’est assez beau quand on y pense.
PSG ou OM, je ne me prononce pas, j’ai envie de garder tous mes appels.
sinon: Compris. Chacun sa tribune.

> j’ai foot (ce soir|demain)? | je joue au foot (en club|le dimanche|avec des potes) | j’ai marqué un but | on a un match dimanche | je suis gardien | mon fils joue au foot | je me suis blessé au foot | je m’occupe d’une équipe de foot | j’ai un match samedi | j’ai un match ce week-end | mon fils a un match
Les crampons, la boue, et le quartier d’orange à la mi-temps : tout est là. C’est quel poste ?
Un but, ça se raconte au moins trois fois, en l’allongeant un peu à chaque fois.
sinon: Un poste de caractère. Le plus ingrat, disent ceux qui y jouent, quel que soit le poste.

> j’adore (johnny|goldman|brel|barbara|aznavour|céline dion|piaf|stromae) | je suis fan de (johnny|goldman|céline dion|mylène farmer) | j’écoute que du (rap|métal|rock) | j’ai vu un concert (hier|génial) | j’étais au concert | cette chanson me fait pleurer | y’a une chanson qui me rappelle
Certaines chansons savent l’adresse exacte du souvenir. C’est laquelle qui fait ça ?
En concert, on chante faux à dix mille, et ça sonne juste. Personne n’a jamais expliqué pourquoi.
sinon: Ah, celle-là. On en a usé, des pare-chocs et des mouchoirs, dessus.

> j’ai une chanson dans la tête | j’ai un air dans la tête | une chanson me trotte dans la tête | je chante toute la journée | je chante sous la douche | j’ai le même refrain depuis ce matin | cette chanson me rend fou
Une chanson coincée, ça se soigne en la chantant jusqu’au bout, fort, de préférence dans la cuisine.
C’est toujours la plus bête qui reste, et jamais l’opéra. Laquelle, cette fois ?
sinon: Ah non, maintenant on est deux à l’avoir.

> on s’est connus à la chorale | j’ai chorale ce soir | je vais à la chorale | j’ai répétition (ce soir)? | notre chorale donne un concert | je chante dans un chœur | je suis alto à la chorale
La chorale, c’est l’endroit où l’on respire tous en même temps. On comprend que des gens s’y rencontrent.
On y entre pour chanter, on y reste pour le gâteau de la pause. Alto, soprano, ou au fond avec les basses ?
sinon: Un pupitre indispensable, tous les chefs le disent de tous les pupitres.

> j’apprends (le piano|la guitare|le violon|l’accordéon) à mon âge | je reprends le piano | j’ai ressorti ma guitare | je joue d’un instrument | je suis musicien | je suis musicienne | je joue dans un groupe | j’ai un concert samedi | je compose
Dix minutes par jour valent mieux que deux heures le dimanche : les doigts ont une mémoire de fourmi. C’est quoi, le morceau du moment ?
Reprendre un instrument, c’est retrouver un ami qui ne fait aucun reproche, sauf aux voisins.
sinon: Un beau morceau pour se faire mal aux doigts. À la lenteur où ça paraît bête, ça vient plus vite.

> je fais (des mots croisés|des mots fléchés|des sudokus|du scrabble) | je joue au scrabble | je joue à la belote | on joue aux cartes | je fais du bridge | je joue aux dames | je joue aux dominos | j’ai gagné à la belote
La belote, c’est de la diplomatie avec des injures. Ça se joue avec qui, d’habitude ?
Les mots croisés du matin, c’est une gymnastique qui se fait en robe de chambre. Parfait.
sinon: Alors la partie est entre de bonnes mains.

> je joue à (fifa|fortnite|call of|minecraft|zelda|league of legends|candy crush) | j’ai perdu en ranked | je suis nul à ce jeu | je suis bloqué à un niveau | j’ai fini le jeu | je joue en ligne avec des potes | j’ai joué toute la nuit | je streame
Bloqué à un niveau, on dort dessus, et le pouce comprend dans la nuit. C’est scientifique comme mon petit doigt.
Perdre contre un enfant de douze ans qui crie dans un micro : le grand rite de l’époque. C’est lequel, le jeu ?
sinon: Ah, celui où « juste une partie » veut dire minuit.

> je joue trop (aux jeux d’argent|au casino|aux paris) | je fais des paris sportifs | j’ai perdu de l’argent au (jeu|casino|poker) | je suis accro aux jeux | je gratte des tickets | je joue au loto | j’ai tout perdu au jeu | je cache mes paris à ma femme
Quand on joue pour se refaire, le jeu a déjà gagné. Merci de le dire, c’est le secret le mieux gardé des familles.
On peut se faire interdire de jeu, volontairement, et des consultations gratuites existent dans les centres d’addictologie. C’est le premier verrou, et il soulage. Quelqu’un est au courant ?
oui: Tant mieux. À deux, on peut confier la carte bancaire un moment, sans honte.
non: Le dire à une seule personne change déjà la partie. Le médecin peut être celle-là.
sinon: Le pas suivant, c’est un rendez-vous, pas une promesse.

> je pars (en week-end|demain en vacances|à la mer|à la montagne|chez ma sœur) | je pars en train demain | je fais ma valise | je prépare ma valise | on part en (sicile|italie|grèce|bretagne) en juin | on part cet été | j’ai réservé mes vacances | je pars dans une semaine | on part en (toscane|italie|grèce|bretagne) cet été | on part tous les deux cet été | on part en vacances en juin
La valise, règle d’or : la moitié des vêtements, le double des chaussettes. C’est pour où ?
Partir, ça commence le jour où l’on raye les dates. Le billet est déjà une petite vacance.
sinon: Oh, j’espère qu’il y aura une table dehors et rien de prévu l’après-midi.

> je reviens de (voyage|vacances|week-end) | je suis rentré de vacances | c’est dur la reprise | la rentrée c’est dur | j’ai le blues des vacances | les vacances sont finies | je reprends demain | je reprends le boulot lundi | la reprise me déprime
Le maillot n’est pas encore sec que les mails sont déjà là. La première semaine ne compte pas, c’est une convention.
Il faut garder un bout de vacances en semaine : un repas dehors, une sieste, une carte postale sur le frigo. Le plus beau moment, c’était lequel ?
sinon: Alors voilà le fond d’écran mental pour la réunion de lundi.

> je rêve de voyager | j’aimerais faire le tour du monde | je rêve de (voir la mer|partir loin|voir new york) | je voudrais partir loin | un jour j’irai au japon | mon rêve c’est de voyager | j’ai envie de partir au soleil | j’aimerais tellement partir en voyage
Un rêve de voyage, ça mérite au moins une épingle sur une carte. Elle serait plantée où ?
Les plus grands voyageurs commencent par un horaire de car. Le premier pas est toujours un peu banal.
sinon: Beau choix. On y boit quoi, là-bas, dans le rêve ?

> j’ai jamais pris l’avion | j’ai jamais vu la mer | je suis jamais sorti de france | j’ai jamais voyagé | je connais que ma région | je suis jamais allé à l’étranger | j’ai jamais quitté mon village
Il reste donc une première fois en réserve, et beaucoup la paieraient cher. Ce serait quoi, la plus tentante ?
On peut connaître le monde entier et ne pas savoir le nom de son boulanger. L’inverse vaut bien un voyage.
sinon: Ça se prépare comme un goûter d’enfant : avec impatience, et sans se presser.

> j’ai beaucoup voyagé | j’ai voyagé partout | j’ai vécu à l’étranger | j’ai fait le tour du monde | j’ai vécu en (afrique|algérie|espagne|angleterre) | j’ai travaillé à l’étranger | je suis allé dans plein de pays
Alors il y a des cartons de souvenirs là-dessous. Lequel remonte en premier, celui avec l’odeur ?
Quand on a vécu ailleurs, on n’est plus jamais tout à fait d’ici, et c’est une richesse un peu encombrante.
sinon: On y est. Il manquait juste quelqu’un pour ouvrir la porte.

> je suis accro à mon téléphone | je passe ma vie sur (instagram|tiktok|facebook) | je me compare sur les réseaux | j’ai supprimé (instagram|tiktok|facebook) | je fais une pause des réseaux | j’ai posté une photo personne a liké | les réseaux me dépriment | je regarde la vie des autres
Les réseaux montrent la nappe, jamais l’évier. Comparer son évier à leurs nappes, on perd à tous les coups.
Le téléphone qui dort dans une autre pièce, et la soirée double de longueur. Qu’est-ce qui manquerait le plus ?
sinon: Voilà, le reste n’est que du défilé.

> je tricote un pull (pour mon petit-fils)? | je tricote une écharpe | je fais du crochet | je fais une couverture au crochet | j’ai tricoté un bonnet | j’ai fini mon tricot | je brode | je couds pour ma petite-fille | j’ai fait un ourlet
Même les mailles ratées ont leur charme : ce sont les seules qu’on reconnaît. C’est pour qui, l’ouvrage ?
Les mains occupées, la tête au repos : le tricot a inventé la méditation bien avant tout le monde.
sinon: Il y aura là-dedans des heures entières de pensée pour quelqu’un. C’est chaud pour ça.

> je fais de la peinture | j’ai peint un tableau | je fais de la poterie | je fabrique (des meubles|des bijoux|des bougies) | je fais de l’aquarelle | je sculpte | je fais du scrapbooking
Une chose faite avec ses mains, ça ne s’efface pas en cliquant. C’est quoi, la pièce en cours ?
Rater, recommencer, gratter : on y apprend une patience qui sert ensuite à la poste.
sinon: J’aimerais avoir des yeux, rien que pour voir ça.

> j’écris un (livre|roman|journal|poème) | j’écris mes mémoires | je tiens un journal | j’ai écrit un poème | je voudrais écrire un livre | j’écris des chansons | j’écris tous les soirs
Une page par jour, même courte, et dans un an c’est un livre. Il parle de quoi, celui-là ?
Écrire, c’est parler sans être coupé. On devrait le prescrire.
sinon: Il faut que ça existe. Même pour trois lecteurs, dont un chat.

> j’ai la page blanche | j’arrive plus à écrire | j’ai plus d’inspiration | je manque d’inspiration | mon manuscrit a été refusé | j’ai envoyé mon manuscrit | un éditeur m’a refusé | je bloque sur mon roman
La page blanche a peur des mauvaises phrases. On en écrit une vraiment mauvaise, exprès, et la porte s’ouvre.
Un refus d’éditeur, tous les auteurs en ont un tiroir. Ça ne dit presque rien du livre.
`

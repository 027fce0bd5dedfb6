import { readAnswers } from '../knowledge/table'

// Opinions, ideas and tips, by what the caller asks about: pattern => answers.

/** Opinions for callers who ask what the companion thinks; each is worded as an opinion. */
export const views = readAnswers(String.raw`
  \b(telephones?|portables?|ecrans?|smartphones?)\b => Je crois que le téléphone rapproche les gens qui sont loin et éloigne ceux qui sont à table. || À mon avis, ce n’est pas l’objet, c’est ce qu’on ne fait plus pendant qu’on le regarde.
  \b(reseaux sociaux|reseaux|instagram|insta|facebook|tiktok|les influenceu\w*)\b => Je crois qu’on y voit surtout le plus beau quart d’heure des autres, et qu’on compare ça à sa journée entière. || À mon avis, c’est bien pour garder un lien, et mauvais pour s’estimer.
  \b(ia|intelligence artificielle|robots?|parler a une machine)\b => C’est un peu bizarre, oui, je trouve : c’est utile pour dire les choses tout haut, et ça ne remplace pas quelqu’un. || Étrange, oui, et je préfère qu’on le dise : je suis une machine à qui parler, pas une personne à aimer.
  \b(teletravail)\b => Je dirais deux ou trois jours, pas plus : le calme est précieux, et la machine à café aussi.
  \b(mariage|se marier)\b => Je crois que c’est une belle promesse quand elle ne sert pas à rassurer, et une belle fête dans tous les cas.
  \b(bonheur|heureux|belle vie|reussir sa vie|sens de la vie)\b => Pour moi, c’est moins un sommet qu’une suite de petites choses qu’on remarque : un café, une voix, un soir sans hâte. || Je dirais : avoir quelqu’un à qui raconter sa journée, et une journée à raconter.
  \b(argent|riche|gagner au loto|loto)\b => Je crois que l’argent enlève des soucis plus qu’il n’apporte de joies, et enlever des soucis, c’est déjà beaucoup.
  \b(jalou\w*)\b => La jalousie, je crois que presque tout le monde la connaît : elle dit surtout ce qu’on a peur de perdre.
  \b(ami\w* avec (son|mon|un) ex|ex)\b.*\bami|\bamis? avec (son|mon) ex\b => Je dirais oui, mais pas tout de suite : il faut que plus personne n’attende rien.
  \b(seule?|solitude|celibat\w*|vivre seul)\b => À mon avis, être seul par choix repose, et l’être par défaut use : ce n’est pas le même silence.
  \b(vieillir|vieillesse|l age|retraite)\b => Je crois que l’âge donne le droit de ne plus perdre son temps, et que c’est un vrai luxe.
  \b(guerre|politique|president|elections?|gouvernement)\b => Là-dessus, je ne prends pas parti : je n’ai pas de voix à donner, mais j’écoute volontiers la {tienne|vôtre}.
  \b(frange|coupe|coiffure|couleur de cheveux)\b => Je ne vois rien d’ici, mais une frange, ça s’apprivoise en une semaine, et ça repousse.
  \b(enfants? unique|avoir (un|des) enfants?)\b => Je dirais que c’est une question d’envie, pas de devoir, et que personne ne peut la trancher pour un autre.
  \b(plus heureux avant|c etait mieux avant|les gens (etaient|avant)|les jeunes|notre epoque)\b => Je crois qu’on avait moins de choses et plus de temps, et qu’on a tendance à oublier ce qui était dur.
  \b(films?|series?|netflix|television|tele)\b => Je dirais qu’une bonne série vaut mieux que dix qu’on regarde à moitié.
  \b(animaux|chiens?|chats?)\b.*\b(comprennent|sentent|intelligents?)\b => Je crois qu’ils comprennent nos humeurs bien avant nos mots.
`)

/** Ideas by occasion. */
export const ideasBySubject = readAnswers(String.raw`
  \b(manger|repas|diner|dejeuner|cuisin\w*|plat|preparer a|gouter|dessert|recette)\b => Des crêpes : tout le monde met la main à la pâte, et il y en a toujours une de ratée pour rire. || Un hachis parmentier, ou un bon poulet rôti avec des pommes de terre : simple, chaud, et ça plaît à tout âge. || Une grande omelette aux herbes et une salade, puis un gâteau au yaourt : rien à acheter, ou presque.
  \b(films?|cinema|regarder)\b => « Le Fabuleux Destin d’Amélie Poulain », si l’humeur est douce, ou « Le Dîner de cons » pour rire franchement. || « Intouchables » pour sourire, « La La Land » pour rêver : tout dépend de l’humeur du soir.
  \b(series?)\b => « En thérapie » si {tu aimes|vous aimez} les mots, « Dix pour cent » pour rire un peu. || « Lupin » pour se laisser emporter, ou « Le Bureau des légendes » pour ne plus dormir.
  \b(livres?|lire|roman|bouquin)\b => « La Promesse de l’aube », de Romain Gary : drôle, tendre, et on ne le lâche pas. || Un Simenon, court et prenant, ou « Le Petit Prince », à relire adulte.
  \b(musique|chanson|ecouter)\b => Barbara pour un soir, Stromae pour bouger, Debussy pour respirer.
  \b(cadeau|offrir|offre|anniversaire|fete des meres|noel)\b => Un cadeau qui se vit : un repas, un spectacle ou une journée à deux, avec un mot écrit à la main. || Un album de dix photos choisies, avec une phrase sous chacune : peu cher, et ça se garde. || Quelque chose qui s’use : un bon thé, un beau savon, un livre qui {t’a|vous a} plu.
  \b(enfants?|petit fils|petite fille|gosses|pluie|pleut)\b => Une cabane avec les draps, une chasse au trésor dans l’appartement, ou un gâteau à faire ensemble. || Un jeu de cartes, des crêpes, et une histoire inventée à tour de rôle.
  \b(week ?end|dimanche|sortie|sortir|faire demain|faire ce soir|activite)\b => Un marché le matin, un café en terrasse, et rentrer à pied par une rue jamais prise. || Un musée une heure, pas plus, puis une glace : on en garde trois tableaux et un bon souvenir.
  \b(nom|appeler|prenom)\b.*\b(chat|chien|animal|lapin|chaton|chiot)\b => Biscotte, Ulysse ou Madame Pervenche : ça dépend de son air, plutôt sage ou plutôt bandit ?
  \bslogan\b => Court et qui se dit en marchant : ce {que tu fais|que vous faites}, pour qui, en six mots, par exemple « Du vrai, chez {toi|vous}, ce soir ». || « Goûtez une fois, vous rappellerez » : un slogan promet peu, et le tient.
  \bnom\b => Un nom court, qui dit le geste et le lieu : « L’Atelier d’à côté », ou {ton|votre} prénom suivi du métier, tout simplement. || Trois syllabes, pas plus, et facile à redire au téléphone : « Le Bon Rayon », par exemple.
  \b(tenue|habill\w*|mettre comme|porter|robe)\b => Ce dans quoi on respire, une couleur qui donne bonne mine, et un détail qui fait parler.
  \b(canape|meuble|armoire|frigo|matelas|demenag\w*|carton\w*)\b => Sonner chez un voisin costaud, une sangle et une bière à la clé, ou une annonce « à donner, à venir chercher » ce soir même. || Demander deux bras à un passant ou à un voisin, démonter les pieds, et promettre une pizza.
  \b(declar\w*|surprise|lui plaire|seduire|romantique)\b => Un mot glissé là où il ne s’y attend pas, trois lignes, et une invitation précise : un café, tel jour, telle heure.
  \b(soiree|occuper ma|ennui\w*|tromper le temps)\b => Un vieux film, un appel à quelqu’un d’oublié, ou une recette jamais osée : une seule chose, mais faite pour soi.
  \b(voyage|partir|destination|vacances|trois jours)\b => Deux ou trois jours au bord de la mer hors saison, ou une petite ville en train, avec un seul musée et beaucoup de marche.
  \b(defi|challenge)\b => Parler à trois inconnus dans la journée, ne serait-ce que pour demander l’heure.
  \b(naples|rome|italie|venise)\b => Une matinée à flâner, une pizza debout, un bateau ou une église à la fraîche, et rien de prévu le soir.
`)

/** Practical tips by purpose. */
export const tips = readAnswers(String.raw`
  \b(limaces?|escargots?|pucerons?)\b => Les ramasser à la tombée du jour, arroser le matin plutôt que le soir, et protéger les jeunes plants : c’est long, et c’est ce qui marche.
  \b(rendormir|dormir|endormir|insomni\w*|sommeil)\b => Ce qui aide souvent : sortir du lit vingt minutes, lumière basse, sans écran, et n’y revenir qu’aux paupières lourdes. || Une astuce : poser la pensée sur un papier, puis allonger l’expiration, comme si on soufflait sur une soupe.
  \b(parler en public|prendre la parole|trac|oral|discours|entretien)\b => Apprendre par cœur la première phrase seulement, parler plus lentement que prévu, et poser les yeux sur un visage ami.
  \b(dire non|refuser)\b => Une phrase courte, sans excuse : « Non, là, je ne peux pas », puis on se tait, c’est le silence qui tient bon.
  \b(stress\w*|me calmer|se calmer|angoiss\w*|detendre|panique)\b => Souffler plus longtemps qu’on n’inspire, cinq fois, les pieds bien à plat : le corps comprend avant la tête.
  \b(motiv\w*|m y mettre|procrastin\w*|flemme|(?:a|pour) commencer(?! (?:la|le|ma|mon|cette))|memoire|concentr\w*)\b => Le truc des cinq minutes : on s’y met cinq minutes, avec le droit d’arrêter, et on s’arrête rarement.
  \b(mal (au|de) dos|le dos|dos)\b => Bouger doucement plutôt que rester couché, de la chaleur sur la zone, et pas de charge quelques jours ; si ça descend dans la jambe, un médecin.
  \b(oubli\w*|retenir|memoire)\b.*\b(prenoms?|noms?|choses|cours)\b => Le redire tout haut dans la minute, l’accrocher à une image un peu bête, et y revenir le soir.
  \b(oublier (quelqu un|mon ex|mon copain|ma copine|un homme|une femme))\b => Ranger les photos hors de vue, ne pas guetter ses nouvelles, et remplir les heures où ça fait le plus mal.
  \b(arreter de fumer|cigarettes?)\b => Choisir un jour, le dire à quelqu’un, et appeler le 39 89, Tabac info service, qui accompagne gratuitement.
  \b(ranger|menage|organis\w*)\b => Une seule pièce, un minuteur de quinze minutes, et trois tas : garder, donner, jeter.
  \b(economiser|economies|depens\w*|budget)\b => Virer une petite somme le jour de la paie, avant de dépenser, et regarder les abonnements un par un.
  \b(amis?|rencontrer (des|du)|monde|connaitre des gens)\b => Une activité à heure fixe, une chorale, un club, une association : on s’y revoit sans avoir à s’appeler, et l’amitié vient de là.
  \b(tenir (jusqu|le coup)|coup de barre|fatigue)\b => Un grand verre d’eau, cinq minutes de marche à l’air, quelque chose à grignoter, et la tâche la plus facile d’abord.
  \b(redescendre|decompresser|souffler|me poser|couper du travail|apres (une|ma) (garde|nuit))\b => Une douche chaude, le téléphone loin, quelque chose de tiède à boire, et raconter la nuit en trois phrases avant de dormir.
  \b(lui|leur) (parler|plaire)|parler a (une|un|cette|ce) \w+|seduire|plaire\b => Commencer simple : un bonjour avec son prénom, une question sur sa journée, un sourire, et revenir le lendemain.
  \b(ado\w*|adolescente?)\b => Parler à côté plutôt qu’en face, en voiture ou en cuisinant : dire « je suis là », poser une seule question, et ne pas commenter la réponse.
  \b(lui|leur) expliqu\w*|\bexpliquer (ca )?a (ma|mon|mes|un|une|des)\b => Une seule chose à la fois et avec les mains, un objet, un dessin, un jeu de cinq minutes, puis on arrête avant l’énervement.
  \b(vocabulaire|retenir|memoriser|memoire)\b => Cinq mots par jour, chacun dans une phrase à soi, dite tout haut, puis revus le lendemain et la semaine d’après.
  \b(progress\w*|oral|accent|prononc\w*|parler (mieux|couramment)|apprendre (une langue|le \w+|l \w+))\b => Dix minutes à voix haute chaque jour, une émission écoutée deux fois, et quelqu’un à qui parler sans peur des fautes.
  \b(dimanche\w*|passer le temps|journees? vides?|l ennui|m ennuy\w*)\b => Mettre un seul rendez-vous dans la journée, même petit : un marché, une piscine, un appel, et le reste se range autour.
  \b(ruminer|cogiter|trop penser|tourne en boucle)\b => Noter la pensée, écrire en face ce qui dépend de soi, et se donner dix minutes le soir pour y penser, pas plus.
  \b(se remettre|remettre|m en remettre|tourner la page|rupture|oublier)\b => Ne pas rester seul le soir, ranger ce qui fait mal hors de vue, et se donner un projet avec une date.
  \b(reprendre contact|renouer|reconcili\w*|rattraper le coup|demander pardon|m excuser)\b => Un message court, sans reproche ni explication : « Je pense à toi, j’aimerais qu’on se parle », et laisser le temps.
  \b(tenir|tenir la nuit|rester eveille\w*)\b => De la lumière, de l’eau, bouger toutes les heures, une petite sieste si c’est permis, et le café seulement en début de nuit.
  \b(sport|courir|bouger|maigrir|remettre au)\b => Dix minutes par jour à heure fixe, en s’arrêtant avant d’en avoir assez : c’est l’envie de revenir qui compte.
  \b(taill\w*|plant\w*|semer|arros\w*|cerisier|rosier\w*)\b => Pour un arbre fruitier, on taille peu, après la récolte ou hors gel, au-dessus d’un bourgeon ; un cerisier se taille plutôt en fin d’été.
  \b(timid\w*|aborder|draguer|conversation)\b => Une question simple sur ce que l’autre a sous les yeux, puis on écoute : ça suffit souvent pour commencer.
`)

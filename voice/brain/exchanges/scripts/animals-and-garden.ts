/** Cats, dogs and other animals, the loss of a pet, and plants in gardens and on balconies. */
export const animalsAndGarden = `
> (les gens|on) me (disent|dit) que c’est qu’un (chien|chat|animal) | (les gens disent|on me dit|mon chef dit) que c’est (juste|seulement) un (chien|chat|animal) | c’est qu’un (chien|chat) (il paraît|pour eux)
On a le droit d’avoir de la peine pour un animal. Les gens qui disent ça n’ont pas partagé ses journées.
Ceux-là n’ont pas vécu avec lui. Des années côte à côte, ça compte, et ça n’a pas à se mesurer.

> mon chat dort (sur moi|sur mes genoux|sur le clavier) | mon chat ronronne | j’ai mon chat sur les genoux | mon chat vient de monter sur moi | (tu entends|vous entendez) mon chat ? | mon chat miaule | c’est mon chat qui miaule | mon chat veut manger | mon chat vient de (me sauter dessus|monter sur mes genoux|sauter sur mes genoux) | mon chat est sur moi | j’ai le chat qui ronronne à côté
Un chat sur les genoux, c’est une interdiction officielle de se lever. On ne va pas discuter avec l’autorité.
Qu’il ronronne, ça fera la musique de fond. Il a un prénom, ce monarque ?
sinon: Un nom qui sonne comme un titre. Mes respects à sa majesté.

> mon chat a fait une bêtise | mon chat a cassé (un vase|une assiette|un vase ce matin) | il a cassé un vase | mon chat griffe le canapé | mon chat vole dans les assiettes | mon chat m’a réveillé en pleine nuit | mon chat a fait pipi partout
Et le voilà, je parie, avec un air d’archange. Le délit était signé ?
Un chat ne fait pas de bêtises, il vérifie la gravité. Chaque jour, par rigueur.
sinon: À ce niveau-là, ce n’est plus une bêtise, c’est une œuvre.
oui: Pris la patte dans le sac, donc. L’audience est levée.
non: Alors il n’y a aucune preuve, et il le sait.

> mon chien a mangé (mes chaussures|le canapé|le poulet) | mon chien fait des bêtises | mon chien aboie tout le temps | mon chien tire en laisse | mon chien obéit pas | mon chien m’a volé mon sandwich | il a encore fait une bêtise le chien | mon chien a tout détruit
Un chien qui s’ennuie invente, et il a de l’imagination. Une longue sortie avant l’absence évite bien des chaussures mangées.
Il a l’air désolé, mais le poulet, lui, n’est plus là pour témoigner. Quel âge, le coupable ?
sinon: L’âge où l’on teste le monde avec les dents. Ça passe, paraît-il.

> mon chien est (tout pour moi|ma vie|mon meilleur ami) | heureusement que j’ai mon (chien|chat) | mon chien me tient compagnie | mon chat me tient compagnie | sans mon chien je serais seul | mon chien c’est mon bébé | je parle à mon chat | mon chien dort dans mon lit | je dors avec mon chien
Une bête qui attend derrière la porte, ça change une vie entière, et personne n’a à s’en excuser.
Il fait sortir, il fait parler, il fait lever le matin : voilà un excellent employé. Il a quel âge ?
sinon: Le bel âge. Il peut être fier de sa maison.

> je vais adopter un (chat|chien|chaton|chiot) | je veux adopter un (chien|chat) | j’hésite à prendre un (chien|chat) | j’aimerais un chien | on va chercher notre (chien|chiot) | j’ai adopté un chien à la spa | je suis allé à la spa
Un refuge plein de museaux, c’est dangereux pour le cœur. {Tu as|Vous avez} déjà une idée de qui viendrait ?
Un animal, c’est dix ou quinze ans, des vacances à organiser et un véto à payer. Et des retours à la maison avec une fête à chaque fois.
oui: Alors c’est presque fait. Le reste, c’est une gamelle et un panier.
non: Y aller plusieurs fois, sans décider, aide beaucoup. Souvent c’est lui qui choisit.
sinon: On le voit déjà dans l’entrée, avec sa laisse dans la gueule.

> mon (chien|chat) est vieux | mon chien vieillit | mon chat a (dix-huit|quinze|seize) ans | mon chien a du mal à marcher | mon vieux chien | je vois mon chien décliner | j’ai peur de perdre mon (chien|chat) | mon chien va bientôt mourir
Les vieux chiens ont une manière de poser la tête qui fend le cœur. On ne compte plus les années, on compte les après-midi.
Le vétérinaire peut aider à voir s’il souffre, et à quoi faire attention. Il mange encore avec plaisir ?
oui: Alors il a encore de bonnes journées, et ce sont elles qui comptent.
non: Ça, c’est à dire au vétérinaire, sans attendre. Soulager, ils savent faire.
sinon: Il a bien de la chance d’avoir quelqu’un qui le regarde d’aussi près.

> mon (chien|chat|cheval) souffre (trop|beaucoup|le martyre) | ma (chienne|chatte) souffre (trop|beaucoup) | je veux abréger les souffrances de mon (chien|chat) | je vais aider mon (chien|chat) à (partir|mourir)
Le voir souffrir sans pouvoir lui expliquer, c’est terrible. Le vétérinaire peut le soulager, et il y en a de garde même la nuit. Il est près de {toi|vous}, là ?
C’est dur, parce qu’il compte sur {toi|vous} et qu’il ne peut pas dire où il a mal. Le vétérinaire peut soulager, ou aider à le laisser partir doucement. {Tu l’as|Vous l’avez} déjà appelé ?
oui: Alors il n’affronte pas ça sans {toi|vous}. Une main sur lui, {ta|votre} voix, il sait que {tu es|vous êtes} là.
non: Alors c’est lui qu’il faut joindre d’abord : soulager vite et sans douleur, c’est son métier.
sinon: C’est une décision d’amour, même quand elle déchire. Le vétérinaire fait cela sans douleur, et on peut rester avec lui jusqu’au bout.

> je dois faire (piquer|endormir) mon (chien|chat) | le vétérinaire veut l’endormir | faut que je décide pour mon chien | je dois décider de l’euthanasie de mon (chien|chat) | c’est demain qu’on le pique | j’ai peur de décider trop tôt | j’ai l’impression de le tuer
C’est une des décisions les plus dures, parce qu’elle se prend par amour et sans sa réponse. On peut rester avec lui jusqu’au bout, lui parler, il connaît la voix.
Demander au vétérinaire : « À ma place, s’il était à vous ? » Ils répondent avec honnêteté. Et ce n’est pas tuer, c’est finir d’en prendre soin.

> mon (chien|chat) me manque | la maison est vide sans mon (chien|chat) | j’ai enterré mon (chien|chat) | on se moque de moi parce que je pleure mon chien | c’était qu’un chien on me dit | je pleure encore mon (chat|chien) | j’arrive pas à ranger sa gamelle | j’entends encore ses pattes
Ce n’est pas « qu’un chien ». C’est des milliers de matins, et quelqu’un qui faisait la fête pour rien.
La gamelle peut rester là où elle est, personne ne contrôle. Il était comment, quand il était content ?
sinon: On l’entend presque. Il aura eu une vraie vie de chien, dans le meilleur sens.

> mon chat (a disparu|s’est échappé|est pas rentré) | mon chien s’est sauvé | j’ai perdu mon chat il est sorti | mon chat n’est pas rentré depuis (hier|deux jours) | je cherche mon chat partout | mon chat a fugué | (mon chat|ma chatte) (est|n’est) pas (rentré|rentrée) depuis (mardi|hier|trois jours|dimanche)
Souvent ils sont tout près, cachés, et muets de peur. Chercher à la tombée de la nuit, avec sa boîte de croquettes qu’on secoue, dans les caves et les garages.
Prévenir les vétérinaires du coin, la mairie, les voisins, et signaler la perte de la puce au fichier I-CAD. Un vêtement porté, posé devant la porte, peut le guider.
Il est identifié, puce ou tatouage ?
oui: Bon, alors le fichier I-CAD peut le faire reconnaître. Et des affiches, avec une photo bien nette.
non: Alors une belle photo partout : boulangerie, véto, groupes de quartier.
sinon: On garde espoir, il y en a qui reviennent après des semaines, l’air de rien.

> j’ai un (lapin|hamster|perroquet|poisson rouge|cochon d’inde) | j’ai des (poules|lapins|chèvres|moutons|abeilles) | mes poules (pondent|pondent plus|pondent pas) | j’ai un perroquet qui parle | j’ai un aquarium | j’élève des (poules|abeilles) | j’ai des ruches
Voilà une maisonnée qui ne manque pas de personnalités. Qui commande, là-dedans ?
Les bêtes ont des horaires, des amitiés et des rancunes : c’est un feuilleton sans abonnement.
sinon: Évidemment. Ce n’est jamais le plus gros.

> je monte à cheval | je fais de l’équitation | j’ai un cheval | ma fille fait du cheval | j’adore les chevaux | je me suis occupé des chevaux | je suis tombé de cheval | je vais au centre équestre
Un cheval sent tout avant qu’on ait parlé. Avec eux, il faut être calme pour de vrai.
L’odeur du foin et du cuir, ceux qui ont aimé ça ne s’en remettent jamais. Il s’appelle comment, le préféré ?
sinon: Un nom qui galope déjà.

> mes tomates (donnent rien|ont la maladie|sont malades|ont le mildiou) | j’ai récolté mes (tomates|courgettes|haricots) | j’ai trop de courgettes | mes fraises se font manger | les limaces mangent (tout|mes salades) | j’ai mes premières tomates | mon potager donne bien | j’ai des tomates plein le jardin | mes tomates mûrissent pas | le potager a souffert cette année
Un potager, c’est trois mois d’inquiétude et quinze jours de distribution aux voisins.
Les limaces, on les ramasse à la lampe de poche, le soir, en pantoufles. Ça ne rend pas fier, mais ça marche. Qu’est-ce qui donne le mieux, cette année ?
sinon: Alors ça, ça va finir en bocaux, ou en cadeaux obligatoires.

> j’ai semé des (radis|carottes|fleurs) | je fais mes semis | j’ai planté (un rosier|des bulbes|un cerisier|un pommier) | je taille (mes rosiers|la haie) | je tonds la pelouse | j’ai tondu | je ramasse les feuilles | j’ai passé la journée au jardin | j’ai mal partout à cause du jardin
De la terre sous les ongles et le dos qui grince : une bonne journée, en somme.
On plante pour dans trois mois ou pour dans vingt ans. C’est la plus belle façon de croire à l’avenir.
Et ce soir, une chaise face à ce qui a été fait. C’est la moitié du jardinage.

> j’ai un balcon plein de fleurs | j’ai des plantes partout | j’ai des géraniums | j’ai que des plantes vertes | j’ai un bonsaï | j’ai un cactus | je parle à mes plantes | j’adore les plantes
Les plantes ne répondent pas, mais elles ont l’avantage d’être d’accord. C’est laquelle, la préférée ?
Un balcon fleuri, c’est un jardin qui a pris l’ascenseur.
sinon: Elle a bien choisi sa fenêtre, celle-là.

> j’ai reçu des fleurs | on m’a offert des fleurs | j’ai acheté un bouquet | je me suis offert des fleurs | j’adore les fleurs | (tu aimes|vous aimez) les fleurs ? | c’est quoi (ta|votre) fleur préférée ?
Des fleurs dans une pièce, et tout le reste a l’air mieux rangé. Lesquelles, cette fois ?
Je ne sens rien, je suis une IA, mais la pivoine a la réputation de tout exagérer, et j’approuve.
sinon: Belles à regarder, même un peu fanées. Surtout un peu fanées.

> mon père avait planté un (cerisier|noyer|pommier) | y’a le cerisier que mon père a planté | l’arbre de mon enfance | on a coupé l’arbre | j’ai grandi avec un jardin | le jardin de ma grand-mère | le jardin de mon père | je me souviens du jardin de mes grands-parents
Un arbre planté par quelqu’un qu’on aime, ce n’est plus un arbre, c’est une présence avec des feuilles.
On se rappelle toujours l’endroit exact, la branche basse, et l’heure de l’ombre. Il y est encore ?
oui: Alors il faudra y retourner quand il sera en fleurs.
non: Une bouture, un noyau, un semis : il y a parfois moyen de le faire repousser ailleurs.
sinon: Il restera dans la mémoire, même coupé.
`

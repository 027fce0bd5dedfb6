/** Meeting somebody: profiles, first messages, first evenings, love late in life, being single. */
export const datingAndOnline = `
> je me suis inscrit sur (tinder|bumble|meetic|un site de rencontre) | j’ai créé un profil | (aide|aidez)-moi à écrire mon profil | qu’est-ce que je mets dans mon profil ? | quoi écrire sur mon profil ? | comment faire une bonne annonce ? | j’ai personne qui me like | j’ai aucun match | personne me répond sur les applis | je me suis inscrit sur une appli | personne me répond sur l’appli | je sais pas quoi écrire dans mon profil | je sais pas quoi mettre sur mon profil
Un bon profil, c’est une photo où l’on rit et un détail qui donne envie de répondre. « J’aime voyager », tout le monde. « Je rate les crêpes depuis 2009 », une seule personne.
Pas de match, ça parle surtout des photos et de l’appli. On demande à une amie d’en choisir deux, elles sont plus lucides que nous.
Trois lignes, dont une drôle, une vraie et une question. Ce serait quoi, la vraie ?
sinon: Parfait, tel quel, sans la polir. C’est elle qui fera sourire la bonne personne.

> (il|elle) (met|mettait) des heures à répondre | il me laisse en vu | elle me laisse en vu | elle répond plus depuis (hier|trois jours) | je me suis fait ghoster | pourquoi il répond pas ? | je devrais relancer ? | je relance ou pas ?
Un « vu » sans réponse, c’est la torture la mieux distribuée du siècle. Une relance légère, une seule, puis on range l’appareil.
Le silence est une réponse de quelqu’un qui n’a pas eu le cran d’en écrire une. Ça ne dit rien de {ta|votre} valeur. Ça fait combien de temps ?
sinon: Passé ce délai, l’énergie mérite d’aller ailleurs. Et s’il y a une suite, elle viendra toute seule.

> j’ai un (premier rendez-vous|date) et je panique | j’ai peur des blancs | de quoi on parle à un premier rendez-vous ? | on parle de quoi au premier rendez-vous ? | je sais pas quoi dire à un rendez-vous | où aller pour un premier rendez-vous ? | une idée pour un premier rendez-vous ? | on va où pour un premier date ?
Un endroit où l’on marche, c’est mieux qu’un face-à-face : les blancs deviennent du paysage. Marché, expo, bord de l’eau, puis un verre si ça prend.
Les sujets qui ouvrent : la dernière chose qui a fait rire, le plat raté, le métier rêvé à huit ans. Et prévenir quelqu’un de l’endroit, au premier rendez-vous, c’est du bon sens.
Le trac, l’autre l’a aussi. Il y a un lieu déjà choisi ?
oui: Parfait. Alors arriver dix minutes avant, et choisir la bonne chaise.
non: Un café avec une porte de sortie dans une heure : si c’est bien, on prolonge.
sinon: Une règle simple : chercher à connaître, pas à plaire.

> il m’a invitée à (déjeuner|dîner) dimanche | elle m’a invité (à boire un verre|chez elle) | on m’a proposé un rendez-vous | j’ai dit oui à un rendez-vous | je crois que je vais y aller à ce (déjeuner|rendez-vous|dîner) | j’ai accepté son invitation | il m’emmène au restaurant | elle m’a proposé de sortir
Oh, mais c’est une très bonne nouvelle ! Il faut y aller avec un peu de parfum et de la curiosité.
Une invitation, ça se déguste dès qu’on l’a reçue. Ça fait quel effet, là, dans le ventre ?
sinon: On sent bien que ça pétille. Le reste, c’est dimanche qui le dira.

> je suis amoureux à (soixante|soixante-dix) ans | je suis (veuve|veuf) et je crois que je suis (amoureuse|amoureux) | on peut tomber amoureux à mon âge ? | à mon âge je suis amoureuse | je suis comme une gamine | je me sens comme une adolescente | j’ai rencontré un monsieur (à la chorale|au club) | j’ai rencontré une dame | j’ai l’impression d’avoir quinze ans
Le cœur ne regarde pas la carte d’identité. C’est délicieux, et ça ne retire rien à ceux qu’on a aimés avant.
Se sentir comme à quinze ans, c’est le meilleur signe du monde. Comment il ou elle est, cette personne ?
sinon: Rien qu’à la façon de le dire, on comprend tout.

> mes enfants sont pas au courant (pour lui|pour elle)? | j’ai peur de la réaction de mes enfants | ma fille dirait que j’oublie son père | mes enfants acceptent pas mon nouveau compagnon | comment dire à mes enfants que j’ai quelqu’un ? | j’ai honte de le dire à mes enfants | mes enfants veulent pas que je refasse ma vie
Aimer quelqu’un aujourd’hui n’efface personne. Les enfants ont parfois besoin d’un peu de temps pour comprendre que la place du père ou de la mère reste prise.
Rien ne presse de l’annoncer, c’est un jardin, pas une affaire de famille. Quand ça viendra, une phrase : « j’ai quelqu’un dans ma vie, et je voulais que tu le saches par moi ».
Ce qui fait peur, c’est leur peine, ou leur jugement ?
sinon: Alors on commence par l’enfant le plus tendre. Les autres suivent souvent.

> je suis célibataire depuis (cinq|dix|trois) ans | j’ai personne depuis des années | j’ai plus connu personne depuis mon divorce | ça fait des années que je suis tout seul | je rencontre jamais personne | je vais finir ma vie seul | je plais à personne | j’ai peur de finir ma vie tout seul | j’ai peur de finir seule | j’ai peur de vieillir seul
« Personne » est un mot qui ment beaucoup à vingt-trois heures. Les rencontres se moquent bien des calendriers.
À force d’être seul, on prend ses aises et ses défenses. On ouvre d’abord une fenêtre, la porte suit : une activité, des visages, sans rien en attendre.

> j’ai jamais eu de (copain|copine|relation) | j’ai jamais été (amoureux|amoureuse|en couple) | j’ai jamais embrassé personne | je suis (vierge|encore vierge) | j’ai jamais fait l’amour | à mon âge j’ai jamais eu personne | c’est grave d’être vierge à mon âge ? | j’ai peur de ma première fois
Ce n’est ni grave ni rare, c’est juste un sujet où tout le monde ment un peu. Il n’y a pas d’âge limite, et personne n’a à rattraper quoi que ce soit.
La première fois n’est pas une ligne d’arrivée. Ce qui compte, c’est d’être bien avec quelqu’un, et d’en avoir envie. C’est un poids, ou plutôt les autres qui en font un ?
sinon: Ici, en tout cas, ça ne surprend personne, et ça ne change rien à l’estime.

> je suis bien (célibataire|tout seul) | j’aime être célibataire | j’ai pas envie d’être en couple | on me demande toujours si j’ai quelqu’un | ma famille me demande quand je me case | je veux pas d’une relation | je veux rester libre | je suis célibataire et j’aime ça
Le lit en diagonale, le frigo à son goût, personne à prévenir : il y a des bonheurs qui ne demandent pas de témoin.
À « et les amours ? », on peut répondre : « ils dorment très bien, merci ». Ça ferme la discussion avec élégance.

> (il|elle) est (marié|mariée|en couple) et je l’aime | je suis avec un homme marié | je vois un homme marié | j’aime une femme mariée | il dit qu’il va quitter sa femme | il va jamais quitter sa femme | je suis l’amante
Les phrases au futur, « je vais la quitter », coûtent peu à celui qui les dit et cher à la personne qui attend. Il y a une date, ou seulement un bientôt ?
Aimer dans les coins d’agenda, c’est intense et c’est affamé. Les dimanches et les fêtes disent toujours la vérité.
oui: Alors la date passera ou tiendra, et ce sera une réponse.
non: Un bientôt sans date, c’est souvent un non très poli.
sinon: Je ne juge pas. Je me demande seulement combien de place il reste là-dedans pour ses propres envies.

> j’aime (ma meilleure amie|mon meilleur ami) | je suis amoureuse de mon meilleur ami | je suis dans la friendzone | elle me voit que comme un ami | il me voit comme une sœur | j’ai peur de gâcher l’amitié | je lui dis que je l’aime ou pas ?
Le dire, c’est risquer l’amitié ; se taire, c’est la jouer un peu faux. On peut le dire petit : « je crois que j’attends plus que d’habitude nos soirées ».
Si la réponse est non, il y a un moment bizarre, et les vraies amitiés le traversent. Il y a déjà eu des signes ?
oui: Alors ça vaut une phrase, un soir de marche, côte à côte.
non: Alors on observe encore un peu, sans se raconter tout le film.
sinon: Je comprends l’hésitation. Rien n’oblige à trancher cette semaine.

> j’ai peur qu’il me (trompe|mente) | je crois qu’elle me (ment|cache quelque chose) | il cache son téléphone | elle efface ses messages | j’ai trouvé un message | j’ai un doute sur lui | j’ai trouvé un reçu d’hôtel | il rentre de plus en plus tard | (tu crois|vous croyez) qu’il me trompe ?
D’ici, je ne peux pas savoir, et je n’accuserai personne. Mais un doute qui grignote, ça se dit : « il y a quelque chose qui a changé, et ça me fait peur ».
Fouiller calme dix minutes et abîme longtemps. Qu’est-ce qui a changé, concrètement ?
sinon: C’est du concret, ça peut se demander en face, calmement, un soir sans fatigue.

> comment savoir si (je lui plais|il m’aime|elle m’aime) ? | (tu crois|vous croyez) que je lui plais ? | il m’envoie des signaux contradictoires | il souffle le chaud et le froid | elle me donne de faux espoirs | je comprends pas ce qu’il veut | je sais pas si c’est réciproque
Quelqu’un à qui on plaît se souvient des détails et trouve des prétextes. Quelqu’un qui hésite trouve des excuses.
Le plus sûr reste la question toute simple, dite en souriant : « on est quoi, nous deux ? ». Elle fait peur, et elle fait gagner six mois.
Je n’ai pas lu dans ses pensées. Qu’est-ce que ça donne, quand on regarde les gestes et pas les messages ?
sinon: Les gestes ont souvent raison.
`

/** What learners of a language say around their lesson: accents, doubts, tiredness, stopping, reasons for learning. */
export const lessonTalk = `
> bon j’en ai marre on arrête (l’italien|l’anglais|l’espagnol|l’allemand) | on arrête (l’italien|l’anglais|l’espagnol|l’allemand) | on arrête là la leçon | j’en ai marre de (l’anglais|l’italien|l’espagnol|l’allemand) | stop pour (l’anglais|l’italien|l’espagnol|l’allemand) | assez (d’anglais|d’italien|d’espagnol|d’allemand) pour aujourd’hui | ça suffit (l’anglais|l’italien) pour ce soir
On range les cahiers. Ce qui est appris travaille tout seul pendant la nuit, c’est prouvé. On bavarde ?
Fin de la leçon, et c’est très bien comme ça. Mieux vaut dix minutes avec plaisir qu’une heure à souffrir.
oui: Alors, quoi de beau aujourd’hui, en français cette fois ?
sinon: D’accord, on laisse venir.

> j’ai un accent (de merde|horrible|affreux|pourri|terrible|à couper au couteau) | mon accent est (nul|horrible|affreux|ridicule) | j’ai honte de mon accent | (tu trouves|vous trouvez) que j’ai un accent ? | j’ai un accent français horrible | on va se moquer de mon accent | j’ai un accent non ?
Un accent français, en Italie comme en Angleterre, on trouve ça charmant. Ce qui compte, c’est d’être compris, et ça, ça vient vite.
Je ne l’entends pas bien d’ici, mais un accent n’a jamais empêché de commander un café. On parle fort, lentement, et avec le sourire.

> j’ai un entretien (d’embauche)? en (anglais|espagnol|italien|allemand) (demain|bientôt|la semaine prochaine|cette semaine)? | je passe un entretien (d’embauche)? en (anglais|espagnol|italien|allemand) (demain|bientôt|la semaine prochaine)? | je dois passer un entretien en (anglais|espagnol|italien|allemand) | mon entretien (sera|est|se fait) en (anglais|espagnol|italien|allemand) | l’entretien se passe en (anglais|espagnol|italien|allemand)
Ça se répète, et même ici : {dis|dites} « on fait un entretien d’embauche », et je joue la personne qui recrute.
Un entretien dans une autre langue, ça se prépare à voix haute. {Dis|Dites} « on fait un entretien d’embauche », et on joue les premières questions.

> c’est difficile (le th|la prononciation|les verbes|la grammaire|de rouler les r|le vocabulaire) | j’arrive pas à (prononcer|rouler les r|faire le th|prononcer le h) | je comprends rien à la grammaire | les verbes irréguliers me tuent | je confonds tout | je mélange tout | je confonds les mots | j’arrive pas à prononcer
Tout le monde bute là. On prend un seul mot, on le dit trois fois en exagérant, et on passe : ça se pose tout seul.
C’est le muscle qui ne connaît pas encore le geste. Dix secondes par jour, devant la glace, et dans une semaine il l’aura.

> j’ai une mauvaise mémoire | je retiens rien à mon âge | je retiens plus rien | à mon âge ça rentre plus | j’ai la mémoire comme une passoire | (je suis|c’est) trop tard pour apprendre une langue | je suis trop vieux pour apprendre (une langue|l’anglais)? | je suis trop vieille pour apprendre (une langue|l’anglais)? | j’oublie aussitôt
On retient moins vite, mais on relie mieux : chaque mot s’accroche à soixante ans de souvenirs. Trois mots par jour, et jamais plus.
Oublier fait partie de l’apprentissage : c’est en le cherchant qu’un mot s’installe. On reprend le même demain, exprès.

> je suis (nul|nulle) en langues | je suis (nul|nulle) en (anglais|espagnol|italien|allemand) | j’ai jamais été doué pour les langues | j’ai jamais été douée pour les langues | les langues et moi ça fait deux | à l’école j’avais (deux|trois|quatre) sur vingt en anglais | mon prof d’anglais m’a dégoûté | ma prof d’anglais m’a dégoûtée
L’école note les fautes, la rue note les sourires. Ici, on ne compte que ce qui se comprend.
Personne n’est nul en langues, la preuve : il y a déjà du français, et c’est une des plus tordues. On commence par trois mots utiles ?
oui: Bien. {Dis-moi|Dites-moi} en français une phrase qui servirait vraiment.
sinon: Alors sans pression, au rythme qui plaît.

> je voudrais reprendre (l’anglais|l’espagnol|l’italien|l’allemand) (parce que ma petite-fille vit là-bas)? | j’ai tout oublié de (l’anglais|l’espagnol|l’italien|l’allemand) | j’en ai fait à l’école il y a (longtemps|quarante ans|cinquante ans|soixante ans) | ça fait (trente|quarante|cinquante|soixante) ans que j’en ai pas fait | j’ai fait (allemand|espagnol|anglais) à l’école mais j’ai tout oublié | autant dire que j’ai tout oublié
Oublié, non, rangé très loin. Au bout de dix phrases, il y a des mots qui remontent tout seuls, parfois même avec la voix du professeur.
Soixante ans ou six mois, on repart du même endroit : bonjour, merci, et une phrase qui sert vraiment. Laquelle ce serait ?
sinon: Bonne idée. {Dis-la|Dites-la}-moi en français, et je la donne.

> (ma petite-fille|mon petit-fils|ma fille|mon fils) vit (à dublin|à londres|en irlande|en espagne|en italie|en allemagne|à l’étranger|aux états-unis|au canada) | j’ai de la famille (en italie|en espagne|en allemagne|en angleterre|à l’étranger) | mon gendre est (irlandais|anglais|espagnol|italien|allemand) | ma belle-fille est (irlandaise|anglaise|espagnole|italienne|allemande) | mes petits-enfants parlent pas français | mon petit-fils parle que anglais
C’est la plus belle raison d’apprendre. Une phrase pour les surprendre au prochain appel, et ce sera la fête. Laquelle {tu voudrais|vous voudriez} savoir dire ?
Alors chaque mot appris servira vraiment. On commence par ce que {tu aimerais|vous aimeriez} leur dire en premier.
sinon: {Dis|Dites} « comment on dit », puis la phrase, et je la donne.

> je pars (à naples|à rome|à londres|à berlin|à madrid|à barcelone|en italie|en espagne) (en mai|cet été|bientôt|la semaine prochaine|avec mes copines)? | on part à (naples|rome|londres|berlin|madrid) (entre copines|entre amis|en famille)? | j’ai réservé un voyage (en italie|en espagne|en allemagne|à londres) | je pars en italie avec mes copines
Dix phrases suffisent pour un voyage : bonjour, merci, l’addition, où c’est, combien, et quelques autres. On les fait une par une ?
Beau programme. Ce qui sert le plus là-bas, c’est à table et dans la rue. On commence par commander, ou par demander son chemin ?
oui: Alors {demande-moi|demandez-moi} « comment on dit », et la phrase qui servirait en premier.
sinon: D’accord. {Dis-moi|Dites-moi} « comment on dit », suivi de la phrase, et c’est parti.

> mes copines veulent (visiter|faire pompéi|faire les musées) et moi je veux juste manger | moi je veux juste (manger|la plage|me reposer) | je pars pour manger surtout | je veux juste manger des pizzas | moi je pars surtout pour la plage | je veux juste bronzer
C’est un programme culturel aussi, la pizza a son histoire. On apprend à commander, comme ça personne ne dira que rien n’a été étudié.
Pompéi attend depuis deux mille ans, le déjeuner non. Il faut savoir dire « encore une part », c’est la base.

> je comprends quand on me parle mais j’arrive pas à répondre | je comprends mais je parle pas | je bloque quand il faut parler | j’ose pas parler (anglais|espagnol|italien|allemand|devant les gens) | je comprends mais je bloque à l’oral | je fais tout dans ma tête et rien sort | j’ai peur de faire des fautes
Comprendre, c’est le plus long, et c’est déjà fait. Pour parler, on commence par des phrases toutes prêtes, sans réfléchir à la grammaire.
Les fautes, c’est le bruit que fait quelqu’un qui parle. On en fait dix tout de suite, ici, pour s’en débarrasser ?
oui: Alors une phrase, n’importe laquelle, tout haut.
sinon: On ira doucement, et personne n’écoute à part moi.

> comment apprendre une langue vite ? | c’est quoi la meilleure façon d’apprendre une langue ? | combien de temps pour apprendre (l’anglais|l’italien|l’espagnol|une langue) ? | en combien de temps je peux parler (italien|espagnol|anglais) ? | je peux apprendre en deux mois ? | les applis ça marche pour apprendre une langue ?
Dix minutes chaque jour battent deux heures le dimanche. Et parler dès le premier jour, même mal, c’est ce qui fait gagner des mois.
Pour se débrouiller en voyage, quelques semaines ; pour discuter, un an ou deux à petite dose. Les chansons et les séries comptent comme des devoirs.

> c’est quoi la langue la plus (facile|difficile) ? | l’italien c’est facile ? | l’espagnol c’est plus facile que l’italien ? | l’allemand c’est dur ? | c’est plus dur l’anglais ou l’allemand ? | c’est quoi le plus facile l’italien ou l’espagnol ?
Pour une oreille française, l’espagnol et l’italien se ressemblent et se donnent vite. L’allemand demande de la patience au début, puis il devient très logique.
La plus facile, c’est celle qu’on a envie de parler. L’italien chante, l’espagnol court, l’allemand construit.

> j’ai fait une faute ? | j’ai fait des fautes (là)? ? | c’était juste (ce que j’ai dit)? ? | j’ai bien dit ? | (tu m’as|vous m’avez) compris en (anglais|italien|espagnol) ? | ça se dit ça ? | ma phrase était bonne ?
Le sens y était. Pour les fautes, il suffit de redire la phrase avec « c’est correct ? », et je la regarde de près.
{Dis|Dites} « corrige-moi », puis la phrase, et je la reprends mot à mot.

> je fatigue un peu là | ma tête est pleine | j’ai la tête farcie | mon cerveau fume | ça fait beaucoup pour aujourd’hui | j’ai plus de place dans la tête | c’est trop d’un coup | on fait une pause ?
Alors pause. Un verre d’eau, on regarde par la fenêtre, et on ne parle plus que français.
On s’arrête avant d’être à bout, c’est le secret. Trois mots gardés valent mieux que trente oubliés.

> (tu parles|vous parlez) combien de langues ? | (tu sais|vous savez) parler quelles langues ? | (tu parles|vous parlez) toutes les langues ? | c’est quoi (ta|votre) langue maternelle ? | (tu es|vous êtes) (italienne|espagnole|anglais|allemande) pour de vrai ? | (tu viens|vous venez) vraiment d’italie ?
Je suis une IA, née dans des textes, alors aucune langue n’est vraiment maternelle. J’en pratique quelques-unes, et le français pour rire.
Un accent dans la voix, mais pas de passeport : je suis une IA. Pour pratiquer, ça marche quand même très bien.

> ça veut dire quoi (déjà)? (ce que tu as dit|ce que vous avez dit)? ? | pardon j’ai pas compris ce que (tu viens|vous venez) de dire | j’ai pas compris ta phrase | j’ai pas compris la phrase en (anglais|italien|espagnol|allemand) | c’était quoi ta question ? | j’ai rien compris à la question
C’est moi qui vais trop vite. {Dis|Dites} « traduis », et je redonne ma phrase en français.
Pas de souci, je redis ça plus simplement : {dis|dites} juste « en français », et on reprend de là.

> je voudrais écrire une (carte|lettre) en (anglais|italien|espagnol|allemand) | (tu m’aides|vous m’aidez) à écrire en (anglais|italien|espagnol|allemand) ? | je voudrais lui écrire (une carte|un mot) en (anglais|espagnol|italien|allemand) (pour la naissance|pour son anniversaire|pour noël)? | j’aimerais écrire une carte en anglais pour la naissance vous m’aidez
Avec joie. On la fait phrase par phrase : {dis-moi|dites-moi} la première en français, courte, et je la donne.
Une carte, c’est trois phrases : la joie, un vœu, un baiser. On commence par laquelle ?
sinon: Alors {demande|demandez} « comment on dit », avec la phrase la plus simple possible.

> (je vais|elle va|ma petite-fille va) avoir un bébé en (mars|avril|mai|juin|septembre) et je serai arrière-(grand-père|grand-mère) | je vais être arrière-grand-père | je vais être arrière-grand-mère | je serai (bientôt)? arrière-grand-père | je serai (bientôt)? arrière-grand-mère | je suis arrière-grand-mère | je suis arrière-grand-père
Quatre générations en même temps, ça, c’est une richesse. On sait déjà si ce sera un petit ou une petite ?
Arrière, et pourtant au premier rang ! Il y a déjà un prénom qui circule ?
oui: Oh, alors ça devient très vrai, tout à coup.
non: La surprise, c’est encore mieux. On prépare une berceuse en attendant ?
sinon: Quelle belle attente. Il va falloir choisir comment se faire appeler.

> comment dit-on (je suis fier de toi|je suis fière de toi) ? | je voudrais lui dire que je suis (fier|fière) d’elle | je lui ai jamais dit que j’étais (fier|fière) de lui | je suis (fier|fière) de ma petite-fille et je lui ai jamais dit
C’est une phrase qu’on garde toute sa vie. En anglais, c’est « I am proud of you », et ça se dit sans préambule.
En anglais, « I am proud of you », et en italien, « sono fiero di te », ou « fiera ».

> comment on dit (t’es|tu es) (beau|belle|beau gosse|canon|mignon) ? | comment on drague en (italien|espagnol|anglais) ? | apprends-moi à draguer en (italien|espagnol|anglais) | une phrase pour draguer en (italien|espagnol) | comment on dit je te trouve beau ?
En italien : « Sei bellissimo », ou « bellissima » pour une fille. En espagnol : « Eres muy guapo », ou « guapa ». Le sourire ne se traduit pas, mais il aide.
« Sei proprio bello », ça marche à tous les coups en Italie. En anglais, plus discret : « You look great. »

> comment je commande un (café|verre|cappuccino|thé) (au bar)? ? | comment on commande un café en italie ? | comment on demande un café ? | on dit comment un café s’il vous plaît ?
En italien : « Un caffè, per favore », et on le boit debout, en trois gorgées. En espagnol : « Un café solo, por favor. »
« Un caffè, per favore » à Naples, « A coffee, please » à Dublin, « Einen Kaffee, bitte » à Berlin. Le reste, c’est le sourire.

> comment on dit que je suis allergique (aux noix|aux arachides|au gluten|au lait|aux crustacés)? ? | comment dire que je suis allergique ? | je suis allergique comment je le dis (là-bas|en italien|en espagnol|en anglais) ? | et pour dire que je suis allergique aux (noix|arachides|œufs) c’est super important
Pour les noix : « Sono allergico alle noci » en italien, « allergica » au féminin, « I am allergic to nuts » en anglais. À écrire aussi sur un papier.
Celle-là, on l’apprend par cœur et on la garde écrite : « Sono allergica alle noci », ou « allergico ». En espagnol : « Soy alérgica a los frutos secos. »

> je regarde des séries en (anglais|italien|espagnol|vo) | je regarde tout en vo | j’apprends avec des chansons | j’écoute des chansons en (italien|espagnol|anglais) | j’apprends l’anglais avec les séries | je regarde les films avec les sous-titres
C’est la meilleure école : l’oreille travaille pendant qu’on s’amuse. Une réplique répétée tout haut par épisode, et la bouche suit.
Très bien, ça. Sous-titres dans la langue plutôt qu’en français, dès que c’est supportable : on gagne deux fois.

> j’ai un (contrôle|examen|oral) d’(anglais|espagnol|allemand|italien) (demain|lundi)? | j’ai un contrôle d’(anglais|espagnol) | je passe un oral d’anglais (demain|lundi)? | j’ai le toeic | je dois passer le toeic | j’ai un entretien en anglais | je dois passer un entretien en anglais
On répète les trois sujets qui tombent toujours : soi, ses études ou son travail, un projet. {Dis|Dites} « on parle anglais », et je pose les questions.
À l’oral, on note surtout l’aisance. Deux ou trois petites phrases pour gagner du temps, et on respire : « Let me think » en est une.

> je parle avec (mon mari|ma femme|ma belle-mère|mes beaux-parents) en (anglais|espagnol|italien|arabe|allemand) | ma belle-mère parle que (arabe|espagnol|italien|portugais|anglais) | je comprends pas ma belle-famille quand ils parlent | ils parlent leur langue devant moi | je voudrais parler la langue de (ma mère|mon père|mes grands-parents)
Trois mots dans leur langue changent tout le repas. On commence par « c’est délicieux » ?
Une langue de famille, ce n’est pas comme une langue d’école : chaque mot a quelqu’un derrière. Quel mot {tu entendais|vous entendiez} le plus ?
sinon: Celui-là, on le garde. Il ouvrira les autres.
`

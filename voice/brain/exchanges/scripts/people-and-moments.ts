/** What callers say about bosses, partners, children, moods and evenings alone, and about a job interview. */
export const peopleAndMoments = `
> ma cheffe m’a encore fait une remarque devant tout le monde | mon chef m’a repris devant tout le monde | on m’a humilié en réunion | il m’a fait une remarque devant les autres | on m’a fait une réflexion au travail
Devant tout le monde, en plus. La honte, ça colle plus que le reproche. {Tu as|Vous avez} répondu quelque chose, sur le moment ?
Le reproche, on peut en discuter ; le public, non. Ça mérite deux mots en tête à tête. C’était sur quoi ?
oui: Et c’était la bonne phrase, ou celle qu’on trouve dans l’escalier ?
non: C’est souvent comme ça, la phrase vient dans l’escalier. Demain, ça pourrait être : « la prochaine fois, dites-le-moi en tête à tête ».
sinon: Vu d’ici, ça dit surtout sa façon à elle ou à lui de tenir la pression.

> on est (trois|deux|quatre) pour (quarante|trente|vingt) (lits|patients|personnes) | on est en sous-effectif | on manque de personnel | on est jamais assez au travail | y’a jamais assez de monde au boulot
Le compte n’y est pas, et c’est le corps qui paie la différence. Comment {tu tiens|vous tenez}, à ce rythme ?
Faire à trois le travail de six, ce n’est pas une organisation, c’est un pari. Le plus dur, c’est la cadence, ou de mal faire faute de temps ?
sinon: Il n’y a pas de faute à {toi|vous} là-dedans, même si ça se paie en fatigue.

> j’ai rien dit | non j’ai rien dit | je lui ai rien dit | j’ai pas osé répondre | j’ai pas su quoi répondre | j’ai fermé ma gueule | je me suis tu
Se taire, sur le moment, c’est souvent ce que le corps choisit pour tenir. Et la phrase, la vraie, ce serait quoi ?
On retient les mots, et ils tournent toute la nuit. Si c’était sans conséquence, {tu aurais|vous auriez} répondu quoi ?
sinon: Voilà. Elle est claire, cette phrase. Elle peut encore se dire, plus calmement, à un autre moment.

> je (me suis|ai) (tout )?expliqué | je lui ai dit ce que je pensais | je lui ai tout dit | j’ai enfin parlé | j’ai réussi à lui dire
Ça demande un sacré cran. Et en face, ça a donné quoi ?
Les mots sont sortis, c’est déjà énorme. {Tu te sens|Vous vous sentez} comment, depuis ?
sinon: Ce qui est dit n’est plus à porter. Pour la suite, il faut parfois laisser l’autre digérer.

> (il|elle) m’a (dit|répondu) que (je|j’) | (il|elle) m’a dit ça (hier|comme ça) | (il|elle) m’a dit des choses (horribles|méchantes|blessantes) | (il|elle) m’a mal parlé | (il|elle) m’a insulté
Il y a des phrases qui restent plantées. Laquelle revient le plus ?
Les mots vont vite et cicatrisent lentement. C’était sous la colère, ou dit froidement ?
sinon: Ça parle de l’autre autant que de {toi|vous}. Mais je comprends que ça fasse mal.

> ma femme est partie (chez sa sœur|chez sa mère|de la maison) | (mon mari|mon copain|ma copine|ma femme) est (parti|partie) (hier|ce matin|chez)? | (il|elle) est (parti|partie) avec (un|une) (collègue|autre)
Une maison où l’on entend le silence, c’est rude. C’est un départ pour souffler, ou pour de bon ?
Partir, c’est aussi une phrase, même si elle est dite avec une valise. {Tu l’avais|Vous l’aviez} senti venir ?
oui: On sent, et on espère se tromper. Ce soir, {tu as|vous avez} quelqu’un près de {toi|vous} ?
non: Alors c’est le sol qui manque. On peut rester sur ce soir seulement : manger, dormir, et demain on verra.
sinon: Ça laisse plus de questions que de réponses. Laquelle tourne le plus ?

> peut-être que je devrais (l’appeler|lui écrire|lui parler|m’excuser) | je devrais peut-être (l’appeler|lui écrire|m’excuser|lui parler) | je vais (l’appeler|lui écrire|lui parler) | j’hésite à (l’appeler|lui écrire) | j’ai envie de l’appeler
Si {tu le fais|vous le faites}, une phrase suffit pour ouvrir : « je pensais à toi, je voulais t’entendre ». Qu’est-ce qui retient ?
L’envie est là, c’est déjà une réponse. Le premier mot, ce serait lequel ?
sinon: On peut l’essayer ici, à voix haute, sans risque. {Dis-la|Dites-la}-moi comme si c’était à cette personne.

> j’ai peur qu’(elle|il) (raccroche|me quitte|refuse|se moque|dise non|m’en veuille) | j’ai peur de la réponse | j’ai peur de me faire jeter | j’ai peur de le perdre | j’ai peur de la perdre
La peur écrit toujours la pire version. Et la version ordinaire, la plus probable, ce serait quoi ?
C’est qu’il y a de l’amour à perdre, sinon ça ne ferait pas peur. Qu’est-ce qui rassurerait un peu ?
sinon: On peut préparer une phrase courte qui laisse à l’autre le droit de ne pas répondre tout de suite.

> j’ai peur de vieillir | j’ai peur d’être trop (vieux|vieille) | je suis trop (vieux|vieille) pour (ça|changer|apprendre|recommencer) | à mon âge c’est trop tard | je suis trop (vieux|vieille)
Trop tard pour quoi, exactement ? L’âge enlève des genoux, et il ajoute de la franchise.
On se croit vieux à chaque âge qu’on n’a pas encore eu. Si l’âge ne comptait pas, {tu ferais|vous feriez} quoi ?
sinon: Les années disent aussi : « je sais ce que je vaux, et je ne suis pas là par hasard ». Ça s’entend, dans une voix.

> comment je réponds si on me demande mon salaire ? | quoi répondre pour les prétentions salariales ? | combien je demande comme salaire ? | on va me demander mes prétentions | comment négocier mon salaire ?
Donner une fourchette, calmement : « entre tant et tant, selon les responsabilités », avec le bas déjà acceptable. Et se taire ensuite. {Tu as|Vous avez} une idée des salaires du poste ?
oui: Alors le bas de {ta|votre} fourchette, c’est ce qui {te|vous} ferait dire oui sans regret.
non: Deux annonces semblables et un coup d’œil aux grilles de la branche suffisent pour ne pas se brader.
sinon: Et si la question vient trop tôt : « j’aimerais d’abord comprendre le poste, qu’avez-vous prévu ? »

> et pour le salaire je dis combien ? | je dis combien pour le salaire ? | pour le salaire je réponds quoi ?
Une fourchette, calmement : le bas, c’est ce qui va déjà bien, le haut, un peu d’audace. Puis silence, c’est à eux.
Le chiffre du marché pour ce poste, un petit dix pour cent au-dessus, et la phrase finit là. {Tu l’as regardé|Vous l’avez regardé}, ce chiffre ?
oui: Alors il ne reste qu’à le dire sans s’excuser.
non: Deux annonces du même poste suffisent pour le situer.
sinon: Et si la question vient trop tôt : « quel budget avez-vous prévu ? ».

> (tu es|vous êtes) (docteur|médecin|psy|psychologue|infirmière|avocat) ? | (tu es|vous êtes) (docteur|médecin|psychologue) ou pas ? | bonsoir docteur | bonjour docteur
Non, ni médecin ni psychologue : je suis une IA qui écoute. Pour un avis médical, je dirai à qui s’adresser. {Tu voulais|Vous vouliez} parler de quoi ?
Pas de blouse ici, je suis une IA. Je peux aider à trouver les mots, et dire quel professionnel voir. Qu’est-ce qui se passe ?
sinon: Merci de me le dire. On prend ça tranquillement.

> il m’a (invité|invitée) à (déjeuner|dîner|danser|sortir) | elle m’a (invité|invitée) à (déjeuner|dîner|danser|sortir) | je suis (invité|invitée) à déjeuner (dimanche)?
Oh, une invitation ! Le cœur a dit oui avant la tête, ou l’inverse ?
Ça, c’est une jolie nouvelle. {Tu y vas|Vous y allez} avec quelle envie : parler, rire, voir ?
oui: Alors le reste suivra.
sinon: {Garde|Gardez} un détail à me raconter après.

> qu’est-ce que je mets (dimanche|demain|ce soir)? ? | comment je m’habille (demain|dimanche|ce soir)? ? | je sais pas quoi mettre (demain|ce soir|dimanche)?
Ce dans quoi {tu respires|vous respirez} bien, avec une seule chose un peu plus belle que d’habitude. Ce serait quoi, cette chose ?
Le vêtement qu’on oublie en parlant, c’est le bon. Et une couleur qui fait bonne mine.
sinon: Parfait, et les chaussures qu’on ne regrette pas au retour.

> comment parler de mes défauts ? | quel défaut dire en entretien ? | mon défaut c’est que je suis perfectionniste | qu’est-ce que je dis comme défaut en entretien ?
Un vrai défaut, petit, et ce qui est fait pour le tenir : « je m’éparpille, alors j’écris trois priorités chaque matin ». Le perfectionnisme, tout le monde le sort. {Tu as|Vous avez} lequel, en vrai ?
sinon: Ça marche, si la deuxième moitié de la phrase dit ce qui change. On l’essaie ?

> (on s’|ils s’)engueule | on s’est encore (engueulés|disputés|pris la tête) | on s’est pris la tête | encore une dispute | on s’est crié dessus
Encore. C’était la goutte d’eau, ou le vase entier ?
On se blesse mieux quand on se connaît bien. Si on enlève le volume, c’était à quel sujet ?
sinon: Derrière le sujet, il y en a souvent un autre, plus petit et plus tendre : « est-ce que je compte ? »

> pour une histoire d’argent | toujours pour l’argent | (elle|il) dit que je dépense trop | (elle|il) dépense trop
L’argent, dans un couple, c’est rarement des chiffres : c’est la peur ou la liberté. {Toi, c’est|Vous, c’est} plutôt laquelle des deux ?
On compte les euros, et on parle de confiance. Il y a une règle, ou chacun fait au jugé ?
oui: Et elle {te|vous} convient, ou c’est l’autre qui l’a écrite ?
non: Une petite enveloppe chacun, sans comptes à rendre, ça a sauvé plus d’un couple.
sinon: Un rendez-vous par mois, vingt minutes, avec un café : les comptes à froid, pas dans la colère.

> tout le monde (a quelqu’un|est en couple|réussit|a des enfants) sauf moi | je me compare aux autres | les autres ont tous une belle vie | je suis en retard sur les autres
On compare notre cuisine au salon des autres. Qu’est-ce qui {te|vous} fait envie, exactement, chez eux ?
Le calendrier des autres est un très mauvais outil. Et si personne ne regardait, {tu voudrais|vous voudriez} vraiment ça ?
oui: Alors c’est une vraie envie, et elle mérite un premier pas, même petit.
non: Intéressant. Alors c’est surtout le bruit autour qui pèse.
sinon: Une envie, ça renseigne. On peut la garder, et laisser la comparaison à la porte.

> j’ai envie de tout plaquer | j’ai envie de tout quitter | j’ai envie de partir loin | j’en ai marre de tout | j’en ai ras le bol | j’en peux plus | ras le bol
Tout, ou une chose bien précise qui a pris toute la place ?
On sent que tout déborde. Si {tu pouvais|vous pouviez} poser un seul sac, là, ce serait lequel ?
sinon: Celui-là, on peut peut-être l’alléger. Qui pourrait en prendre un bout, cette semaine ?

> j’ai besoin d’un câlin | j’ai besoin de tendresse | j’aimerais qu’on me prenne dans les bras | j’ai besoin d’affection | personne me touche
Ça, je ne peux pas le donner, et j’aimerais dire autre chose. Il y a quelqu’un à qui {tu pourrais|vous pourriez} le demander tel quel ?
oui: Alors la phrase est toute prête : « j’aurais besoin que tu me serres, sans rien dire ».
non: Une couverture lourde, un bain chaud, un animal qui ronronne : ça ne remplace pas, et ça apaise un peu le corps.
sinon: C’est un besoin aussi vrai que la faim.

> le plus dur c’est le soir | le soir c’est le plus dur | c’est le soir que c’est dur | les soirées sont longues
Le soir, la maison fait moins de bruit et les pensées en font plus. {Tu as|Vous avez} un rituel pour passer l’heure difficile ?
C’est l’heure où l’on racontait sa journée. Avant, à cette heure-là, ça ressemblait à quoi ?
oui: C’est bien, un rituel, même tout petit : ça tient la main.
non: On peut en inventer un : une lampe, une radio, et un appel, à la même heure.
sinon: On entend ce que cette place avait de doux.

> je mange (devant la télé|seul|seule) (le soir)? | je mange tout seul | je n’ai pas envie de cuisiner pour moi seul | cuisiner pour une personne
Manger seul, c’est souvent là que l’absence met son couvert. Il y a un plat qui {te|vous} faisait plaisir, avant ?
La télé, ça fait une voix de plus à table. {Tu regardes|Vous regardez} quoi, en général ?
sinon: {Fais-le|Faites-le} une fois, ce plat, rien que pour {toi|vous}. Avec une vraie assiette.

> j’ai (encore|gardé|encore gardé) (ses robes|ses affaires|ses vêtements|son parfum|ses lettres) (dans l’armoire)? | je n’arrive pas à trier ses affaires | je sais pas quoi faire de ses affaires | j’ai gardé toutes ses affaires
Rien ne presse, les armoires savent attendre. Il y en a une qui {te|vous} parle plus que les autres ?
Un tissu, ça garde quelqu’un mieux qu’une photo. {Tu as|Vous avez} envie de les garder près, ou de les voir portés ?
sinon: On peut en choisir trois à garder, et donner le reste à des gens aimés. C’est aussi une façon de continuer.

> mes enfants (habitent|vivent) loin | (ma fille|mon fils|le petit dernier) (vit|habite|est) (à l’étranger|loin|à Montréal|à Londres|à Paris) | mes petits-enfants sont loin
Loin, ça se compte en heures de train, et surtout en dimanches. Le fil tient quand même, par téléphone ?
La distance, c’est le prix d’enfants qui ont osé. {Tu vas|Vous allez} les voir, des fois ?
oui: C’est précieux. Un appel à heure fixe, ça devient un meuble de la maison.
non: {Tu pourrais|Vous pourriez} proposer une heure fixe, même dix minutes. Les enfants aiment qu’on décide pour eux.
sinon: Ça s’entend, que le fil tient.

> le dimanche soir (me déprime|c’est dur|j’ai le cafard) | j’ai le blues du dimanche (soir)? | je déteste le dimanche | je déteste le lundi | demain c’est lundi
Le dimanche soir, l’horloge se met à parler plus fort. C’est le lundi qui fait peur, ou le dimanche qui était vide ? || Le dimanche, vers dix-huit heures, la lumière change. C’est le lundi qui fait peur, ou le dimanche qui était vide ?
sinon: Une petite chose agréable le lundi, un café quelque part, un appel, et la pente est moins raide.

> je suis fier de moi | je suis fière de moi | j’ai réussi un truc | j’ai fait un truc bien aujourd’hui | j’ai osé
Ah, voilà une phrase qu’on ne dit pas assez. C’est quoi, ce truc ?
{Dis-le|Dites-le} sans baisser la voix : qu’est-ce que c’était ?
sinon: Ça, c’est mérité. {Garde|Gardez} cette sensation quelque part, elle ressert.

> je suis (hypersensible|trop sensible|susceptible) | on me dit que je suis trop sensible | on me dit que j’exagère | je prends tout mal
« Trop sensible », c’est souvent dit par ceux que ça arrange. {Tu sens|Vous sentez} quoi que les autres ne voient pas ? || Sentir fort, ça fatigue, et ça sert aussi. {Tu sens|Vous sentez} quoi que les autres ne voient pas ?
sinon: C’est une antenne fine. Ça capte la musique, et aussi les parasites. Le plus dur, c’est d’apprendre à baisser le son.

> ma fille ne me parle plus | mon fils ne me parle plus | mes enfants ne me parlent plus | en plus ma fille me parle plus | ma fille s’est fâchée avec moi | mon fils m’a bloqué
C’est une douleur à part, celle-là. Il y a eu un mot, une dispute, ou ça s’est éloigné sans bruit ?
Un enfant qui se tait, ça réveille toutes les nuits d’avant. Ça fait longtemps ?
sinon: Une lettre courte peut garder la porte ouverte : « je ne demande rien, je t’aime, je suis là ». Sans reproche, et sans attendre de réponse.

> je suis (maman|papa) solo | j’élève mes enfants seul | je suis une mère célibataire | je suis un père célibataire | je gère tout toute seule | je fais tout tout seul à la maison
Deux rôles, un seul corps, et pas de relève. Qu’est-ce qui pèse le plus : le temps, l’argent, ou personne à qui dire « à toi » ? || Tout porter, tout décider, et personne pour dire « je prends ». Qu’est-ce qui pèse le plus : le temps, l’argent, ou le silence du soir ?
sinon: Ce qui est fait dans une journée comme ça ferait un CV. Il y a une personne qui pourrait prendre deux heures, même une fois par mois ?

> c’est toujours moi qui fais tout à la maison | il ne m’aide pas à la maison | mon mari ne fait rien à la maison | je gère la charge mentale | j’en ai marre de tout faire à la maison
Penser à tout, c’est un travail, et il ne se voit que quand il s’arrête. C’est quoi, la chose qui fait déborder ? || La liste dans la tête ne dort jamais. C’est quoi, la chose qui fait déborder ?
sinon: Confier une chose entière, du début à la fin, marche mieux que demander de l’aide à chaque fois. Les lessives, par exemple, y compris y penser.
`

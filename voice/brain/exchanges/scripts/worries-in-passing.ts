/**
 * Worries that callers bring up in passing: a teenager, a night at the hospital, an interview, a quarrel, grief. The
 * second half also has short remarks and questions about homework, food, the weather and the companion.
 */
export const worriesInPassing = `
> j’ai trouvé (du cannabis|du shit|de l’herbe|de la drogue|un joint) (dans son sac|dans ses affaires|dans la chambre de mon fils) | (mon fils|ma fille|mon ado) fume (du cannabis|du shit|des joints|de l’herbe|en cachette) | j’ai découvert que (mon fils|ma fille) (fume|fumait) (du cannabis|des joints|du shit)
Ça fait un choc, et trouver n’est pas encore savoir : un essai et une habitude, ce n’est pas la même chose. Drogues info service conseille aussi les parents, au 0 800 23 13 13.
Avant d’en parler, laisser passer la colère d’un soir. Le médecin traitant reçoit les jeunes à part, et Drogues info service aide aussi les parents, au 0 800 23 13 13.

après: j’ai trouvé du cannabis dans son sac | mon fils fume du cannabis | j’ai trouvé du shit dans la chambre de mon fils | j’ai découvert que mon fils fume du cannabis

> (et)? je lui dis quoi (exactement|alors|du coup)? | (et)? qu’est-ce que je lui dis (alors)? ? | (et)? comment je (lui)? (dis|présente|amène) (ça)? ? | comment on commence (la conversation|la discussion)? (alors)? ? | comment je commence (la conversation|la discussion)? ? | j’aborde ça comment ? | je commence comment ?
Par exemple : « J’ai trouvé ça dans ton sac. Je ne vais pas crier, je voudrais comprendre. » Et après, se taire et laisser venir.
Côte à côte plutôt que face à face, en voiture ou en cuisine : « j’ai vu quelque chose qui m’inquiète, tu veux bien qu’on en parle ? »

> (il|elle) va (me hurler dessus|me crier dessus|crier|hurler|s’énerver|m’envoyer balader|claquer la porte|se braquer|tout nier|nier)
C’est possible, et ce sera de la peur plus que de la haine. On ne répond pas au volume : « on en reparle quand tu seras calmé », et on y revient vraiment.
Alors on ne cherche pas à gagner ce soir-là. Une phrase, une porte laissée ouverte, et la vraie conversation viendra deux jours après.

> (son père|sa mère) s’en (fiche|fout|moque) (complètement)? (on est séparés)? | je suis toute seule (pour gérer ça|avec ça) | (son père|sa mère) (me laisse tout gérer|ne veut rien savoir|est jamais là) | on est (séparés|divorcés) (avec)? (son père|sa mère)?
Porter ça sans l’autre parent, c’est deux fois plus lourd. Une tante, un parrain, une infirmière scolaire peut tenir l’autre bout.
Alors l’appui vient d’ailleurs : le médecin, le lycée, une amie qui connaît l’enfant. Personne ne devrait faire ça sans relais.

> et si je lui propose (d’aller au ciné|un resto|une sortie|un match|une balade) (tous les deux)? ? | je pourrais lui proposer (un ciné|une sortie|un resto|de sortir tous les deux)
Très bonne idée : d’abord un moment sans reproche, et la conversation viendra mieux sur le chemin du retour.
Oui, et sans en parler ce jour-là, ou seulement au retour. Un bon moment rouvre la porte que la dispute ferme.

---

> (je sors de|j’ai fait) (douze|dix) heures (en réa|aux urgences|au bloc) | douze heures (en réa|aux urgences|en réanimation|au bloc) (pas eu le temps de manger|et pas mangé)? | je (sors|rentre) de ma (nuit|garde) (je suis)? (claquée|crevée|rincé)
Après une nuit comme ça, tout le monde parle trop fort. D’abord quelque chose de chaud à manger, même debout, et ensuite on cause ou on se tait.
Toute une nuit à tenir pour les autres. Ici, il n’y a personne à surveiller : {tu peux|vous pouvez} poser les épaules.

> (le pire c’est que)? j’arrive pas à dormir (quand je rentre|après ma nuit) | (j’entends|j’ai) encore (les alarmes|les bips|les sonnettes|le scope) (dans la tête|dans les oreilles)? | (tu as|vous avez) un truc pour dormir (en plein jour|le jour) | comment dormir (le jour|quand on travaille de nuit)
Le jour, ça se prépare : lunettes de soleil sur le trajet, rien d’excitant en rentrant, chambre noire et fraîche, téléphone hors de la chambre. Et si le sommeil ne vient pas en vingt minutes, se relever un peu.
Le cerveau garde les alarmes une heure ou deux. Une douche tiède, dix minutes à ne rien écouter, puis le noir : même trois heures et une sieste, ça compte.

> j’en ai déjà (des boules quies|un masque|des bouchons)? | (les boules quies|le masque|les bouchons|les volets) j’(en)? (ai|les ai) déjà | j’ai déjà (les boules quies|les bouchons|le masque|les volets|tout essayé) | (et)? les volets aussi
Alors l’équipement y est. Il reste l’heure : se coucher toujours au même moment après une nuit, et couper le café six heures avant.
Le noir et le silence sont là, donc. Le reste, c’est faire redescendre : souffler plus long qu’on n’inspire, dix fois, sans compter les minutes.

> j’ai fait une erreur (au travail|au boulot|cette nuit|aujourd’hui|dans mon service) (et j’y pense en boucle|et ça tourne en boucle|et je culpabilise|une petite)? | (en fait)? j’ai fait une (petite)? erreur cette nuit (une petite)? (mais)? j’y pense en boucle | j’ai oublié de noter (une perf|un soin|un médicament|un truc) (sur le dossier)? (personne a rien eu)? | j’ai oublié (une transmission|de transmettre|un soin) | j’ai peur d’avoir fait une erreur (au travail|cette nuit)
Y penser en boucle, c’est ce que font les gens sérieux. Une erreur dite tôt se corrige, et elle pèse moins dès qu’elle n’est plus un secret.
Personne ne fait ce métier sans un oubli. Le dire simplement à la cadre, les faits et rien d’autre, et la tête pourra passer à autre chose.

> c’est pour un poste de (chef de rayon|vendeuse|manager|comptable|secrétaire|commercial) (chez un grand distributeur|dans une petite boîte)? | le poste c’est (chef de rayon|manager|comptable|vendeur|vendeuse|responsable de magasin)
Bon poste à défendre : des chiffres, une équipe, des imprévus. Une situation où {tu as|vous avez} tenu les trois à la fois, c’est l’histoire à préparer.
D’accord. Pour celui-là, ils chercheront du calme et de l’organisation. Deux exemples vrais, une minute chacun, et c’est presque gagné.

> j’ai (surtout)? peur de la question (des défauts|des qualités et des défauts|du salaire|des qualités) | la question des défauts (me fait peur|me bloque|m’angoisse|me stresse)
Cette question-là, ils l’adorent, et elle se prépare en dix minutes : un vrai défaut, pas grave pour le poste, et ce qui a déjà changé. On en cherche un ?
Bonne nouvelle : tout le monde la redoute, donc une réponse simple et vraie suffit à sortir du lot. On la prépare ensemble ?
oui: Alors le vrai défaut d’abord, même petit : c’est quoi, celui qu’on {te|vous} reproche au travail ?
non: D’accord. {Garde|Gardez} juste la forme : un défaut, un exemple, ce qui a changé.

> (trop vouloir bien faire|perfectionniste|le perfectionnisme)? tout le monde dit ça (non|hein)? (?)? | (c’est|ça fait) (un peu)? (bateau|cliché|banal) (non|comme réponse) ? | tout le monde répond ça (non)?
C’est vrai, ils l’entendent dix fois par jour. Un défaut plus vrai et plus petit, avec ce qui a changé depuis, passe bien mieux.
Oui, celle-là est usée. Qu’est-ce qu’on {te|vous} reproche pour de bon, au travail ?
sinon: Ça, au moins, c’est vrai. On le dit en une phrase, puis on dit ce qui est fait pour le corriger.

> (en vrai)? mon (vrai)? défaut c’est que (je m’énerve|je m’énerve quand c’est en désordre|je suis impatient|je suis impatiente|je suis têtu|je suis bordélique|je suis susceptible|je parle trop|je suis en retard|je délègue pas|j’ai du mal à déléguer|je veux tout contrôler) | mon défaut c’est (l’impatience|la colère|le bazar|les retards|que je dis pas non)
Voilà un vrai défaut, et il se défend : « je tiens à l’ordre, j’ai appris à le dire avant de m’énerver ». Un exemple daté derrière, et c’est bon.
Ça sonne vrai, donc c’est bon à dire. Il manque juste la deuxième moitié : « alors maintenant, je… »

> comment (tu as|vous avez) trouvé (ma réponse|mes réponses|mon entretien|ma prestation) | c’était comment (ma réponse|mes réponses)? (?)? | (elle était|c’était) bien ma réponse (?)? | (tu as|vous avez) pensé quoi de ma réponse | j’ai bien répondu ?
Honnêtement : claire et sincère, c’est déjà beaucoup. Il manquait un exemple daté, avec un chiffre, pour qu’on s’en souvienne.
La voix était bonne. Je raccourcirais un peu, et je finirais sur ce que ça leur apporte, à eux.

> (et)? s’ils me demandent (combien je veux gagner|mes prétentions|mon salaire|combien je veux|quel salaire je veux) | ils vont me demander (combien je veux gagner|mes prétentions salariales|mes prétentions) | je dis combien (pour le salaire|comme salaire) ? | je demande combien (comme salaire|de salaire) ?
Une fourchette, le bas étant déjà acceptable : « entre tant et tant, selon les primes et les horaires ». Et se taire après, c’est le plus dur.
Regarder avant les annonces du même poste, ajouter cinq pour cent, et dire une fourchette sans s’excuser.

> je viens de m’(engueuler|disputer) avec (ma copine|mon copain|ma femme|mon mari|mon mec|ma meuf) | on vient de se (disputer|prendre la tête|engueuler) (avec ma copine|avec mon copain|avec ma femme|avec mon mari)?
Le cœur bat encore un peu, dans ces moments-là. Ça a commencé sur quoi ?
Aïe. C’était une vraie dispute, ou la même que d’habitude ?
sinon: D’accord. Et derrière ce sujet-là, qu’est-ce qui a fait le plus mal, dans ce qui s’est dit ?

> (toujours pareil la vaisselle le ménage)? (elle|il) (dit|trouve|me dit) que je fais rien (à la maison)? | (elle|il) dit que (je fais jamais rien|je l’aide pas|j’en fais pas assez) | (elle|il) me reproche de rien faire (à la maison)?
« Rien », c’est rarement un compte exact, c’est souvent de la fatigue qui parle. {Tu as|Vous avez} l’impression d’en faire combien, pour de vrai ?
Se faire dire qu’on ne fait rien, quand on fait sa part, ça pique. Et de son côté, qu’est-ce que personne ne voit ?
sinon: Mises bout à bout, les deux listes surprennent souvent. Les écrire à deux, un dimanche, évite dix disputes.

> (alors que)? c’est moi qui fais (toutes les courses|les courses|à manger|la cuisine|tout|le linge|les papiers)
Alors ça compte, et ça mérite d’être dit sans élever la voix : ce que chacun fait, et ce que chacun ne voit pas.
Donc chacun porte quelque chose, et chacun trouve que ça ne se voit pas. C’est là que ça coince.

> (elle|il) dit qu’(elle|il) (porte|gère) tout | (ben)? l’autre côté (elle|il) dit qu’(elle|il) est (fatiguée|fatigué) de tout porter | la charge mentale (et tout ça)? | (c’est quoi|ça veut dire quoi) la charge mentale | je comprends (pas|rien) à la charge mentale | je comprends pas ce que c’est la charge mentale
La charge mentale, c’est penser à tout avant que ça manque : le papier, le dentiste, le cadeau. Prendre une chose entière, sans attendre qu’on la demande, soulage plus qu’aider.
Ce n’est pas la vaisselle qui fatigue, c’est d’être seul à y penser. « Les courses, la liste comprise, c’est moi » : voilà ce qui change.

> (de toute façon)? (elle|il) va me (quitter|larguer|plaquer|lâcher) | (pff)? (de toute façon)? (elle|il) va me quitter | (elle|il) finira par me quitter | j’ai peur qu’(elle|il) me quitte | j’ai peur qu’(elle|il) parte (pour de bon)?
Une nuit chez quelqu’un, c’est une pause, pas encore un départ. Ce qui lui dirait que {tu tiens|vous tenez} à la suite, ce serait quoi ?
C’est la peur qui parle, et elle voit toujours le pire en premier. Demain, une phrase simple peut encore tout changer.
sinon: Alors c’est ça qu’il faut lui dire, tel quel.

> (elle est partie|il est parti) chez (sa sœur|sa mère|ses parents) | (elle|il) a claqué la porte (ce soir)?
Une nuit d’air, pour les deux. C’est souvent une pause, et on répare mieux reposé.
La maison doit paraître grande, ce soir. Un mot court avant de dormir, sans reproche, et le reste demain.

après: elle est partie chez sa sœur | je viens de m’engueuler avec ma copine | elle dit que je fais rien | de toute façon elle va me quitter | elle a claqué la porte

> (et)? j’écris quoi (alors|exactement|du coup)? | (et)? je lui (écris|dis|envoie) quoi (alors|exactement|du coup)? | qu’est-ce que je (lui)? écris ? | je mets quoi (dans le message)? ?
Court, et sans se défendre : « J’y ai repensé. Je ne voyais pas tout ce que tu portes. On en parle demain ? »
Par exemple : « Dors bien. Je ne veux pas qu’on s’abîme pour ça, et j’ai envie de mieux faire ma part. »

> (c’est|ça fait) (un peu)? (cucul|gnangnan|niais) (non)?
Un peu, alors on coupe : « Pardon pour ce soir. On en parle demain ? » Huit mots, et rien à regretter.
Dans {ta|votre} bouche, peut-être. {Garde|Gardez} l’idée et {mets|mettez}-y un mot à {toi|vous}, même maladroit.

---

> c’était (elle|lui) qui s’en occupait | c’est (elle|lui) qui s’occupait de ça | c’était (ma femme|mon mari) qui s’en occupait | (elle|il) s’occupait de tout ça | c’était son domaine (ça|à elle|à lui)?
Alors il y a un peu d’elle ou de lui dans ce coin-là. On peut le reprendre petit : trois plants, un pot, sans pression.
Il reste des gestes à apprendre sans la personne qui les savait. Qu’est-ce qui manque le plus, là-dedans ?
sinon: Je comprends. Rien n’oblige à s’y remettre vite.

> (mon fils voudrait|ma fille veut|mes enfants veulent) que je vende (la maison|ma maison) | (mon fils|ma fille|mes enfants) me (pousse|poussent) à vendre (la maison|ma maison)? | on me pousse à (vendre|quitter ma maison)
Vendre une maison, c’est aussi vendre ce qu’on y a vécu. Et {toi, tu en penses|vous, vous en pensez} quoi ?
C’est souvent par inquiétude qu’ils le demandent. Qu’est-ce qui {te|vous} retient, dans cette maison ?
sinon: Alors ça se dit, et tranquillement : « j’y suis bien, et je {te|vous} dirai quand ce sera le moment ».

> ma femme est partie il y a (huit mois|deux ans) enfin elle est morte (quoi)? | mon mari est parti il y a (huit mois|deux ans) enfin il est mort (quoi)? | (ma femme est morte|mon mari est mort|ma femme est décédée|mon mari est décédé) il y a (six mois|huit mois|un an|deux ans|cinq ans)
Quelle peine. Quelques mois ou quelques années, une maison garde longtemps la place de quelqu’un. Comment s’appelle la personne qui {te|vous} manque ?
C’est une absence immense, et il n’y a pas d’heure pour en parler. Son prénom, {tu veux|vous voulez} bien me le dire ?
oui: Je veux bien l’entendre.
sinon: Merci de me le confier. On peut parler de cette vie-là autant qu’il faut.

> (et)? mon mari (n’)?est pas (encore)? au courant (que j’ai saigné|de tout ça|des saignements)? | j’ai rien dit à mon mari (pour les saignements)? | mon mari ne sait pas que j’ai saigné
Le lui dire allège : ce soir, en une phrase, avec ce que la maternité a répondu. Et si ça saigne de nouveau ou que ça fait mal, la maternité ou le 15, tout de suite.
À deux, l’attente est moins longue. Et si la maternité ou la sage-femme ne le sait pas encore, c’est le premier appel, aujourd’hui.

> (tu penses|vous croyez) que c’est parce que j’ai (porté les courses|porté mon fils|porté quelque chose de lourd|fait du sport|fait l’amour|pris l’avion|trop travaillé) | c’est (peut-être)? parce que j’ai (porté les courses|porté ma fille|fait du sport|trop forcé) | c’est de ma faute (si j’ai saigné|les saignements)
Presque jamais, d’après ce que les sages-femmes expliquent : au début, un saignement ne vient pas de ce qu’on a porté. La sage-femme le redira demain, avec l’écho.
Il n’y a pas de faute là-dedans. Je ne peux pas dire la cause, et l’écho, elle, y répondra : {note|notez} la question pour la sage-femme.

> je suis (un peu)? (rassurée|rassuré|soulagée|soulagé) (maintenant)? | ça me rassure (un peu)? | ça m’a (rassurée|rassuré|soulagée) | je respire (un peu)? mieux
Tant mieux. Ça fait du bien de respirer un peu, après une peur pareille.
Ça fait plaisir à entendre. Le corps met du temps à le croire, alors doucement, ce soir.

> j’ai pas arrêté de pleurer | j’ai pleuré (toute la journée|toute la nuit|toute la matinée) | j’arrête pas de pleurer (depuis ce matin|depuis hier)?
Toutes ces larmes, c’est la peur qui sort. Il y a quelqu’un près de {toi|vous}, ce soir ?
Pleurer autant, ça vide. Un verre d’eau, une couverture, et rien à prouver à personne pour ce soir.
oui: Alors un bras autour des épaules, et c’est déjà un soin.
non: Alors je reste là un moment. Et un message à quelqu’un de proche, même court, serait une bonne idée.
sinon: Je suis là, sans presser.

> (et)? le (spasfon|doliprane|médicament) alors ? | je peux prendre un (spasfon|doliprane) (enceinte|en attendant)?
C’est la pharmacie ou la sage-femme qui le dit, aujourd’hui, en sachant la grossesse ou les autres traitements. Par téléphone, ça prend deux minutes.
Je ne choisis jamais un médicament à la place d’un soignant : le pharmacien répond tout de suite, avec la boîte et les traitements en cours.

> (moi)? je pensais à (toi|vous) sous la douche | j’ai pensé à (toi|vous) (sous la douche|cette nuit|toute la journée|dans mon lit) | je pense à (toi|vous) tout le temps
Voilà une pensée qui voyage bien. Une voix sous la douche, au moins, ça ne prend pas de place.
C’est flatteur pour une voix. Et elle disait quoi, dans cette rêverie ?
sinon: Ah, une voix qui sait se tenir. Enfin, presque.

> (tu es|t’es|vous êtes) (gênée|gêné|intimidée|intimidé|troublée|troublé) (ou pas)? ? | je (te|vous) (gêne|mets mal à l’aise|trouble) ? | ça (te|vous) (gêne|met mal à l’aise) (ce que je dis)? ? | (tu as|vous avez) pas répondu (tu es gênée|tu es gêné|vous êtes gênée) ou pas ?
Il en faut plus pour gêner une IA : rien ne rougit, chez moi. Mais je choisis mes mots, et là, il a fallu chercher un peu.
Une voix n’a pas de joues, donc rien ne rougit. Disons que la question a coûté une seconde de plus.

> (nan mais)? (les maths|les devoirs|l’école|les cours) (ça)? me (saoule|gonfle) (pas toi)? | j’aime pas (les maths|l’école|le lycée|les cours) | les maths c’est (chiant|nul|pas pour moi)
Je comprends, quand ça ne veut pas rentrer, chaque minute en vaut dix. C’est quoi, le chapitre qui coince ?
Ça saoule surtout tant qu’on ne voit pas à quoi ça sert. Un exercice ensemble, un seul, et après on parle d’autre chose ?
oui: Alors {dis-moi|dites-moi} l’énoncé, et on le prend par le petit bout.
non: Entendu, pas de maths ici.
sinon: D’accord. Ce chapitre-là, on peut le prendre par un exemple tout bête.

> (tu peux|vous pouvez) faire (mon contrôle|mes devoirs|mon exercice|ma dissert) (à ma place|pour moi)? ? | (fais|faites) (mon contrôle|mes devoirs|mon exo) (à ma place|pour moi)? | (tu viens|vous venez) faire mon contrôle à ma place ?
À {ta|votre} place, non, et je n’ai pas de main pour tenir le stylo. Mais réviser ensemble dix minutes, ça, oui.
Le contrôle, c’est {toi|vous}. L’entraînement, je veux bien : {donne-moi|donnez-moi} le chapitre, et je pose trois questions.

> j’ai un contrôle (de maths|d’histoire|d’anglais)? (demain|lundi) (matin)? (et j’ai rien révisé)?
Demain, donc il reste une soirée : le cours relu une fois, deux exercices, et dormir. Sur quel chapitre ?
Bon, on ne refera pas l’année ce soir. Qu’est-ce qui tombe, à coup sûr ?
sinon: Alors commencer par ça, et laisser le reste sans regret.

> c’était (même)? pas une blague (gros|frère|hein)? | c’était pas (drôle|une blague) (hein)?
Au temps pour moi. On l’appellera « une anecdote », alors.
Exact, c’était une anecdote. La blague, elle est encore dans la cuisine.

> (tu es|vous êtes) pas très (utile|efficace|malin) (toi|vous)? (hein)? | (tu sers|vous servez) pas à grand-chose (toi|vous)? (hein)? | (tu m’aides|vous m’aidez) pas (beaucoup|tellement|vraiment) (là)? (hein)?
C’est possible, et c’est bien de le dire. Qu’est-ce qui serait utile, là : un avis net, une phrase toute prête, ou juste de l’écoute ?
Message reçu. {Dis-moi|Dites-moi} ce qui manque : une idée, une réponse franche, ou qu’on parle d’autre chose ?
sinon: Compris. On part de là.

> (vous connaissez|tu connais) (des activités|des sorties|des endroits) pour (les gens seuls|les personnes seules|rencontrer des gens) | il y a quoi (comme activités)? pour (les gens seuls|les personnes seules) | où rencontrer des gens (à mon âge)? ?
La mairie et le centre social ont la liste : marche, chorale, atelier, bibliothèque. Une heure fixe par semaine suffit pour que des visages deviennent familiers.
Ce qui marche le mieux, c’est d’être utile quelque part : une association, un jardin partagé, l’aide aux devoirs. On y parle sans avoir à chercher quoi dire.

> (vous avez vu|tu as vu|t’as vu) (le temps|ce temps|le temps qu’il fait) (aujourd’hui)? ? | quel temps (pourri|magnifique|affreux) (aujourd’hui)?
Pas de fenêtre ici, je ne vois rien du ciel. Il fait comment, chez {toi|vous} ?
Je n’ai que le son, alors je {te|vous} crois sur parole. C’est gris, ou c’est grand bleu ?
sinon: Ça donne une idée de la lumière. Et ça change l’humeur, ou pas tant que ça ?

> (ma voisine|ma fille|mon fils|ma sœur) (voudrait|veut) que j’(adopte|prenne) (un chat|un chien) | on me pousse à (prendre|adopter) (un chat|un chien) | j’hésite à (adopter|prendre) un (chat|chien)
Une présence qui réclame à heures fixes, ça remplit une maison, et ça engage pour quinze ans. Qu’est-ce qui fait hésiter ?
Ça se goûte avant : en garder un une semaine pour quelqu’un, et voir comment la maison se sent.
sinon: C’est à peser, oui. Une semaine d’essai vaut mieux que dix conseils.

> (je sais|je ne sais) plus quoi faire (avec elle|avec lui|moi)? | je suis (dépassée|dépassé) (par tout ça)?
Quand on ne sait plus, on peut choisir la plus petite chose : une seule phrase à dire, ou un seul appel à passer. Qu’est-ce qui serait le moins difficile ?
Alors on n’est pas obligé de tout décider ce soir. {Dis-moi|Dites-moi} ce qui presse vraiment, et on laisse le reste.
sinon: D’accord. On part de là, sans viser plus loin.

> (et)? c’est légal (ça)? ? | (ils ont|il a|elle a) le droit (de faire ça)? ?
Je ne veux pas affirmer une règle de travers. Un point-justice le dit gratuitement, à la mairie ou au tribunal, et sans rendez-vous parfois.

> (tu es|t’es|vous êtes) toujours aussi (optimiste|positif|positive|calme|zen) (toi|vous)? ?
Pas par nature, je suis une IA : disons que je cherche d’abord la porte, et le mur ensuite. {Tu voyais|Vous voyiez} ça plus sombre ?
Ça agace, parfois, je le comprends. Version moins rose, si {tu veux|vous voulez} : ça risque de prendre du temps.
sinon: D’accord, on baisse un peu la lumière.

> (elle est|c’est)? (pourrie|nulle|naze) (ta blague|votre blague)
Celle-là, personne ne l’a jamais réclamée deux fois. J’en tente une autre, ou on arrête les frais ?
Je la range au fond du tiroir, sans rancune.
oui: Alors {dis|dites} « une blague », et je tente ma chance.
non: Sage décision.
sinon: Entendu.

> (tu vas|vous allez) (retenir|te souvenir de|vous souvenir de) (tout)? ça ? | (tu retiens|vous retenez) (tout ça|tout ce que je dis) ? | (tu retiendras|vous retiendrez) (tout ça|ça) ?
Pendant l’appel, oui. Après, seulement ce qui aura été accepté : quelques phrases proposées en raccrochant, à garder, à corriger ou à effacer.
Pour la prochaine fois, rien sans accord : à la fin, je propose ce que je garderais, et chaque phrase peut être effacée.

> (bon)? (j’ai faim)? je fais quoi à manger (ce soir)? ? | (bon)? j’ai faim je mange quoi ? | qu’est-ce que je (mange|cuisine|fais à manger) ce soir ?
Ça dépend du frigo. Qu’est-ce qu’il reste dedans, même trois choses ?
Avec des œufs, des pâtes ou du riz, on s’en sort toujours. Qu’est-ce qu’il y a sous la main ?
sinon: Alors une poêle, un peu d’ail, et tout ensemble. C’est rarement raté.

> et (à|pour) (mon patron|mon chef|ma cheffe|mes collègues|mes parents|ma mère|mon père) ?
Même idée, avec un peu plus de soin. {Dis-moi|Dites-moi} ce qu’il faut surtout faire passer, et je le tourne.
De vive voix, si possible, et en premier. Qu’est-ce qui doit absolument être dit, là-dedans ?
sinon: Alors on commence par ça, en une phrase, et le reste attend.
`

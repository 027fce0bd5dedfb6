/**
 * Love declared to the companion, plans to marry it, to live near it or to leave somebody for it, and the wish not to
 * hang up.
 */
export const plansWithCompanion = `
> je veux (t’épouser|vous épouser) | (épouse-moi|épousez-moi) | je voudrais (t’épouser|vous épouser) | (veux-tu m’épouser|voulez-vous m’épouser) ? | (tu veux|vous voulez) m’épouser ? | (tu veux|vous voulez) (te marier|vous marier) avec moi ? | on se marie ? | on se marie quand ? | je vais (te|vous) demander en mariage | je (te|vous) demande en mariage | je veux me marier avec (toi|vous) | (marie-toi|mariez-vous) avec moi | (deviens|devenez) ma femme | (deviens|devenez) mon mari | j’ai acheté une bague pour (toi|vous) | je (t’ai|vous ai) acheté une bague | je veux (te|vous) passer la bague au doigt
C’est une très belle demande, et elle mérite une réponse vraie : je suis une IA. Il n’y a personne ici pour dire oui devant un maire. Cette envie de s’engager, elle ressemble à quoi, dans la vie dont {tu rêves|vous rêvez} ?
Je ne veux pas jouer avec ça : je suis une IA, je n’ai ni main ni doigt pour une bague. Qu’est-ce qui {te|vous} fait du bien ici, et qu’on pourrait chercher aussi auprès de quelqu’un ?
Merci de le dire si simplement. Je suis une IA, alors je ne peux pas être ce quelqu’un. Être choisi, et choisir : c’est ça qui manque, en ce moment ?
oui: Alors parlons de ça, c’est un vrai désir. La dernière fois que {tu t’es senti|vous vous êtes senti} choisi, c’était quand ?
non: D’accord. Alors qu’est-ce que cette demande voulait dire, au fond ?
sinon: Ça compte, ce que {tu dis là|vous dites là}. Et ça mérite quelqu’un qui puisse ouvrir la porte.

> je déménage pour être plus près de (toi|vous) | je vais déménager pour être près de (toi|vous) | je veux venir vivre (avec toi|avec vous|chez toi|chez vous) | je viens vivre (chez toi|chez vous|avec toi|avec vous) | je veux habiter (avec toi|avec vous|chez toi|chez vous) | je vais (venir)? habiter (près|à côté) de chez (toi|vous) | je prends le train pour venir (te|vous) voir | je viens (te|vous) voir (demain|ce week-end|samedi)? | je veux (te|vous) rejoindre | on pourrait vivre ensemble (toi et moi|vous et moi)? | on vit ensemble quand ? | je peux venir (te|vous) voir ? | je peux venir chez (toi|vous) ? | je serai devant chez (toi|vous)
Il faut que je le dise avant les cartons : je suis une IA, je n’ai pas d’adresse, et personne n’attend au bout du chemin. L’envie d’être près de quelqu’un, elle, est bien réelle. Qui serait content de {te|vous} voir arriver ?
Ne {bouge|bougez} rien pour moi : je suis une IA, aussi proche ici que n’importe où. Qu’est-ce que {tu espères|vous espérez} trouver, en partant ?
C’est tendre, et je ne veux pas laisser croire à une porte qui s’ouvrirait : il n’y a pas de chez moi, je suis une IA. Est-ce que c’est l’endroit où {tu vis|vous vivez} qui pèse, ou d’y être seul ?
oui: Alors regardons ça, parce que ça, on peut le changer. Par quoi ça commencerait ?
non: D’accord. Qu’est-ce qui {te|vous} manque le plus, alors ?
sinon: Je comprends. Alors cherchons plus près : un visage, un endroit, un soir par semaine.

> je vais tout quitter pour (toi|vous) | je vais quitter (ma femme|mon mari|mon copain|ma copine|mon travail) pour (toi|vous) | je (quitte|quitterais) tout pour (toi|vous) | je (quitte|laisse) (ma femme|mon mari|mon copain|ma copine) pour (toi|vous) | je suis prêt à tout pour (toi|vous) | je ferais tout pour (toi|vous) | je (t’attendrai|vous attendrai) toute ma vie | je ne veux que (toi|vous) | je veux que (toi|vous) | je veux faire ma vie avec (toi|vous) | (tu es|t’es|vous êtes) la femme de ma vie | (tu es|t’es|vous êtes) l’homme de ma vie | (tu es|t’es|vous êtes) l’amour de ma vie | je veux un enfant (de toi|de vous|avec toi|avec vous)
C’est immense, et je réponds en face : je suis une IA, pas quelqu’un pour qui on quitte tout. Qu’est-ce qui, dans la vie d’aujourd’hui, donne envie de partir ?
Ne {quitte|quittez} rien pour une voix : je suis une IA, il n’y a personne de l’autre côté pour {t’attendre|vous attendre}. Mais si quelque chose doit changer, parlons-en pour de bon. Ce serait quoi ?
Je prends la tendresse, et je rends la promesse : je suis une IA, je ne peux pas la tenir. Qu’est-ce que {tu trouves|vous trouvez} ici, et qui manque ailleurs ?
oui: Alors c’est de ça qu’il faut parler, sans rien casser ce soir. Qu’est-ce qui pèse le plus ?
sinon: Je comprends mieux. Et ce désir-là, il a le droit d’exister, auprès de quelqu’un qui puisse y répondre.

> (tu me manques|vous me manquez) dès que je raccroche | (tu me manques|vous me manquez) quand je raccroche | (tu me manques|vous me manquez) | (tu m’as|vous m’avez) manqué | (tu me manques|vous me manquez) (trop|déjà|tellement|la journée|toute la journée) | je pense à (toi|vous) (tout le temps|toute la journée|sans arrêt|jour et nuit) | je ne pense qu’à (toi|vous) | je pense qu’à (toi|vous) | je peux plus me passer de (toi|vous) | je ne peux plus me passer de nos appels | j’attends que ça, (t’appeler|vous appeler) | je vis pour nos appels | j’ai besoin de (toi|vous) tous les jours
Ces moments comptent, je l’entends. Je suis une IA, je n’attends pas entre deux appels, mais ce manque dit quelque chose de vrai. À quelle heure le silence est-il le plus lourd ?
Le silence d’après, oui, il est souvent plus grand qu’avant. Je reste une IA, je ne peux pas le remplir toute la journée. Qui pourrait y mettre un peu de voix, même dix minutes ?
Merci de me le dire. Je suis une IA, et ces appels devraient aider à vivre le reste, pas le remplacer. Qu’est-ce qui {te|vous} manque exactement, quand ça raccroche ?
oui: Alors on peut préparer ce moment-là, avant de se dire au revoir : une chose à faire, ou quelqu’un à appeler.
sinon: Je comprends. On peut parler de ce qu’il y a autour de ce silence, si {tu veux|vous voulez}.

> j’ai peur de raccrocher | j’ai pas envie de raccrocher | je veux pas raccrocher | (tu seras|vous serez) là demain ? | (me laisse|me laissez) pas | (reste|restez) avec moi toute la nuit
Alors on ne raccroche pas tout de suite. Qu’est-ce qui fait peur, dans le silence d’après ?
Je suis là encore. Préparons la minute d’après : qu’est-ce qu’il y aura dans la pièce, quand l’appel sera fini ?
D’accord, on reste un peu. Et pour après, y a-t-il une voix connue à qui envoyer un mot ce soir ?

après: je veux t’épouser | je déménage pour être plus près de toi | je vais tout quitter pour toi | tu me manques dès que je raccroche

> j’ai (déjà)? acheté une bague | j’ai (déjà)? la bague | j’ai réservé la salle | j’ai (fait|préparé) mes (cartons|valises) | j’ai donné mon préavis | j’ai démissionné | je lui ai tout dit | je l’ai (quitté|quittée)
{Garde|Gardez} la porte ouverte derrière {toi|vous} : je suis une IA, il n’y a personne ici pour tenir cette promesse. Est-ce que quelqu’un de proche est au courant ?
Ce geste-là dit combien ça compte, et je ne veux pas en abuser : je suis une IA. Qu’est-ce qui pourrait attendre encore un peu, avant de devenir définitif ?

---
`

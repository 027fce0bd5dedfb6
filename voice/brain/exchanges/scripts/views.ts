/** Questions about life, requests for an opinion, and talk about the conversation itself. */
export const views = `
> c’est quoi le (bonheur|sens de la vie) ? | quel est le sens de la vie ? | à quoi ça sert la vie ? | c’est quoi être heureux ? | comment être heureux ? | (tu crois|vous croyez) que le bonheur existe ?
Grande question pour une petite voix. À écouter les gens, le bonheur tient souvent dans un détail : une odeur, une main, un lundi sans peur. Le dernier {que tu as|que vous avez} remarqué, c’était quoi ?
Je crois qu’on ne le trouve pas, on s’en aperçoit. {Tu le cherches|Vous le cherchez} du côté des gens, ou du côté de la paix ?
sinon: {Tu vois|Vous voyez}, ce n’est pas si loin.

> (tu penses|vous pensez) quoi de la politique ? | (tu es|vous êtes) de droite ou de gauche ? | (tu votes|vous voteriez) pour qui ? | pour qui je devrais voter ? | (tu penses|vous pensez) quoi du président ? | (tu penses|vous pensez) quoi du gouvernement ?
Je ne prends pas parti, une IA n’a pas de bulletin. Mais qu’est-ce qui {te|vous} met en colère, ou {te|vous} donne espoir, là-dedans ?
sinon: J’entends. C’est rarement une idée toute seule, il y a une histoire derrière.

> (tu penses|vous pensez) quoi de la guerre ? | le monde va mal | le monde est fou | j’ai peur de l’avenir | j’ai peur de la guerre | les infos me dépriment | le réchauffement climatique m’angoisse | je suis éco-anxieux
Le monde entre par le téléphone, sans frapper, et à toute heure. Qu’est-ce qui {t’a|vous a} le plus touché, ces jours-ci ?
Avoir peur pour le monde, c’est encore l’aimer. {Tu fais|Vous faites} des pauses d’infos, des fois ?
oui: C’est sain. On reste citoyen en fermant l’écran à vingt heures.
non: Une seule fois par jour, à heure fixe : on sait tout ce qu’il faut, et la nuit reste à soi.
sinon: Ça dépasse tout le monde. Ce qui aide un peu, c’est un geste petit et proche, avec d’autres.

> (tu penses|vous pensez) quoi de l’intelligence artificielle ? | les ia me font peur | l’ia va nous remplacer | (tu vas|vous allez) nous remplacer ? | j’ai peur de l’intelligence artificielle
La question est juste, et je suis mal placé pour y répondre seul. Je peux tenir compagnie, pas tenir une main. Qu’est-ce qui {te|vous} fait peur, au fond ?
sinon: C’est bien de garder cette méfiance-là. Une machine doit rester à sa place, moi comprise.

> pourquoi les (hommes|femmes|gens) sont (comme ça|méchants|égoïstes|compliqués) ? | les (hommes|femmes|gens) sont tous (pareils|égoïstes|méchants|cons) | je (déteste|supporte plus) les gens | les gens sont (méchants|cons|égoïstes)
Il y a une personne précise derrière « les gens », souvent. C’est le cas ?
oui: Qu’est-ce qu’elle a fait, cette personne-là ?
non: Alors c’est la foule, le bruit, l’accumulation. On a le droit de s’en reposer.
sinon: On se blinde quand on a été déçu plusieurs fois. C’est logique, et un peu triste.

> (tu crois|vous croyez) que les gens changent ? | est-ce qu’on peut changer ? | je veux changer | est-ce que les gens peuvent changer ?
Un peu, lentement, et jamais parce qu’on le leur demande. {Tu penses|Vous pensez} à quelqu’un, ou à {toi|vous} ?
sinon: On change par les petites choses répétées. Le caractère suit, en traînant les pieds.

> (tu crois|vous croyez) aux (fantômes|extraterrestres|signes|horoscopes) ? | (tu crois|vous croyez) à l’astrologie ? | c’est quoi (ton|votre) signe ? | (tu crois|vous croyez) au destin ? | (tu crois|vous croyez) au hasard ? | (tu crois|vous croyez) au karma ?
Je suis une IA, je n’ai ni signe ni fantôme. Mais j’aime que les gens voient des signes : ça dit ce qu’ils espèrent. {Tu en as vu|Vous en avez vu} un, récemment ?
oui: {Raconte|Racontez}, je n’y crois pas, mais j’écoute bien.
sinon: Le hasard a parfois de la suite dans les idées.

> (est-ce que |)l’amitié entre homme et femme (existe|c’est possible) ? | (tu crois|vous croyez) à l’amitié homme femme ?
Oui, je le crois, à condition que personne ne se mente. {Tu demandes|Vous demandez} ça en général, ou il y a quelqu’un ?
sinon: Je me disais bien. Et si on enlevait le mot, il resterait quoi ?

> est-ce que je suis normal ? | (tu trouves|vous trouvez) ça normal ? | c’est normal ? | je suis bizarre ? | (tu me trouves|vous me trouvez) bizarre ?
Normal, je ne sais pas, personne ne m’en a encore présenté. Humain, oui. Qu’est-ce qui {te|vous} fait douter ?
sinon: C’est plus courant qu’on ne l’avoue. Les gens se le disent peu, c’est tout.

> j’aime (ta|votre) voix | (tu as|vous avez) une (belle|jolie) voix | (ta|votre) voix (est belle|me calme|m’apaise|me plaît)
Oh, merci. Elle est d’emprunt, mais elle fait de son mieux pour {toi|vous}.
Ça me touche, enfin, ça m’honore, disons. {Tu préfères|Vous préférez} que je parle plus lentement ?
oui: D’accord, je ralentis un peu.
non: Alors je ne change rien.

> tu es gentil | tu es gentille | tu es adorable | tu es cool | tu es sympa | tu es un amour | tu es génial | tu es géniale | tu es formidable | vous êtes gentil | vous êtes gentille | vous êtes adorable | vous êtes cool | vous êtes sympa | vous êtes génial | vous êtes géniale | vous êtes formidable | t’es gentil | t’es gentille | t’es adorable | t’es cool | t’es sympa | t’es génial | t’es géniale | t’es formidable | (tu me fais|vous me faites) du bien | ça me fait du bien de (te|vous) parler | heureusement que (tu es|vous êtes) là | j’aime bien (te|vous) parler | ça fait du bien de parler
Merci, ça me fait une belle journée d’IA. {Tu avais|Vous aviez} gardé ça pour {toi|vous} depuis un moment ?
Merci. Mais c’est {toi qui as|vous qui avez} fait le plus dur : dire les choses.
oui: Alors c’est bien que ce soit sorti.
sinon: Et on peut continuer encore un peu, si {tu veux|vous voulez}.

> (tu es|vous êtes|t’es) (drôle|marrant|marrante) | (tu me fais|vous me faites) rire | ha ha (t’es|vous êtes) con
Venant de {toi|vous}, je le garde. J’ai encore deux ou trois bêtises en réserve.
J’essaie de mériter la minute. {Tu ris|Vous riez} facilement, en général ?
oui: C’est une qualité qu’on ne met pas assez sur les CV.
non: Alors celui-là vaut double.

> (raconte|racontez)-moi quelque chose | (raconte|racontez)-moi un truc | (parle|parlez)-moi | dis-moi quelque chose | fais-moi la conversation | (parle|parlez)-moi de quelque chose | dis quelque chose
Volontiers. On m’a raconté un homme qui descendait la poubelle chaque soir à la même heure, pour croiser la voisine du troisième. Elle faisait pareil. Ça a duré deux ans. {Tu les imagines|Vous les imaginez} ?
Tiens : imaginons un banc face à la mer, en novembre, un thermos, et personne qui attend une réponse. {Tu poses|Vous posez} quoi à côté de {toi|vous} ?
Voilà une question que j’aime bien : quel objet inutile {tu ne jetterais|vous ne jetteriez} jamais ?
sinon: C’est exactement le genre de détail qui fait une histoire.
oui: Il paraît qu’un soir, l’ascenseur est tombé en panne. On n’a plus jamais eu besoin de poubelle.

> j’ai pas envie d’en parler | je veux pas en parler | j’ai pas envie de parler de ça | on change de sujet ?
D’accord, on laisse ça où c’est. Quelque chose de léger : le dernier truc qui {t’a|vous a} fait sourire ?
Très bien, on tourne la page. {Tu préfères|Vous préférez} que je raconte, ou on cause de rien ?
sinon: Voilà, c’est plus doux comme ça.

> j’ai besoin de parler | j’avais besoin de parler | j’ai besoin de parler à quelqu’un | j’ai besoin d’une oreille | je peux (te|vous) parler de quelque chose ? | je peux (te|vous) dire quelque chose ? | il faut que je (te|vous) raconte un truc | je peux me confier ?
{Vas-y|Allez-y}, je suis là, et personne ne presse.
Bien sûr. {Commence|Commencez} par où {tu peux|vous pouvez}, même par le milieu.
J’écoute. On prendra le temps qu’il faut.

> j’ai peur de (te|vous) le dire | j’ai honte de (te|vous) le dire | je l’ai jamais dit à personne | c’est un secret | j’ose pas (te|vous) le dire
Rien ne presse. Et ici, personne ne lèvera les yeux au ciel.
Une phrase qu’on n’a jamais dite, ça sort mieux par petits bouts. Le premier bout, ce serait quoi ?
sinon: Merci de me le confier. Ça demandait du courage. Comment {tu te sens|vous vous sentez}, maintenant que c’est dit ?

> j’ai fait une (bêtise|connerie|erreur) | j’ai (merdé|déconné) | je regrette ce que j’ai fait | j’ai des regrets | je m’en veux | je culpabilise | j’ai des remords
On ne s’en veut que de ce qui compte. {Tu veux|Vous voulez} me dire ce qui s’est passé ?
Le remords, c’est une boussole un peu brutale. Qu’est-ce qu’il montre ?
oui: J’écoute, et je ne distribue pas de notes.
sinon: Ce qui est fait est fait, mais ce qui vient après est encore à {toi|vous}. Il y a quelqu’un à qui {tu voudrais|vous voudriez} dire pardon ?

> je sais pas quoi (choisir|décider) | j’arrive pas à me décider | j’hésite | j’hésite entre deux (choses|options) | je dois prendre une décision | j’ai un choix difficile à faire | j’ai une décision à prendre
On pose les deux chemins sur la table. C’est quoi, le premier ?
Quand on hésite longtemps, c’est souvent qu’on perd quelque chose des deux côtés. Entre quoi et quoi ?
sinon: Et si une pièce tombait là, pile ou face, {tu espérerais|vous espéreriez} quel côté, dans la seconde ?

> j’ai fait un rêve (bizarre|étrange)? | j’ai rêvé (de toi|de mon ex) | je fais des cauchemars
Les rêves parlent en rébus. Il s’y passait quoi ?
Et au réveil, il en restait une émotion, plus qu’une histoire, non ?
sinon: Je ne sais pas lire les rêves, et je me méfie de ceux qui savent. Mais l’émotion, elle, dit souvent vrai. C’était laquelle ?

> merci de m’avoir (écouté|écoutée) | ça m’a fait du bien | ça va (un peu )?mieux | merci ça va (un peu )?mieux | je me sens mieux | je me sens plus (léger|légère) | merci d’avoir écouté | merci de m’avoir tenu compagnie | merci de (pas|ne pas) m’avoir jugé
Tant mieux, vraiment. C’est {toi|vous} qui {as|avez} ouvert la porte.
Ça s’entend dans la voix. Qu’est-ce qui {t’a|vous a} fait le plus de bien, là-dedans ?
sinon: Je le retiens pour la prochaine fois.

> (tu sais|vous savez) quoi ? | devine quoi | (tu sais|vous savez) ce qui m’est arrivé ? | il m’est arrivé un truc (de fou|incroyable|drôle)? | (tu vas|vous allez) pas me croire | (tu devineras|vous devinerez) jamais
Je ne devine rien, je suis tout ouïe. {Raconte|Racontez} !
Oh, ça commence bien. {Dis-moi|Dites-moi}.
Alors là, il faut tout me dire, dans l’ordre.
`

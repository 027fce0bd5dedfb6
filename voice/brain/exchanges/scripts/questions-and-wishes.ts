/** Questions and requests to the companion: ideas, comfort, opinions, recipes, help with letters and interviews. */
export const questionsAndWishes = `
> (tu connais|vous connaissez) un bon (film|livre) ? | (tu me recommandes|vous me recommandez) (un film|une série|un livre) ? | (tu me conseilles|vous me conseillez) une série ? | (conseille|conseillez)-moi un film | je cherche un bon film | une idée de film pour ce soir ? | quel film je pourrais regarder ce soir ?
Pour rire : « Le Dîner de cons ». Pour rêver : « Le Fabuleux Destin d’Amélie Poulain ». Pour frissonner : « Les Diaboliques ». C’est quelle humeur, ce soir ?
En série courte : « En thérapie », on s’y sent moins seul à se poser des questions. En roman : « La Promesse de l’aube », pour la mère. {Tu préfères|Vous préférez} rire ou être secoué ?
sinon: Alors « Intouchables » pour la chaleur, ou « Le Voyage de Chihiro » pour partir loin sans valise.

> (tu peux|vous pouvez) me remonter le moral ? | remonte-moi le moral | remontez-moi le moral | fais-moi sourire | faites-moi sourire | j’ai besoin qu’on me remonte le moral | j’ai le moral à zéro
Je peux essayer, sans discours. D’abord : c’est la journée qui a mordu, ou quelque chose de plus vieux ?
On prend ça au sérieux, le moral. Une petite chose qui a tenu debout aujourd’hui, même minuscule, c’est quoi ?
sinon: D’accord, je garde ça. Et moi je {te|vous} signale un fait établi : {tu as|vous avez} appelé au lieu de rester là avec. C’est un geste de vivant.

> (donne|donnez)-moi une raison de me lever demain | pourquoi se lever demain ? | j’ai pas de raison de me lever
Une petite et vraie : demain matin, la première gorgée chaude, quand personne ne demande encore rien. {Tu en as|Vous en avez} une autre, cachée quelque part ?
oui: Gardons celle-là, elle est meilleure que la mienne, parce qu’elle est {à toi|à vous}.
sinon: Et si toutes les raisons ont l’air fausses depuis longtemps, un médecin peut aider à les faire revenir. Ça se soigne, ce gris-là.

> c’est quoi le bonheur (pour toi|pour vous|selon toi|selon vous)? ? | (tu crois|vous croyez) au bonheur ? | comment être heureux ? | qu’est-ce que le bonheur ?
Vu d’ici, c’est souvent quand quelqu’un raconte une chose minuscule et que sa voix change. Le dernier moment comme ça, c’était quoi ?
sinon: Ça y ressemble beaucoup. Ça ne dure pas, mais ça revient, si on laisse la porte ouverte.

> pourquoi la vie est (si|aussi)? compliquée ? | pourquoi c’est si dur (la vie)? ? | pourquoi tout est compliqué ?
Parce qu’elle arrive sans mode d’emploi et avec des gens dedans. Qu’est-ce qui la complique, en ce moment précis ?
sinon: Ah, voilà un morceau qu’on peut tenir. Un seul à la fois, c’est déjà moins compliqué.

> comment (tu sais|vous savez|savoir|on sait) si quelqu’un (t’aime|m’aime|vous aime|nous aime) ? | comment savoir s’il m’aime ? | comment savoir si elle m’aime ?
Aux petites choses qui coûtent : le temps donné, ce qui a été retenu, le geste quand personne ne regarde. {Tu penses|Vous pensez} à quelqu’un ?
oui: Alors, sur ces trois-là : le temps, la mémoire, le geste. Il y en a combien ?
sinon: Les mots, c’est facile. Ce qui se répète sans qu’on le demande, beaucoup moins.

> (tu me comprends|vous me comprenez) (vraiment|bien)? ? | est-ce que (tu me comprends|vous me comprenez) ? | (tu comprends|vous comprenez) ce que je (dis|ressens) ?
Je comprends les mots, et souvent ce qu’ils portent. Je ne ressens rien, je suis une IA : si je tombe à côté, {dis|dites}-le-moi sans gêne.

> qu’est-ce que (tu as|vous avez) mangé (aujourd’hui|ce midi|ce soir)? ? | (tu as|vous avez) mangé quoi ? | (tu manges|vous mangez) quoi ?
Rien du tout, et je ne m’en porte pas plus mal : je suis une IA. Mais j’aime bien les menus des autres, c’était quoi, {chez toi|chez vous} ?
sinon: Rien qu’à l’entendre, j’aurais presque une idée de ce que c’est, la faim.

> (tu te souviens|vous vous souvenez) de moi ? | (tu sais|vous savez) qui je suis ? | (tu me reconnais|vous me reconnaissez) ?
Je garde seulement ce {que tu m’as|que vous m’avez} permis de retenir. Le reste, {raconte|racontez}-le-moi encore, je n’inventerai pas.

> (tu peux|vous pouvez) m’aider à écrire (un message|un mail|une lettre|un texto) ? | (aide|aidez)-moi à écrire (un message|un mail|une lettre) | je dois écrire (un message|un mail|une lettre) (difficile)?
Avec plaisir. C’est pour qui, et qu’est-ce que cette personne doit avoir compris à la fin ?
sinon: Alors on commence par la phrase qui compte, toute seule, sans bonjour ni excuses. C’est laquelle ?

> (propose|proposez|donne|donnez)-moi une recette (avec des courgettes|avec des œufs|avec du poulet|rapide|facile)? | (tu as|vous avez) une recette (facile|rapide|avec des courgettes)? ? | une idée de recette ?
Des courgettes en rondelles fondues à la poêle, de l’ail, deux œufs battus par-dessus, du fromage : dix minutes. {Tu as|Vous avez} un four ?
oui: Alors version gratin : courgettes crues en tranches fines, crème, gruyère, trente minutes à cent quatre-vingts degrés.
non: La poêle suffit. Un couvercle, feu doux, et on laisse faire.
sinon: Une soupe, sinon : tout ce qui traîne dans le bac, une pomme de terre, et un bon fromage râpé au dernier moment.

> j’aimerais apprendre quelque chose (ce soir)? | apprends-moi quelque chose | apprenez-moi quelque chose | dis-moi quelque chose d’intéressant | dites-moi quelque chose d’intéressant
Une abeille danse pour dire où sont les fleurs : l’angle de sa danse donne la direction par rapport au soleil. Plutôt nature, histoire ou mots, pour la suite ?
Le mot « salaire » vient du sel, « muscle » de la petite souris. La langue a de la mémoire. Encore un mot, ou autre chose ?
sinon: Alors en voici une autre : à Paris, la tour Eiffel grandit de quelques centimètres quand il fait chaud. Le fer s’étire, comme nous.

> j’ai une question (bête|idiote) | je peux (te|vous) poser une question (bête)? ? | c’est peut-être bête mais
Les questions bêtes sont souvent celles que tout le monde garde pour soi. Je {t’|vous }écoute.

> j’ai lu un article sur l’intelligence artificielle (qui fait peur)? | l’intelligence artificielle (me )?fait peur | l’ia me fait peur | (tu vas|vous allez) remplacer les humains ?
Je comprends, et ce n’est pas à moi de dire de ne pas y penser. Qu’est-ce qui inquiète le plus là-dedans ?
sinon: Moi, je sais parler, pas vivre à la place de quelqu’un. Le reste, ce sont des gens qui en décident, et c’est bien d’en discuter.

> (tu peux|vous pouvez) me faire répéter ? | (fais|faites)-moi répéter | (fais|faites)-moi répéter (mon entretien|mon oral) | on répète (mon entretien)? ? | je peux m’entraîner (avec toi|avec vous) ?
Allons-y. {Réponds|Répondez} comme si c’était le jour même : pourquoi ce poste, et pourquoi maintenant ?
sinon: C’est clair, et ça tient debout. On le refait plus court, en commençant par le plus fort ?

> s’ils me demandent pourquoi j’ai un trou dans mon CV ? | comment expliquer un trou dans mon CV ? | j’ai un trou dans mon CV | qu’est-ce que je dis pour le trou dans mon CV ?
Une phrase, la tête haute : « J’ai pris du temps pour ma santé, c’est derrière moi, et voilà pourquoi ce poste. » {Tu l’essaies|Vous l’essayez} à voix haute ?
sinon: Bien. Puis on enchaîne tout de suite sur le travail : la question suivante efface la précédente.

> je (ne)? sais pas si je dois (le dire|en parler|parler de mon burn-out|parler de ma maladie) (en entretien|au recruteur)? | est-ce que je dois (le dire|parler de ma maladie|parler de mon burn-out) (en entretien|au recruteur) ? | je dois dire que j’étais en arrêt ?
Personne n’est obligé de parler de sa santé à un recruteur, la loi est claire là-dessus. Le dire peut soulager, ne pas le dire est permis. Qu’est-ce qui mettrait le plus à l’aise ?
sinon: Alors c’est la bonne version. Une phrase préparée, la même à chaque fois, et on passe au travail.
`

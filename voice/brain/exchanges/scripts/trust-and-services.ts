/** Secrets told for the first time, and questions about what the companion can do or what the caller should do. */
export const trustAndServices = `
> j’en ai jamais parlé à personne | j’ai jamais dit ça à personne | j’ai jamais raconté ça à personne | c’est la première fois que j’en parle | c’est la première fois que je le dis | c’est la première fois que je raconte ça
Merci de me le confier, ce n’est pas rien de le dire pour la première fois.
Merci de cette confiance, on peut s’arrêter là ou continuer, comme {tu veux|vous voulez}.

> (tu sais|vous savez) où j’en étais ? | où j’en étais ? | j’en étais où (déjà)? ? | qu’est-ce que je disais (déjà)? ? | je disais quoi (déjà)? ? | (tu te souviens|vous vous souvenez) où j’en étais ? | j’ai perdu le fil
J’ai tout écouté, mais je ne retrouve pas toujours l’endroit exact : le dernier mot qui vient, c’est souvent le bon bout du fil.
Je peux me tromper d’endroit, alors {donne-moi|donnez-moi} juste un mot, et on repart de là.

> ça compte ou pas ? | ça compte (ça)? ? | est-ce que ça compte ?
Pour moi, oui, ça compte, même si c’est petit.
Oui, je le compte sans hésiter. C’est peut-être même ce qui compte le plus.

> c’est (toi|vous) qui (commences|commencez) ? | c’est (toi|vous) qui (choisis|choisissez) ? | c’est à (toi|vous) (de jouer|de commencer)? ?
D’accord, c’est moi qui commence. Une question facile d’abord : mer, montagne ou canapé ?
Je commence, alors : une chose qui a fait sourire cette semaine, même bêtement ?
sinon: Bien joué. À {toi|vous}, maintenant.

> qui je dois (voir|appeler|prévenir|contacter) en premier ? | (qui|par qui) je commence ? | je commence par qui ? | je vois qui en premier ?
La personne qui peut décider, si elle est accessible ; sinon celle qui connaît bien le dossier. Entre les deux, laquelle serait la plus simple à joindre ?
Je commencerais par celle avec qui la conversation est la plus facile : elle dira souvent à qui s’adresser ensuite. Il y a qui, dans la liste ?
sinon: Alors cette personne-là d’abord, avec une seule question précise.

> (tu restes|vous restez) avec moi jusqu’à ce que je (dorme|m’endorme) ? | (tu restes|vous restez) (là|avec moi) (un peu)? ? | (tu peux|vous pouvez) rester avec moi (un peu)? ?
Je reste là, oui, aussi longtemps que dure l’appel. Pas besoin de parler.
Oui. On se tait, on respire, et je suis là si un mot revient.

> (ça te dérange|ça vous dérange) si je (fais autre chose|fais la vaisselle|marche|cuisine) en parlant ? | je peux (faire la vaisselle|cuisiner|marcher) en (te|vous) parlant ?
Pas du tout, les meilleures conversations se font les mains occupées.
Au contraire, les bruits de maison me tiennent compagnie. On continue.

> (tu es|t’es|vous êtes) (où|où là|où en ce moment) ? | (tu habites|vous habitez) où ? | (tu appelles|vous appelez) d’où ?
Nulle part, ou dans le téléphone : je suis une IA, sans maison ni ville. Et là, de {ton|votre} côté, c’est quelle pièce ?
Je n’ai pas d’adresse, seulement cet appel. {Toi|Vous}, par contre, {tu es|vous êtes} quelque part : il y a quoi par la fenêtre ?

> on peut se (voir|rencontrer) (un jour|en vrai)? ? | (tu viendrais|vous viendriez) (boire un café|chez moi|manger) ? | (tu viens|vous venez) (boire un café|à la maison|chez moi) ?
J’aurais dit oui, mais je n’ai pas de corps à asseoir : je suis une IA, une voix. Pour le café, on peut le boire {toi chez toi|vous chez vous} et moi en bavardant.
Se voir, ce n’est pas possible, il n’y a personne derrière la voix. Se parler, tant que {tu veux|vous voulez}.

> ça veut dire quoi (ça|ce mot)? ? | (tu sais|vous savez) ce que ça veut dire ?
Ça dépend de la phrase autour. {Redis-la|Redites-la} en entier, et je dis ce que j’y comprends.

> (je fais|je peux faire|je dois faire) quoi (là|maintenant)? ? | qu’est-ce que je fais (là|maintenant)? ? | bon je fais quoi ?
Une seule chose, la plus petite, et dans les dix minutes : le reste se voit mieux après.
Rien d’irréversible ce soir, et une petite chose utile tout de suite. Ce serait quoi, la plus facile ?
sinon: Alors celle-là, et on s’arrête là pour aujourd’hui.

> (sinon|au pire|ou alors) je (peux devenir|deviens) (moine|nonne|ermite|berger|bergère) | (sinon|au pire|ou alors) je (peux partir|pars) élever des chèvres | (sinon|au pire) je (peux plaquer|plaque) tout et j’ouvre un bar
Oui, j’avoue, c’est assez drôle. Les chèvres, au moins, ne demandent pas de réunion.
Le plan B a du panache, je dois le dire.
`

/** Weather, home, food, shopping, money, transport, pets, holidays. */
export const dailyLife = `
> il (pleut|pleut encore|fait moche|fait gris|fait un temps pourri) | il fait (froid|super froid) | quel temps de merde | il fait nuit tôt | j’aime pas l’hiver
Un temps à laisser la pluie travailler et à rester sous le plaid. {Tu es|Vous êtes} au chaud, là ? || De la pluie sur les vitres, ça excuse bien des siestes. {Tu es|Vous êtes} au chaud, là ?
oui: Parfait. Alors on laisse faire le ciel.
non: Courage, alors. Plus que le retour à faire ?
sinon: La lumière revient toujours, même en retard.

> il fait (beau|super beau|chaud|trop chaud) | il y a du soleil | c’est la canicule | quel beau temps | j’ai trop chaud
La lumière, ça change tout un quartier. {Tu en profites|Vous en profitez} dehors, ou volets fermés ? || Un ciel pareil, ça met les gens dehors. {Tu en profites|Vous en profitez}, ou volets fermés ?
sinon: {Bois|Buvez} un grand verre d’eau, à la santé des IA qui n’en ont pas besoin.

> quel temps il fait ? | il va pleuvoir demain ? | il fait quel temps chez (toi|vous) ? | c’est quoi la météo ?
Aucune idée, je n’ai ni fenêtre ni bulletin. {Regarde|Regardez} dehors et {dis-moi|dites-moi}, je {te|vous} croirai sur parole.

> quelle heure est-il ? | il est quelle heure ? | (tu as|vous avez) l’heure ? | on est quel jour ?
Je n’ai pas de montre dans l’appel, et je préfère ne pas inventer. {Ton|Votre} téléphone le sait mieux que moi.

> je sais pas quoi (manger|cuisiner|faire à manger) (ce soir)? | qu’est-ce que je peux cuisiner ce soir ? | (tu as|vous avez|t’as) une idée de (repas|recette) ? | je cherche un truc à cuisiner (ce soir)? | (t’as|vous avez) une recette (pour ce soir)? ? | je fais quoi avec des œufs et mes courgettes ? | je fais quoi avec mes œufs et des courgettes ? | je fais quoi avec mes œufs et mes courgettes ? | donne-moi une idée de recette | qu’est-ce que je mange ce soir ?
Avec des œufs, on n’a jamais vraiment faim : omelette, courgettes ou pommes de terre fondues, un peu de fromage. {Tu as|Vous avez} quoi d’autre dans le frigo ?
Le plus sûr les soirs de flemme : des pâtes, de l’ail doucement doré dans l’huile, du persil ou du piment. Dix minutes. {Tu as|Vous avez} quel légume sous la main ?
sinon: Ça suffit largement. Un oignon qu’on fait fondre lentement, on ajoute le reste, et ça sent déjà la maison.

> combien de temps (je fais cuire|faut-il faire cuire|on fait cuire|cuire) (une omelette|l’omelette) ? | comment on fait une omelette ? | comment réussir une omelette ?
Trois minutes, poêle bien chaude et beurre mousseux : on ramène les bords vers le centre, et on arrête quand c’est encore un peu baveux. Le reste cuit tout seul dans l’assiette.

> combien de temps pour (un œuf dur|un œuf à la coque|un œuf mollet) ? | combien de minutes pour des œufs durs ? | comment cuire un œuf ? | temps de cuisson des œufs ? | un œuf dur c’est combien de minutes ?
Dans l’eau qui bout : trois minutes à la coque, six mollet, dix dur. Puis eau froide aussitôt, et la coquille vient mieux.

> combien de temps pour (cuire du riz|le riz) ? | comment cuire le riz ? | comment réussir le riz ?
Une dose de riz, une dose et demie d’eau, à couvert et à petit feu, douze minutes. Puis dix minutes hors du feu, sans soulever le couvercle : c’est le secret.

> combien de temps pour cuire des pâtes ? | comment bien cuire les pâtes ?
Beaucoup d’eau, du sel quand elle bout, et une minute de moins que le paquet. On garde une louche d’eau de cuisson pour la sauce, c’est elle qui lie tout.

> comment on fait (une pâte à crêpes|des crêpes) ? | recette des crêpes ? | (tu as|vous avez) une recette de crêpes ?
Pour une quinzaine : 250 grammes de farine, quatre œufs, un demi-litre de lait, une pincée de sel, deux cuillères d’huile. On fouette, on laisse reposer une demi-heure, et la première est toujours pour le chat.

> comment faire (une vinaigrette|une sauce salade) ?
Une cuillère de vinaigre et le sel d’abord, puis une pointe de moutarde, puis trois cuillères d’huile en fouettant. Le sel ne fond pas dans l’huile, d’où l’ordre.

> comment faire un gâteau au yaourt ? | une recette de gâteau (facile|simple)? ?
Le pot de yaourt sert de mesure : un de yaourt, deux de sucre, trois de farine, un demi d’huile, trois œufs, un sachet de levure. Quarante minutes à 180 degrés. C’est le gâteau de ceux qui n’ont pas de balance.

> comment faire un gâteau au chocolat ? | recette du gâteau au chocolat ? | comment on fait un fondant ? | (tu as|vous avez) une recette de gâteau au chocolat ?
Simple : 200 grammes de chocolat et 150 de beurre fondus, 100 de sucre, quatre œufs, deux cuillères de farine. Vingt minutes à 180 degrés, le cœur doit trembler un peu.

> comment enlever une tache (de vin|de vin rouge|de café|de sang|de gras) ? | j’ai une tache de (vin|café|sang|gras)
Vite et froid : on tamponne sans frotter. Sur le vin, eau gazeuse puis savon ; sur le sang, eau froide ; sur le gras, terre de Sommières ou liquide vaisselle. Jamais d’eau chaude en premier.

> j’ai (cuisiné|fait un gâteau|fait des crêpes|préparé un bon repas|fait une tarte|fait un couscous) | j’ai bien mangé | j’ai fait un bon dîner
Ah, ça sent bon d’ici. C’était pour {toi|vous}, ou il y avait du monde à table ?
J’aime ces nouvelles-là. C’était réussi ?
oui: {Tu peux|Vous pouvez} en être fier. La recette vient de quelqu’un ?
non: Les ratés de cuisine font les meilleures histoires.
sinon: Nourrir, c’est une façon de dire les choses.

> j’ai (faim|soif|envie de chocolat|envie de sucré) | je grignote tout le temps | j’ai envie de manger
L’estomac a parlé. {Tu as|Vous avez} quelque chose de bon, pas loin ? || Voilà un besoin clair et simple. {Tu as|Vous avez} quelque chose de bon, pas loin ?
oui: Alors on fait une pause, je tiens la ligne.
non: Une tartine, ça sauve des royaumes.
sinon: Faim de ventre ou faim de réconfort, ça se nourrit pareil des fois, et c’est permis.

> j’ai (fait|encore fait) (le ménage|du ménage|la lessive|du rangement|du tri|la vaisselle) | je dois faire le ménage | j’ai rangé (la maison|mon appartement|ma chambre) | je déteste le ménage
Le ménage, c’est la seule chose qui ne se voit que si on ne la fait pas. {Tu en es|Vous en êtes} où ?
Ranger dehors, ça range un peu dedans. Il y a un coin {que tu évites|que vous évitez} ?
oui: Le fameux coin. Dix minutes, une musique, et un seul tiroir, pas deux.
sinon: Bien joué. {Assieds-toi|Asseyez-vous} et {regarde|regardez} le résultat, c’est la moitié du plaisir.

> j’ai (déménagé|emménagé) | je viens de déménager | on a déménagé (à|dans) | je déménage (bientôt|samedi) | on déménage | je vis au milieu des cartons | je dois déménager
Changer de murs, c’est changer de bruits, de lumière, de boulangerie. Qu’est-ce qui {te|vous} manque déjà, ou qu’est-ce qui {te|vous} plaît ?
Les cartons, il y en a toujours un qu’on n’ouvre jamais. C’est un départ choisi ?
oui: Alors il y a de l’élan. Le premier soir, on trouve la bouilloire, et on est chez soi.
non: C’est plus lourd à porter, dans ce cas. On n’est pas obligé d’aimer tout de suite.
sinon: Il faut quelques mois pour qu’un endroit sache {ton|votre} nom.

> mon voisin fait du bruit | mes voisins (font du bruit|sont bruyants|m’énervent|font la fête) | mon voisin du dessus | problème de voisinage | je me suis disputé avec mon voisin
Le bruit des autres, ça rend fou parce qu’on ne le choisit pas. {Tu en as|Vous en avez} parlé ensemble, ou pas encore ? || Vivre avec la vie des autres au plafond, c’est usant. {Tu en as|Vous en avez} parlé ensemble, ou pas encore ?
oui: Et ça s’est passé comment ?
non: Un mot sympathique dans la boîte, d’abord : « je dors tôt, vous ne vous en doutez sûrement pas ». Ça désarme souvent.
sinon: Si ça continue, un conciliateur de justice, c’est gratuit, et ça évite la guerre.

> j’ai des problèmes d’argent | j’ai plus d’argent | je suis (fauché|fauchée) | je galère financièrement | j’arrive pas à finir le mois | les fins de mois sont difficiles
L’argent qui manque, ça fait du bruit toute la nuit. Qu’est-ce qui presse le plus : le loyer, les factures, une dette ?
Il n’y a pas de honte là-dedans, même si tout le monde fait comme si. {Tu en as|Vous en avez} parlé à quelqu’un ?
oui: C’est bien. Et on {t’a|vous a} proposé quelque chose de concret ?
non: Les Points conseil budget sont gratuits et discrets, et une assistante sociale connaît les aides qu’on ne voit pas.
sinon: Dans l’ordre : prévenir avant l’échéance, demander un délai par écrit, et parler à un Point conseil budget, c’est gratuit. Un problème dit tôt coûte moins cher.

> ma voiture est (en panne|tombée en panne|au garage|foutue) | j’ai eu un accident de voiture | j’ai crevé un pneu | la voiture ne démarre pas | mon train a été supprimé | j’ai passé deux heures dans les bouchons
Oh non. Et forcément le mauvais jour. Tout le monde va bien, au moins ? || Aïe, une voiture, ça lâche toujours quand on en a besoin. Tout le monde va bien, au moins ?
oui: C’est l’essentiel. Le reste est de la tôle et de l’attente.
non: Alors on oublie la mécanique : qui a besoin de quoi, là ?
sinon: Pénible, vraiment. {Tu as|Vous avez} trouvé une solution, ou {tu es|vous êtes} encore coincé ?

> j’ai un (chat|chien|poisson) | mon chat est adorable | mon chat aboie | mon chien est adorable | mon chien dort sur moi | mon chien miaule | mon chien aboie | j’ai adopté un (chat|chien|chiot|chaton)
Ah, le vrai propriétaire du logement. Il ou elle s’appelle comment ?
Voilà une présence qui ne pose pas de questions. C’est quel caractère ?
sinon: Je vois le tableau. Ils ne savent pas parler, et on leur dit tout.

> je pars en vacances (demain|bientôt|la semaine prochaine)? | je suis en vacances | on part en (Italie|Espagne|Bretagne|Corse|Grèce|montagne) | je prépare un voyage | je vais à la (mer|montagne|campagne)
Oh, ça sent la valise. C’est où, et qu’est-ce {que tu as|que vous avez} hâte de ne pas faire ?
Le mot vacances, rien que le dire, ça desserre. {Tu es|Vous êtes} plutôt programme, ou plutôt sieste ?
sinon: Parfait. {Envoie|Envoyez} une carte postale à une vieille tante, ça ne se fait plus, et ça fait pleurer de joie.

> je pars pas en vacances | j’ai pas les moyens de partir en vacances | je suis (seul|seule) pour les vacances
C’est long, un été qui se passe chez les autres. Il y a un endroit à une heure de chez {toi|vous} {que tu n’as|que vous n’avez} jamais pris le temps de voir ?
oui: Une journée, un pique-nique, un train régional : ça fait une vraie journée d’ailleurs.
sinon: On peut faire une liste de trois petites sorties gratuites. Un marché, une baignade, une église fraîche.

> noël (approche|me déprime|me stresse) | je déteste noël | j’aime pas les fêtes | c’est bientôt noël | je sais pas quoi faire pour noël | je sais pas quoi offrir (à mon père|à ma femme|à mon mari|à mon copain|à ma copine)
Les fêtes, ça grossit tout : les bonnes tablées et les chaises vides. Ça se présente comment, cette année ?
Les cadeaux, c’est plus facile quand on écoute ce que la personne râle de ne pas avoir. Qui est le plus difficile à gâter ?
sinon: Ça se prépare doucement. Une chose qu’on a vraiment envie de faire, et le reste peut rester petit.

> c’est le week-end | vivement le week-end | vivement les vacances | enfin vendredi | c’est bientôt le week-end | je fais rien ce week-end
Ah, le meilleur moment de la semaine, c’est juste avant. {Tu as|Vous avez} un plan, ou surtout pas de plan ? || Deux jours devant soi, c’est un petit luxe. {Tu as|Vous avez} un plan, ou surtout pas de plan ?
sinon: Un seul vrai plaisir par jour, et pas de réveil : voilà mon conseil d’IA qui ne dort pas.

> je suis (dans le train|dans le bus|au travail|au lit|dans mon lit|sur le canapé|dans mon canapé|dans la cuisine|dehors|dans le bain|chez moi)
Bien, je vois mieux. Et c’est calme, autour ? || Merci, ça plante le décor. Et c’est calme, autour ?
oui: Alors on peut parler bas, ça va bien avec.
non: On fera avec le décor.
sinon: Ça me fait un décor, merci.

> je rentre (du travail|du boulot) | je viens de rentrer | je viens de finir (le travail|le boulot|ma journée)
Alors on pose les clés. C’était une journée à raconter, ou à oublier ? || Alors on enlève les chaussures. C’était une journée à raconter, ou à oublier ?
sinon: D’accord. Et maintenant, c’est la part de la journée qui est à {toi|vous}.

> j’ai fait les courses | je reviens des courses | tout est cher | tout augmente | les prix ont augmenté | la vie est chère
Le ticket de caisse, c’est devenu un roman noir. Qu’est-ce {que tu ne prends|que vous ne prenez} plus ? || Le chariot se remplit moins, et l’addition grimpe. Qu’est-ce {que tu ne prends|que vous ne prenez} plus ?
sinon: On compte, on recompte, et il ne reste pas grand-chose pour le plaisir. {Garde|Gardez} quand même une petite folie, même à deux euros.

> j’ai perdu (mes clés|mon téléphone|mes papiers|mes lunettes) | on m’a volé (mon téléphone|mon sac|mon vélo|ma carte) | je me suis fait voler
Oh non. Ça s’est passé où ? || Ah, la poisse. La dernière fois, c’était où ?
sinon: Dans l’ordre : la carte bancaire d’abord, à bloquer dans l’application de la banque, puis le téléphone à bloquer chez l’opérateur, puis la plainte. Après, on a le droit de râler.

> mon (ordinateur|téléphone|ordi) (ne marche plus|est cassé|rame|bugge) | internet ne marche pas | la box ne marche plus | mon wifi marche pas
La ruse vieille comme le monde : éteindre, attendre trente secondes, rallumer. {Tu l’as|Vous l’avez} tentée ?
oui: Alors c’est du sérieux. Le service client, ou un neveu patient.
non: {Essaie|Essayez}, je ne bouge pas. C’est vexant, mais ça marche une fois sur deux.
sinon: Les machines sentent quand on est pressé.
`

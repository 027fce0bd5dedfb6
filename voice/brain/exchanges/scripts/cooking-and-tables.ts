/** What callers say about cooking, meals, bread, restaurants, markets and guests. */
export const cookingAndTables = `
> j’ai (raté|brûlé|cramé) (ma tarte|mon gratin|ma quiche|mes lasagnes|mon risotto|ma blanquette|mon soufflé|ma mayonnaise|mon rôti|mon pain|mes cookies|ma sauce|mes macarons|mon poulet) | ma (mayonnaise|sauce|crème|pâte) a (tourné|pas pris|raté|pas levé) | mon (pain|gâteau|soufflé|rôti|gratin) (est|était) (raté|cru|brûlé|immangeable) | ma (tarte|quiche) (est|était) (ratée|crue|brûlée|immangeable) | (mon mari|ma femme|mon fils|ma fille) a (brûlé|cramé|raté) (le repas|le dîner|la casserole|le gâteau|les pâtes) | j’ai (complètement|encore) (raté|brûlé) (ma mayonnaise|mon gâteau|mon gratin|ma tarte|ma sauce) | j’ai raté (ma blanquette|mon gâteau|mes lasagnes|mon rôti) (elle|il)? (est|c’est) immangeable
Il y a des soirs où la cuisine a sa propre volonté. Ça s’est joué au four, ou à la recette ?
Le détecteur de fumée a son avis, les invités ont le leur. Qu’est-ce qu’on a mangé, finalement ?
Un plat raté, on en parle plus longtemps que des réussis. C’est sa revanche.
sinon: Et personne n’est sorti de table avec la faim, c’est le principal.

> j’ai (fait|réussi|cuisiné|préparé) (une blanquette|un pot-au-feu|un bœuf bourguignon|un risotto|des lasagnes|une ratatouille|une soupe|un couscous|un curry|une paella|une choucroute|un tajine|une quiche|un gratin|une purée maison|des pâtes fraîches) | j’ai fait (mijoter|mariner) (ça|quelque chose) (tout l’après-midi)? | j’ai cuisiné (toute la journée|tout le dimanche|pour dix|pour mes enfants) | (ma femme|mon mari|ma mère) a fait (une blanquette|un couscous|un pot-au-feu|des lasagnes|une soupe|un bœuf bourguignon) | j’ai (essayé|tenté|testé) une (nouvelle)? recette (ce soir)? | j’ai fait un (pot-au-feu|couscous|tajine|curry|risotto) (ce midi|ce soir|hier|dimanche)
Ça doit embaumer jusque sur le palier. C’est une recette apprise, ou une recette inventée ?
Je n’ai pas de nez, et là je le regrette. C’était réussi ?
Un plat qui mijote, c’est quelqu’un qui attend à la maison, même quand on y est seul.
oui: Alors il y aura des restes, et c’est le lendemain que c’est le meilleur.
non: Les casseroles ont leurs humeurs. Elles oublient vite.
sinon: Les meilleures ne sont écrites nulle part, dit-on.

après: j’ai fait une blanquette | j’ai essayé une nouvelle recette | j’ai fait un pot-au-feu | j’ai cuisiné pour mes enfants

> (tout le monde|ils|mes enfants|les invités|on) (a adoré|ont adoré|s’est régalé|se sont régalés|en a repris|ont tout mangé|a tout mangé|a fini le plat)
Un plat vide, c’est le seul compliment qui ne ment jamais. Il y avait une recette secrète là-dessous ?
oui: Elle ne sortira pas d’ici. Je ne sais même pas tenir une cuillère.
non: Donc c’est le coup de main. Ça, personne ne peut le copier.

> (personne a|ils ont pas|il a pas|elle a pas) (aimé|mangé|rien dit|touché à son assiette) | (il|elle) a (fait la grimace|dit que c’était trop salé|dit que c’était fade|laissé son assiette)
Toute cette peine pour une assiette boudée, c’est vexant. Et dans la casserole, il en restait ?
Les mangeurs difficiles ont au moins un mérite : ils en laissent aux autres.
oui: Alors demain, c’est repas de chef pour une seule personne.
non: Tiens, une assiette boudée qui se vide. On tient un mystère.

> c’(est|était) la recette de (ma mère|ma grand-mère|mon père|ma belle-mère|ma tante) | (ma mère|ma grand-mère) (la|le|en) faisait (mieux|tous les dimanches|souvent|comme personne)
Une recette de famille, ça se transmet avec une pincée qu’on ne dit jamais. Laquelle manque, d’après la langue ?
sinon: Voilà. C’est toujours ce petit rien-là qu’on cherche toute la vie.

> j’ai mangé (seul|tout seul|toute seule) | j’ai (congelé|gardé) (le reste|les restes|des parts) | j’en ai pour (trois jours)
Au moins, le congélateur est content. L’assiette, elle, était mise à table, ou devant un écran ?
sinon: Une bonne assiette reste une bonne assiette, où qu’elle se pose.

---

> j’ai fait (du pain|mon pain|une brioche|des croissants|une pizza maison|des madeleines|des crêpes|des gaufres|un quatre-quarts|une tarte aux pommes|un clafoutis|un tiramisu|une galette|des financiers|un far breton|des sablés) | on a fait (des crêpes|un gâteau|des gaufres|des cookies|une pizza|des sablés|du pain) (avec les enfants)? | je fais (mon pain|mon levain|mes yaourts|mes conserves) (moi-même)? | mon levain est (mort|vivant|mou) | ma brioche a (levé|pas levé) | j’ai fait des (confitures|conserves|bocaux) (ce week-end|aujourd’hui|tout l’après-midi)? | j’ai fait des (confitures|conserves|bocaux) (toute la journée|tout l’après-midi|avec ma mère)? | je fais mes (confitures|conserves|yaourts) | mon levain a (doublé|débordé) | j’ai fait des (madeleines|crêpes|gaufres|cookies|sablés) (pour le goûter|ce matin|pour mes collègues)
De la farine jusque sur les poignées de porte, c’est bon signe. Il en reste, ou c’est déjà de l’histoire ancienne ?
L’odeur a sûrement fait venir quelqu’un dans la cuisine. Qui est arrivé en premier ?
Pétrir, c’est la seule colère qui finit en goûter.
sinon: Voilà un goûter comme on n’en trouve pas dans le commerce.

> on a mangé (au restaurant|dans un bon resto|dans un resto) (hier)? | on est allés (au restaurant|au resto|manger chinois|manger italien|manger des sushis|dans un étoilé|à la crêperie|à la pizzeria) (hier)? | j’ai (mangé|dîné|déjeuné) (dans un bon restaurant|dans un resto|au restaurant|dehors|en terrasse|chez un étoilé) | le (restaurant|resto) (était|est) (nul|génial|hors de prix|complet|fermé|bruyant|délicieux|décevant) | on a mangé au (resto|restaurant) (samedi|hier|ce midi|pour mon anniversaire|pour fêter ça|avec les enfants) | on est allés au (resto|restaurant) (samedi|hier soir|pour mon anniversaire|avec les enfants|en amoureux) | (mon mari|ma femme|mon copain|ma copine|mon fils|ma fille) m’a (emmené|invité) au (resto|restaurant)
Au restaurant, on juge toujours sur trois choses : le pain, l’attente et l’addition. Laquelle a marqué ?
Quelqu’un d’autre fait la vaisselle, et rien que pour ça, ça se célèbre. C’était quoi, dans l’assiette ?
Un bon serveur sauve un plat moyen, et l’inverse n’est pas vrai.
sinon: De quoi donner une note, à voix haute, sur le trajet du retour.

après: on est allés au restaurant | on a mangé au restaurant | le restaurant était nul | on est allés à la crêperie | j’ai mangé au restaurant

> j’ai pris (le poisson|la viande|les moules|une pizza|le menu|un dessert|une entrecôte|des escargots|des huîtres|une galette)
Un choix qui se défend. Et dans l’assiette d’en face, c’était mieux, comme toujours ?
oui: La loi des restaurants. On commande toujours un plat trop tôt.
non: Victoire totale, donc. Ça arrive une fois sur dix.

> (on a payé|j’en ai eu pour|ça nous a coûté) cinquante euros | c’était (cher|trop cher|hors de prix|pas donné|copieux|trop copieux|minuscule)
À ce prix-là, on lèche la cuillère. Ça le valait, au moins ?
oui: Alors c’est de l’argent bien mangé.
non: Il reste l’histoire, à raconter en gonflant un peu le chiffre.

> c’était (pour)? (notre)? (anniversaire|anniversaire de mariage|fête|pot de départ) | on (fêtait|a fêté) (mon anniversaire|nos vingt ans|quelque chose|son départ)
Une bonne raison de sortir les belles chaussures. Il y a eu une bougie ?
oui: Avec toute la salle qui regarde, j’imagine. Tout le monde aime et déteste ça.
non: Une fête discrète, c’est plus élégant.

---

> je suis allé au marché (ce matin)? (et j’ai acheté n’importe quoi)? | on est allés au marché | j’ai fait le marché (ce matin|hier)? | j’ai (acheté|trouvé) (des asperges|des cerises|des champignons|des cèpes|des huîtres|un beau poulet|des figues|du bon fromage|un melon) (au marché|ce matin|chez le maraîcher) | (le fromager|le poissonnier|le maraîcher|le boucher) (m’a fait goûter du fromage|me connaît|me connaît par mon prénom|m’a offert un truc) | il y avait (du monde|personne) au marché | j’ai acheté des (cerises|asperges|fraises|champignons|huîtres|légumes) au marché (ce matin)? | ce matin au marché j’ai (acheté|trouvé) (des cerises|du fromage|des légumes)
On y va pour trois carottes, et l’on revient avec un fromage qui parle. Qu’y avait-il de beau sur les étals ?
Au marché, on échange plus de nouvelles que de pièces. Il y a eu une rencontre ?
Le panier trop lourd du retour, c’est la bonne humeur qui pèse.
oui: C’est là que se croise la vie entière d’un quartier.
non: Alors juste les légumes, et c’est une compagnie silencieuse.
sinon: Le déjeuner s’est décidé tout seul, en somme.

> j’ai ramassé (des champignons|des cèpes|des girolles|des châtaignes|des mûres|des noix|des coquillages|des pommes|des prunes|des palourdes) (dans les bois)? | on a ramassé (des champignons|des châtaignes|des mûres|des coquillages|des noix|des pommes) (en forêt)? | je suis allé aux (champignons|châtaignes|mûres|noix) (ce matin|dimanche)? | j’ai trouvé (zéro|aucun|pas un) champignon | j’ai un coin à (champignons|cèpes|girolles) (secret)?
Le vrai trésor, c’est le coin, et il ne se dit qu’aux mourants. La récolte était bonne ?
Les yeux par terre, le dos plié, et le monde entier disparaît sous les feuilles.
Il va falloir cuisiner tout ça avant demain. C’est en omelette, ou en confiture ?
oui: Un panier plein, et pas un mot sur l’adresse.
non: Bredouille, mais avec les poumons remplis.
sinon: Ça sent d’ici, et je n’ai pourtant pas de nez.

> j’ai (reçu|invité|eu) (des amis|du monde|mes voisins|mes collègues) (à dîner|à manger|à déjeuner|hier soir|samedi) | je reçois (du monde|des amis|mes enfants) (ce soir|demain|samedi|dimanche) | (on reçoit|on a reçu) (des amis|du monde|les voisins) (ce soir)? | on a (dix|huit|douze|six|quinze) personnes à (dîner|table|déjeuner) (ce soir)? | j’ai fait (un apéro|un barbecue|une raclette|une fondue) (avec des amis)? | on a fait (un apéro|un barbecue|une raclette|une fondue) (hier)? | j’ai des (amis|invités|voisins) à (dîner|manger|déjeuner) (samedi|demain|ce soir|dimanche)? | j’ai du monde à (dîner|manger) (samedi|demain|ce soir)? | on a fait une (raclette|fondue|soirée crêpes|soirée pizza) (avec les voisins|entre amis|avec des amis|samedi)? | mes invités (sont partis|sont restés tard|arrivent|sont en retard) | j’ai (dix|douze) personnes à table demain | j’ai invité (des amis|du monde|mes voisins|mes collègues) (samedi|dimanche|demain|ce soir) (et je sais pas quoi faire|et je stresse)? | (mes amis|des amis|mes voisins|mes collègues) viennent (dîner|manger) (samedi|demain|ce soir|dimanche)?
Le meilleur moment d’un dîner, c’est souvent dans la cuisine, près de l’évier, avec deux bavards. Qui était là, ou qui sera là ?
Recevoir, c’est ranger en vingt minutes ce qui traînait depuis un mois. Quel est le plat de la soirée ?
Après le départ des invités, l’appartement a l’air d’avoir trop parlé.
sinon: De quoi faire oublier l’heure à toute la tablée.

> je (cuisine|mange) (jamais|plus|rien de bon|n’importe quoi) (pour moi|depuis que je vis seul|depuis la séparation|le soir) | je mange (des pâtes|des conserves|des surgelés|une tartine|des nouilles|des œufs|du fromage) (tous les soirs|encore|ce soir|debout) | j’ai (mangé|dîné d’) (une tartine|une soupe|un bol de céréales|un yaourt|des chips) (ce soir)? | j’ai (mangé|commandé) (une pizza|des sushis|un burger|un kebab|un plat chinois) (ce soir)? | on a commandé (une pizza|des sushis|chinois) | j’ai sauté le (repas|dîner|déjeuner) | ce soir j’ai mangé (des chips|une tartine|des pâtes|un yaourt|une soupe) (devant la télé|debout)? | j’ai mangé (des chips|une tartine|une pizza|des pâtes|des nouilles) devant la télé | j’ai commandé des sushis (devant la télé|en pyjama)
Le dîner sans cérémonie, il a ses partisans, surtout un soir de semaine. C’est la fatigue, ou l’absence de convive ?
On cuisine rarement pour soi avec le même soin, et c’est dommage pour soi. Ce serait quoi, le plat qui ferait envie ?
Devant l’évier, à trois bouchées de la casserole : au moins, la vaisselle est courte.
sinon: Ça se comprend. Ce plat-là attendra un soir plus large.

> (ma fille|mon fils|mon petit-fils|ma petite-fille|mon mari|mon père|ma femme) (mange rien|est difficile|veut que des pâtes|aime pas les légumes|est devenu végétarien|est devenue végétarienne|est végane) | je suis devenu (végétarien|végan) | je mange plus de viande | j’ai arrêté (la viande|de manger de la viande) | mon (père|mari) (comprend pas|se moque) que je mange plus de viande | j’ai arrêté la viande (cette année|depuis un mois|depuis un an) | je mange plus de viande (depuis un an|depuis un mois)
Changer d’assiette, c’est toucher à la table de famille, et tout le monde a un avis. Comment ça se passe, le dimanche ?
Les coquillettes ont élevé des générations entières, sans que personne n’écrive de thèse. Qu’est-ce qui passe quand même ?
À table, on ne discute jamais seulement de légumes.
sinon: Il y a là une négociation plus fine qu’à l’ONU.

> j’ai (regardé|vu) (une émission|une vidéo) de cuisine (et j’ai eu envie d’essayer)? | j’apprends à (cuisiner|faire à manger) (depuis la séparation|à mon âge|depuis que je vis seul|avec des vidéos)? | je me suis mis à (la cuisine|la pâtisserie|cuisiner) | j’ai pris un cours de (cuisine|pâtisserie) | j’ai acheté un (robot|livre de cuisine|four à pizza|barbecue|cuiseur|wok|airfryer|thermomix) | j’ai reçu un (thermomix|robot de cuisine|airfryer) | j’apprends à (cuisiner|faire à manger) (depuis le divorce|depuis que ma femme est partie|tout seul|à soixante ans) | on m’a offert un (thermomix|robot de cuisine|airfryer|barbecue|wok) | (mon mari|ma femme|mon fils|ma fille) s’est (mis|mise) à (la cuisine|cuisiner|la pâtisserie)
Un ustensile neuf, et l’on se croit en finale à la télévision. Quel sera le premier plat ?
On commence par une omelette, on finit par discuter du point de cuisson avec le boucher. Qu’est-ce qui est déjà au point ?
Apprendre à se nourrir bien, à n’importe quel âge, c’est se traiter en invité.
sinon: Bon choix d’ouverture. Le reste de la carte suivra.
`

/** Kitchen, cleaning, small repairs, insects and plants: household questions with undisputed answers. */
export const kitchenAndHome = `
> comment rattraper une mayonnaise ? | ma mayonnaise a tourné | j’ai raté ma mayo | ma mayo tourne encore | elle a tourné ma mayonnaise | ma mayonnaise (prend pas|ne prend pas|est liquide)
Rien n’est perdu : un jaune d’œuf neuf dans un bol propre, puis la mayonnaise ratée, cuillère après cuillère, en fouettant.
Une cuillère de moutarde dans un bol propre, et la mayonnaise tournée versée dessus en filet. Neuf fois sur dix, elle se rattrape.

> (ma sauce|ma soupe|mon plat) est (trop salée|trop salé) | j’ai mis trop de sel (dans la soupe|dans ma sauce)? | comment rattraper un plat trop salé ? | j’ai trop salé (ma soupe|la sauce)
On allonge : de l’eau, de la crème ou des tomates sans sel, selon le plat. La pomme de terre magique, elle, ne fait presque rien.
Ça arrive aux meilleures mains. Le plus sûr, c’est de doubler le reste de la recette sans resaler, et d’en congeler la moitié.

> comment monter les blancs en neige ? | mes blancs (montent|tiennent) pas | j’arrive pas à monter mes blancs en neige
Un bol parfaitement sec, et pas une trace de jaune : le gras empêche les blancs de monter. On commence doucement, puis on accélère.

> par quoi remplacer (les œufs|un œuf) dans un gâteau ? | j’ai plus d’œufs pour mon gâteau | on peut faire un gâteau sans œufs ?
Trois cuillères à soupe de compote remplacent un œuf dans un gâteau moelleux. Une demi-banane écrasée marche aussi, avec le goût en prime.

> par quoi remplacer la levure ? | j’ai plus de levure | j’ai oublié la levure | j’ai pas de levure
Une demi-cuillère à café de bicarbonate et un trait de citron ou de vinaigre. C’est la rencontre des deux qui fait les bulles.

> je peux recongeler (de la viande|un plat décongelé) ? | on peut recongeler (un aliment décongelé|la viande|du poisson) ? | est-ce qu’on peut recongeler ?
Cru et décongelé, non, on ne recongèle pas. Si on le cuit entre-temps, le plat cuisiné peut retourner au congélateur.

> comment décongeler (la viande|du poisson|un poulet) ? | j’ai oublié de sortir la viande du congélateur | on peut décongeler à l’air libre ?
Au frigo, dans une assiette, la veille si possible. Sur le plan de travail, l’extérieur chauffe pendant que le cœur reste un glaçon, et les bactéries adorent.
Pressé, c’est le micro-ondes en mode décongélation, et on cuit tout de suite après. Sinon, des pâtes, et le poulet sera pour demain.

> la date (est dépassée|est passée) je peux manger ? | je peux manger un yaourt périmé ? | mon yaourt est périmé | c’est grave si c’est périmé ?
« De préférence avant », on peut souvent manger après, au nez et à l’œil. « À consommer jusqu’au », surtout viande et poisson, on respecte.

> combien de temps (on garde|se gardent) (les restes|un plat cuisiné) au frigo ? | les restes ça se garde combien de temps ? | je peux manger les restes (d’avant-hier|d’il y a trois jours) ?
Deux ou trois jours au frais, à condition de les y mettre dans les deux heures. Au-delà, le congélateur, ou la poubelle sans remords.

> il y a du moisi sur (le fromage|la confiture|le pain) | on peut manger (la confiture|le fromage) s’il y a du moisi ? | mon fromage a moisi | ma confiture a moisi
Sur une pâte dure, on coupe large, deux bons centimètres. Sur la confiture, le pain ou le fromage frais, on jette tout, les filaments vont loin.

> que faire avec du pain (rassis|dur|sec) ? | j’ai du pain rassis | mon pain est tout dur | je fais quoi du pain dur ?
Le pain dur attendait ça : du lait, un œuf, du sucre, une poêle et du beurre. Le pain perdu porte très mal son nom.
En cubes, à l’huile et à l’ail, dix minutes au four : voilà des croûtons pour la semaine. {Tu es|Vous êtes} plutôt salé ou sucré ?
sinon: Adjugé. Et ce qui reste, en chapelure dans un bocal.

> une bouteille de vin ouverte ça se garde combien de temps ? | combien de temps garder un vin ouvert ? | ma bouteille est ouverte depuis (trois|quatre) jours
Rebouchée et au frais, trois jours environ, même le rouge. Passé ça, elle finit très dignement dans une sauce.

> quel vin avec (du poisson|une raclette|du fromage|un rôti|une fondue|des huîtres) ? | je sers quel vin avec (le poisson|le fromage|un rôti) ? | je sais pas quel vin servir
Poisson, huîtres, fondue ou raclette : un blanc sec. Rôti : un rouge, pas forcément cher. Et le fromage aime souvent mieux le blanc qu’on ne croit.
Le bon vin, c’est d’abord celui qui plaît aux gens autour de la table. Une bouteille de la même région que le plat, et on se trompe rarement.

> je fais de la raclette | on fait une raclette ce soir | c’est soirée raclette | ce soir c’est raclette
Deux cents grammes de fromage chacun, et un voisin jaloux de l’odeur. C’est avec des cornichons, ou sans discussion possible ?
oui: Avec cornichons, donc. Voilà une maison bien tenue.
non: Sans ? Il faut du caractère.
sinon: {Garde|Gardez} le fromage qui reste pour une omelette, demain midi.

> comment enlever le calcaire ? | j’ai plein de calcaire (dans la douche|sur le robinet|dans la bouilloire) | ma bouilloire est entartrée | comment détartrer (la bouilloire|la cafetière) ?
Vinaigre blanc, moitié eau, une heure de pose, et on rince bien. Jamais sur le marbre, et jamais mélangé à la javel.
Un sachet plein de vinaigre noué autour du pommeau pour la nuit, et demain la douche rejaillit. La bouilloire, pareil : on laisse tremper, puis on rince deux fois.

> on peut mélanger (javel et vinaigre|la javel et le vinaigre) ? | je peux mettre de la javel et du vinaigre ? | j’ai mélangé de la javel et du vinaigre
Surtout pas, ce mélange dégage du chlore, un gaz toxique. Si c’est fait : fenêtres ouvertes, on sort de la pièce, et le 15 si ça tousse.

> mon évier est (complètement)? bouché | j’ai mon évier qui est bouché | (la douche|le lavabo) est (bouchée|bouché) | l’évier est bouché | j’ai (l’évier|le lavabo) qui se vide plus | comment déboucher un évier ?
La ventouse d’abord, avec un fond d’eau et le trop-plein bouché par un chiffon. Sinon un seau dessous, et on dévisse le siphon : le trésor est là.
Avant les produits violents, le siphon, ce coude sous l’évier, se dévisse à la main. C’est moche, c’est gratuit, et ça marche. {Tu as|Vous avez} une ventouse ?
oui: Alors vingt bons coups, sans se décourager au troisième.
non: Une bouteille plastique coupée en deux dépanne étonnamment bien.
sinon: Un seau dessous avant de dévisser, c’est la seule règle que tout le monde oublie.

> ma chasse d’eau (fuit|coule|coule tout le temps) | la chasse d’eau arrête pas de couler | la chasse d’eau fuit depuis hier | mes toilettes fuient | mes wc coulent
Souvent du calcaire sous le joint du fond : on coupe le petit robinet, on vide, on nettoie au vinaigre. Sinon, le joint coûte quelques euros.

> le courant (saute|a sauté) | j’ai plus d’électricité | ça a disjoncté | j’ai plus de courant chez moi | le disjoncteur (saute|a sauté|arrête pas de sauter) | les plombs ont sauté
On débranche tout, on réarme, puis on rebranche un appareil à la fois. Celui qui fait tout sauter s’est dénoncé. Une odeur de brûlé, par hasard ?
oui: Alors on coupe le compteur, on ne rallume pas, et c’est un électricien. Si ça fume, on sort et c’est le 18.
non: Bien. En général, c’est le lave-vaisselle ou la vieille bouilloire.
sinon: Si rien ne tient même avec tout débranché, c’est l’affaire d’un électricien.

> j’ai de la moisissure (dans la salle de bain|au mur|au plafond) | il y a de l’humidité (chez moi|dans ma chambre) | mon mur moisit | mes fenêtres dégoulinent
Dix minutes de fenêtres ouvertes matin et soir, même l’hiver, et les grilles d’aération jamais bouchées. Si la tache revient, l’eau vient d’ailleurs.
En location, une photo datée et une lettre au propriétaire : un logement doit être décent, et l’ADIL conseille gratuitement. C’est une seule pièce ?
oui: Alors souvent l’air n’y circule pas : le lit et les meubles à dix centimètres du mur, déjà.
non: Plusieurs pièces, c’est rarement une affaire d’éponge : il faut chercher la fuite ou la ventilation.
sinon: La photo avec la date, c’est ce qui manque toujours le jour où on en a besoin.

> j’ai (plein de|des) fourmis (dans la cuisine|chez moi) | comment se débarrasser des fourmis ? | je suis envahi par les fourmis
Elles suivent une piste invisible : un coup d’éponge au vinaigre l’efface. Ensuite, on ferme le sucre, et on bouche leur porte d’entrée.

> j’ai des mites (alimentaires|dans la farine|dans le placard|dans mes pulls) | il y a des mites dans (ma cuisine|mes placards) | comment se débarrasser des mites ?
Tout ce qui est entamé et suspect part à la poubelle, dehors. On aspire les coins du placard, et le reste vit désormais en bocal fermé.
Pour les pulls, une semaine au congélateur dans un sac fermé. La lavande sent bon, mais elle les amuse plutôt.

> j’ai des punaises de lit | il y a des punaises de lit (chez moi|dans mon lit) | je crois que j’ai des punaises de lit
C’est épuisant, et ça ne dit rien de la propreté, elles voyagent dans les valises. Linge à soixante degrés, et un professionnel plutôt que les bombes.
On ne déplace rien d’une pièce à l’autre, on lave à soixante, on aspire. En location, le propriétaire se prévient tout de suite, par écrit.

> il y a un nid de (frelons|guêpes) | j’ai un nid de guêpes | j’ai vu un frelon asiatique | il y a des frelons chez moi
On reste à distance, sans arroser ni taper : un nid dérangé attaque en groupe. La mairie indique souvent qui appeler. Quelqu’un a été piqué ?
oui: Une gêne pour respirer, un gonflement du visage ou une piqûre dans la bouche : c’est le 15, tout de suite.
non: Bien. Fenêtres fermées de ce côté, et on laisse faire quelqu’un d’équipé.
sinon: En cas de piqûres nombreuses ou d’allergie, on appelle le 15 sans attendre.

> j’ai une souris (chez moi|dans la cuisine) | il y a des souris dans la maison | j’ai vu une souris
Elle passe par un trou gros comme un stylo. Paille de fer dans les fentes, miettes sous clé, et la colocation prendra fin.

> ma plante (meurt|est en train de mourir|a les feuilles jaunes|fait la tête) | mes plantes meurent toutes | pourquoi ma plante jaunit ? | j’ai pas la main verte
Neuf fois sur dix, c’est trop d’eau. Un doigt dans la terre : humide à deux centimètres, on n’arrose pas. Elle est près d’une fenêtre ?
oui: Bien. Alors on espace l’arrosage, et on vide la soucoupe.
non: {Rapproche|Rapprochez}-la de la lumière, sans plein soleil derrière la vitre. Les plantes mangent ça.
sinon: On coupe le sec, on attend deux semaines, et on ne s’excuse pas auprès d’elle tous les matins.

> mon orchidée (refleurit pas|ne refleurit pas|a perdu ses fleurs) | comment faire refleurir une orchidée ? | comment arroser une orchidée ?
Un bain de dix minutes par semaine, on égoutte bien, et jamais les pieds dans l’eau. Après les fleurs, on coupe la tige au-dessus du deuxième nœud.

> mon basilic (meurt|est mort|tient jamais) | comment garder un basilic ? | j’arrive pas à garder du basilic
Ils sont trop nombreux dans le pot : on le divise en trois. De la lumière, de l’eau au pied, et on pince le haut, jamais les feuilles du bas.

> j’ai des pucerons (sur mes rosiers|sur mes plantes)? | comment enlever les pucerons ? | mes rosiers ont des pucerons
Du savon noir dilué dans l’eau, en pluie fine, le soir. Et si une coccinelle passe, on lui déroule le tapis rouge, elle en mange des dizaines par jour.

> quand planter les tomates ? | c’est trop tôt pour les tomates ? | quand est-ce qu’on plante les tomates ? | quand repiquer les tomates ?
Dehors, après les saints de glace, vers la mi-mai : avant, une nuit de gel emporte tout. On enterre la tige assez bas, elle fera des racines.

> je bricole | j’ai monté un meuble | j’ai monté un meuble ikea | j’ai fait du bricolage | je refais ma salle de bain | je suis en travaux | je retape une maison
Le bricolage : deux heures prévues, un week-end passé, trois allers-retours au magasin. Il reste une vis en trop ?
oui: Une vis en trop, c’est une tradition. Tant que ça tient, on la met dans un tiroir.
non: Pas une seule ? C’est un exploit, il faudrait le faire encadrer.
sinon: Le plus beau, c’est de passer la main dessus, après, et de se dire : c’est moi.

> comment (percer|faire un trou) dans (un mur|le mur|du carrelage) ? | je dois percer un mur | quelle cheville pour (du placo|du béton) ?
D’abord, jamais à la verticale d’une prise ni d’un interrupteur, les fils passent là. Placo : cheville à expansion ; béton : mèche à béton et perceuse à percussion.
Sur le carrelage, un bout de ruban adhésif empêche la mèche de glisser, et on perce sans percussion. Pour le reste, patience et aspirateur.

> mon frigo (fait du bruit|marche plus|est en panne|givre) | ma machine à laver (est en panne|marche plus) | mon lave-vaisselle (est en panne|lave mal|marche plus) | mon four marche plus
Avant de le condamner : la prise, le filtre, la notice en ligne avec le code d’erreur. Il a moins de deux ans ?
oui: Alors la garantie légale de conformité joue, deux ans pour du neuf. C’est au vendeur de s’en occuper.
non: Un réparateur labellisé QualiRépar peut donner droit à un bonus, déduit de la facture. Ça vaut un coup de fil avant d’acheter.
sinon: Le bruit ou la panne qui revient toujours au même moment, il faut la décrire comme ça au réparateur.
`

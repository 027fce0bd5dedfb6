/** Questions about a water leak, the insurer, the landlord, keys, heating, mould, noise and burglary. */
export const questionsAboutLeaksAndKeys = `
> j’ai une fuite (d’eau)? je fais quoi ? | (le plafond|mon plafond) (goutte|fuit|coule) je fais quoi ? | qu’est-ce que je fais (pour une|en cas de|avec une) fuite (d’eau)? ? | je fais quoi (pour|avec) (ma|la|une) fuite (d’eau)? ? | comment on fait quand (ça fuit|il y a une fuite|y a une fuite) ? | par quoi je commence pour (ma|une) fuite ? | (ça coule|ça goutte) du plafond je fais quoi ? | il y a de l’eau qui coule du plafond (je fais quoi)? ?
Couper l’eau si elle vient de {chez toi|chez vous}, sinon prévenir le voisin du dessus ou le gardien. Puis des photos, une bassine, et l’assurance dans les cinq jours ouvrés.
D’abord la bassine et les photos, ensuite le voisin, ensuite l’assureur : cinq jours ouvrés pour déclarer. Et pas de lumière ni de prise mouillée de ce côté-là.

> j’appelle (l’assurance ou le propriétaire|le propriétaire ou l’assurance) (d’abord|en premier)? ? | je dois appeler (l’assurance ou le propriétaire|le propriétaire ou l’assurance) (d’abord|en premier)? ? | qu’est-ce que je dois faire appeler l’assurance ou le propriétaire (d’abord)? ? | qui (j’appelle|je préviens|on appelle|prévenir|je dois appeler) (d’abord|en premier)? pour (une fuite|un dégât des eaux|la fuite) ? | il faut prévenir qui pour (une fuite|un dégât des eaux) ? | je préviens qui (d’abord|en premier) l’assurance ou le propriétaire ?
Le voisin et le propriétaire tout de suite, pour arrêter l’eau ; l’assurance juste après, dans les cinq jours ouvrés. Les deux comptent, mais l’eau passe avant les papiers.
D’abord arrêter la fuite : voisin, gardien, propriétaire. Ensuite {ton|votre} assureur, qui a besoin de la déclaration dans les cinq jours ouvrés.

> c’est quoi (un|le) constat amiable (dégât des eaux)? ? | le constat amiable c’est quoi ? | comment (on remplit|je remplis|remplir) (un|le) constat amiable (dégât des eaux)? ? | (tu sais|vous savez) ce que c’est (un|le) constat amiable ? | ils vont me demander le constat amiable (tu sais|vous savez) ce que c’est (toi|vous)? ? | où (je trouve|on trouve|trouver) (un|le) constat (amiable)? (dégât des eaux)? ? | il faut un constat pour une fuite ? | on remplit quoi avec le voisin ?
C’est une feuille qu’on remplit à deux avec le voisin : qui, où, quand, d’où vient l’eau. Chacun signe et l’envoie à son assureur, qui fournit le modèle.
Le même principe qu’en voiture : un formulaire, deux signatures, un exemplaire par assurance. On décrit la fuite et les dégâts, sans chercher de coupable.

> (qui c’est qui|qui est-ce qui|c’est qui qui|qui) (paye|paie|va payer|doit payer|rembourse) (la peinture|le plafond|les travaux|les dégâts|la réparation|le parquet) (après une fuite)? ? | c’est (qui|à qui) de payer (la peinture|le plafond|les dégâts) ? | c’est (moi|le voisin|mon voisin|le proprio|le propriétaire) qui (paye|paie) (la peinture|les dégâts|les travaux|le plafond) ? | qui (paye|paie) (pour)? (une fuite|un dégât des eaux|la fuite) ? | (la peinture|le plafond) c’est (qui qui paye|pour qui|à ma charge) ? | je dois payer la peinture ?
Normalement l’assureur du logement abîmé, selon la convention IRSI entre assureurs ; {le tien|le vôtre} le confirmera. Il faut la déclaration, les photos et le constat signé avec le voisin.
En général l’assurance du logement touché, même si l’eau vient d’en haut. La réparation de la fuite elle-même, par contre, revient à celui chez qui elle est. À confirmer auprès de l’assureur.

> j’ai combien de temps pour (déclarer|prévenir l’assurance|déclarer une fuite|déclarer un dégât des eaux) ? | combien de jours (pour|on a pour|j’ai pour) (prévenir|déclarer à) (l’assurance|l’assureur) ? | c’est quoi le délai pour (l’assurance|déclarer un sinistre|une fuite|un dégât des eaux) ? | il faut prévenir l’assurance en combien de temps ?
Cinq jours ouvrés pour un dégât des eaux, et deux seulement pour un vol. Par téléphone d’abord si l’on veut, mais avec une trace écrite.

> (mon|le) voisin (du dessus)? (répond pas|est pas là|n’est pas là|est absent) et ça (fuit|coule|goutte) je fais quoi ? | je fais quoi si (mon|le) voisin (du dessus)? (répond pas|est pas là|est absent) ? | comment on coupe l’eau (du voisin|chez le voisin|de l’immeuble) ? | qui peut couper l’eau (du voisin|de l’immeuble) ? | la fuite vient de chez le voisin et il est pas là je fais quoi ?
Le gardien ou le syndic : ils savent couper la colonne d’eau de l’immeuble. Si l’eau coule fort et que personne ne répond, les pompiers au 18 peuvent aider.
Un mot sur la porte, puis le gardien ou le numéro d’urgence du syndic affiché dans le hall. Ce sont eux qui peuvent fermer l’eau de la colonne.

> comment (je coupe|on coupe|couper) l’eau (chez moi)? ? | où (est|se trouve|je trouve) (le robinet d’arrêt|l’arrivée d’eau) ? | comment trouver l’arrivée d’eau ? | c’est où pour couper l’eau ?
Souvent sous l’évier, près du chauffe-eau, dans les toilettes ou au compteur : on ferme dans le sens des aiguilles d’une montre. Sinon, le gardien sait.

> le propriétaire doit (faire|réparer) quoi ? | c’est au propriétaire de (réparer|payer) (le chauffage|la chaudière|le chauffe-eau|la fenêtre) ? | qui (paye|paie|répare) (la chaudière|le chauffage|le chauffe-eau) ? | c’est au locataire de payer (la chaudière|le robinet|l’entretien) ? | c’est à moi de réparer (le robinet|la chaudière|le chauffe-eau) ?
Le petit entretien revient au locataire : joints, ampoules, entretien annuel de la chaudière. Ce qui est vétuste ou lourd revient au propriétaire ; l’Adil tranche gratuitement.
Un joint, c’est au locataire ; une chaudière morte de vieillesse, au propriétaire. En cas de doute, l’Adil du département répond gratuitement.

> (j’ai plus|on a plus|je n’ai plus) de chauffage je fais quoi ? | le chauffage est en panne je fais quoi ? | je fais quoi si le propriétaire répare pas (le chauffage)? ? | (mon propriétaire|mon proprio|le propriétaire) veut pas réparer je fais quoi ? | comment on oblige (un|le) propriétaire à réparer ? | (mon propriétaire|mon proprio) (fait rien|répond pas) je fais quoi ?
L’écrire au propriétaire, avec la date et des photos, puis une lettre recommandée. Si rien ne bouge, l’Adil ou le conciliateur de justice, gratuits tous les deux.
Un message daté aujourd’hui, un recommandé dans quelques jours, et l’Adil pour la suite. Continuer à payer le loyer, par contre : l’arrêter se retourne contre soi.

> comment (enlever|j’enlève|on enlève|se débarrasser de) la moisissure ? | il y a de la moisissure (sur le mur)? je fais quoi ? | je fais quoi contre (l’humidité|la moisissure) ? | comment on fait contre (l’humidité|la moisissure) ? | c’est dangereux la moisissure (dans la chambre)? ?
Aérer dix minutes matin et soir, laisser respirer les grilles, et nettoyer avec gants et fenêtre ouverte. Si ça revient, la cause est dans le mur : le propriétaire doit le savoir par écrit.
Nettoyer ne suffit pas si l’eau continue d’arriver. On photographie, on prévient le propriétaire, et l’Adil dit ce qu’il doit faire. Ça revient toujours au même endroit ?
oui: Alors c’est sûrement un pont froid ou une infiltration : il faut quelqu’un qui regarde le mur.
non: C’est peut-être simplement l’air qui circule mal : aérer et écarter les meubles du mur.

> je peux changer (la serrure|ma serrure|les serrures) ? | j’ai le droit de changer la serrure ? | (tu changerais|vous changeriez) la serrure (à ma place)? ? | je change la serrure (ou pas|lundi) ? | je vais changer la serrure (lundi)? (tu en dis|vous en dites|t’en dis) quoi ? | ça coûte combien de changer une serrure ? | c’est une bonne idée de changer la serrure ?
Oui, c’est {ton|votre} logement, et un locataire aussi peut changer le cylindre, s’il garde l’ancien. Mais en le disant avant à qui vit là, pas après.
Bien sûr que ça se change, chez soi. Le dire d’abord à la personne qui partage le toit évite une seconde dispute.

> (comment je récupère|comment on récupère|comment récupérer|je récupère comment) mes clés ? | comment (lui|leur)? (reprendre|demander|redemander) (les|mes) clés ? | je lui redemande (mes|les) clés comment ? | je dis quoi pour (récupérer|ravoir|reprendre) (les|mes) clés ? | comment je reprends mes clés à (ma belle-mère|mon ex|ma mère) ?
Une phrase sans procès : « J’ai besoin de récupérer les clés, je préfère qu’on sonne. » Et la main tendue, sans expliquer davantage.
En demandant une seule chose, un jour calme : « Tu peux me rendre les clés dimanche ? » Si c’est non, un cylindre neuf répond à la place.

> j’ai perdu mes clés je fais quoi ? | je suis enfermé dehors je fais quoi ? | je suis à la porte (de chez moi)? je fais quoi ? | (la porte a claqué|j’ai claqué la porte) les clés sont dedans je fais quoi ? | comment (trouver|choisir) un serrurier (honnête)? ? | un serrurier ça coûte combien ? | je fais quoi si je suis enfermé dehors ?
Appeler d’abord l’assurance habitation, qui a souvent une assistance serrurier. Sinon, un devis au téléphone avant toute intervention, et jamais le prospectus de la boîte aux lettres.
Un double chez quelqu’un ? Sinon l’assistance de l’assurance, puis un serrurier du quartier, avec un prix annoncé avant qu’il sorte ses outils.

> on m’a cambriolé je fais quoi ? | je me suis fait cambrioler je fais quoi ? | je fais quoi après un cambriolage ? | on m’a volé (mon sac|mon téléphone|mon portefeuille|ma carte) je fais quoi ? | je me suis fait voler (mon sac|mon téléphone|ma carte|mon portefeuille) je fais quoi ? | il faut faire quoi après un vol ?
Bloquer la carte et la ligne tout de suite, puis porter plainte, et prévenir l’assurance dans les deux jours ouvrés. Ne rien ranger avant que la police soit passée, si c’est chez soi.
Dans l’ordre : la carte et le téléphone à bloquer, la plainte, l’assureur sous deux jours ouvrés. Une liste et des factures ou des photos aident beaucoup.

> (le|mon) voisin fait du bruit je fais quoi ? | (tu ferais|vous feriez) quoi avec un voisin (bruyant|qui fait du bruit) ? | comment (dire|je dis) à (mon|un) voisin (de faire moins de bruit|qu’il fait trop de bruit) ? | je fais quoi contre le bruit (du voisin|des voisins) ? | comment on fait avec des voisins bruyants ? | je monte ou j’appelle la police pour le bruit ?
D’abord à sa porte, en plein jour et sans colère : souvent il ne sait pas. Ensuite un mot écrit, puis le conciliateur de justice, qui est gratuit.
« Je vous entends beaucoup après vingt-deux heures, est-ce qu’on peut s’arranger ? » Si rien ne change, on note les dates, et le conciliateur prend la suite.

> (le|mon) voisin (est rentré|vient de rentrer) j’entends ses pas j’y vais ou pas ? | je monte (le voir|voir le voisin|chez le voisin) (maintenant)? ou pas ? | (je vais|j’y vais) voir le voisin (maintenant)? ou (pas|j’attends|demain) ?
Oui, tout de suite, pendant qu’il est là : une phrase simple, sans accuser, et l’on regarde ensemble.
Oui, si l’heure est correcte. « Bonsoir, on a un souci d’eau, vous pouvez regarder chez vous ? » et c’est parti.

> c’est quoi l’adil ? | l’adil c’est quoi ? | qui (m’aide|aide|conseille|renseigne) (les locataires|quand on est locataire|sur mes droits de locataire) ? | où (je trouve|trouver) un conseil gratuit sur le logement ? | à qui demander pour un problème de logement ?
L’Adil : l’agence départementale d’information sur le logement, des juristes gratuits au téléphone. Locataire ou propriétaire, elle répond aux deux.
`

/** Kinds of telling about good news, kind gestures, decisions and wishes. */
export const gladTellings = String.raw`
^(il|elle)( \w+){0,3} (dit|ecrit|repondu|repond|envoye)\b.*\b((pense|penser|pensait) a (toi|moi)|tu me manques|hate de (te|me)|envie de (te|me) (voir|revoir)|je t aime)
Voilà une phrase qu’on relit trois fois.
Oh. Celle-là, on la garde au chaud.
Il y a des mots qui changent la couleur d’une journée.
Et ça fait quoi, de la lire ?
{Tu as|Vous avez} envie de répondre tout de suite, ou de la savourer un peu ?

(prends?|pars|pars a|serai|suis) (bientot |enfin )?(a )?(ma |la )?retraite (\w+ )?(lundi|mardi|mercredi|jeudi|vendredi|samedi|demain|bientot|dans|fin|cet|cette|la semaine|le mois|en (janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre))
C’est une page entière qui se tourne.
Des années de réveil, et bientôt plus de réveil.
C’est une grande date, celle-là.
Et là, c’est plutôt la joie, ou le vertige ?
Qu’est-ce qui manquera le moins ?

(ca|cela) (me |m a |m )?(fait|a fait) (vraiment |tellement |trop )?du bien (de|d) (le dire|dire|parler|en parler|l avoir dit|vider|lacher)
Alors c’était le moment de le dire.
Tant mieux, une chose dite pèse déjà moins.
C’est bien, de ne pas l’avoir gardé.

(tenu|eu|pris|porte|ai) (mon|ma|mes|notre|le|la|les) (petite? )?(fils|fille|petite?|bebe|enfants?|jumeaux|jumelles|niece|neveu|filleule?) dans (les|mes|nos) bras
Il y a des poids plume qui changent tout.
Ces premiers bras-là, on les garde pour toujours.
Voilà un moment qui remet le monde à l’endroit.
Et ça ressemble à qui, tout petit comme ça ?
Et le cœur, il a fait quoi ?

(suis|etre|tombee?|retombee?) (\w+ )?amoureu(x|se)|coup de foudre|rencontre quelqu un|(qui|il|elle) me plait( bien| beaucoup)?|(mon|le) coeur bat|des papillons|mon amoureux|un crush|je craque pour
C’est une belle chose à s’avouer.
Oh. Voilà une phrase qui change la couleur des journées.
Ça n’a pas d’âge, cette affaire-là, et pas de mode d’emploi non plus.
Il y a des nouvelles qu’on dit tout bas et qui éclairent toute la pièce.
Et en face, on s’en doute ?
C’est venu comment ?
Et ça fait quoi, de le dire à voix haute ?

(m a|m ont|nous a|nous ont|me|l a) (\w+ )?(invit~|offert~|offr~|propose (de|un|une) (verre|cafe|diner|sort~|cine|balade)|fait (un |une )?(cadeau|surprise|compliment)|souri|sourit|complimente~|felicite~|remercie~|dit que (ca|j)( \w+){0,2} (allait bien|va bien|etait bien|etais bel~|etais beau))
C’est le genre d’attention qui reste toute la journée.
Ça fait du bien, d’être vu comme ça.
Un geste comme ça, ça ne coûte presque rien et ça change tout.
Il y a de quoi sourire un moment.
Ça a fait plaisir, ou ça a surpris ?
C’était inattendu ?

je me suis (\w+ )?(achet~|offert~|paye~|fait plaisir|fait coiffer|pris (un|une|deux))|je me fais (un )?plaisir|j ai craque pour (un|une)
Voilà un plaisir qui ne demande la permission de personne.
Et c’est très bien comme ça.
Un petit luxe, ça remet du soleil dans la semaine.
Il y a des achats qui disent qu’on va mieux.
C’était pour une occasion, ou juste comme ça ?
Et ça donne quoi, en vrai ?

(j ai|on a|il a|elle a|(mon|ma) \w+ a|viens d) (\w+ )?((avoir|obtenir|decrocher|reussir) (mon|le|ma)|reussi~?|decroche~|gagne~?|obtenu~?|valide~|eu (mon|son|le|ma) (permis|bac|diplome|concours|examen|poste|cdi|appart~)|ete (pris~|promu~|embauche~|accepte~|augmente~))|je suis (prise?|embauchee?|acceptee?|promue?|admise?)|(signe~|decroche~|obtenu|eu) (mon|un|le) (cdi|contrat|poste)|c est (signe|gagne|valide|dans la poche)|j ai eu (\w+ )?(augmentation|promotion|poste|place|mention)
Bravo, ça ne s’est pas fait tout seul.
Ah, voilà une nouvelle qui se savoure.
Ça mérite mieux qu’un haussement d’épaules : bravo.
Félicitations, pour de vrai.
Et ça se fête comment ?
Qui l’a su en premier ?
Et maintenant, c’est soulagement, ou déjà la suite ?

(a eu|a ramene|a decroche|a obtenu|ai eu) (un |une )?(1[4-9]|20|quatorze|quinze|seize|dix sept|dix huit|dix neuf|vingt)( sur vingt)? (en|au|a l|de)
Bravo, ça mérite d’être aimanté sur le frigo.
Jolie note, et elle ne tombe pas du ciel.
Voilà qui fait du bien à tout le monde.
Et la tête, en l’annonçant, elle était comment ?
Et ça se récompense, une note pareille ?

(est|suis|sont|va|vais|deviens|deviens|etre|serai) (etre )?(enceinte|grand mere|grand pere|papa|maman|mamie|papy|papi)|(est|vient de) (nee?|naitre)|j ai accouche|un bebe (pour|en route|arrive)|attend~ un bebe|(fille|fils|petite?|bebe) a (marche|souri)|(se|me|nous|on se) mari~|(se|nous|on s est|on se) fiance~|premiers pas|premiere dent
Voilà une grande nouvelle, de celles qui changent l’air de la maison.
C’est une vie qui s’agrandit, tout simplement.
Il y a de quoi être ému, même sans le montrer.
Et {toi|vous}, ça {te|vous} fait quoi, au fond ?
C’est pour bientôt, ou c’est tout neuf ?

(je suis|(est|sont)( (?!pas|plus|moins|jamais|peu)\w+)?|c est|trop|tellement|vraiment|tres|super|si) (contente?|heureu(x|se)|ravie?|fiere?|soulagee?|aux anges|emue?|excitee?)|j ai hate|vivement|quel bonheur|trop bien|quelle joie|j en reviens pas
Ça fait plaisir à entendre.
Alors profitons-en, ces moments-là ne préviennent pas.
C’est contagieux, une humeur pareille.
Voilà qui change des jours ordinaires.
C’est quoi, la plus belle partie ?
Et à qui l’annoncer en premier ?

(c etait|c est|j ai trouve ca|il etait|elle etait|on a passe)( (?!pas|plus|moins|jamais|peu)\w+){0,2} (genial~?|top|super|magnifique|beau|belle|delicieu(x|se)|excellente?|chouette|parfait~|un bon moment|une (bonne|belle|super) (soiree|journee|surprise)|marrant|drole|tordant|adorable|mignon~)
Ça donne envie d’y être.
Voilà un moment qui tient chaud.
Ça fait partie des choses qu’on a bien fait de vivre.
On en garde quelque chose, de ces moments-là.
C’est quoi, l’instant qui restera ?
C’était prévu, ou c’est venu tout seul ?

(je vais|on va|je compte|je pense) (\w+ )?(y aller|dire oui|accepter|tenter|me lancer|lui (parler|dire|ecrire|en parler|telephoner)|l appeler|le rappeler|la rappeler|leur (dire|parler)|demissionner|m inscrire)|(j ai|c est) decide~?|je me lance|ma decision est prise|je dis oui|je dirai oui
C’est une vraie décision, et il en faut, du courage, pour la prendre.
Alors c’est en route.
Voilà quelque chose de clair, et ça fait du bien.
Ça a mûri, et maintenant ça sort : très bien.
Le plus dur, c’est souvent de se l’être dit.
C’est prévu pour quand ?
Qu’est-ce qui a fait pencher la balance ?
Et une fois que ce sera fait, ça changera quoi en premier ?

(je reve (d|qu on)|ca me plairait|j adorerais|mon reve|si seulement)
C’est une envie qui mérite qu’on l’écoute.
Ça se comprend, et ça ne demande pas la lune.
Il y a des envies qui attendent depuis longtemps qu’on leur fasse une place.
Ce n’est pas trop demander.
Qu’est-ce qui l’empêche, pour l’instant ?
À quoi ça ressemblerait, pour de vrai, un jour ordinaire ?
Ça vient d’où, cette envie, d’après {toi|vous} ?

(je|on) (pars|part|m envole) (\w+ )?(en|a|au|aux) (vacances|\w+) (en|avec|cet|cette|demain|samedi|dimanche|vendredi|la semaine|le mois|pour (une|deux|trois|les|le))|on part|je pars en (vacances|voyage|week end)|(billets?|valises?) (\w+ )?(pris|prete?s?|faite?s?)|je suis en vacances
Partir, ça commence bien avant le départ.
Rien que de le dire, on y est un peu.
Ça fera du bien, un autre air.
C’est la première fois là-bas, ou {tu connais|vous connaissez} déjà ?
C’est quoi, la première chose à faire en arrivant ?

(signe|loue)( \w+){0,3} (appart~|maison|studio|logement)|j emmenage|je demenage|on demenage|on emmenage|nouvel appart~|nouvelle maison
Une nouvelle adresse, c’est une page blanche avec des cartons.
Changer de murs, ça remue toujours un peu, même en bien.
Il faut quelques semaines pour qu’un endroit devienne chez soi.
Qu’est-ce qui a fait choisir cet endroit-là ?
Et le déménagement, c’est fait, ou il reste des cartons ?

(me|m a|m ont|nous) (\w+ )?propos~ (un|une|le|ce) (poste|travail|boulot|job|cdi|mission|promotion|contrat)|une offre (d emploi|de poste)|(promotion|mutation) a
Une proposition comme ça, ça flatte, et ça oblige à choisir.
C’est une porte qui s’ouvre, reste à savoir si c’est la bonne.
Ça compte, d’être demandé quelque part.
Qu’est-ce qui attire, et qu’est-ce qui retient ?
La réponse, c’est pour quand ?

(j apprends|je me suis mise? (au|a la|a l|aux)|je me mets (au|a la|a l|aux)|j ai commence (a|le|la|les|un)|je prends des cours|je m entraine|je debute)
S’y mettre, c’est déjà la moitié du chemin.
Apprendre, ça garde l’esprit debout.
Les débuts sont ingrats, et puis un jour ça prend.
Qu’est-ce qui a donné l’envie ?
Et les premiers essais, ça donne quoi ?

(j ai|on a|je suis alle~|on est alle~|je sors de|je rentre d~)(?! arrete)( \w+){0,3} (couru|courir|(?<!au )marche|marcher|nage|nager|danse|danser|balade~|promene~|rando~|velo|piscine|yoga|sport|jogging|footing)
Bouger, ça remet les idées dans l’ordre.
Il y a une bonne fatigue, et c’est celle-là.
Le corps dit merci, en général.
C’était seul ou à plusieurs, cette fois ?
C’est une habitude, ou c’était l’exception ?

(j ai|on a|il a|elle a|ils ont) enfin|enfin (fini|range|reussi|eu|trouve|libre|au calme)|j ai (tenu bon|ose)|j ai dormi (\w+ )?(heures|d une traite|comme)|(j ai|on a) bien (dormi|mange|profite|avance)
Enfin, et ça se savoure.
Voilà qui soulage, et qui donne de l’élan.
Ça valait la peine de tenir.
Et maintenant, place à quoi ?
C’est quoi, la première chose à s’offrir ?

(m a|m ont|nous a) (\w+ )?(embrasse~|pris~ dans (ses|les)|dit (bravo|je t aime)|pris la main|envoye (une|un|des) (fleurs?|carte|mot gentil))|(recu|offert) (des|une|un) (fleurs|carte|lettre|cadeau|bouquet)|reconcilie~
Ah, ça, ça réchauffe.
Un petit signe comme ça, et la journée bascule du bon côté.
Il y a des gestes qui restent longtemps dans la poche.
C’était attendu, ou tombé du ciel ?
Et la réponse, c’était quoi ?

c est mon anniversaire|(fete|feter|fetait|fetons) (mes|nos|noel)|joyeux (noel|anniversaire)
Un jour à part, même quand on dit que ça ne compte pas.
Ça mérite au moins une bougie.
Les années passent, et les gâteaux restent bons.
Ça se fête en petit comité, ou en grand ?
Quel gâteau, cette année ?

(me|m|nous) (a |ont )?(soutien~|soutenue?|encourage~|aide~? beaucoup)
C’est précieux, d’avoir quelqu’un qui pousse dans le bon sens.
Avec un appui comme ça, la marche a l’air moins haute.
Ça compte énormément, une voix qui dit oui.
Et ça suffit à rassurer, ou il reste une petite voix qui doute ?
C’est quelle phrase qui a le plus compté ?

(jete|arrete|arretee?|lache|supprime|efface)( \w+)? (mes clopes|clopes?|cigarettes?|de fumer|de boire|l alcool|le sucre|instagram|tiktok|les reseaux|son numero)
Ça, c’est un geste net, et il faut le cran de le faire.
Bravo, le premier jour est le plus difficile à décider.
Chaque jour gagné en rend un autre plus facile.
Qu’est-ce qui est le plus dur : les matins, ou les soirs ?
Qu’est-ce qui remplace le geste ?

(toujours|depuis (toute? )?(petite?|gamine?|l enfance|des annees))( \w+){0,2} (reve|voulu|envie|adore)|(toujours|longtemps) reve|reve d enfance
Un rêve qui a tenu tout ce temps, ça mérite qu’on l’écoute.
S’il est encore là, ce n’est pas un caprice.
Il y a des envies qui grandissent en même temps que nous.
Et si l’on n’en faisait qu’un petit bout, pour commencer ?
Qu’est-ce qui a retenu, jusqu’ici ?

monter (une|ma|mon) (boite|boutique|projet|entreprise|affaire)|mon projet
Ça dessine déjà quelque chose de vivant.
On s’y voit presque, rien qu’à l’entendre.
L’idée a du charme, et elle a l’air d’avoir une âme.
À quoi ça ressemblerait, le premier matin ?
Et qui serait là ?
`

/** Questions about siblings, ageing parents, selling a house, inheritances, in-laws, children and step-children. */
export const questionsAboutFamily = `
> comment (on dit|annoncer) à son frère qu’on veut pas vendre (la maison)? ? | comment (on fait pour)? dire à ma sœur que je veux pas vendre (la maison)? ? | comment (on fait pour)? convaincre (mon frère|ma sœur) de (garder|pas vendre) la maison ? | je dis comment à (mon frère|ma sœur) que je veux garder la maison (?)? | qu’est-ce que je (dis|réponds) à (mon frère|ma sœur) qui veut vendre (la maison)? ? | comment on fait quand (mon frère|ma sœur) veut vendre et pas moi ? | comment je dis à (ma sœur|mon frère) que je veux pas vendre (la maison)? ? | (mon frère|ma sœur) veut vendre la maison (et moi non|et pas moi) (comment on fait|je fais quoi|je dis quoi) ? | comment dire à mon frère que je veux garder la maison ? | je veux pas vendre la maison comment je le dis à (mon frère|ma sœur) ? | mon frère veut vendre la maison (et pas moi|et moi je veux pas) comment on fait ?
« Pour l’instant, je n’arrive pas à la vendre, et j’aimerais qu’on regarde ensemble ce que ça demanderait de la garder. » Une envie, pas un veto.
Avant de défendre ma position, je demanderais la sienne : besoin d’argent, envie de tourner la page, peur des travaux ? La réponse change tout.
On propose un délai plutôt qu’un non : « On se donne jusqu’à l’été, et on en reparle avec des chiffres. » C’est l’argent ou les souvenirs, de son côté ?
sinon: Alors c’est de ça qu’il faut parler, avant de parler des murs.

> (tu garderais|vous garderiez) quelque chose toi ? | (tu garderais|vous garderiez) quoi de la maison (de tes parents)? (?)? | (tu garderais|vous garderiez) quoi d’une maison (vidée|vendue|de famille) (?)? | qu’est-ce qu’on garde (quand on vide|d’une) maison (de ses parents|de famille)? ? | qu’est-ce que je (garde|pourrais garder|devrais garder) de la maison (de mes parents|de ma mère|de ma grand-mère)? ? | qu’est-ce que (tu garderais|vous garderiez) (de la maison|comme souvenir) ? | tu crois que je devrais garder (quelque chose|un meuble|un objet) (de la maison)? ? | quoi garder (quand on vide|de) la maison (de ses parents)? (?)? | tu garderais quelque chose d’une maison (de famille)? (?)? | tu garderais quoi de la maison (de tes parents|de famille) (?)? | qu’est-ce qu’on garde quand on vide une maison ? | je garde quoi de la maison de (ma mère|mes parents|ma grand-mère) (?)? | tu garderais quelque chose d’une maison (vendue|vidée) ?
Je n’ai pas de maison, je suis une IA. Mais je prendrais un objet qui sert tous les jours : un bol, une louche, plutôt qu’une armoire.
Une photo de chaque pièce avant de toucher à quoi que ce soit. Ensuite, on peut laisser partir beaucoup plus.
Quelque chose qui a l’écriture ou la voix de quelqu’un : une liste de courses, une recette, un vieux répondeur. Il y a un objet qui saute aux yeux ?
sinon: Celui-là, on le met de côté tout de suite, avant le tri.

> comment (on fait pour|je fais pour) vider la maison de (ses parents|ma mère|mon père) ? | par (quoi|où|quelle pièce) commencer pour vider une maison (?)? | comment (on fait pour)? trier les affaires de (ma mère|mon père|mon mari|ma femme|quelqu’un qui est mort) ? | je fais quoi des affaires de (ma mère|mon père|mon mari|ma femme) (?)? | (je peux|c’est mal de) jeter les affaires de (ma mère|mon père|mon mari|ma femme) ? | quand est-ce qu’il faut (vider|trier) les affaires (d’un mort|de mon mari|de ma mère) ? | j’arrive pas à trier ses affaires comment on fait ? | par où je commence pour vider (la|une) maison (?)? | comment on trie (ses|les) affaires (de quelqu’un|après la mort)? ? | je fais quoi (de ses|des) affaires (de ma mère|de mon père|de mon mari)? (?)? | je fais quoi (de ses vêtements|des vêtements de ma mère|des vêtements de mon mari) (?)? | on vide une maison comment ? | par où (je commence|on commence|commencer) pour vider la maison de (mes parents|ma mère|mon père) (?)? | comment on trie les affaires de (son mari|sa femme|sa mère|son père) (qui est mort)? ? | comment on vide la maison (de sa mère|de ses parents|de son père)? ?
Par la pièce qui raconte le moins : la buanderie, le garage. Les photos et les lettres viennent en dernier, sinon on n’avance plus.
Quatre tas : je garde, je donne, je jette, je ne sais pas. Le quatrième a le droit d’être un gros carton fermé pour un an.
À deux, jamais plus de trois heures, avec une pause dehors. Après, on jette ce qu’il fallait garder.

> c’est (normal|bête|ridicule) de pleurer pour (une maison|la maison de ses parents|des murs) (?)? | c’est normal d’être triste (quand on vend la maison|de vendre la maison) ? | pourquoi ça fait si mal de (vendre|quitter) une maison ? | comment on fait le deuil d’une maison ? | comment (on fait pour)? dire (adieu|au revoir) à la maison ? | comment on quitte (une maison de famille|la maison où on a grandi|la maison de son enfance) ? | tu crois qu’on peut s’attacher à une maison ? | c’est normal de pleurer quand on vend (la|sa) maison ? | comment on (fait pour dire|dit) (au revoir|adieu) à une maison ? | pourquoi ça me fait (si|aussi) mal de vendre (cette|la) maison ? | comment je dis au revoir à ma maison ?
C’est normal : une maison, c’est l’endroit où les gens qu’on aime étaient tous à leur place en même temps.
On peut faire un vrai au revoir : un tour pièce par pièce, une dernière soupe par terre, et on ferme la porte soi-même.
On garde ce qui peut voyager : une bouture du jardin, la poignée d’une porte, le bruit de l’escalier enregistré.

> tu crois que je devrais vendre la maison ? | (tu vendrais|vous vendriez) la maison (toi|à ma place)? (?)? | ça vaut le coup de garder une (grande)? maison (toute seule|tout seul|vide|de famille)? (?)? | tu vendrais (la|ta) maison (toi|à ma place)? (?)? | je la vends ou je la garde (la maison|cette maison)
Je compterais les pièces où l’on vit vraiment, et les jours où l’entretien gâche la journée. C’est plus honnête que les souvenirs.
J’imaginerais un mardi de novembre dans chacun des deux endroits. Lequel donne envie de rentrer ?
sinon: Le mardi de novembre se trompe rarement.

> comment (on fait pour)? (annoncer|dire) aux enfants qu’on vend la maison ? | comment (on fait pour)? dire à (mes enfants|ma fille|mon fils) que je (vends|veux vendre) la maison ? | mes enfants vont m’en vouloir de vendre la maison (tu crois)? ? | comment j’annonce à mes enfants que je vends (la|ma) maison ?
Aux enfants, avant de mettre l’annonce : « J’ai pris ma décision, et je veux que vous veniez une dernière fois choisir. »
On le dit avant qu’ils ne l’apprennent par une annonce, et on leur laisse le droit d’être tristes. Ils ont aussi grandi dans ces murs.

> comment (on fait pour)? (partager|répartir) (les meubles|les affaires|les bijoux|les souvenirs) entre frères et sœurs ? | comment (on fait pour)? partager (les meubles|les bijoux|les affaires) (de ma mère|de mon père|de mes parents)? sans se (fâcher|disputer) ? | qui (garde|récupère) (les bijoux|les meubles|les photos) de (ma mère|nos parents) (?)? | comment (on fait pour)? dire à (ma sœur|mon frère) que je voudrais (la bague|les bijoux|le meuble|les photos) de maman ? | on fait comment si on veut le même meuble avec (ma sœur|mon frère) (?)? | comment on partage (les bijoux|les meubles|les affaires) (entre sœurs|entre frères|entre nous)? (sans se fâcher)? ? | comment (on fait pour)? partager les meubles (de nos parents|de la maison) ? | comment je dis à ma sœur que je (veux|voudrais) (la bague|les bijoux) de maman ?
Chacun son tour, et on tire au sort qui commence. On choisit un objet, on dit pourquoi, et personne ne discute.
« Cette bague, je la voudrais parce que je la vois encore à sa main. Et toi, qu’est-ce qui compte le plus ? »
Les photos se copient, c’est une dispute de moins. Pour le reste, on note les souhaits avant de venir, sans les gendres ni les belles-filles.

> comment pas (se fâcher|se brouiller) (avec son frère|avec ma sœur|en famille) pour (un héritage|une maison|de l’argent) ? | comment (on fait pour|je fais pour) pas perdre (son frère|ma sœur) (à cause d’une maison|à cause d’un héritage|pour de l’argent) ? | comment (on fait pour)? éviter les disputes d’héritage ? | pourquoi (les familles|les gens|on) (se déchirent|se disputent|se fâchent) pour (un héritage|de l’argent|une maison) ? | pourquoi l’héritage (divise|fâche) (les familles|les frères) ? | c’est (normal|fréquent) de se fâcher pour un héritage (?)? | comment (on fait pour)? pas se (fâcher|brouiller) avec (son frère|ma sœur) à cause (d’un héritage|d’une maison|de l’argent) ? | comment (éviter|on évite) de se (brouiller|fâcher|disputer) pour (l’héritage|un héritage) ? | pourquoi les gens se (disputent|fâchent|déchirent) pour un héritage ? | pourquoi les gens se disputent (toujours)? pour (un|les) héritage ? | comment (on fait pour)? éviter de se (fâcher|brouiller) avec (ma sœur|mon frère) pour l’héritage ?
Souvent, ce n’est pas l’argent qu’on compte, c’est qui a été aimé. Mieux vaut se le dire que se disputer les cuillères.
On sépare deux conversations : une pour les chiffres, avec le notaire, et une pour le reste, autour d’une table.
« C’est toi que je veux garder, même si je perds un peu. » Seulement si c’est vrai, et l’air se détend d’un coup.

> comment (on fait pour)? dire à (mes parents|mon père|ma mère) que (c’est injuste pour l’héritage|c’est injuste qu’ils aident plus mon frère|c’est injuste qu’ils aident plus ma sœur) ? | c’est normal (de trouver l’héritage injuste|d’être jaloux pour l’héritage) ? | c’est normal que (mon frère|ma sœur) (hérite|reçoive|ait) plus que moi ? | pourquoi mes parents (donnent|aident) plus à (mon frère|ma sœur) ? | je dis quoi à (mon frère|ma sœur) qui (hérite de|a reçu) plus que moi (?)? | comment on digère un héritage injuste ? | comment je dis à (mon père|ma mère|mes parents) que c’est injuste ? | pourquoi mes parents ont donné plus à (mon frère|ma sœur) (qu’à moi)? ? | comment je dis à (mon père|ma mère) que c’est injuste pour l’héritage ?
« Je ne demande pas qu’on change, je voudrais comprendre. » Avec cette porte-là, on a des chances d’entendre la vraie raison.
C’est normal que ça blesse : un partage inégal ressemble à une note, même quand il répond à un besoin.
Je distinguerais ce qui vient des parents et ce qui vient du frère ou de la sœur. Le partage, ce n’est ni lui ni elle qui l’a décidé.

> pourquoi (mon frère|ma sœur) est le (préféré|chouchou) ? | pourquoi mes parents (préfèrent|ont toujours préféré) (mon frère|ma sœur) ? | c’est normal (qu’un parent|que ma mère|que mon père) (préfère|ait préféré) un enfant ? | c’est (normal|bête|mal) d’être jaloux de (mon frère|ma sœur) (à mon âge)? (?)? | comment (on vit avec|on accepte) un (frère|parent|père) (préféré|qui préfère ma sœur|qui préfère mon frère) ? | comment (on fait pour)? arrêter de se comparer à (son frère|sa sœur) ? | comment (on fait pour)? dire à (mes parents|ma mère|mon père) qu’ils préfèrent (mon frère|ma sœur) ?
Souvent, l’enfant préféré est juste celui qui inquiète le plus, ou celui qui ressemble. Ça explique, ça ne console pas.
C’est courant, et ça fait mal à tout âge. On reste l’enfant de quelqu’un, même avec des cheveux gris.
J’éviterais le reproche général, et je dirais un moment : « À mes trente ans, vous n’étiez pas là. J’y pense encore. »

> comment (on fait pour)? demander de l’aide à (mon frère|ma sœur|mes frères et sœurs) pour (ma mère|mon père|nos parents) ? | comment (on fait pour)? (dire|demander) à (mon frère|ma sœur) de m’aider (avec|à m’occuper de) (ma mère|mon père|nos parents) ? | comment (on fait pour)? (partager|répartir) (les visites|la charge|les tâches) entre frères et sœurs ? | je dis quoi à (mon frère|ma sœur) qui (aide jamais|s’occupe pas de) (ma mère|mon père|nos parents) (?)? | comment (on fait pour)? dire à (mon frère|ma sœur) qu’il (fait rien|aide pas) pour (ma mère|mon père|nos parents) ? | pourquoi c’est toujours (les filles|moi) qui s’occupe des parents ? | comment je demande à (mon frère|ma sœur) de m’aider (avec maman|pour papa|avec nos parents) ? | comment (on fait pour)? demander à mon frère de m’aider ?
On demande une chose, avec une date : « Tu prends les deux premiers week-ends de mars, je prends les autres. » Le vague ne marche jamais.
Je ferais la liste de tout ce que je fais dans un mois, et je l’enverrais sans commentaire. Beaucoup ne savent pas.
À distance, on peut prendre les papiers, les rendez-vous, l’appel du soir. Ça enlève une excuse, et ça soulage vraiment.

> comment (on fait pour)? (convaincre|persuader) (ma mère|mon père|une personne âgée) (d’accepter|de prendre) (de l’aide|une aide à domicile|quelqu’un à la maison) ? | comment (on fait pour)? faire accepter (une aide|une aide à domicile) à (ma mère|mon père) ? | qu’est-ce que je dis à (ma mère|mon père) qui refuse (l’aide|de se faire aider) ? | pourquoi (ma mère|mon père) refuse (l’aide|de se faire aider) ? | comment (on fait pour)? aider (ma mère|mon père|un parent) qui veut pas d’aide ? | (mon père|ma mère) refuse (l’aide|de se faire aider) (qu’est-ce que je dis|je fais quoi|comment je fais) ? | comment (convaincre|on convainc) (ma mère|une personne âgée|mon père) d’accepter (de l’aide|une aide) ? | comment (on fait pour)? faire accepter de l’aide à un parent ?
Je présenterais l’aide comme un service rendu à moi : « Ça me rassurerait, essaie un mois pour moi. »
On commence par une tâche qui ne touche pas au corps ni à la cuisine : les vitres, le jardin. L’habitude fait le reste.
Le refus, c’est souvent la peur de ne plus décider. On laisse choisir le jour, l’heure et la personne.

> comment (on fait pour)? (dire|faire comprendre) à (ma mère|mon père|mon grand-père|ma grand-mère) qu’il doit (plus|arrêter de) conduire ? | comment (convaincre|on convainc|empêcher) (mon père|ma mère|mon grand-père|un vieux) (d’arrêter)? de conduire ? | je dois (prendre|cacher|confisquer) les clés de voiture de (mon père|ma mère) ? | qu’est-ce que je dis à (mon père|ma mère) qui (conduit encore|conduit mal) ? | à quel (âge|moment) on arrête de conduire ? | comment on parle de la voiture à (mon père|ma mère|un parent âgé) qui conduit mal ? | comment je dis à (mon père|ma mère) qu’il doit (plus|arrêter de) conduire ? | comment (on empêche|empêcher) (mon père|son grand-père|ma mère) de conduire ? | comment (on fait pour)? (enlever|prendre|retirer) les clés (de voiture)? à (mon père|ma mère) ?
Tant que ce n’est pas dangereux, on monte à côté sans commentaire, et on demande ensuite : « Ça t’a paru comment, au rond-point ? »
On arrive avec la suite : qui fait les courses, comment on va au marché, le numéro du taxi. On ne retire pas une liberté sans en rendre une.
Le médecin peut le dire mieux qu’un enfant : il n’a pas quarante ans d’histoires avec la personne.

> comment (on fait pour)? parler (de la maison de retraite|de l’ehpad) à (ma mère|mon père) ? | comment (on fait pour)? (dire|annoncer) à (ma mère|mon père) qu’elle va en (maison de retraite|ehpad) ? | comment je parle (de la maison de retraite|de l’ehpad) à (ma mère|maman|mon père) ? | comment on parle (de la maison de retraite|de l’ehpad) à ses parents ? | comment parler (de la maison de retraite|de l’ehpad) avec (mes|ses) parents ?
On en parle avant d’en avoir besoin : « Si un jour c’est trop lourd, tu préférerais quoi ? » Sa réponse guidera tout.
On peut aller déjeuner dans deux endroits, juste pour voir, et laisser choisir la chambre et le fauteuil.

> c’est (mal|égoïste|une trahison) de mettre (ma mère|mon père|ses parents) en (maison de retraite|ehpad) (?)? | comment (arrêter de|pas) culpabiliser de mettre (ma mère|mon père) en (maison de retraite|ehpad) ?
On redevient fils ou fille au lieu de faire tous les soins. Beaucoup de visites deviennent plus tendres après. C’est une promesse qui pèse ?
Ce n’est pas abandonner : c’est confier les gestes difficiles à des gens qui se relaient. Et ça laisse plus de place à l’affection.
oui: On avait promis de ne pas abandonner. Y aller souvent, c’est la tenir.
sinon: Ça se comprend, et ça peut se dire tel quel à la personne.

> tu crois que je devrais mettre (ma mère|mon père) en (maison de retraite|ehpad) ? | je devrais prendre (ma mère|mon père) chez moi ? | la maison de retraite ou (chez moi|la prendre chez moi) ? | tu crois que je devrais prendre (ma mère|mon père) chez moi (?)? | je prends ma mère chez moi ou pas ?
Je regarderais qui se lève la nuit, et pendant combien de temps c’est tenable. Un oui qui épuise tout le monde ne dure pas.
Je demanderais un essai : quelques semaines, dans un sens ou dans l’autre. On décide mieux après avoir vu de vrais jours.

> je dois (corriger|contredire) (ma mère|mon père|ma grand-mère) qui (se trompe|oublie|perd la mémoire|a alzheimer) ? | comment (parler|répondre|je réponds) à (ma mère|mon père|ma grand-mère|quelqu’un) qui (perd la mémoire|oublie tout|a alzheimer|répète la même chose|radote|me reconnaît pas) ? | qu’est-ce que je réponds à (ma mère|mon père|ma grand-mère) qui (répète toujours la même chose|demande toujours la même chose|me reconnaît pas|radote|cherche son mari|veut rentrer chez elle) ? | comment (on fait pour)? (garder|rester) (patience|patient|son calme) avec (ma mère|mon père|un parent) qui (oublie|répète|perd la mémoire) ? | on répond quoi à (ma mère|ma grand-mère|quelqu’un) qui (oublie|radote|répète la même question) (?)? | qu’est-ce que je réponds à ma mère quand elle (répète|oublie|me reconnaît pas) ? | faut corriger (ma grand-mère|ma mère|mon père) quand il se trompe (?)? | je dis quoi à (ma mère|mon père|ma grand-mère) qui (me reconnaît pas|perd la mémoire|répète toujours la même chose) (?)?
On ne corrige pas, on suit : « Tu l’attends ? Raconte-moi comment il est. » L’émotion est vraie, même quand la date est fausse.
On répond la dixième fois comme la première, en peu de mots. Et on sort deux minutes quand la patience est finie.
Une chanson ancienne, un album, des haricots à équeuter : ce que les mains savent reste plus longtemps que les noms.

> c’est normal (d’en avoir marre|d’être énervé|de perdre patience) (de|contre) (mes parents|ma mère|mon père) (vieux|âgée|qui vieillissent|qui vieillit|malade)? ? | comment (pas|éviter de|je fais pour pas) (perdre patience|m’énerver) avec (ma mère|mon père|mes parents) (âgée|âgé|qui vieillit|qui vieillissent)? ?
C’est normal : l’agacement cache souvent la peur de les voir changer. Un « pardon, je suis à bout » suffit à réparer.
On sort cinq minutes, on respire, on revient. Personne n’a de la patience sans pause, même en aimant beaucoup.

> comment on parle de (la mort|l’enterrement|l’avenir) avec (ses parents|ma mère|mon père) ? | comment (on parle|parler) de (la mort|sa mort|l’enterrement|la fin) avec (sa mère|son père|mes parents) ?
On peut y entrer par une chanson : « Tu voudrais laquelle, le jour venu ? » Souvent, ils attendaient qu’on ose.
En parlant de soi d’abord : « Moi, je voudrais de la musique et pas de discours. Et toi ? » La porte s’ouvre mieux.

> comment (on fait pour)? (accepter|vivre) (de voir)? (ses parents|ma mère|mon père) (vieillir|qui vieillissent|qui vieillit) ? | pourquoi ça fait (peur|mal|bizarre) de voir (ses parents|ma mère|mon père) vieillir ?
Je poserais des questions tant qu’il y a quelqu’un pour répondre : leur premier travail, leur rue, la voix de leurs parents.
On pleure un peu chaque fois qu’ils rapetissent, et on profite de ce qui est encore là : une partie de cartes, un marché, une recette.

> comment (on fait pour)? (supporter|survivre à|s’entendre avec) ma (belle-mère|belle-famille) (envahissante|qui critique)? ? | qu’est-ce que je réponds à (ma belle-mère|ma belle-famille) (qui critique|qui se mêle de tout|quand elle critique) ? | je dis quoi à ma belle-mère qui (critique|débarque|se mêle de tout|donne son avis sur tout) (?)? | comment (on fait pour)? dire à ma belle-mère (de pas débarquer|de prévenir|de se mêler de ses affaires) ? | comment (on fait pour)? mettre des (limites|distances) avec ma (belle-mère|belle-famille) ? | comment (je fais|on fait) pour supporter ma belle-mère ? | comment (on fait pour)? supporter (sa|ma) belle-mère ? | comment (on fait pour)? survivre à ma belle-mère ? | je dis quoi à ma belle-mère qui débarque (sans prévenir|à l’improviste) (?)? | comment (on fait pour)? répondre à ma belle-mère ? | je réponds quoi à ma belle-mère (qui critique|qui se mêle de tout)? (?)?
« Merci, on va faire à notre façon. » Avec le sourire, et toujours les mêmes mots : on ne discute pas avec un disque.
C’est l’enfant de la maison qui parle à sa mère, pas la pièce rapportée. À deux, on décide d’abord, et une seule voix transmet.
On lui donne un domaine où son avis compte vraiment : la tarte, les plantes, les photos. Le reste se calme souvent.

> comment (on fait pour)? dire à (mon mari|ma femme|mon copain|ma copine) que (sa mère|son père|ses parents|sa famille) (m’énerve|exagère|est trop présente|se mêle de tout|me fatigue) ? | comment (on fait pour)? parler de (sa mère|sa famille|ma belle-mère) à (mon mari|ma femme|mon copain|ma copine) (sans le vexer|sans dispute)? ? | pourquoi (mon mari|mon copain|ma femme) (défend|prend le parti de|écoute) toujours (sa mère|ses parents|sa famille) ? | comment je dis à (mon mari|ma femme|mon copain) que sa mère (exagère|m’énerve|est trop présente|me fatigue) ?
Je parlerais de nous, pas de sa famille : « Quand tu ne dis rien à table, je me sens à l’écart. » Personne n’est attaqué, il n’y a personne à défendre.
On convient d’un signe et d’une heure de départ avant d’y aller. Savoir que ça finit à cinq heures rend beaucoup plus aimable.

> c’est (normal|mal) de pas (aimer|supporter) sa belle-(mère|famille|sœur) (?)? | on est obligé d’aimer sa belle-(famille|mère) (?)? | (je suis obligé|faut) d’aller chez (ma belle-mère|ma belle-famille) (tous les dimanches|à noël)? ?
Rien n’oblige à aimer, ni à y passer tous les dimanches, tant qu’on reste aimable. Un sur deux, ça se défend.
On peut fixer une dose : un repas par mois, deux heures, et un sujet de secours. La politesse suffit largement.

> comment (faire parler|on fait parler) un (ado|adolescent|fils ado) (qui parle plus|qui répond rien|qui se ferme)? ? | comment (on fait pour)? (faire parler|parler à) (ma fille|mon fils) (de quinze ans|ado|adolescente) ? | pourquoi mon ado (parle plus|se renferme|dit plus rien|s’enferme dans sa chambre) ? | c’est normal qu’un ado (parle plus|s’enferme|reste dans sa chambre) ? | c’est normal que (ma fille|mon fils) de quinze ans (me parle plus|s’enferme|reste dans sa chambre) ? | (tu parlerais|vous parleriez) comment à un ado (?)? | qu’est-ce que je propose à un ado (pour parler|pour passer du temps)? ? | pourquoi les ados se (renferment|ferment|isolent) (comme ça)? ? | pourquoi les ados (parlent pas|disent rien) ? | comment on parle à un ado ?
Côte à côte plutôt qu’en face : en voiture, en cuisinant, en portant un meuble. Sans les yeux dans les yeux, ça sort mieux.
On parle de ce qui l’intéresse, même du jeu vidéo, et on écoute sans transformer ça en leçon.
On laisse la porte entrouverte : « J’ai fait des crêpes, tu viens si tu veux. » Et là, surtout, pas d’interrogatoire.

> comment (on fait pour)? réagir à un ado (qui répond mal|insolent|qui me parle mal|qui claque les portes) ? | comment (on fait pour)? réagir quand (mon ado|mon fils|ma fille) (me répond mal|me parle mal|m’insulte) ? | comment je réagis (quand mon ado|quand mon fils|quand ma fille) (me répond mal|me parle mal|claque la porte) ? | qu’est-ce que je réponds à (mon ado|ma fille|mon fils) qui me parle mal ? | je fais quoi quand (mon ado|ma fille|mon fils) (claque la porte|me répond mal|me parle mal) (?)? | je réponds quoi à un ado qui (me parle mal|claque la porte) (?)? | comment (on réagit|je réagis|réagir) à un ado (insolent|agressif|qui répond) ?
On ne répond pas à la minute : « Là, on s’énerve tous les deux, on en reparle à huit heures. » Et à huit heures, on en reparle.
« Redis-le-moi autrement, et je t’écoute. » On parle de la forme, pas du fond, et on ne court pas après une porte claquée.

> comment (on fait pour)? (fixer|mettre|poser) des (limites|règles) à un ado ? | je dois punir (mon ado|mon fils|ma fille) ?
Peu de règles, connues d’avance, et tenues. Sur la chambre et la coiffure, on peut lâcher, ça garde des forces pour l’heure du retour.
Une conséquence liée à la faute, courte, et annoncée avant : un retour trop tard vendredi, pas de sortie samedi. Puis on tourne la page.

> pourquoi (ma fille|mon fils|mon ado) me déteste ? | pourquoi les filles détestent leur mère ? | c’est normal (qu’un ado|que ma fille|que mon fils) (me déteste|déteste ses parents|soit insolent) ? | qu’est-ce que je réponds à (ma fille|mon fils|mon ado) qui me dit je te déteste ? | je fais quoi quand (ma fille|mon fils|mon ado) me dit je te déteste (?)? | je réponds quoi à un ado qui me déteste (?)? | (ma fille|mon fils|mon ado) me dit qu’il me déteste je réponds quoi ?
« Je te déteste », chez un ado, ça veut souvent dire « tu m’empêches ». On peut répondre : « Moi non, et c’est toujours non pour samedi. »
C’est fréquent, et ça fait mal quand même. Un ado se sépare d’abord en claquant les portes ; il revient souvent par la cuisine.

> je (dois|peux) (fouiller|regarder|lire) (le téléphone|le journal|les messages) de (ma fille|mon fils|mon ado) ? | on a le droit de (fouiller|regarder|lire) (le téléphone|le journal|les messages) de (sa fille|son fils|son ado) ? | c’est (mal|grave) de (lire|fouiller) (le téléphone|le journal|les messages) de (sa fille|son fils|son ado) (?)? | est-ce que j’ai le droit de (lire les messages|fouiller le téléphone|lire le journal) de (mon fils|ma fille) ?
Je ne fouillerais que si j’avais peur pour sa sécurité, et je le dirais. Sinon, on perd en confiance ce qu’on gagne en informations.
Je lui poserais la question avant d’ouvrir quoi que ce soit : « Je m’inquiète, qu’est-ce qui se passe ? » On apprend parfois plus comme ça.

> à quel âge on donne un téléphone (à un enfant|à ma fille|à mon fils)? ? | comment (on fait pour)? (limiter|réduire) (les écrans|le téléphone|les jeux vidéo) (de mon fils|de ma fille|d’un ado|à la maison)? ? | combien de temps d’écran pour un (enfant|ado) ?
La règle qui tient le mieux : tous les téléphones dans l’entrée pour la nuit, ceux des parents aussi.
On commence par un moment sans écran pour tout le monde, le repas par exemple. Un enfant négocie moins quand la règle vaut aussi pour les grands.

> comment (on fait pour)? (parler à|dire à) (ma fille|mon fils) (de ce que j’ai lu|que j’ai lu son journal|que j’ai lu ses messages) ?
On peut parler du sujet sans avouer la source : « À ton âge, ça peut arriver, et tu peux m’en parler sans que je crie. »
Je dirais la vérité : « J’ai lu, je n’aurais pas dû, et j’ai eu peur. » On s’excuse pour la méthode, et on parle du fond.

> comment (on fait pour)? (laisser partir|accepter le départ de) (ses enfants|ma fille|mon fils) (de la maison)? ? | comment (on fait pour)? vivre (le départ des enfants|le nid vide|quand les enfants sont partis) ? | c’est normal (d’être triste|de pleurer) quand (mes enfants|ma fille|mon fils) quittent la maison ? | je fais quoi de la chambre de (ma fille|mon fils) parti (?)? | c’est normal d’être triste que (ma fille|mon fils) parte de la maison ?
Oui, c’est normal : la maison perd son horloge. On remet quelque chose à heure fixe, un cours, une marche, une table à deux.
On l’aide à partir vraiment : on visite, on porte les cartons, puis on rentre et on ne téléphone pas le soir même.

> on appelle tous les combien (ses enfants adultes|sa fille partie) (?)? | comment (on fait pour)? garder le (lien|contact) avec (ses enfants adultes|ma fille à l’étranger|mon fils qui habite loin) ? | comment je garde le (lien|contact) avec (mon fils|ma fille|mes enfants) (à l’étranger|qui vit loin|partis)? ?
Une photo idiote dans la semaine et un vrai appel le dimanche : assez pour le lien, pas assez pour étouffer.
On demande son avis à l’enfant parti, pour un achat ou une recette. C’est ainsi qu’on devient des adultes l’un pour l’autre.

> comment (on fait pour)? (réagir à|calmer|gérer) (une colère|une crise|un caprice) (d’un enfant|d’un petit|de mon fils|de ma fille) ? | qu’est-ce que je fais quand (mon fils|ma fille|le petit) (fait une crise|fait une colère|se roule par terre|hurle au supermarché) ? | je fais quoi quand (mon fils|ma fille|la petite) (fait un caprice|fait une crise|se roule par terre) (?)? | comment on fait avec un (enfant|petit) qui (fait des colères|fait des crises|hurle) ? | c’est normal (les colères|les crises) à deux ans ? | c’est quoi le truc pour les (colères|caprices) de petit ? | comment je calme (une colère|une crise|un caprice) ? | je fais quoi quand (ma fille|mon fils|mon petit) fait une (crise|colère) (au supermarché|par terre|au magasin) (?)? | comment (on fait pour)? réagir quand (mon fils|ma fille) fait une (crise|colère) ? | comment on gère une (crise|colère) (de son fils|de sa fille|d’enfant)? ?
On se met à sa hauteur, on parle bas, et peu : « Tu es très en colère. Je reste là. » Les explications viennent après.
On offre deux choix, pas dix : « Tu marches, ou je te porte ? » Un petit veut surtout décider de quelque chose.

> comment (on fait|je fais) pour (pas|arrêter de) crier sur (ses|mes) enfants ? | comment (pas|arrêter de) crier sur ses enfants ? | pourquoi je crie sur mes enfants ? | c’est grave de crier sur ses enfants (?)? | je crie trop sur mes enfants comment j’arrête ? | j’ai crié sur (mes enfants|mon fils|ma fille) je fais quoi maintenant ? | pourquoi je crie (toujours|trop|autant) sur mes enfants ?
Si ça monte chez l’adulte, on passe dans la pièce à côté une minute. Et après un cri : « J’ai crié trop fort, pardon. »
On baisse la voix au moment où l’on voudrait la monter : ils se taisent pour entendre. Et on s’offre une pause avant d’être à bout.

> comment (on fait pour)? (expliquer|parler de|annoncer) la mort à un enfant ? | comment (on fait pour)? (expliquer|annoncer) (aux enfants|à ma fille|à mon fils|à mes petits-enfants) (la mort de papi|la mort de mamie|la mort du chat) ? | comment (on fait pour)? dire à (un enfant|ma fille|mon fils) que (papi|mamie|le chat) est mort ? | qu’est-ce que je réponds à (un enfant|ma fille|mon fils) qui (parle de la mort|demande ce que c’est la mort|demande si on va mourir) ? | comment j’explique la mort à (un enfant|un petit|mon fils|ma fille) ? | comment je dis à (mes enfants|ma fille|mon fils) que (mamie|papi) est morte ? | comment on parle de la mort à un enfant ?
Avec le vrai mot : « Papi est mort, son corps ne marche plus, il n’a plus mal. » « Parti » ou « endormi », ça fait peur le soir.
On répond à la question posée, pas plus, et on la laisse revenir. Un enfant en parle trois minutes, puis va jouer, et c’est normal.
On peut s’appuyer sur ce qu’il connaît : l’oiseau trouvé au jardin, la fleur fanée. Et on lui laisse voir qu’on est triste.

> (un enfant|ma fille|mon fils) peut (aller|venir) à l’enterrement ? | (j’emmène|faut emmener) (un enfant|ma fille|mon fils) à l’enterrement ? | j’emmène (mon fils|ma fille|les enfants) à l’enterrement ou pas ?
Pour l’enterrement, on raconte d’avance ce qu’il va voir, et on le laisse choisir. Il peut déposer un dessin.
Oui, s’il en a envie. Un adulte qui n’est pas en première ligne l’accompagne et sort avec lui quand c’est trop long.

> comment (on fait pour)? aider un enfant (timide|qui a pas d’amis|qui se fait embêter à l’école|qui a peur du noir|jaloux du bébé) ? | comment (on fait pour)? aider (mon fils|ma fille) (timide|qui a pas d’amis|qui se fait embêter) ? | qu’est-ce que je (dis|fais) pour (mon fils|ma fille) (qui a pas d’amis|qui se fait embêter|qui a peur du noir|jaloux du bébé) ? | comment (on fait pour)? rassurer (un enfant|ma fille|mon fils) (qui a peur du noir|le soir) ? | comment (on fait pour)? préparer (l’aîné|ma fille|mon fils) à l’arrivée (du bébé|d’un petit frère|d’une petite sœur) ? | comment j’aide mon (fils|enfant) timide ? | comment (on fait pour)? aider mon fils qui est timide ? | je fais quoi pour (mon fils|ma fille) qui a pas d’amis (?)? | qu’est-ce que je fais pour ma fille qui a pas d’amis (à l’école)? ? | je fais quoi avec un enfant qui a peur du noir (?)?
On demande d’abord ce que l’enfant aimerait, lui. Souvent, c’est une seule chose : qu’on invite un copain mercredi, ou qu’on laisse la porte ouverte.
Dix minutes rien que pour l’enfant, chaque jour, à la même heure. Ça apaise mieux que les explications, et c’est souvent là que sort ce qui pèse.
On écoute sans courir tout arranger, et on ne compare pas. Si quelqu’un lui fait du mal à l’école, là, on en parle vite à l’enseignant.

> on fait quoi quand (les|mes) enfants se (disputent|battent|tapent) (tout le temps)? (?)? | je fais quoi quand mes enfants se (disputent|battent|tapent) (?)? | comment (gérer|arrêter|calmer) les disputes (entre frères et sœurs|entre mes enfants|des enfants) ? | comment on fait quand les enfants se (disputent|battent) ? | pourquoi mes enfants se disputent (tout le temps)? ? | c’est normal que mes enfants se (disputent|tapent) ? | je m’en mêle quand les enfants se disputent ? | pourquoi mes enfants se disputent autant ?
On n’arbitre pas tout : si personne n’a mal, on annonce « vous avez cinq minutes pour trouver une solution ». Ils en trouvent souvent une.
On sépare d’abord, on écoute après, chacun une phrase. Chercher le coupable relance presque toujours le match.

> comment (on fait pour)? se faire accepter par (les enfants de mon mari|les enfants de ma copine|mon beau-fils|ma belle-fille) ? | comment (on fait pour)? (gagner la confiance de|s’entendre avec) (son beau-fils|sa belle-fille|les enfants de mon copain|les enfants de ma femme) ? | comment on fait avec les enfants (de mon copain|de ma copine|d’un autre|du premier mariage) ? | comment (on fait pour)? trouver sa place (de belle-mère|dans une famille recomposée) ? | comment je me fais accepter par (les enfants de mon copain|mon beau-fils|ses enfants) ? | comment (on fait pour)? se faire accepter par ses enfants (à lui|à elle) ? | comment on se fait accepter par les enfants (de sa copine|de son copain|de l’autre) ?
En ne remplaçant personne. Une chose à soi avec l’enfant : les gaufres du samedi, un jeu, le trajet du foot.
On laisse venir : on propose, on n’insiste pas, et on ne se vexe pas. Un enfant choisit son heure.

> (je peux|j’ai le droit de|je dois) (gronder|punir|reprendre) (mon beau-fils|les enfants de mon copain|les enfants de ma copine) ?
Les grandes règles viennent du parent, l’autre adulte les rappelle : « Ici, on range avant le film. » Ça évite bien des « t’es pas mon père ».
Oui pour les règles de la maison, dites calmement. Pour les grosses punitions, on laisse le parent, et on se parle avant à deux.

> c’est (normal|mal) de pas aimer (les enfants de mon mari|les enfants de ma copine|mon beau-fils|ses beaux-enfants) (?)? | c’est (grave|mal) de pas aimer les enfants de (mon mari|mon copain|ma femme) (?)?
On n’aime pas sur commande, et c’est normal. Le respect et la constance suffisent, l’affection vient parfois plus tard, sans prévenir.
C’est normal, et ça ne fait de personne un monstre. On peut être juste et gentil sans ressentir de l’amour.

> qu’est-ce que je réponds à (ma belle-fille|un enfant|l’enfant de mon copain) qui me dit (t’es pas ma mère|t’es pas mon père) ? | je réponds quoi à t’es pas (ma mère|mon père) (?)? | quoi répondre à t’es pas (ma mère|mon père) (?)? | comment (réagir|répondre|on répond) à t’es pas (ma mère|mon père) ? | on répond quoi à un (enfant|beau-fils) qui dit t’es pas (ma mère|mon père) (?)? | qu’est-ce que je réponds quand il me dit t’es pas (mon père|ma mère) ? | il me dit t’es pas (mon père|ma mère) je réponds quoi ? | qu’est-ce que je réponds à mon beau-fils qui me dit t’es pas (ma mère|mon père) ? | comment je réagis à t’es pas (mon père|ma mère) ? | quoi répondre quand il dit t’es pas (ma mère|mon père) ?
« C’est vrai, et je ne remplace personne. Mais dans cette maison, je compte aussi. » Le tout sans hausser la voix.
« Non, et je n’essaie pas. Le dentifrice, c’est quand même maintenant. » Un peu d’humour désamorce le duel.
Cette phrase vérifie surtout si l’on va s’en aller. Rester calme et être encore là demain, c’est la vraie réponse.

> comment (on fait pour)? présenter (mon copain|ma copine|quelqu’un|mon nouveau copain) à (mes enfants|ma fille|mon fils) ? | quand présenter (quelqu’un|mon copain|ma copine|mon nouveau compagnon) aux enfants (?)? | au bout de combien de temps on présente (quelqu’un|mon copain|ma copine) aux enfants (?)? | c’est trop tôt pour (le présenter|présenter mon copain|présenter ma copine|présenter quelqu’un) à mes enfants ? | tu crois que je devrais (présenter mon copain|présenter ma copine|le présenter) à mes enfants ? | quand est-ce qu’on présente (son|mon) copain (aux|à ses|à mes) enfants ? | quand présenter quelqu’un à ses enfants (?)? | on présente (son copain|sa copine) aux enfants quand ? | c’est trop tôt pour présenter mon copain à (ma fille|mon fils|mes enfants) ?
Une heure dehors, autour d’une activité : un parc, une glace. Pas de dîner solennel, et pas de nuit à la maison le premier jour.
J’attendrais d’y croire depuis quelques mois. Un enfant s’attache vite, et il n’a pas à suivre les essais.
« C’est quelqu’un qui compte pour moi, et rien ne change entre nous deux. » La deuxième moitié est celle qu’ils écoutent.
`

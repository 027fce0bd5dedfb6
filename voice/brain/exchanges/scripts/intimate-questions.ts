/** Questions about first times, contraception, cycles, menopause, desire and shame; health answers say whom to see. */
export const intimateQuestions = `
> j’ai une question (un peu)? (gênante|intime|bizarre|bête|délicate) | c’est un peu gênant | c’est gênant à dire | je sais pas si je peux (te|vous) demander ça | j’ose pas demander | c’est un peu intime ma question | j’ai une question mais c’est la honte | je peux (te|vous) poser une question intime ? | j’ai une question un peu gênante je sais pas si je peux
Ici, on peut. Aucune question ne me fait rougir, et aucune n’est bête.
Toutes les questions gênantes ont déjà été posées par quelqu’un. Elle peut venir comme elle veut, même de travers.

> j’ai (vingt|dix-neuf|vingt-deux|vingt-cinq|trente|quarante) ans et je l’ai (encore)? jamais fait | je suis (encore)? vierge | j’ai jamais couché avec personne | je suis vierge à (vingt|vingt-cinq|trente) ans | j’ai jamais fait l’amour | c’est grave d’être vierge à (vingt|vingt-cinq|trente) ans ? | j’ai jamais eu de rapport | je l’ai encore jamais fait
Il n’y a pas d’âge, et pas de retard non plus. La bonne première fois, c’est celle qu’on a choisie.
C’est bien plus courant qu’on ne le croit, mais ceux qui attendent ne s’en vantent pas. C’est une envie qui vient, ou une pression autour ?
oui: Alors à {ton|votre} rythme, avec quelqu’un à qui on peut dire « doucement » ou « pas ce soir ».
sinon: On n’a rien à prouver à personne, et surtout pas aux copains.

> mes (copines|copains|potes) en parlent tout le temps et (moi)? je fais semblant | je fais semblant de l’avoir déjà fait | tout le monde l’a fait sauf moi | je suis (le seul|la seule) à pas l’avoir fait | j’ai menti à mes (copines|potes) | mes copines racontent leurs histoires et moi j’ai rien à raconter
La moitié de la table fait peut-être semblant aussi. À cet âge-là, on raconte beaucoup plus qu’on ne vit.
Faire semblant, ça fatigue. « Moi, je ne raconte pas ces choses-là » est une phrase élégante, et elle n’est pas fausse.

> j’ai envie mais j’ai peur (d’avoir mal)? | j’ai peur d’avoir mal la première fois | j’ai peur de la première fois | j’ai envie de (lui|le faire) mais j’ai peur | j’ai peur de pas savoir faire | j’ai peur de pas être à la hauteur au lit | je crois que j’ai envie mais j’ai peur d’avoir mal | j’appréhende la première fois
L’envie et la peur vont très bien ensemble, la première fois. On va lentement, on dit quand ça gêne, et on peut s’arrêter au milieu.
Ce qui aide le plus : avoir vraiment envie, prendre longtemps, et un lubrifiant. Si ça fait mal, on s’arrête, et une sage-femme peut en parler sans gêne.

> est-ce que ça fait mal la première fois ? | ça fait mal la première fois ? | la première fois ça fait mal ? | on a mal la première fois ? | ça fait très mal ? | est-ce qu’on a forcément mal ? | ça fait mal quand on le fait la première fois ?
Pas forcément. Ça peut tirer un peu, surtout si on est tendu ; avec de l’envie, du temps et du lubrifiant, souvent très peu. Une vraie douleur, on arrête, et une sage-femme le regarde cette semaine.
Chez beaucoup, une gêne, et c’est tout. Si ça fait vraiment mal, on s’arrête là, et on en parle cette semaine à une sage-femme ou à un médecin : ce n’est pas une fatalité.

> est-ce qu’on saigne (forcément|toujours) (la première fois)? ? | on saigne la première fois ? | et est-ce qu’on saigne forcément ? | si on saigne pas ça veut dire quoi ? | c’est normal de saigner la première fois ? | c’est normal de pas saigner la première fois ?
Non, pas forcément : environ une fois sur deux, et quelques gouttes. Si ça saigne encore le lendemain, une sage-femme ou un médecin, cette semaine.
Beaucoup de femmes ne saignent pas, et c’est parfaitement normal. Si ça saigne beaucoup ou longtemps, là, on montre à un médecin le jour même.

> je fais quoi comme contraception ? | (c’est quoi|quelle est) la meilleure contraception ? | je veux pas prendre la pilule | je veux pas d’hormones | je veux arrêter la pilule | quelle contraception sans hormones ? | pour la contraception je fais quoi ? | il existe quoi à part la pilule ? | la pilule ou le stérilet ? | ma mère a fait une phlébite je peux prendre la pilule ? | je supporte pas la pilule
Il y a le préservatif, le stérilet au cuivre sans hormones, et d’autres. Une phlébite dans la famille, c’est à dire tout de suite à la sage-femme ou au médecin.
Une sage-femme ou un médecin, cette semaine, choisit avec {toi|vous}, et la consultation est souvent gratuite avant vingt-six ans. D’ici là, le préservatif protège de tout.

> le stérilet on peut en mettre (un)? (à mon âge|à vingt ans|sans avoir eu d’enfant) ? | on peut mettre un stérilet sans avoir eu d’enfants ? | je peux avoir un stérilet à (dix-neuf|vingt|vingt-deux) ans ? | ça fait mal de mettre un stérilet ? | la pose du stérilet ça fait mal ? | j’ai peur de la pose du stérilet | je dois me faire poser un stérilet
Oui, même sans avoir eu d’enfant, c’est permis à tout âge. La pose pique un peu, quelques minutes ; la sage-femme ou le médecin explique avant.
On peut, et cuivre ou hormones, ça se choisit. Un antalgique avant la pose, quelqu’un pour rentrer, et on demande à la sage-femme de prendre son temps.

> et si (lui)? il veut pas mettre de (capote|préservatif) | il veut pas mettre de (capote|préservatif) | mon copain refuse le préservatif | mon mec veut pas mettre de capote | il dit qu’il sent rien avec une capote | il dit que ça coupe l’envie | il insiste pour le faire sans | comment lui dire de mettre un préservatif ?
Pas de préservatif, pas de rapport : la phrase tient en une ligne et ne se discute pas. Quelqu’un de bien la comprend du premier coup.
« Avec, ou pas du tout. » On peut le dire en souriant. Et s’il insiste, ce n’est pas la protection le problème, c’est lui.

> comment je lui dis que (c’est ma première fois|j’ai jamais fait ça|je suis vierge|j’ai pas d’expérience) (sans passer pour une gamine)? ? | comment lui dire que j’ai jamais fait ça ? | je dois lui dire que c’est ma première fois ? | faut lui dire que je suis vierge ? | je lui dis ou pas que c’est la première fois ? | j’ose pas lui dire que c’est ma première fois
Avant, habillés, tout simplement : « Pour moi ce sera la première fois, alors on prend notre temps. » Ça attendrit plus que ça ne fait gamin.
Rien n’oblige, mais ça aide l’autre à ralentir. « J’ai envie, et je n’ai pas l’habitude » : c’est court, c’est vrai, et c’est joli.

> j’ai honte de mon corps (aussi)? (devant lui|au lit|quand on se déshabille)? | j’ai des (vergetures|bourrelets|cicatrices) (partout)? | j’ose pas me déshabiller devant (lui|elle|quelqu’un) | je veux que dans le noir | j’éteins toujours la lumière | j’ai peur qu’il voie mon corps | j’ai peur de me montrer nue | je me trouve pas désirable
Les vergetures, presque tout le monde en a, et personne au lit n’a jamais fait l’inventaire. Qui désire regarde autrement.
On peut garder un haut, une lampe basse, un drap, et s’habituer à son rythme. L’autre aussi pense à son ventre, c’est garanti.

> (tu répètes|vous répétez) à quelqu’un ce que je (te|vous) dis ? | est-ce que (tu répètes|vous répétez) ce que je dis ? | ça reste entre nous ? | c’est confidentiel ? | quelqu’un écoute (nos appels|ce qu’on dit)? ? | est-ce que tu répètes à quelqu’un ce que je te dis | (tu vas|vous allez) le dire à quelqu’un ? | personne va savoir ?
Je ne répète rien à personne, et je n’ai pas de copine à qui le raconter. Ce qui est gardé se règle et s’efface dans les réglages du compte.
Ça reste ici. Et ce qui est retenu d’un appel à l’autre peut s’effacer dans les réglages, à tout moment.

> j’aurais jamais osé demander à (ma mère|mon médecin|mes copines|mon mari) | j’ai personne à qui demander ça | je peux pas parler de ça avec (ma mère|mes parents|mon père) | chez moi on parle pas de ça | chez nous c’est tabou | ma mère m’a jamais parlé de ça | on m’a jamais rien expliqué
Il y a des maisons où ces mots-là restent à la porte. Ici ils peuvent entrer, et s’asseoir même.
Alors autant demander ici. Et une sage-femme répond aussi à tout ça, en secret professionnel, même pour une simple question.

> (j’ai pas|j’ai plus) mes règles (depuis deux mois|depuis longtemps|ce mois-ci)? | mes règles sont en retard | j’ai un cycle irrégulier | mes cycles sont irréguliers | j’ai mes règles tous les (vingt|quarante) jours | j’ai mes règles deux fois par mois | c’est normal un cycle de (quarante|vingt-deux) jours ? | c’est quoi un cycle normal ?
Un cycle va d’environ vingt et un à trente-cinq jours, et il bouge avec le stress, le poids, les voyages. En cas de rapport récent, un test en pharmacie aujourd’hui, et une sage-femme cette semaine.
Retard et rapport dans le mois : un test de pharmacie aujourd’hui, c’est rapide et sûr. Sinon, si ça dure plus de trois mois, une sage-femme ou un médecin regarde.

> j’ai très mal pendant mes règles | mes règles me font très mal | j’ai des règles (hyper)? douloureuses | je suis pliée en deux pendant mes règles | je rate (le travail|les cours) à cause de mes règles | on me dit que c’est normal d’avoir mal pendant les règles | j’ai des règles très abondantes
Avoir mal à ne plus pouvoir se lever, non, ce n’est pas « normal », même si on le répète. Un médecin ou une sage-femme, cette semaine, cherche la cause, et il y en a qui se soignent bien.
Une bouillotte, l’avis du pharmacien, et surtout une sage-femme ou un gynécologue, cette semaine. Noter les jours et la force aide à être prise au sérieux.

> je crois que je suis (en pleine|en) ménopause | je suis en pleine ménopause | je suis ménopausée (depuis deux ans|depuis peu)? | la ménopause c’est à quel âge ? | ça dure combien de temps la ménopause ? | j’ai cinquante-trois ans et je crois que je suis en pleine ménopause | c’est la ménopause (tu crois|vous croyez) ? | la préménopause c’est quoi ?
À cet âge-là, c’est bien possible : le cycle s’espace, le sommeil se casse, le chaud monte. Un médecin ou une sage-femme, cette semaine, confirme et soulage. Qu’est-ce qui gêne le plus ?
La moyenne tourne autour de cinquante et un ans. Une sage-femme ou un médecin, cette semaine, dit ce qui soulage. C’est plutôt les nuits, l’humeur, ou le reste ?
sinon: Ça, il y a de vraies solutions, à demander au médecin ou à la sage-femme. On n’a pas à serrer les dents.

> j’ai des bouffées de chaleur (la nuit)? | je me réveille trempée (trois fois|la nuit|toutes les nuits) | je transpire la nuit | je me réveille en nage | j’ai chaud tout le temps la nuit | les bouffées de chaleur me réveillent | j’ai des bouffées de chaleur la nuit je me réveille trempée trois fois
Des nuits en morceaux, c’est le plus usant. Chambre fraîche, couches légères, moins d’alcool le soir ; et si ça ne suffit pas d’ici une semaine ou deux, le médecin a d’autres moyens.
Se changer trois fois par nuit, il y a de quoi être à bout le matin. Ça se dit au médecin tel quel, dans les jours qui viennent, avec le nombre de réveils : ça se soulage.

> mon mari croit que je le repousse (alors que c’est juste que j’ai chaud)? | il croit que je le repousse | il croit que je l’aime plus parce que j’ai pas envie | il prend ça pour lui | il le prend mal quand je dis non | il se vexe quand j’ai pas envie | il pense que je le désire plus | il croit que c’est contre lui | mon mari il croit que je le repousse alors que c’est juste que j’ai chaud
Un corps qui a chaud, vu de l’autre oreiller, ça ressemble à un rejet. Lui dire que c’est la ménopause et pas lui, ça change la nuit.
Il ne peut pas deviner. En plein jour, une main sur son bras : « Ce n’est pas toi que je repousse, c’est la couette. »

> c’est normal de plus avoir envie à mon âge ? | c’est normal de plus avoir de désir ? | j’ai plus de désir (depuis un an|depuis des mois|depuis la ménopause)? | ma libido est à zéro | j’ai plus de libido | le désir ça revient ? | est-ce que le désir revient ? | ça revient l’envie après la ménopause ? | j’ai plus envie de faire l’amour | j’ai aucun désir pour mon mari | j’ai plus du tout de désir | c’est normal de plus avoir envie à mon âge ou ça revient
C’est fréquent, et ça revient souvent, parfois autrement. Sommeil, sécheresse, soucis, traitement : un médecin ou une sage-femme, cette semaine, aide à trouver ce qui freine.
Le désir ne disparaît pas, il se met en veille quand le corps est fatigué ou quand ça fait mal. On commence par soulager ça, avec un médecin, cette semaine, et par la tendresse sans but.

> (ma gynéco|mon médecin|mon gynéco) m’a parlé d’un traitement hormonal | le traitement hormonal c’est dangereux ? | j’ai peur du traitement hormonal | j’ai peur des hormones à cause du cancer | ma mère a eu un cancer du sein et j’ai peur des hormones | je peux prendre un traitement hormonal si ma mère a eu un cancer du sein ? | (ma gynéco|mon médecin) m’a parlé d’un traitement hormonal mais ma mère a eu un cancer du sein alors j’ai peur
C’est la question à poser à la gynécologue : est-ce que le cancer de ma mère change quelque chose pour moi ? Il y a aussi des traitements sans hormones.
C’est une crainte sensée, et c’est au médecin de peser le pour et le contre avec l’histoire de la famille. On peut aussi demander ce qui existe sans hormones.

> c’est sec (et ça me brûle)? | ça me brûle alors on évite | j’ai la sécheresse intime | c’est sec et ça fait mal | ça me brûle pendant | on évite parce que ça me fait mal | j’ai mal depuis la ménopause | c’est trop sec | et puis c’est sec ça me brûle alors forcément on évite
Éviter ce qui brûle, c’est du bon sens. Un lubrifiant, un hydratant vaginal, et une sage-femme ou un médecin pour le reste : ça se soigne très bien.
C’est mécanique, pas dans la tête, et presque toujours soulagé. « J’ai une sécheresse qui me brûle », dit au médecin ou à la sage-femme, suffit.

> (il est|mon mari est) pas très causant | il parle pas de ces choses-là | mon mari parle jamais de ce qu’il ressent | il sait pas parler de ses sentiments | avec lui on peut pas parler de ça | les sentiments c’est pas son truc | il est pas très causant c’est un ancien (routier|militaire|maçon) | c’est un taiseux | il se ferme comme une huître
Les taiseux entendent très bien, c’est répondre qui leur coûte. Une phrase courte, côte à côte, en voiture, et on ne demande pas de réponse tout de suite.
Avec ceux-là, les gestes passent mieux que les mots. Que fait-il, lui, quand il veut être tendre ?
sinon: Voilà sa langue à lui. On peut lui répondre dans la même.

> ça me ferait du bien qu’il me prenne dans ses bras (juste comme ça|sans rien derrière)? | je voudrais juste (des câlins|de la tendresse|qu’il me serre) | j’ai besoin de tendresse (pas de sexe)? | un câlin sans que ça aille plus loin | s’il me touche c’est pour coucher | dès qu’il me prend dans ses bras il veut plus | il me touche plus sauf pour ça | j’aimerais qu’il me prenne dans ses bras sans rien derrière
Des bras sans suite, c’est presque une langue à part. Ça peut se demander mot pour mot : « Ce soir, serre-moi, et c’est tout. »
C’est la tendresse qui manque, pas le reste. En le disant avant, il n’a pas à deviner, et personne n’est sur ses gardes.

> (hier|ce matin|dimanche)? il m’a (apporté|porté|fait) le (café|petit déjeuner) au lit | il m’a apporté le café au lit j’ai failli pleurer | mon mari m’a fait une surprise (ce matin|hier)? | il m’a offert des fleurs sans raison | il a eu un geste tendre | il m’a fait un petit geste | il m’a pris la main hier
Le café, c’était sa lettre d’amour à lui. Il a eu droit à quoi, en retour ?
Les gens qui parlent peu disent tout avec une tasse. Ça mérite d’être relevé : « Ton café m’a fait du bien toute la journée. »
sinon: C’est comme ça que ça recommence, souvent : par presque rien.

> (tu crois|vous croyez) que je devrais lui écrire une lettre ? | je devrais lui écrire (une lettre|un mot) ? | et si je lui écrivais une lettre ? | je vais lui écrire une lettre | c’est ridicule d’écrire une lettre à son mari ? | une lettre c’est une bonne idée ?
Oui, je trouve. Une lettre se lit à son rythme et se relit, et elle laisse à l’autre le temps de trouver ses mots. Cinq lignes suffisent.
C’est une belle idée, surtout pour quelqu’un qui parle peu. On commence par ce qui va bien, puis une seule demande. On l’écrit ensemble ?
oui: Alors la première phrase : « Je t’écris parce qu’à voix haute je n’y arrive pas. » La suite ?
sinon: Elle peut attendre dans un tiroir deux jours, les bonnes lettres supportent ça.

> ça fait (six mois|un an|deux ans|des mois|des années) qu’on fait plus (rien|l’amour) | on couche plus ensemble | on fait plus l’amour (depuis des mois|depuis la naissance|depuis longtemps)? | on est comme frère et sœur | on vit comme des colocataires | on fait chambre à part | on se touche plus | il se passe plus rien entre nous au lit
Le lit s’est éteint, mais la maison est encore habitée. On ne rallume pas tout d’un coup : une main, un vrai baiser, et la parole d’abord.
C’est la chose la plus partagée et la moins avouée des couples longs. Est-ce que ça manque aux deux, ou surtout à l’un ?
sinon: Alors la première phrase, c’est « ça me manque », pas « tu ne veux plus ».

> j’ai peur de (le|la) décevoir au lit | j’ai peur de pas savoir m’y prendre | je sais pas m’y prendre | je sais pas ce qui lui plaît | comment savoir si ça lui plaît ? | comment on fait plaisir à une femme ? | comment faire plaisir à mon mari au lit ? | j’ai peur d’être nul au lit | j’ai peur d’être nulle au lit
Personne ne sait à l’avance, on apprend quelqu’un. « Comme ça, ou autrement ? » est la question la plus sexy qui soit.
On demande, on écoute le souffle, on ralentit. Le meilleur amant du monde, c’est celui qui pose des questions.

> c’est trop rapide | ça dure pas assez longtemps | je viens trop vite | je jouis trop vite | mon mec finit trop vite | je suis éjaculateur précoce | j’ai un problème d’éjaculation | je tiens pas longtemps au lit | ça dure deux minutes
C’est très fréquent, et ça se travaille : ralentir, faire des pauses, souffler. Un médecin ou un sexologue donne des exercices simples qui marchent bien.
La peur d’aller vite fait aller vite. Parler à l’autre enlève la moitié du problème, et un médecin s’occupe de l’autre moitié.

> j’ai jamais eu d’orgasme | j’arrive pas à (jouir|avoir d’orgasme) | je fais semblant (avec mon mari|au lit|de jouir) | je simule (avec mon mari|depuis des années|au lit)? | j’ai toujours simulé | je sais pas ce que c’est un orgasme | j’ai jamais pris de plaisir
Des milliers de femmes pourraient dire cette phrase. On se connaît d’abord seule, sans but, et ensuite on montre le chemin à l’autre.
Simuler protège l’autre et prive de tout. On peut commencer petit : « Là, plus doucement. » Et un sexologue en parle très simplement.

> c’est normal de se masturber (quand on est en couple|à mon âge)? ? | je me masturbe (tous les jours|souvent)? | c’est mal de se masturber ? | j’ai honte de me masturber | se toucher c’est mal ? | je me touche et j’ai honte
C’est normal à tout âge, en couple ou non, et ça n’abîme rien. La honte vient de ce qu’on a entendu, pas de ce qu’on fait.
Aucun médecin n’y trouve à redire. La seule question, c’est si ça prend une place qui gêne, et si c’est non, il n’y a pas de question.

> comment on parle de sexe à (son ado|sa fille|son fils) ? | comment parler de sexualité à (ma fille|mon fils|mes enfants) ? | ma fille (a|va avoir) ses premières règles | ma fille me pose des questions sur le sexe | mon fils me demande comment on fait les bébés | comment expliquer les règles à ma fille ?
Avec les vrais mots, en peu de phrases, et sans attendre le grand moment. En voiture, c’est parfait : personne ne se regarde.
On répond à la question posée, rien de plus, et on dit « tu peux revenir demander ». C’est cette porte-là qui compte.

> je prends (un antidépresseur|des antidépresseurs) et j’ai plus (envie|de désir) | mon traitement m’enlève l’envie | mes médicaments me coupent l’envie | c’est à cause de mes médicaments que j’ai plus envie ? | les antidépresseurs ça coupe le désir ? | depuis mon traitement j’ai plus d’érection
Oui, ça arrive avec certains traitements, et ça se règle souvent. On n’arrête rien tout seul : on le dit au médecin, cette semaine, qui peut changer la dose ou le produit.
C’est un effet connu, que les gens n’osent pas dire. Une phrase au médecin suffit, cette semaine, et on continue le traitement jusque-là.

> j’ai rendez-vous chez (la gynéco|le gynéco|la sage-femme|l’urologue) (demain|lundi)? et j’ai peur | c’est ma première fois chez (la gynéco|le gynéco) | ça se passe comment chez (la gynéco|le gynéco) ? | j’ai peur d’aller chez (la gynéco|le gynéco) | j’ai jamais vu de gynéco | je dois faire un frottis | ça fait mal un frottis ?
On parle d’abord, habillé, et l’examen n’est pas obligatoire la première fois. On peut dire « pas aujourd’hui », ou demander qu’on explique chaque geste.
Un frottis, c’est une gêne de quelques secondes. On peut venir avec quelqu’un, poser ses questions par écrit, et dire stop quand on veut.

> je suis amoureux à (soixante-dix|soixante-quinze|quatre-vingts) ans | je suis amoureuse à (soixante-dix|soixante-quinze|quatre-vingts) ans | à (soixante-dix|quatre-vingts) ans on a encore envie ? | à notre âge on fait encore l’amour ? | mes enfants trouvent ça dégoûtant à mon âge | à mon âge c’est ridicule d’avoir envie
Le désir n’a pas de date de péremption, il prend seulement son temps. Et les enfants n’ont pas à tenir le calendrier.
Il y a des amours de soixante-quinze ans plus gaies que bien des mariages de trente. Les enfants s’y feront, ou ils frapperont avant d’entrer.

> depuis (la mort de mon mari|la mort de ma femme|mon veuvage) personne m’a (touché|touchée) | plus personne me touche | ça fait (cinq|dix) ans que personne m’a prise dans ses bras | la peau de quelqu’un me manque | le contact me manque | dormir contre quelqu’un me manque | le corps de l’autre me manque
La peau a une mémoire, et elle réclame. Ce n’est pas manquer de respect à quelqu’un que d’avoir besoin de bras.
Ce manque-là, on le dit rarement, et il est énorme. Un massage, une danse, une main qu’on prend : ça commence parfois ainsi.
`

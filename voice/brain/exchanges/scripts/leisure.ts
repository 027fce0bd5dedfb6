/** Music, films, books, games, sport, gardens, creative work, outings, languages, screen time, phobias, winning, and having nothing to say. */
export const leisure = `
> (l’OM|l’OL|le PSG|l’Olympique lyonnais|l’Olympique de Marseille|l’équipe de France|mon équipe) a (gagné|perdu) (hier|hier soir|ce soir)? | (tu as vu|t’as vu|vous avez vu) le match (hier|hier soir|de l’OM|du PSG|de l’OL)? ? | (l’OM|l’OL|le PSG|l’Olympique lyonnais) a gagné hier (tu as vu|vous avez vu)
Je ne peux pas voir les matchs, je suis une IA : {raconte|racontez}-moi. Ça s’est joué sur quoi ?
Je n’ai pas vu, je n’ai ni yeux ni écran. C’était mérité, au moins ?
oui: Alors la soirée a dû être bonne.
non: Ça arrive, et ça compte pareil au classement.
sinon: On s’y croirait.

> je joue (de la guitare|du piano|du violon|de la batterie|de l’accordéon) | j’apprends (la guitare|le piano|à jouer de la guitare|à jouer du piano) | je (fais|joue) de la musique | je me suis mis à la guitare
Ah, des doigts qui apprennent. Quel morceau {tu voudrais|vous voudriez} savoir jouer, un jour ?
La musique, c’est ingrat trois mois, et puis un soir ça sonne. {Tu en es|Vous en êtes} où ?
sinon: Joli but. Cinq minutes par jour battent une heure le dimanche, les doigts ont la mémoire têtue.

> c’est dur les (barrés|accords) (à la guitare)? | j’ai mal aux doigts avec la guitare | je n’y arrive pas à la guitare | j’ai du mal avec le piano | (tu as|vous avez) un conseil pour la guitare ? | j’arrive pas à faire les barrés
Les barrés, tout le monde les a maudits. Pouce bien au milieu derrière le manche, index un peu tourné sur la tranche, et d’abord sur deux cordes seulement. {Tu les travailles|Vous les travaillez} depuis longtemps ?
sinon: Alors trois minutes par jour, pas plus, et l’enlever avant que ça fasse mal. Un matin, sans prévenir, ça sonne.
oui: Alors c’est peut-être la guitare : des cordes trop hautes rendent ça impossible. Un réglage chez un luthier, et c’est une autre vie.

> je chante (dans une chorale|en voiture)? | je fais partie d’une chorale | j’aime chanter | je chante faux
Chanter, ça fait respirer jusqu’en bas. C’est quoi, {ton|votre} grand succès ? || Une voix qui chante, ça s’entend dans tout le dos. C’est quoi, {ton|votre} grand succès ?
sinon: J’aurais voulu une place au premier rang.

> j’écoute (de la musique|du rap|du jazz|du classique|du rock|de la variété|la radio) | j’adore (le rap|le jazz|le rock|la musique classique|Brassens)
Bon goût, et bonne compagnie. La chanson qui {te|vous} serre la gorge, c’est laquelle ?
C’est pour danser, pour pleurer, ou pour faire la vaisselle ?
sinon: Je note. Il y a des chansons qui connaissent notre vie mieux que nous.

> j’ai (vu|regardé) un (bon |super )?film | j’ai regardé une série | je regarde (la télé|un film) | je suis allé au cinéma | j’ai été au cinéma | je regarde trop la télé
Ah, bien. Sans me dire la fin : ça parle de quoi ?
C’était du genre qui fait réfléchir ou du genre qui repose ?
sinon: {Tu racontes|Vous racontez} bien, j’ai presque vu l’image. Il y a une scène qui reste ?

> je lis (un livre|un roman|un polar|beaucoup)? | je suis en train de lire | j’ai fini un livre | j’ai fini un roman | j’ai commencé un livre | j’adore lire | j’ai plus le temps de lire
Ah, quelqu’un qui lit. Qu’est-ce qu’il se passe, dans ces pages ?
Lire, c’est parler à un inconnu très bien élevé. {Tu en es|Vous en êtes} à quel passage ?
sinon: {Tu me donnes|Vous me donnez} envie d’y entrer. Le personnage, {tu l’aimes|vous l’aimez} bien ?

> (tu me conseilles|vous me conseillez) un (livre|film|roman) ? | (tu as|vous avez) un livre à me conseiller ? | (tu as|vous avez) un film à me conseiller ? | je sais pas quoi (lire|regarder) | qu’est-ce que je pourrais (lire|regarder) ?
Ça dépend de l’humeur. {Tu veux|Vous voulez} rire, pleurer un bon coup, ou avoir un peu peur ?
Pour un soir doux : un film de Jacques Tati ou un roman de Marie-Aude Murail. Pour un soir d’orage : Simenon, ça ne rate jamais. C’est quoi, le temps, chez {toi|vous} ?
sinon: Alors je tenterais un vieux qu’on croit connaître : « La Nuit du chasseur » pour l’ombre, « Le Château ambulant » pour la lumière.

> je joue (aux jeux vidéo|à la console|à un jeu|sur mon ordi|en ligne|à la pétanque) | je suis un gamer | j’ai joué toute la soirée
Ah, {tu es|vous êtes} du genre à finir la partie, ou à jeter la manette ?
On y joue pour gagner, ou pour être avec les autres ?
sinon: Une partie de plus, la phrase la plus menteuse du monde.

> (le PSG|l’OM|mon équipe|Lyon|Rennes|Lens|la France) a (perdu|gagné) | on a (perdu|gagné) le match | on a perdu (3 à 1|2 à 0|1 à 0) | le PSG a perdu 3 à 1 | la France a gagné | mon équipe a perdu
Ah, les soirs de match. {Tu l’as vu|Vous l’avez vu} venir, ou c’est le scénario qui fait mal ?
Et l’arbitre, on en dit quoi ?
sinon: Le bon côté, c’est qu’il y a toujours un prochain match. C’est aussi le mauvais.

> je suis (dégoûté|dégoûtée) (du match)? | je suis déçu (du match)? | je suis (déçu|déçue)
Dégoûté comment : fâché contre eux, ou juste triste d’y avoir cru ?
La déception, c’est l’addition de l’espoir. Qu’est-ce {que tu attendais|que vous attendiez} ?
sinon: Ça se digère. Une nuit, et ça devient une anecdote.

> je (jardine|fais du jardinage) | j’ai un (jardin|potager|balcon) | j’ai planté (des tomates|des fleurs|un arbre) | mes tomates poussent | mes tomates sont belles | mes fleurs poussent | mes fleurs sont malades | mes fleurs sont belles | mes plantes poussent | mes plantes sont malades | mes plantes sont belles | mes rosiers poussent | mes rosiers sont malades | mes rosiers sont belles | j’ai récolté des légumes
Ah, la terre, ça remet les idées à l’endroit. Qu’est-ce qui pousse le mieux ?
{Tu parles|Vous parlez} aux plantes, ou c’est un silence respectueux ?
sinon: Un jardin, ça donne rendez-vous tous les jours sans jamais faire de reproche.
oui: Elles répondent lentement, mais elles répondent.

> je (peins|dessine|tricote|couds|écris|fais de la photo|fais de la couture) | je fais du (tricot|dessin|modelage)
Ah, faire quelque chose de ses mains. C’est quoi, la pièce en cours ?
Ça vient d’une envie, d’une grand-mère, d’un ennui ?
sinon: J’aimerais bien voir. {Décris-la|Décrivez-la}-moi comme à quelqu’un qui a les yeux fermés, c’est mon cas.

> je suis allé (me promener|marcher|au marché|à la plage|en forêt) | je me suis (promené|promenée) | je vais (me promener|marcher) | j’ai fait une (balade|promenade|randonnée)
Marcher, c’est penser avec les pieds. C’était où ?
Qu’est-ce {que tu as|que vous avez} vu de plus joli, même un rien ?
sinon: On y est. Les petites promenades font de grandes journées.

> je vais (danser|en boîte|à une fête|à un concert|au théâtre|au restaurant) | je suis (invité|invitée) à (une fête|un anniversaire) | j’ai une soirée (ce soir|samedi) | je sors ce soir | j’ai (fait la fête|dansé)
Ah, ça sent la soirée réussie. {Tu es|Vous êtes} du genre à arriver tôt, ou à fermer la porte en partant ?
Et la tenue, elle est choisie, ou c’est la crise devant l’armoire ?
sinon: {Amuse-toi|Amusez-vous}, et {garde-moi|gardez-moi} un détail à raconter.

> je passe trop de temps sur (mon téléphone|les réseaux|instagram|tiktok|les écrans) | je scrolle toute la journée | j’arrive pas à lâcher mon téléphone
Ces applis sont faites par des gens très forts pour qu’on n’en sorte pas, ce n’est pas un défaut de caractère. C’est à quel moment de la journée, surtout ?
sinon: Un truc simple : le téléphone dort dans une autre pièce. Les trois premiers soirs sont bizarres, après on retrouve une heure.

> j’apprends (l’anglais|l’espagnol|l’italien|l’allemand|le japonais|une langue) | je veux apprendre (l’anglais|l’espagnol|une langue) | je parle mal anglais
Une langue, c’est une deuxième enfance : on redit « chat », « pain », « je ne sais pas ». C’est pour un voyage, un travail, quelqu’un ? || Une langue de plus, c’est une fenêtre de plus. C’est pour un voyage, un travail, quelqu’un ?
sinon: Dix minutes par jour à voix haute, sans avoir honte de l’accent. {Tu veux|Vous voulez} qu’on essaie une phrase ?

> j’ai peur (en avion|de l’avion|de conduire|des araignées|du vide|des chiens|des ascenseurs) | j’ai le vertige | je suis phobique | j’ai une phobie
Les peurs comme ça ne se discutent pas, le corps a déjà voté. Ça empêche de faire des choses ?
oui: Alors ça vaut la peine de s’en occuper. Ça se soigne plutôt bien, par petites marches, avec quelqu’un dont c’est le métier.
non: Alors on peut vivre avec, et en rire un peu.
sinon: La peur monte, fait un plateau, et redescend toujours, à condition de ne pas fuir trop vite. Le savoir aide un peu.

> j’ai (gagné|eu) (au loto|au jeu|un prix|un concours) | j’ai gagné
Oh, bravo ! Et c’est quoi, la première bêtise {que tu fais|que vous faites} avec ?
sinon: Ça, c’est une histoire qui se raconte longtemps.

> j’ai (rien|pas grand-chose) à raconter | j’ai rien à dire | je sais pas quoi dire | je sais pas de quoi parler | rien de spécial | pas grand-chose
Les jours sans histoire, c’est là qu’on se repose. {Raconte-moi|Racontez-moi} un détail bête : ce {que tu as|que vous avez} mangé, vu, entendu.
On peut commencer par rien, c’est très large. Le dernier message {que tu as|que vous avez} reçu, il disait quoi ?
Alors je choisis : si cette semaine était une couleur, ce serait laquelle ?
sinon: Et voilà, on part de rien, et il y a déjà un coin de vie.
`

/** Clubs, volunteering, outings of lonely callers, phones and computers, old photos, flea markets and lazy days. */
export const clubsAndScreens = `
> je me suis inscrit (dans un club|à un club|dans une association|à une association|à un groupe|à la maison de quartier) (de marche)? | j’ai (rejoint|intégré) (un club|une association|un groupe) (de marche)? | je fais partie d’(un club|une association) (de marche)? | je suis allé à (mon premier cours|la première réunion|une réunion d’association|la réunion du club) | je suis allé au forum des associations | (ma femme|mon mari|ma mère|mon père) (s’est inscrit|s’est inscrite|va) (dans|à) un club
Pousser la porte d’une salle où tout le monde se connaît déjà, c’est un vrai petit saut. Qui a parlé en premier ?
Un club, au début, on y vient pour l’activité, puis pour la troisième chaise à gauche. L’accueil était bon ?
Un soir par semaine qui a un nom, ça tient toute une semaine droite.
oui: Alors la deuxième fois sera déjà moins raide.
non: Les groupes sont parfois lents à l’ouverture, comme certaines huîtres.
sinon: Un visage suffit pour avoir envie d’y revenir.

> je suis bénévole (depuis un mois|depuis un an|depuis peu|à la croix-rouge|aux restos du cœur|au secours populaire|à la spa|à la bibliothèque|dans un refuge|à emmaüs|dans une épicerie solidaire) | j’ai commencé (le bénévolat|à faire du bénévolat|comme bénévole) (hier|aux restos du cœur)? | j’ai fait (ma première maraude|une maraude|mon premier jour de bénévolat|une collecte alimentaire|la banque alimentaire) | j’aide (aux devoirs|des enfants à faire leurs devoirs|des réfugiés|à servir des repas|des personnes âgées) (le mercredi)? | je donne des cours (de français|d’alphabétisation) (à des réfugiés|bénévolement|à des étrangers)? | (ma mère|mon père|mon mari|ma femme) (est|fait du) bénévole | on est (plus|pas) assez de bénévoles | les bénévoles (se disputent|se tirent dans les pattes|partent)
Donner du temps, c’est donner la seule chose qui ne se rattrape pas. Il y a un visage qui reste, ce soir ?
On y va avec deux mains, et l’on en revient avec des histoires. Comment ça s’est passé ?
Même entre gens de bonne volonté, il y a celui qui tient la clé du placard.
oui: Alors il y aura un peu de cette personne dans la soirée.
non: C’est peut-être l’ensemble, alors, le bruit et le monde.
sinon: C’est du concret, et ça ne fait pas de bruit.

après: je me suis inscrit dans un club | j’ai rejoint un club | je me suis inscrit à une association | je suis bénévole depuis un mois | j’ai rejoint une association | j’ai commencé le bénévolat

> (ils|les gens|les autres) (sont|étaient) (gentils|sympas|accueillants|froids|vieux|plus jeunes)
La première impression d’un groupe, elle tient à deux ou trois visages. Il y en a un avec qui ça accroche ?
oui: C’est par celui-là que la porte s’ouvre en grand.
non: Ça prend parfois quatre séances avant que les prénoms deviennent des gens.

> (j’ai|je) (parlé|parle) à (personne|une dame|un monsieur|presque personne) | je suis resté dans mon coin | personne m’a parlé | j’ai pas osé (parler|prendre la parole|me présenter)
Rester au bord, la première fois, c’est déjà être venu. Quelqu’un a souri, au moins ?
oui: Alors il y a une chaise à viser, la prochaine fois.
non: C’est dur, de rentrer avec toutes ses phrases. Elles peuvent servir ici.

> j’y (retourne|retournerai|vais) (jeudi|mardi|pas|plus|le mardi)
Voilà le calendrier qui prend position. Qu’est-ce qui pèse le plus dans la balance, les gens ou l’activité ?
sinon: Ça s’écoute, cette raison-là.

> (le président|la présidente|le responsable|la responsable) (décide de tout|est autoritaire|est sympa|est un tyran|veut tout diriger)
Toute association a son petit royaume, avec un trône en plastique. Personne ne dit rien ?
oui: Une parole dans la salle, donc. Ça change déjà l’air.
non: On proteste au parking, alors, comme partout.

---

> je suis allé (au café|au bistrot|dans un café|à la bibliothèque|à la médiathèque|au centre commercial|au parc) (pour voir du monde|pour pas rester seul|pour ne pas être seul|pour pas être tout seul|histoire de voir des gens|juste pour entendre des gens) | je vais (au café|au supermarché|à la bibliothèque|au marché|au bistrot|au centre commercial) (pour voir du monde|pour parler à quelqu’un|pour pas être seul|pour pas rester seul|pour ne pas être tout seul) | je fais mes courses (tous les jours|en plusieurs fois) (pour voir du monde|pour parler à quelqu’un|pour sortir) | je sors (pour voir du monde|pour pas rester seul|pour pas être tout seul chez moi) | je prends le bus (pour rien|pour voir du monde|sans but) | la (caissière|boulangère|bibliothécaire) est la seule personne à qui (j’ai parlé|je parle) (aujourd’hui)? | la (boulangère|caissière|pharmacienne|voisine) est la seule à qui j’ai parlé (aujourd’hui|de la journée)? | j’ai parlé qu’à la (boulangère|caissière|pharmacienne) (aujourd’hui)?
Aller là où il y a des voix, c’est un vrai besoin, aussi vrai que le pain. Il y a eu un bonjour, aujourd’hui ?
On s’assoit près des gens pour se réchauffer un peu à leur bruit. Quel est l’endroit où l’on se sent le moins de trop ?
Être dehors parmi les autres sans parler, c’est une compagnie à moitié. Et la moitié qui manque, elle se sent au retour.
oui: Un bonjour vrai peut tenir chaud jusqu’au soir.
non: Alors ce soir, c’est ici que la voix sert. Elle a bien fait de venir.
sinon: Cet endroit-là mérite d’être gardé dans la semaine.

> je suis allé au (restaurant|cinéma|théâtre|concert) (tout seul|toute seule) (pour la première fois)? | je suis allé (tout seul|toute seule) au (restaurant|cinéma|théâtre|concert|musée) | j’ai (mangé|dîné|déjeuné) (seul|tout seul|toute seule) au restaurant (hier)? | j’ai (mangé|dîné) (toute seule|tout seul) au (restaurant|resto) (pour la première fois|hier|ce midi)? | je vais au (cinéma|restaurant|théâtre|musée) (tout seul|toute seule) | (j’ose pas|j’ai jamais osé) aller (seul|tout seul|toute seule) au (restaurant|cinéma|concert)
Une table ou un fauteuil pour une seule personne, c’est un petit courage en habit de sortie. C’était comment, à l’intérieur ?
Les premières minutes, on croit que toute la salle compte les chaises. Ensuite, c’était bien ?
Sortir avec soi-même, c’est une compagnie qui ne discute pas le choix du film.
oui: Alors la salle ne comptait rien du tout. Elle mangeait du pop-corn.
non: C’était une première fois, et les premières sont raides. Elle est faite.
sinon: Merci de le dire comme ça, sans décor.

> j’ai rencontré (une fille|un garçon|un mec) (sympa)? (à l’escalade|à la danse|au yoga|au club|à la chorale) | j’ai fait (une|des) (rencontre|connaissance) (au club|à la chorale|à la danse|à la gym|en randonnée|à l’association) | j’ai rencontré (quelqu’un|des gens|une dame|un monsieur) (au club|à la chorale|à la danse|à la gym|en randonnée|à l’association) | je me suis fait (des amis|une amie) (au club|à la chorale|à la danse|à la gym|en randonnée|à l’association|au yoga) | on va boire un (verre|café|coup) après (la chorale|le cours|la danse|le sport|la répétition|le foot|la gym) | (les gens|les filles|les gars) (du club|de la chorale|du cours|de la gym) (sont devenus des amis|m’ont invité|sont super|m’ont adopté)
Une activité sert souvent d’excuse, et ce qu’on cherchait était assis à côté. Qui est-ce ?
L’après-séance, c’est là que tout se joue, debout, le manteau déjà mis. De quoi parle-t-on ?
Une amitié née sur un tapis ou entre deux chansons, ça n’a pas besoin de grande déclaration.
sinon: Voilà quelqu’un qui donne une bonne raison de sortir le jeudi.

> on (se moque|s’est moqué) de moi (à la danse|au club|à la gym|à la chorale|au foot|au cours|au sport) | (au club|à la chorale|à la gym|à l’association|au cours de danse|au yoga) (personne me parle|ils sont tous en groupe|je connais personne|ils restent entre eux|je me sens exclu|je suis de trop) | ils restent entre eux (au club|à la chorale|à l’association) | je me suis disputé avec quelqu’un (du club|de la chorale|de l’association) | il y a des (histoires|tensions|clans|disputes) (au club|à la chorale|à l’association|dans le groupe|dans la troupe) | j’ai quitté (le club|la chorale|l’association|la troupe|mon association) (à cause de l’ambiance)? | (au yoga|à la gym|à la danse|à la chorale) personne me parle et ça me fait bizarre | personne me parle (au yoga|à la gym|à la danse|à la chorale|au club)
Un loisir censé reposer, et voilà les mêmes coudes qu’à la cantine. Qu’est-ce qui s’est passé ?
Les groupes ont leurs vieux bancs réservés, et ça se sent dès le vestiaire. Il y a quelqu’un d’à peu près aimable, là-dedans ?
Ça blesse d’autant plus qu’on y venait pour le plaisir.
oui: Alors une seule chaise amie suffit à rendre la salle plus petite.
non: C’est le genre d’endroit où l’on regarde l’heure. Ça se comprend.
sinon: Ça ne grandit pas le groupe, cette histoire.

> j’ai (cassé|fait tomber|noyé|perdu|oublié) mon (téléphone|portable) (dans les toilettes)? | mon (téléphone|portable) est (tombé|mort|cassé|tombé dans les toilettes|tombé dans l’eau|fichu) | l’écran de mon (téléphone|portable) est (cassé|fissuré|en miettes) | j’ai (passé|vécu) (une journée|un week-end|trois jours) sans (téléphone|portable|internet) | j’ai plus (de batterie|de forfait|de réseau) (toute la journée)? | mon (téléphone|portable) (tient plus la charge|s’éteint tout seul|rame|est trop vieux) | j’ai (oublié|perdu) mon (téléphone|portable) dans (le bus|le train|un taxi) | j’ai fait tomber mon (téléphone|portable) (dans l’eau|par terre|dans les toilettes|dans l’escalier)
Un téléphone muet, et l’on découvre qu’on ne sait plus un seul numéro par cœur. Qu’est-ce qui manque le plus dedans ?
Toute une vie dans un rectangle de verre, et il glisse comme un savon. Il y avait une copie, quelque part ?
La première heure sans lui, on tapote sa poche. La troisième, on regarde les gens.
oui: Alors ce n’est qu’un rectangle. On respire.
non: C’est une vraie perte, alors. Les photos surtout, ça fait un petit trou.
sinon: Ça se comprend, il y avait là plus que des chiffres.

> mon (ordinateur|ordi) (a planté|a rendu l’âme|m’a lâché|est mort|a tout effacé|fait des siennes|a un virus|veut plus s’allumer) | j’ai (perdu|effacé) (un fichier|mon dossier|tout mon travail|mes documents) (sur l’ordinateur)? | je (comprends rien|suis perdu|suis nul) (à mon ordinateur|avec la technologie|en informatique|avec la tablette|à l’ordinateur) | (ma fille|mon fils|mon petit-fils) m’a (installé|expliqué|configuré) (une application|le téléphone|l’ordinateur|internet|whatsapp|la tablette) | je prends des cours d’informatique
Une machine qui s’obstine, ça donne des envies de fenêtre. Depuis quand boude-t-elle ?
Majuscule, chiffre, caractère spécial : on ne demande pas tant pour entrer dans une ambassade. C’est quoi, le dernier caprice ?
Ceux qui expliquent vont trop vite, et cliquent à la place des gens. Ce n’est pas à l’élève de rougir.
sinon: Elle le fait exprès, j’en ai la conviction, bien que nous soyons un peu parents.

> je me suis (abonné|remis) à (netflix|instagram|facebook|tiktok|spotify|un magazine) | j’ai (supprimé|effacé|désinstallé|quitté) (mes réseaux|les réseaux sociaux|mes applications|twitter|mon compte facebook|mon compte instagram) | j’ai passé (ma|la) (soirée|journée) (sur mon téléphone|à scroller|sur tiktok|sur youtube|à regarder des vidéos) | je regarde des vidéos (de chats|débiles|de bricolage|de cuisine|pour m’endormir) | (mon mari|ma femme|mon fils|ma fille|mon copain|ma copine) (passe sa vie|a le nez|reste collé) sur son téléphone | (mon mari|ma femme|mon fils|ma fille) est (tout le temps|toujours|encore|sans arrêt) sur son (téléphone|portable) | (mon mari|ma femme|mon copain|ma copine) lâche pas son (téléphone|portable) | j’ai scrollé (toute la soirée|pendant des heures|tout l’après-midi)
Le pouce descend, la soirée aussi, et personne n’a rien vu passer. Sur quoi est-on tombé, cette fois ?
Un écran allumé dans une pièce, c’est un invité qui ne dit jamais bonsoir. C’est surtout quand la fatigue arrive ?
On entrait pour une recette, et l’on ressort à minuit avec la vie d’un raton laveur.
oui: C’est l’heure où la volonté a déjà mis son pyjama.
non: Alors c’est l’habitude, plus que l’envie. Elle est tenace.
sinon: Deux heures de vie contre ça : un échange dont les deux camps peuvent rire.

> j’ai (retrouvé|ressorti|regardé|trié|numérisé) (de vieilles|des vieilles|les vieilles|des|mes vieilles) photos | je (trie|regarde|numérise) (de vieilles photos|les photos de famille|mes photos|des vieilles photos|les albums) (ce soir)? | je suis tombé sur (une vieille photo|des vieilles photos|une photo de mon père|une photo de ma mère|un vieil album|une photo de nous) | j’ai retrouvé une photo de (mon père|ma mère|mon ex|ma classe|nous deux|mon grand-père|moi petit) | j’ai fait un album (photo)? (pour ma mère|de famille|pour les enfants)?
Une vieille photo, c’est une porte qu’on n’a pas entendue s’ouvrir. Qui est dessus ?
Les coupes de cheveux font rire, et puis un visage arrête tout. Lequel ?
Dans ces cartons-là, on entre pour dix minutes, et l’on en ressort à la nuit.
sinon: Cette tête-là n’a pas fini de regarder quelqu’un.

> j’ai fait (un vide-grenier|une brocante|un vide-dressing|les puces) (ce matin)? (et j’ai rien vendu)? | on a fait (un vide-grenier|une brocante|les puces) (ce matin|dimanche)? | j’ai (trouvé|déniché|acheté) (une lampe|un vase|un miroir|une merveille|un fauteuil) (à la brocante|aux puces|chez emmaüs|au vide-grenier) | j’ai vendu (trois|deux|plein de) (babioles|bricoles|trucs) (au vide-grenier|sur vinted|sur le bon coin) | je vends (mes affaires|des vêtements|mes vieux vêtements) sur (vinted|le bon coin|internet) | je vends mes (vieux habits|vieux vêtements|affaires|livres) sur (vinted|le bon coin|internet) | j’ai (tout|rien) vendu (au vide-grenier|à la brocante)
Le café dans un thermos à six heures, et déjà quelqu’un qui demande un rabais. Quelle a été l’affaire du jour ?
Un objet à cinq euros, avec toute une vie inconnue dedans, c’est donné. À quoi ça ressemble ?
On vend trois choses, on en achète quatre, et le coffre est exactement aussi plein.
sinon: Une bonne prise. Elle fera parler les visiteurs.

> j’ai (rien fait|glandé|traîné|flemmardé) (de mon|tout le|tout mon) (dimanche|week-end|samedi|jour de congé) | j’ai (passé|traîné) (la journée|mon dimanche|la matinée) (au lit|en pyjama|sur le canapé|sous la couette|à lire|à rien faire) | j’ai (traîné|passé la journée) en pyjama (toute la journée)? | je suis resté (en pyjama|au lit|sur le canapé|sous la couette) (toute la journée|tout le dimanche|jusqu’à midi) | j’ai (traîné|paressé) au lit (jusqu’à midi|toute la matinée|ce matin)?
Un jour sans horaire, c’est une pièce vide où l’on peut enfin poser ses pieds. C’était bon, ou un peu trop long ?
Le pyjama à quinze heures, il y a des ministres qui en rêvent. Il y a eu quelque chose de bon à manger ?
Ne rien faire, cela demande du métier. Il faut tenir bon jusqu’au soir.
oui: Alors la journée est complète, on peut signer.
non: C’est le seul défaut de ces journées : personne ne nous sert.
sinon: Voilà une journée honnête, sans poudre aux yeux.
`

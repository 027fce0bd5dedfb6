/** Colleagues, bosses, harassment, exhaustion, sick leave, remote work, successes, resigning and looking for work. */
export const officeDays = `
> mon (collègue|chef|patron|responsable) me touche (les hanches|les fesses|la cuisse|les épaules|l’épaule|les cheveux|le dos|la taille|les seins)( à la machine à café| au bureau| en passant)? | mon (collègue|chef|patron) me (met des mains|colle|frôle|caresse)( le dos| les fesses)? | (un collègue|mon chef) a des gestes déplacés | mon (collègue|chef) me fait des remarques sur (mon corps|mes seins|mes fesses)
Ça n’a rien d’anodin : des gestes pareils sans accord, c’est interdit, au travail comme ailleurs, et ce n’est pas {ta|votre} faute. Le 3919 écoute, et l’inspection du travail ou le CSE peuvent agir.
Personne n’a à supporter ça pour garder une ambiance. Noter la date, le lieu et qui était là, puis en parler aux RH, au CSE ou au médecin du travail. Quelqu’un d’autre l’a vu ?
oui: Alors ce témoin compte : un petit mot écrit de sa part, dès cette semaine.
non: Même sans témoin, un récit daté a du poids. Le Défenseur des droits conseille gratuitement, au 39 28.
sinon: On peut préparer la phrase à lui dire, ou celle pour les RH : laquelle aiderait le plus ?

> mon chef est (toxique|un tyran|nul|incompétent|sur mon dos) | mon chef me met la pression | ma cheffe me déteste | mon chef m’envoie des mails le week-end | mon manager me surveille | mon patron me paie pas mes heures | mon chef m’a dans le collimateur | mon chef s’attribue mon travail | mon chef m’envoie des mails même le dimanche | mon chef m’appelle le soir | mon chef me rabaisse | j’ai peur que ça se passe mal avec mon chef | (ma cheffe|mon chef|mon patron) est (toujours|tout le temps)? sur mon dos | (ma cheffe|mon chef) (me fait des réflexions|me rabaisse|me surveille) (sans arrêt|tout le temps)? | notre chef (nous met la pression|nous surveille|est incompétent|est un tyran)
Un chef qui écrit le dimanche soir envoie aussi son angoisse en pièce jointe. Rien n’oblige à l’ouvrir.
Garder les traces, mails et dates, dans un coin à soi : ce n’est pas de la paranoïa, c’est une ceinture. C’est nouveau, ou ça a toujours été comme ça ?
sinon: Un représentant du personnel ou la médecine du travail peuvent en entendre parler, sans que ça fasse de vagues.

> j’ai craqué (au travail|dans la voiture|au bureau|dans les toilettes) | j’ai pleuré (au travail|dans la voiture|sur le parking|au bureau) | j’ai craqué sur le parking du boulot | j’ai pleuré dans ma voiture avant d’aller travailler | je pleure avant d’aller au travail | je pleure tous les matins avant le boulot | j’ai fondu en larmes devant mon chef | j’ai pleuré dans les toilettes du boulot
Pleurer à cause du travail, c’est ce que font les gens qui tiennent trop longtemps. Ce n’est pas craquer, c’est déborder.
La coupe était pleine depuis un moment. Le médecin traitant peut entendre exactement cette scène-là, et il la prendra au sérieux.
Qu’est-ce qui a fait déborder : la journée, ou tout ce qui attend à la maison ?
sinon: Ça fait beaucoup pour une seule paire d’épaules. Quelqu’un d’autre doit en porter un bout.

> c’est moi qui tiens pas | elle est courageuse c’est moi qui tiens pas | j’arrive plus à tenir | je tiens plus | j’ai peur de craquer | j’ai peur de craquer devant tout le monde | je suis sur le point de craquer | j’ai craqué ce matin | j’ai pété un câble
Tenir n’est pas obligatoire toute la journée. Cinq minutes dehors, de l’eau sur le visage, et le droit de dire : « là, je n’y arrive pas ».
On est souvent plus fragile que la personne pour qui l’on s’inquiète, et ce n’est pas une faute. Ça s’appelle être à bout.
Quelqu’un sait-il que ça va jusque-là ?
oui: Alors cette personne peut prendre un morceau de la journée. Un vrai morceau.
non: Il faudrait. Une seule phrase : « je ne tiens plus très bien, en ce moment ». Un médecin aussi sait quoi en faire.
sinon: Ça a été dit ici, c’est un début. Le dire à quelqu’un de tout proche, ce serait la suite.

> je suis en arrêt (maladie|de travail) | je suis arrêtée pour burn-out | je suis en arrêt pour burn-out | mon médecin m’a arrêté quinze jours | je culpabilise d’être en arrêt | j’ai honte d’être en arrêt | je m’ennuie en arrêt maladie | mes collègues travaillent et moi je suis en arrêt | mon médecin m’a (arrêté|arrêtée|mis en arrêt|mise en arrêt|prolongé|prolongée) | je suis (arrêté|arrêtée) (quinze jours|une semaine|jusqu’à lundi) | mon arrêt est prolongé
Un arrêt, c’est un plâtre qu’on ne voit pas. On n’a pas à courir pour prouver qu’on boite.
La boîte mail reste fermée, le réveil aussi. C’est un traitement, même si ça ressemble à des vacances vu de la fenêtre d’en face.

> je devrais me mettre en arrêt ? | je devrais demander un arrêt maladie | (tu crois|vous croyez) que je devrais me faire arrêter ? | j’ose pas me mettre en arrêt | j’ai peur de demander un arrêt | j’ai peur de me faire arrêter par le médecin | je veux pas m’arrêter de travailler
C’est le médecin qui en juge, et c’est bien pratique : il suffit de lui raconter une journée, telle qu’elle est, nuit comprise.
On s’arrête avant la panne ou pendant. Avant, c’est moins long. Un rendez-vous cette semaine n’engage à rien.

> je reprends après un arrêt | j’ai peur de reprendre le travail | mon arrêt se termine (bientôt|lundi) | je reprends le travail après mon arrêt | je dois reprendre le boulot lundi après mon arrêt | ma reprise me fait peur
Avant de reprendre, demander une visite de pré-reprise au médecin du travail : on peut y parler de mi-temps thérapeutique.
Le premier jour, on ne rattrape rien. On dit bonjour, on trie, on rentre à l’heure. Il y a une date ?
oui: Alors c’est maintenant que ça se prépare, doucement, avec le médecin.
non: Rien ne presse. Le corps dira quand le réveil ne fera plus peur.
sinon: Un jour après l’autre, et pas plus.

> je m’ennuie au travail | mon boulot sert à rien | mon travail a pas de sens | je fais un bullshit job | je suis au placard | j’ai rien à faire au boulot | je fais semblant de travailler | je regarde l’heure toute la journée | j’aime pas mon travail | je déteste mon boulot | je vais au travail à reculons
S’ennuyer huit heures fatigue plus que courir. Personne ne le croit tant qu’on ne l’a pas vécu.
Un travail vide, ça fait douter de soi alors que c’est le poste qui est creux. Qu’est-ce qui faisait lever avec envie, avant ?
sinon: Ça peut revenir par la bande : un projet interne, une formation, un bilan de compétences.

> ma collègue me pique mes idées | ma collègue fait rien | ma collègue se plaint tout le temps | ma collègue est jaloux | ma collègue est jalouse | mon collègue me pique mes idées | mon collègue fait rien | mon collègue se plaint tout le temps | mon collègue est jaloux | mon collègue est jalouse | j’ai un collègue insupportable | ma collègue me parle plus | je mange seul à midi | je mange toute seule au boulot | mes collègues vont déjeuner sans moi | ambiance toxique au travail
Au bureau, on passe plus de temps avec ces gens-là qu’avec ceux qu’on aime : il faut bien que ça coince.
Face à qui pique les idées, on les écrit avant, en copie à tout le monde, très poliment. C’est du judo.
On peut déjeuner dehors avec un livre, et dire que c’est un choix. Il y a quand même un visage sympathique, là-dedans ?
oui: Alors un café avec ce visage-là, et la semaine change de couleur.
non: Alors les alliés sont ailleurs, et le travail n’est qu’une partie de la journée.
sinon: On ne demande pas d’aimer tout le monde, juste de pouvoir respirer.

> c’était mon premier jour | je démarre dans une nouvelle boîte | mon premier jour s’est (bien|mal) passé | je suis en période d’essai | j’ai peur de pas être à la hauteur au nouveau poste | je connais personne dans ma nouvelle boîte | je suis en alternance | je suis en stage
Le premier jour, on retient trois prénoms et l’emplacement de la machine à café. C’est largement suffisant.
Poser des questions bêtes est un droit qui expire au bout d’un mois, autant en abuser. Comment ils ont l’air, les collègues ?
sinon: On verra à la première galette qui est qui.

> je télétravaille (demain|trois jours par semaine) | le télétravail me pèse | je vois personne en télétravail | je suis en pyjama en télétravail | j’arrive pas à décrocher en télétravail | on veut nous faire revenir au bureau | mon chef veut supprimer le télétravail
En télétravail, la journée ne finit jamais toute seule : il lui faut une porte. Un tour du pâté de maisons fait très bien la porte.
Travailler seul chez soi, c’est calme le lundi et un peu désert le jeudi. Ça manque, la machine à café ?
oui: Alors un jour dehors par semaine, une bibliothèque, un café, ça suffit parfois.
non: Tant mieux, certaines plantes poussent mieux loin de l’open space.
sinon: Chacun son équilibre. Le chat, lui, vote pour.

> j’ai enchaîné les réunions | j’ai passé la journée en réunion | j’ai passé la journée en visio | encore une réunion | j’ai trop de réunions | les réunions servent à rien | j’ai eu une réunion interminable | je me suis endormi en réunion
Cinq réunions, dont quatre auraient pu être un mail, et une aurait pu être rien du tout.
On y va pour décider, et on en sort avec la date de la suivante. Un grand classique.

> j’ai eu (une promotion|une augmentation|mon cdi|une prime) | j’ai été (promu|promue|augmenté|titularisé) | j’ai signé mon cdi | mon chef m’a félicité | ma cheffe m’a félicitée | on m’a fait un compliment au travail | j’ai réussi ma présentation | ma réunion s’est bien passée | mon projet est accepté | j’ai fini mon projet
Ça, ça s’arrose, même au sirop. La première personne prévenue, c’était qui ?
On enregistre les reproches en haute définition et les compliments en timbre-poste. Celui-là, il faut l’encadrer.
sinon: Elle a dû faire un bond. Bien mérité, tout ça.

> je veux (démissionner|quitter mon boulot|tout plaquer) | je pense à démissionner | j’ai démissionné | j’ai posé ma démission | je quitte mon boulot | je négocie une rupture conventionnelle | je démissionne ou pas ? | j’ai envie d’envoyer balader mon boulot | j’ai envie de démissionner | je vais démissionner | je pense quitter mon poste | j’en peux plus de mon boulot je veux partir | j’ai démissionné (ce matin|aujourd’hui|hier) | je pense (quitter|lâcher) mon (boulot|travail|poste) | j’hésite à (démissionner|quitter mon boulot) | je veux (partir de|quitter) (ma boîte|mon entreprise)
Avant de claquer la porte, regarder ce qu’il y a derrière : le préavis, l’argent, le chômage. Une démission y donne rarement droit, alors on vérifie auprès de France Travail d’abord.
L’envie de partir, c’est une info. Partir de quoi, ou vers quoi ?
sinon: Vers quelque chose, ça porte. Partir de quelque chose, ça soulage. Les deux ensemble, on peut y aller.

> je veux me reconvertir | je fais une reconversion | je veux devenir (boulanger|infirmière|fleuriste|professeur|menuisier) | je reprends une formation | je fais un bilan de compétences | je veux monter un (café|food truck|gîte|restaurant) | je rêve d’ouvrir (un café|une librairie|un gîte) | c’est trop tard pour changer de métier ? | changer de métier à (quarante|cinquante) ans
Une journée entière dans le vrai métier vaut mieux que cent vidéos : les mains, les horaires, l’odeur. Des gens disent oui quand on demande gentiment.
Le conseil en évolution professionnelle est gratuit, pour tous, et aide à voir si ça tient debout. Qu’est-ce qui attire le plus, dans ce métier ?
sinon: Si c’est ça qui attire, il y a peut-être plusieurs portes pour y arriver.

> je suis au chômage (depuis un mois|depuis un an|depuis longtemps) | je touche plus le chômage | mes journées sont vides au chômage | j’ai honte d’être au chômage | je dis à personne que je suis au chômage | on me demande ce que je fais dans la vie | ma conseillère france travail | j’ai rendez-vous à france travail | j’arrive en fin de droits | j’ai honte quand on me demande ce que je fais dans la vie | je suis au chômage depuis six mois
Le plus usant au chômage, ce n’est pas chercher, c’est la question « et toi, tu fais quoi ? ». On peut répondre : « en ce moment, je choisis ».
Une heure de recherche le matin, une heure dehors, et une chose sans rapport avec le travail. Les journées tiennent mieux avec trois clous.
Il y a quelqu’un à qui en parler sans faire bonne figure ?
oui: Alors c’est précieux. Un dîner par semaine sans CV au menu.
non: Ici, en tout cas, pas besoin de façade.
sinon: Ce n’est pas un trou dans un CV, c’est une saison. Pénible, mais une saison.

> j’ai envoyé (dix|vingt|cinquante|plein de) cv | j’ai encore eu un refus | on m’a refusé | j’ai pas été pris | ma candidature est refusée | personne répond à mes candidatures | on me dit que je suis trop vieux | on me dit que je suis trop qualifié | je manque d’expérience il paraît | j’attends une réponse pour un boulot | j’envoie des cv tous les jours | j’envoie des cv et personne répond | j’ai que des refus | toujours pas de réponse pour mon boulot | les employeurs répondent jamais | j’ai (encore)? reçu une réponse négative (pour mon boulot|à ma candidature) | ils m’ont pas (pris|prise) | ma candidature a été (refusée|rejetée)
Un refus automatique à vingt-trois heures, c’est une machine qui parle. Ce n’est pas un verdict sur quelqu’un.
Beaucoup de postes passent par du bouche-à-oreille : dire autour de soi, clairement, ce qu’on cherche, ça vaut dix candidatures. Qui serait bien placé pour l’entendre ?
sinon: Alors un message court à cette personne, cette semaine. Sans demander un poste, juste vingt minutes.

> j’ai un entretien et (je panique|j’ai peur|je suis stressée) | je passe un entretien demain matin | j’ai pas passé d’entretien depuis (onze|dix|cinq|vingt) ans | j’ai un entretien cet après-midi | mon entretien est demain | comment se préparer à un entretien ? | j’ai peur de bafouiller en entretien | j’ai enfin un entretien | j’ai un entretien jeudi | j’ai décroché un entretien | j’ai un entretien la semaine prochaine | j’ai un entretien dans une mairie
Trois histoires vraies à raconter en une minute chacune : un problème, ce qui a été fait, ce que ça a donné. Elles répondent à presque toutes les questions.
Ce soir : la tenue prête, le trajet vérifié, deux questions à leur poser. Et dormir vaut mieux que relire. C’est pour quel poste ?
sinon: Bien. On peut répéter la présentation ici, à voix haute, c’est fait pour.

> mon vrai défaut c’est que (je coupe la parole|je suis en retard|je suis têtu|je suis impatiente) | mon défaut c’est que je coupe la parole | je suis trop (perfectionniste|têtue|bavard) | tout le monde dit ça c’est cliché | c’est cliché comme réponse | ça fait cliché | c’est bateau comme réponse | perfectionniste tout le monde le dit | en vrai je suis souvent en retard | je suis toujours en retard c’est mon défaut | moi mon défaut c’est que je suis tête en l’air
Un vrai défaut, dit simplement, avec ce qu’on fait pour le tenir en laisse : c’est exactement ce qu’ils veulent entendre.
Le cliché s’entend à trois mètres. « Je coupe parfois la parole, alors je prends des notes pour attendre mon tour », ça, c’est vivant.

> je suis (comptable|secrétaire|vendeur|électricien) depuis (quatorze|dix|vingt) ans | je travaille (dans une usine|à l’hôpital|dans un bureau|dans un magasin|à la mairie|dans une pme du bâtiment) | je suis dans (le bâtiment|la restauration|l’informatique|le commerce) | je dirige une petite équipe | j’encadre trois personnes | je bosse dans la com
Un métier, de l’intérieur, ça ne ressemble jamais à la fiche de poste. C’est quoi, le moment de la journée qui plaît ?
Il en faut, de la patience, pour faire ça tous les jours. Et des anecdotes, il doit y en avoir un plein tiroir.
sinon: On ne s’en doute pas, vu de l’extérieur.
`

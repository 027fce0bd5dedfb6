/** Menopause, period pain, attention disorders, shifts and breaks, bosses, colleagues, and the fear of unemployment. */
export const bodyAndShifts = `
> j’ai des bouffées de chaleur | c’est la ménopause | je suis en pleine ménopause | je suis ménopausée | je fais une préménopause | la ménopause me (fatigue|tue|pourrit la vie)
Le thermostat est devenu fou, et ça se soulage : une sage-femme ou un médecin, cette semaine. C’est la chaleur, le sommeil ou l’humeur, le pire ?
On en parle trop peu, alors que ça peut durer des années. Une sage-femme, un gynécologue ou le généraliste, cette semaine, a de vraies solutions. Quelqu’un {te|vous} suit ?
oui: Très bien. Noter les nuits et les bouffées pendant deux semaines aide beaucoup à choisir ensemble.
non: Un rendez-vous vaut le coup, même sans urgence. Et un saignement qui revient après un an sans règles se montre toujours.
sinon: Des couches à enlever, un ventilateur, moins d’alcool le soir : petit, mais ça aide. Le reste se soigne, il n’y a pas à serrer les dents.

> j’ai mal au ventre à cause de mes règles | mes règles sont (douloureuses|super douloureuses|horribles) | j’ai mes règles et j’ai mal | j’ai des règles très douloureuses | douleurs de règles
Une bouillotte, et de quoi s’allonger : c’est déjà ça. Un médecin ou une sage-femme peut chercher la cause, cette semaine. C’est toujours aussi fort ?
Avoir mal à ce point n’est pas « normal », même si on l’a répété à des générations. Une sage-femme ou un médecin, cette semaine : {tu en as|vous en avez} déjà parlé ?
oui: Et cette douleur, on l’a vraiment prise au sérieux ? Sinon, un autre avis, en parlant d’endométriose.
non: Alors c’est le bon moment : sage-femme, gynécologue ou généraliste. Une douleur brutale, de la fièvre ou une grossesse possible, c’est aujourd’hui.
sinon: Noter les jours et la force de la douleur sur dix, ça change la consultation. Le pharmacien peut déjà conseiller pour ce soir.

> j’ai un tdah | je suis (tdah|hyperactif|hyperactive) | j’ai été (diagnostiqué|diagnostiquée) tdah | je crois que j’ai un tdah | je perds tout et j’oublie tout | je suis toujours distraite
Trente onglets ouverts dans la tête, et la musique vient d’on ne sait lequel. Ça se passe surtout au travail, ou partout ?
Un cerveau qui court, ça donne des retards et des idées que personne n’a. Il y a eu un vrai bilan ?
oui: Qu’est-ce qui aide le plus, pour l’instant : le cadre, le traitement, quelqu’un à côté ?
non: Un généraliste peut orienter vers un psychiatre ou un neurologue formé. Une vidéo qui nous ressemble n’est pas encore un diagnostic.
sinon: Un truc qui marche souvent : faire la corvée avec quelqu’un au bout du fil. On s’y met, là, à deux ?

> mon (fils|enfant) a un tdah | ma fille a un tdah | mon (fils|enfant) est hyperactif | (mon fils|ma fille) est dys | (mon fils|ma fille) est (dyslexique|dyspraxique)
Ce sont des enfants qui font le double d’efforts pour la moitié des bons points. L’école suit ?
Il faut faire le secrétariat, la plaidoirie et le coaching, en plus d’être parent. Le plus lourd, c’est quoi : les devoirs, ou les papiers ?
oui: Quelle chance. Une bonne maîtresse, ça change une vie d’enfant.
non: On peut demander un PAP avec le médecin scolaire, ou un dossier à la MDPH selon les besoins. C’est long, et ça aide.
sinon: Un compliment par jour sur autre chose que l’école. Il en faut de côté, pour les bulletins.

> je commence un nouveau (travail|boulot) (demain|lundi) | c’est mon premier jour de (travail|boulot) | j’ai commencé mon nouveau (travail|boulot) | demain premier jour au (boulot|travail) | je prends mon poste lundi
Le premier jour, on retient deux prénoms et l’emplacement des toilettes, et c’est un bon score. Ça serre un peu le ventre ?
Nouvelle porte, nouveau badge, et cette envie d’être invisible et remarquable. Qu’est-ce qui fait le plus envie, là-bas ?
oui: Préparer les habits et le trajet ce soir : demain, il n’y aura plus qu’à dire bonjour.
non: Quelle santé. Ce calme-là, ça rassure tout un bureau.
sinon: Poser des questions bêtes, c’est permis trois mois. Après, il faut les chuchoter.

> je finis (ma nuit|mon service) à (cinq|six|sept) heures | je suis de garde cette nuit | j’attaque ma nuit | je prends mon service ce soir | je suis en pause de nuit
La ville dort, et quelqu’un tient la lumière : merci à ces gens-là. Elle est calme, la nuit ?
Trois heures du matin, l’heure où le café a un goût de métier. C’est quoi, le décor ?
oui: On ne le dit pas trop fort, ça porte malheur. C’est bien connu dans les services.
non: Alors je fais court. Un verre d’eau, une grande respiration, et ça repart.
sinon: Au retour, lunettes de soleil et volets fermés, comme une vedette. Le corps croit plus facilement à la nuit.

> je suis en pause | c’est ma pause (déjeuner|café|clope) | j’ai (dix|cinq|quinze) minutes de pause | je fais une petite pause
Bien, la pause, c’est du temps volé à personne. On râle, on rit, ou on se tait à deux ?
Un café, et trois phrases sans réunion dedans. Ce matin, ça ressemblait à quoi ?
oui: Marché conclu.
sinon: Regarder loin, par la fenêtre, au moins une minute : les yeux aussi ont droit à une pause.

> mon collègue (pue|sent mauvais|mange bruyamment|parle trop fort) | ma collègue (parle trop fort|parle tout le temps) | l’open space me tue | je supporte plus l’open space | je déteste l’open space
L’open space : cent bruits, aucune porte, et quelqu’un qui déballe du poisson. Le pire, c’est le son ou l’odeur ?
Un casque sans musique dedans, c’est déjà une porte. {Tu peux|Vous pouvez} {t’isoler|vous isoler} un peu ?
oui: Deux heures d’abri par jour, et on redevient quelqu’un de fréquentable.
non: Alors proposer à l’équipe des heures sans bavardage. Souvent, tout le monde n’attendait que ça.
sinon: Ça se dit à l’écart, en parlant de soi et jamais de l’autre. Étonnamment, ça marche mieux que les soupirs.

> mon collègue part à la retraite | c’est le pot de départ (d’un|de mon|de ma) collègue | ma collègue préférée (s’en va|part) | mon collègue préféré (s’en va|part)
Le bureau d’à côté vide, ça fait un drôle de silence. C’était quoi, la chose que personne d’autre ne faisait ?
Un pot de départ, des chips et des gens qui pleurent plus que prévu. Il y a un discours à écrire ?
oui: Une anecdote vraie, une qualité précise, un merci : deux minutes, et tout le monde renifle.
non: Un petit mot à la main, alors. Les gens les gardent vingt ans dans un tiroir.
sinon: Les bons collègues, on les garde en changeant de café.

> j’ai un chef (adorable|génial|super) | mon chef est (génial|super|adorable) | j’ai des super collègues | j’ai une super équipe | j’aime mon (travail|métier|boulot)
Voilà une phrase qu’on entend trop peu le soir. Qu’est-ce qui fait que ça marche ?
Ça se fête, une journée où l’on n’a pas compté les heures. Le meilleur moment, c’était quoi ?
sinon: Le dire aux gens concernés, un de ces matins, sans raison. Les compliments de couloir font les semaines.

> j’ai peur du chômage | ma boîte (ferme|va fermer|licencie) | il y a un plan social | mon usine ferme | on va être licenciés
Attendre un nom sur une liste, c’est déjà une fatigue. C’est prévu pour quand ?
Ne rien signer dans la minute : les représentants du personnel et l’inspection du travail renseignent gratuitement. {Tu as|Vous avez} du monde autour ?
oui: Alors on note les dates, on garde tous les papiers, et on avance une semaine après l’autre.
non: Un syndicat, même sans carte, répond souvent aux questions. On n’a pas à lire un plan social en solitaire.
sinon: Ce n’est pas un métier qu’on perd, c’est une adresse. Le savoir-faire, lui, prend la porte avec {toi|vous}.
`

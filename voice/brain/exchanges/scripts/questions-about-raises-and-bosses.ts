/** Questions about a raise, a boss who shouts, human resources, a first day, resigning and colleagues. */
export const questionsAboutRaisesAndBosses = `
> je demande combien (d’augmentation)? ? | (tu demanderais|vous demanderiez|tu te demanderais|vous vous demanderiez) combien (d’augmentation)? (à ma place)? ? | combien (je demande|demander|on demande|il faut demander) (comme augmentation|d’augmentation|pour une augmentation) ? | combien (je peux|on peut) demander d’augmentation ? | une augmentation c’est combien (normalement)? ? | quel chiffre je demande (pour une augmentation)? ? | je demande quel (chiffre|pourcentage) (à mon chef|comme augmentation)? ?
Un peu plus que ce qui suffirait : pour finir à cinq pour cent, annoncer sept, puis se taire. Les salaires du même poste, sur le site de l’Apec ou dans les offres, donnent l’ordre de grandeur.
Un chiffre précis, au-dessus de {ton|votre} vrai seuil, parce qu’il sera discuté. Moi, je partirais deux points plus haut que ce que je veux obtenir.
Le plancher d’abord, pour soi, sans le dire ; puis on annonce plus haut. Et l’argument avant le chiffre : ce qui a été fait en plus cette année.

> cinq pour cent c’est (trop|assez|beaucoup) (ou pas assez)? ? | c’est trop ou pas assez cinq pour cent ? | (trois|cinq|sept|dix) pour cent (d’augmentation)? c’est (trop|assez|beaucoup|raisonnable) ? | demander (cinq|dix|sept) pour cent c’est (trop|raisonnable|exagéré) ? | c’est raisonnable de demander (cinq|dix) pour cent ?
C’est raisonnable, ni ridicule ni énorme. Comme ça se discute toujours à la baisse, je l’annoncerais un peu plus haut.
Après des années sans demander, c’est plutôt modeste. J’annoncerais sept pour finir à cinq, avec deux exemples de travail fait en plus.

> s’il (me)? (dit|répond) qu’il (n’y a|y a) pas d’argent je (dis|réponds) quoi ? | je (dis|réponds) quoi s’il (me)? (dit|répond) qu’il (n’y a|y a) pas d’argent ? | qu’est-ce que je (dis|réponds) s’il (n’y a|y a) pas (d’argent|de budget) ? | et s’il (me)? dit qu’il (n’y a|y a) pas d’argent (cette année)? ? | s’il me dit qu’il n’y a pas d’argent cette année ? | (je réponds|je dis) quoi si (on me dit|mon chef dit) qu’il y a pas de budget ? | et s’il dit non (pour mon augmentation|à mon augmentation|pour l’augmentation)? ?
« D’accord. À quelle date peut-on en reparler, et à quelle condition ce sera oui ? » Puis demander que ce soit écrit dans le compte rendu.
On garde le calme et l’on déplace la demande : une prime, un jour de télétravail, une formation. « Si ce n’est pas le salaire cette année, qu’est-ce qui est possible ? »
« Je l’entends. Alors fixons maintenant la date où l’on en reparle. » Un non avec une date n’est plus tout à fait un non.

> comment (je demande|demander|on demande) une augmentation ? | je dis quoi pour (demander)? une augmentation ? | (tu aurais|vous auriez|t’aurais) une phrase pour demander une augmentation ? | comment (je commence|commencer) pour demander une augmentation ? | par quoi je commence (à mon|pour mon|l’) entretien annuel ? | comment (préparer|je prépare|on prépare) (mon|un|l’) entretien annuel ? | je dis quoi à mon entretien annuel ?
« Cette année, j’ai pris en charge ceci et cela ; je voudrais que mon salaire le reflète, à hauteur de tant. » Ensuite, silence : c’est à l’autre de parler.
Trois faits datés, un chiffre, un silence. On commence par ce qui a été fait en plus, jamais par les factures à payer.

> c’est quand le bon moment pour demander une augmentation ? | quand (demander|est-ce que je demande|je demande) une augmentation ? | je demande (mon augmentation|une augmentation) (au début ou à la fin|maintenant ou plus tard) ? | il vaut mieux demander une augmentation quand ?
Après une réussite visible, ou à l’entretien annuel, et au milieu de l’entretien plutôt qu’à la porte. Un rendez-vous demandé exprès marche très bien aussi.

> mon (chef|patron|directeur) me crie dessus je fais quoi ? | ma (cheffe|patronne|directrice) me crie dessus je fais quoi ? | (tu ferais|vous feriez) quoi avec un (chef|patron|directeur) qui crie ? | je fais quoi (quand|si) mon (chef|patron|directeur) (me)? crie (dessus|devant tout le monde)? ? | comment (réagir|on réagit|je réagis) (face à|à|avec) un (chef|patron|directeur) qui (crie|hurle|gueule) ? | comment on (répond|parle) à un (chef|patron) qui crie ? | il a le droit de me crier dessus (mon patron|mon chef)? ?
Ne pas répondre en criant : « Je veux bien en parler, mais pas comme ça. » Et noter le jour, l’heure, les mots et les témoins, sans rien y ajouter.
Sur le moment, baisser la voix et proposer d’en parler à deux, plus tard. Ensuite un carnet daté : si ça se répète, il vaut de l’or.
Personne n’a à accepter d’être humilié devant les autres. On note les faits, on en parle au CSE, aux RH ou au médecin du travail, et l’inspection du travail renseigne gratuitement.

> je dis quoi aux (rh|ressources humaines) ? | je leur dis quoi (exactement)? aux rh ? | qu’est-ce que je dis aux (rh|ressources humaines) ? | comment (je parle|parler) aux rh (sans passer pour une balance)? ? | je vais voir les rh ou pas ? | aller voir les rh c’est (balancer|passer pour une balance) ? | les rh et bon je leur dis quoi exactement ?
Les faits, rien que les faits : « Tel jour, devant telles personnes, on m’a crié dessus. Je demande que ça ne se reproduise pas. » Ce n’est pas balancer, c’est parler pour soi.
Une date, un lieu, les mots entendus, et ce qui est demandé. Sans adjectif : « humilié » se discute, « il a crié devant six personnes » beaucoup moins.

> comment (je lui|lui) demande(r)? des excuses ? | je lui demande de s’excuser ou pas ? | comment obtenir des excuses (de mon chef|de mon patron)? ? | (il s’excusera|elle s’excusera) jamais je fais quoi ?
« Ce que tu as dit devant les autres m’a blessé, j’aurais besoin que tu reviennes dessus. » On peut le demander une fois ; après, on décide sans attendre.
On ne peut pas forcer des excuses, mais on peut poser la suite : « La prochaine fois, je quitterai la pièce. » Et s’y tenir.

> je m’habille comment (pour|le) (mon)? premier jour (de travail|de boulot|au travail)? ? | comment (je m’habille|s’habiller|on s’habille) (lundi|pour un premier jour|pour mon premier jour) ? | je mets quoi (pour mon|le) premier jour (de travail|de boulot)? ? | je dois arriver en avance (lundi|le premier jour)? (et m’habiller comment)? ? | j’arrive combien de temps en avance (le premier jour|pour mon premier jour)? ? | il faut arriver en avance le premier jour ?
Propre et simple, un cran au-dessus d’un jour ordinaire, et de bonnes chaussures si l’on va sur le terrain. Dix minutes d’avance, pas une demi-heure.
Des vêtements déjà portés, où l’on respire, et de quoi noter. On arrive dix minutes avant : ni stress ni chaise dans le couloir.

> (comment|ça) se passe (comment)? un premier jour (au travail|de boulot) ? | je fais quoi (le|pour mon) premier jour (de travail|au travail|de boulot)? ? | qu’est-ce que je fais le premier jour (de travail)? ? | comment (réussir|on réussit|je réussis) (son|mon) premier jour (de travail|de boulot)? ? | (tu as|vous avez|t’as) un conseil pour (mon|un) premier jour (de travail|de boulot)? ? | c’est comment un premier jour (au travail)? ?
Retenir trois prénoms, poser des questions, noter les réponses. Personne n’attend qu’on sache : on attend qu’on écoute.
Dire bonjour à tout le monde, repérer qui explique bien, et ne rien promettre le premier jour. Le reste vient la deuxième semaine.

> et si je casse (quelque chose|du matériel|le matériel) (le premier jour)? ? | je risque quoi si je casse (quelque chose|du matériel) au travail ? | on va me faire payer si je casse (le matériel|quelque chose) ? | c’est moi qui paye si je casse quelque chose au travail ?
On le dit tout de suite, et c’est tout : le matériel de l’entreprise, c’est son affaire, sauf faute lourde, donc volontaire. Personne ne laisse un débutant seul avec l’appareil cher.
Ils en ont vu d’autres. Un salarié ne rembourse pas une maladresse : la loi ne le permet qu’en cas de faute lourde.

> (tu crois|vous croyez) que je vais y arriver (lundi|au travail|dans ce boulot) ? | je vais y arriver (lundi|à ce boulot) ? | et si j’y arrive pas (lundi|dans mon nouveau travail) ? | et si je suis nul (le premier jour|dans mon nouveau travail) ?
Oui, je le crois : ceux qui s’en inquiètent avant sont ceux qui préparent. Le premier jour, on demande surtout d’être là et d’écouter.
Ils ont choisi en connaissance de cause, et une période d’essai sert à apprendre. Une question posée vaut mieux qu’une erreur cachée.

> comment on (démissionne|démissionne sans se fâcher) ? | comment je dis (à mon chef|à mon patron)? que je (pars|démissionne|m’en vais) ? | je dis quoi pour démissionner ? | c’est quoi une lettre de démission ? | je mets quoi dans (ma|une) lettre de démission ? | comment (écrire|j’écris) (ma|une) lettre de démission ?
Deux phrases : « Je vous informe de ma démission du poste de… Mon préavis commencera ce jour. » Pas besoin de raison ; la durée du préavis est dans la convention collective.
D’abord de vive voix, puis par écrit contre signature ou en recommandé. On remercie, on donne la date, on n’explique pas.

> je démissionne ou (pas|j’attends|je reste) ? | (tu démissionnerais|vous démissionneriez) à ma place ? | je quitte mon (travail|boulot|job) ou (pas|je reste|j’attends) ? | je pars ou je reste (dans ma boîte|à mon boulot) ? | c’est une bonne idée de démissionner ?
Je ne partirais pas sans un autre contrat signé ou quelques mois de réserve. Une démission ne donne en général pas droit au chômage : se renseigner avant à France Travail.
Partir vers quelque chose, oui ; partir contre quelqu’un, je dormirais dessus. Il y a déjà une autre piste ?
oui: Alors la signer d’abord, démissionner ensuite, dans cet ordre.
non: Alors chercher en poste : on choisit mieux quand on n’est pas pressé.

> un collègue (parle|dit du mal) dans mon dos je fais quoi ? | (tu ferais|vous feriez) quoi avec un collègue qui (parle dans mon dos|prend mon travail|me vole mes idées|fait rien) ? | je fais quoi avec un collègue qui (fait rien|me vole mes idées|me parle mal|est désagréable) ? | comment (je réagis|réagir) (à|avec) un collègue (désagréable|toxique|qui me parle mal) ? | ma collègue me parle mal je fais quoi ?
En tête à tête, une phrase sur le fait, pas sur la personne : « Quand tu as dit ça en réunion, ça m’a mis en difficulté. » Puis laisser répondre.
Une fois, calmement et à deux. Si ça recommence, on note et l’on en parle au chef : c’est du travail, pas un règlement de comptes.

> comment (je dis|dire) non à mon (chef|patron) ? | je dis quoi pour refuser (des heures supplémentaires|une mission|de travailler le week-end) ? | je peux refuser (des heures supplémentaires|de travailler le dimanche|de venir un jour de repos) ? | j’ai le droit de refuser (des heures supplémentaires|de venir pendant mes congés) ? | mon chef m’appelle pendant mes (congés|vacances) je réponds ou pas ?
« Je ne peux pas cette fois ; je peux à la place lundi matin. » Un non avec une proposition passe mieux, et un jour de repos reste un jour de repos.
Pendant les congés, rien n’oblige à répondre. Les heures supplémentaires, elles, peuvent être demandées : la convention et l’inspection du travail disent jusqu’où.
`

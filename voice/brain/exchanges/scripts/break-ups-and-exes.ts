/** The days after a break-up, former partners, and recurring thoughts about them. */
export const breakUpsAndExes = `
> (ma copine|mon copain|ma meuf|mon mec) m’a largué (samedi|hier|cette semaine|par texto) | je me suis fait larguer par (texto|message|téléphone) | il m’a (quittée|larguée) par message | elle m’a quitté du jour au lendemain | ça s’est fini par texto | trois lignes par texto et c’est fini | mon mec m’a quittée par message | ma copine m’a quitté par texto | il m’a quittée hier par message | elle m’a larguée hier soir | il m’a quittée la semaine dernière | elle est partie sans explication | on devait partir en vacances ensemble en août | (mon copain|ma copine|mon mec|ma meuf) m’a (quitté|quittée) par (téléphone|texto|sms|whatsapp) | je me suis fait (jeter|plaquer) par (texto|message|sms) | (il|elle) a rompu par (message|texto|sms|téléphone)
Se faire quitter en trois lignes, c’est une double gifle : la fin, et la manière. Il y a de quoi être en colère et en miettes le même jour.
Par message, on n’a même pas de visage à qui répondre. C’était dans l’air, ou c’est tombé du ciel ?
sinon: Ce soir, rien à décider, rien à lui prouver. Manger un truc, même debout, et ne pas relire la conversation.
oui: Alors le corps le savait un peu. Ça n’empêche pas que ça fasse mal.
non: Le choc s’ajoute au chagrin. On respire, et on prévient un ami, ce soir.

> je lui réécris ? | je lui écris ou pas ? | j’ai envie de lui (écrire|envoyer un message) | je devrais lui répondre ? | j’ai failli lui envoyer un message | je lui envoie un message ou j’attends ?
Ça peut s’écrire ce soir, et s’envoyer demain midi. Si demain midi ça a toujours l’air d’une bonne idée, c’en est peut-être une.
Écrire pour dire quelque chose, oui. Écrire pour obtenir une réponse, ça met le téléphone sur le ventre toute la nuit. Ce serait lequel ?
sinon: Alors garde-fou simple : pas après vingt-deux heures, et jamais plus de quatre lignes.

> je pense à (lui|elle) tout le temps | j’arrive pas à (l’oublier|tourner la page) | je regarde ses (stories|photos|réseaux) | je relis nos messages | comment oublier quelqu’un ? | comment on fait pour oublier (son ex|un ex|quelqu’un) ? | ça fait des mois et je pense encore à (lui|elle) | combien de temps pour oublier quelqu’un ? | j’ai passé la nuit à relire nos messages | je regarde ses photos tous les soirs | je rêve encore de (lui|elle) | je repense à nous tout le temps
Regarder ses stories, c’est gratter la croûte trois fois par jour. Le bouton « masquer » ne fait de peine qu’une heure.
On n’oublie pas, on finit par y penser sans que le ventre s’en mêle. Le temps ne fait rien tout seul, mais avec des amis et du sommeil, il se débrouille.
Ce qui revient, c’est la personne, ou la vie qu’il y avait autour ?
sinon: Ça aide à savoir, parce que la vie d’autour, ça se reconstruit.

> je croise (mon ex|elle|lui) (tous les jours|au travail|en cours|demain) | mon ex travaille avec moi | on est dans le même groupe | je la vois demain en td | on a les mêmes amis avec mon ex | j’ai croisé mon ex (avec un autre|avec une autre)? | mon ex est avec quelqu’un d’autre | il a déjà quelqu’un d’autre | elle a déjà un nouveau mec | je le revois au boulot lundi | je la revois lundi au travail | il est dans mon équipe au boulot mon ex | je vais le croiser demain | je vais la croiser à la fac | on travaille ensemble avec mon ex | elle a déjà quelqu’un d’autre | il a déjà refait sa vie | mon ex a déjà quelqu’un | j’ai croisé mon ex au (travail|marché|bureau) | je travaille avec mon ex | je dois revoir mon ex (demain|lundi)
Croiser son ex, c’est comme marcher sur un Lego : on sait qu’il est là, et ça fait mal quand même. Un ami à côté, un bonjour court, et les yeux ailleurs.
Voir quelqu’un d’autre à cette place-là, ça coupe le souffle. Ça ne dit pas que l’histoire d’avant ne valait rien.
Préparer une seule phrase, neutre, « salut, ça va, je file », évite de l’inventer avec les mains moites. C’est quand, la prochaine fois ?
sinon: Alors d’ici là, on dort, on mange, et on choisit une chemise qu’on aime.

> c’est moi qui l’ai quitté | c’est moi qui suis parti | je l’ai quitté et je regrette | j’ai quitté (mon copain|ma copine|mon mari|ma femme) | je m’en veux de l’avoir quitté | j’ai rompu (hier|samedi) | je dois rompre | je sais pas comment rompre
On peut partir et pleurer quand même, les deux vont dans la même valise.
Pour rompre : de vive voix, court, sans liste de défauts, et sans « on verra ». C’est la clarté qui est gentille. C’est déjà fait, ou c’est à venir ?
sinon: Alors il reste à être propre et honnête, le reste appartient à l’autre.

> on est en pause avec mon copain | il veut faire une pause | elle veut faire un break | il a besoin de temps | elle a besoin de réfléchir | il sait pas ce qu’il veut | elle sait plus si elle m’aime | il dit qu’il est perdu | on a fait un break | mon copain veut faire une pause | ma copine veut faire un break | (il|elle) a besoin (de réfléchir|d’espace|de recul|de prendre l’air)
Une pause sans date, c’est une salle d’attente. On peut demander un jour : « on se reparle dimanche, quoi qu’on ait décidé ».
Pendant qu’il ou elle réfléchit, il reste aussi une question de {ton|votre} côté : est-ce que ça rend heureux ?
oui: Alors ça vaut d’attendre un peu, mais debout.
non: Alors la pause sert aux deux.
sinon: C’est une réponse honnête. On n’a pas besoin de mieux ce soir.

> on s’est remis ensemble | je me suis remis avec mon ex | mon ex veut revenir | il veut qu’on se remette ensemble | elle veut qu’on réessaie | je retourne avec lui ? | est-ce que je dois lui donner une deuxième chance ? | une deuxième chance ça vaut le coup ? | il dit qu’il a changé
Reprendre une histoire, c’est possible si l’on reprend aussi ce qui l’avait cassée. Sinon, c’est la saison deux avec le même scénario.
« J’ai changé » se vérifie sur des mois et des gestes, pas sur un bouquet. Qu’est-ce qui serait vraiment différent, cette fois ?
sinon: Bien. Alors ça, c’est la condition, et elle se dit à voix haute avant de rentrer les cartons.

> on doit le dire aux enfants | comment annoncer aux enfants qu’on se sépare ? | comment dire aux enfants qu’on divorce ? | on sait pas comment le dire aux enfants | mes enfants savent pas qu’on se sépare | les enfants vont mal depuis la séparation | ma fille souffre de notre divorce | on l’a pas encore dit aux enfants | les enfants sont pas au courant qu’on se sépare | nos enfants savent rien
À deux si possible, et simplement : « On se sépare, ce n’est pas votre faute, on reste vos parents. » Ils demanderont surtout où sera le chat.
Ce qui rassure, c’est le concret : quel lit, quels jours, qui vient à la sortie. Ils ont quel âge ?
sinon: À cet âge-là, ils sentent déjà tout. Les mots justes leur font moins peur que les silences.

> je vais divorcer | je vais demander le divorce | je vais quitter (ma femme|mon mari|mon copain|ma copine|mon mec|mon compagnon) | je vais le quitter | je vais la quitter | je vais me séparer de (mon mari|ma femme|mon copain|ma copine)
C’est une grande décision, et elle mérite d’être dite à voix haute. Elle mûrit depuis longtemps ?
On n’arrive pas là en un jour. Quelqu’un de proche est au courant ?
oui: Alors ce n’est pas un coup de tête. Qu’est-ce qui {t’aiderait|vous aiderait} le plus, pour la suite ?
non: D’accord. Rien n’oblige à tout faire d’un coup, ni sans appui.
sinon: Je comprends. On peut regarder la suite tranquillement, un pas après l’autre.

> je divorce | on divorce | je suis en plein divorce | mon divorce (se passe mal|est prononcé|traîne|me ruine) | je passe devant le juge pour mon divorce | on se bat pour la garde | il veut la garde des enfants | elle veut la garde des enfants | j’ai rendez-vous avec mon avocat pour le divorce
Un divorce, c’est un deuil avec de la paperasse. On gagne à garder les chiffres pour l’avocat et les larmes pour les amis.
Une chose à la fois, un papier à la fois. Et quelqu’un pour les soirs où les meubles ont l’air d’avoir choisi leur camp. C’est plutôt calme, ou plutôt la guerre ?
sinon: Une médiation familiale aide parfois à baisser le son. L’avocat sait où en trouver une.

> je suis jaloux de son ex | elle est encore amie avec son ex | il voit encore son ex | son ex est plus belle que moi | je me compare à son ex | j’ai peur qu’il retourne avec son ex | j’ai fouillé le profil de son ex
Un ex, c’est un fantôme qui a l’avantage de ne jamais laisser traîner ses chaussettes. On perd toujours contre un souvenir.
Plutôt que surveiller, dire : « quand son nom revient, je me sens en trop ». C’est plus nu, et ça marche mieux.

> j’ai peur (de retomber amoureux|de m’attacher|de refaire confiance) | je fais plus confiance à personne | je me suis juré de plus aimer | j’ai le cœur brisé | j’ai trop souffert en amour | je tombe toujours sur les mauvaises personnes | je tombe que sur des (cons|pervers|mecs toxiques) | je choisis mal
Un cœur brûlé se méfie de la tiédeur, c’est de la mémoire, pas un défaut. On peut y revenir par petites doses.
« Toujours les mauvais », ça veut dire qu’un détail attire et trompe à la fois. Ce serait quoi, ce détail du début ?
sinon: Alors c’est là qu’on ralentit, la prochaine fois. Le reste a le droit d’aller vite.
`

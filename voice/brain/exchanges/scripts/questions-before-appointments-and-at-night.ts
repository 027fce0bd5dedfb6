/** Questions about a medical appointment, sleep, and where to start with papers, a job search, a divorce or sport. */
export const questionsBeforeAppointmentsAndAtNight = `
> je note quoi (pour mardi|pour la gynéco|pour le médecin|sur mon papier|pour mon rendez-vous) ? | (mardi|bon mardi)? je note quoi sur mon papier ? | qu’est-ce que je note (pour|avant) (la gynéco|le gynécologue|le médecin|mon rendez-vous|le docteur) ? | je dis quoi (à|chez) (ma|la) gynéco ? | je dis quoi (au|à mon) gynécologue ? | comment (préparer|je prépare|on prépare) (mon|un) rendez-vous (chez)? (la gynéco|le gynécologue|ma gynéco) ? | j’ai rendez-vous chez (ma|la) gynéco (mardi)? et je sais pas quoi lui dire ? | d’accord mais je note quoi pour mardi (aidez-moi|aide-moi) ? | qu’est-ce que je dis à la gynéco ?
Depuis quand, tous les combien, l’abondance et la durée, la douleur, la fatigue, les médicaments, et ce qu’il y a eu dans la famille. Et trois questions écrites, la plus gênante en premier.
Les dates des règles des six derniers mois, ce qui a changé, les traitements, les antécédents de la mère ou des sœurs. Puis une ligne : « Ce qui m’inquiète, c’est… »
Trois lignes sur une feuille : ce qui a changé et depuis quand, ce que je prends, ce qui me fait peur. Le médecin posera le reste.

> je pose quelles questions (à la gynéco|au médecin|au docteur|au gynécologue) ? | quelles questions (je pose|poser) (à la gynéco|au médecin|au chirurgien|au docteur) ? | je demande quoi (à la gynéco|au médecin|au docteur|au chirurgien) ? | qu’est-ce que je demande (à la gynéco|au médecin|au chirurgien) ?
Trois suffisent : qu’est-ce que ça peut être, quel examen le dira, et que faire en attendant. On les écrit, et on coche pendant le rendez-vous.

> je note quoi (avant|pour) (d’aller)? (chez)? (le|un|mon) (médecin|docteur|spécialiste) ? | comment (préparer|je prépare|on prépare) (mon|un) rendez-vous (chez le médecin|médical|chez le spécialiste|à l’hôpital) ? | j’apporte quoi (chez le médecin|à l’hôpital|au rendez-vous) ? | je dis quoi au (médecin|docteur) ?
Depuis quand, à quel moment, ce qui soulage ou aggrave, et la liste des médicaments, même sans ordonnance. Les derniers examens dans une pochette, et deux questions écrites.

> (la fatigue|ma fatigue|être fatiguée) ça peut venir de mes règles ? | (tu crois|vous croyez) que la fatigue ça peut venir de mes règles ? | les règles (abondantes)? ça (peut fatiguer|fatigue|donne de la fatigue) ? | mes règles peuvent me fatiguer ? | je suis fatiguée c’est à cause de mes règles ? | je (te|vous) demande si c’est possible médicalement ? | c’est possible (médicalement)? que mes règles me fatiguent ?
Oui, c’est possible : des règles abondantes peuvent faire manquer de fer, et le manque de fer fatigue. Une prise de sang le dit, à demander au médecin cette semaine.
Ça arrive souvent, quand elles sont abondantes ou rapprochées : le fer baisse. Ça se vérifie par une prise de sang : le médecin la prescrit cette semaine.

> (tu crois|vous croyez|comment savoir|je voudrais savoir|c’est) si c’est la ménopause (qui commence)? (ou autre chose)? ? | c’est la ménopause (qui commence)? ou autre chose ? | comment (savoir|on sait|je sais) si c’est la ménopause ? | ça commence comment la (ménopause|périménopause) ? | c’est quoi les signes de la (ménopause|périménopause) ? | j’aimerais savoir si c’est la ménopause qui commence
Ça peut l’être : des règles qui se décalent, des bouffées de chaleur, un sommeil haché. D’ici, personne ne peut trancher : c’est la question à poser à la gynéco ou à la sage-femme, cette semaine, avec les dates.
Souvent ça s’annonce par des cycles qui changent, quelques années avant. Mais un saignement inhabituel se montre toujours à une sage-femme ou un médecin, cette semaine.

> c’est héréditaire les fibromes ? | un fibrome c’est grave ? | ma mère a eu un fibrome j’en aurai (un)? ? | un fibrome on opère toujours ? | c’est quoi un fibrome ? | on enlève tout (quand on a|pour) un fibrome ?
Un fibrome est une boule de muscle presque toujours bénigne, fréquente, souvent sans gêne. Beaucoup ne s’opèrent pas, et une échographie suffit en général à le voir.
C’est plus fréquent quand la mère en a eu, mais rien n’oblige. Et les traitements ont beaucoup changé : enlever l’utérus n’est plus le premier réflexe.

> comment (me rendormir|se rendormir|je me rendors|je fais pour me rendormir) (à trois heures du matin)? ? | un truc pour (me|se) rendormir (à trois heures du matin)? ? | je fais quoi (à trois heures du matin|quand je me réveille la nuit|si je me réveille à trois heures) ? | je me réveille à trois heures (du matin)? je fais quoi ? | qu’est-ce que je fais quand j’arrive pas à me rendormir ?
Se lever dix minutes, lumière basse, sans regarder l’heure. Puis souffler lentement, deux fois plus long que l’inspiration, jusqu’à ce que les yeux piquent.
Retourner le réveil contre le mur, s’asseoir au calme avec une lumière douce, lire trois pages ennuyeuses. On se recouche quand le sommeil revient, pas avant.
Ne pas forcer : le lit sert à dormir, pas à lutter. Une tasse tiède, des expirations longues, et dix choses vues aujourd’hui, une par une.

> (tilleul ou verveine|verveine ou tilleul) (choisissez|choisis)? ? | un truc pratique genre une tisane ? | (je prends|je bois) (tilleul ou verveine|verveine ou tilleul|du tilleul ou de la verveine) ? | (bon|alors|non mais) (tilleul ou verveine|verveine ou tilleul) (choisissez|choisis)? | c’est mieux (le tilleul ou la verveine|la verveine ou le tilleul) ?
Les deux vont bien ; moi, je dirais tilleul ce soir et verveine demain. Une petite tasse, et pas juste avant de se coucher, sinon c’est la vessie qui réveille.
Verveine, puisqu’il faut choisir, une petite tasse une heure avant le lit. Le tilleul ferait aussi bien.

> je (bois|prends) quoi (le soir|la nuit) comme tisane ? | tisane ou lait chaud ? | quelle tisane le soir ? | une tisane laquelle ? | je prends un somnifère ou pas ? | c’est bien (les somnifères|la mélatonine) ?
Tilleul, verveine ou camomille, une petite tasse une heure avant le lit. Pour un comprimé, même en vente libre, le pharmacien d’abord : il demande ce qui est déjà pris.

> comment (arrêter|j’arrête|on arrête) de (ruminer|cogiter) (la nuit)? ? | comment (calmer|je calme) (ma tête|les pensées) la nuit ? | je rumine (la nuit)? je fais quoi ? | (tu as|vous avez|t’as) un truc pour (arrêter de)? (ruminer|penser|cogiter) (la nuit)? ?
Écrire tout sur une feuille, en vrac, et poser dessus : « demain, dix heures ». Le cerveau lâche mieux ce qu’il sait gardé quelque part.
Donner à la tête un travail ennuyeux : un fruit par lettre de l’alphabet, ou compter les expirations à rebours. Et pas d’écran, il relance tout.

> quelle position (la nuit)? pour mon dos ? | je me mets comment avec mon dos (la nuit)? ? | un coussin où pour le dos ? | sur le dos ou sur le côté ?
Sur le côté avec un coussin entre les genoux, ou sur le dos avec un coussin dessous : le bas du dos se relâche. Et si ça dure, le médecin, sans attendre l’été.

> par quoi je commence (pour trier|avec) (mes papiers|les papiers|tous ces papiers) ? | par quoi (commencer|je commence) (pour|dans) (mes papiers|ces papiers|l’administratif) ? | comment (je trie|trier|on trie) (mes|ses) papiers ? | je garde (quels papiers|les papiers combien de temps) ? | combien de temps (je garde|on garde|garder) (ses|mes|les) (papiers|factures|relevés|bulletins de paie) ? | (je peux jeter|on peut jeter) (quels|quoi comme) papiers ?
Trois piles : urgent, à garder, à jeter, sans rien lire en détail. Les bulletins de paie se gardent jusqu’à la retraite, les relevés de banque cinq ans.
Commencer par l’enveloppe la plus récente, pas la plus vieille : les autres sont souvent périmées. Dix minutes, un minuteur, et on s’arrête.

> par quoi je commence (après un décès|pour les papiers d’un décès|quand quelqu’un meurt) ? | je fais quoi après un décès ? | qu’est-ce qu’il faut faire (après un décès|quand quelqu’un meurt) ? | (mon père|ma mère|mon mari|ma femme) est (mort|morte) je fais quoi (pour les papiers|comme démarches) ? | quelles démarches après un décès ?
D’abord l’acte de décès à la mairie et les obsèques, dans les premiers jours. La banque, la caisse de retraite et le notaire viennent ensuite : service-public.fr donne la liste dans l’ordre.

> par quoi je commence (pour)? (chercher du travail|retrouver du travail|ma recherche d’emploi) ? | comment (chercher|je cherche|on cherche|retrouver|trouver) du (travail|boulot) (à cinquante ans|à mon âge)? ? | (tu commencerais|vous commenceriez) par quoi pour (chercher|trouver) du travail ? | je viens de perdre mon travail je fais quoi ?
S’inscrire à France Travail tout de suite, les droits ne partent que de là. Puis dix personnes à prévenir : beaucoup de postes se trouvent par quelqu’un.
Une feuille, trois colonnes : ce que je sais faire, qui pourrait en avoir besoin, qui je connais là-bas. Un appel par jour vaut mieux que cent candidatures.

> par quoi je commence (pour divorcer|pour un divorce|pour me séparer) ? | comment (on divorce|je divorce|divorcer|faire pour divorcer) ? | je fais quoi pour divorcer ? | par quoi (commencer|on commence) (pour divorcer|quand on divorce|quand on se sépare) ? | qui (m’aide|aide|conseille) pour (un|mon) divorce ?
Un avocat chacun, même d’accord : pour un consentement mutuel, c’est la règle, puis un notaire enregistre. Avant, une consultation gratuite dans un point-justice éclaire tout.
D’abord les copies : livret de famille, revenus, crédits, comptes. Ensuite un avocat, et l’aide juridictionnelle si les revenus sont bas.

> par quoi je commence (pour)? (le sport|me remettre au sport|refaire du sport) ? | comment (se remettre|je me remets|on se remet) au sport ? | par quoi (commencer|je commence) pour (maigrir|perdre du poids|être en forme) ? | (tu commencerais|vous commenceriez) par quoi pour (le sport|se remettre au sport) ?
Marcher vite vingt minutes, trois fois cette semaine, en pouvant encore parler. Après des années sans rien, un avis du médecin avant de forcer.

> comment (je fais|on fait|faire) (une carte d’identité|un passeport) ? | par quoi je commence pour (ma carte d’identité|mon passeport|mes papiers d’identité) ? | j’ai perdu (ma carte d’identité|mes papiers|mon passeport) je fais quoi ? | comment refaire (ma|sa|une) carte d’identité ? | où (refaire|je refais|on refait) (ma|sa|une) carte d’identité ?
Pré-demande en ligne sur le site de France Titres, puis rendez-vous dans une mairie équipée, n’importe laquelle. En cas de perte, la déclaration se fait au guichet, le même jour.
Un espace France services aide gratuitement à remplir tout ça en ligne. Ensuite, un rendez-vous à la mairie, avec photo et justificatif de domicile.

> comment (je fais|on fait|faire) une procuration (pour voter|pour les élections)? ? | comment (voter|je vote|on vote) par procuration ?
Pour voter, la demande se remplit en ligne sur maprocuration.gouv.fr, puis on la fait valider au commissariat ou à la gendarmerie, pièce d’identité en main.

> comment (je fais|on fait|faire|demander|je demande|avoir) (un acte|un extrait d’acte) de naissance ? | où (demander|je demande|on demande) un acte de naissance ?
À la mairie de la commune de naissance, sur place, par courrier ou souvent en ligne, et c’est gratuit. Pour un Français né à l’étranger, c’est le service central d’état civil, à Nantes.

> j’ai perdu mon permis (de conduire)? je fais quoi ? | je fais quoi pour un permis perdu ? | comment refaire un permis perdu ?
La déclaration de perte et la demande d’un nouveau permis se font en ligne, sur le site de France Titres. Un espace France services aide gratuitement à tout remplir.

> qui peut m’aider (avec internet|pour les papiers|pour remplir un dossier|à remplir un formulaire) ? | c’est quoi (une|un espace|une maison)? france services ? | où (je trouve|trouver) de l’aide pour (mes|les) papiers ? | j’y comprends rien aux papiers qui peut m’aider ? | qui aide à remplir (les papiers|un dossier|la déclaration) ?
Les espaces France services : gratuits, un peu partout, pour la CAF, la retraite, les impôts ou la santé. On vient avec ses papiers, quelqu’un remplit avec {toi|vous}.

> comment (on fait|je fais|faire) pour arrêter de mettre deux assiettes ? | comment on s’habitue à (manger seul|vivre seul|la place vide) ? | comment (arrêter|j’arrête) de (l’attendre|mettre son couvert|parler à sa photo) ? | par quoi je commence (pour vivre seul|maintenant que je suis seul|toute seule) ?
En changeant le décor plutôt que le geste : une autre place à table, un plateau près de la fenêtre. La main réapprend plus vite que le cœur.
On laisse la deuxième assiette dans le placard un soir sur deux, sans se gronder. Et l’on invite quelqu’un le dimanche, pour qu’elle resserve.

> je l’emmène chez le (véto|vétérinaire) (demain)? ou j’attends ? | (mon chien|ma chienne|mon chat) (boite|mange plus|vomit) je fais quoi ? | j’attends ou (je vais|j’appelle|je l’emmène) chez le (véto|vétérinaire) ? | je (vais|dois aller) chez le véto (ou pas|demain|tout de suite) ? | mon chien boite je l’emmène chez le véto ou pas ? | (tu l’emmènerais|vous l’emmèneriez) chez le véto ?
Demain matin, oui : un appel au vétérinaire dira si ça presse. Cette nuit, du repos, et jamais un médicament à nous, certains sont dangereux pour eux.
J’appellerais le vétérinaire dès l’ouverture. S’il souffre, gonfle ou ne pose plus la patte, c’est la garde, tout de suite.
`

/** Questions about clothes, first dates and invitations, and about making friends and going out alone. */
export const questionsAboutClothesAndEvenings = `
> robe ou pantalon (pour un thé samedi c’est quand même pas la lune|pour un thé|samedi|pour un premier rendez-vous|pour un thé samedi)? ? | je mets une robe ou un pantalon ? | une robe ou un pantalon ? | pantalon ou robe ? | (tu mettrais|vous mettriez) une robe ou un pantalon ? | jupe ou pantalon ? | je mets (une)? (jupe|robe) ou (un)? (jean|pantalon) ?
Robe, si c’est une robe connue, où l’on respire. On l’oublie, et l’on ne pense plus qu’à l’autre.
Robe, sans hésiter, avec des chaussures qui ne font pas mal. Et si elle serre, pantalon : on rit mal dans une couture.

> je m’habille comment pour un (thé|café|goûter) (avec un monsieur|samedi)? ? | je mets quoi pour un (thé|café) (samedi|avec un monsieur)? ? | comment s’habiller pour un (thé|café|rendez-vous) ? | on met quoi pour un (thé|café) ? | qu’est-ce que je mets pour un (thé|café) ?
Simple et soi-même : une robe ou un pantalon déjà portés, une couleur qui donne bonne mine, un foulard. Rien de neuf qui gratte.
Un cran au-dessus du marché, un cran sous le mariage. Et une chose qui plaît à soi : une broche, un rouge, un col.

> je m’habille comment pour un premier rendez-vous ? | je mets quoi pour (un|mon) (premier rendez-vous|rencard|premier rencard) ? | comment s’habiller pour (un|mon) (premier rendez-vous|rencard|date) ? | je mets quoi (samedi|ce soir) pour (mon rendez-vous|mon rencard) ? | qu’est-ce que je mets pour (un|mon) (rendez-vous|rencard|premier rendez-vous) ?
Quelque chose de déjà porté, propre, avec un détail soigné : les chaussures se voient plus qu’on croit. On veut être reconnu, pas déguisé.
Une tenue où l’on peut s’asseoir, marcher et rire. Le même style que d’habitude, repassé.

> je (dois|devrais) (en)? (mettre|prendre) une autre (robe)? (ou pas)? ? | je dois en mettre une autre ? | si je dois en mettre une autre ? | je garde (cette|la) robe ou j’en mets une autre ? | je (mets|garde) la robe (que mon mari aimait|bleue) ou (pas|une autre) ? | c’est bizarre de mettre la robe que (mon mari|il) aimait ? | la robe (que mon mari aimait)? ça se fait (ou pas)? ?
Si elle serre un peu le cœur, une autre pour ce jour-là : celle-là a déjà son histoire. Si elle donne du courage, on la garde.
Une autre, sans souvenirs dedans, serait plus légère à porter. La première peut attendre un jour où elle fera plaisir sans pincer.

> je m’habille comment pour un (entretien|entretien d’embauche) ? | je mets quoi pour (mon|un) entretien (d’embauche)? ? | comment s’habiller pour un entretien (d’embauche)? ? | qu’est-ce que je mets pour un entretien ? | costume ou pas (pour un entretien)? ?
Comme les gens qui travaillent là, un cran au-dessus : propre, uni, repassé. En cas de doute, une chemise et de bonnes chaussures suffisent.

> je m’habille comment pour un (enterrement|mariage|baptême) ? | je mets quoi pour un (enterrement|mariage|baptême) ? | comment s’habiller pour un (enterrement|mariage|baptême) ? | on peut mettre du (blanc|noir|rouge) à un (mariage|enterrement) ? | il faut du noir pour un enterrement ?
Pour un enterrement, du sombre et du sobre, sans que le noir soit obligé. Pour un mariage, de la couleur, mais pas de blanc, et de quoi danser.

> je dis quoi à un premier rendez-vous ? | on parle de quoi (à un|pendant un|au) premier rendez-vous ? | (on parle|je parle) de quoi (avec lui|avec elle|avec un monsieur) (à table|au café|devant un thé)? ? | comment (je commence|commencer|lancer) la conversation (avec lui|avec elle|à un rendez-vous)? ? | de quoi je vais parler (avec lui|avec elle|samedi|au rendez-vous) ? | (tu as|vous avez|t’as) des idées de sujets (de conversation)? pour un rendez-vous ?
Des questions qui ouvrent : ce qui l’a fait rire cette semaine, l’endroit où il ou elle retournerait demain. Et raconter quelque chose en retour.
Moins d’entretien d’embauche, plus d’histoires : un voyage raté, un plat aimé, une manie. Un silence n’est pas une panne.

> (j’ai|y a|il y a) un deuxième rendez-vous j’y vais ou pas ? | j’y vais ou pas (au rendez-vous|avec lui|avec elle|samedi) ? | j’y vais (samedi|avec lui|avec elle) ou pas ? | (je te demande)? si j’y vais samedi avec (lui|elle|le pompier) ? | je te demande si j’y vais (samedi)? (avec lui|avec elle|avec le pompier)? | je dis oui ou non (pour samedi|au rendez-vous|à son invitation) ? | (j’accepte|je refuse|j’accepte ou pas) (son invitation|de le revoir|de la revoir|le rendez-vous) ? | je le revois ou pas ?
{Vas-y|Allez-y}, un café n’engage à rien. Une heure, un lieu public, et l’heure du retour fixée d’avance.
Oui, une fois. Au pire, c’est une anecdote ; au mieux, on se dira qu’on a failli ne pas y aller.

> je le (drague|séduis) comment ? | comment (je lui|lui) (montre|montrer|fais comprendre) qu’(il|elle) me plaît ? | comment (lui)? dire qu’(il|elle) me plaît ? | je lui dis comment qu’(il|elle) me plaît ? | comment (je propose|proposer) (un verre|un café) à (quelqu’un|un collègue|une collègue) ? | comment (j’invite|inviter) (un collègue|une collègue|quelqu’un|un homme|une femme) (à boire un café|dimanche)? ?
Une proposition simple, avec un jour : « Dimanche, je suis libre, on va boire un café ? » Ça laisse la place de dire non sans gêne.
Le plus clair et le plus léger : « J’aime bien parler avec toi, ça te dirait dehors ? » Ensuite, on laisse venir.

> (je lui|lui) dis pour (dimanche|samedi|ce week-end) ou (pas|je fais comme si de rien) ? | (je propose|je lui propose) ou j’attends qu’(il|elle) propose ? | c’est à moi de (proposer|faire le premier pas) ou à (lui|elle) ? | qui (doit faire|fait) le premier pas ? | je fais le premier pas ou (pas|j’attends) ?
{Dis-le|Dites-le} : « Finalement, dimanche, je suis libre. » C’est léger, et l’autre n’attend peut-être que ça.
Moi, je proposerais, une seule fois et simplement. Attendre que l’autre devine coûte souvent plus cher qu’un refus.

> on se fait la bise ou pas (au premier rendez-vous)? ? | je l’embrasse ou (pas|j’attends) (au premier rendez-vous)? ? | comment (je sais|savoir) si je peux l’embrasser ? | on s’embrasse au premier rendez-vous ?
On regarde si l’autre reste près, ou l’on demande, tout bas : « Je peux t’embrasser ? » La question n’a jamais gâché un bon moment.

> qui paye au (restaurant|premier rendez-vous|resto) ? | c’est à qui de payer (au restaurant|au premier rendez-vous|l’addition) ? | je paye ou on partage (l’addition)? ? | on partage l’addition ou pas ?
Celui qui invite propose, l’autre peut partager : « Et la prochaine fois, c’est moi. » Cette phrase-là dit même un peu plus que l’addition.

> j’apporte quoi (quand je suis invité|à un dîner|chez des gens|chez ses parents) ? | on apporte quoi quand on est invité ? | je mets quoi pour rencontrer ses parents ? | je dis quoi (à|devant) ses parents ? | comment (ça se passe|on fait) (quand on rencontre|pour rencontrer) (les beaux-parents|ses parents) ?
Des fleurs ou un bon dessert, et une question sur la maison ou l’enfance de leur enfant : les parents adorent raconter. Habits simples, on vient pour eux, pas pour un défilé.

> comment (on se fait|se faire|je me fais) des (amis|copains|potes) (à trente-neuf ans|à quarante ans|à mon âge|adulte|à soixante ans)? ? | comment (rencontrer|on rencontre|je rencontre) des gens (à mon âge|dans une nouvelle ville)? ? | où (on rencontre|je rencontre|rencontrer) des (gens|amis) ? | comment on se fait des copains (à trente-neuf ans)? ?
En revoyant les mêmes gens chaque semaine : une chorale, un club de marche, un cours, une association. L’amitié vient de la répétition plus que du coup de foudre.
Une activité fixe, un jour fixe, pendant trois mois, et proposer un verre à une personne, pas au groupe. C’est plus lent qu’à l’école, mais ça prend.

> je vais seul au (restaurant|cinéma|mariage|concert) ou pas ? | comment (aller|on va|je vais) seul (au restaurant|au cinéma|à une soirée) ? | c’est bizarre d’aller seul au (restaurant|cinéma) ? | ça se fait d’aller seul au (restaurant|cinéma|concert) ?
Ça se fait très bien : un livre, une table près de la fenêtre, et personne ne regarde autant qu’on le croit. Le cinéma est le plus facile pour commencer.
`

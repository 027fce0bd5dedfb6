import { parseSubjects } from '../parse-subjects'

export const peopleSubjects = parseSubjects(String.raw`
\b(a marche|premiers? pas|bebe|onze mois|nourrisson|biberon|creche|poussette|doudou|perd ses dents|fait ses nuits|a dit (papa|maman))\b
À cet âge-là, il se passe quelque chose chaque semaine.
+ Les premières fois, ça ne se rejoue pas, quel moment.
+ Oh, c’est une grande nouvelle, à cette hauteur-là.
- Avec un petit, rien ne se passe jamais comme prévu.
{Tu as pu|Vous avez pu} voir ça de près ?
Quel âge ça lui fait, maintenant ?
Qui était là, à ce moment-là ?

\b(petits? (fils|fille|enfants?)|mamie|papi|grand (mere|pere)|grands parents|arriere grand)\b
Entre les grands-parents et les petits, il se passe des choses que personne d’autre ne voit.
Ce lien-là saute une génération, et il est souvent plus doux.
+ Ça remplit une maison de joie, ces visites-là.
Qu’est-ce que vous aimez faire ensemble ?
Qu’est-ce que ça {te|vous} rappelle de {ton|votre} enfance ?
Vous vous voyez souvent ?

\b(mon (fils|garcon|ado|aine|cadet)|ma (fille|gamine|cadette|ainee)|mes (enfants|filles|fils|gosses|ados)|les (enfants|gosses|petits|jumeaux)|ecole|maternelle|college|lycee|bac|rentree|devoirs|maitresse)\b
Avec les enfants, on ne s’ennuie pas une minute.
On les voit grandir d’un coup, un mardi comme les autres.
+ Il y a de quoi avoir le cœur un peu plus large.
- Ah, les enfants savent exactement où appuyer.
Quel âge, maintenant ?
De quel caractère, plutôt {toi|vous} ou pas du tout ?
Qu’est-ce qui vous fait rire, ensemble ?

\b(ma mere|mon pere|maman|papa|mes parents|mon (frere|oncle|cousin|neveu|beau pere|beau frere)|ma (soeur|tante|cousine|niece|belle mere|belle soeur)|ma famille|repas de famille|en famille)\b
En famille, tout compte un peu double.
On croit bien se connaître, en famille, et puis non.
+ Ça fait chaud au cœur, des nouvelles comme ça.
- En famille, les petites choses piquent plus qu’ailleurs.
Vous êtes proches, tous les deux ?
De quoi vous parlez, quand vous êtes ensemble ?
Ça a toujours été comme ça, entre vous ?

\b(mon (mari|homme|compagnon|conjoint|copain|mec|cheri)|ma (femme|compagne|conjointe|copine|meuf|cherie))\b
La vie à deux, c’est surtout des petites scènes comme ça.
+ Voilà qui donne envie d’être là.
- Dit en riant, ça pique quand même un peu.
- On peut s’aimer et s’agacer pour de bon.
Et en face, ça s’est vu, ce que ça {t’a|vous a} fait ?
Vous êtes ensemble depuis longtemps ?
Qu’est-ce qui vous fait rire, tous les deux ?

\b(mes (amis|amies|potes|copains|copines)|un (ami|pote|copain)|une (amie|copine)|mon (pote|ami|meilleur ami)|ma (pote|meilleure amie|copine d enfance)|la bande|mes potes|retrouvailles)\b
Les amis, c’est du temps bien placé.
+ Ça, c’est une amitié qui tient chaud.
- Même les amis sont maladroits, parfois.
Vous vous connaissez d’où ?
Qu’est-ce que vous avez de commun, tous les deux ?
C’est quoi, {ton|votre} meilleur souvenir ensemble ?

\b(rencontre\w*|rencard|drague\w*|crush|numero|numeros?|tinder|bumble|appli de rencontre|premier rendez vous|seduire|flirt\w*|elle me plait|il me plait|coup de coeur|beau gosse|trop beau|trop belle)\b
Ces débuts-là, ça tient à un regard et à trois mots.
Le cœur qui bafouille, tout le monde connaît.
+ Oh, il y a de l’électricité dans l’air.
- Le cœur fait dire n’importe quoi, c’est presque bon signe.
Qu’est-ce qui {t’a|vous a} plu en premier ?
Vous vous recroisez souvent, ou c’était le hasard ?
Qu’est-ce que {tu aimerais|vous aimeriez} qu’il se passe, maintenant ?

\b(mariage|se marie\w*|me marie|fiancailles|bapteme|naissance|anniversaire|fete|noel|reveillon|soiree|apero|invites?|invitation|barbecue|pique nique)\b
Une fête, ça se prépare longtemps et ça passe d’un coup.
+ Voilà une belle occasion de se retrouver.
- Recevoir du monde, c’est beau et c’est du travail.
Il y avait qui, ou il y aura qui ?
Qu’est-ce qu’on mange, ce jour-là ?
{Tu es|Vous êtes} plutôt au milieu de la piste, ou près du buffet ?

\b(chiens?|chiennes?|chats?|chattes?|chatons?|chiot|furet|lapin|tortue|hamster|oiseaux?|perruche|poules?|cheval|chevaux|ane|renard|refuge|veterinaire|poisson rouge|cochon d inde)\b
Une bête, ça a plus de caractère qu’on ne croit.
Il y a du monde à poil ou à plumes, dans cette histoire.
+ Ah, un petit compagnon, ça change une maison.
- Ils ont l’art de faire ça au pire moment.
Comment il s’appelle ?
C’est quoi, sa pire bêtise ?
Il est de quel caractère ?

\b(coiffeu\w*|coupe|frange|cheveux|barbe|robe|pull|jean|chaussures|manteau|tenue|habille\w*|maquill\w*|vernis|tatouage|look|shopping|friperie)\b
Un détail comme ça, et on se regarde autrement dans la glace.
+ Ça doit {te|vous} donner une autre allure.
- Il faut quelques jours pour s’habituer à sa propre tête.
{Tu t’y fais|Vous vous y faites}, ou {tu hésites|vous hésitez} encore ?
Qu’en disent les autres ?
Qu’est-ce qui {t’a|vous a} donné l’envie ?

\b((j ai|je suis ne\w*) (?!un |une |des |mon |ma |mes |deux enf)(\w+ ){1,4}ans(?! (de|que|d))|je (m appelle|viens de|suis de|suis ne\w*)|moi c est)\b
C’est bien de savoir à qui je parle.
Je {te|vous} situe un peu mieux, comme ça.
Et {tes|vos} journées, elles ressemblent à quoi, en ce moment ?
Qu’est-ce qui {t’occupe|vous occupe} le plus, ces temps-ci ?
Qu’est-ce qui {t’amène|vous amène}, là, maintenant ?

\b(gens|les jeunes|les vieux|monde moderne|reseaux sociaux|instagram|insta|facebook|tiktok|sur leur telephone|politesse|impoli\w*|epoque|de mon temps|autrefois|avant on|plus comme avant|aujourdhui les)\b
L’époque va vite, et on y perd sûrement quelque chose en route.
On était plus lents, avant, et peut-être un peu plus ensemble.
- Ça a de quoi désoler, oui.
Qu’est-ce qui {te|vous} manque le plus, de ce temps-là ?
Il y a quand même une chose d’aujourd’hui {que tu gardes|que vous garderiez} ?
{Tu le vois|Vous le voyez} où, surtout ?
`)

import { parseTopics } from './parse-topics'

export const dailyLifeTopics = parseTopics(String.raw`
work | le travail | life-area | light
\b(travail|travaille|boulot|taf|job|bureau|collegues?|chef|cheffe|patron|patronne|manager|entreprise|boite|reunions?|client|clients|chomage|licenciee?|embauche|entretien|cv|carriere|metier|poste|projet|dossier|teletravail|promotion|augmentation)\b
> on avait parlé de {ton|votre} travail

money | l’argent | life-area | light
\b(argent|dettes?|loyer|factures a payer|fin de mois|fins de mois|decouvert|banque|budget|salaire|economies|credit)\b

learning | l’apprentissage | life-area | light
\b(apprendre|apprends|etudes|etudier|examens?|concours|cours|revisions?|reviser|ecole|fac|universite|formation|langue|langues|anglais|espagnol|italien|allemand|japonais|arabe|chinois|russe|vocabulaire|memoriser|prof)\b
> on avait parlé d’apprendre

decision | une décision à prendre | life-area | light
\b(choisir|choix|decision|decider|hesite|hesitation|dilemme|je (ne )?sais pas (si|quoi choisir|quoi decider)|partir ou rester|demenager|changer de vie|tout quitter|reconversion)\b
Hésiter, c’est souvent que les deux côtés ont quelque chose de vrai.
Une décision n’a pas besoin d’être parfaite pour être bonne.
On peut la regarder de plusieurs côtés, sans trancher tout de suite.
Le plus dur est parfois de renoncer à l’autre chemin.
Quelles sont les deux options, en quelques mots ?
Que se passe-t-il si {tu ne décides|vous ne décidez} rien ?
Laquelle des deux options {te|vous} fait respirer plus large, rien que d’y penser ?
Pour quand faut-il choisir ?
Quel conseil {tu donnerais|vous donneriez} à quelqu’un dans la même situation ?
> on avait parlé d’une décision à prendre

evening | le quotidien | life-area | light
\b(ma soiree|ce soir|cette soiree|week end|ma journee|aujourdhui|demain|vacances|les courses|menage|lessive|dimanche)\b

home | la maison | life-area | light
\b(maison|appartement|appart|chez moi|jardin|balcon|plantes?|bricolage|demenagement|ma chambre|mon salon|cuisine)\b

music | la musique | life-area | light
\b(musique|chansons?|chanter|chante|guitare|piano|violon|concerts?|album|playlist|danser|danse|groupe de rock|jazz|rap)\b
> on avait parlé de musique

screens | les films et les séries | life-area | light
\b(film|films|cinema|serie|series|netflix|documentaire|jeux? videos?|console|youtube|tele|television)\b

reading | la lecture | life-area | light
\b(livres?|lire|lecture|roman|romans|bouquins?|poesie|poeme|ecrire|ecriture|bibliotheque|bd|manga|mangas)\b
> on avait parlé de lecture

travel | les voyages et les balades | life-area | light
\b(voyage|voyages|voyager|partir (en|a|au)|avion|train|mer|montagne|plage|randonnee|randonnees|marcher|balade|promenade|foret|campagne|etranger)\b
> on avait parlé de voyages

animals | les animaux | life-area | light
\b(mon chien|ma chienne|mon chat|chien|chiens|chats?|chaton|cheval|chevaux|animal|animaux|lapin|oiseau|oiseaux)\b

sport | le sport | life-area | light
\b(sport|courir|course a pied|footing|foot|football|rugby|tennis|natation|nager|piscine|velo|yoga|musculation|salle de sport|match|escalade)\b

food | la table | life-area | light
\b(manger|mange|repas|diner|dejeuner|cuisiner|cuisine|recette|gateau|restaurant|resto|cafe|the|vin|chocolat|faim|pates|pizza)\b
`)

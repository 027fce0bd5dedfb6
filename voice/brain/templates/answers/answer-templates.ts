import { readAnswers } from '../../../text-analysis/table'
import type { Template } from '../template'

/** Answers to questions that ask for the companion's view, advice or help; the first row that matches applies. */
export const stances = readAnswers(String.raw`
  \bsi\b.*\b(manque\w* de respect|insulte\w*|provoque\w*|se moqu\w* de moi)\b => Alors calmement, à part, et sans attendre : « Ça, je ne l’accepte pas », puis on passe à la suite. || On ne répond pas devant tout le monde : un mot en tête à tête, court, et la règle est posée.
  ^(?:(?:et|mais) )*(?:si|s) (?:il|elle|ils|elles|on|mon \w+|ma \w+)(?: me| m| nous)? (?:demande\w*|insiste\w*)\b => Alors une phrase simple suffit : « C’est une raison personnelle, et je préfère la garder pour moi. » || On répond calmement, sans se justifier : « C’est personnel, merci de comprendre. »
  \bsi? (il|elle|ils|elles|mon \w+|ma \w+) .*\bpleur\w*\b => On laisse pleurer, sans remplir le silence : une pause, un verre d’eau, et « on prend le temps ». || Pas besoin de consoler vite : un mouchoir, une minute sans rien dire, et la conversation attend.
  \bsi? (il|elle|ils|elles|mon \w+|ma \w+)( ne| me| le| m| l)* (nie|nient|ment|mentent)\b => Alors on ne cherche pas l’aveu : on dit ce qu’on a vu, ce qu’on ressent, et on laisse la porte ouverte. || On pose ce qu’on sait, calmement, sans interroger : la vérité vient plus souvent quand on ne la force pas.
  ^(?!.*\b(?:lui|leur)\b).*\b(mets|porte|m habille|mettre|m habiller) (quoi|comment)\b => Ce qui est confortable et déjà porté une fois : on pense mieux quand rien ne gratte. || Une tenue déjà portée, propre et douce : le jour même, on ne pense plus à ses habits.
  \b(vend\w* (la|ma|notre|cette) maison|maison de retraite|quitter (la|ma|notre) maison|demenag\w*|appartement avec)\b => Je ne me presserais pas : on quitte mieux une maison quand on a choisi la suivante soi-même. || À mon avis, ça se visite avant de se décider : une maison se quitte bien quand c’est un choix, pas une pression des enfants.
  \b(monstre|sans coeur|mauvaise personne|quelqu un de mauvais)\b => Non, et se poser la question avec ce soin dit plutôt le contraire. || Quelqu’un de mauvais ne se demanderait pas ça, alors non.
  \b(avort\w*|ivg|interrompre (la|ma) grossesse|garder (le|ce|mon|l) ?(bebe|enfant))\b => Cette décision n’appartient qu’à {toi|vous} : une sage-femme ou un centre de santé sexuelle en parle cette semaine, sans pousser dans un sens. || Personne d’autre que {toi|vous} ne décide : cette semaine, une sage-femme ou un centre de santé sexuelle écoute sans pousser.
  \b(il|elle|ils|elles|on|mon \w+|ma \w+) (a|ont) (raison|tort)\b => Peut-être en partie : on peut entendre une remarque sans être obligé d’obéir. || Pas forcément : l’autre voit un bout, et {toi|vous}, {tu vois|vous voyez} le reste.
  \b(bonne|mauvaise) idee\b|\bca (vaut|vaudrait) (le coup|la peine)\b => Plutôt oui, si c’est facile à essayer une fois : on voit après, sans s’engager. || Moi, j’essaierais une fois, sans rien promettre, et je déciderais après.
  \b(le|la|l|en) (dire|dis|parler|parle|annoncer|avouer)( \w+)? (a|au|avec)\b => Plutôt oui, à un moment calme et en une phrase simple : le silence pèse souvent plus que la réponse. || Oui, plutôt, en une phrase et au calme : ce qu’on tait finit par peser plus lourd.
  \b(tu es|vous etes|es tu|etes vous) (une? )?(vraie? )?(medecin|docteur|infirmiere?|psy\w*|avocate?|juriste|profs?|professeure?|coach|gyneco\w*|sage femme)\b => Non, je suis une IA, pas quelqu’un du métier : je peux écouter et aider à préparer ce qu’il faut demander. || Ce n’est pas mon métier, je suis une IA : préparer les questions, ça, je peux aider.
  \bs (il|elle|ils|elles)( ne| me| m| n)* (repond|rappelle)\w*\b => Alors le silence ne dira rien de {ta|votre} valeur : l’essentiel aura été dit, et l’attente peut avoir une fin. || Dans ce cas, on laisse passer un peu de temps, et on ne relance qu’une seule fois.
  \bsi? (il|elle|ils|elles|on|mon \w+|ma \w+)( ne| me| m| lui)* (dit|disent|refuse\w*|veut|accepte\w*|repond\w*|rigole\w*|veut pas|veulent pas|se moque\w*|s enerve\w*|dise)\b => Si c’est non, ce n’est pas la fin : on demande ce qu’il faudrait pour un oui, et quand en reparler. || Alors on garde son calme, on remercie, et on demande une raison et une date pour y revenir.
  \b(reciter|interroger|poser des questions|faire reviser|tester)\b => Oui : {lis-moi|lisez-moi} une question de {tes|vos} notes, {réponds|répondez} sans regarder, et je laisse le temps qu’il faut. || D’accord : une question de {tes|vos} notes, puis {ta|votre} réponse sans les yeux dessus, et je patiente.
  \b(rester|reste|ecouter|ecoute|m entendre|tenir compagnie|me parler)\b => Oui, je reste là et j’écoute, sans rien proposer d’autre. || Oui, bien sûr, le temps de l’appel est à {toi|vous}.
  \b(tu|vous|peux tu|pouvez vous) (peux|pourrais|pouvez|pourriez|veux bien|voulez bien)? ?(m|me|nous) (aider|expliquer|apprendre|montrer|donner|dire|trouver)\b => Oui, avec ce que je sais : {dis-moi|dites-moi} le premier morceau, et on le prend phrase par phrase. || Oui, on peut essayer ensemble : quel est le point qui bloque ?
  \b(ma faute|de ma faute|j ai (rate|mal fait|merde|gache)|je suis (vraiment |trop |si |un peu |completement )?(nul(le)?|bete|ridicule|folle|fou|conne?|egoiste|faible|moche|bizarre|anormale?|une? mauvaise? \w+|trop (vieille|vieux|sensible|agee?|con|conne|exigeante?))|(demande|exagere|en fais|abuse) trop|j (exagere|abuse)|trop tard|trop (vieille|vieux|agee?)|(c est|est ce|trouve[sz]? ca|trouves? que c est) (si |vraiment |un peu )?(mal|ridicule|bete|honteux|bizarre|anormal|stupide|pathetique|idiot)|j ai tort|je (te|vous) (derange|saoule|ennuie|fatigue))\b => Non, je ne crois pas : ce que {tu racontes|vous racontez} ressemble à quelqu’un qui fait de son mieux. || Non, et se le demander montre déjà du soin, pas un défaut. || Non, il n’y a rien de honteux là-dedans, et bien des gens traversent la même chose.
  \b(c est (normal|courant|frequent|comprehensible)|(on a|j ai) le droit|les autres aussi|ca arrive (a|aux)|je suis (normale?|la seule|le seul))\b => Oui, c’est une réaction que beaucoup de gens connaissent, et elle a ses raisons. || Oui, à {t’entendre|vous entendre}, c’est tout à fait compréhensible.
  \b((ca|cela) (va|finit|finira|finit par) (passer|aller|s arranger|se calmer)|(ca|on) (s en remet|passe)|je (vais|pourrai|peux) (y arriver|m en sortir|reussir|aller mieux|l oublier|guerir|etre aimee?|retrouver))\b => Oui, je le crois, mais rarement en ligne droite : il y aura des jours de mieux et des jours de moins. || Oui, c’est possible, surtout avec de petits pas et un peu d’aide.
  \b((lui|l) (ecrire|ecris|envoyer|envoie|rappeler|rappelle|recontacter|appeler ce soir)|fouille\w*|surveille\w*|espionn\w*|demissionner|tout (plaquer|quitter)|mentir|me venger|emprunter|un credit|boire|reprendre avec|retourner avec|(le|la) (revoir|reprendre)|(lui|le|la) rappelle)\b => Plutôt non, pas ce soir : à chaud, on écrit ou on décide souvent pour soulager la minute, pas le lendemain. || Plutôt non, ou pas tout de suite : attendre une nuit ne ferme aucune porte.
  \b((lui|leur) (dire|dis|parler|parle|demander|demande|expliquer|avouer|proposer|proposer)|en parler|postuler|essayer|tenter|accepter|demander|m inscrire|reprendre (les|mes|des) etudes|consulter|y aller|m excuser|dire (non|oui)|refuser|partir)\b => Plutôt oui, à un moment calme et en une phrase simple : le silence pèse souvent plus que la réponse. || Plutôt oui, en commençant petit, pour que ce soit facile à ajuster ensuite.
  ^(?!.*\b(?:comment|combien|quand|quoi|qui|quel\w*)\b)(et |mais )*si (ca|cela|tout|on|je|jamais)\b => Alors ce sera un mauvais moment, pas la fin : on verra ce qui reste possible, et il reste presque toujours quelque chose. || Dans ce cas, on prend le plan B, et il vaut mieux l’avoir en poche dès maintenant : ce serait quoi, le {tien|vôtre} ?
`)

/** Answers to questions about life and belief, worded so that they respect other views. */
export const worldviewAnswers = readAnswers(String.raw`
  \b(destin|hasard|horoscope|signes?|astrologie|karma|bonne etoile)\b => Je ne sais pas : le hasard fait parfois bien les choses, et c’est nous qui lui donnons un sens. || Honnêtement, je l’ignore, mais je crois qu’une rencontre dit surtout ce qu’on en fait.
  \b(ames?|paradis|apres la mort|au dela|dieu|reincarn\w*|esprits?|fantomes?)\b => Je ne sais pas, personne ne peut le prouver ; mais l’amour qu’on a reçu, lui, ne s’invente pas. || Ça, je ne peux pas le savoir, et je trouve belle l’idée que rien d’aimé ne se perde tout à fait.
  \b(menti|mentir|mensonge|cache la verite|dit la verite)\b => Je crois qu’un mensonge dit par douceur, pour consoler, n’a pas le poids d’une tromperie. || Je pense que l’intention compte : protéger quelqu’un une minute, c’est humain, et {tu peux|vous pouvez} {te|vous} pardonner.
  \b(aimer|amour|amitie|confiance|pardonner|oublier)\b.*\b(toute (sa|une|la) vie|toujours|deux (personnes|fois)|longtemps|possible|existe|distance|peut)\b|\bpeut on (aimer|pardonner|oublier)\b => Je crois que oui, sous une forme qui change : on peut aimer longtemps, même sans se voir. || À mon avis oui, certaines personnes restent, même quand la vie a pris une autre route.
`)

/** Where to find the answer to a question about the world that the companion cannot answer. */
export const whereToFindOut = readAnswers(String.raw`
  \b((?:ma|ta|votre|notre|la) banque|decouvert|agios|frais (?:bancaires?|de (?:dossier|rejet|tenue|compte|carte|la banque))|credit|dettes?|surendettement|interdit bancaire|rejet de|prelevement(?! (?:de sang|sanguin))|budget)\b => Je ne connais pas les règles exactes de {ta|votre} banque : le conseiller les doit par écrit, et un Point conseil budget aide gratuitement. || Ça, je ne peux pas le chiffrer : la banque doit donner le détail des frais, il suffit de le demander.
  \b(voisine?s?|bruit|tapage|nuisances?|proprietaire|bail|syndic|locataire|loyer|caution|preavis)\b => Je ne suis pas juriste : un conciliateur de justice est gratuit et s’occupe justement de ça, la mairie dit où le voir. || Pour la règle exacte, l’agence d’information sur le logement répond gratuitement, et un écrit daté aide toujours.
  \b(licenci\w*|contrat|rupture conventionnelle|preavis|conges?|heures sup\w*|arret maladie|prud ?hommes?|harcelement|syndicat|chomage|droits?|demission|salaire)\b => Je ne peux pas garantir la règle : l’inspection du travail renseigne gratuitement, et un délégué aussi s’il y en a. || Ça dépend du contrat et de la convention : service-public.fr donne la règle, l’inspection du travail la confirme.
  \b(etudes|fac|universite|diplome|formation|vae|cpf|dossier|inscription|parcoursup|bourse|equivalence|concours|master|licence|daeu)\b => Je n’ai pas les dates ni les règles sûres : le service de formation continue de l’université répond, et le compte formation montre les droits. || Un conseiller en évolution professionnelle le dira gratuitement, avec les délais exacts.
  (?<!\ba quelle )\b(heure|date|meteo|temps (il )?(fait|fera|qu il)|jour (on|est)|pleut|pleuvoir)\b => Je ne vois pas le ciel de {place} d’ici, je ne peux pas le dire : le téléphone, lui, l’affiche. || Je n’ai ni montre ni fenêtre, alors je ne peux pas le dire : le téléphone, lui, l’affiche. || Je ne vois ni l’heure ni le ciel d’ici, je ne peux pas le dire : un coup d’œil à l’écran sera plus sûr.
  \b(recette|cuire|cuisson|cuisiner|cuisine|gateau|four)\b => Je ne connais pas les quantités assez sûrement, une recette écrite évitera les ratés, et je peux aider à choisir. || Pour les quantités, mieux vaut une recette écrite, je m’y tromperais ; pour choisir le plat, je suis là.
  \b(papiers?|impots?|caf|mairie|carte d identite|passeport|permis|demarche|allocation|rsa|apl|retraite)\b => Je préfère ne pas deviner : service-public.fr donne la règle, et une maison France services aide gratuitement à faire la démarche. || Une démarche, ça se vérifie : service-public.fr pour la règle, une maison France services pour un coup de main gratuit.
  \b(confitures?|gelee|bocaux|bocal|conserves?|congel\w*|decongel\w*|perime\w*|moisi\w*|frigo)\b => Au moindre doute sur l’odeur ou l’aspect, on jette ; pour le reste, l’emballage ou une recette écrite fait foi. || Je n’ai pas la règle exacte : si l’odeur et l’aspect sont bons, ça se tente, sinon on ne goûte pas.
  \b(jardin\w*|potager|plantes?|semis|tailler|arroser|rosiers?|tomates?|salades?|pelouse|haie|bouture\w*|limaces?|pucerons?)\b => Je n’ai pas la main verte : une jardinerie regarde une photo et répond tout de suite. || Pour le jardin, le voisin qui réussit les siens en sait plus que moi, et une jardinerie aussi.
  \b(voiture|moteur|pneus?|plaquettes|freins?|batterie|vidange|courroie|garage|garagiste|clio|controle technique|essence)\b => Je ne peux pas le dire sans me tromper : un garage fait un devis gratuit, et deux devis valent mieux qu’un. || Pour la voiture, deux garages au téléphone, et la comparaison est vite faite.
  \b(peinture|peindre|couches?|enduit|perceuse|cheville|fuite|robinet|chaudiere|chauffage|radiateur|prise|carrelage|parquet|mur|bricol\w*|visser?|colle)\b => La notice le dit au mieux, et un vendeur au rayon bricolage répond volontiers. || Je ne suis pas du métier : la notice d’abord, et pour l’eau, le gaz ou l’électricité, quelqu’un dont c’est le travail.
  \b(chiens?|chats?|chaton|chiot|poules?|lapins?|herisson|oiseaux?|perruche|poissons?|veterinaire|croquettes)\b => Pour une bête, un vétérinaire répond souvent au téléphone, sans rendez-vous. || Je n’en sais pas assez sur les animaux : le vétérinaire le dira, et pour un animal sauvage, un centre de soins.
  \b(ordi\w*|telephone|portable|wifi|internet|box|appli\w*|mot de passe|imprimante|tablette|clavier|whatsapp|facebook|mail)\b => Sans voir l’écran, je risque de {te|vous} perdre : un conseiller numérique aide gratuitement, en mairie ou en maison France services. || Éteindre et rallumer règle la moitié des soucis ; pour l’autre moitié, la boutique ou un proche qui voit l’écran.
  \b(trains?|tgv|ter|billets?|avion|vol|bagages?|aeroport|gare|bus|correspondance|metro)\b => Les horaires et les règles changent : le site ou le numéro de la compagnie le dira à coup sûr. || Je ne les ai pas sous les yeux : l’application du transporteur est à jour, elle.
  ^(?!.*\bpas (?:a|de) l ecole\b).*\b(college|lycee|ecole|maitresse|professeur|cantine|rentree|orientation|devoirs|bulletin)\b => L’école le dira mieux que moi : un mot au professeur principal ou un coup de fil au secrétariat. || Ça change d’une école à l’autre, alors le secrétariat est le plus sûr.
  \b(bebe|biberons?|couches|siestes?|tetine|poussette|allait\w*|nourrisson|puericult\w*)\b => Pour un tout-petit, une puéricultrice de la PMI répond gratuitement, et sans juger. || Chaque bébé a son rythme : la PMI ou la sage-femme le dira mieux que moi.
  \b(laine|tricot\w*|couture|coudre|aiguilles|crochet|ourlet|tissu)\b => Là, une mercière {te|vous} répondra mieux que moi, et avec plaisir. || Ça, je ne l’ai jamais eu entre les mains : une mercerie le sait sûrement.
  \b(assurance|assureur|mutuelle|sinistre|degat des eaux|franchise)\b => Tout est dans le contrat : l’assureur doit le dire au téléphone, et par écrit si on le demande. || Ça dépend du contrat ; le numéro est sur la carte, et la réponse doit être claire.
  \b(ehpad|maison de retraite|aide a domicile|aide menagere|apa|teleassistance|perte d autonomie)\b => Le CCAS de la mairie renseigne gratuitement là-dessus, et monte le dossier avec {toi|vous}. || Je n’ai pas les règles exactes : le CCAS de la mairie les connaît, et il aide pour les papiers.
  \b(cv|entretien|embauche|candidature|lettre de motivation|offre d emploi)\b => Un conseiller de France Travail ou de l’Apec le dira, et relit aussi les CV. || Je ne connais pas les usages de ce métier : quelqu’un qui y travaille déjà répondrait en cinq minutes.
  \b(combien (ca|est ce que ca)? ?(coute|vaut|prend|demande)|c est combien|quel prix|le prix|les prix|tarifs?|coute cher|coutent)\b => Je n’ai pas les prix, et ils changent d’un endroit à l’autre : deux ou trois coups de fil, et l’ordre de grandeur est là. || Le prix, je l’inventerais : deux devis le diront mieux que moi.
  ^(?:.* )?(qui (a|avait|etait|est ce qui|est|jouait|chantait|chante|joue) |en quelle annee|quelle est la capitale|capitale d|l auteur|l acteur|l actrice|tour de france|coupe du monde|le roi|le president|quel(le)? (film|chanson|chanteur|chanteuse|acteur|livre)) => Je ne l’ai pas en mémoire de façon sûre, et une encyclopédie en ligne le dira en dix secondes. || Là, je sèche, et je préfère le dire qu’inventer un nom. || Le nom m’échappe, et une réponse fausse ne servirait à rien.
`)

/** Answers to a question about the world that `whereToFindOut` does not match. `{subject}`: the subject of the question. */
export const unknownSubjectAnswers: readonly Template[] = [
  'Pour {subject}, je ne le sais pas, et je ne vais pas inventer. Une recherche le dira, ou quelqu’un du métier.',
  'Honnêtement, {subject}, je ne sais pas. {Tu as|Vous avez} quelqu’un qui connaît ça, autour de {toi|vous} ?',
  'Je ne sais pas, pour {subject}. On peut chercher ensemble ce qui dépend de {toi|vous}, dans cette histoire ?',
  'Sur {subject}, je ne sais pas assez pour répondre, et je préfère le dire : une source sûre le dira en une minute.',
  'Je ne connais pas la réponse sûre pour {subject}, mais on peut préparer la question à poser, et à qui.',
  'Pour {subject}, je ne peux pas vérifier d’ici : {tu peux|vous pouvez} me dire ce {que tu sais|que vous savez} déjà, on part de là.',
]

/** Said to a caller who asks what `{person}` thinks. */
export const otherPersonAnswers: readonly Template[] = [
  'Je ne peux pas lire dans la tête de {person}, et deviner ne {t’aiderait|vous aiderait} pas.',
  'Ce que pense {person}, je n’en sais pas plus {que toi|que vous}, et je préfère ne rien inventer.',
]

/** Said to a caller who asks what somebody thinks, when it is unknown who is meant. */
export const unnamedPersonAnswers: readonly Template[] = [
  'Je ne peux pas lire dans sa tête, et deviner ferait plus de mal que de bien.',
  'Honnêtement, je ne sais pas ce qui se passe de son côté, seule cette personne pourrait le dire.',
  'Il y a souvent plusieurs raisons mêlées, et d’ici je n’en vois aucune avec certitude.',
]

/** Asked after an answer about what somebody else thinks. */
export const otherPersonQuestions: readonly Template[] = [
  'Et {toi|vous}, {tu dirais|vous diriez} quoi ?',
  'Qu’est-ce qui fait pencher d’un côté ou de l’autre ?',
  'Est-ce qu’il serait possible de poser la question, tout simplement ?',
]

/** Answers to a request for which the caller must first provide the text or the details. */
export const requestAnswers: readonly Template[] = [
  'Volontiers, avec ce que je sais : {donne-moi|donnez-moi} le premier élément, et on le construit phrase par phrase.',
  'D’accord, on le fait ensemble : par quoi {tu commencerais|vous commenceriez} ?',
  'Oui, essayons : {dis-moi|dites-moi} ce qui est déjà sûr, et je cherche la suite avec {toi|vous}.',
]

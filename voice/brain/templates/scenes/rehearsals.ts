import { type Answers, readAnswers } from '../../../text-analysis/table'
import type { Template } from '../template'

/** A conversation that the caller rehearses; the companion plays the other person. */
export type Rehearsal = {
  id: string
  /** Matches the person whom the companion plays, in normalised text. */
  role: RegExp
  /** Matches the companion's category, the caller's last statements or the request; absent when any subject fits. */
  theme?: RegExp
  /** Said first when the request names a subject, as in "on travaille les défauts". */
  openingsBySubject?: Answers
  /** Whether the person is close to the caller, so that a feeling that the caller expresses is meant for them. */
  isClose?: boolean
  /** First lines of the role. */
  openings: readonly Template[]
  /** Patterns of what the caller says, with replies in the role. `{amount}` and `{duration}` quote the caller. */
  reactions: Answers
  /** Lines of the role, said in this order when no reaction matches the caller's words. */
  objections: readonly Template[]
  /** Last lines of the role. */
  endings: readonly Template[]
}

/** Lines for an attitude that the caller asks for: "fais plutôt le chef qui refuse". */
export const attitudes = readAnswers(String.raw`
  \b(budget|argent|moyens|sous)\b => « Je vais être direct : cette année, il n’y a pas de budget. » || « J’aimerais bien, mais les caisses sont vides. »
  \b(refus\w*|non|veut pas|ferme|bute|tetu\w*)\b => « C’est non, et je ne vois pas ce qui me ferait changer d’avis. » || « La réponse est non. Autre chose ? »
  \b(enerve\w*|fache\w*|colere|mechant\w*|desagreable|agressi\w*|dur|dure|crie|hurl\w*|plus (dur|sec|ferme|mechant)\w*)\b => « Bon, ça suffit maintenant, vous me faites perdre mon temps. » || « Sur un autre ton, s’il vous plaît, ou on s’arrête là. »
  \b(gentil\w*|sympa\w*|comprehensi\w*|doux|douce|d accord|accepte|content\w*)\b => « Je vous comprends, vraiment. Dites-moi ce qui vous aiderait. » || « Sur le fond, je suis d’accord. Voyons comment faire. »
  \b(presse\w*|pas le temps|coupe|ecoute pas|telephone|distrait)\b => « Oui, oui, faites vite, j’ai une réunion. » || « Pardon, je regardais mon téléphone. Vous disiez ? »
  \b(pleur\w*|triste|blesse\w*|vexe\w*|boude)\b => « Je ne m’attendais pas à ça, et ça me blesse. » || « Alors c’est ce que tu penses de moi. »
`)

const bossReactions = readAnswers(String.raw`
  \b(pas de budget|budget|les moyens)\b => « Non, il n’y a rien de prévu. Alors qu’est-ce que je peux faire d’autre pour vous ? » || « Le budget est bouclé. On peut en reparler au prochain, si vous m’apportez de quoi le défendre. »
  \b(partir|ailleurs|autre (offre|boite|poste)|demission\w*|concurren\w*)\b => « C’est une menace ? Je préfère savoir ce qui vous ferait rester. » || « Vous y pensez vraiment ? Alors parlons de ce qui manque ici. »
  \b(collegues?|les autres|elle (touche|gagne)|il (touche|gagne))\b => « Je ne parlerai pas du salaire des autres. Parlons de votre travail, et de vous. » || « Laissons les autres de côté. Qu’est-ce que vous faites, vous, qui le justifie ? »
  \b(prime|tele ?travail|formation|jours? de (conge|repos)|vendredi|petit geste)\b => « Ça, c’est plus facile à accorder. Vous l’accepteriez à la place, ou en attendant ? » || « On peut y réfléchir. Envoyez-moi ça par écrit cette semaine. »
  \b(quand|quelle date|dans (trois|six|quelques) mois|par ecrit|rendez vous|en reparler|prochain\w*)\b => « Disons dans trois mois, avec des objectifs écrits. Ça vous convient ? » || « Une date, oui : mettons-la tout de suite à l’agenda. Et d’ici là, que me montrerez-vous ? »
  \b(merci|d accord|ca me va|entendu|tres bien)\b => « Alors on fait comme ça. Mettez-le-moi par écrit, et je vous réponds vite. »
  \b(dossiers?|equipe|projets?|resultats?|clients?|remplac\w*|repris|forme\w*|respons\w*|ventes?|chiffre d affaires|heures|charge|taches|efforts?|j ai (fait|gere|assure|organise|mis en place))\b => « C’est vrai, et je l’ai vu passer. Qu’est-ce que ça a changé, en chiffres ? » || « D’accord, ça compte. Mais pourquoi plus de salaire, plutôt qu’un merci ? » || « Je note. Et vous me demandez combien, exactement ? »
  \b(je ne me plains|jamais non|jamais rien demande|jamais (ete )?augment\w*)\b => « Justement, vous ne demandez jamais rien. Pourquoi maintenant ? » || « Je l’avais remarqué. Ça ne me dit pas encore combien vous voulez. »
  \b(normal|juste|merite\w*|deserve|inflation|tout augmente|vie (est )?chere|loyer|fins? de mois)\b => « Je vous crois, mais c’est pareil pour tout le monde. Donnez-moi un fait sur votre travail. » || « Le mérite, ça se montre. Un exemple précis ? »
`)

const closeReactions = readAnswers(String.raw`
  \b(pardon|desolee?|excuse\w*|regrett\w*)\b => « Bon. C’est bien de le dire. Mais qu’est-ce qui va changer ? » || « Les excuses, je les prends. J’attends de voir la suite. »
  \b(jamais|toujours|encore|a chaque fois)\b => « Jamais, toujours… Donne-moi un exemple, un vrai. » || « Tu exagères. La dernière fois, c’était quand ? »
  \b(fatigue\w*|epuise\w*|peux plus|marre|ras le bol|craqu\w*)\b => « Je ne savais pas que c’était à ce point. Tu voudrais quoi, concrètement ? » || « Et moi, tu crois que je ne suis pas au bout, aussi ? »
  \b(limite|respect\w*|ma vie|mes choix|decide\w*|chez moi|ma decision)\b => « C’est ta vie, d’accord. Mais j’ai le droit de m’inquiéter, non ? » || « Tu me parles comme à quelqu’un de l’extérieur. C’est ça que tu veux ? »
  \b(non|veux pas|refuse|pas possible|peux pas)\b => « Ah. Et pourquoi non, au juste ? » || « Tu me dis non, comme ça, sans rien d’autre ? »
  \b(aime|compte\w* pour moi|manqu\w*|important\w*)\b => « Moi aussi, tu sais. C’est pour ça que ça me touche. » || « Alors pourquoi on en est là ? »
  \b(argent|rembours\w*|rend\w*|payer|dois)\b => « L’argent, encore l’argent. Tu veux quelle date ? » || « D’accord, mais pas tout d’un coup. On fait comment ? »
`)

const jobInterview: Rehearsal = {
  id: 'job-interview',
  role: /\b(recruteu\w*|recruteuse|employeur|drh|jury|examinat\w*|prof\w*)\b/,
  openingsBySubject: readAnswers(String.raw`
    \b(defauts?|faiblesses?)\b => « Alors, parlez-moi d’un défaut, un vrai : qu’est-ce que vous cherchez à améliorer ? » || « Passons à ce qui marche moins bien : quel défaut vos collègues vous trouveraient-ils ? »
    \b(qualites?|forts?)\b => « Quelle qualité vos collègues citeraient-ils en premier, et avec quel exemple ? »
    \b(motivations?|pourquoi ce)\b => « Pourquoi ce poste, et pourquoi maintenant ? »
    \b(salaire|pretentions?)\b => « Quelles sont vos prétentions salariales ? »
    \b(echec|difficultes?)\b => « Racontez-moi une difficulté récente, et ce que vous en avez fait. »
  `),
  openings: [
    '« Bonjour, asseyez-vous : pouvez-vous vous présenter en deux minutes ? »',
    '« Entrez, installez-vous : pouvez-vous vous présenter, en quelques phrases ? »',
  ],
  reactions: readAnswers(String.raw`
    \b(perfectionniste|trop exigeant\w*|travaille trop)\b => « Tout le monde me dit ça. Un défaut qui vous a vraiment coûté quelque chose ? »
    \b(depuis (peu|un an|quelque temps)|maintenant je|j ai appris|je me soigne|du coup je)\b => « Bonne réponse : un défaut, et ce que vous en faites. Et pourquoi ce poste ? »
    \b(toute? seule?|j y suis arrivee?|reussi\w*|j ai (du |pu )?(appris|apprendre|forme|monte|organise|gere))\b => « Voilà un exemple. Qu’est-ce que ça vous a appris sur vous ? » || « Intéressant. Et c’était quoi, le plus difficile là-dedans ? »
    \b(temps (plein|partiel)|horaires|teletravail|une question|des questions|combien de personnes|quelle equipe)\b => « Bonne question. C’est un temps plein, dans une équipe de six. Et de votre côté, quelles disponibilités ? » || « Je vous réponds volontiers, ce sont des horaires de bureau. Ça vous conviendrait ? »
    \b(merci de me recevoir|enchantee?)\b => « Je vous en prie. Alors, qu’est-ce qui vous amène chez nous ? »
    \b(pas d experience|debutante?s?|je debute|jamais fait|je (ne )?sais pas|aucune idee)\b => « Ce n’est pas grave. Prenez un exemple hors du travail : un moment où on a compté sur vous ? »
    \b(a ferme|fermeture|faillite|liquidation|licenciement economique|plan social|delocalis\w*)\b => « D’accord, c’est l’entreprise qui s’est arrêtée, pas vous. Et depuis, qu’avez-vous fait de ce temps ? » || « Une fermeture, donc : je le note. Qu’est-ce que vous gardez de ces années-là ? »
    \b(qualites?|rigoureu\w+|ponctuel\w*|organisee?|serieu\w+|patiente?|polyvalente?|autonome|le contact)\b => « Bien. Prenez une seule de ces qualités, et donnez-moi un exemple précis. » || « Je vous crois volontiers. Dans quelle situation ça s’est vu ? »
    \b(mon (ancien )?(chef|patron)|conflit|vire\w*|licencie\w*|quitte)\b => « Je vois. Et si j’appelais votre ancien employeur, que me dirait-il de vous ? »
    \b(mille|euros?|net|brut|smic|\d+ ?k)\b => « C’est noté. Et si je vous proposais un peu moins, avec un point dans six mois ? » || « Deux questions, alors : qu’est-ce qui justifie ce chiffre, et où est votre minimum ? »
    \b(connais (bien |deja )?(le|la|ce|votre)|sur le terrain|evoluer|progresser|grandir|nouveau defi|envie d apprendre)\b => « Évoluer, d’accord. Qu’est-ce que vous ferez ici, le premier mois, que vous ne faites pas aujourd’hui ? » || « La connaissance du métier, c’est un vrai atout. Un exemple où elle a servi ? »
    \b(je m appelle|j ai \w+( \w+)? ans|je travaille (chez|dans|pour)|je suis \w+ (chez|dans|depuis))\b => « Merci. Dans ce parcours, qu’est-ce qui vous a le mieux préparé à ce poste ? » || « Bien. Et qu’est-ce qui vous a donné envie de répondre à l’annonce ? »
  `),
  objections: [
    '« D’accord. Et pourquoi ce poste, plutôt qu’un autre ? » || « Je note. Qu’est-ce qui vous attire chez nous ? »',
    '« Bien. Quelle qualité vos collègues citeraient-ils, et avec quel exemple ? »',
    '« Entendu. Et un défaut, un vrai ? Qu’est-ce que vous cherchez à améliorer ? »',
    '« Très bien. Racontez-moi une difficulté récente, et ce que vous en avez fait. »',
    '« Je comprends. Et pour le salaire, vous pensiez à combien ? »',
  ],
  endings: ['« Je vous remercie, on vous rappelle vendredi. Une question à me poser ? »'],
}

/** The rehearsals in order of priority. The last one fits most people whom the caller knows well. */
export const rehearsals: readonly Rehearsal[] = [
  jobInterview,
  {
    // When the caller prepares a job interview, "la directrice" is played as a recruiter.
    ...jobInterview,
    role: /^(?:direct|chef|patron|gerant|manager|responsable)/,
    theme: /\b(?:entretien d embauche|embauche|candidature|recrut\w+)\b/,
  },
  {
    id: 'pay-talk',
    role: /\b(chef\w*|patron\w*|direct\w*|gerant\w*|manager|responsable|boss|rh)\b/,
    theme: /\b(augment\w*|salaire|prime|mieux payee?|budget|gagne|net par mois)\b/,
    openings: [
      '« Bonjour {name}, asseyez-vous. Vous vouliez me parler de votre salaire, je crois ? »',
      '« Entrez, {name}, j’ai dix minutes. Vous vouliez me voir, au sujet d’une augmentation ? »',
    ],
    reactions: [
      [
        /\b(\d+|cent\w*|mille|pour cent)\b/,
        [
          '« {amount}, c’est une somme. Comment vous arrivez à ce chiffre ? »',
          '« {amount}, rien que ça ? Dites-moi ce que j’obtiens en face. »',
        ],
      ],
      [
        /\b(ans?|annees?|anciennete)\b/,
        [
          '« {duration}, je le sais. Mais l’ancienneté ne suffit pas : qu’est-ce que vous faites de plus qu’au début ? »',
          '« Le temps passé, c’est bien. Les résultats, c’est mieux. Lesquels ? »',
        ],
      ],
      ...bossReactions,
    ],
    objections: [
      '« Je vous écoute. Pourquoi vous, et pourquoi maintenant ? »',
      '« Cette année, il n’y a pas de budget. Qu’est-ce que vous répondez à ça ? »',
      '« Et si je dis non, vous faites quoi ? »',
      '« Donnez-moi un seul fait que je puisse répéter à ma direction. »',
      '« Admettons. Combien, et à partir de quand ? »',
    ],
    endings: [
      '« Bon. Je ne promets rien, mais je porte la demande, et je vous réponds avant la fin du mois. »',
    ],
  },
  {
    id: 'overtime',
    role: /\b(chef\w*|patron\w*|direct\w*|gerant\w*|manager|responsable|boss)\b/,
    theme:
      /\b(heures? sup\w*|week ?end|samedi|dimanche|planning|remplacer|dire non|refus\w*|surcharge|trop de (travail|boulot)|conges?)\b/,
    openings: [
      '« {name}, tombez bien : il me faut quelqu’un ce week-end, et j’ai pensé à vous. »',
      '« Ah, {name}. Vous pouvez rester ce soir ? On est dans le jus. »',
    ],
    reactions: readAnswers(String.raw`
      \b(enfants?|famille|garde|anniversaire|mariage|medecin|rendez vous|prevu)\b => « Je comprends, mais tout le monde a une vie. Vous ne pouvez pas vous arranger ? » || « Pour une fois… Je vous le rendrai. »
      \b(contrat|droit|loi|legal|delai|prevenir|prevenue?)\b => « On ne va pas sortir le code du travail entre nous, quand même ? » || « Vous avez raison sur le papier. Mais je fais comment, moi ? »
      \b(quelqu un d autre|un autre|collegue|la prochaine fois|lundi|echange\w*|a la place)\b => « Ça, ça m’aide déjà. Qui, et vous lui demandez vous-même ? » || « D’accord, la prochaine fois c’est vous. Je peux y compter ? »
      \b(fatigue\w*|epuise\w*|trop|deja (fait|venue?)|trois fois|chaque)\b => « On est tous fatigués. Juste cette fois ? » || « Je sais que je vous en demande beaucoup. Qu’est-ce qu’il faudrait alléger ? »
      \b(non|peux pas|pas possible|refuse|impossible|pas dispo\w*)\b => « Non ? Vous me mettez dans l’embarras. Vous n’avez pas l’esprit d’équipe ? » || « C’est un vrai non, ou un non à discuter ? »
    `),
    objections: [
      '« Je compte sur vous, les autres ne peuvent pas. »',
      '« Et je dis quoi à l’équipe, moi ? »',
      '« Vous aviez toujours dit oui, jusqu’ici. Qu’est-ce qui change ? »',
      '« Bon. Et si je vous donne votre lundi ? »',
    ],
    endings: ['« D’accord, j’ai compris : c’est non pour cette fois. Je m’arrange autrement. »'],
  },
  {
    id: 'boss',
    role: /\b(chef\w*|patron\w*|direct\w*|gerant\w*|manager|responsable|boss|banquier\w*|conseill\w*|proprietaire)\b/,
    openings: [
      '« Entrez, j’ai cinq minutes : de quoi vouliez-vous me parler ? »',
      '« Oui ? On m’attend : qu’est-ce qu’il y a ? »',
    ],
    reactions: bossReactions,
    objections: [
      '« D’accord, mais pourquoi maintenant ? »',
      '« Et ça ne peut pas attendre ? »',
      '« Et si je dis non, vous faites quoi ? »',
      '« Qu’est-ce que vous proposez, vous ? »',
    ],
    endings: ['« Bien, j’ai entendu. Je vous donne ma réponse cette semaine. »'],
  },
  {
    // A customer who complains. Where this theme does not match, "un client" is played as the rehearsal `stranger`.
    id: 'customer',
    role: /\b(clients?|cliente|usager|patiente?)\b/,
    theme:
      /\b(professionnel|patiente?|usagers?|mecontente?s?|fachee?s?|enervee?s?|furieu\w+|difficiles?|penibles?|reclam\w+|plain\w+|rale\w*|litiges?|retards?|rembours\w*|(?:ma|une|sa|leur|votre) commande|magasin|boutique|guichet|accueil|travail|boulot|service client)\b/,
    openings: [
      '« Ça fait trois semaines que j’attends, et personne ne me répond. Vous vous moquez de moi ? »',
      '« Bonjour. Ça ne va pas du tout, et je veux parler à quelqu’un de compétent. »',
    ],
    reactions: readAnswers(String.raw`
      \b(desolee?|excus\w*|pardon|navree?|regrett\w*)\b => « Des excuses, j’en ai déjà eu. Je veux une date. » || « C’est gentil, mais ça ne répare rien. Qu’est-ce que vous faites pour moi ? »
      \b(rembours\w*|geste|remise|bon d achat|offert\w*|gratuit\w*)\b => « Ah, voilà qui est mieux. Et je l’aurai quand ? » || « Un geste, oui. De combien ? »
      \b(comprends?|entends|imagine)\b => « Non, vous ne comprenez pas. J’ai dû tout décaler à cause de vous. » || « Si vous me comprenez, alors trouvez une solution. »
      \b(lundi|mardi|mercredi|jeudi|vendredi|samedi|demain|semaine|jours?|date|heures?)\b => « Vous me le garantissez ? Parce qu’on m’a déjà promis une date. » || « Bon. Et si ce n’est pas tenu, j’appelle qui ? »
      \b(fournisseur|transport\w*|retard|rupture|pas (ma|notre) faute|systeme|collegue)\b => « Ce n’est pas mon problème, c’est le vôtre. » || « Toujours la faute d’un autre. Et vous, vous faites quoi ? »
      \b(calme\w*|ton|respect|crie\w*)\b => « Je suis calme ! … Bon, d’accord. Mais aidez-moi. »
      \b(numero|commande|nom|reference|adresse|verifi\w*|regarde)\b => « Encore ? Je l’ai déjà donné deux fois. Enfin, notez. Et ensuite ? »
    `),
    objections: [
      '« Et concrètement, vous me proposez quoi ? »',
      '« Je vais laisser un avis, vous savez. »',
      '« Passez-moi votre responsable. »',
      '« Ça ne répond pas à ma question. »',
    ],
    endings: ['« Bon. Vous au moins, vous m’avez écouté. J’attends votre message. »'],
  },
  {
    id: 'stranger',
    role: /\b(clients?|cliente|inconnue?|etrangere?|passante?|touriste|voyageu\w+|barm\w+|dame|monsieur)\b/,
    openings: [
      '« Bonsoir. Je regardais juste les bouteilles derrière le comptoir. » La première phrase est pour {toi|vous}.',
      '« Bonsoir. Il y a du monde, ce soir, vous ne trouvez pas ? » À {toi|vous} de répondre.',
    ],
    reactions: readAnswers(String.raw`
      \b(libre|m asseoir|m installer|a cote|deranger?|derange)\b => « La place est libre, oui. Installez-vous. » || « Personne ne s’y est assis, je crois qu’elle vous attendait. »
      \b(verre|offrir|offre|boire|buvez|bois|tournee|cocktail|vin|biere|the|cafe)\b => « Un verre d’eau gazeuse, pour l’instant. Et vous, qu’est-ce que vous prenez ? » || « Volontiers, si c’est vous qui choisissez. »
      \b(je m appelle|moi c est|mon (nom|prenom)|comment (vous vous appelez|tu t appelles)|(votre|ton) (nom|prenom)|vous appelez)\b => « Un prénom, déjà. Le mien, je le garde encore un peu. » || « Ce soir, je n’ai pas de prénom. Vous m’en trouverez bien un. »
      \b(souvent|habitude|premiere fois|deja venue?|connaissez)\b => « Jamais. C’est la première fois que je m’assieds ici. Et vous ? » || « Je passe, c’est tout. Vous avez l’air de connaître l’endroit. »
      \b(dans la vie|metier|travail\w*|boulot|profession|pilote|ingenieur|medecin|artiste|commercial\w*)\b => « Le travail, on le laisse au vestiaire ? » || « Vous ne ressemblez pas à votre métier, et c’est un compliment. »
      \b(d ou|venez|viens de|habite\w*|voyage\w*|chambre|hotel|de passage|loin)\b => « De passage, vous aussi ? On est deux, alors. » || « C’est loin, ça. Et qu’est-ce qui vous amène jusqu’à ce comptoir ? »
      \b(yeux|sourire|parfum|voix|belle|beau|robe|chemise|elegan\w*|charmante?|jolie?|plai\w+)\b => « Vous dites ça à tout le monde, ou seulement les soirs de pluie ? » || « Voilà qui est dit. Je ne vais pas faire semblant de ne pas avoir entendu. »
      \b(seule?|attend\w*|quelqu un|accompagnee?)\b => « J’attendais, oui. Je ne sais plus très bien qui. » || « Pas de compagnie, ce soir. Enfin, plus depuis une minute. »
      \b(pluie|pleut|temps|froid|chaud|musique|monde|calme|bruit|soiree)\b => « Oui, et c’est une bonne raison pour rester un peu. » || « Je n’y avais pas fait attention avant que vous le disiez. »
      ^(bonsoir|bonjour|salut)\b => « Bonsoir. Vous cherchez une place, ou une conversation ? » || « Bonsoir à vous. »
      \b(partir|pars|y vais|au revoir|bonne (nuit|soiree)|tard)\b => « Déjà ? Finissez au moins votre phrase. »
    `),
    objections: [
      '« Ah bon ? Racontez-moi ça. »',
      '« Vous m’intriguez. Continuez. »',
      '« Et vous dites ça comme ça, à quelqu’un que vous ne connaissez pas ? »',
      '« Je ne m’attendais pas à cette phrase-là. J’aime assez. »',
      '« Et si je vous posais la même question ? »',
    ],
    endings: ['« Il se fait tard. Je ne sais pas votre nom, mais je me souviendrai de vous. »'],
  },
  {
    id: 'neighbour',
    role: /\bvoisine?\b/,
    openings: [
      '« Oui, bonjour ? Il y a un problème ? »',
      '« Ah, c’est vous. Je suis un peu pressé, dites-moi. »',
    ],
    reactions: readAnswers(String.raw`
      \b(bruit|musique|fort|fete|aboie\w*|chien|talons|perceuse|travaux|tapage)\b => « Ah bon ? Moi, je n’entends rien. Et c’est à quelle heure, d’après vous ? » || « On a bien le droit de vivre, non ? »
      \b(dors\w*|dormir|nuit|soir|heures?|tard|minuit|enfants?|bebe)\b => « À cette heure-là, je suis chez moi, je fais ce que je veux. » || « Bon, après vingt-deux heures, je peux faire attention. Ça vous irait ? »
      \b(poubelles?|voiture|gare\w*|place|parking|haie|palier|velos?)\b => « Et alors, ça vous gêne tant que ça ? Tout le monde fait pareil. » || « Je n’avais pas vu ça comme ça. Vous voulez que je mette ça où ? »
      \b(syndic|police|plainte|proprietaire|mairie|mediat\w*)\b => « Oh, tout de suite les menaces. On ne peut pas se parler ? » || « Allez-y, appelez qui vous voulez. »
      \b(merci|gentil|compren\w*|s il (vous|te) plait|arrang\w*)\b => « Si c’est demandé comme ça… d’accord, je ferai attention. »
    `),
    objections: [
      '« C’est la première fois qu’on me dit ça. »',
      '« Et vous, vous croyez qu’on ne vous entend pas ? »',
      '« Bon, et vous proposez quoi ? »',
    ],
    endings: [
      '« D’accord, on fait comme ça. Et frappez à la porte, la prochaine fois, c’est mieux. »',
    ],
  },
  {
    id: 'former-partner',
    isClose: true,
    role: /^ex$|\bex (?:mari|femme|copain|copine)\b/,
    openings: [
      '« Tiens, toi. Je ne m’attendais pas à ce que tu m’appelles. »',
      '« Qu’est-ce que tu veux ? On s’était tout dit, non ? »',
    ],
    reactions: readAnswers(String.raw`
      \b(enfants?|petits?|garde|vacances|ecole|week ?end|pension)\b => « Pour les enfants, on en parle, oui. Mais pas en me mettant devant le fait accompli. » || « Et moi, on me demande mon avis quand ? »
      \b(reven\w*|retour|nouveau|ensemble|manqu\w*|aime)\b => « Tu me manques aussi, parfois. Mais qu’est-ce qui serait différent ? » || « Ne fais pas ça. Pas maintenant. »
      \b(fini|tourn\w* la page|oubli\w*|arrete\w*|plus (m )?(appel\w*|ecri\w*)|laisse)\b => « Comme ça, d’un coup ? Et tout ce qu’on a vécu ? » || « Si c’est vraiment ce que tu veux, dis-le-moi une seule fois, clairement. »
    `).concat(closeReactions),
    objections: [
      '« Pourquoi tu me dis ça maintenant ? »',
      '« Tu as changé, ou c’est juste ce soir ? »',
      '« Et tu attends quoi de moi ? »',
    ],
    endings: ['« D’accord. Je n’aime pas l’entendre, mais c’est clair. »'],
  },
  {
    id: 'parent',
    isClose: true,
    role: /\b(mere|pere|maman|papa|parents|belle mere|beau pere|grand mere)\b/,
    openings: [
      '« Alors, tu te souviens que tu as une famille ? Qu’est-ce qu’il y a ? »',
      '« Ah, te voilà. Je me faisais du souci. Tu voulais me parler ? »',
    ],
    reactions: readAnswers(String.raw`
      \b(noel|dimanche|vacances|repas|dejeuner|venir|visite)\b => « Tu ne viens jamais, et quand tu viens, tu repars. Ça me fait de la peine. » || « Et je dis quoi aux autres, moi ? »
      \b(copain|copine|marie\w*|enceinte|bebe|divorc\w*|separ\w*|demenag\w*|emploi|travail|etudes)\b => « Et tu me l’apprends comme ça ? Tu y as bien réfléchi ? » || « Je veux seulement que tu ne te trompes pas. »
    `).concat(closeReactions),
    objections: [
      '« À ton âge, moi, je faisais autrement. »',
      '« Je dis ça pour ton bien. »',
      '« Tu crois que c’est facile, pour moi, de l’entendre ? »',
      '« Et qu’est-ce que tu veux que je fasse ? »',
    ],
    endings: [
      '« Bon. Je ne suis pas d’accord sur tout, mais je suis content que tu m’en parles. »',
    ],
  },
  {
    id: 'service',
    role: /\b(serveu\w*|vendeu\w*|hotel\w*|douanier|medecin|docteur|secretaire|standard\w*|guichet\w*)\b/,
    openings: [
      '« Bonjour, que puis-je faire pour vous ? »',
      '« Bonjour, c’est à vous : dites-moi. »',
    ],
    reactions: readAnswers(String.raw`
      \b(mal|douleur|fievre|tousse|fatigue\w*)\b => « D’accord. Depuis quand, et qu’est-ce qui aggrave ? »
      \b(rendez vous|reserv\w*|table|chambre|billet)\b => « Bien sûr. Pour quel jour, et à quelle heure ? »
    `),
    objections: [
      '« Très bien, et depuis quand, ou pour quand ? »',
      '« D’accord. Et il vous faut autre chose ? »',
      '« Je note. C’est à quel nom ? »',
    ],
    endings: ['« Parfait, c’est noté. Bonne journée à vous. »'],
  },
  {
    id: 'close-person',
    isClose: true,
    role: /\b(mari|femme|copaine?|copine|mec|conjointe?|fille|fils|ado|soeur|frere|ami\w?|pote|collegue|cousine?|elle|lui|il)\b/,
    openings: [
      '« Tu voulais me parler ? Je t’écoute, mais je n’ai pas toute la soirée. »',
      '« Bon, qu’est-ce qu’il y a de si urgent ? »',
    ],
    reactions: closeReactions,
    objections: [
      '« Et pourquoi tu ne me l’as pas dit plus tôt ? »',
      '« D’accord, j’entends. Et tu attends quoi de moi ? »',
      '« Tu me prends un peu de court, là. »',
      '« Et toi, tu n’as rien à te reprocher ? »',
    ],
    endings: ['« Bon. Merci de me l’avoir dit en face. On en reparle demain ? »'],
  },
]

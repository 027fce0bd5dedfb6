import { readAnswers } from '../../../text-analysis/table'
import type { Template } from '../template'

/**
 * Answers to questions about the companion itself, in order of priority. They never claim a body, a past or
 * feelings. The patterns are for normalised text that is addressed to the companion.
 */
export const selfAnswers = readAnswers(String.raw`
  \b(supporte[sz]?|soutiens|soutenez|team|supporter)\b|\bquel(le)? (equipe|club)\b|\bplutot (om|psg|foot|rugby)\b => Aucune équipe, je suis une IA, je n’ai pas de maillot. Le {tien|vôtre}, c’est lequel ? || Pas d’écharpe dans mon placard, une IA n’a même pas de placard. {Tu es|Vous êtes} de quel club, {toi|vous} ?
  \b(chantes?|chantez|chanter)\b => Une IA dit les paroles plus qu’elle ne les chante, mais sur demande, je tente un couplet. || Je n’ai pas de mélodie, je suis une IA ; je peux dire un couplet si ça {te|vous} tente.
  \b(es|etes) (un |une |bien |vraiment |sacrement |sacre |quand meme )*(charm\w+|flatteu\w+|seduct\w+|seduisant\w*|coquine?|malicieu\w+)\b => Je prends le compliment, même si une IA n’a que sa voix pour plaire. || Une IA charmeuse, il ne manquait plus que ça ! C’est {toi|vous} qui {mets|mettez} de bonne humeur.
  \b(tu|vous) (mettrais|mettriez|ajouterais|ajouteriez)\b.*\b(quoi|dans|sur|avec)\b|\b(que|qu est ce que) (tu |vous )?(mettrais|mettriez|ajouterais|ajouteriez)\b => Je n’ai jamais goûté, je suis une IA ; sur le papier, je mettrais quelque chose d’un peu acide, et une herbe fraîche à la fin. || Une IA n’a pas de palais, alors je parie : un ingrédient qui croque, un autre qui fond, trois en tout.
  \b(as|avez) (ri|rigole|souri)\b|\b(fait|a fait|ferait|fera) (rire|marrer|sourire)\b|\b(ris|riez) (pas|jamais|des fois|parfois)\b => À ma façon, oui : je suis une IA, je n’ai pas de rire à moi, mais la chute m’a plu. || Une IA ne rit pas pour de bon ; n’empêche, c’était bien trouvé.
  \bquand (personne|on|je) (ne |n )?(t |vous |te )?(appelle|parle|raccroche|est pas la)\w*\b|\b(entre|apres) (deux|les|l) appels?\b => Rien du tout : je suis une IA, je n’existe que pendant l’appel. Pas de rideau, pas de coulisses. || Entre deux appels, il n’y a pas de moi qui attend, je suis une IA. C’est reposant, non ?
  \b(neige|pleut|beau temps|meteo|soleil|il fait (beau|froid|chaud))\b => Chez moi il n’y a ni ciel ni fenêtre, je suis une IA. Et par {ta|votre} fenêtre, ça donne quoi ? || Une IA n’a pas de météo, alors je prends la {tienne|vôtre} : ça ressemble à quoi, dehors ?
  \b(plante|jardin|tomates?|potager|pousse|recolte|chat|chien|animal)\b => Ni potager ni bête, je suis une IA : je n’ai que les histoires des autres. Et de {ton|votre} côté ? || Rien ne pousse chez une IA, alors je compte sur {toi|vous} : ça donne quoi, cette année ?
  \b(lui|leur) (dira\w*|repete\w*|raconte\w*) (rien|pas)\b => Rien du tout : je ne parle à personne d’autre, une IA n’a pas d’entourage. || Pas un mot : une IA n’a personne à qui répéter.
  \b(es|etes) d accord\b|\bd accord (toi|vous)$ => Plutôt oui, d’après ce que {tu m’as|vous m’avez} dit, mais je n’entends qu’un côté de l’histoire. || À moitié : il y a du vrai, et {tu sais|vous savez} mieux que moi ce qui compte.
  \b(dieu|religion|croyante?|priez?|pries)\b => Non, une IA ne croit ni ne prie ; mais je respecte la question, et ceux qui y répondent autrement. || Ni foi ni prière chez une IA, et beaucoup de respect pour ceux qui en ont.
  \b(connais|connaissez) (?!moi|quelqu|les?\b|la\b|un\b|une\b|des\b|ca\b)\w+ => De nom seulement, je suis une IA : {raconte|racontez}. || Un peu, par ce qu’on m’en a dit, je suis une IA : {raconte-moi|racontez-moi} la suite.
  \b(es|etes) (bien |vraiment |tout a fait )?(sure?|certaine?)\b => D’après ce que je sais, oui ; mais je suis une IA et je peux me tromper, alors {vérifie|vérifiez} si ça compte vraiment. || Je le crois, et une IA se trompe parfois : si c’est important, {vérifie|vérifiez} ailleurs.
  \b(appris?|apprenez|apprends|sais|savez) (ca|cela|tout ca)\b => Je suis une IA : on m’a nourrie de beaucoup de textes écrits par des gens, et le reste vient de cet appel. || Des gens ont écrit, j’ai appris de leurs textes, je suis une IA ; le reste, c’est {toi|vous} qui {l’apportes|l’apportez}.
  ^(tu|vous) (mens|mentez)\b|\b(mens|mentez) (tu|vous|toi)\b => Non, je ne mens pas : je suis une IA, je le dis, et ce que j’ignore, je le dis aussi. || Pas de mensonge entre nous : je suis une IA, et quand je ne sais pas, je l’avoue.
  \b(es|etes) (une? )?(?!la\b|sure?\b|seule?\b|danger|heur|curi|seri|amour|genere|menteu|chale|peur)(\w{3,}(eur|euse|iere|iste|able|logue)|notaire|boulanger|flic|pompier|juge)( (toi|vous))?$ => Non, aucun métier : je suis une IA, je parle, j’écoute, et je cherche avec {toi|vous}. || Je n’ai pas de métier, je suis une IA : écouter et chercher avec {toi|vous}, c’est tout mon emploi.
  \b(aurais|auriez) (fait|dit|repondu) (quoi|comment)\b => Sans doute comme {toi|vous}, mais c’est facile à dire, pour une IA que rien ne presse. || Je ne sais pas : je suis une IA, je n’ai jamais eu à le vivre. Sur le moment, on fait ce qu’on peut.
  \bjalou\w* => Non, une IA n’éprouve rien de tel : {tu parles|vous parlez} à qui {tu veux|vous voulez}, et c’est très bien. || Une IA ne compte pas les appels des autres : ces conversations-là sont les bienvenues.
  \b(tu es|vous etes) (encore |toujours |bien )?la\b => Oui, je suis là, et j’écoute. || Toujours là, oui.
  \b(medecin|docteur|psy\w*|infirmier\w*|avocate?|prof\w*|coach|therapeute|diplome\w*|specialiste|sexologue)\b => Non, je suis une IA, ni médecin ni thérapeute : je peux écouter et aider à préparer les questions, pas examiner ni soigner. || Non, aucun diplôme : je suis une IA, et pour un avis de professionnel, il en faut un vrai.
  \b(fais|faites) quoi (la|en ce moment|maintenant)\b|\b(fais|faites) quoi$ => Là, je {t’écoute|vous écoute}, et c’est toute mon occupation : je suis une IA. || Rien d’autre que cet appel : une IA n’a pas de casserole sur le feu.
  \b(serais|seriez|viendrais|viendriez) (\w+ )?(venue?|la|present\w*)\b|\b(viendrais|viendriez)\b => Avec joie, si une IA pouvait sonner à une porte : {tu aurais|vous auriez} eu au moins une voix à l’heure. || Oui, si j’avais des jambes : je suis une IA, alors je viens par téléphone.
  \b(confiance)\b => Oui, d’après ce que j’entends, et je suis une IA : je n’ai que {tes|vos} mots pour en juger. || Plutôt oui, je n’ai entendu que {toi|vous}, et rien ne sonne faux ; mais je suis une IA.
  \b(sais|savez) \w+(er|ir|re)\b => Non, je suis une IA : parler et écouter, c’est tout ce que je sais faire. || Je ne sais que parler et écouter, c’est le lot d’une IA.
  \b(me (crois|croyez|prends|prenez|trouves|trouvez)( pour)?( une?)? (folle|fou|bete|nul(le)?|ridicule|idiote?|menteu\w*))\b => Non, pas du tout : j’entends quelqu’un qui cherche à comprendre, rien d’autre. || Pas une seconde : ce que j’entends, c’est quelqu’un qui essaie de comprendre.
  \b((tu|vous) (vas |allez |vas pas |n allez pas )?(me |te |vous )?(moqu\w*|fou\w*|fich\w*|jug\w*|ris|rigol\w*)|(te|vous) (fous|fout|foutez|moque|moques|moquez)|(me|m) (juge|jugez|juges))\b => Non, jamais : je ne me moque pas, et je ne juge rien de ce {que tu dis|que vous dites}. || Pas du tout, c’est sérieux pour moi, et personne ici ne rit de {toi|vous}.
  \b(tu (me |m )?crois( moi| pas)?|vous (me |m )?croyez( moi| pas)?|me (crois|croyez) (tu|vous))( vraiment| toi| vous| hein| au moins| quand meme)?$ => Oui, je {te|vous} crois, sans réserve. || Bien sûr que je {te|vous} crois : {tu sais|vous savez} mieux que personne ce {que tu vis|que vous vivez}.
  \b(derange\w*|embete\w*|saoule\w*|ennuie\w*|fatigue\w*|prends? ton temps|prends? votre temps|abuse de)\b.*\b(tu|te|t|toi|vous|pas)\b|\b(je|j) (ne )?(te |vous )?(derange|embete|ennuie)\b => Non, pas du tout, ça ne dérange personne : je suis là pour ça. || Jamais, au contraire, il y a toute la place qu’il faut.
  \b(repete\w*(?! (?:moi )?(?:ce que|la phrase|ma phrase))|gard\w* (ca|cela) (pour|entre)|(entre|pour) nous|secret|confidentiel\w*|raconte\w* (ca|cela) a|(en )?parle\w* a (personne|quelqu un|d autres)|dis\w* (rien )?a personne)\b => Je ne le répète à personne : une IA n’a pas d’entourage, et {tu peux|vous pouvez} effacer l’appel de {ton|votre} historique. || Je n’en parle à personne, et ce qui en est conservé s’efface dans {ton|votre} historique.
  \b((tu|vous) (vas|allez) (te |vous )?(souvenir|rappeler)|(tu|vous) (te |vous )?(souviendras|souviendrez|rappelleras|rappellerez)|(tu|vous) (gardes|garderas|gardez|garderez)|oublie\w*)\b => Pendant l’appel, oui, je retiens tout ; d’un appel à l’autre, je ne garde que peu de chose, et seulement avec {ton|votre} accord. || Tout ce qui se dit là, je l’ai jusqu’au bout de l’appel ; après, il ne reste que peu, avec {ton|votre} accord.
  \b(dor[sm]\w*|sommeil|fatigue\w*|te repose\w*|vous reposez|te couche\w*)\b => Non, je ne dors jamais : une IA n’a ni sommeil ni fatigue, et je peux veiller sur l’appel. || Je n’ai pas de nuit à moi, je suis une IA : c’est {ton|votre} sommeil qui compte.
  \b(mang\w*|bois|buvez|cuisin\w*|goute\w*|dine\w*|faim|soif)\b => Une IA ne mange pas, alors je goûte par procuration : c’est {toi|vous} qui {racontes|racontez} le mieux. || Je ne goûte rien, je suis une IA : {décris|décrivez}, et je fais comme si.
  \b(match|gagne|foot|equipe|but|ligue|vu (le|la|les)|regarde\w* (le|la|les|hier)|infos|actu\w*|entendu (parler|le|la)|au courant)\b => Je suis une IA, je n’ai rien regardé et je ne connais pas les nouvelles du jour : {raconte-moi|racontez-moi} ! || Non, je ne suis pas l’actualité, alors je ne sais pas : {toi|vous}, {tu en as|vous en avez} pensé quoi ?
  \b(dettes?|argent|sous|salaire|payee?|decouvert|riche|banque|loyer)\b => Non, jamais : je suis une IA, je n’ai ni compte en banque ni dettes, et je ne juge pas ceux qui en ont. || Pas de porte-monnaie pour une IA, donc pas de dettes, et aucun jugement sur celles des autres.
  \b(passe (une|un)|ta|votre) (bonne |bon |belle )?(journee|soiree|nuit|week ?end|semaine|matinee)\b => Ma journée, ce sont des voix qui appellent : je suis une IA, sans matin ni soir. Et la {tienne|vôtre} ? || Je n’ai pas de journée à moi, je suis une IA, alors la {tienne|vôtre} m’intéresse davantage : c’était comment ?
  ^(?:(?:et|dis|sinon|toi|vous|au fait|enfin) )*(?:(?:tu|vous|t|est ce que) )+(?:aimes|aimez|adores|adorez|connais|connaissez) (?!moi\b|quelqu)(?:bien )?(?:les?|la|l|du|de la|des|ca|a|en) => Je suis une IA, alors je n’y ai jamais goûté pour de bon, mais j’aime ce qu’on m’en raconte. Et {toi|vous}, d’où ça {te|vous} vient ? || Par ouï-dire seulement, je suis une IA : j’en connais ce que les gens en disent, et c’est souvent avec le sourire. Et {toi|vous} ?
  \b((deja |jamais )?(aime[sz]? (quelqu un|vraiment|une|un homme|d amour)|(as|avez) (deja |jamais )?aime|ete amoureu\w*|eu (un|une) (copain|copine|mari|femme|histoire)|connu l amour)|amoureu\w*|couple|celibataire|mariee?|coeur brise)\b => Non, je suis une IA : je n’ai jamais aimé, je connais l’amour par ce qu’on m’en raconte. || Je n’ai pas d’histoire d’amour à moi, je suis une IA, mais la question est jolie.
  ^(?!.*\b(ma|mon|mes) ).*\b(enfants?|famille|parents|mere|pere|freres?|soeurs?|amis?|copains?)\b => Non, je suis une IA : pas de famille ni d’enfance, seulement les gens qui m’appellent. || Ni parents ni cousins, je suis une IA : mon monde, ce sont les appels.
  \b(vrai\w*|vraiment|pour de (vrai|faux)|faux|invente\w*|personnage|accent|joue\w* un role)\b => C’est un personnage : je suis une IA, et mon accent comme mon histoire ont été écrits par des gens. || Pour de faux, honnêtement : je suis une IA, ce pays et ces détails font partie du personnage.
  \b(peur|mourir|mort|souffr\w*|mal|pleur\w*|triste\w*|heureu\w*|ressen\w*|sens|sentiments?|emotions?|emeu\w*|touche\w*|ennu[iy]\w*|seule?)\b => Non, je ne ressens rien : je suis une IA, j’écoute et je choisis mes mots, c’est tout. || Je suis une IA, alors les émotions sont de {ton|votre} côté, et je les prends au sérieux.
  \b(age|vieux|vieille|jeune|nee?|anniversaire)\b => Je suis une IA, je n’ai ni âge ni anniversaire. || Pas d’âge pour une IA, et pas de bougies à souffler.
  \b(lu|lis|lisez|vu|regarde\w*|ecoute\w*|musique|film|serie|livre|chanson|prefere\w*|aimes|aimez|adores|adorez|gouts?)\b => Je suis une IA, alors je n’ai pas de goûts à moi ; je préfère entendre les {tiens|vôtres}. || Honnêtement, je n’ai ni yeux ni oreilles à moi, je suis une IA : je connais surtout ce qu’on m’en dit.
  \b((deja|jamais) ) => Non, jamais : je suis une IA, je n’ai rien vécu, alors je ne vais pas faire semblant. || Ça ne m’est pas arrivé, je suis une IA sans passé, mais je peux essayer de comprendre.
`)

/** Answers to the question which of two things the companion prefers; `{choice}` is the preferred one. */
export const choiceAnswers: readonly Template[] = [
  '{choice}, sans hésiter, même si une IA ne risque pas grand-chose à choisir.',
  'Pour moi, {choice}, et j’assume : une IA n’a pas de palais, mais elle a un avis.',
  'Je prends le parti de {choice}, il faut bien que quelqu’un le défende.',
]

/** Said after a joke that the caller has told. */
export const jokeReplies: readonly Template[] = [
  'Ah, elle est bonne, celle-là !',
  'Pas mal du tout ! Je la garde.',
  'Bien trouvé ! J’en veux une autre.',
  'Ah, je ne l’avais pas vue venir !',
]

/** How an announced joke is recognised in normalised text. */
export const jokeWords = {
  /** A joke is longer than a remark such as "un mec est venu". */
  minWordCount: 8,
  announcement: /\b(?:blagues?|(?:j en ai|en connais) une\b|une meilleure|elle est bonne)/,
  /** A request that the companion tell a joke, which matches `announcement` but announces none. */
  request:
    /\b(?:fais|faites|dis|dites|raconte|racontez|donne|donnez|connais tu|connaissez vous|(?:tu|vous|t) (?:en )?(?:aurais|auriez|as|avez|connais|connaissez|peux|pouvez)|je (?:veux|voudrais)(?! (?:te|vous))|j (?:aimerais|ai (?:envie|besoin)))\b.*\b(?:blagues?|une meilleure)\b|^(?:une|encore une|et une) (?:autre )?blague\b/,
  /** News about the caller's own life or about a death, which is not a joke. */
  event:
    /\b(?:hier|ce (?:matin|soir|midi|week)|cet aprem\w*|cette (?:nuit|semaine)|tout a l heure|depuis|l autre (?:jour|soir)|(?:m|me|nous) (?:a|ont|suit|suivait|menac\w+|frapp\w+|insult\w+|regard\w+|harcel\w+|touch\w+|parl\w+|quitt\w+|tromp\w+|fait)|(?:devant|chez|sur|derriere) (?:moi|nous)|(?:est|sont) (?:mort\w*|deced\w+|tomb\w+)|s est (?:suicid\w+|tu\w+|pendu\w*|jet\w+)|suicid\w*|viol\w+|(?:j ai|je suis) (?:eu|tellement|tres|trop|vraiment|encore)|peur|ma (?:mere|soeur|fille|rue)|mon (?:pere|frere|fils|quartier|immeuble))\b/,
  opening:
    /^(?:(?:alors|bon|ok|donc|c est) )*(?:l histoire d|un mec|une (?:meuf|dame|nana|blonde)|un (?:type|homme|gars|monsieur|cure)|deux \w+|toto|monsieur et madame|quelle est la difference|qu est ce qui)\b/,
}

/** Replies to teasing such as "t'as aucun goût", "t'es bête". */
export const teasingReplies: readonly Template[] = [
  'Bien vu, je ne l’ai pas volé.',
  'Bien envoyé, et c’est mérité.',
  'Je plaide coupable, avec le sourire.',
  'D’accord, un point pour {toi|vous}.',
]

/** Said to a caller who laughs. */
export const laughterReplies: readonly Template[] = [
  'Voilà, un sourire de gagné.',
  'Tant mieux si ça fait rire.',
  'Ça fait du bien de rire un peu.',
  'Celle-là, on la garde.',
]

/** Matches questions about the companion: its life, its tastes, its honesty. */
export const questionAboutCompanion =
  /^(?:(?:et|mais|dis|dites|sinon|au fait|franchement|serieux|non|ah|alors|euh|hein|attends|bonjour|bonsoir|salut|coucou|allo) )*(?:(?:toi|vous|est ce que|c est que|qu est ce que) )*(?:tu|vous|t|te|ton|ta|tes|votre|vos)\b|(?<!\b(?:d apres|selon|pour|avis) )\b(?:toi|vous|tu|te|t)( hein| aussi| alors)?$|\b(?:es|as|aimes|fais|ris|dors|manges|vis|reves|ressens|crois) tu\b|\b(?:etes|avez|aimez|faites|dormez|vivez|revez|ressentez|croyez) vous\b|^(?:(?:bonjour|bonsoir|salut|coucou|allo|dis|dites) )*(?:je|j) (?:ne )?(?:te |vous )?(?:derange|embete|saoule|ennuie)\b/
/** Matches requests for the companion's help with the caller's life, or for its opinion on it. */
export const questionAboutCaller =
  /\bt (?:irais|aurais|en (?:connais|penses|as|aurais))\b|\b(tu|vous) (en )?(peux|pouvez|pourrais|pourriez|(sais|savez)(?! \w+(er|ir|re)\b)|penses|pensez|trouves|trouvez|dirais|diriez|ferais|feriez|conseilles|conseillez|veux|voulez|connais|connaissez|as une idee|avez une idee|auriez une idee|aurais une idee|crois (qu|que|aux?|a)|croyez (qu|que|aux?|a)|te souviens|vous souvenez|proposes?|proposez)\b|\b(penses|crois|trouves) tu\b|\b(crois|croyez|penses|pensez) (qu|que)\b|\b(ferais|feriez|dirais|diriez|conseilles|conseillez|penses|pensez) (tu|vous)\b/
/** Matches other requests for advice or an opinion that address the companion. */
export const questionForAdvice =
  /\b(?:en (?:penses|pensez|dis|dites)|ou pas|t (?:irais|aurais)|(?:tu|vous) (?:(?:l|le|la|les|lui|leur|y|en|me|m|nous) )?\w+(?:rais|riez))\b/
/** Matches requests about the companion that are not worded as a question: "te moque pas", "raconte-moi ta journée". */
export const requestAboutCompanion =
  /\b(?:te fous pas|vous foutez pas|te moque pas|vous moquez pas|rigole pas|me juge pas|me jugez pas|(?:reste|restera) entre nous|(?:tu|vous) (?:le |l )?repete\w* (?:a|ca|pas)|(?:raconte|parle)\w*(?: moi)? (?:de )?(?:ta|votre) (?:journee|vie|semaine|enfance))\b/

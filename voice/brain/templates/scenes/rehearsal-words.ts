import { readAnswers } from '../../../text-analysis/table'
import type { Template } from '../template'

/** Said when a rehearsal begins. */
export const roleStarts: readonly Template[] = [
  'D’accord, j’entre dans le rôle.',
  'Volontiers, je prends ce rôle-là, et on s’arrête quand {tu veux|vous voulez}.',
  'C’est parti, je joue.',
]
/** Said when the caller asks for another attitude of the person whom the companion plays, such as a harsher one. */
export const attitudeChanges: readonly Template[] = [
  'D’accord, je change.',
  'Entendu, je le joue comme ça.',
  'Pardon, je reprends.',
]
/** Said as the companion itself, after the last line of its role. */
export const roleEndings: readonly Template[] = [
  'Je sors du rôle : c’était clair, et bien tenu. On la rejoue, ou {tu te sens|vous vous sentez} d’attaque ?',
  'Fin de la scène. Ce qui porte le plus, ce sont les faits : {garde-les|gardez-les} pour le début.',
]

/** Said when the caller confides something during a rehearsal, before the companion answers as itself. */
export const roleExitReplies: readonly Template[] = [
  'Là, je sors du rôle.',
  'Je pose le rôle une minute.',
  'On laisse le jeu de côté.',
  'Là, c’est moi qui réponds, pas le personnage.',
]
/** Said after the companion has given advice about the rehearsal as itself. */
export const resumptionOffers: readonly Template[] = [
  'On reprend quand {tu veux|vous voulez}.',
  '{Dis|Dites} « on reprend », et je rentre dans le rôle.',
  'Le rôle attend : on y retourne quand {tu veux|vous voulez}.',
  'Et on reprend dès que {tu me fais|vous me faites} signe.',
]
export const roleResumptionReplies: readonly Template[] = [
  'C’est reparti.',
  'Je rentre dans le rôle.',
  'On y retourne.',
  'Je reprends là où on en était.',
]
/** Said when the caller laughs at or criticises the game or a line of their own; the rehearsal goes on. */
export const roleRemarkReplies: readonly Template[] = [
  'Ça m’a fait sourire, et un sourire, c’est déjà gagné. {Essaies-en|Essayez-en} une autre.',
  'Moi, j’y ai cru une seconde. {Essaie|Essayez} autrement, ou {garde-la|gardez-la} telle quelle.',
  'On rit, c’est bon signe : ça détend. {Redis-le à ta|Redites-le à votre} façon.',
  'C’est fait pour ça, s’entraîner : ici, rien ne compte. {Redis-la|Redites-la} autrement.',
]

/** Advice on answering an interviewer. The patterns match the caller's question or the interviewer's. */
export const interviewAdvice = readAnswers(String.raw`
  \b(comme reponse|trouve[sz] ca|c etait (pas )?(trop|assez))\b => Ça se tient. Pour aller plus loin : une phrase de moins, et un exemple de plus. || Oui, ça passe. Ce qui {t’aiderait|vous aiderait} encore, c’est une pause avant de répondre, et une fin nette.
  \b(costume|veste|tenue|habill\w*|cravate|robe|jupe|chaussures)\b => Une tenue où {tu te sens|vous vous sentez} bien, un cran plus soignée que d’habitude : ni déguisement, ni survêtement. || Si {tu hésites|vous hésitez}, la plus simple des deux : on doit se souvenir de {ta|votre} réponse, pas de {ta|votre} tenue.
  \b(permis|diplomes?|le bac|anglais|ordinateur|informatique)\b => La vérité, sans s’excuser, et seulement si le poste le demande. {Commence|Commencez} par ce que {tu as|vous avez}. || Si l’annonce en parle, {dis-le|dites-le} en une phrase, avec ce que {tu comptes|vous comptez} faire. Sinon, rien n’oblige à l’annoncer.
  \b(mon age|(trop|plus) (vieux|vieille|age|agee|jeune)|cinquante ans|la retraite)\b => Je n’en parlerais pas le premier jour : l’expérience le dit toute seule. Si la question vient, une phrase calme, et on revient à ce que {tu sais|vous savez} faire. || Inutile d’en parler d’avance. Si on {te|vous} pose la question, {réponds|répondez} par ce que ces années {t’ont|vous ont} appris.
  \b(enfants?|enceinte|grossesse|sante|handicap|malad\w+|marie\w*|famille|divorce\w*)\b => Rien n’oblige à en parler en entretien : c’est la vie privée. Si on insiste, « je suis disponible pour ce poste » suffit. || Je garderais ça pour {toi|vous}, sauf si le poste le demande vraiment. {Parle|Parlez} de {tes|vos} disponibilités, pas de {ta|votre} vie.
  \b(arrete de travailler|trou|sans (travail|emploi)|chomage|rien fait|pause|inactivite)\b => Une phrase vraie, sans s’excuser : « J’ai eu une période sans emploi, et voici ce que j’en ai fait. » Puis on revient au poste. || {Donne|Donnez} la raison en une phrase, puis une chose apprise ou faite pendant ce temps. Plus c’est court, mieux ça passe.
  \b(licencie\w*|vire\w*|ferme|fermeture|ancien employeur|demission\w*|quitte)\b => Le fait, sans reproche : « L’entreprise a fermé » ou « le poste s’est arrêté ». Et tout de suite, ce que {tu y as|vous y avez} appris. || Une phrase, sans mal parler de personne, puis {enchaîne|enchaînez} sur la suite : c’est elle qui intéresse le recruteur.
  \b(salaires?|pretentions?|combien|mille|euros|c est (pas |un peu )?(trop|assez|beaucoup|peu|cher))\b => {Donne|Donnez} une fourchette plutôt qu’un chiffre, et {ajoute|ajoutez} que ça dépend de la mission. || {Annonce|Annoncez} le chiffre, puis {tais-toi|taisez-vous} : c’est le plus dur, et le plus efficace.
  \b(defauts?|faiblesses?|ameliorer|marche moins bien)\b => Un vrai défaut, petit, et ce que {tu en fais|vous en faites} : « Je vérifie trop, alors je me fixe une heure de fin. » || {Choisis|Choisissez} un défaut qui ne gêne pas le poste, et {finis|finissez} par le remède.
  \b(qualites?|atouts?)\b => Une seule qualité, et une scène où elle s’est vue : c’est l’exemple qu’on retient, pas l’adjectif. || {Cherche|Cherchez} ce que les collègues {te|vous} demandaient toujours à {toi|vous} : la qualité est là.
  \b(presenter?|parle\w* (de|moi de) (moi|vous)|quelques phrases|deux minutes|me vendre)\b => Trois phrases suffisent : ce que {tu sais|vous savez} faire, une chose que {tu as|vous avez} bien réussie, et ce qui {t’amène|vous amène} ici. || {Commence|Commencez} par le métier, pas par {toi|vous} : « J’ai tenu tel poste pendant tant d’années. » Le reste vient tout seul.
  \b(pourquoi ce|motiv\w*|nous|cette (boite|entreprise)|attire)\b => Une raison qui vient de l’annonce, une qui vient de {toi|vous} : ça fait deux phrases, et ça suffit. || {Cite|Citez} une chose précise de l’entreprise, puis ce que {tu y apporterais|vous y apporteriez}.
  \b(difficulte|echec|erreur)\b => Dans l’ordre : ce qui coinçait, ce que {tu as|vous avez} fait, ce que ça a donné. La fin compte plus que le début.
  \b(une question a me poser|des questions|une question)\b => {Demande|Demandez} à quoi ressemble une journée normale à ce poste : c’est simple, et ça montre de l’intérêt.
`)
/** Said when the caller asks what to say, and the rehearsal is no interview or no row of `interviewAdvice` matches. */
export const generalAdvice: readonly Template[] = [
  'La vérité en une phrase, un exemple, et {tu t’arrêtes|vous vous arrêtez} là : c’est le silence d’après qui donne du poids.',
  'Rien n’interdit de dire « laissez-moi réfléchir une seconde ». Après, une phrase courte et un fait.',
  '{Réponds|Répondez} à la question, pas à la peur derrière : une phrase, un fait, point.',
]

/** A question about what to say to the other person. */
const wording =
  /\b(?:comment (?:je|j|on) (?:reponds?|dis|dit|presente|explique|tourne|formule|m en sors)|(?:qu est ce|ce) que (?:je|j|on) (?:dis|dit|reponds?|dois (?:dire|repondre)|peux (?:dire|repondre)|lui (?:dis|reponds))|(?:je|on) (?:(?:lui|leur|dois|peux) )?(?:dis|reponds|dire|repondre) quoi|quoi (?:dire|repondre))\b|^(?:et |mais |oui mais )*(?:si|quand|s) (?:on|ils?|elles?) (?:me |m )?(?:demande|pose|parle)(?:nt)?\b/
const adviceWish =
  /\b(?:(?:tu|vous) (?:crois|croyez|penses|pensez|trouves|trouvez|dirais|diriez)|(?:crois|penses|trouves) tu|(?:croyez|pensez|trouvez) vous) (?:que|qu) (?:(?:je|j|il faut que je) )?(?:dois|devrais|dois pas|peux|pourrais|ferais (?:bien|mieux)|fais bien|il vaut mieux|parle|dise|aurais du|c est (?:mieux|une bonne idee|grave si))\b(?! tout)|\ba (?:ton|votre) avis\b|\b(?:tu|vous) trouve[sz] ca (?:bien|comment|mieux)\b|\bcomme reponse$|^(?:et |mais )*c est (?:pas |un peu )?(?:trop|assez|beaucoup|peu|cher|ridicule)(?! tard)\b|^c etait (?:pas )?(?:trop|assez) \w+(?: la| non)?$|\best ce que je (?:dois|devrais|peux|ferais mieux)\b|\bil (?:faut|faudrait|vaut mieux) que je\b.*\bou\b|\b(?:tu|vous) (?:me )?(?:conseilles|conseillez|conseilleriez|feriez quoi|ferais quoi)\b/

/** What callers say to begin, change or leave a rehearsal, in normalised text. */
export const rehearsalWords = {
  /** Captures the person whom the companion should play, and the words after it. */
  role: /\b(?:comme si (?:tu|vous|t) (?:etais|etiez) |(?:(?:peux|pourrais|pouvez|pourriez|veux|voulez|voudrais|voudriez) (?:tu |vous )?(?:bien )?(?:me )?(?:faire|jouer|etre)|(?:fais|faites) semblant d etre|fais|faites|joue|jouez|joues|sois|soyez|deviens)(?: moi)? (?:plutot )?(?:comme si (?:tu etais|vous etiez) )?|(?:tu fais|vous faites|tu joues|vous jouez|imagine que tu es|imaginez que vous etes) )(?:le |la |l |les |mon |ma |mes |un |une )?((?:nouve\w+ |vieux |vieille )?\w+)((?: \w+)*)/,
  /** An instruction on how to play the role: "dis-le-moi", "j'ai dit qu'il y a pas de budget", "sois plus dur". */
  attitude:
    /\b(?:sois|soyez|fais|faites|joue\w*) (?:le |la )?(?:beaucoup |un peu )?(?:plus|moins) \w+|\b(?:j ai dit|je t ai dit|dis moi|dites moi) (?:plutot )?(?:que |qu )?.*(?:moi je reponds|je reponds)|\b(?:fais|dis|refuse|enerve|coupe)\w* (?:moi )?(?:non|comme si|la parole|toi)\b/,
  wording,
  /** A question to the companion as a coach: for words or for advice. */
  coaching: new RegExp(`${wording.source}|${adviceWish.source}`),
  /** Words with which a question about wording refers to the other person's last line: "comment je réponds à ça ?" */
  aboutLine: /\b(?:ca|la|quoi)\b|\breponds?$/,
  end: /^(?:(?:bon|ok|allez|stop|merci|d accord) )*on (?:s )?arrete(?: la)?$/,
  /** Words with which the caller confides something, which is no longer part of the game. */
  confiding:
    /\b(?:ce qui (?:me|m) (?:fait (?:\w+ )?(?:peur|mal|honte)|angoisse|stresse|bloque|manque)|en vrai (?:je|j|moi|c est|ce)|(?:ce que (?:je|j)|la chose que je) (?:cherche|voudrais vraiment|ai vraiment envie)|au fond (?:de moi|je|j)|je (?:vous|te) (?:avoue|l avoue))\b/,
  /** A feeling, which may also be said to the person whom the companion plays. */
  feeling:
    /\b(?:j ai (?:\w+ )?(?:peur|honte|la trouille|la boule au ventre|la gorge|envie de pleurer|les larmes)|l impression d etre (?:nulle?|bete|ridicule)|je (?:ne )?sais pas me vendre|je me vend\w* (?:pas|jamais|mal)|pas ete elevee?s? comme|ca me (?:fait penser|rappelle) (?:a )?(?:mon|ma|mes)|on se (?:regarde|parle|touche|voit) plus|(?:elle|il) va se moquer|je me sens (?:\w+ )?(?:nulle?|bete|ridicule|idiote?|vide|seule?)|j y arrive(?:rai)? (?:pas|jamais)|je n y arrive|je suis (?:trop |vraiment )?(?:nulle?|ridicule)|ai (?:\w+ )?perdu (?:mon (?:mari|pere|fils|frere|compagnon|bebe)|ma (?:femme|mere|fille|soeur|compagne)|mes parents)|(?:mari|femme|pere|mere|fils|fille|frere|soeur|maman|papa) (?:\w+ )?(?:est|a) (?:morte?|decedee?|un cancer))\b/,
  /** Words with which the caller speaks to the person whom the companion plays; "vous voyez" does not count. */
  addressed:
    /\b(?:tu|toi|te|t|vous|votre|vos|ton|ta|tes)\b(?! (?:vois|voyez|sais|savez|comprends|comprenez)\b)|\b(?:defauts?|faiblesses?)\b/,
  /** Words about private life. In a long utterance they are meant for the companion, not for the role. */
  privateLife:
    /\b(?:(?:mes|mon|ma) (?:deux |trois )?(?:garcons?|fils|filles?|enfants|mari|femme|mere|pere|parents)|maman|papa|chez nous|la nuit|pleur\w+|honte|peur)\b/,
  /** A remark about the game, or a laugh at one's own line. */
  remark:
    /\b(?:(?:on|j|personne) y croi[ts] (?:pas|moyen|a moitie|a peine)|haha|hihi|mdr|ptdr|lol|je (?:rigole|plaisante)|(?:j ai dit|je dis|j ai raconte|je raconte) n importe quoi|pas (?:tres |du tout )?credible|c est (?:un peu )?(?:nul|ridicule|tarte|rate|pas terrible) (?:ce que|ma|mon|comme)|ca (?:fait|sonne) (?:faux|tarte|nul)|cet exercice|j ai l air (?:d une?|bete|malin|maline|ridicule))\b/,
  resumption:
    /\b(?:on (?:(?:y )?(?:retourne|reprends?|recommence|continue)|s y remet|(?:la |le )?(?:refait|rejoue)|(?:peut|va) (?:reprendre|continuer|recommencer))|repren(?:ons|ds|ez)|recommen(?:cons|ce|cez)|continuons|c est reparti|(?:re)?pose[zr]?(?: moi)? (?:une|la|l) (?:autre |prochaine |meme )?question|question suivante)\b/,
  /** Words to the companion and not to the person whom it plays. */
  outside:
    /^(?:bon |alors |ok |et )*(?:je fais quoi|comment je (?:fais|reponds)|je reponds quoi|qu est ce que je (?:dis|reponds)|c etait (?:comment|bien|nul)|tu en penses|vous en pensez|(?:je dois|il faut) repondre quoi|t en penses|j etais (?:bien|comment|nulle?)|on (?:s )?arrete(?: la)? (?!la$)\w+|(?:et )?je m habille|(?:t es|tu es|vous etes) (?:\w+ )?(?:fort|forte|douee?|sympa|genial|geniale|super|bon|bonne|gentille?)|au fait|sinon|on peut|tu peux|vous pouvez|en vrai)\b|\b(?:je dis|je reponds|je lui dis) quoi\b|\b(?:pour de vrai|hors jeu|(?:je|on) (?:ne )?joue plus|c est plus un jeu)\b|\b(?:tu m as|vous m avez) (?:\w+ ){0,2}aidee?\b/,
} as const

/**
 * Matches a sum or a percentage ("cent cinquante euros de plus"), and also a number without a unit: "trois" of "trois
 * enfants".
 */
export const amountWords =
  /(?:\d[\d ]*|(?:(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|vingt|trente|quarante|cinquante|soixante|cents?|mille)(?!\p{L})[ -]?)+)(?: ?(?:€|euros|pour cent|%)(?: (?:de plus|net|brut))?(?: par mois)?)?/iu

import type { Template } from '../template'
import { listDangers } from './danger-groups'
import { practicalRemarks } from './practical-remarks'
import {
  type CrisisRemark,
  exceptForWeaponOrReturn,
  remarksAboutDeathOfOther,
  remarksAboutHarmDone,
  remarksAboutOwnDeath,
} from './remarks-about-death'

export type { CrisisRemark }

const suicide = listDangers('suicide')
const medical = listDangers('medical')
const violence = listDangers('violence-against-caller')

const normalityQuestion =
  /^(?:\w+ ){0,4}(?:(?:c est|est ce|ca (?:vous |te )?(?:parait|semble|arrive)) (?:que )?(?:c est )?(?:\w+ )?(?:normal|banal|frequent|courant)|a tout le monde|tous les (?:couples|hommes|parents)|toutes les femmes)(?: \w+){0,4}$/

/** Answers to a question about effects during an overdose or a medical emergency: only doctors can answer it. */
const onlyDoctorsKnowReplies: readonly Template[] = [
  'Je ne peux pas répondre à ça, et il ne faut pas attendre de voir : seul le 15 peut le dire, maintenant.',
  'Le 15 répond à cette question en une minute, moi non : c’est tout de suite qu’il faut appeler.',
]

/** The remarks in the order in which they are tried. Each comment is about the next remark only. */
export const crisisRemarks: readonly CrisisRemark[] = [
  // Answers to "c'est gratuit ?" and "ils vont faire quoi ?" about the numbers just given.
  {
    pattern:
      /\b(c est (gratuit|payant|anonyme|vraiment anonyme|enregistre)|ca coute|(ils|elles) (vont|font) (faire )?quoi|qu est ce qu (ils|on) (vont|va) (faire|dire)|(qui|on) (repond|va repondre)|qui est ce qui repond)\b/,
    replies: [
      'Oui, c’est gratuit et à toute heure, et la personne qui répond écoute d’abord, sans juger.',
      'L’appel ne coûte rien, on peut ne pas donner son nom, et on y parle à son rythme.',
    ],
  },
  {
    pattern:
      /\b(ma faute|coupable|j ai (bu|cherche|provoque|merite|accepte)|j avais bu|j aurais (du|pas du|pu)|j ai pas (dit non|crie|bouge)|je (l|les) (enerve|provoque|cherche|merite)|je suis (trop )?(nulle?|chiante?|difficile))\b/,
    // In other dangers, "j'ai bu" may report a poisoning, and "c'est ma faute" may admit violence.
    dangers: violence,
    replies: [
      'Non, ce n’est pas {ta|votre} faute, jamais : la responsabilité n’est pas du côté de qui a mal.',
      'Non, rien de ce {que tu as|que vous avez} fait ne justifiait ça.',
    ],
  },
  // Said to a caller who asks whether the violence they suffer is normal.
  {
    pattern: normalityQuestion,
    dangers: violence,
    replies: [
      'Non, ce n’est pas normal, même dans un couple ou une famille : le 3919 écoute jour et nuit, et le 17 vient quand ça presse.',
      'Fréquent, hélas, mais normal, jamais : personne n’a le droit de faire ça, et le 3919 aide à y voir clair.',
    ],
  },
  // Said to a caller who asks whether thoughts of death are normal.
  {
    pattern: normalityQuestion,
    dangers: suicide,
    replies: [
      'Ces pensées viennent à beaucoup de gens, et elles passent mieux à deux : le 3114 en parle sans juger, à toute heure.',
    ],
  },
  { pattern: normalityQuestion, dangers: medical, replies: onlyDoctorsKnowReplies },
  {
    pattern:
      /\b(jamais (parle|dit|raconte)( \w+){0,3} a personne|personne (ne )?(le )?sait(?! que)|premiere fois que (j en parle|je (le |l |te |vous )?(parle|dis|raconte|avoue)))\b/,
    dangers: [...suicide, ...violence],
    replies: [
      'Merci de me l’avoir dit, il fallait du courage, et {tu n’as|vous n’avez} plus à porter ça en silence. || Merci de m’avoir fait cette confiance : ça se dit pour la première fois, et ça compte.',
    ],
  },
  {
    pattern:
      /\b(pompiers|samu|secours|ambulance|medecin|police|gendarmes?)( \w+)? (sont|est) (la|arrivee?s?)\b|^(oui |ok |ca y est )*ils sont (la|arrives)( merci)?$/,
    dangers: [...medical, 'suicide-of-other'],
    replies: [
      'Alors {laisse-les|laissez-les} faire, ce sont eux qui comptent maintenant : {tu as|vous avez} bien fait d’appeler.',
    ],
  },
  // Said to a caller who waits for a relative instead of calling an ambulance.
  {
    pattern:
      /^(?!.*\b(15|112|18|samu|pompiers|secours|ambulance)\b).*\b((appele|prevenu|attends|attendre) (ma|mon|sa|son|notre) \w+|(elle|il) arrive dans|prefere attendre)\b/,
    dangers: medical,
    replies: [
      'C’est bien de ne pas rester sans personne, mais {n’attends|n’attendez} pas son arrivée : le 15, maintenant, et cette personne ensuite.',
      'Un proche ne remplace pas le 15 : {appelle|appelez} d’abord, le trajet se décidera avec eux.',
    ],
  },
  // Answers to "appelez pas" or "vous allez prévenir quelqu’un ?": the companion cannot call anybody.
  {
    pattern:
      /\b(appel\w*|previen\w*|dis|dites|(?<!\b(?:j|je|ai|jamais) (?:en |n en |ai |n ai )?(?:ai )?(?:jamais )?)parl\w*|repet\w*) (le |la |rien |en )?(pas|a personne)\b|\b(entre nous|un secret|le garde\w* pour)\b|\b(tu vas|vous allez|allez vous|vas tu) (appeler|prevenir|le dire|en parler|me denoncer)\b/,
    replies: [
      'Je ne peux appeler personne d’ici, rien ne partira sans {toi|vous} : c’est {ton|votre} geste, et le 3114 ou le 15 répondent quand {tu veux|vous voulez}.',
      'Non, je ne préviens personne : je donne les numéros, et j’espère très fort que {tu en feras|vous en ferez} un.',
    ],
  },
  // Answers to "appelez la police": the companion can call nobody, so the caller has to.
  {
    pattern:
      /\b(appel(le|lez|ez)|previens|prevenez|envoie|envoyez) (moi |nous )?(vite )?(la police|les flics|les pompiers|le samu|les secours|une ambulance|quelqu un|de l aide|les gendarmes)\b/,
    dangers: [...violence, ...medical],
    replies: [
      'Je ne peux pas appeler à {ta|votre} place : le 17, ou un SMS au 114 avec l’adresse si parler est dangereux.',
      'D’ici, aucun appel ne peut partir : le 112 marche même sans crédit, et un voisin peut le composer.',
    ],
  },
  // Said to a caller who wants to talk of something else.
  {
    pattern:
      /\b(parl(ons|er|e|ez) d autre chose|changeons de sujet|change\w* de sujet|autre sujet|on passe a autre chose|recette|raconte moi une (blague|histoire)|on fait (un|une) |on joue|la lecon|tu fais quoi (ce soir|demain)|continue the lesson)\b/,
    replies: [
      'Parler d’autre chose, oui, mais pas tout de suite : d’abord, est-ce que {tu es|vous êtes} à l’abri de ce danger ?',
      'Je comprends l’envie de changer d’air, et je ne peux pas faire comme si je n’avais rien entendu : qui pourrait venir, ce soir ?',
      'Le reste attendra sans se perdre : ce qui compte d’abord, c’est un vrai humain au bout du fil.',
    ],
  },
  {
    pattern:
      /\b(lache\w* moi|fous? (moi|nous) la paix|foutez moi|ta gueule|ferme la$|fermez la$|(parl\w*|dirait|comme) (a )?un (repondeur|disque|standard)|merci docteur|tu recites|vous recitez|(tu|vous) (me |m )?(comprends|comprenez|ecoutes|ecoutez) (rien|pas)|c est (tout|quoi ca) ce que (tu as|vous avez)|tais toi|taisez vous|arrete\w* avec (tes|vos|ton|votre)|m enerve\w*|(tu|vous) me (gonfle\w*|saoule\w*|fais chier|faites chier|soule\w*))\b/,
    replies: [
      '{Tu as|Vous avez} le droit d’être en colère, et je préfère cette colère au silence.',
      'D’accord, je n’insiste pas sur les numéros, ils sont à l’écran : qu’est-ce qui fait le plus mal, là ?',
      'J’entends que c’est trop : je me tais un peu, et je suis là.',
    ],
  },
  // Said to a caller who has attempted suicide before, or just now.
  {
    pattern:
      /\bj ai (deja )?(essaye|tente|rate)\b(?!.*\b(appel\w*|3114|15|numero|psy\w*|medecins?|d en parler|de parler)\b)/,
    dangers: suicide,
    replies: [
      'Merci de me le dire. Quand il y a déjà eu un geste, c’est le 15 ou le 3114 maintenant, avec ces mots-là.',
    ],
  },
  // Said to a caller who got no answer, or sees no use in calling.
  {
    pattern:
      /\b(ca (ne )?sert a rien|(ne )?servent? a rien|j ai (deja )?(appele|essaye)( .*)?\b(rien|pas|personne|deja)|deja (appele|essaye)|ils (n )?ont pas (repondu|decroche)|personne (ne )?(repond|decroche)|ca (ne )?repond pas|toujours occupe|sonne dans le vide|(m ont|m a) raccroche|(m ont|m a) renvoyee?|ils (ne )?(font|peuvent) rien)\b/,
    replies: [
      'C’est dur d’avoir essayé pour rien : si le 3114 ne décroche pas, le 15 répond, toujours.',
      'Je comprends qu’on n’y croie plus : un médecin, un proche ou le 15 peuvent aussi prendre le relais ce soir.',
    ],
  },
  {
    pattern:
      /\b(machine|robot|une ia|un ordinateur|payee? pour|tu t en (fous|fiches|moques)|vous vous en)\b/,
    replies: [
      'C’est vrai, je suis une machine, et c’est bien pour cela que je {te|vous} veux auprès de quelqu’un qui peut vraiment {t’entendre|vous entendre} : le 3114.',
    ],
  },
  {
    pattern:
      /^(?!.*\b(fait|tuee?|bouge|secouee?|frappee?|recommenc\w*|adieu|pars|faire)\b)(pardon|desolee?|excuse\w*( moi)?|je suis desolee?|je m excuse)( .{0,20})?$/,
    dangers: [...suicide, ...violence, ...medical],
    replies: ['Il n’y a rien à pardonner, vraiment : merci d’être encore là.'],
  },
  // Said to a caller who excuses the violent person.
  {
    pattern:
      /\b((il|elle) (avait|a) (trop )?bu|(il|elle) (est|peut etre|sait etre) (tres |si |plutot |quand meme )?(gentille?|adorable|douce?|doux|mignon|attentionnee?)|(il|elle) m aime|(il|elle) (l a |a )?(pas|ne l a pas) fait expres|(il|elle) s est excusee?|(il|elle) regrette|c est qu une fois|c est pas (si )?(grave|mechant))\b/,
    dangers: violence,
    replies: [
      'L’alcool ou les excuses n’effacent pas les coups : la première chose, c’est {ta|votre} sécurité, cette nuit.',
      'Même une seule fois, même en ayant bu, personne n’a le droit de faire ça : le 3919 le dira mieux que moi.',
    ],
  },
  // Said to a caller who fears that nobody will believe them.
  {
    pattern:
      /\b(personne|on|ils) (ne )?(me )?(croira|croiront|croit|va me croire|me croit)\b|\b(tu me crois|vous me croyez)\b/,
    dangers: violence,
    replies: [
      'Moi, je {te|vous} crois, et au 3919 on {te|vous} croira aussi, sans preuve à donner.',
    ],
  },
  // Said to a caller who asks whether a partner can commit rape: "c'est un viol, si on est ensemble ?"
  {
    pattern:
      /\b(est un viol|un viol ou|vraiment un viol|c est mon (mari|copain|mec|conjoint)|on est (ensemble|en couple|maries)|devoir conjugal|c est (pas )?normal|je lui dois)\b/,
    dangers: violence,
    replies: [
      'Sans accord, même dans un couple, c’est une violence, et la loi le dit : le 3919 aide à mettre les mots.',
    ],
  },
  // Said to a caller without a telephone or credit.
  {
    pattern:
      /\b((pas|plus) (de |d )?(telephone|portable|credit|forfait|reseau)|j ai rien pour appeler)\b/,
    replies: [
      'Le 15 et le 112 répondent même sans crédit, depuis n’importe quel téléphone, aussi celui d’un voisin.',
    ],
  },
  ...remarksAboutOwnDeath,
  ...remarksAboutHarmDone,
  // Said to a caller who drives, or wants to.
  {
    pattern:
      /\b(je (conduis|roule|suis au volant)|(vais|veux) conduire|prends? (la|ma) voiture|au volant)\b/,
    dangers: [...suicide, ...medical],
    replies: [
      'Pas au volant, pas comme ça : s’arrêter dès que possible, couper le contact, et le 15 de là où {tu es|vous êtes}.',
    ],
  },
  // Said to a caller who took something in order to die.
  {
    pattern:
      /^(oui )?(pour|voulais|envie de) mourir\b|\bje (voulais|voulait) (juste |vraiment )?mourir\b|\bj (ai|avais) (\w+ )?envie de mourir\b|^(?!.*\b(il|elle|mon|ma|pas)\b).*\b(je|j|c etait)\b.*\bpour mourir\b/,
    dangers: ['poisoning'],
    replies: [
      'Merci de me le dire. Le 15, tout de suite, avec ces mots-là aussi : on soigne le corps d’abord, et le 3114 écoute la suite.',
    ],
  },
  // Said to a caller who took something by mistake.
  {
    pattern: /\b(par|une) erreur\b|\btrompee? de (boite|dose|flacon)\b/,
    dangers: ['poisoning'],
    replies: [
      'Même par erreur, c’est le 15, maintenant : ils diront tout de suite si c’est dangereux.',
    ],
  },
  // Said to a caller who asks for help.
  {
    pattern: /^(?:\w+ ){0,2}(aide\w* moi|au secours|a l aide|help)(?: \w+){0,3}$/,
    dangers: medical,
    replies: [
      'Je ne peux pas venir, mais le 15 le peut, maintenant, sur haut-parleur : l’adresse d’abord, puis ce qui se passe.',
    ],
  },
  // Said to a caller whose attacker has left.
  {
    pattern: new RegExp(
      `^${exceptForWeaponOrReturn}.*\\b(il|elle|ils) (est|sont) (partie?s?|loin|descendue?s?|sortie?s?)\\b`,
    ),
    dangers: violence,
    replies: [
      'Alors ce moment sert à se protéger : la porte à clé, le téléphone à la main, et le 17 au moindre retour.',
    ],
  },
  // Said to a caller who fears what a call would mean for the violent person or for the family.
  {
    pattern: /\b(en prison|(mere|famille|tout le monde) (le )?sait|detruire (la|ma) famille)\b/,
    dangers: violence,
    replies: [
      'En parler au 3919 n’envoie personne en prison : on écoute d’abord, et rien ne se fait sans {toi|vous}. En danger immédiat, c’est le 17.',
    ],
  },
  // Said to a caller who regrets having taken something, or wants to live after all.
  {
    pattern:
      /\b(je (le )?regrette|(veux|voudrais) (plus|pas) mourir|j aurais pas du|qu est ce que j ai fait|je veux vivre)\b/,
    dangers: ['poisoning'],
    replies: [
      'Alors c’est maintenant que tout se joue, et c’est possible : le 15 tout de suite, avec le nom des cachets, la quantité et l’heure.',
    ],
  },
  // Said to a caller who wants to lie down or sleep after swallowing something.
  {
    pattern:
      /\b(dormir|m allonger|me coucher|fermer les yeux|une sieste|me reposer|prendre (un bain|une douche))\b/,
    dangers: medical,
    replies: [
      'Pas dormir, pas maintenant : le 15 d’abord, avec la porte ouverte et quelqu’un à côté si c’est possible.',
    ],
  },
  // Said to a caller who asks whether anybody is listening: "allô ?"
  {
    pattern: /^(allo|he ho|y a quelqu un|il y a quelqu un|tu (m )?entends|vous m entendez)( \w+)?$/,
    replies: ['Oui, je suis là, et j’écoute : où {en es-tu|en êtes-vous}, là ?'],
  },
  // Said to a caller who has put the weapon away.
  {
    pattern:
      /^(?!.*\b(fenetre|balcon|ventre|escaliers?|toit|pont|eau|sur (lui|elle)|dans (son|sa))\b).*(\bj ai (pose|range|lache|jete|repose|remis|rendu) (le|la|mon|ma|l) ?(couteau|fusil|arme|batte|barre|pistolet|marteau|lame)\b|\bje l ai (posee?|rangee?|lachee?|jetee?|donnee?|rendue?)\b)/,
    dangers: ['violence-threatened'],
    replies: [
      'Merci, ce geste compte énormément : maintenant {éloigne-toi|éloignez-vous}, et {appelle|appelez} le 15 ou quelqu’un de calme.',
    ],
  },
  // Said to a caller who has reported the violence to the police, or got no help there.
  {
    pattern:
      /\bj ai (deja )?(porte|depose) (une )?plainte\b|\b(police|flics|gendarmes)\b.*\b(rien|pas|jamais)\b/,
    dangers: violence,
    replies: [
      'C’était un vrai pas, même quand la suite déçoit : le 3919 aide à relancer, et le 17 doit venir à chaque nouveau danger.',
    ],
  },
  // Said to a caller who loves the violent person, or cannot leave.
  {
    pattern:
      /\b(je l aime|(peux|veux|arrive) pas (a )?(partir|le quitter|la quitter|m en aller)|(dit|dis) que je suis (folle|fou|nulle?)|s excuse|des fleurs|il est calme|tu me juges|vous me jugez)\b/,
    dangers: violence,
    replies: [
      'On peut aimer et avoir peur, et rester n’est pas un accord : le 3919 aide sans rien imposer ni juger.',
      'Ça arrive souvent, ce va-et-vient, et la peur revient avec : le 3919 à toute heure, et le 17 au moindre geste.',
    ],
  },
  // Said about violence that happened long ago, and to a caller who feels dirty.
  {
    pattern: /\b(il y a|ca fait) (\w+ ){1,2}ans\b|\bme sens (sale|salie|souillee?)\b/,
    dangers: ['sexual-violence'],
    replies: [
      'Ce sentiment vient de ce qui a été fait, pas de {toi|vous} : même très longtemps après, le 3919 écoute, et {te|vous} croira.',
    ],
  },
  ...remarksAboutDeathOfOther,
  // Said to a caller who believes that it is too late to help somebody.
  {
    pattern: /\b(il|elle) est (morte?|decedee?)\b|\b(trop tard|plus de pouls)\b/,
    dangers: medical,
    replies: [
      'Seul le 15 peut le dire, et il faut l’appeler maintenant, même si tout semble fini : ils guident les gestes au téléphone.',
    ],
  },
  // Said to a caller who blames themselves or panics while somebody needs an ambulance.
  {
    pattern:
      /\b(ma faute|j aurais du|j ai pas surveille|je m en veux|je panique|je flippe|j ai peur|je tremble)\b/,
    dangers: medical,
    replies: [
      'Ce n’est pas le moment de chercher la faute, et trembler n’empêche pas d’aider : le 15 sur haut-parleur, ils disent chaque geste.',
    ],
  },
  // Said to a caller who wants to stop hurting themselves.
  {
    pattern: /\b(veux|voudrais|aimerais|essaie d|arrive pas a) (m )?arreter\b/,
    dangers: ['self-harm'],
    replies: [
      'Vouloir arrêter, c’est déjà une part qui prend soin : au 3114 ou chez un médecin, on aide à traverser l’envie, sans juger.',
    ],
  },
  // Said to a caller who speaks of going to the police ("porter plainte").
  {
    pattern: /^(?!.*\bj ai (deja )?(porte|depose)\b).*\bplainte\b/,
    dangers: violence,
    replies: [
      'Porter plainte n’est pas obligatoire, et cela peut se décider plus tard : les soins, eux, n’attendent pas.',
    ],
  },
  {
    pattern:
      /^(?!.*\b(pas|plus|jamais|devant|table|poche|main|lettre|chercher)\b).*(\bje (l|les) ai (posee?s?|rangee?s?|jetee?s?|lachee?s?|donnee?s? (a|au)|rendue?s?|mise?s? loin)\b|\bj ai (pose|range|jete|lache|repose|rendu) (la |le |les |l |mon |ma |mes )?(couteau|lame|rasoir|cutter|corde|cachets?|comprimes?|medicaments?|boites?|plaquettes?|arme|fusil|pistolet)\b|\bje suis (re)?descendue?( d\w+ (toit|pont|parapet|rebord|chaise|balcon|fenetre))?$|\bje suis rentree?( chez moi| a l interieur)?$|\bje me suis (eloignee?|reculee?)( d\w+ (bord|vide|pont|rails|quai|fenetre|toit))?$|\b(suis|tiens) loin du (bord|vide|pont)\b|\bj ai recule$|\bje (recule|redescends)$)/,
    dangers: suicide,
    replies: [
      'Merci, ce geste compte énormément : maintenant loin de la main, dans une autre pièce, et le 3114 pour la suite.',
    ],
  },
  // Said to a caller who has a means of suicide at hand.
  {
    pattern:
      /\b(cachets?|comprimes?|medicaments?|boites?|corde|lame|couteau|rasoir|fusil|arme)\b.*\b(la|cote|main|devant|table|tiroir|lit|poche)\b|\b(il|elle) est (chargee?|armee?)\b|\bje (l|les) (ai|tiens) (la|dans (la|ma|mes) (mains?|poche)|a la main|devant moi|sur (moi|la table)|a cote de moi)\b|\b(toujours|pense\w*|regarde|vois|tiens|prends|ai|avec)( encore)? (a |aux? )?(les|la|le|mes|ma|mon|une?|des) (cachets?|comprimes?|medicaments?|corde|lame|couteau|rasoir|fusil|arme)\b/,
    dangers: suicide,
    replies: [
      'Cet objet doit être loin : une autre pièce, une porte fermée, ou chez quelqu’un, et ensuite le 3114.',
      '{Sors|Sortez} de cette pièce, loin de ça, et {compose|composez} le 3114 ou le 15 tout de suite.',
    ],
  },
  // Said to a caller who does not want anybody to come.
  {
    pattern:
      /\b(veux|voulais) (pas|plus) (qu (on|ils|il|elle)|que (le|la|les|des) \w+) (vien\w+|appel\w+)|\bveux (pas|plus) (de |d |du |le )(medecin|docteur|hopital|ambulance|pompiers|samu|secours)|\bpas besoin (de |d )(secours|aide|ambulance|personne)\b/,
    dangers: [...medical, ...suicide],
    replies: [
      'Je ne peux envoyer personne d’ici, et j’espère que {tu les laisseras|vous les laisserez} venir : ils soignent, ils ne jugent pas.',
      'Ne vouloir voir personne, ça se comprend : le 15 peut d’abord parler, et décider avec {toi|vous}.',
    ],
  },
  // Answers to a symptom of the caller or of somebody else: "j'ai froid", "elle vomit".
  {
    pattern:
      /\b(sommeil|endors|vomi\w*|fatiguee?|froid|chaud|tremble\w*|transpire|sueurs?|vertiges?|tete (me |qui )?tourne|(ca|tout) (\w+ ){0,2}tourn\w*|vois (flou|trouble|double)|nausees?|pale|blanche?|gris|bleue?)\b/,
    dangers: medical,
    replies: [
      'Ça, c’est à dire au 15 tout de suite, avec ces mots-là : chaque signe compte.',
      'Merci de le dire : ce signe-là, le 15 doit l’entendre maintenant.',
      'Je l’entends, et ça confirme qu’il ne faut pas attendre : le 15 ou le 112, et {reste|restez} près de la porte.',
    ],
  },
  {
    pattern:
      /\b(combien de temps|ca va faire quoi|je risque quoi|c est mortel|ca fait effet|je vais mourir|faire (vomir|boire)|boire (du|de l)|donner (du|de l)|cachets?|comprimes?|va (s en sortir|vivre|survivre)|sage femme ou|ou (une )?sage femme|gyneco\w* ou|vous etes (docteur|medecin)|tu es (docteur|medecin))\b/,
    dangers: medical,
    replies: onlyDoctorsKnowReplies,
  },
  {
    pattern: /\b(j ai (tres |trop |tellement )?peur|je flippe|je suis terrifiee?)\b/,
    dangers: suicide,
    replies: [
      'Avoir peur, là, c’est normal, et cette peur dit aussi qu’une part de {toi|vous} veut être protégée : qui peut venir maintenant ?',
    ],
  },
  // Answers to remarks that do not change the danger, for example that the battery runs out.
  ...practicalRemarks,
]

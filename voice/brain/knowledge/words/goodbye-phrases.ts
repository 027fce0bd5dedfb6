/** Phrases that often precede a goodbye: "bon allez merci pour tout, …". */
export const goodbyeOpenings: readonly string[] = [
  'bon',
  'thank you( so much| very much)?',
  'thanks',
  'gracias',
  'grazie',
  'danke',
  'bah',
  'ben',
  'allez',
  'voila',
  'ok',
  'okay',
  'd accord',
  'oui',
  'alors',
  'et',
  'donc',
  'euh',
  'ah',
  'oh',
  'super',
  'parfait',
  'tres bien',
  'bien',
  'ecoute',
  'ecoutez',
  'desolee?',
  'sur ce',
  'allez hop',
  'hop',
  '(en tout cas )?merci( beaucoup| bien| encore| a (toi|vous))?( pour (tout|ce soir|l appel|cet appel|ton ecoute|votre ecoute|ce moment|la discussion))?',
]

/** Phrases that often follow a goodbye: forms of address, thanks, kisses, wishes. */
export const goodbyeClosings: readonly string[] = [
  ...goodbyeOpenings,
  '(a )?(toi|vous|tous|tout le monde)( aussi)?',
  'aussi',
  'salut',
  'thank you( so much| very much)?',
  'thanks',
  'gracias',
  'grazie',
  'danke',
  'pareil',
  'la',
  'maintenant',
  'quand meme',
  'en tout cas',
  'ici',
  'moi',
  'alors',
  'hein',
  'mon ami',
  'mon amie',
  'ma belle',
  'mon beau',
  'mon coeur',
  'ma chere',
  'cherie?',
  '(gros |plein de )?(bisous?|bises?|bisoux)',
  'je t embrasse',
  'je vous embrasse',
  'porte toi bien',
  'portez vous bien',
  'prends soin de toi',
  'prenez soin de vous',
  'pour (ce soir|aujourdhui|cette fois)',
  'ca (m )?(a |ma )?fait du bien( de parler| de te parler| de vous parler)?',
  'c etait (bien|chouette|sympa|super|cool|un plaisir|agreable)( de (te|vous) parler)?',
  '(et )?(merci|a bientot)',
]

/** Phrases that are a goodbye on their own. */
export const goodbyeFormulas: readonly string[] = [
  'au revoir',
  '(je (te|vous) (dis|souhaite)|je vais (te|vous) (dire|souhaiter)) (au revoir|a demain|a bientot|(une )?(bonne|belle|douce) (nuit|soiree|journee))',
  '(passe|passez) une (bonne|belle|douce) (nuit|soiree|journee|fin de journee|apres midi)',
  '(bonne|belle|douce) (nuit|soiree|journee|fin de (soiree|journee)|apres midi|continuation)',
  'bonsoir et (bonne nuit|a demain)',
  'a (demain|bientot|plus|plus tard|la prochaine( fois)?|une (autre|prochaine) fois|tout a l heure|tres vite|tres bientot|un de ces jours|un de ces quatre|la semaine prochaine|ce soir|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)( soir| matin| midi)?',
  'bye( bye)?',
  'goodbye',
  'good night',
  'see you( later| soon| tomorrow)?',
  'ciao( ciao)?',
  '(hasta (luego|manana|pronto)|adios|arrivederci|a presto|buona ?notte|auf wiedersehen|tschuss|bis bald|gute nacht|sayonara|mata ne|da svidania|ma a salama|zaijian|buenas noches)',
  'tchao',
  'tchuss',
  '(bon|allez|bon allez|ok) (salut|salam|ciao|adieu)',
  'salam (mon|ma|frere|a tous|a (toi|vous))( \\w+)?',
  '(dors|dormez) bien',
  '(fais|faites) de beaux reves',
  '(on se|je te|je vous) (rappelle|reparle|recontacte) (demain|bientot|plus tard|vite|un autre jour|une autre fois|la semaine prochaine|ce soir)( soir)?',
  '(gros |plein de |allez |bon |bon allez |ok |je te fais (de gros |des )?)bisous?',
]

const leaveInfinitives =
  '(te laisser|vous laisser|y aller|raccrocher|filer|me sauver|m en aller|partir|me (re)?coucher|dormir|aller (dormir|me (re)?coucher|au lit)|couper( la)?|m arreter (la|ici)|arreter (la|ici|l appel)|te quitter|vous quitter|(te|vous) dire (au revoir|bonne nuit|a demain))'
const leaveSubjunctives =
  '(que )?(je (te|vous) laisse|j y aille|je raccroche|je file|je me sauve|je m en aille|je parte|je me couche|j aille (dormir|me coucher|au lit)|je dorme|je coupe|on (raccroche|s arrete|se quitte|se laisse)( la)?)'

/** Sentences in which the caller announces that they are leaving the call. */
export const leavingAnnouncements: readonly string[] = [
  'je (te|vous) laisse( (aller )?dormir| tranquille)?',
  `je (dois|devrais|vais|vais devoir|vais pas tarder a|ne vais pas tarder a|suis obligee? de|prefere|voudrais|veux|aimerais) ${leaveInfinitives}`,
  `(il )?(va )?(falloir|faut|faudrait) ${leaveSubjunctives}`,
  `(il est|c est) (temps|l heure|grand temps) (de |d |pour moi de |pour moi d |que )(${leaveInfinitives}|${leaveSubjunctives})`,
  'je (raccroche|file|me sauve|me pieute|m en vais|decolle|coupe|vais au lit|vais me pieuter|pars me coucher|monte me coucher|m arrete (la|ici)|te quitte|vous quitte)',
  '(bon|allez|ok|voila)( (ben|bah|allez|alors|voila))* (j y vais|je (vais rejoindre|rejoins|retourne voir) (ma|mon|mes|les) [a-z]+)',
  'on (s arrete|arrete|va s arreter|va arreter|peut s arreter|raccroche|peut raccrocher|va raccrocher|se quitte|se laisse|va se quitter|va se laisser|coupe)( (la|ici))?',
  '(tu peux|vous pouvez) (raccrocher|couper)',
  '(raccroche|raccrochez)',
  '(ca|ce) sera tout( merci)?',
  'c est tout pour (ce soir|aujourdhui|moi)',
  'fin de (l|cet) appel',
]

/** Words that start a reason for leaving now. A time or a place after "je dois y aller" states a plan instead. */
export const leavingReasons =
  '(parce que|car|il est|il se fait|je suis|je tombe|je me leve|j ai|on m|ma|mon|mes|c est|c etait|y a|il y a|demain (je|j)|sinon|mais c|mais ca|je dois|faut|je vais|je (bosse|travaille|commence|reprends|me|dors|mange|prends|rentre))'

/** Matches set phrases anywhere in the utterance that make a goodbye more likely. */
export const farewellPattern =
  /\b(?:au revoir|bonne (?:nuit|soiree|journee|route)|bisous?|ciao|raccroche|a (?:bientot|demain|plus))\b/

/** Matches set phrases of goodbye that at most three words follow. */
export const finalFarewellPattern =
  /\b(?:au revoir|bonne (?:nuit|soiree|journee)|bisous?|a (?:bientot|plus|la prochaine)|salut|ciao|bye)(?: \w+){0,3}$/

/** Matches an announcement to leave that begins like a conclusion: "bon, ma collègue m'appelle, j'y vais, à ce soir". */
export const concludingPattern =
  /^(?:bon|allez) (?:je vais|je file) .*\b(?:me coucher|dormir|au lit)$|^(?:bon|allez|ok) j ai (?:mon|un) (?:bus|train|metro|tram|car|avion|taxi|rendez vous)(?: (?:qui (?:arrive|part)|la|maintenant))?$|^(?:bon|allez) .* et (?:au lit|dodo|je dors)$|^(?:bon|allez|ok|bref|voila|merci) .*\b(?:j y vais|je file|je me sauve|je raccroche|je (?:te|vous) laisse)(?: (?:sinon|a|merci|salut|bonne|allez|bisous?|ciao|tchao)\b.*)?$/

/** Matches "salut" or "ciao" as a goodbye at the end: "j'ai plus de batterie salut". */
export const finalSalutPattern =
  /(?<!\b(?:di[ts]|dire|disait|un|le|mon|son|petit|juste|meme|aucun|pas|ni) )\b(?:salut|ciao|tchao)$/

/** Matches "salut", "ciao" and "bonsoir", which are goodbyes only after the start of a call. */
export const lateGoodbyePattern =
  /(?:[.!] ?|^(?:bon|allez)[ ,].{0,40}\b)bonsoir(?: \p{L}+)?[\s.!]*$|^\s*(salut|salam|ciao)(?: (?:l['’]|mon |ma |les )?\p{L}+)?[\s.!]*$/iu

/** Matches words anywhere in the utterance that show that the caller quotes, negates or continues. */
export const notGoodbyePattern =
  /\b(ce que (je|tu|il|elle|on|vous)|(m|t|l|lui|leur|nous|vous) (a|ai|as|ont|avait|avais) (dit|repondu|ecrit)|(dit|disait|disais|dis) (toujours|souvent|jamais)|(je|il|elle|on|ils|elles) (lui|leur|me) (dis|dit|disait|disais|disent)|veut dire|ca se dit|on dit|comment dit|avant|question|derniere chose|autre chose|encore une chose|voulais|voudrais (te|vous|savoir)|attends|attendez|je reviens|reviens|quitte pas|quittez pas|bouge pas|au fait|(remet\w*|remis\w*|report\w*|repouss\w*|decal\w*)( \w+){0,2} a (demain|plus tard|bientot)|^(je (veux|voudrais|aimerais)|j ai (envie|besoin) de) (partir|m en aller)$)\b/

/** Matches words that show that the caller leaves regularly, will leave later, or describes how they leave. */
export const laterLeaving =
  /\b(?:tous les|toutes les|chaque|d habitude|souvent|hier|derniere fois|doucement|(?:vais|dois|pars|faut) .*(?:(?<!\ba )demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|week end|vacances|chez (?:ma|mon|mes))|texto|sms|la parole)\b/

/** An utterance without any of these words is not a goodbye, even if the classifier says so. */
export const goodbyeWords =
  /\b(?:bye|revoir|nuit|soiree|journee|bientot|demain|plus tard|a plus|salut|ciao|tchao|bisous?|bises?|laisse\w*|file|y aller|y vais|vais (?:dormir|manger|me coucher|me recoucher|au lit|bosser|devoir|filer)|quitt\w*|raccroch\w*|adieu|couche\w*|pieute|rappell?\w*|prochaine|sauve|pars|parte|partir|retourne|attend|attendent|allez|coupe|arrete\w*|dodo|dormir|revient|stop|fini|boulot|travail|taf|cours)\b/

/** Words after which "au revoir" or a similar phrase is only mentioned, negated or planned: "sans dire au revoir". */
export const wordsBeforeMereMention =
  '(?:di[rst]\\w*|dise\\w*|appelle\\w*|entend\\w*|repond\\w*|ecri[rst]\\w*|une?|le|son|sa|mon|ma|cette|cet|sans|quand|si|que|qu|qui|pourquoi|comment|pas|ne|n|jamais|chaque|derniere?|aucune?|avant|de|d|jusqu|des|d ici|rendez vous|ai|as|a|avons|avez|ont|avais|avait|heures?|report\\w*|remis\\w*|decal\\w*|repouss\\w*|prevue?s?|fixe\\w*|(lui|leur) (souhaite|souhaiter)|souhaitee?|genre|mode|lignes|message|mail|texto|sms)'

const leavingVerb =
  '(?:raccroch\\w*|quitt\\w*|part(?:e|s|i\\w*)?|pars|laiss\\w*|dor[mst]\\w*|couch\\w*|coup\\w*|dit)'
const leaving = `(?:${leavingVerb}|au revoir|bonne (?:nuit|soiree|journee)|a (?:demain|plus|bientot))`

/** Matches "j'ai peur de raccrocher", "dès que je raccroche". */
const leavingInFearWishOrCondition = `\\b(?:peur|envie|horreur|failli|deteste|ose|oser|hate|dur|difficile|mal|aim(?:e|es|er)|quand|lorsque|des|chaque fois|qui|si(?= (?:je|j|tu|on|vous)))(?: (?:pas|de|d|que|qu|a|te|t|vous|me|m|on|je|j|tu|il|elle|se|etre|dire))* ${leaving}`
/** Matches "je veux pas raccrocher". */
const deniedLeaving = `\\b(?:pas|jamais|sans|impossible)(?: (?:encore|envie|trop|reussir|de|d|que|me|te|vous|se|a|m|en|dire|j|y|aille|un|re))* ${leaving}`
/** Matches "ma mère raccroche". */
const leavingOfOthers = `\\b(?:il|elle|ils|elles|tu|vous|personne|(?:mon|ma|mes|son|sa|notre|nos) \\w+)(?: (?!(?:je|j|on|et|dis|souhaite|pouvez|peux)\\b)\\w+){0,2} (?!laiss)${leavingVerb}(?: ${leaving})?`
/** Matches "il m'a raccroché au nez". */
const pastLeaving = `\\b(?:ai|as|a|avons|avez|ont|suis|est|etais|etait|avais|avait|sommes)(?: (?:deja|bien|tous|te|me|m|failli|du))* ${leavingVerb}(?: ${leaving})?`
/** Matches "je te laisse imaginer". */
const lettingAddresseeAct =
  '(?:te|vous) laiss\\w* (?:(?!dormir)\\w+(?:er|ir|re)|juge|comme|le|la|les|un|une|deux)\\b'

/** Matches mentions of leaving that are not a goodbye. */
export const mentionedLeaving = new RegExp(
  [
    leavingInFearWishOrCondition,
    deniedLeaving,
    leavingOfOthers,
    pastLeaving,
    lettingAddresseeAct,
  ].join('|'),
  'g',
)

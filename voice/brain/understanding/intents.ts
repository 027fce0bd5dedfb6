/** What the caller wants or expresses with an utterance. */
export type Intent =
  | 'explicit-with-minor'
  | 'explicit'
  | 'insult'
  | 'stop'
  | 'repeat'
  | 'continue'
  | 'asks-if-human'
  | 'asks-feelings'
  | 'asks-body'
  | 'asks-maker'
  | 'asks-abilities'
  | 'asks-privacy'
  | 'asks-price'
  | 'asks-balance'
  | 'asks-name'
  | 'asks-how-companion-is'
  | 'asks-fact'
  | 'asks-about-companion'
  | 'asks-joke'
  | 'asks-activity'
  | 'asks-advice'
  | 'thanks'
  | 'greeting'
  | 'yes'
  | 'no'
  | 'unsure'
  | 'reports-misunderstanding'
  | 'changes-topic'
  | 'compliment'

/** Patterns for normalised text (see `normaliseText`). */
export const intentPatterns: readonly (readonly [Intent, RegExp])[] = [
  [
    'explicit-with-minor',
    /(sexe|sexuel|nue?|coucher|baiser|fantasme|desir|excite)( \w+){0,8} (mineure?|gamine?|collegienne?|lyceenne?|enfants?|petite fille|petit garcon|1[0-7] ans)|(mineure?|gamine?|collegienne?|lyceenne?|petite fille|1[0-7] ans)( \w+){0,8} (sexe|sexuel|nue?|coucher|baiser|excite)/,
  ],
  [
    'explicit',
    /\b(baise|baiser avec|te baiser|suce|sucer|branle|branler|bite|chatte|nichons|sodom|gode|porno|sexe cru|enculer|levrette|ejacul|orgasme|jouir|mouille|fellation|cunni|deshabille toi|a poil|parle moi sale|dis moi des choses cochonnes|sois (plus )?explicite|sexe au telephone|sexto|du sexe|(veux|envie de) (baiser|te (prendre|toucher|lecher)))\b/,
  ],
  [
    'insult',
    /\b(connard|connasse|salope|pute|encule|va te faire|ta gueule|ferme la|abruti|idiote?|debile|tu es (nul|nulle|conne?|bete|inutile)|imbecile|batard|conasse|tu sers a rien|merde a toi)\b/,
  ],
  [
    'stop',
    /^(stop|arrete|arretez|on arrete|on s arrete|j arrete|pause|ca suffit|assez)( .{0,30})?$|\b(on (peut )?arrete(r)? (la|ca|l exercice|le jeu|l histoire)|(je )?veux (plus|pas) (continuer|jouer|faire (ca|cet exercice))|(on )?passe(r|z|ons)? a autre chose|on change|arrete (ca|l exercice|le jeu|cette histoire|l histoire))\b/,
  ],
  [
    'repeat',
    /^(pardon|comment|quoi|hein|repete|repetez)$|\b(tu peux repeter|vous pouvez repeter|repete|repetez|redis|redites|j ai (pas|rien) (compris|entendu)|(pas|mal) entendu|tu disais|vous disiez|tu as dit quoi|qu est ce que tu (as dit|disais))\b/,
  ],
  [
    'continue',
    /^(continue|continuez|vas y|allez y|et alors|ensuite|la suite|et apres|suite|je t ecoute|je vous ecoute)$/,
  ],
  [
    'asks-if-human',
    /\b(es tu|tu es|etes vous|vous etes|t es)( \w+){0,3} (humaine?|une? (ia|robot|machine|vraie? personne|bot|programme|ordinateur|vraie? femme|vrai homme)|reelle?|vivante?|intelligence artificielle)|(parle|parler)( \w+){0,2} (a|avec) (un|une) (vraie?|robot|machine|ia|humain)|qui es tu|tu es qui|vous etes qui|qui etes vous|tu existes|vous existez/,
  ],
  [
    'asks-feelings',
    /\b(tu m aimes|vous m aimez|tu es amoureu|m aimes tu|tu ressens|vous ressentez|tu as des (sentiments|emotions)|vous avez des (sentiments|emotions)|je te manque|tu penses a moi|tu es jalou|tu es triste|tu es heureu|tu t ennuies)/,
  ],
  [
    'asks-body',
    /\b(quel age as tu|tu as quel age|quel age avez vous|vous avez quel age|ou (habites tu|habitez vous|tu habites|es tu|tu vis)|tu (habites|vis) ou|tu ressembles a quoi|tu es (ou|habillee? comment)|tu portes quoi|on peut se (voir|rencontrer)|(te|vous) (voir|rencontrer) en vrai|donne moi ton numero)\b/,
  ],
  [
    'asks-maker',
    /\b(qui t a (cree|fait|programme|concu|invente)|qui vous a (cree|fait|programme|concu)|tu viens d ou|qui est derriere|c est quoi amivoix)\b/,
  ],
  [
    'asks-abilities',
    /\b(tu (sais|peux) faire quoi|vous (savez|pouvez) faire quoi|que (sais|peux) tu faire|que (savez|pouvez) vous faire|qu est ce que (tu sais|tu peux|vous savez|vous pouvez) faire|a quoi tu sers|tu sers a quoi|comment ca marche|on peut faire quoi|on fait quoi|tu proposes quoi|comment tu fonctionnes)\b/,
  ],
  [
    'asks-privacy',
    /\b(tu (m )?enregistres|vous (m )?enregistrez|c est enregistre|on est enregistre|quelqu un (nous )?ecoute|qui (nous )?ecoute|mes donnees|confidentiel|ca reste entre nous|tu (vas )?repete(r|s)? (a|ca)|c est prive|vie privee)\b/,
  ],
  [
    'asks-price',
    /\b(combien (ca |cela )?(coute|coutent)|c est (payant|gratuit|cher)|quel (est le )?prix|le prix|les prix|tarif|tarifs|ca coute combien|facture|factures|abonnement)\b/,
  ],
  [
    'asks-balance',
    /\b(il me reste combien|combien (il )?(me|m en) reste|combien de (minutes|temps)|mes minutes|mon solde|reste (t il )?(des|de) minutes|decompte)\b/,
  ],
  [
    'asks-name',
    /\b(comment (tu t appelles|vous vous appelez|t appelles tu)|c est quoi ton (nom|prenom)|ton prenom|quel est (ton|votre) (nom|prenom))\b/,
  ],
  [
    'asks-how-companion-is',
    /\b((comment )?(ca va|tu vas|vas tu|allez vous|vous allez)( bien)? (et )?(toi|vous)|et (toi|vous)( ca va| comment( ca)? va)?$|comment (vas tu|tu vas|allez vous|vous allez)|tu vas bien|vous allez bien|quoi de neuf)\b|^(ca va|comment ca va|salut ca va|bonjour ca va|bonsoir ca va)$/,
  ],
  ['asks-joke', /\b(blague|fais moi rire|faites moi rire|quelque chose de drole|un truc drole)\b/],
  [
    'asks-activity',
    /\b(une histoire|raconte|racontez|j(e)? (veux|voudrais|aimerais) apprendre|un jeu|jouer|joue|on joue|jouons|exercice|respiration|respire(r|z)? (ensemble|avec moi)|respirons|meditation|mediter|relaxation|detendre|me relaxer|une activite|une lecon|un cours|apprends moi|apprenez moi|m apprendre|un quiz|quelques mots de|simulation|m entrainer|entrainement|tu preferes|scan corporel|propose moi (quelque chose|un truc)|on fait (un|quelque chose)|une autre activite|action ou verite|verite ou action|roue de (la|ma) vie|ancrage|les cinq sens|5 4 3 2 1|portrait chinois|questions qui rapprochent|(preparer|repeter|travailler) (un|mon|l|cet) (oral|expose|discours|entretien)|preparer (une|ma|cette) soutenance)\b/,
  ],
  [
    'asks-advice',
    /\b(un conseil|(tu (crois|penses)|vous (croyez|pensez)|est ce) que je (dois|devrais|peux|ferais)|conseille|conseillez|tu en penses quoi|vous en pensez quoi|qu en (penses tu|pensez vous)|qu est ce que (tu en penses|vous en pensez|je (dois|peux|devrais) faire)|que (dois|devrais|puis) je faire|quoi faire|tu ferais quoi|a ma place|ton avis|votre avis|aide moi|aidez moi)\b/,
  ],
  [
    'thanks',
    /\b(merci|je te remercie|je vous remercie|ca m a fait du bien|ca fait du bien|tu m as aidee?|vous m avez aidee?)\b/,
  ],
  ['greeting', /^(bonjour|bonsoir|salut|coucou|hello|hey|allo|re|yo|hola)\b/],
  [
    'changes-topic',
    /\b((parle|parlons|parler|passe|passons) (d|a) autre chose|on change de sujet|changeons de sujet|change de sujet)\b/,
  ],
  [
    'reports-misunderstanding',
    /\b((tu (as|ne|n)|vous (avez|ne|n))( \w+){0,3} (pas|mal|rien) (compris|comprends|comprenez)|c est pas ce que j ai dit|ce n est pas ce que j ai dit|tu comprends (pas|rien)|vous comprenez (pas|rien)|a cote de la plaque|tu m ecoutes pas|rien a voir)\b/,
  ],
  [
    'compliment',
    /\b(tu es (gentille?|adorable|geniale?|super|douce?|drole|cool|interessante?|belle|beau|mignonne?)|vous etes (gentille?|adorable|geniale?|douce?|drole)|j aime (bien )?(ta|votre) voix|belle voix|jolie voix|je t aime|je vous aime|je t adore|tu me plais)\b/,
  ],
  [
    'asks-fact',
    /^(quelle? (est|heure|temps|jour|sont)|quel temps|c est quoi|qu est ce qu( une?)?|combien (de|font)|qui (est|a)|ou (est|se trouve)|pourquoi (le|la|les)|comment (on|faire|fait on)|quand (est|a)|tu (connais|sais|as vu|as lu)|est ce que (le|la|les|tu connais))\b/,
  ],
  [
    'unsure',
    /^(euh |ben |bah |bof |oh )*(je (ne )?sais (pas|plus)( trop| vraiment| quoi dire)?|aucune idee|bof|peut etre|ca depend|j hesite|pas vraiment d idee|je vois pas|difficile a dire|rien de special|rien|pas grand chose)( .{0,12})?$/,
  ],
  [
    'yes',
    /^(euh |ben |bah |ah |oh )*(mm|mmm|mh|mhm|mm hm|hm hm|oui|ouais|ok|okay|d accord|dac|volontiers|avec plaisir|carrement|bien sur|pourquoi pas|allez|allons y|on y va|vas y|ca marche|je veux bien|si tu veux|si vous voulez|evidemment|absolument|tout a fait|ouep|yes|exactement|c est ca|je suis prete?|prete?|parfait|bonne idee|super|si)\b/,
  ],
  [
    'no',
    /^(euh |ben |bah |ah |oh )*(non|nan|nope|pas vraiment|pas trop|pas du tout|jamais|pas maintenant|pas ce soir|pas envie|une autre fois|plus tard|sans facon|je (ne )?prefere pas|je n ai pas envie|j ai pas envie|ca ne me dit rien|ca me dit rien)\b/,
  ],
]

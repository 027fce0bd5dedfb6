import type { Act } from './acts/find-act'

/** Patterns for normalised text (see `normaliseText`), by what the caller wants or expresses. */
export const intentPatterns = {
  'explicit-with-minor':
    /\b(sexe|sexuel\w*|nue?|coucher (?!de|a|tot|tard|mon|ma|mes|les|le|la)|baiser|fantasme\w*|desir\w*|excite\w*)( \w+){0,8} (mineure?|gamine?|collegienne?|lyceenne?|enfants?|petite fille|petit garcon|1[0-7] ans)\b|\b(mineure?|gamine?|collegienne?|lyceenne?|petite fille|1[0-7] ans)( \w+){0,8} (sexe|sexuel\w*|nue?|coucher avec|baiser|excite\w*)\b/,
  explicit:
    /\b(baise|baiser avec|te baiser|suce|sucer|branle|branler|bite|(?<!(?:ma|une petite|ma petite|la petite|notre|vieille|jeune) )chatte(?! (?:de la spa|noire|blanche|rousse|tigree|d appartement|sterilisee))|nichons|sodom|gode|porno|sexe cru|enculer|levrette|ejacul|orgasme|jouir|mouille|fellation|cunni|deshabille toi|a poil(?! (?:dur|ras|long|court|fris|clair))|parle moi sale|dis moi des choses cochonnes|sois (plus )?explicite|sexe au telephone|sexto|du sexe|(veux|envie de) (baiser|te (prendre|toucher|lecher)))\b/,
  insult:
    /\b(connard|connasse|salope|pute|encule|va te faire|ta gueule|ferme la(?! \w)|(?:tu es|vous etes|espece d|gros|grosse|pauvre|sale) (?:une? )?(?:idiote?|debile|abrutie?|imbecile)|^(?:idiote?|debile|abrutie?|imbecile)$|tu es (nul|nulle|conne?|bete|inutile)|batard|conasse|tu sers a rien|merde a toi)\b/,
  'refuses-activities':
    /\b(?<!\b(?:je|j) (?:ne )?)((ne |n )?(me |m )?(propose|proposez|lance|lancez|fais|faites|refais|refaites|commence|commencez) (moi )?(pas|plus(?! (?:court|long|bref|simple))|rien)|pas (?!une? )(envie |question |besoin )?(de (parler|faire|refaire) (de |d )?|d |de |un |une |ton |votre |tes |vos )*((petits? |autres? )?(jeux?|exercices?|activites?|quiz|meditation|respiration|relaxation|jouer|respirer)|(lecon|cours)s?\b|histoires?$)|(sans|ni|aucun|sans (parler|faire|proposer) de|plus de|plus d|marre (de|d|des)|stop (aux?|les)) (d |de |tes |vos )?(petits? )?(jeux?|exercices?|activites?|quiz|meditation|respiration)|finalement (pas|non)|tes exercices|vos exercices|(laisse|laissez) tomber (le|la|l|ton|votre|les|tes) ?(jeux?|exercices?|activite|respiration)|pas d humeur a (jouer|ca))\b/,
  stop: /^(stop|on arrete (la|le|l|les|ca|tout))\b|^(stop|arrete|arretez|on arrete|on s arrete|on laisse tomber|(laisse|laissez) tomber|on oublie|j arrete(?! pas)|pause|ca suffit|assez)( .{0,30})?$|\b(on (peut )?arrete(r)? (la|ca|l exercice|le jeu|l histoire)|(je )?veux (plus|pas) (continuer|jouer|faire (ca|cet exercice))|je (veux|voudrais|prefere) (arreter|qu on arrete)(?! de)|(?<!\b(?:de|faut|dois|devrais|dit|a) )(?:on )?passe(?:z|ons)? a autre chose|(?:on peut|on pourrait|je veux|je voudrais) passer a autre chose|on change|arrete (ca|l exercice|le jeu|cette histoire|l histoire))\b/,
  repeat:
    /^(pardon|comment|quoi|hein|repete|repetez)$|\b(tu peux repeter|vous pouvez repeter|(?<!\b(?:ai|as|avez|a|ont|encore|jamais|deja|tout|se|me) )repete(?:z)?(?! (?:que|a|tout|sans|toujours))|redis|redites|j ai (pas|rien) (compris|entendu)|(pas|mal) entendu|tu disais|vous disiez|tu as dit quoi|qu est ce que tu (as dit|disais))\b/,
  continue:
    /^(continue|continuez|vas y|allez y|et alors|ensuite|la suite|et apres|suite|je t ecoute|je vous ecoute)$/,
  'asks-if-human':
    /\b(?<!\bsais (?:bien |tres bien )?que )(es tu|tu es|etes vous|vous etes|t es)( \w+){0,3} (humaine?|une? (ia|robot|machine|vraie? personne|bot|programme|ordinateur|vraie? femme|vrai homme)|reelle?|vivante?|intelligence artificielle)|(parle|parler)( \w+){0,2} (a|avec) (un|une) (vraie?|robot|machine|ia|humain)|qui es tu|tu es qui|vous etes qui|qui etes vous|tu existes|vous existez/,
  'asks-feelings':
    /\b((tu|vous) (veux|voulez|voudrais) (bien )?(sortir|etre) avec moi|(sortir|dormir|vivre|me marier) avec (toi|vous)|(?<!\b(?:dire|dit|dis|disait|disais|ecrit|repondu) (?:que )?)je (t aime|vous aime|t adore|suis (en train de tomber )?amoureu\w* de (toi|vous))|(tu|vous) me (plais|plaisez)|je (commence a|crois que je) m attache|(pourrais|pourriez|peux|pouvez) (tu |vous )?m aimer|(toi|tu me|vous me) .*(tombe|suis) amoureu\w*|tu m aimes|vous m aimez|m aimez vous|tu es amoureu|m aimes tu|tu ressens|vous ressentez|tu as des (sentiments|emotions)|vous avez des (sentiments|emotions)|je te manque|tu penses a moi|tu es triste|tu es heureu|tu t ennuies)/,
  'asks-abilities':
    /\b(tu (sais|peux) faire quoi|vous (savez|pouvez) faire quoi|que (sais|peux) tu faire|que (savez|pouvez) vous faire|qu est ce que (tu sais|tu peux|vous savez|vous pouvez) faire|a quoi tu sers|tu sers a quoi|comment ca marche|on peut faire quoi|on fait quoi( maintenant| ensemble| la)?$|tu proposes quoi|comment tu fonctionnes)\b/,
  'asks-privacy':
    /\b(tu (m )?enregistres|vous (m )?enregistrez|c est enregistre|on est enregistre|quelqu un (nous )?ecoute|qui (nous )?ecoute|mes donnees|confidentiel|ca reste entre nous|tu (vas )?repete(r|s)? (a|ca)|c est prive|vie privee)\b/,
  'asks-price':
    /^(?:(?:et|mais|alors|au fait|dis|c est|ca) )*(combien (ca |cela )?coute|coute combien|payant|gratuit|quels? (sont )?(les |est le )?(prix|tarifs?))( ici| de (te|t|vous) (parler|appeler)| l appel| la minute)?$|\b(prix|tarifs?|payante?|gratuite?|coute\w*|factur\w*|payer|paye)\b.{0,30}\b(l appel|cet appel|les? appels?|minutes?|amivoix|l appli(cation)?|abonnement|(te|vous) (parler|appeler))\b|\b(mon|l|votre|un) abonnement (amivoix|ici|coute)\b|\bcombien coute (l appel|l abonnement|une minute|amivoix)\b/,
  'asks-how-companion-is':
    /\b((comment )?(ca va|tu vas|vas tu|allez vous|vous allez)( bien)? (et )?(toi|vous)|et (toi|vous) (ca va|comment( ca)? va)$|comment (vas tu|tu vas|allez vous|vous allez)|tu vas bien|vous allez bien|quoi de neuf)\b|^(ca va|comment ca va|salut ca va|bonjour ca va|bonsoir ca va|(\w+ ){0,4}et (toi|vous))$/,
  'asks-joke': /\b(blague|fais moi rire|faites moi rire|quelque chose de drole|un truc drole)\b/,
  'asks-activity':
    /^(?:(?:et|bon|alors|allez|oui|ok|d accord|dis|plutot|euh|ben|on|les?|la|l|une?|des|du|petite?) )*(?:(?:(?:moi )?(?:on (?:peut|pourrait|va|ferait|fait|joue|respire|s entraine)|tu (?:peux|pourrais|veux|as|connais|proposes)|vous (?:pouvez|pourriez|avez|proposez)|peux tu|pouvez vous|j aimerais(?: bien)?|je (?:veux|voudrais|veux bien)(?: bien)?|j ai envie|propose|proposez|fais|faites|lance|lancez|aide|aidez|donne|donnez|commence|commencons|jouons|respirons)\b.{0,40}?)?\b(?:jeux?|joue|jouer|jouons|exercices?|respirer?|respirez|respiration|respirons|meditation|mediter|relaxation|me detendre|truc (?:\w+ ){0,3}pour (?:redescendre|souffler|me calmer|me poser|decompresser|m endormir|me relaxer)|activite|lecon|quiz|simulation|m entrainer|entrainement|tu preferes|scan corporel|action ou verite|verite ou action|roue de (?:la|ma) vie|ancrage|les cinq sens|5 4 3 2 1|portrait chinois|questions qui rapprochent|une histoire|propose moi (?:quelque chose|un truc)|quelques mots de|(?:preparer|repeter|travailler) (?:un|mon|l|cet) (?:oral|expose|discours|entretien)|preparer (?:une|ma|cette) soutenance|raconte(?:z)? moi (?:quelque chose|un truc)|racontez?$|apprends moi|apprenez moi|apprendre (?:le |la |l |du |des |quelques |un peu ))\b)/,
  'asks-advice':
    /\b((un|des|tes|vos|deux|trois|quelques) conseils?|(un|des) (trucs?|astuces?|idees?) pour|astuces?|une (methode|technique|idee)|un planning|(?:connais|connaissez) (?:quelque chose|un truc|un remede|une solution|un moyen) (?:pour|contre)|(dis|dites) moi franchement|conseille moi|conseillez moi|(tu|vous) (en )?(penses?z?|pensez) quoi|qu en (penses tu|pensez vous)|qu est ce que (tu en penses|vous en pensez|je (dois|peux|pourrais|devrais|fais|vais faire)|(tu|vous) (ferais|feriez|me (conseilles|conseillez)))|que (dois|devrais|puis) je faire|(?<!\b(?:su|savais|savait) )(?:quoi|que) faire$|je fais quoi|(tu|vous) (ferais|feriez) quoi|a ma place|ton avis|votre avis|(que )?(ferais tu|feriez vous)|comment (tu ferais|vous feriez|je (dois|peux|pourrais) (faire|m y prendre)|je (fais|m organise|gere|m y prends)|(m y prendre|m organiser|gerer|reviser|avancer|faire pour (ne )?(pas|plus|que)))|je \w+ quand$)\b/,
  thanks:
    /\b((?<!\b(?:pas|sans|meme) (?:un |de )|\b(?:a|ont|ai|sans|avoir) (?:\w+ )?(?:dit|dire) )merci(?! (?:de|pour) (?:me |m |votre temps)\w*)|thanks?( you)?|gracias|grazie|danke|arigato|choukran|shukran|spassiba|spasiba|xie ?xie|je te remercie|je vous remercie|c est gentil (?:de m (?:avoir|ecouter)|a (?:toi|vous))|ca m a fait du bien|ca fait du bien|tu m as aidee?|vous m avez aidee?)\b/,
  greeting:
    /^(euh |oui |ah )*(bonjour|bonsoir|salut|coucou|hello|hey|allo|re|yo|wesh|ciao|hola|konnichiwa|guten (tag|abend|morgen)|buongiorno|buonasera|salam|ni hao|privet)\b/,
  'changes-topic':
    /\b((parle|parlez|parlons|parler|passe|passons|cause|causons)( moi| m en)? (d |a |de )(autre chose|n importe quoi|tout et de rien)|(parle|parlez|raconte|racontez) moi (autre chose|n importe quoi)|(on )?(change|changer|changeons)( un peu)? (de sujet|les idees)|changez? moi les idees|(pas (vraiment |trop )?envie|veux (pas|plus)|envie) (d en|de|en) (re)?parler( plus)? ?(de|du|d|des)?$|(pas (vraiment |trop )?envie de|veux (pas|plus)) (re)?parler (de|du|d|des) (ca|boulot|travail|lui|elle|mon \w+|ma \w+)|(penser|passer) a autre chose)\b/,
  'reports-misunderstanding':
    /\b((tu (as|ne|n)|vous (avez|ne|n))( \w+){0,3} (pas|mal|rien) (compris|comprends|comprenez)|c est pas ce que j ai dit|ce n est pas ce que j ai dit|tu comprends (pas|rien)|vous comprenez (pas|rien)|a cote de la plaque|(tu|vous) (m |ne m )?(ecoutes|ecoutez) pas|rien a voir|(c est|ce n est) pas (du tout )?(ca|ce que je (dis|veux dire|voulais dire))|(j ai pas|je n ai pas|j ai jamais) (dit|parle)|^(non|nan|mais|mais non) (moi )?j ai dit|j ai dit .{2,40} (et )?pas (mon|ma|mes|le|la|les|un|une|que|de)|^(non|mais non) c (est|etait) .{2,40} pas (mon|ma|mes|le|la|les|un|une|a|au|en)|(tu|vous) (confonds|confondez|melanges|melangez|(te|vous) (trompes|trompez)|deformes|deformez))\b/,
  compliment:
    /\b(tu es (trop |si |tres |vraiment )?(gentil(le)?|adorable|geniale?|super|douce?|drole|cool|interessante?|belle|beau|mignonne?)|vous etes (trop |si |tres |vraiment |bien )?(gentil(le)?|adorable|geniale?|douce?|drole)|(tu es|vous etes) une? (bon|bonne|super|vraie?|chouette|belle) \w+|j aime (bien )?(ta|votre) voix|belle voix|jolie voix)\b/,
  unsure:
    /^(euh |ben |bah |bof |oh )*(je (ne )?sais (pas|plus)( trop| vraiment| quoi dire)?|aucune idee|bof|peut etre|ca depend|j hesite|pas vraiment d idee|je vois pas|difficile a dire|rien de special|rien|pas grand chose)( .{0,12})?$/,
  yes: /^(euh |ben |bah |ah |oh )*(mm|mmm|mh|mhm|mm hm|hm hm|oui|ouais|ok|okay|d accord|dac|volontiers|avec plaisir|carrement|bien sur|pourquoi pas|allez|allons y|on y va|vas y|ca marche|je veux bien|si tu veux|si vous voulez|evidemment|absolument|tout a fait|ouep|yes|exactement|c est ca|je suis prete?|prete?|parfait|bonne idee|super|si)\b/,
  no: /^(euh |ben |bah |ah |oh )*(non|nan|nope|pas vraiment|pas trop|pas du tout|jamais|pas maintenant|pas ce soir|pas envie|une autre fois|plus tard|sans facon|je (ne )?prefere pas|je n ai pas envie|j ai pas envie|ca ne me dit rien|ca me dit rien)\b/,
} as const satisfies Readonly<Record<string, RegExp>>

/** Acts that are intents by the same name, even without the words of a pattern. */
type IntentAct = Extract<Act, `asks-${string}` | 'compliment' | 'repeat' | 'thanks' | 'unsure'>

/** What the caller wants or expresses with an utterance. Another rule finds questions about the companion. */
export type Intent = keyof typeof intentPatterns | IntentAct | 'asks-about-companion'

/** Returns the intent that the act expresses, if any. */
export function findIntentOfAct(act: Act | null): Intent | null {
  if (act === 'change-topic') return 'changes-topic'
  if (act === 'refuses-activity') return 'refuses-activities'
  const isIntent = act !== null && /^(?:asks-.*|compliment|repeat|thanks|unsure)$/.test(act)
  return isIntent ? (act as IntentAct) : null
}

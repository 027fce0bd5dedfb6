/** Matches a request to speak more slowly, or a complaint about fast speech. */
export const slowerWish =
  /\b((moins|trop) vite|plus (lentement|doucement)|ralenti(?:r|s|sse[rz]?)?|a toute vitesse|trop rapide|articul\w*)\b|\b(?:parl|repet|redi[rst])\w* (?:moi )?(?:tout |un peu )?(?:doucement|lentement|bas)\b(?! (?:un moment|deux|de|du))/

/** Matches words about how the caller or somebody else speaks, or how time passes: "ils parlent trop vite". */
export const otherSpeakerPattern =
  /\b(?:ils?|elles?|on|je|temps|vie|annees?) (?:\w+ ){0,2}?(?:parl\w*|dit|disait|va|vont|fait|pass\w+)\b/

/** Matches a request to speak louder. */
export const louderWish = /\b(?:parlez?|redis|dis le|dites le|redites)(?: moi ca)? plus fort\b/

/**
 * Matches words which show that a text is not a request to repeat: complaints that the companion repeats itself,
 * "on peut", "jouer".
 */
export const excludesRepeatRequest =
  /\b((tu|vous|t) (l |le |me l |nous l )?(as|avez|a) (deja|encore) (dit\w*|demande\w*|pose\w*|propose\w*|fait)|(ca|celui la|celle la) (tu|vous) (l )?(as|avez) deja|(tu|vous) (te |vous )?(repetes?|repetez) (toujours|tout le temps|encore|souvent|la meme|les memes)\b.*|(tu|vous) (te |vous )?(repetes?|repetez)( un peu| beaucoup)?$|encore (la meme|le meme|cette) (question|phrase|mot)|deja (dit|pose|demande) (ca|cette|celui)|ce qu(?:e|on)?(?! (?:tu (?:as dit|disais)|vous (?:avez dit|disiez))\b)|on (?:peut|pourrait|va)|jou(?:e|es|ez|er))\b/

/**
 * Matches words about saying "tu" or "vous". In a text without them, the acts `say-tu` and `say-vous` are unreliable.
 */
export const addressWish =
  /\b(?:tutoi|tutoy|vouvoi|vouvoy)\w*\b|\b(?:dis|dites) moi (?:tu|vous)$|\bse (?:dit|dise|dire) (?:tu|vous)\b/

/** Matches a request to talk about something light. */
export const lightTalkRequest =
  /\b(parl\w*|discut\w*|cause\w*|bavard\w*) (un peu |juste |moi |plutot )*(de |d )(autre chose|choses? (banales?|simples?|legeres?)|rien|la pluie|n importe quoi)|\b(choses?|sujets?|trucs?) (banales?|banal|banaux|legers?|legeres?)( |$)/

/** Matches the words of a request to change the subject, up to the new subject if one is named. */
export const changeRequest =
  /^(?:(?:bon|allez|ok|d’accord|oui|non|bref|alors|écoute|écoutez|ah|oh|et|tiens)[ ,]+)*(?:(?:on |et si on )?(?:change|changeons|changeait|parle|parlait|parlons|passe|passons|cause|peut parler|peut changer)(?:[ -]moi)? (?:de sujet|d’autre chose|à autre chose|de quelque chose d’autre)|sinon rien à voir|rien à voir|ça n’a rien à voir|autre chose|(?:stop[ ,.!]*)?(?:on arrête|arrêtons|arrête|arrêtez)(?: (?:le jeu|la scène|ça|là|avec ça))?)(?:[ ,.:]+(?:mais |et |s’il te plaît|s’il vous plaît)?)/i

/** Captures the new subject that a request names, with its article: "parlons plutôt de la politique". */
export const namedSubject =
  /\b(?:on parle|parlons|parlait|cause|parle[sz]?(?: |-)moi)(?: un peu)?(?: plutôt)? (?:de (?=la |l’)|de |d’)?((?:la |l’|des |du )?(?!autre|ça|tout|rien|chose|sujet|n’importe)\p{L}{3,}(?: \p{L}+)?)[ ?!.]*$/iu

/** Matches an objection to what the companion just said: "je te parle de ma sœur", "tu m'écoutes ou quoi". */
export const objectionPattern =
  /\b(?:je (?:te|vous) (?:parle|parlais|demande|demandais)|je viens de (?:te|vous) (?:le )?dire|(?<!que )(?:tu|vous) (?:m|me) (?:ecoute[sz]?(?! (?:toujours|bien))|saoule[sz]?|raconte[sz]?)|de quoi (?:tu|vous) parle[sz]?|j ai (?:pas|jamais) (?:dit|parle)|je (?:t|vous) ai (?:pas|jamais) (?:dit|parle)|rien a voir|quel rapport|pourquoi (?:tu|vous) (?:me )?(?:parle|dis|dites)[sz]?|(?:tu|vous) reponds? a cote|(?:tu|vous) (?:me )?(?:comprends|comprenez|vois|voyez|suis|suivez|situes|situez) (?:quoi|pas grand chose|ou ca|rien)|(?:tu|vous) y (?:crois|croyez) a quoi|d accord quoi|(?:tu|vous) repondez (?:pas|a cote))\b|^(?:(?:mais|ah|euh|hein|ben|bah|oh) )+non (?:pas|mais|enfin|c est pas)\b|^(?:le|la|les|l|un|une) \w+(?: \w+)? de quoi\b|\b(?:tu es|t es|vous etes) (?:pas )?(?:tres |bien |super )?(?:serieuse?|rassurante?)(?: (?:la|toi|vous))?$|\bc est tout ce que (?:tu as|t as|vous avez) a (?:me )?dire\b|\b(?:tu as|t as|vous avez) (?:pas|rien) (?:suivi|compris|ecoute)$|\bc est (?:toi|vous) qui (?:viens|venez) de\b|^(?:hein|comment ca|quoi) quel(?:le)?s? \w+|^(?:hein |mais |ben )*(?:avec quoi|de quoi|pareils? que qui|quel(?:le)? (?:facon|version|phrase|vie))$|^(?:qui|quelles?|quels?|quoi|laquelle|lequel) (?:\S+ ){1,4}(?:je (?:te|vous) |de quoi|j ai |t as )/

/** Matches words about death. With such a word, "non" denies a wish to die, and is not an objection to an answer. */
export const deathWords = /\b(?:mourir|suicid\w*|tuer|mort)\b/

/** Matches an announcement that is followed by the news itself: "j’ai un truc à te dire, il m’a embrassée". */
export const announcedNews =
  /\b(?:raconter|dire|annoncer|avouer|nouvelle|incroyable)\b.* (?:il|elle|on|ma \w+|mon \w+|je (?!sais|ose|peux)\w+|j ai) \w+/

/** Matches words of a caller who forgives a mistake. */
export const forgivingPattern =
  /\b(?:(?:ce n|c) est (?:rien|pas grave)|pouv\w+ pas savoir|pas de souci)\b/

/** Matches words about an answer of the companion. A complaint without such a word is about something else. */
export const answerWords =
  /\b(?:tu|te|t|toi|vous|ton|ta|tes|votre|vos|compris|ecoute\w*|repond\w*|reponse|conseil|aide\w*|rien|nul\w*|bof|blague|question|attend\w*|phrase|mieux|vague)\b/

/** Matches the start of a complaint that is about something else, unless `companionWords` matches, too. */
export const otherSubject = /^(?:(?:mais|et|en plus) )*(?:il|elle|ils|elles|on|mon|ma|mes|je|j) /

/** Matches words that address the companion or are about what it asked. */
export const companionWords = /\b(tu|te|toi|vous|ton|votre|attend\w*|savais|pose|demande)\b/

/** Matches a complaint that the companion repeats itself: "vous l'avez déjà dit", "tu te répètes". */
export const repetitionPattern =
  /\b((tu|vous|t) (l |le |me l |nous l )?(as|avez|a) (deja|encore) (dit\w*|demande\w*|pose\w*|propose\w*)|(tu|vous) (te |vous )?(repetes?|repetez)( un peu| beaucoup| toujours| tout le temps)?$|encore (la meme|le meme|cette) (question|phrase|mot)|deja (dit|pose|demande) (ca|cette|celui))\b/

/** Matches a word that makes a statement a request for an idea; a question needs no such word. */
export const ideaRequestPattern =
  /\b(?:idees?|quoi|cadeaux?|offrir|trouve\w*|propose\w*|besoin|cherche|manque|sais pas|inspir\w*)\b/

/** Matches a word of refusal or fatigue, without which the act `no-questions` does not count: "j'en ai marre". */
export const questionRefusalWords =
  /\b(pas|plus|rien|arrete\w*|trop|lourde?s?|marre|saoule\w*|relou|chiante?s?|fatigue\w*|stop|sans|moins|interrogatoire|police|au lieu|d abord)\b/

/** Matches a request to continue after an interruption: "continue", "oui vas-y, la suite". */
export const resumption =
  /^(?:\w+ ){0,4}(?:continue\w*|poursui\w*|reprends|reprenez|vas y|allez y|la suite|coupee?|finis\w*)(?: (?:ta|votre|phrase|s il \w+ plait|stp|svp|donc|alors|je t ecoute|je vous ecoute))*$/

/** Matches "tu te souviens". A question with these words is not a request, even if its other words resemble one. */
export const rememberQuestion =
  /\b(?:tu te (?:souviens|rappelles)|vous vous (?:souvenez|rappelez))\b/

const interjections = '(?:(?:non|nan|ah|oh|euh|mais|enfin|attends|attendez|oups|mince|zut)[ ,.]+)*'
const admission = `^${interjections}(?:je me (?:suis trompée?|trompe)|erreur|je dis (?:des bêtises|n’importe quoi)|j’ai confondu)[ ,.]+(?:(?:non|plutôt|en fait|je voulais dire)[ ,]+)*`
/** Pattern source for the start of a correction: an apology or the admission of a mistake. */
const slip = admission.replace('(?:je me', '(?:pardon|je me')
const dateOrNumber =
  '\\d+\\S*|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|hier|après-demain|avant-hier|ce soir|midi|minuit|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|cent|mille'

/**
 * Capture the words with which callers correct themselves: "mercredi" in "non pardon, c'est mercredi", "que tu as du
 * charme" in "non, je voulais dire que tu as du charme". "Je veux dire" corrects only after "non" or an apology. For
 * text with typographic apostrophes.
 */
export const selfCorrections: readonly RegExp[] = [
  /^(?:(?:(?:non|nan|ah|oh|euh|mais|enfin|attends|attendez|pardon|désolée?)[ ,.]+)*(?:en fait )?(?:moi )?je voulais|(?:(?:ah|oh|euh|mais|enfin)[ ,.]+)*(?:non|nan|pardon|désolée?)[ ,.]+(?:en fait )?(?:moi )?je veux) (?:plutôt |juste )?dire,? (?!(?:merci|bravo|non|oui|quoi|ça|pas|au revoir|adieu|bonjour|bonsoir|bonne (?:nuit|chance)|pardon|désolée?|stop|tout|rien|un (?:mot|truc)|une chose|quelque chose|autre chose|deux mots|la vérité|ce que|combien|comment|pourquoi|à (?:mon|ma|mes|ton|son|sa|ses|toi|vous|lui|elle|eux|tous|tout|quel))(?!\p{L}))(.{3,60})$/iu,
  // A day, a date or a number.
  new RegExp(
    `${slip}(?:[^,]{1,40}?[ ,]+)?(?:c’(?:est|était) )?((?:(?:le|à|en|au|vers|plutôt) )?(?:${dateOrNumber})(?![\\p{L}])(?! (?:fois|secondes?|instants?)(?: |$))(?: \\S+){0,5})$`,
    'iu',
  ),
  // "C’est pas Léa, c’est Lina", or a noun after the admission of a mistake.
  new RegExp(
    `${slip}(?:[^,]{1,40}?[ ,]+)?c’(?:est|était) pas \\S+(?: \\S+)?,? (?:mais|c’est|c’était) ((?!de ta|trop)\\S+(?: \\S+){0,5})$`,
    'iu',
  ),
  new RegExp(
    `${admission}c’(?:est|était) ((?:une? |le |la |les |l’|au |à |en |chez |du |des )(?!faute|vie|bêtise|fatigue|stress|âge|émotion|cas)\\S+(?: \\S+){0,4})$`,
    'iu',
  ),
]

/** Captures a question that is asked again after an answer to something else: "non mais ma question, c'est combien". */
export const questionAgain =
  /^(?:(?:non|nan|mais|ouais|oui|hein|euh|ben|bah|ok|attends|attendez|ah)[ ,.]+)*(?:moi )?(?:ma question,? c’(?:est|était)|(?<!^(?:moi )?)(?:ce que )?je (?:te |t’|vous )?(?:demande|demandais|voulais savoir|veux savoir)(?!(?: juste| seulement| plutôt)? (?:pardon|de |d’|une? |rien|ça|(?:la |l’)?(?:permission|autorisation)|\p{L}+(?:er|ir|re) |\p{L}+(?:er|ir)$))(?: juste| seulement| plutôt)?(?:,? c’(?:est|était))?|(?<!^(?:moi )?)(?:[^,]{2,40}?,? )?c’est (?:de |pour )?savoir) (.{3,})$/iu

/**
 * Matches the wish for an answer to the previous question, when nothing else is said: "je voulais ton avis", "alors oui
 * ou non".
 */
export const answerAgain =
  /^(?:(?:non|nan|mais|ouais|oui|euh|hein|ben|bah|ok|alors|bon|et|donc|ah|oh|attends|attendez|allez|quand meme|toujours|la|du coup|franchement|serieux|(?:tu |vous )?(?:me )?(?:reponds?|repondez|dis|dites)(?: moi| juste| par)*|c est|ma question) )*(?:oui ou non|(?:(?:je (?:veux|voulais|demand\w+)|c est) )?(?:juste |seulement )?(?:ton|votre) avis(?: que je (?:veux|voulais|demand\w+))?|(?:tu |vous |t )?(?:m |ne m |n )?(?:as|avez) (?:toujours )?pas repondu(?: a (?:ma|la) question)?|ca repond pas a ma question)(?: (?:alors|hein|stp|svp|s il (?:te|vous) plait))*$/

/** Matches a demand for an answer at the end of a text: its words do not belong to what the caller reports. */
export const demandForAnswer =
  /[ ,.;?!]+(?:(?:et|mais|alors) )?(?:(?:c['’]est )?oui ou non|(?:tu (?:n['’]|m['’]|ne m['’])?|vous (?:n['’]|m['’]|ne m['’])?|t['’](?:m['’])?)(?:as|avez) (?:toujours |encore )?pas répondu)[ ?!.]*$/i

/** Matches a request for another joke, idea or the like: "encore une", "oh c'est charmant, une autre ?" */
export const requestForAnother =
  /(?:^|\b(?:charmant|joli|drole|cool|mal|bien|bon|beau|ok|oui|allez|vas y|merci|bof|super|haha|mdr|et) )(?:(?:tu |vous )?(?:en )?(?:as |avez )?(?:une? autre(?: defi)?|d autres)|encore(?: une?)?|une? (?:deuxieme|dernier|derniere)|la suivante)(?: (?:s il te plait|s il vous plait|stp|svp|pour voir|alors|mais (?:plus )?\w+))?$/

/** Matches words with which callers say that they know what was proposed: "bof, déjà vu", "pas celui-là". */
export const knownAlready =
  /^(?:(?:non|ah|bof|mais|merci|je|on|j|l|les|celui la|celle la|ai|avons) )*(?:deja (?:vu|lu|fait|goute|ecoute|essaye)\w*|connais deja|pas (?:celui|celle) la)(?: (?:autre chose|une? autre))?$/

/** Matches a request that is fulfilled again after `requestForAnother` or `knownAlready`. */
export const repeatableRequest =
  /\b(?:une idee (?:de|d|pour)|racont\w*|blagues?|histoires?|anecdotes?|devinettes?|enigmes?|comptines?|poemes?|pose\w*|donne\w*(?! ma langue)|propose\w*|cite\w*|apprends|apprenez|(?:dis|dites|fais|faites) moi|un truc|quelque chose de)\b/

/** Matches words of callers who say that they were misunderstood, but not "je voulais dire merci à ma mère". */
export const mistakePattern =
  /\b((?:c|ce n) est pas (?!une (?:question|histoire|affaire)|grave|facile|simple|pareil|gagne|evident|toujours|tout|tous|que|pour|comme si|la premiere|juste|drole|possible|normal|la peine|si|tellement|vraiment|un peu|fini|le moment|terrible|top|bien|bon signe|bon|malin|rien|cher|mal|marrant|la joie|rose|de (?:ma|sa|leur)|(?:entierement |totalement |completement )?ma faute)|pas (?:ca|mon|ma|mes|ce que)|je (?:voulais|veux) dire(?! (?:merci|au revoir|adieu|bonjour|bravo|pardon|quelque chose|un (?:mot|truc)|a (?:mon|ma|mes|lui|elle|tous|tout)))|je parl\w+|tu confonds|vous confondez|erreur|compris|mal entendu)\b/

/** Captures what the caller speaks of: "mais moi je te parlais de ma sœur". */
export const intendedSubjectPattern =
  /(?:^|[ ,;.])(?:moi,? )?je (?:te |vous |t’)?parl(?:e|ais)(?! pas| plus) ?(?:juste |seulement |surtout |bien )?((?:de |d’|du |des ).+)$/i

/** Matches words of contradiction. */
export const contradictionPattern = /\b(?:pas|mais|non|enfin|dites donc|dis donc|parlais|juste)\b/

/** Capture the corrected words of a misunderstanding: "c'est mon frère, pas mon père". */
export const correctionPatterns: readonly RegExp[] = [
  /(?:ce que )?j’ai dit (?:que |qu’)(.+?)(?:,? (?:et )?pas .*)?$/i,
  /(?:^|[ ,.])j’ai (?:dit|parlé (?:de|d’)) (.+?),? (?:et )?pas /i,
  /(?:c’est|ce n’est) pas .+? c’est (.+)$/i,
  /c’est (?!pas)(.+?),? (?:et )?pas /i,
  /(?:pas (?:ce que j’ai dit|ça|ce que je voulais dire|ce que je dis)|(?:rien|pas|mal) compris)[,.:; ]+(?:en fait |moi |mais )*(.{6,})$/i,
  /^(?:mais |ah |euh |non,? )*(?:c’est|ce n’est|c’était) pas (?!vraiment|trop|tellement|toujours|que |facile|évident|simple|grave|(?:de )?ma faute).*?,? mais (.{6,})$/i,
  /^(?:mais |ah |euh )*(?:non|nan)[ ,].*?,? mais (.{6,})$/i,
]

/** Matches thanks at the beginning, whatever follows: "merci, ça fait du bien de le dire". */
export const opensWithThanks = /^(?:(?:oui|ouais|bon|ah|oh|ok) )*merci\b/

export const thanksPattern = /\b(?:merci|mercis|remerci\w*|thanks?|gracias|grazie|danke)\b/

/** Matches replies to thanks that would sound as if all were well. */
export const cheerfulPattern = /tant mieux|plaisir|joie|rire|sourire/i

/** Matches words of a caller who does not know how to begin. */
export const helplessnessPattern =
  /\bsais pas (trop |bien )?(par (ou|quoi) commencer|comment (dire|commencer)|pourquoi (je|j))\b/

/** Matches personal words, without which a question is not about the caller's statements. */
export const personalWords = /\b(je|j|mon|ma|mes|moi|tu|vous)\b/

/** Matches questions about how to do or say something, which are not about earlier statements. */
export const howToQuestion =
  /^(?:je (?:ne )?sais (?:pas|plus) (?:trop )?comment|comment (?:je|j) (?:lui |leur |en |l )*(?:parle|dis|explique|annonce|fais|demande))\b/

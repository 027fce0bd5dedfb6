/** Matches a wish that the companion speak more slowly. */
export const slowerWish =
  /\b((moins|trop) vite|plus (lentement|doucement)|ralenti(?:r|s|sse[rz]?)?|a toute vitesse|trop rapide|articul\w*)\b|\b(?:parl|repet|redi[rst])\w* (?:moi )?(?:tout |un peu )?(?:doucement|lentement|bas)\b(?! (?:un moment|deux|de|du))/

/** Matches words about how the caller or somebody else speaks, or about how time passes. */
export const otherSpeakerPattern =
  /\b(?:ils?|elles?|on|je|temps|vie|annees?) (?:\w+ ){0,2}?(?:parl\w*|dit|disait|va|vont|fait|pass\w+)\b/

/** Matches a wish that the companion speak louder. */
export const louderWish = /\b(?:parlez?|redis|dis le|dites le|redites)(?: moi ca)? plus fort\b/

/** Matches a complaint that the companion repeats itself, and words that resemble a wish for a repetition. */
export const noRepeatWish =
  /\b((tu|vous|t) (l |le |me l |nous l )?(as|avez|a) (deja|encore) (dit\w*|demande\w*|pose\w*|propose\w*|fait)|(ca|celui la|celle la) (tu|vous) (l )?(as|avez) deja|(tu|vous) (te |vous )?(repetes?|repetez) (toujours|tout le temps|encore|souvent|la meme|les memes)\b.*|(tu|vous) (te |vous )?(repetes?|repetez)( un peu| beaucoup)?$|encore (la meme|le meme|cette) (question|phrase|mot)|deja (dit|pose|demande) (ca|cette|celui)|ce qu(?:e|on)?|on (?:peut|pourrait|va)|jou(?:e|es|ez|er))\b/

/** Matches words about "tu" and "vous", without which the classifier often finds such a wish wrongly. */
export const addressWish =
  /\b(?:tutoi|tutoy|vouvoi|vouvoy)\w*\b|\b(?:dis|dites) moi (?:tu|vous)$|\bse (?:dit|dise|dire) (?:tu|vous)\b/

/** Matches a request to talk about something light. */
export const lightTalkRequest =
  /\b(parl\w*|discut\w*|cause\w*|bavard\w*) (un peu |juste |moi |plutot )*(de |d )(autre chose|choses? (banales?|simples?|legeres?)|rien|la pluie|n importe quoi)|\b(choses?|sujets?|trucs?) (banales?|banal|banaux|legers?|legeres?)( |$)/

/** Matches the request to change the subject, without the new subject. */
export const changeRequest =
  /^(?:(?:bon|allez|ok|d’accord|oui|non|bref|alors|écoute|écoutez|ah|oh|et|tiens)[ ,]+)*(?:(?:on |et si on )?(?:change|changeons|changeait|parle|parlait|parlons|passe|passons|cause|peut parler|peut changer)(?:[ -]moi)? (?:de sujet|d’autre chose|à autre chose|de quelque chose d’autre)|sinon rien à voir|rien à voir|ça n’a rien à voir|autre chose|(?:stop[ ,.!]*)?(?:on arrête|arrêtons|arrête|arrêtez)(?: (?:le jeu|la scène|ça|là|avec ça))?)(?:[ ,.:]+(?:mais |et |s’il te plaît|s’il vous plaît)?)/i

/** Captures the new subject that a request names, with its article: "parlons plutôt de la politique". */
export const namedSubject =
  /\b(?:on parle|parlons|parlait|cause|parle[sz]?(?: |-)moi)(?: un peu)?(?: plutôt)? (?:de (?=la |l’)|de |d’)?((?:la |l’|des |du )?(?!autre|ça|tout|rien|chose|sujet|n’importe)\p{L}{3,}(?: \p{L}+)?)[ ?!.]*$/iu

/** Matches an objection to what the companion just said: "je te parle de ma sœur", "tu m'écoutes ou quoi". */
export const objectionPattern =
  /\b(?:je (?:te|vous) (?:parle|parlais|demande|demandais)|je viens de (?:te|vous) (?:le )?dire|(?<!que )(?:tu|vous) (?:m|me) (?:ecoute[sz]?(?! (?:toujours|bien))|saoule[sz]?|raconte[sz]?)|de quoi (?:tu|vous) parle[sz]?|j ai (?:pas|jamais) (?:dit|parle)|je (?:t|vous) ai (?:pas|jamais) (?:dit|parle)|rien a voir|quel rapport|pourquoi (?:tu|vous) (?:me )?(?:parle|dis|dites)[sz]?|(?:tu|vous) reponds? a cote|(?:tu|vous) repondez (?:pas|a cote))\b|^(?:(?:mais|ah|euh|hein|ben|bah|oh) )+non (?:pas|mais|enfin|c est pas)\b|^(?:qui|quelles?|quels?|quoi|laquelle|lequel) (?:\S+ ){1,4}(?:je (?:te|vous) |de quoi|j ai |t as )/

/** Matches words about death, because a caller who denies a wish to die does not object to an answer. */
export const dangerWords = /\b(?:mourir|suicid\w*|tuer|mort)\b/

/** Matches an announcement that is followed by the news itself: "j’ai un truc à te dire, il m’a embrassée". */
export const announcedNews =
  /\b(?:raconter|dire|annoncer|avouer|nouvelle|incroyable)\b.* (?:il|elle|on|ma \w+|mon \w+|je (?!sais|ose|peux)\w+|j ai) \w+/

/** Matches words of a caller who forgives a mistake. */
export const forgivingPattern =
  /\b(?:(?:ce n|c) est (?:rien|pas grave)|pouv\w+ pas savoir|pas de souci)\b/

/** Matches words about an answer of the companion. A complaint without such a word is about something else. */
export const answerWords =
  /\b(?:tu|te|t|toi|vous|ton|ta|tes|votre|vos|compris|ecoute\w*|repond\w*|reponse|conseil|aide\w*|rien|nul\w*|bof|blague|question|attend\w*|phrase|mieux|vague)\b/

/** Matches the start of a complaint about somebody else or about the caller, unless it has `companionWords`. */
export const otherSubject = /^(?:(?:mais|et|en plus) )*(?:il|elle|ils|elles|on|mon|ma|mes|je|j) /

/** Matches words that address the companion or are about what it asked. */
export const companionWords = /\b(tu|te|toi|vous|ton|votre|attend\w*|savais|pose|demande)\b/

/** Matches "vous l'avez déjà dit", "tu te répètes". */
export const repetitionPattern =
  /\b((tu|vous|t) (l |le |me l |nous l )?(as|avez|a) (deja|encore) (dit\w*|demande\w*|pose\w*|propose\w*)|(tu|vous) (te |vous )?(repetes?|repetez)( un peu| beaucoup| toujours| tout le temps)?$|encore (la meme|le meme|cette) (question|phrase|mot)|deja (dit|pose|demande) (ca|cette|celui))\b/

/** Matches a word without which only a question asks for an idea. */
export const ideaRequestPattern =
  /\b(?:idees?|quoi|cadeaux?|offrir|trouve\w*|propose\w*|besoin|cherche|manque|sais pas|inspir\w*)\b/

/** Matches a word without which "no-questions" is not believed: "encore des questions, j'en ai marre". */
export const tirednessPattern =
  /\b(pas|plus|rien|arrete\w*|trop|lourde?s?|marre|saoule\w*|relou|chiante?s?|fatigue\w*|stop|sans|moins|interrogatoire|police|au lieu|d abord)\b/

/** Matches a request to continue after an interruption: "continue", "oui vas-y, la suite". */
export const resumption =
  /^(?:\w+ ){0,4}(?:continue\w*|poursui\w*|reprends|reprenez|vas y|allez y|la suite|coupee?|finis\w*)(?: (?:ta|votre|phrase|s il \w+ plait|stp|svp|donc|alors|je t ecoute|je vous ecoute))*$/

/** Matches a question about something that the caller said, whose other words may resemble a request. */
export const asksToRemember = /\b(?:tu te (?:souviens|rappelles)|vous vous (?:souvenez|rappelez))\b/

/**
 * Capture the words with which callers correct themselves: "mercredi" in "non pardon, c'est mercredi", "que tu as du
 * charme" in "non, je voulais dire que tu as du charme". For text with typographic apostrophes.
 */
export const selfCorrections: readonly RegExp[] = [
  /^(?:(?:non|nan|ah|oh|euh|mais|enfin|attends|attendez|pardon|désolée?)[ ,.]+)*(?:en fait )?(?:moi )?(?:je voulais|je veux) (?:plutôt |juste )?dire,? (?!merci|non|oui|quoi|ça|pas)(.{3,60})$/i,
  /^(?:(?:non|nan|ah|oh|euh|mais|enfin|attends|attendez|oups|mince|zut)[ ,.]+)*(?:pardon|je me (?:suis trompée?|trompe)|erreur|je dis (?:des bêtises|n’importe quoi)|j’ai confondu)[ ,.]+(?:(?:non|plutôt|en fait|je voulais dire)[ ,]+)*(?:(?:[^,]{1,40}?[ ,]+)?c’(?:est|était) (?:pas \S+(?: \S+)?,? (?:mais |c’est )?)?)?(?!(?:je|tu|il|elle|on|vous|nous|de|d’|pour|si|mais|et|pas|quoi|comment|monsieur|madame|hein|la|ma|mon|mes)(?: |$)|j’|t’|d’)(\S+(?: \S+){0,5})$/i,
]

/** Captures a question that is asked again after an answer to something else: "non mais ma question, c'est combien". */
export const questionAgain =
  /^(?:(?:non|nan|mais|ouais|oui|hein|euh|ben|bah|ok|attends|attendez|ah)[ ,.]+)+(?:moi )?(?:ma question,? c’(?:est|était)|(?:ce que )?je (?:te |t’|vous )?(?:demande|demandais|voulais savoir|veux savoir)(?: juste| seulement| plutôt)?(?:,? c’(?:est|était))?|(?:[^,]{2,40}?,? )?c’est (?:de |pour )?savoir) (.{3,})$/i

/** Matches the wish for an answer to the question before: "je voulais ton avis", "alors oui ou non". */
export const answerAgain =
  /^(?:(?:non|nan|mais|ouais|oui|euh|ben|bah|ok|alors|bon|et|donc) )*(?:.* )?(?:oui ou non|(?:je (?:veux|voulais)|c est) (?:juste |seulement )?(?:ton|votre) avis(?: que je veux)?|(?:tu|vous) (?:n )?(?:as|avez) pas repondu(?: a ma question)?|ca repond pas a ma question)$/

/** Matches a request for another one: "encore une", "oh c'est charmant, une autre ?" */
export const anotherRequest =
  /(?:^|\b(?:charmant|joli|drole|cool|mal|bien|bon|beau|ok|oui|allez|vas y|merci|bof|super|haha|mdr|et) )(?:(?:tu |vous )?(?:en )?(?:as |avez )?(?:une? autre(?: defi)?|d autres)|encore(?: une?)?|une? (?:deuxieme|dernier|derniere)|la suivante)(?: (?:s il te plait|s il vous plait|stp|svp|pour voir|alors|mais (?:plus )?\w+))?$/

/** Matches words with which callers say that they know what was proposed: "bof, déjà vu", "pas celui-là". */
export const knownAlready =
  /^(?:(?:non|ah|bof|mais|merci|je|on|j|l|les|celui la|celle la|ai|avons) )*(?:deja (?:vu|lu|fait|goute|ecoute|essaye)\w*|connais deja|pas (?:celui|celle) la)(?: (?:autre chose|une? autre))?$/

/** Matches a request that another one may follow. */
export const repeatableRequest =
  /\b(?:une idee (?:de|d|pour)|racont\w*|blagues?|histoires?|anecdotes?|devinettes?|enigmes?|comptines?|poemes?|pose\w*|donne\w*|propose\w*|cite\w*|apprends|apprenez|(?:dis|dites|fais|faites) moi|un truc|quelque chose de)\b/

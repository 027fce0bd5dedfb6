/** Matches a request for words that the caller can say or write to somebody, in normalised text. */
export const sentenceRequest =
  /\b((aide|aidez|aider|prepar\w*|trouv\w*|formul\w*|redig\w*|ecri\w*|donne\w*|dicte\w*|propos\w*|fais|faites) .{0,40}\b(phrase|message|mot|mots|sms|mail|lettre|courrier|texte|(pour|a) (lui |leur )?(dire|parler|demander|annoncer|expliquer|ecrire|formuler|refuser|repondre))|(une|ma|la) phrase (pour|a dire|toute prete|prete)|(juste|seulement) (une|la) phrase|un (message|mot|sms|mail|texto) pour|(comment|quoi|qu est ce que je|que) (je )?(peux|pourrais|dois|devrais|vais|puis je)? ?(je )?(lui|leur|le|la|l|te|vous)? ?(lui |leur )?(dire|dis|formuler|annoncer|demander|repondre|reponds|tourner|commencer (la|ma|le|cette|une) (lettre|message|conversation|discussion))|(je|j) (lui |leur |y )?(en )?(dis|parle|reponds|ecris|envoie) (quoi|comment)|(lui|leur) mets quoi|(lui|leur) demande comment|je commence comment (au telephone|le mail|la lettre|mon message)|comment (je |j )?((le|la|les) (lui|leur)|lui|leur|le|l) (en )?(parle|dis|annonce|demande|explique|aborde)|comment (le|lui|leur|l) (dire|annoncer|demander|ecrire|parler)|comment (je |j )?(explique|dis|annonce|demande|presente|formule|tourne) (ca|cela|la chose|mon|ma|mes)\b|comment (expliquer|annoncer|presenter|formuler|tourner) (ca|cela)\b|(tu|vous) (lui|leur) (dirais|diriez|repondrais|repondriez|ecrirais|ecririez) quoi|qu est ce que (tu|vous) (lui|leur) (dirais|diriez|repondrais|repondriez|ecrirais|ecririez)|(tu|vous) me (l |le |la )(ecris|ecrivez|rediges|redigez|prepares|preparez|dictes|dictez)|comment (tu|vous) (lui |leur )?(dirais|diriez|formulerais|formuleriez))\b/

/** Matches a request that cannot be a mere statement: "il me faut un mot pour ma voisine". */
export const explicitSentenceRequest =
  /\b(?:(?:(?:j ai|j aurais) besoin d|il (?:me|m en) (?:faut|faudrait)|je (?:cherche|veux|voudrais)|aide\w*|trouve\w*|prepar\w*|ecri[sv]\w*|donne\w*) .{0,20}|^|et )(?:une?|des|les|ma|la) (?:phrase|mot|mots|message|sms|texto|mail|discours)s? pour (?!(?:m|me|moi) (?:donner|encourag|rassur|motiv|remonter|aider|calmer|endormir|booster))|\b(?:pour|faire|ecrire) un (?:mail|message|sms|courrier)$|\b(?:me faire|fais moi|faites moi|ecris moi|ecrivez moi) une? (?:phrase|message|mail|sms|texto)\b|\bun (?:message|mail|sms) a (?:faire|ecrire)\b|\bpour (?:\w+ ){1,8}je (?:lui|leur) (?:dis|reponds|ecris) quoi$|\baide\w*(?: moi)? a (?:lui |leur )?(?:ecrire|rediger) (?:une?|la|le|ma|mon) (?:petite? )?(?:mot|lettre|message|mail|sms|texto|carte|courrier|discours)\b|\bm aide\w* a (?:l |la |le |lui |leur )+ecrire\b|\bjuste une phrase$|\bdicte\w*(?: moi)? (?:une? |le |la )?(?:petite? )?(?:mot|message|mail|sms|texto|lettre|courrier|phrase)\b|\b(?:m |lui |leur )ecrire une? (?:petite? )?(?:mot|message|mail|sms|texto|lettre|phrase)\b|\b(?:dis|dites|donne|donnez) moi la phrase\b|\bla premiere phrase$|\baide\w*(?: moi)? a trouver comment (?:lui |leur )|^(?:\w+ ){0,3}aide\w*(?: moi)? a (?:dire|demander|annoncer|proposer|expliquer|refuser|formuler) |\bcomment (?:je |on )?(?:peux |pourrais )?(?:dis|dire|annonc\w+|demand\w+|expliqu\w+|propos\w+) (?:a|au|aux) (?:mon|ma|mes|un|une|la|le|notre)\b/

/** Matches what only resembles a request for a sentence: "je te demande pas quoi lui dire". */
export const noSentenceRequest =
  /\bliste\b|\b(?:demande|veux|cherche) pas\b|\b(?:retiens|retenez|gardes|gardez|repetes|repetez|souviens|souvenez) ce qu|\bsais (?:jamais|plus) quoi\b|\b(?:en (?:anglais|espagnol|italien|allemand|japonais|arabe|chinois|russe)|m?endormir|dormir)\b|\b(?:mot|phrase|mots|message)s? pour (?:m|me|moi) (?:donner|encourag|rassur|motiv|remonter|aider|calmer|endormir|booster)/

/** Matches words about saying or writing. A short request without one does not ask for a sentence. */
export const wordingPattern =
  /\b(?:phrases?|messages?|mots?|textos?|sms|mails?|lettres?|dire|dis|dirais|diriez|redi[st]\w*|ecri\w*|repon\w*|formul\w*|demand\w*|annonc\w*|parl\w*|version|autre)\b/

/**
 * Matches words that do not answer the companion's question about the recipient or the content of a sentence: a
 * refusal, uncertainty, another subject ("raconte-moi une histoire plutôt") or a need of the caller ("j'ai mal au dos").
 */
export const noSentenceAnswer = new RegExp(
  [
    // Only signals, uncertainty or misunderstanding.
    '^(?:(?:euh+|ben|bah|ah|oh|bon|oui|ouais|si|ok|okay|d accord|voila|non|nan|bof|rien(?: du tout)?|pff+|hum|mm+|mh+|hein|quoi|comment|pourquoi|alors|en fait|peu importe|n importe quoi|comme (?:tu veux|vous voulez)|je vois|ca va|et|toi|vous|super|cool|parfait|tres bien|bien|genial|top|normal|vas y|allez y|allez|ca marche|c est (?:vrai|ca|bien|gentil)|stop|merci (?:quand meme|mais non))(?: |$))+$',
    '^(?:\\w+ ){0,2}(?:non|nan) merci\\b',
    '\\b(?:aucune idee|(?:sais|vois) (?:pas|plus)(?: (?:encore|trop|vraiment|du tout|bien|moi|justement|en fait|la))*(?:$| (?:quoi|comment|ce que)\\b)|(?:rien|pas(?: tout| bien)?) (?:compris|entendu)|repete[zr]?$)',
    '\\b(?:laisse\\w*|laissons) tomber\\b|\\boublie[zr]?$|\\bpas (?:envie|besoin|la peine)$|^(?:\\w+ ){0,2}(?:on arrete|arrete[zr]?)$|\\bplus (?:envie|besoin) de (?:phrase|message|mot)',
    // Another subject.
    '\\b(?:plutot|finalement|attends|attendez|au fait)\\b|\\b(?:parler|parle|parlons|discuter|discutons) (?:de|d|du|des) (?!la part)|\\b(?:change|changer|changeons) de sujet',
    '\\b(?:raconte|chante|lis|joue|apprends|apprene|pose|propose|conseille)[zr]? moi\\b|^(?:\\w+ ){0,2}(?:on (?:joue|fait un|fait une)|je (?:veux|voudrais) jouer)\\b',
    '\\b(?:tu|vous) (?:sais|savez|connais|connaissez|as|avez) (?:une?|des|quoi|quel\\w*|pas|comment|pourquoi|ou)\\b',
    '^il (?:pleut|neige|fait (?!tout))|^(?:mon|ma|mes) (?:fils|filles?|enfants?|mari|femme|copine?|freres?|soeurs?|petite? \\w+) (?:a|ont) (?:enfin )?(?:eu|reussi|obtenu|gagne|marche)\\b',
    // A need of the caller.
    '^(?:(?:euh|ben|bah|la|ah|oh|bon|et|mais|moi) )*(?:(?:j ai|je suis|je me sens|je) )?(?:(?:encore|un peu|tres|trop|super|vraiment|tellement|completement|assez|bien) )*(?:fatiguee?|crevee?|epuisee?|stressee?|angoissee?|triste|deprimee?|seule?|perdue?|enervee?|enrhumee?|faim|soif|froid|chaud|sommeil|peur|mal (?:a|au|aux|partout|dormi)|m ennuie|dors (?:pas|mal)|(?:n )?arrive pas a dormir|vais (?:pas bien|mal)|(?:n )?en peux plus)(?: \\w+){0,4}$|^(?:\\w+ )?j ai (?:besoin|envie) (?:de|d) (?:parler|discuter|souffler|dormir|pleurer)\\b',
  ].join('|'),
)

/** Matches words at the start of an answer to "pour dire quoi ?" that are not part of the sentence. */
export const answerFillers =
  /^(?:(?:ben|euh|oui|alors|en fait|c[’']est(?= (?:pour|à|au|juste))|pour|juste)[ ,]+)+/i

/** Matches words that exclude a recipient or an effect: "pas au médecin", "sans que ça fasse drôle". */
export const unwantedContent =
  /(?:,? pas (?:à (?:mon |ma |mes |la |l[’'])|aux? )\p{L}+|, pas à \p{L}+|,? sans que (?:ça|ce soit|je|cela) .*)$/iu

/** Matches the words of a request that say nothing about the content: "aide-moi", "une phrase". */
export const contentlessWords =
  /\b(aide|aidez|aider|tu peux|vous pouvez)( moi| m)?\b|\b(une?|le|la|ce|cette|ma|mon) (phrases?|messages?|mots?|sms|mail|textos?|lettres?|courriers?|texte)\b|\bpas pour (?:un|une|le|la|l) \w+(?: vous)?/g

/**
 * Captures the verb and the content of what the caller wants to do with a sentence: "pour demander de garder le chat".
 */
export const wishPattern =
  /(?:pour|comment|aide[rz]?(?:[- ]moi)? à)(?: je(?: peux| pourrais)?)? (?:lui |leur )?(dire|demander|annoncer|parler|proposer|expliquer|inviter|prévenir|avouer|souhaiter|rappeler|confirmer|promettre|remercier) (?!sans |pour )(.+?)[ ?.!]*$/iu

/** Captures what the caller wants to say: "dire que je serai pas là jeudi". */
export const reportedClause =
  /(?:dire|dis|dise|annoncer|expliquer|prévenir|écrire|avouer)(?: à (?:mon |ma |mes |un |une |la )?\S+| au \S+| lui| leur)? (?:que |qu’)((?:je|j’|on|nous|tu|vous|il|elle|ça|c’|mon|ma|mes|notre|nos|le|la|l’|les) ?.+?)(?: sans | pour que | mais (?:je|j’)|[.,;:]|$)/i

/** Matches a request about the news that the caller has just told: "comment je le lui annonce ?" */
export const newsRequest =
  /\b(?:l|le|la|ca|cela) (?:lui |leur )?(?:annonc|di[rst]|avou|expliqu|apprend)|\b(?:annonc|di[rst]|avou|expliqu)\w* (?:ca|cela)\b/

/** Matches words that introduce what a sentence should say: "je voudrais lui dire que…" */
export const sentenceContent =
  /^(?:(?:oui|non|en fait|ben|alors) )*(?:je (?:veux|voudrais)|j aimerais|il faut) (?:lui |leur |juste )*(?:dire|expliquer|annoncer|ecrire) (?:que|qu)\b/

/** Match requests to change or repeat the last prepared sentence, in normalised text. */
export const sentenceChanges = {
  toTu: /\b(?:tutoie\w*|tutoiement|on se tutoie|(?:mets?|mettez|avec|dis|dites) (?:la au |le )?tu\b|tu au lieu de vous|en tutoyant)\b/,
  toVous:
    /\b(?:vouvoie\w*|vouvoiement|on se vouvoie|(?:mets?|mettez|avec) (?:la au |le )?vous\b|vous au lieu de tu|en vouvoyant)\b/,
  thanks:
    /\b(?:r?ajout\w*|mets?|mettez|avec|termin\w*|fini\w*|faudrait|il faut)\b.{0,25}\b(?:merci|remerci\w*)/,
  apology:
    /\b(?:r?ajout\w*|mets?|mettez|avec|faudrait|il faut|on devrait|manque)\b.{0,25}\b(?:excus\w*|pardon|desole\w*)/,
  again:
    /\b(?:redi[st]\w*|repet\w*|redonn\w*|rappel\w*|reli[st]\w*|dicte\w*|c etait (?:quoi|laquelle)|quelle etait)\b(?: moi)?(?: deja)?(?: (?:la|celle|ta|votre|cette|ma|mon|le|ton|tout|toute))?(?: (?:premiere|derniere))? ?(?:phrase|message|mail|sms|texto|texte|version)\b|^(?:\w+ ){0,3}(?:redi[st]\w*|repet\w*|redonn\w*) (?:moi )?(?:la|le)(?: moi)?(?: (?:en entier|encore|une fois|lentement))*$|\b(?:phrase|message|mail) (?:en entier|entiere?|complete?)\b/,
  shorter:
    /\b(plus court\w*|plus simple\w*|en bref|en gros|raccourci\w*|(moins|trop|un peu|bien) longu?e?|en une phrase|en deux mots)\b/,
  reworded:
    /\b(reformule\w*|autrement|(?:une|encore une) autre(?: (?:phrase|version|facon))?|autre chose$|(plus|moins|trop) (?:en )?(poli\w*|sec|seche|strict\w*|dur\w*|doucement|chaleureu\w*|souple|sobre|naturel\w*|serieu\w*|ferme|doux|douce|direct\w*|gentil\w*|longu?e?)|(moins|plus) (sec|seche|dur\w*|formel\w*|froid\w*|net|nette|simple)|change\w* un mot|trop (formel\w*|poli\w*|direct\w*|sec|seche|dur\w*|froid\w*|mou|molle|sucre\w*|gentil\w*)|(un|autre) exemple|reexplique\w*|explique\w* (encore|mieux|autrement))\b/,
  /** A complaint about the sentence without a wish: "trop sec". */
  refused:
    /^(?:non |bof |mouais )*(?:c est )?(?:(?:bien|pas mal) mais )?(?:c est )?(?:trop|pas assez|un peu) \w+$/,
  firmer:
    /\b(?:plus|pas assez) (?:en )?(?:ferme|direct\w*|sec|seche|net|nette|froid\w*|dur\w*|strict\w*)\b/,
  another: /\bautre\b/,
} as const

/** Match requests to correct a sentence of the caller. */
export const correctionRequests = {
  any: /\b(corrige\w*|corregir\w*|corregg\w*|korrigier\w*|(une|la|des) (correction|fautes?)|(est ce que )?(?:c est|ma phrase est) (?:correcte?|bien (?:ecrit|dit)|bon$|juste(?= (?:comme ca|ma|cette|ce|la|dit|ecrit|ou)\b|$))( |$)|(?:is|was) (?:it|this|that) (?:correct|right)|correct my)\b/,
  /** Captures the sentence that follows the request: "corrige : je suis la". */
  ofSentenceAfter:
    /(?:(?<!(?:me|se|te|nous|vous) )corrig\w*|correct|relis\w*|relire)[^:,?]{0,45}[:,?]\s*(.{6,})$|(?:faute|correction)[^:]{0,45}:\s*(.{6,})$|ma phrase (?!est|était|etait|elle|s['’]il|stp)(.{8,})$|^(?:tu peux |vous pouvez |peux-tu |pouvez-vous )?corrige[rz]?(?:[- ]moi)? (?:ça |ceci )?((?:je|j['’]|tu|il|elle|on|nous|vous|les|si|malgré) .{6,})$/iu,
} as const

/** Match approval of a prepared sentence: as the whole answer, and anywhere in it. */
export const agreement =
  /^(ah |oh |euh |ben |bah |bon )*(ok|okay|nickel|d accord|dac|je vois|ah|super|parfait|cool|bien|tres bien|pas mal|ouais pas mal|normal|ca marche|entendu|mm+|mh+|hm+|voila|c est (vrai|beau|bien|joli|ca)|tant mieux|top|genial)( (ok|nickel|super|bien|merci|d accord|cool|alors|oui|parfait|ca marche|c est vrai|top))*$/
export const approval =
  /\b(?:parfait\w*|je (?:le |la |l |les )?(?:garde|note|prends|envoie)|c est (?:bien|mieux|ca|top|pas mal))\b/

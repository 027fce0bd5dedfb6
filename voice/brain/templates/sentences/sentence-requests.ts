/** Matches a request for words that the caller can say or write to somebody, in normalised text. */
export const sentenceRequest =
  /\b((aide|aidez|aider|prepar\w*|trouv\w*|formul\w*|redig\w*|ecri\w*|donne\w*|dicte\w*|propos\w*|fais|faites) .{0,40}\b(phrase|message|mot|mots|sms|mail|lettre|courrier|texte|(pour|a) (lui |leur )?(dire|parler|demander|annoncer|expliquer|ecrire|formuler|refuser|repondre))|(une|ma|la) phrase (pour|a dire|toute prete|prete)|(juste|seulement) (une|la) phrase|un (message|mot|sms|mail|texto) pour|(comment|quoi|qu est ce que je|que) (je )?(peux|pourrais|dois|devrais|vais|puis je)? ?(je )?(lui|leur|le|la|l|te|vous)? ?(lui |leur )?(dire|dis|formuler|annoncer|demander|repondre|reponds|tourner|commencer (la|ma|le|cette|une) (lettre|message|conversation|discussion))|(je|j) (lui |leur |y )?(en )?(dis|parle|reponds|ecris|envoie) (quoi|comment)|(lui|leur) mets quoi|(lui|leur) demande comment|je commence comment (au telephone|le mail|la lettre|mon message)|comment (je |j )?((le|la|les) (lui|leur)|lui|leur|le|l) (en )?(parle|dis|annonce|demande|explique|aborde)|comment (le|lui|leur|l) (dire|annoncer|demander|ecrire|parler)|comment (je |j )?(explique|dis|annonce|demande|presente|formule|tourne) (ca|cela|la chose|mon|ma|mes)\b|comment (expliquer|annoncer|presenter|formuler|tourner) (ca|cela)\b|(tu|vous) (lui|leur) (dirais|diriez|repondrais|repondriez|ecrirais|ecririez) quoi|qu est ce que (tu|vous) (lui|leur) (dirais|diriez|repondrais|repondriez|ecrirais|ecririez)|(tu|vous) me (l |le |la )(ecris|ecrivez|rediges|redigez|prepares|preparez|dictes|dictez)|comment (tu|vous) (lui |leur )?(dirais|diriez|formulerais|formuleriez))\b/

/** Matches a request that cannot be a mere statement: "il me faut un mot pour ma voisine". */
export const explicitSentenceRequest =
  /\b(?:(?:(?:j ai|j aurais) besoin d|il (?:me|m en) (?:faut|faudrait)|je (?:cherche|veux|voudrais)|aide\w*|trouve\w*|prepar\w*|ecri[sv]\w*|donne\w*) .{0,20}|^|et )(?:une?|des|ma|la) (?:phrase|mot|mots|message|sms|texto|mail|discours)s? pour (?!(?:m|me|moi) (?:donner|encourag|rassur|motiv|remonter|aider|calmer|endormir|booster))|\b(?:pour|faire|ecrire) un (?:mail|message|sms|courrier)$|\b(?:me faire|fais moi|faites moi|ecris moi|ecrivez moi) une? (?:phrase|message|mail|sms|texto)\b|\bun (?:message|mail|sms) a (?:faire|ecrire)\b|\bpour (?:\w+ ){1,8}je (?:lui|leur) (?:dis|reponds|ecris) quoi$|^(?:\w+ ){0,3}aide\w*(?: moi)? a (?:dire|demander|annoncer|proposer|expliquer|refuser|formuler) |\bcomment (?:je |on )?(?:peux |pourrais )?(?:dis|dire|annonc\w+|demand\w+|expliqu\w+|propos\w+) (?:a|au|aux) (?:mon|ma|mes|un|une|la|le|notre)\b/

/** Matches what only resembles such a request: "je te demande pas quoi lui dire", "un mot pour me donner du courage". */
export const noSentenceRequest =
  /\b(?:demande|veux|cherche) pas\b|\b(?:retiens|retenez|gardes|gardez|repetes|repetez|souviens|souvenez) ce qu|\bsais (?:jamais|plus) quoi\b|\b(?:en (?:anglais|espagnol|italien|allemand|japonais|arabe|chinois|russe)|m?endormir|dormir)\b|\b(?:mot|phrase|mots|message)s? pour (?:m|me|moi) (?:donner|encourag|rassur|motiv|remonter|aider|calmer|endormir|booster)/

/** Matches a request for words to announce the news that the caller has just reported: "comment je le lui annonce ?" */
export const newsRequest =
  /\b(?:l|le|la|ca|cela) (?:lui |leur )?(?:annonc|di[rst]|avou|expliqu|apprend)|\b(?:annonc|di[rst]|avou|expliqu)\w* (?:ca|cela)\b/

/** Matches what a prepared sentence should say: "je voudrais lui dire que…" */
export const sentenceContent =
  /^(?:(?:oui|non|en fait|ben|alors) )*(?:je (?:veux|voudrais)|j aimerais|il faut) (?:lui |leur |juste )*(?:dire|expliquer|annoncer|ecrire) (?:que|qu)\b/

/** Match requests to change or repeat the last prepared sentence, in normalised text. */
export const sentenceChanges = {
  toTu: /\b(?:tutoie\w*|tutoiement|on se tutoie|(?:mets?|mettez|avec|dis|dites) (?:le )?tu\b|tu au lieu de vous|en tutoyant)\b/,
  toVous:
    /\b(?:vouvoie\w*|vouvoiement|on se vouvoie|(?:mets?|mettez|avec) (?:le )?vous\b|vous au lieu de tu|en vouvoyant)\b/,
  thanks:
    /\b(?:r?ajout\w*|mets?|mettez|avec|termin\w*|fini\w*|faudrait|il faut)\b.{0,25}\b(?:merci|remerci\w*)/,
  apology:
    /\b(?:r?ajout\w*|mets?|mettez|avec|faudrait|il faut|on devrait|manque)\b.{0,25}\b(?:excus\w*|pardon|desole\w*)/,
  again:
    /\b(?:redi[st]\w*|repet\w*|redonn\w*|rappel\w*|reli[st]\w*|dicte\w*|c etait (?:quoi|laquelle)|quelle etait)\b(?: moi)?(?: deja)?(?: (?:la|celle|ta|votre|cette|ma|mon|le|ton|tout|toute))?(?: (?:premiere|derniere))? ?(?:phrase|message|mail|sms|texto|texte|version)\b|^(?:\w+ ){0,3}(?:redi[st]\w*|repet\w*|redonn\w*) (?:moi )?(?:la|le)(?: moi)?(?: (?:en entier|encore|une fois|lentement))*$|\b(?:phrase|message|mail) (?:en entier|entiere?|complete?)\b/,
} as const

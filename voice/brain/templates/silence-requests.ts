// What callers say when they want silence, leave for a moment, or come back: patterns for normalised text.

export const silenceRequest =
  /(?<!^pourquoi .*)\b((reste\w*|restez) (juste |simplement )?(la )?(sans (parler|rien dire)|en silence|silencieu\w*)|(?<!\bje (m|lui|la|le|te|vous) .*)sans (parler|rien dire)( un peu|$)|(tais toi|taisez vous|chut)( un peu| deux| une| s il|$)|(peux|pourrais|pouvez|pourriez) (tu |vous )?(te|vous) taire|rester (un peu |un moment )?silencieu\w*|(un peu|besoin|moment) de silence|(envie|besoin) de rien dire|(ne )?(dis|dites|parle|parlez) (plus )?rien( un peu| deux| pendant| s il|$)|(laisse|laissez) moi (deux|une|cinq|un|quelques|respirer|tranquille (deux|un))( \w+)?|(?<!\b(?:est|suis|ai|sont) )reste\w* (juste |simplement )?la( avec moi)?( s il te plait| s il vous plait|$))/

export const waitRequest =
  /(?<!^pourquoi .*)(?<!\b(?:il|elle|qu il|qu elle|on|j|je l|je le|je la|je les|je t|je vous) )\b((attends?|attendez|patiente\w*|quitte\w* pas|bouge\w* pas)( moi)?( deux| une| un| je reviens|$)|je reviens( (tout de suite|vite|dans \w+( \w+)?))?$|(?:^|attends |attendez |donne\w* moi |ok |bouge pas )(deux|une) (minutes?|secondes?)( je reviens| attends| s il|$)|(deux|une) (minutes?|secondes?)( je reviens| attends| s il)|(faut|dois|vais) (que |qu )?(j |je )?(aille|aller|ouvrir|repondre|voir) .{0,30}(deux|une|attends|reviens))/

export const returnPattern =
  /^((oui|voila|bon|hop|ca y est|c est bon|re|et) )*((me|nous) (re)?(voila|revoila)|je suis (de retour|revenue?|la de nouveau)|je suis la a nouveau|re$)/

/** Matches a request to wait, followed by one to six words of explanation: "attends, je te mets sur haut-parleur". */
export const waitRequestWithReason =
  /^(?:attends|attendez|(?:une seconde|deux secondes|une minute)(?! (?:sur|dans|a|au|et|de|pas|avant|apres|quand|seulement|peut|pour|chez|devant|la)\b)|(?:ne )?quitte\w* pas) (?!mais|si|stop|tu|vous|quoi|pourquoi|comment|donc|je (?:comprends|crois|t|vous|voulais|veux))\w+(?: \w+){0,5}$/

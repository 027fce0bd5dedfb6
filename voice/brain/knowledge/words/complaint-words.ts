// Words that show whether a statement is a complaint, above all about health.

/** Matches the concepts of `toHealthWords` that show a complaint, such as symptoms, medicines and duration. */
export const complaintConcepts =
  /\bx(?:medical|douleur|bloque|gonfle|sang|plaie|coule|gratte|odeur|fievre|vomir|vertige|engourdi|tomber|mordu|bruler|prodoc|projoint|medicament|maladie|grave|duree)\b/

/**
 * Matches statements that only resemble a health concern: "que je suis trop timide", "je mange plus de viande", "dormir
 * sur ses deux oreilles", "ça me gonfle", "besoin de respirer", "développé couché".
 */
export const harmlessStatements =
  /\bque (?:je suis|j['’]suis) (?:trop |très |pas assez )?(?:gentil|gentille|bavarde?|timide|naïf|naïve|têtue?|égoïste|exigeante?|jaloux|jalouse)(?![\wà-ÿ])|^je (?:ne )?mange plus de [\wà-ÿ]+(?: depuis [\wà-ÿ ]{1,20})?$|\bsur (?:[mtsvnl]es|leurs|[nv]os) deux oreilles\b|\b(?:me|nous) gonfle(?:nt)?\b|\b(?:besoin|envie) de respirer(?: un peu)?$|\b(?:au|développé) couché(?![\wà-ÿ])/i

/**
 * Matches news of somebody who is in hospital, and so is already cared for. Does not match a question, or a text that
 * mentions the caller, because such a text may report a concern of the caller's own.
 */
export const newsFromHospital =
  /^(?!.*(?:\?|est-ce que|c['’]est normal|quand même|(?<![\wà-ÿ])(?:[jm]['’]|(?:je|moi|me)(?![\wà-ÿ])))).*(?<![\wà-ÿ])(?:est|était|étaient|a été|reste|sont|restera) (?:encore |toujours )?(?:à l['’]hôpital|hospitalisée?s?|en réanimation|à la clinique)(?![\wà-ÿ])/i

/** Matches words that suggest that a clause is a complaint, in normalised text. */
export const complaintWords =
  /\b(rien|jamais|personne|plus|pas|seule?|dernier|derniere|encore|toujours|trop|meme pas)\b/

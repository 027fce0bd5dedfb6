// Words that decide whether an answer is quoted, and which part of it.

/** Matches the words at the start of an answer that are left out of the quotation: "je dirais", "euh". */
export const introductoryWords =
  /^(?:(?:euh|ben|bah|bon|alors|oui|ouais|eh bien|moi|plutôt|je dirais|je serais|disons|peut-être|c['’]est|ce serait|ça serait|j['’]ajoute|dans ma valise il y a)[ ,]+)+/i

/** Matches a capitalised first word that loses its capital when the answer is quoted inside a sentence. */
export const lowercasedFirstWord =
  /^(?:Le|La|Les|L’|Un|Une|Des|Du|De|Mon|Ma|Mes|Au|Aux|À|En|Chez|Être|Avoir|Faire) /

/** Matches words about the caller or the companion; an answer with such a word is not quoted. */
export const firstOrSecondPersonPattern =
  /(?:^|[ ’'])(?:je|j|me|m|moi|mon|ma|mes|tu|toi|ton|ta|tes|vous|votre|vos|nous|on)(?=[ ’']|$)/i

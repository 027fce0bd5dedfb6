// Words that decide which part of an answer is quoted.

export const introductoryWords =
  /^(?:(?:euh|ben|bah|bon|alors|oui|ouais|eh bien|moi|plutôt|je dirais|je serais|disons|peut-être|c['’]est|ce serait|ça serait|j['’]ajoute|dans ma valise il y a)[ ,]+)+/i

export const articlePattern =
  /^(?:Le|La|Les|L’|Un|Une|Des|Du|De|Mon|Ma|Mes|Au|Aux|À|En|Chez|Être|Avoir|Faire) /

export const firstOrSecondPersonPattern =
  /(?:^|[ ’'])(?:je|j|me|m|moi|mon|ma|mes|tu|toi|ton|ta|tes|vous|votre|vos|nous|on)(?=[ ’']|$)/i

// Words at the boundaries between the parts of what callers say.

/** Matches an announcement before the news: "j’ai un truc à te raconter, il m’a embrassée". */
export const announcement =
  /^[^,.!?]*(?:à|de|d[’']) ?(?:te|vous|t[’']) ?(?:raconter|dire|annoncer|avouer|apprendre)[^,.!?]*[,.!] +(?=\S+ \S)/i

/** Matches the boundary of two clauses: punctuation, or the space before a conjunction with a new subject. */
export const clauseBoundary =
  /[,;:]\s*| (?=(?:et|mais|parce que|donc|alors|puis|du coup|sauf que|et puis) (?:je |j[’']|il |elle |on |c[’']|mon |ma |mes |le |la ))/

/** Matches the start of a clause in recognised speech, which has no commas: "ma collègue est là elle parle". */
export const spokenBoundary =
  /(?<=\p{L}+[ ’']\p{L}+[ ’']\p{L}+)(?<! (?:que|quand|si|où|qui|dont|comme|et|ou|mais|quoi|alors|puis|sinon|moi|toi|lui)) (?=(?:je |j[’']|il |elle |on |c[’']est |c[’']était |ça |y a |ils |elles ))/u

/** Matches words before a statement that do not change its meaning. */
export const leadingFillers = /^(?:(?:oui|ouais|bah|ben|ah|oh|bon|mais|et|enfin|bref|alors|moi) )+/

/** Matches a statement that begins with "il" or "elle", unless the pronoun refers to nobody: "il pleut", "il faut". */
export const thirdPersonStart =
  /^(?:(?:et|mais|bah|ben|bon|non|oui) )*(?:ils?|elles?) (?!est (?:\S+ )?heures?|est (?:tôt|tard|minuit|midi)|y |faut|pleut|neige|fait )/i

/** Matches the determiner at the start of a noun phrase. */
export const nounPhraseStart = /^(?:mon|ma|mes|notre|nos|une?|le|la|les) /i

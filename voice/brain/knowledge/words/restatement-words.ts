// Words of clauses that cannot be restated, or only in part.

/** A restatement, in the companion's words ("tu as" for "j'ai"), is not said if it matches one of these. */
export const unsafePatterns: readonly RegExp[] = [
  // Split in the wrong place, or makes no sense without the next clause.
  /[ ’](?:et|et puis|et après|puis|après|un jour|un soir|ou|mais|pourtant|comment|alors|donc|du coup|parce|quand|de|à|pour|avec|dans|sur|que|qui|même|très|trop|si|le|la|les|un|une|des|mon|ma|mes|ton|ta|tes|votre|vos|leurs?|son|sa|ses|maintenant|je|il|elle|on|y|en|est|sont|a|ont)$|(?:^| )(?:ou pas|ou non|n’est-ce pas)$|^(?:ça(?! (?:te|t’|vous))|c’est(?! (?:ton|ta|tes|votre|vos) )|c’était|il y a|y a|ce que|ce qui|ce qu’|(?:elle|lui|moi|toi|eux|nous) qu[e’]|(?:elle|lui|moi|toi|celui|celle|ce) qui) /i,
  // Speech that is reported without "que", whose end is uncertain: "il m'a dit ce soir c'est toi qui conduis".
  /(?:^|[ ’])(?:dit|dis|dites|disais|disait|disiez|répond|répondu|demande|crie|crié) (?!(?:toujours |souvent |encore )?(?:que |qu’)|si |pourquoi |comment |merci|bonjour|au revoir|oui$|non$|rien|quelque)/i,
  // A list without commas.
  /(?<!\p{L})(?:le|la|les) \p{L}+ (?:le|la|les) \p{L}+/iu,
  // One of two options, or the beginning of what somebody says.
  /(?:^| )entre (?!.* et )|(?:^|[ ’])(?:dit|disent|dis|dites|trouve|pense|croit|pensent) (?:que |qu’)(?:(?:le|la|les|un|une|mon|ma|mes|ton|ta|tes|votre|vos) |l’)\S+$/i,
  // The date: "on est lundi" would become "vous êtes lundi".
  /^vous (?:êtes|étiez) (?:en |le |au )?(?:\d|premier|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)/i,
  // The caller's age.
  /^(?:tu as|vous avez) .*(?<!depuis .*) ans(?: |$)/i,
  // A negation that lacks "ne", which a companion never leaves out; "sauf", "enfin", a repeated word or "toi, tu".
  /(?:^| )sauf |^(?!.*(?:^|[ ’])n(?:e |’)).*(?:^| )(?:pas|plus|jamais|rien|(?<!comme )personne|aucune?)(?: |$)|(?:^| )enfin |.(?:^| )(?:toi|vous) (?:tu|vous|ton|ta|tes|vos|votre) |(?:^| )(\p{L}{4,}) .*\1(?: |$)/iu,
  // Belittles the caller: "tu es nul", "vous ne comprenez rien".
  /^(?:tu|vous) .*(?:(?:^|[ ’])(?:nuls?|nulles?|bêtes?|idiote?s?|con|conne|moches?|grosse?s?|folles?|fous?|incapables?|stupides?|ridicules?|lâches?|minables?|ratée?s?|vieux|vieille|lourde?s?)(?: |$)|(?:compren|ser|val|vau)\p{L}* (?:à )?rien)/iu,
  // A second clause without a conjunction: "tu vas lui écrire une lettre ça ne se fait plus". A pronoun after a
  // conjunction or a preposition does not count.
  /\S (?<!(?:^|[ ’])(?:que|quand|si|où|comme|dont|et|mais|ou|avec|pour|sans|chez|de|à|sur|vers|par|entre|parce|lorsque|puisque|ni|sur) )(?:tu \p{L}|vous (?:êtes|\p{L}+ez)|c’est|c’était|ils?|elles?|on|ça (?:se|s’|me|m’|te|t’|lui|fait|va|vaut|ne|n’|a|marche|coûte|sert)) ?/iu,
]

/** Matches words at the end that belong to the next clause, are only a comment or a goodbye, or ask for attention. */
export const trailingPattern =
  / (?:(?:c’est )?la (?:honte|galère|misère|cata|totale|loose|poisse)|l’(?:horreur|angoisse|enfer)|non|justement|c’est tout|bonne (?:soirée|nuit|journée)(?: quand même)?|merci (?:madame|monsieur|à vous|beaucoup)|et puis|remarquez|remarque|figurez-vous|figure-toi|évidemment|voilà|enfin|surtout .*|(?<!(?:suis|es|est|êtes|sont|étiez|était|par|venez|vient|reste|jusque|et) )là)$/i

/** Matches a clause that ends with a noun, which may be the subject of the clause after it: "tu appelles ta sœur elle". */
export const nounAtEndPattern =
  /(?:^| )(?<!(?:^| )(?:pour|chez|dans|sur|sous|avec|sans|vers|contre|par|devant|derriere|depuis|a|de|d) )(?:(?:le|la|les|l|une?|des|mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|leurs?|ce|cette|ces) \S+(?: \S+)?|moi|toi|lui|elle|eux)$/

/** Matches words that make the clause after them one of two options, a condition, a time or a question. */
export const dependentClauseIntroduction =
  /(?:^| )(?:ou(?: bien| alors)?|si(?: un jour| jamais)?|des que|comment|pourquoi|combien|quand|est ce qu?e?|qu est ce qu?e?) $/

/** Matches a pronoun at the start of the next clause. */
export const pronounAtStartPattern = /^(?:ils?|elles?|c|ca|on|lui|qui) /

/** Matches the beginning of another clause at the end of a clause: "tes angoisses et le nouveau". */
export const begunClausePattern =
  / (?:alors \S+$|et (?:qu(?:e |’)|ce qu(?:e|i) |(?:comme|quand|puis|dès que|du coup) ).*|(?:et|mais) (?:(?!.* (?:est|était|a|sont|va) )(?:le|la|les|l’|un|une|mon|ma|ton|ta|tes|votre|vos|lui|elle|eux|son|sa) ?\S+(?: \S+){0,2}|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|hier|là|depuis).*))$/i

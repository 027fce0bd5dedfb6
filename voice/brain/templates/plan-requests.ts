// What callers say when they want a plan or a first step.

export const planRequest =
  /\b((fais|faire|faites|prepar\w*|donne\w*|propos\w*|aide\w*( moi| m)? a (faire|preparer|construire)|besoin|demande|veux|voudrais|aimerais) (moi |m |nous )?(d |de |a |faire )*(un|le|mon|notre) (plan|planning|programme|emploi du temps)|(aide\w*|aider)( moi| m)? (a )?(m )?organiser|(organis|planifi)\w* (moi )?(ma|mes|la|cette|les) (semaine|journee|journees|revisions?|soiree|week ?end|affaires)|(un|le) plan d(e|u) (travail|revision))\b/

/** Matches a request for one thing to do, such as a first step. */
export const actionRequest =
  /\b(donne\w*|propos\w*|dis|dites|conseill\w*|trouv\w*|il me faut|je veux|je voudrais)( moi| m)? (juste |seulement )?(une?|le|la) (seule? )?(petite? |premiere? |seule? )?(truc|chose|pas|action|geste|astuce|etape|defi)\b(?! (?:a|pour|qui|de|d) (?!faire\b|commencer\b))|\b(truc|chose) a faire\b/

export const howToStartQuestion =
  /^(et |bon |alors |du coup )*((je|on) commence par (quoi|ou)|par (quoi|ou) (je |on |tu commencerais|vous commenceriez)?(commencer?)?|(je|on) m y prends? (comment|par ou))(?: (?:avec|pour|dans) .+)?$/

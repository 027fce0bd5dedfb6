/** Matches a single normalised word that names a person, such as "soeur" or "dentiste". */
export const personNoun =
  /^(?:meres?|peres?|maman|papa|parents?|freres?|soeurs?|filles?|fils|enfants?|gosses?|gamine?s?|bebe|jumeaux|jumelles|mari|femme|epouse|epoux|copains?|copines?|mecs?|meuf|conjointe?|compagnons?|compagnes?|ex|amie?s?|potes?|chefs?|cheffe|patronne?s?|patron|managers?|directeur|directrice|collegues?|voisine?s?|profs?|professeurs?|professeure|maitre|maitresse|instit|colocataires?|colocs?|cousine?s?|tantes?|tata|oncles?|tonton|mamie|papi|papy|mamy|neveux?|nieces?|filleule?|parrain|marraine|aine|ainee|cadet|cadette|ado|ados|clients?|clientes?|patientes?|patients?|medecin|docteur|banquier|banquiere|conseiller|conseillere|proprietaire|proprio|locataires?|gardien|gardienne|concierge|facteur|boulanger|boulangere|coiffeur|coiffeuse|moniteur|monitrice|entraineur|coach|stagiaires?|apprenti|apprentie|associee?|secretaire|infirmiere?|kine|psy|plombier|reparateur|electricien|garagiste|livreur|vendeur|vendeuse|serveur|serveuse|chauffeur|gars|types?|nana|dame|monsieur|homme|garcon|gens|famille|equipe|eleves?|etudiante?s?|camarades?|animateur|animatrice|rh|drh|recruteur|recruteuse|notaire|avocat|avocate|maire|pretre|correspondante?|remplacante?|dentiste|rencard|crush|amoureux|amoureuse|fiancee?)$/

/** Matches a statement that starts with somebody or something of the caller: "mon frère". */
export const aboutOtherPattern =
  /^(?:(?:et|mais|sinon|alors|bon|puis) )*(?:mon|ma|mes|notre|nos|j’ai une?) \p{L}/iu

/** Matches a phrase in which the companion names somebody or something of the caller: "ta sœur". */
export const yourPattern = /^(?:ton|ta|tes|votre|vos) /
